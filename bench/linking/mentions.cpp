// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "linking/mentions.h"

#include "base/text.h"
#include "linking/namerules.h"
#include "sample/random.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <set>

namespace tripletalk::bench {

namespace {

using Words = std::vector<std::string>;

/// Neighbouring seeds of the generator give the same numbers, one later.
constexpr std::uint64_t farApart = 1'000'003;
using sample::Random;

constexpr std::size_t mostTries = 400;  ///< for one mention of one kind
constexpr std::size_t mostAmbiguous = 12;

bool isLetters(const std::string& word) {
    return std::ranges::all_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
}

std::size_t letters(const Words& words) {
    std::size_t sum = 0;
    for (const std::string& word : words) sum += word.size();
    return sum;
}

/// Makes mentions of one set of things.
class Generator {
  public:
    Generator(const std::vector<NamedThing>& things, std::uint64_t seed)
        : m_things(things), m_random(seed * farApart) {
        for (std::size_t i = 0; i < things.size(); ++i) {
            m_names.emplace_back();
            for (const std::string& name : things[i].names)
                m_names.back().push_back(nameWords(name));
            if (!things[i].key.empty()) m_entities.push_back(i);
        }
    }

    std::vector<Mention> generate(std::size_t count) {
        std::vector<Mention> mentions;
        const std::size_t others = count / 6;
        while (mentions.size() < count - 2 * others)
            if (auto made = clear(m_kinds[mentions.size() % m_kinds.size()]))
                mentions.push_back(std::move(*made));
        for (std::size_t i = 0; i < 2 * others; ++i)
            if (auto made = i < others ? ambiguous() : absent())
                mentions.push_back(std::move(*made));
        return mentions;
    }

  private:
    using Change = std::optional<std::string> (Generator::*)(const NamedThing&);

    std::optional<Mention> clear(const std::pair<const char*, Change>& kind) {
        for (std::size_t i = 0; i < mostTries; ++i) {
            const std::size_t thing = m_random.pick(m_entities);
            const auto text = (this->*kind.second)(m_things[thing]);
            if (!text || !isClear(nameWords(*text), thing, std::string_view(kind.first) == "id"))
                continue;
            return mention(Expected::Clear, kind.first, *text, {m_things[thing].key});
        }
        // This graph has no name that can be changed so: another kind takes its turn.
        return kind.second == &Generator::dropped ? std::nullopt : clear(m_kinds.front());
    }

    bool isClear(const Words& said, std::size_t thing, bool isId) const {
        if (letters(said) < (isId ? 3 : 4)) return false;
        const bool whole = isWholeName(said, thing);
        bool meant = false;
        for (std::size_t other = 0; other < m_things.size(); ++other) {
            const bool may = mayBe(said, other);
            if (other == thing) meant = may;
            if (other == thing || !may || belongsTo(other, thing)) continue;
            if (!whole || isWholeName(said, other)) return false;
        }
        return meant;
    }

    /// A value that says no more than the entity's own name does not compete with it.
    bool belongsTo(std::size_t other, std::size_t thing) const {
        return m_things[other].key.empty() && m_things[other].table == m_things[thing].table &&
               std::ranges::any_of(m_names[thing], [&](const Words& name) {
                   return holds(name, m_names[other].front());
               });
    }

    bool mayBe(const Words& said, std::size_t thing) const {
        return std::ranges::any_of(m_names[thing], [&](const Words& name) {
            return fits(said, name) || (said.size() == 1 && said[0] == initials(name));
        });
    }

    bool isWholeName(const Words& said, std::size_t thing) const {
        return std::ranges::any_of(m_names[thing], [&](const Words& name) {
            return name.size() == said.size() && holds(name, said);
        });
    }

    static std::string initials(const Words& name) {
        std::string found;
        if (name.size() < 3) return found;
        for (const std::string& word : name)
            if (!word.empty()) found += word[0];
        return found;
    }

    std::optional<std::string> dropped(const NamedThing& thing) {
        Words words = written(thing.label);
        if (words.size() < 2) return std::nullopt;
        const std::size_t keep = 1 + m_random.below(words.size() - 1);
        while (words.size() > keep)
            words.erase(words.begin() + static_cast<std::ptrdiff_t>(m_random.below(words.size())));
        return text::join(words, " ");
    }

    std::optional<std::string> reordered(const NamedThing& thing) {
        Words words = written(thing.label);
        if (words.size() < 2) return std::nullopt;
        const Words before = words;
        m_random.shuffle(words);
        if (words == before) return std::nullopt;
        if (words.size() > 3 && m_random.chance(50)) words.pop_back();
        return text::join(words, " ");
    }

