// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/stemmer.h"
#include "language/dictionary.h"
#include "language/language.h"
#include "language/thesaurus.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace tripletalk::language {

/// A word of a question: as written, folded, and its stem. Of a script that writes without blanks
/// each character is one.
struct Token {
    std::string text;
    std::string folded;
    std::string stem;
    std::size_t begin = 0;
    std::size_t end = 0;
    bool stop = false;  ///< a function word: need not be placed
    std::optional<double> number = {};
    bool article = false;   ///< may stand between a question word and what it asks for
    std::string date = {};  ///< of a number token that is a date: "2019", "2019-03", "2019-03-12"
    std::string unit = {};  ///< written right behind a number ("300km", "20 %")
    double scale = 1;       ///< that the number was multiplied with: 1e6 in "2 million"

    void scaleBy(double factor) {
        *number *= factor;
        scale *= factor;
    }
};

enum class CueKind {
    Which,   ///< asks for the entities themselves; `generic` where it may as well ask for a value
             ///< ("what")
    Count,   ///< how many
    Degree,  ///< how, before an adjective
    Hint,    ///< when, where, how much: words of the attribute asked for
    Adjective,  ///< heavy, heavier, heaviest
    Verb,       ///< costs, weighs
    Compare,    ///< more than …
    Aggregate,  ///< average …
    Most,       ///< more (degree 1), most (degree 2), less, fewest
    Top,        ///< top 5, bottom 5
    First,      ///< first, last: by the attributes of time
    OneOfTwo,   ///< the former (up), the latter
    Pick,       ///< "the red one": of several things spoken of before
    Than,       ///< `generic` where the word asks as well: it compares behind a comparative alone
    Negation,
    Group,  ///< per, for each; `generic` where the word does more than that ("by")
    Or,
    Pronoun,     ///< one thing spoken of before; `generic` where it owns what follows ("its")
    Set,         ///< several things spoken of before
    FollowUp,    ///< and, what about
    YesNo,       ///< is, does: where a question begins with it
    Abstract,    ///< tell me about …
    Difference,  ///< the difference in …; `generic` where it is one before a comparative only
                 ///< ("how much")
    Contrast,    ///< compare …
    Filler,      ///< polite or grammatical words that mean nothing here
    Unique,      ///< that no other has
    Sort,        ///< sorted by …
    Direction,   ///< ascending (up), descending
    Everything,  ///< all information
    Distinct,    ///< different, distinct
    Both,        ///< both … and …
    Common,      ///< most (up) or least common
    Like,        ///< containing the text …; `op` says where ("starts", "ends")
    Relative,  ///< that, whose, with: what follows narrows what was said; `generic` where the word
               ///< does so behind a comma alone (German "die")
    Frame,     ///< words that only say that there is data ("on record")
    Named,     ///< name
    Times,     ///< (more than three) times
    Code,      ///< female: what `op` stands for where it is written so
};

/// What a general word or phrase of a language does in a question. The fitted weights of
/// answering/reading name the kinds by their number: new ones stand at the end.
struct Cue {
    CueKind kind = CueKind::Which;
    std::vector<std::string> attributes =
        {};                                 ///< names of columns that it may speak of, best first
    std::vector<std::string> inverse = {};  ///< columns that it orders the other way round
    int degree = 0;                         ///< adjective: 0 plain, 1 comparative, 2 superlative
    bool most = false;                      ///< a comparative that is the superlative as well
    bool up = true;                         ///< the greatest first
    std::vector<std::string> dimensions =
        {};                ///< base units of the columns that it may speak of, whatever their names
    bool generic = false;  ///< an adjective of any column ("highest")
    std::string op = {};   ///< of Compare: < <= > >= = between; of Aggregate: the function; of
                           ///< Which: "any"; of a Hint: "count" where it may count things as well
    bool reading = false;  ///< known to answering/reading alone, as yet
};

struct Unit {
    std::string base;
    double factor = 1;
};

