// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// Reads resources/language/<tag>.json.
#include "base/text.h"
#include "language/wording.h"

#include <algorithm>
#include <set>

#include <nlohmann/json.hpp>

namespace tripletalk::language {

using nlohmann::json;
using Strings = std::vector<std::string>;

Wording::Wording(const Language& language, std::string_view data)
    : m_language(&language), m_stemmer(language.stemmer()) {
    const json file = json::parse(data);
    m_thesaurus = file.at("thesaurus");
    m_dictionaries = file.at("dictionaries").get<std::map<std::string, std::string>>();
    m_forms = file.at("forms").get<Endings>();
    m_joints = file.value("compounds", Strings());
    for (const auto& [many, one] : file.at("irregular").items())
        m_irregular[text::fold(many)] = text::fold(one.get<std::string>());
    for (const std::string word : file.at("genericnouns")) m_generic.insert(stem(text::fold(word)));
    for (const std::string word : file.at("ones")) m_ones.insert(text::fold(word));
    const json letters = file.value("spelledout", json::object());
    for (const auto& [letter, spelled] : letters.items())
        m_spelledOut.emplace_back(letter, spelled.get<std::string>());
    m_asksInPlace = file.value("asksinplace", false);
    m_onesAreNumbers = file.value("onesarenumbers", false);
    for (const auto& [key, set] :
         {std::pair("having", &m_having), std::pair("auxiliaries", &m_auxiliaries),
          std::pair("persons", &m_persons), std::pair("personpronouns", &m_persons),
          std::pair("thingpronouns", &m_things)})
        for (const std::string word : file.at(key)) set->insert(text::fold(word));
    m_agents = file.at("agents").get<Strings>();
    m_endings = file.at("endings").get<Strings>();
    for (const std::string word : file.at("stopwords"))
        for (const std::string& one : {word, spelledOut(word)}) m_stop.insert(text::fold(one));
    for (const std::string word : file.at("articles")) m_articles.insert(text::fold(word));
    const auto addAll = [&](const json& phrases, const Cue& cue) {
        for (const std::string phrase : phrases) add(phrase, cue);
    };
    const bool most = file.value("comparativesaresuperlatives", false);
    const json& ask = file.at("ask");
    addAll(ask.at("entity"), {CueKind::Which});
    Cue open{CueKind::Which};
    open.generic = true;
    addAll(ask.at("open"), open);
    Cue any{CueKind::Which};
    any.op = "any";
    addAll(ask.at("any"), any);
    addAll(ask.at("count"), {CueKind::Count});
    addAll(ask.at("degree"), {CueKind::Degree});
    addAll(ask.at("yesno"), {CueKind::YesNo});
    const auto counts = ask.at("count").get<Strings>();
    for (const auto& entry : file.at("askhints").items()) {
        Cue hint{CueKind::Hint, entry.value().get<Strings>()};
        if (std::ranges::any_of(
                counts, [&](const std::string& count) { return entry.key().starts_with(count); }))
            hint.op = "count";
        add(entry.key(), hint);
    }
    for (const json& adjective : file.at("adjectives")) {
        Cue cue{CueKind::Adjective, adjective.at("attributes").get<Strings>(),
                adjective.value("inverse", Strings())};
        cue.up = adjective.at("direction") == "up";
        cue.generic = adjective.value("generic", false);
        cue.dimensions = adjective.value("dimensions", Strings());
        // Forms: plain, comparative, superlative; several spellings of one are divided by '|'.
        for (const std::string forms : adjective.at("forms")) {
            cue.most = most && cue.degree == 1;
            for (const std::string& form : text::split(forms, '|')) add(form, cue);
            ++cue.degree;
        }
    }
    for (const json& verb : file.at("verbs")) {
        Cue cue{CueKind::Verb, verb.at("attributes").get<Strings>()};
        cue.dimensions = verb.value("dimensions", Strings());
        addAll(verb.at("forms"), cue);
    }
    for (const auto& [key, kind] :
         {std::pair("comparisons", CueKind::Compare), std::pair("aggregates", CueKind::Aggregate)})
        for (const json& one : file.at(key)) {
            Cue cue{kind};
            cue.op = one.at("op");
            addAll(one.at("words"), cue);
        }
    for (const auto& [key, up, degree] :
         {std::tuple("more", true, 1), std::tuple("fewer", false, 1), std::tuple("most", true, 2),
          std::tuple("fewest", false, 2)}) {
        Cue cue{CueKind::Most};
        cue.up = up;
        cue.degree = degree;
        cue.most = most && degree == 1;
        cue.attributes = file.at("amounts").get<Strings>();
        addAll(file.at(key), cue);
    }
    Cue owner{CueKind::Pronoun};
    owner.generic = true;
    addAll(file.at("possessives"), owner);
    owner.kind = CueKind::Set;
    addAll(file.at("sharedpossessives"), owner);
    m_times = file.at("times").get<Strings>();
    const auto groupsAtTimes = file.value("groupattimes", std::set<std::string>());
    for (const auto& [key, kind, up] :
         {std::tuple("top", CueKind::Top, true), std::tuple("bottom", CueKind::Top, false),
          std::tuple("first", CueKind::First, false), std::tuple("last", CueKind::First, true),
          std::tuple("former", CueKind::OneOfTwo, true),
          std::tuple("latter", CueKind::OneOfTwo, false), std::tuple("picks", CueKind::Pick, true),
          std::tuple("than", CueKind::Than, true), std::tuple("negations", CueKind::Negation, true),
          std::tuple("group", CueKind::Group, true), std::tuple("or", CueKind::Or, true),
          std::tuple("pronouns", CueKind::Pronoun, true), std::tuple("sets", CueKind::Set, true),
          std::tuple("followups", CueKind::FollowUp, true),
          std::tuple("abstract", CueKind::Abstract, true),
          std::tuple("compare", CueKind::Contrast, true),
          std::tuple("difference", CueKind::Difference, true),
          std::tuple("unique", CueKind::Unique, true),
          std::tuple("fillers", CueKind::Filler, true)}) {
        Cue cue{kind, kind == CueKind::First ? m_times : Strings()};
        cue.up = up;
        for (const std::string phrase : file.at(key)) {
            cue.generic = (kind == CueKind::Than && asks(phrase)) ||
                          (kind == CueKind::Group && groupsAtTimes.contains(phrase));
            add(phrase, cue);
        }
    }
    const json reading = file.value("reading", json::object());
    m_measured = reading.value("measured", false);
    for (const auto& [key, kind, up] : {std::tuple("sort", CueKind::Sort, true),
                                        std::tuple("ascending", CueKind::Direction, true),
                                        std::tuple("descending", CueKind::Direction, false),
                                        std::tuple("everything", CueKind::Everything, true),
                                        std::tuple("distinct", CueKind::Distinct, true),
                                        std::tuple("both", CueKind::Both, true),
                                        std::tuple("mostcommon", CueKind::Common, true),
                                        std::tuple("leastcommon", CueKind::Common, false),
                                        std::tuple("like", CueKind::Like, true),
                                        std::tuple("starts", CueKind::Like, true),
                                        std::tuple("ends", CueKind::Like, true),
                                        std::tuple("relative", CueKind::Relative, true),
                                        std::tuple("frame", CueKind::Frame, true),
                                        std::tuple("named", CueKind::Named, true),
                                        std::tuple("times", CueKind::Times, true),
                                        std::tuple("count", CueKind::Count, true),
                                        std::tuple("group", CueKind::Group, true),
                                        std::tuple("most", CueKind::Most, true),
                                        std::tuple("fewest", CueKind::Most, false),
                                        std::tuple("relativearticles", CueKind::Relative, true),
                                        std::tuple("negations", CueKind::Negation, true),
                                        std::tuple("degrees", CueKind::Difference, true)}) {
        Cue cue{kind};
        cue.up = up;
        cue.degree = kind == CueKind::Most ? 2 : 0;
        cue.op = kind == CueKind::Like ? key : "";
        cue.reading = true;
        cue.generic = kind == CueKind::Difference || std::string_view(key) == "relativearticles";
        addAll(reading.value(key, json::array()), cue);
    }
    const json codes = reading.value("codes", json::object());
    for (const auto& [code, words] : codes.items()) {
        Cue cue{CueKind::Code};
        cue.op = text::fold(code);
        cue.reading = true;
        addAll(words, cue);
    }
    for (const auto& [key, kind] :
         {std::pair("comparisons", CueKind::Compare), std::pair("aggregates", CueKind::Aggregate)})
        for (const json& one : reading.value(key, json::array())) {
            Cue cue{kind};
            cue.op = one.at("op");
            cue.reading = true;
            addAll(one.at("words"), cue);
        }
    for (const json& group : file.at("synonyms")) {
        Strings stems;
        for (const std::string word : group) stems.push_back(stem(text::fold(word)));
        for (const std::string& one : stems)
            m_synonyms[one].push_back(static_cast<int>(m_groups.size()));
        m_groups.push_back(std::move(stems));
    }
    for (const json& unit : file.at("units"))
        for (const std::string word : unit.at("words"))
            m_units[text::fold(word)] = {unit.at("base"), unit.at("factor")};
    for (const auto& [word, factor] : file.at("scales").items())
        m_scales[text::fold(word)] = factor;
    for (const auto& [word, number] : file.at("numbers").items())
        m_numbers[text::fold(word)] = number;
    int month = 0;
    for (const std::string names : file.at("months")) {
        ++month;
        for (const std::string& name : text::split(names, '|')) m_months[text::fold(name)] = month;
    }
    for (const std::string word : file.value("datejoints", json::array()))
        m_dateJoints.insert(text::fold(word));
    m_dateMarks = file.value("datemarks", ".");
    const json noFact = file.value("nofact", json::object());
    for (const auto& [key, into] :
         {std::pair("first", &m_noFactFirst), std::pair("anywhere", &m_noFact)})
        for (const std::string phrase : noFact.value(key, json::array()))
            into->push_back(" " + text::fold(phrase) + " ");
    m_answers = file.at("phrases").get<std::map<std::string, std::string>>();
    for (auto& [first, phrases] : m_phrases)
        std::ranges::stable_sort(phrases, std::greater(),
                                 [](const Phrase& one) { return one.words.size(); });
}

bool Wording::asks(const std::string& word) const {
    const auto known = m_phrases.find(text::fold(word));
    return known != m_phrases.end() && std::ranges::any_of(known->second, [](const Phrase& one) {
               return one.words.size() == 1 && one.cue.kind == CueKind::Which;
           });
}

std::string Wording::spelledOut(std::string word) const {
    for (const auto& [letter, spelled] : m_spelledOut)
        word = text::replaceAll(std::move(word), letter, spelled);
    return word;
}

void Wording::add(const std::string& phrase, const Cue& cue) {
    const auto addWords = [&](const std::string& written) {
        Strings words;
        for (const text::Word& word : text::wordsAndCharacters(written))
            words.push_back(text::fold(word.text));
        if (!words.empty()) m_phrases[words.front()].push_back({words, cue});
    };
    addWords(phrase);
    if (const std::string spelled = spelledOut(phrase); spelled != phrase) addWords(spelled);
}

}  // namespace tripletalk::language
