// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/learnedwords.h"
#include "base/text.h"
#include "cli/command.h"
#include "curation/edits.h"
#include "knowledge/curator.h"

#include <algorithm>

namespace tripletalk::cli {

using answering::reading::LearnedWord;
using curation::Curation;
using knowledge::KnowledgeBase;
using nlohmann::json;

namespace {

std::string named(const std::string& table, const std::string& column) {
    return column.empty() ? table : table + "." + column;
}

/// The synonyms of a table or column ("table", "table.column") in a curation, to be changed.
Result<std::vector<std::string>*> synonymsOf(const KnowledgeBase& base, const std::string& target,
                                             Curation& curation) {
    const auto& effective = base.effective();
    for (std::size_t t = 0; t < effective.ids.size(); ++t) {
        const induction::Table& table = effective.schema.tables[t];
        const auto& ids = effective.ids[t];
        if (table.name == target) return &tableIn(curation, ids.id).synonyms;
        for (std::size_t c = 0; c < ids.columns.size(); ++c)
            if (named(table.name, table.columns[c].name) == target)
                return &columnIn(tableIn(curation, ids.id), ids.columns[c]).synonyms;
    }
    return Error{ErrorKind::NotFound,
                 say("Sentence", "There is no table or column \"%1\".").arg(target)};
}

int list(const Context& context, const KnowledgeBase& base) {
    const auto learned = answering::reading::learnedWords(base);
    if (!learned) return context.fail(learned.error());
    json given = json::array();
    for (const curation::Synonym& one : base.effective().also) {
        const std::string target = named(one.meant.table, one.meant.column);
        const bool isValue = one.meant.kind == retrieval::LinkKind::Value;
        json entry{{"word", one.word}, {"target", target}};
        if (isValue) entry["value"] = one.meant.text;
        given.push_back(std::move(entry));
        if (!context.json)
            context.out << one.word << " -> " << target << (isValue ? " = " + one.meant.text : "")
                        << "\n";
    }
    json shown = json::array();
    for (const LearnedWord& one : *learned) {
        const std::string target = named(one.ref.table, one.ref.column);
        shown.push_back({{"word", one.word}, {"target", target}, {"example", one.example}});
        if (!context.json)
            context.out << one.word << " -> " << target << "    learned from example "
                        << one.example << ": " << one.question << "\n";
    }
    if (context.json) context.print({{"synonyms", given}, {"learned", shown}});
    return Done;
}

/// Changes the curation as the schema editor does.
int change(const Context& context, const KnowledgeBase& base, const std::string& target,
           const std::string& said, bool adds) {
    const std::string word = text::collapseWhitespace(said);
    Curation curation = base.curation();
    auto synonyms = synonymsOf(base, target, curation);
    if (!synonyms) return context.fail(synonyms.error());
    const auto same = [&](const std::string& one) { return text::fold(one) == text::fold(word); };
    const auto known = std::ranges::find_if(**synonyms, same);
    if (word.empty())
        return context.fail({ErrorKind::Usage, say("Sentence", "A synonym needs a word.")});
    if (!adds && known == (*synonyms)->end())
        return context.fail({ErrorKind::NotFound,
                             say("Sentence", "\"%1\" is no synonym of \"%2\".").arg(word, target)});
    if (!adds)
        (*synonyms)->erase(known);
    else if (known == (*synonyms)->end())
        (*synonyms)->push_back(word);
    prune(curation);
    auto report =
        knowledge::applyCuration(base.folder(), curation, context.progress(), context.cancel);
    if (!report) return context.fail(report.error());
    auto changed = KnowledgeBase::open(base.folder());
    return changed ? list(context, *changed) : context.fail(changed.error());
}

int runSynonyms(Context& context, const Options& options) {
    const auto& words = options.rest();
    const std::string what = words.empty() ? std::string() : words.front();
    const bool changes = what == "add" || what == "remove";
    if ((!changes && what != "list") || words.size() != (changes ? 3U : 1U))
        return context.fail(
            {ErrorKind::Usage,
             say("Sentence", "Say list, add TABLE[.COLUMN] WORD or remove TABLE[.COLUMN] WORD.")});
    auto base = KnowledgeBase::open(options.get("kb"));
    if (!base) return context.fail(base.error());
    return changes ? change(context, *base, words[1], words[2], what == "add")
                   : list(context, *base);
}

}  // namespace

Command synonymsCommand() {
    return {"synonyms",
            "list|add TABLE[.COLUMN] WORD|remove TABLE[.COLUMN] WORD",
            "Say what else tables, columns and links are called in questions.",
            {{"kb", "DIR", "the knowledge base", true}},
            runSynonyms};
}

}  // namespace tripletalk::cli
