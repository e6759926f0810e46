// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/learnedwords.h"
#include "base/text.h"
#include "cli/command.h"
#include "knowledge/taughtwords.h"

namespace tripletalk::cli {

using answering::reading::LearnedWord;
using knowledge::GivenSynonym;
using knowledge::KnowledgeBase;
using knowledge::WordState;
using nlohmann::json;

namespace {

constexpr const char* switchedOff = "    switched off";

std::string named(const std::string& table, const std::string& column) {
    return column.empty() ? table : table + "." + column;
}

/// Whatever a thing is called besides its name: given, and the names that it had.
json given(const Context& context, const KnowledgeBase& base,
           const std::vector<GivenSynonym>& looked) {
    json all = json::array();
    const auto tell = [&](const std::string& word, const std::string& target,
                          const std::string& value, bool off) {
        json entry{{"word", word}, {"target", target}};
        if (!value.empty()) entry["value"] = value;
        if (off) entry["off"] = true;
        all.push_back(std::move(entry));
        if (context.json) return;
        context.out << word << " -> " << target << (value.empty() ? "" : " = " + value)
                    << (off ? switchedOff : "") << "\n";
    };
    for (const curation::Synonym& one : base.effective().also)
        tell(one.word, named(one.meant.table, one.meant.column),
             one.meant.kind == retrieval::LinkKind::Value ? one.meant.text : "", false);
    for (const GivenSynonym& one : looked)
        if (one.off) tell(one.given.word, one.target, one.value, true);
    return all;
}

json learned(const Context& context, const std::vector<LearnedWord>& words) {
    json all = json::array();
    for (const LearnedWord& one : words) {
        const std::string target = named(one.ref.table, one.ref.column);
        json entry{{"word", one.word}, {"target", target}, {"example", one.example}};
        if (one.off) entry["off"] = true;
        all.push_back(std::move(entry));
        if (context.json) continue;
        context.out << one.word << " -> " << target << "    learned from example " << one.example
                    << ": " << one.question << (one.off ? switchedOff : "") << "\n";
    }
    return all;
}

int list(const Context& context, const KnowledgeBase& base) {
    const auto words = answering::reading::learnedWords(base);
    if (!words) return context.fail(words.error());
    const auto looked = knowledge::givenSynonyms(base);
    if (!looked) return context.fail(looked.error());
    json all{{"synonyms", given(context, base, *looked)}};
    all["learned"] = learned(context, *words);
    if (context.json) context.print(all);
    return Done;
}

/// What is called so: what a person gave to the target, or what was learned for it.
Result<void> set(const KnowledgeBase& base, const std::string& target, const std::string& word,
                 WordState state) {
    const auto given = knowledge::givenSynonyms(base);
    if (!given) return given.error();
    const auto same = [&](const std::string& one) { return text::fold(one) == text::fold(word); };
    for (const GivenSynonym& one : *given)
        if (one.target == target && one.value.empty() && same(one.given.word))
            return knowledge::setSynonym(base, one.given, state);
    const auto learned = answering::reading::learnedWords(base);
    if (!learned) return learned.error();
    for (const LearnedWord& one : *learned)
        if (named(one.ref.table, one.ref.column) == target && same(one.word))
            return knowledge::setLearned(base, one.word, state);
    return Error{ErrorKind::NotFound,
                 say("Sentence", "\"%1\" is no synonym of \"%2\".").arg(word, target)};
}

Result<void> add(const KnowledgeBase& base, const std::string& target, const std::string& word) {
    const auto place = knowledge::synonymPlace(base, target);
    if (!place)
        return Error{ErrorKind::NotFound,
                     say("Sentence", "There is no table or column \"%1\".").arg(target)};
    return knowledge::setSynonym(base, {word, *place}, WordState::On);
}

/// Changes the curation as the schema editor does.
int change(const Context& context, const KnowledgeBase& base, const std::string& what,
           const std::string& target, const std::string& said) {
    const std::string word = text::collapseWhitespace(said);
    const auto done = what == "add" ? add(base, target, word)
                                    : set(base, target, word,
                                          what == "on"    ? WordState::On
                                          : what == "off" ? WordState::Off
                                                          : WordState::Gone);
    if (!done) return context.fail(done.error());
    auto changed = KnowledgeBase::open(base.folder());
    return changed ? list(context, *changed) : context.fail(changed.error());
}

int runSynonyms(Context& context, const Options& options) {
    const auto& words = options.rest();
    const std::string what = words.empty() ? std::string() : words.front();
    const bool changes = what == "add" || what == "remove" || what == "off" || what == "on";
    if ((!changes && what != "list") || words.size() != (changes ? 3U : 1U))
        return context.fail(
            {ErrorKind::Usage,
             say("Sentence", "Say list, or add, remove, off or on with TABLE[.COLUMN] WORD.")});
    auto base = KnowledgeBase::open(options.get("kb"));
    if (!base) return context.fail(base.error());
    return changes ? change(context, *base, what, words[1], words[2]) : list(context, *base);
}

}  // namespace

Command synonymsCommand() {
    return {"synonyms",
            "list|add|remove|off|on TABLE[.COLUMN] WORD",
            "Say what else tables, columns and links are called in questions.",
            {{"kb", "DIR", "the knowledge base", true}},
            runSynonyms};
}

}  // namespace tripletalk::cli