/// The general wording of one language, from resources/language/<tag>.json: function words,
/// question words, adjectives with the attributes they speak of, operators, units. No word of any
/// particular graph. Immutable.
class Wording {
  public:
    /// The known language whose function words the text uses most; `fallback` (a language tag)
    /// decides a draw.
    static const Wording& forText(std::string_view text, std::string_view fallback = sourceTag);
    static const Wording& forTag(std::string_view tag);

    [[nodiscard]] std::vector<Token> tokens(std::string_view text) const;
    [[nodiscard]] std::string stem(std::string_view folded) const;
    /// Two folded words of one stem differ by no ending that makes another word ("charge",
    /// "charging").
    [[nodiscard]] bool isInflected(std::string_view word, std::string_view other) const;
    /// What words of one family share: "direct" of "director", "directed"; empty if too short.
    [[nodiscard]] std::string root(std::string_view stem) const;
    /// A noun that says only what kind of value a column has: "date", "name", "number".
    [[nodiscard]] bool isGeneric(const std::string& stem) const { return m_generic.contains(stem); }
    /// A noun for who does something: "supervisor".
    [[nodiscard]] bool isAgent(const std::string& folded) const;
    [[nodiscard]] bool isAuxiliary(const std::string& folded) const {
        return m_auxiliaries.contains(folded);
    }
    [[nodiscard]] bool isHaving(const std::string& folded) const {
        return m_having.contains(folded);
    }
    /// A word that stands for a person, or for a thing that is none.
    [[nodiscard]] bool isPersonal(const std::string& folded) const {
        return m_persons.contains(folded);
    }
    [[nodiscard]] bool isThing(const std::string& folded) const {
        return m_things.contains(folded);
    }
    [[nodiscard]] bool isStop(const std::string& folded) const { return m_stop.contains(folded); }
    [[nodiscard]] bool areSynonyms(const std::string& stem, const std::string& other) const;
    [[nodiscard]] std::vector<std::string> synonyms(const std::string& stem) const;
    /// What the installed thesaurus of the language has for a word; for words that nothing else
    /// places.
    [[nodiscard]] std::vector<std::string> thesaurus(const Token& token) const;
    /// Whether it is a word of the language as far as its data and the installed thesaurus tell: no
    /// name with a slip of the pen.
    [[nodiscard]] bool isOrdinary(const Token& token) const;
    /// Whether the thesaurus knows it as a noun.
    [[nodiscard]] bool isNoun(const Token& token) const;
    /// What the installed dictionary calls a word in another language (its tag).
    [[nodiscard]] std::vector<std::string> translations(const Token& token,
                                                        const std::string& to) const;
    /// Whether words are put together to one; such languages write nouns with capitals.
    [[nodiscard]] bool hasCompounds() const { return !m_joints.empty(); }
    /// A compound as its two words, the first without what joins it to the second ("Durchschnitt"
    /// and "alter"), where the language has compounds and both are known; their places are those in
    /// the text.
    [[nodiscard]] std::vector<Token> compound(
        const Token& token, const std::function<bool(const Token&)>& first,
        const std::function<bool(const Token&)>& second) const;

    struct Found {
        std::size_t length = 0;  ///< in tokens
        const Cue* cue = nullptr;
    };
    /// All cues whose phrase begins at this token, longest first; those of answering/reading alone
    /// only if it asks.
    [[nodiscard]] std::vector<Found> cuesAt(const std::vector<Token>& tokens, std::size_t at,
                                            bool reading = false) const;