    std::optional<std::string> misspelt(const NamedThing& thing) {
        Words words = written(thing.label);
        const auto longOnes = std::ranges::count_if(words, isLong);
        if (longOnes == 0) return std::nullopt;
        auto which = m_random.below(static_cast<std::size_t>(longOnes));
        for (std::string& word : words)
            if (isLong(word) && which-- == 0) word = withTypo(word);
        if (words.size() > 2 && m_random.chance(40)) words.erase(words.begin());
        return text::join(words, " ");
    }

    static bool isLong(const std::string& word) {
        return word.size() >= 5 && isLetters(text::toLower(word));
    }

    std::string withTypo(std::string word) {
        const std::size_t at = 1 + m_random.below(word.size() - 2);
        const char other = static_cast<char>('a' + m_random.below(26));
        switch (m_random.below(4)) {
            case 0:
                std::swap(word[at], word[at + 1]);
                break;
            case 1:
                word.erase(at, 1);
                break;
            case 2:
                word.insert(at, 1, other);
                break;
            default:
                word[at] = other;
        }
        return word;
    }

    std::optional<std::string> abbreviated(const NamedThing& thing) {
        Words words = written(thing.label);
        if (words.size() >= 3 && m_random.chance(25)) {
            if (!std::ranges::all_of(words,
                                     [](const auto& w) { return isLetters(text::toLower(w)); }))
                return std::nullopt;
            return text::toUpper(initials(words));
        }
        if (words.size() == 2 && m_random.chance(30) && isLetters(text::toLower(words[0])))
            return words[0].substr(0, 1) + ". " + words[1];
        const auto longOnes =
            std::ranges::count_if(words, [](const auto& w) { return isLong(w) && w.size() >= 6; });
        if (longOnes == 0) return std::nullopt;
        auto which = m_random.below(static_cast<std::size_t>(longOnes));
        for (std::string& word : words)
            if (isLong(word) && word.size() >= 6 && which-- == 0)
                word = m_random.chance(60) ? cutOff(word) : contracted(word);
        return text::join(words, " ");
    }

    std::string cutOff(const std::string& word) {
        return word.substr(0, 3 + m_random.below(2)) + (m_random.chance(50) ? "." : "");
    }

    /// "Manager" -> "Mngr": its consonants, of long words the first two and the last.
    static std::string contracted(const std::string& word) {
        std::string kept = word.substr(0, 1);
        for (const char c : word.substr(1))
            if (std::string_view("aeiouy").find(c) == std::string_view::npos) kept += c;
        if (kept.size() > 4) kept = kept.substr(0, 3) + kept.back();
        return kept;
    }

