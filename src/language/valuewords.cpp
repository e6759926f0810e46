// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "language/valuewords.h"

#include "base/text.h"
#include "language/language.h"
#include "language/languagedata.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace tripletalk::language {

using nlohmann::json;
using Strings = std::vector<std::string>;

namespace {

struct Demonyms {
    std::string behind;  ///< what stands before the ending
    Strings endings;
};

/// What of all languages is looked up together.
struct Together {
    ValueWords values;
    std::unordered_set<std::string> functionWords;
    Endings forms;
    std::vector<Demonyms> demonyms;

    Together() {
        for (const std::string_view text : languageData()) add(json::parse(text));
        values.yesNo.emplace_back("true", "false");
    }

    void add(const json& file) {
        for (const std::string& word : file.value("functionwords", Strings()))
            functionWords.insert(text::fold(word));
        for (const auto& form : file.value("forms", Endings()))
            if (std::ranges::find(forms, form) == forms.end()) forms.push_back(form);
        if (const auto names = file.find("demonyms"); names != file.end())
            demonyms.push_back({names->at("behind"), names->at("endings")});
        if (const auto sentences = file.find("sentences"); sentences != file.end())
            for (const char* kind : {"has", "is"}) values.helpers.merge(words(*sentences, kind));
        values.helpers.merge(words(file, "helpers"));
        addMonths(file.value("months", Strings()));
        if (const auto from = file.find("values"); from != file.end()) addValues(*from);
    }

    static Words words(const json& from, const char* key) {
        const auto all = from.value(key, Strings());
        return {all.begin(), all.end()};
    }

    /// "Januar|Jänner": whole names and their first letters, which most languages write.
    void addMonths(const Strings& months) {
        for (std::size_t i = 0; i < months.size(); ++i)
            for (const std::string& name : text::split(months[i], '|')) {
                const std::string folded = text::fold(name);
                values.months.emplace(folded, static_cast<int>(i) + 1);
                values.months.emplace(folded.substr(0, 3), static_cast<int>(i) + 1);
            }
    }

    void addValues(const json& from) {
        for (const auto& [yes, no] : from.value("yesno", Endings())) {
            const std::pair pair(text::fold(yes), text::fold(no));
            if (std::ranges::find(values.yesNo, pair) == values.yesNo.end())
                values.yesNo.push_back(pair);
        }
        values.units.merge(words(from, "units"));
        values.unitSigns.merge(words(from, "unitsigns"));
        for (const std::string& word : from.value("hierarchy", Strings()))
            values.hierarchy.insert(text::fold(word));
        values.identifiers.merge(words(from, "identifiers"));
        values.lastIdentifiers.merge(words(from, "lastidentifiers"));
        for (const auto& [key, all] :
             {std::pair("smallunits", &values.smallUnits), std::pair("joints", &values.joints),
              std::pair("upto", &values.upTo),
              std::pair("identifierendings", &values.identifierEndings)})
            for (const std::string& word : from.value(key, Strings()))
                if (std::ranges::find(*all, word) == all->end()) all->push_back(word);
        using Names = std::map<std::string, Strings>;
        for (const auto& [code, names] : from.value("currencies", Names()))
            for (const std::string& name : names) values.currencies.emplace(name, code);
        for (const auto& [sign, names] : from.value("durations", Names()))
            for (const std::string& name : names) values.durations.emplace(name, sign.front());
    }
};

const Together& together() {
    static const Together all;
    return all;
}

/// Whether the word has at least three letters before the ending.
bool endsIn(const std::string& word, const std::string& ending) {
    return word.size() >= ending.size() + 3 && word.ends_with(ending);
}

}  // namespace

const ValueWords& valueWords() { return together().values; }

const std::unordered_set<std::string_view>& functionWords() {
    static const std::unordered_set<std::string_view> words(together().functionWords.begin(),
                                                            together().functionWords.end());
    return words;
}

bool isFunctionWord(std::string_view folded) { return functionWords().contains(folded); }

Words formsOf(const std::string& word) {
    Words forms;
    for (const auto& [one, many] : together().forms) {
        if (endsIn(word, many)) forms.insert(word.substr(0, word.size() - many.size()) + one);
        if (one.empty() || endsIn(word, one))
            forms.insert(word.substr(0, word.size() - one.size()) + many);
    }
    return forms;
}

Strings demonymsOf(const std::string& word) {
    Strings found;
    for (const Demonyms& known : together().demonyms)
        for (const std::string& ending : known.endings)
            if (endsIn(word, known.behind + ending))
                found.push_back(word.substr(0, word.size() - ending.size()));
    return found;
}

}  // namespace tripletalk::language
