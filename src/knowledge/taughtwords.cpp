// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/taughtwords.h"

#include "base/text.h"
#include "knowledge/curator.h"
#include "knowledge/storewriting.h"

#include <algorithm>
#include <functional>

namespace tripletalk::knowledge {

using curation::ColumnId;
using curation::Curation;
using curation::GivenWord;
using curation::SynonymPlace;
using curation::TableId;

namespace {

std::string targetOf(const KnowledgeBase& base, const SynonymPlace& place) {
    const auto& effective = base.effective();
    if (place.table == TableId()) return place.item;
    const auto known = std::ranges::find(effective.ids, place.table, &curation::TableIds::id);
    // The graph has it no more.
    if (known == effective.ids.end()) return toText(place.table);
    const auto& table =
        effective.schema.tables[static_cast<std::size_t>(known - effective.ids.begin())];
    if (place.column == ColumnId())
        return place.item.empty() ? table.name : table.name + "." + place.item;
    const auto column = std::ranges::find(known->columns, place.column);
    if (column == known->columns.end()) return table.name + "." + toText(place.column);
    return table.name + "." +
           table.columns[static_cast<std::size_t>(column - known->columns.begin())].name;
}

GivenSynonym told(const KnowledgeBase& base, const GivenWord& given, bool off) {
    const bool isValue = given.place.column != ColumnId();
    return {given, targetOf(base, given.place), isValue ? given.place.item : std::string(), off};
}

Error noWord() { return {ErrorKind::Usage, say("Sentence", "A synonym needs a word.")}; }

Error nothingCalled(const std::string& name) {
    return {ErrorKind::NotFound, say("Sentence", "There is no table or column \"%1\".").arg(name)};
}

/// A base with another curation, if it is one that can be read again.
Result<void> curate(const KnowledgeBase& base, const Curation& curation) {
    if (const auto readable = curation::curationFromJson(toJson(curation)); !readable)
        return readable.error();
    const auto applied = applyCuration(base.folder(), curation, {}, CancelToken());
    return applied ? Result<void>() : applied.error();
}

/// Changes what is switched off, in a transaction.
Result<void> changeAside(const KnowledgeBase& base, const std::function<bool(Curation&)>& change) {
    auto writing = StoreWriting::begin(base);
    if (!writing) return writing.error();
    auto aside = writing->store.synonymsOff();
    if (!aside) return aside.error();
    if (!change(*aside)) return {};
    if (auto done = writing->store.keepSynonymsOff(*aside); !done) return done;
    return writing->transaction.commit();
}

/// Those that are switched off. Who only asks makes no file.
Result<Curation> asideOf(const KnowledgeBase& base) {
    const auto store = ExampleStore::find(base.folder());
    if (!store) return store.error();
    return *store ? (*store)->synonymsOff() : Curation();
}

}  // namespace

Result<std::vector<GivenSynonym>> givenSynonyms(const KnowledgeBase& base) {
    std::vector<GivenSynonym> all;
    const auto given = givenWords(base.curation());
    for (const GivenWord& one : given) all.push_back(told(base, one, false));
    const auto aside = asideOf(base);
    if (!aside) return aside.error();
    // What was given anew meanwhile is on.
    for (const GivenWord& one : givenWords(*aside))
        if (std::ranges::find(given, one) == given.end()) all.push_back(told(base, one, true));
    return all;
}

std::optional<SynonymPlace> synonymPlace(const KnowledgeBase& base, const std::string& target) {
    const auto& effective = base.effective();
    for (std::size_t t = 0; t < effective.ids.size(); ++t) {
        const induction::Table& table = effective.schema.tables[t];
        const auto& ids = effective.ids[t];
        if (table.name == target) return SynonymPlace{ids.id};
        for (std::size_t c = 0; c < ids.columns.size(); ++c)
            if (table.name + "." + table.columns[c].name == target)
                return SynonymPlace{ids.id, ids.columns[c]};
    }
    return std::nullopt;
}

Result<void> setSynonym(const KnowledgeBase& known, const GivenWord& given, WordState state) {
    const GivenWord word{text::collapseWhitespace(given.word), given.place};
    if (word.word.empty()) return noWord();
    auto base = known.current();
    if (!base) return base.error();
    // First kept, then taken out: whenever the program ends, it is in one of the two.
    if (state == WordState::Off) {
        auto kept = changeAside(*base, [&](Curation& aside) {
            makeRoom(aside, base->curation(), word.place);
            return addWord(aside, word);
        });
        if (!kept) return kept;
    }
    Curation curation = base->curation();
    const bool gives = state == WordState::On;
    if (gives ? addWord(curation, word) : removeWord(curation, word)) {
        if (auto curated = curate(*base, curation); !curated) return curated;
    } else if (gives && !hasWord(curation, word)) {
        return nothingCalled(word.place.item);
    }
    if (state == WordState::Off) return {};
    return changeAside(*base, [&](Curation& aside) { return removeWord(aside, word); });
}

Result<void> changeSynonym(const KnowledgeBase& known, const GivenWord& given,
                           const std::string& other) {
    const std::string word = text::collapseWhitespace(other);
    if (word.empty()) return noWord();
    auto base = known.current();
    if (!base) return base.error();
    Curation curation = base->curation();
    if (changeWord(curation, given, word)) return curate(*base, curation);
    bool isThere = false;
    auto done = changeAside(
        *base, [&](Curation& aside) { return isThere = changeWord(aside, given, word); });
    if (!done || isThere) return done;
    return Error{ErrorKind::NotFound, say("Sentence", "\"%1\" is no synonym of \"%2\".")
                                          .arg(given.word, targetOf(*base, given.place))};
}

Result<std::map<std::string, WordState>> unlearnedWords(const KnowledgeBase& base) {
    const auto store = ExampleStore::find(base.folder());
    if (!store) return store.error();
    return *store ? (*store)->unlearned() : std::map<std::string, WordState>();
}

Result<void> setLearned(const KnowledgeBase& base, const std::string& word, WordState state) {
    auto writing = StoreWriting::begin(base);
    if (!writing) return writing.error();
    if (auto done = writing->store.unlearn(text::toLower(word), state); !done) return done;
    return writing->transaction.commit();
}

}  // namespace tripletalk::knowledge