    /// Names of attributes of time.
    [[nodiscard]] const std::vector<std::string>& times() const { return m_times; }
    [[nodiscard]] std::optional<Unit> unit(std::string_view name) const;
    [[nodiscard]] std::optional<double> scale(std::string_view name) const;
    /// A sentence part for answers; the name itself where the language lacks it.
    [[nodiscard]] std::string phrase(const std::string& name) const;
    /// Whether it is known how often answering/reading is right in this language.
    [[nodiscard]] bool isMeasured() const { return m_measured; }
    [[nodiscard]] const std::string& language() const { return m_language->tag(); }
    [[nodiscard]] std::string number(const std::string& plain, bool grouped = true) const {
        return m_language->number(plain, grouped);
    }
    [[nodiscard]] std::string plural(const std::string& noun) const {
        return m_language->plural(noun);
    }
    /// Whether a question word stands where the answer would ("X's author is who?"), not in front.
    [[nodiscard]] bool asksInPlace() const { return m_asksInPlace; }
    /// Whether a question is for a reason, a judgement, advice or what is to come ("why", "should
    /// I", "do you think"): no row of a table answers it.
    [[nodiscard]] bool asksForNoFact(std::string_view question) const;
    /// Whether a question speaks of what was said before it: "it", "of these", "the red one", or
    /// "and …" at its beginning.
    [[nodiscard]] bool refersBack(std::string_view question) const;
    /// Of the words of a name the one that says what it is, by its place: "weight" of "curb
    /// weight", "peso" of "peso en vacío".
    [[nodiscard]] std::size_t head(std::size_t words) const {
        return m_language->headFirst() ? 0 : words - 1;
    }

  private:
    [[nodiscard]] const Thesaurus& opened() const;
    [[nodiscard]] std::string base(const Token& token) const;
    [[nodiscard]] std::vector<std::string> forms(const Token& token) const;
    Wording(const Language& language, std::string_view json);
    static const std::vector<Wording>& all();
    void add(const std::string& phrase, const Cue& cue);
    [[nodiscard]] std::string spelledOut(std::string word) const;
    /// Whether the word is known as one that asks.
    [[nodiscard]] bool asks(const std::string& word) const;
    void readNumber(Token& token) const;
    void readAmounts(std::vector<Token>& tokens) const;
    void joinUnits(std::string_view text, std::vector<Token>& tokens) const;
    [[nodiscard]] std::size_t endOfUnit(std::string_view text, const std::vector<Token>& tokens,
                                        std::size_t number) const;
    void joinDates(std::string_view text, std::vector<Token>& tokens) const;
    [[nodiscard]] int month(const Token& token) const;

    struct Phrase {
        std::vector<std::string> words;
        Cue cue;
    };
    const Language* m_language;
    bool m_measured = false;
    bool m_asksInPlace = false;
    std::string m_thesaurus;
    std::map<std::string, std::string> m_dictionaries;  ///< by the other language
    std::vector<std::pair<std::string, std::string>>
        m_forms;                        ///< endings of one and many, or another case
    std::vector<std::string> m_joints;  ///< between the words of a compound
    std::vector<std::string> m_times;
    std::unordered_set<std::string> m_stop;
    std::unordered_set<std::string> m_articles;
    std::unordered_set<std::string> m_ones;  ///< articles that mean one before a unit
    bool m_onesAreNumbers = false;           ///< and are the word for one
    std::unordered_set<std::string> m_auxiliaries;
    std::unordered_set<std::string> m_having;
    std::unordered_set<std::string> m_persons;
    std::unordered_set<std::string> m_things;
    std::unordered_set<std::string> m_generic;
    Stemmer m_stemmer;
    std::vector<std::string> m_endings;
    std::vector<std::string> m_agents;
    std::unordered_map<std::string, std::string> m_irregular;        ///< plural -> singular
    std::unordered_map<std::string, std::vector<Phrase>> m_phrases;  ///< by first word
    /// Letters, and how they are written where a keyboard lacks them ("ö", "oe").
    std::vector<std::pair<std::string, std::string>> m_spelledOut;
    std::unordered_map<std::string, std::vector<int>> m_synonyms;  ///< stem -> groups
    std::vector<std::vector<std::string>> m_groups;
    std::unordered_map<std::string, Unit> m_units;
    std::unordered_map<std::string, double> m_scales;
    std::unordered_map<std::string, double> m_numbers;
    std::unordered_map<std::string, int> m_months;
    std::unordered_set<std::string>
        m_dateJoints;         ///< between day, month and year: "12 de marzo de 2019"
    std::string m_dateMarks;  ///< between them in digits: "12.3.2019"
    std::map<std::string, std::string> m_answers;
    std::vector<std::string> m_noFactFirst;  ///< folded; beginnings of questions
    std::vector<std::string> m_noFact;       ///< the same, anywhere
};

}  // namespace tripletalk::language
