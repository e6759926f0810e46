// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/tablepreview.h"

#include "curation/effective.h"
#include "induction/inducer.h"
#include "knowledge/scratchfolder.h"

#include <algorithm>
#include <map>

namespace tripletalk::knowledge {

using curation::Curation;
using curation::Effective;
using nlohmann::json;

namespace {

TableChange::Side sideOf(const induction::Table& table) {
    TableChange::Side side{.name = table.name, .rows = table.rows};
    for (const induction::Column& column : table.columns)
        if (!column.hidden) side.columns.push_back(column.name);
    return side;
}

/// The stored tables that people see.
std::map<curation::TableId, TableChange::Side> sidesOf(const Effective& effective) {
    std::map<curation::TableId, TableChange::Side> sides;
    for (std::size_t i = 0; i < effective.fromInduced.size(); ++i)
        if (const induction::Table& table = effective.schema.tables[i];
            !table.hidden && table.kind != induction::TableKind::Side)
            sides[effective.ids[i].id] = sideOf(table);
    return sides;
}

std::vector<TableChange> changesBetween(const Effective& before, const Effective& after) {
    std::map<curation::TableId, TableChange> all;
    for (auto& [id, side] : sidesOf(before)) all[id].before = std::move(side);
    for (auto& [id, side] : sidesOf(after)) all[id].after = std::move(side);
    std::vector<TableChange> changes;
    for (auto& [id, change] : all)
        if (change.before != change.after) changes.push_back(std::move(change));
    const auto rank = [](const TableChange& change) {
        return std::pair(change.before.name.empty()  ? 1
                         : change.after.name.empty() ? 0
                                                     : 2,
                         change.before.name + change.after.name);
    };
    std::ranges::sort(changes, {}, rank);
    return changes;
}

std::vector<std::string> without(const std::vector<std::string>& some,
                                 const std::vector<std::string>& others) {
    std::vector<std::string> left;
    for (const std::string& name : some)
        if (std::ranges::count(others, name) == 0) left.push_back(name);
    return left;
}

json toJson(const TableChange::Side& side) {
    if (side.name.empty()) return {};
    return {{"name", side.name}, {"rows", side.rows}, {"columns", side.columns}};
}

}  // namespace

std::vector<std::string> TableChange::gained() const {
    return without(after.columns, before.columns);
}
std::vector<std::string> TableChange::lost() const {
    return without(before.columns, after.columns);
}

json toJson(const std::vector<TableChange>& changes) {
    json written = json::array();
    for (const TableChange& change : changes)
        written.push_back({{"before", toJson(change.before)}, {"after", toJson(change.after)}});
    return written;
}

Result<std::vector<TableChange>> previewTables(const KnowledgeBase& base, const Curation& curation,
                                               const ProgressSink& progress,
                                               const CancelToken& cancel) {
    induction::InductionOptions options{.language = base.manifest().language,
                                        .choices = choicesOf(curation),
                                        .tables = tableChoicesOf(curation)};
    if (options.choices == choicesOf(base.curation()) &&
        options.tables == tableChoicesOf(base.curation()))
        return std::vector<TableChange>();
    auto scratch = ScratchFolder::create();
    if (!scratch) return scratch.error();
    auto store = base.openGraph();
    if (!store) return store.error();
    auto induced =
        induction::induce(*store, scratch->path() / "database.db", options, progress, cancel);
    if (!induced) return induced.error();
    return changesBetween(base.effective(), apply(induced->schema, curation));
}

}  // namespace tripletalk::knowledge
