// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/readingquery.h"

#include "answering/reading/baseiris.h"
#include "answering/reading/cyphertermwriter.h"
#include "answering/reading/sparqltermwriter.h"
#include "answering/reading/termjson.h"
#include "answering/reading/termwriter.h"

#include <algorithm>

namespace tripletalk::answering::reading {

using induction::ColumnRole;

namespace {

constexpr std::size_t firstColumns = 4;

/// As the reader has it.
SchemaGraph graphOf(const knowledge::KnowledgeBase& base) {
    SchemaGraph graph(base.schema());
    graph.linkAlike();
    return graph;
}

Result<ReadingQuery> written(const ScoredReading& read, const SchemaGraph& graph,
                             const knowledge::KnowledgeBase& base,
                             const language::Wording& wording) {
    auto sql = TermWriter(read.term, graph).write();
    if (!sql)
        return Error{ErrorKind::Usage,
                     say("Sentence",
                         "These parts cannot be asked for together: no link leads from "
                         "one to the other.")};
    BaseIris names(base);
    const IrisOf iris = names.iris();
    return ReadingQuery{toJson(read, wording), *std::move(sql),
                        SparqlTermWriter(read.term, graph, iris).write().value_or(""),
                        CypherTermWriter(read.term, graph, iris).write().value_or("")};
}

/// The columns that most rows have, in the order of the table.
std::vector<Measure> mostKnown(const induction::Table& table) {
    std::vector<const induction::Column*> columns;
    for (const induction::Column& one : table.columns)
        if (!one.hidden && (one.role == ColumnRole::Literal || one.role == ColumnRole::ForeignKey))
            columns.push_back(&one);
    std::vector<const induction::Column*> chosen = columns;
    std::ranges::stable_sort(chosen, {}, &induction::Column::nulls);
    chosen.resize(std::min(chosen.size(), firstColumns));
    std::vector<Measure> known;
    for (const induction::Column* one : columns)
        if (std::ranges::find(chosen, one) != chosen.end())
            known.push_back({Function::None, {&table, one}});
    return known;
}

}  // namespace

Result<ReadingQuery> queryOf(const nlohmann::json& reading, const knowledge::KnowledgeBase& base,
                             const language::Wording& wording) {
    const SchemaGraph graph = graphOf(base);
    const auto read = readingFromJson(reading, graph);
    if (!read) return read.error();
    return written(*read, graph, base, wording);
}

Result<ReadingQuery> queryOfTable(const std::string& table, const knowledge::KnowledgeBase& base,
                                  const language::Wording& wording) {
    const SchemaGraph graph = graphOf(base);
    ScoredReading read;
    read.term.head = graph.schema().table(table);
    if (!read.term.head)
        return Error{ErrorKind::Usage,
                     say("Sentence", "There is no table called \"%1\".").arg(table)};
    read.term.asked = mostKnown(*read.term.head);
    // A table without a key has no things to tell beside its columns.
    read.term.thingsAsked = !read.term.asked.empty() && !graph.key(table).column.empty();
    return written(read, graph, base, wording);
}

}  // namespace tripletalk::answering::reading