    std::optional<std::string> plainSpelling(const NamedThing& thing) {
        const bool plain = std::ranges::all_of(
            thing.label, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
        if (!plain) return text::fold(thing.label);
        return m_random.chance(50) ? text::toLower(thing.label) : text::toUpper(thing.label);
    }

    /// The key, its words, or a long number in it.
    std::optional<std::string> id(const NamedThing& thing) {
        if (m_random.chance(30)) return thing.key;
        const Words words = nameWords(thing.key);
        if (words.empty()) return std::nullopt;
        if (m_random.chance(40)) return text::join(words, " ");
        Words parts;
        for (const std::string& word : words)
            if (word.size() >= 4 && word[0] >= '0' && word[0] <= '9') parts.push_back(word);
        if (parts.empty()) return std::nullopt;
        return m_random.pick(parts);
    }

    std::optional<Mention> ambiguous() {
        for (std::size_t i = 0; i < mostTries; ++i) {
            const NamedThing& thing = m_things[m_random.pick(m_entities)];
            Words words = written(thing.label);
            if (words.empty()) continue;
            const std::size_t keep = 1 + m_random.below(words.size());
            while (words.size() > keep)
                words.erase(words.begin() +
                            static_cast<std::ptrdiff_t>(m_random.below(words.size())));
            const std::string said = text::join(words, " ");
            if (auto keys = equalOnes(nameWords(said)))
                return mention(Expected::Ambiguous, "ambiguous", said, std::move(*keys));
        }
        return std::nullopt;
    }

    /// The entities whose labels have all words, if they are a few and have equally many more.
    std::optional<std::vector<std::string>> equalOnes(const Words& said) const {
        if (letters(said) < 4) return std::nullopt;
        std::vector<std::string> keys;
        std::set<std::size_t> sizes;
        for (const std::size_t entity : m_entities) {
            const Words& label = m_names[entity].front();
            if (!holds(label, said)) continue;
            keys.push_back(m_things[entity].key);
            sizes.insert(label.size());
        }
        if (keys.size() < 2 || keys.size() > mostAmbiguous || sizes.size() > 1) return std::nullopt;
        return keys;
    }

    /// A label with its rarest words replaced by invented ones, or invented altogether; or an
    /// identifier with other digits.
    std::optional<Mention> absent() {
        for (std::size_t i = 0; i < mostTries; ++i) {
            const NamedThing& thing = m_things[m_random.pick(m_entities)];
            std::string said;
            const std::size_t kind = m_random.below(4);
            if (kind < 2) {
                said = invented() + " " + invented();
            } else if (kind == 2) {
                const Words words = written(thing.label);
                if (words.size() < 2) continue;
                said = invented() + " " + words.back();
            } else {
                said = otherDigits(thing.key);
                if (said == thing.key) continue;
            }
            if (isAbsent(nameWords(said))) return mention(Expected::Absent, "absent", said, {});
        }
        return std::nullopt;
    }

    bool isAbsent(const Words& said) const {
        for (std::size_t thing = 0; thing < m_things.size(); ++thing)
            for (const Words& name : m_names[thing])
                if (fits(said, name) || (!name.empty() && holds(said, name))) return false;
        return true;
    }

    std::string invented() {
        static const Words syllables{"zor", "quim", "bex",  "wuf",  "dylp", "gnash", "ofto",
                                     "yab", "ulch", "prux", "hify", "joch", "vemp",  "kwil"};
        std::string word;
        for (std::size_t i = 2 + m_random.below(2); i > 0; --i) word += m_random.pick(syllables);
        word[0] = static_cast<char>(word[0] - 'a' + 'A');
        return word;
    }

    std::string otherDigits(std::string key) {
        for (char& c : key)
            if (c >= '0' && c <= '9') c = static_cast<char>('0' + m_random.below(10));
        return key;
    }

    /// The label's words as written, without what is only marks.
    static Words written(const std::string& label) {
        Words words;
        for (const text::Word& word : text::words(label)) words.push_back(word.text);
        return words;
    }

    Mention mention(Expected expected, const std::string& how, const std::string& said,
                    std::vector<std::string> keys) {
        static const std::array<std::pair<std::string_view, std::string_view>, 6> carriers{
            {{"", ""},
             {"What do we know about ", "?"},
             {"tell me more on ", ""},
             {"Is there something like ", " here?"},
             {"Was wissen wir über ", "?"},
             {"Please show ", "."}}};
        const auto& [before, after] = carriers[m_random.below(carriers.size())];
        return {expected,
                how,
                std::string(before) + said + std::string(after),
                before.size(),
                before.size() + said.size(),
                std::move(keys)};
    }

    const std::vector<NamedThing>& m_things;
    std::vector<std::vector<Words>> m_names;
    std::vector<std::size_t> m_entities;
    Random m_random;
    const std::vector<std::pair<const char*, Change>> m_kinds{
        {"dropped", &Generator::dropped},
        {"reordered", &Generator::reordered},
        {"misspelt", &Generator::misspelt},
        {"abbreviated", &Generator::abbreviated},
        {"plain spelling", &Generator::plainSpelling},
        {"id", &Generator::id}};
};

}  // namespace

Result<std::vector<NamedThing>> namedThings(const knowledge::KnowledgeBase& base) {
    auto database = base.openDatabase();
    if (!database) return database.error();
    std::vector<NamedThing> things;
    for (const induction::Table& table : base.schema().tables) {
        if (!table.holdsEntities() || table.hidden || !table.key()) continue;
        const std::string name = sqlite::quoteIdentifier(table.name);
        auto read =
            database->each(R"(SELECT e.key, e.label FROM entity e WHERE e.key IN (SELECT )" +
                               sqlite::quoteIdentifier(table.key()->name) + " FROM " + name + ")",
                           [&](const sqlite::Statement& row) {
                               const std::string key(row.text(0)), label(row.text(1));
                               things.push_back({table.name, key, label, {label, key}});
                           });
        if (!read) return read.error();
        if (table.kind == induction::TableKind::View) continue;
        for (const induction::Column& column : table.columns) {
            if (column.type != "TEXT" || column.role != induction::ColumnRole::Literal) continue;
            const std::string of = sqlite::quoteIdentifier(column.name);
            read = database->each("SELECT DISTINCT " + of + " FROM " + name + " WHERE length(" +
                                      of + ") BETWEEN 1 AND 120",
                                  [&](const sqlite::Statement& row) {
                                      const std::string value(row.text(0));
                                      things.push_back({table.name, "", value, {value}});
                                  });
            if (!read) return read.error();
        }
    }
    return things;
}

std::vector<Mention> generateMentions(const std::vector<NamedThing>& things, std::size_t count,
                                      std::uint64_t seed) {
    return Generator(things, seed).generate(count);
}

}  // namespace tripletalk::bench
