// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/schema/schemastate.h"

#include "base/jsontext.h"
#include "base/sentencejson.h"
#include "base/text.h"
#include "knowledge/curator.h"

#include <algorithm>
#include <utility>

namespace tripletalk::app {

using nlohmann::json;

namespace {

void readCleaning(SchemaState& state, const json& report) {
    const auto& tables = state.base.induced().tables;
    for (const json& entry : elementsOf(report, "cleaning")) {
        const auto table = std::ranges::find(tables, memberOr(entry, "table", std::string()),
                                             &induction::Table::name);
        if (table == tables.end()) continue;
        CleaningHint hint{memberOr(entry, "rule", std::string()), sentenceAt(entry, "description"),
                          memberOr(entry, "applied", false)};
        hint.failed = memberOr(entry, "failed", std::int64_t{0});
        if (const json& samples = elementsOf(entry, "samples"); !samples.empty()) {
            hint.before = memberOr(samples[0], "before", std::string());
            hint.after =
                text::join(memberOr(samples[0], "after", std::vector<std::string>()), " | ");
        }
        const auto at = static_cast<std::size_t>(table - tables.begin());
        state.cleaning.emplace_back(std::pair(at, memberOr(entry, "attribute", std::string())),
                                    std::move(hint));
    }
}

void readReshaping(SchemaState& state, const json& report) {
    for (const json& entry : elementsOf(report, "suggestions"))
        state.reshaping.push_back({memberOr(entry, "kind", std::string()),
                                   memberOr(entry, "tables", std::vector<std::string>()),
                                   sentenceAt(entry, "reason")});
}

SchemaStatePtr finished(SchemaState state) {
    state.decisions = decisions(state.base.induced(), state.curation);
    state.tokens = text::estimatedTokens(renderDdl(state.schema()));
    return std::make_shared<const SchemaState>(std::move(state));
}

}  // namespace

std::size_t SchemaState::storedColumns(std::size_t table) const {
    return stored(table) ? effective.fromInduced[table].columns.size() : 0;
}

const curation::TableCuration* SchemaState::tableCuration(std::size_t table) const {
    if (!stored(table)) return nullptr;
    const auto found =
        std::ranges::find(curation.tables, effective.ids[table].id, &curation::TableCuration::id);
    return found == curation.tables.end() ? nullptr : &*found;
}

const curation::ColumnCuration* SchemaState::columnCuration(std::size_t table,
                                                            std::size_t column) const {
    const curation::TableCuration* curated = tableCuration(table);
    if (!curated || column >= storedColumns(table)) return nullptr;
    const auto found = std::ranges::find(curated->columns, effective.ids[table].columns[column],
                                         &curation::ColumnCuration::id);
    return found == curated->columns.end() ? nullptr : &*found;
}

const curation::ComputedColumn* SchemaState::computed(std::size_t table, std::size_t column) const {
    const curation::TableCuration* curated = tableCuration(table);
    if (!curated || column < storedColumns(table)) return nullptr;
    const auto found =
        std::ranges::find(curated->computed, schema().tables[table].columns[column].name,
                          &curation::ComputedColumn::name);
    return found == curated->computed.end() ? nullptr : &*found;
}

std::vector<CleaningHint> SchemaState::cleaningOf(std::size_t table, std::size_t column) const {
    std::vector<CleaningHint> hints;
    if (column >= storedColumns(table)) return hints;
    const std::pair<std::size_t, std::string> key{
        table, base.induced().tables[table].columns[column].label};
    for (const auto& [attribute, hint] : cleaning)
        if (attribute == key) hints.push_back(hint);
    return hints;
}

Result<SchemaStatePtr> readSchemaState(const knowledge::KnowledgeBase& base) {
    auto current = base.current();
    if (!current) return current.error();
    if (const auto derived = current->requireDerived(); !derived) return derived.error();
    SchemaState state{*current, current->curation(), current->effective(), {}, {}, {}};
    // Without a report there are only no hints.
    if (const auto report = current->report()) {
        readCleaning(state, *report);
        readReshaping(state, *report);
    }
    return finished(std::move(state));
}

Result<SchemaStatePtr> curated(const SchemaState& state, curation::Curation curation) {
    auto report = knowledge::compareCuration(state.base, curation);
    if (!report) return report.error();
    if (!report->refused.empty()) {
        std::vector<std::string> lines;
        for (const auto& finding : report->refused)
            lines.push_back(finding.what + ": " + finding.why.text());
        return Error{ErrorKind::Usage, report->refused.front().why, text::join(lines, "\n")};
    }
    SchemaState next = state;
    next.effective = apply(state.base.induced(), curation);
    next.curation = std::move(curation);
    return finished(std::move(next));
}

}  // namespace tripletalk::app
