// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/import/importmaps.h"

#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "rdf/remedy.h"

namespace tripletalk::app {

using induction::Column;
using induction::ColumnRole;
using induction::Schema;
using induction::Table;
using induction::TableKind;
using knowledge::ImportReport;

namespace {

QStringList texts(const std::vector<std::string>& all) {
    QStringList list;
    for (const std::string& one : all) list << qs(one);
    return list;
}

template <typename Lost>
QVariantList listOf(const std::vector<Lost>& all) {
    QVariantList list;
    for (const auto& one : all)
        list << QVariantMap{{"reason", translated(one.reason)},
                            {"count", static_cast<qlonglong>(one.count)},
                            {"samples", texts(one.samples)}};
    return list;
}

QVariantList usedCleaning(const ImportReport& report) {
    QVariantList list;
    for (const auto& each : report.cleaning) {
        if (!each.suggestion.applied) continue;
        QVariantMap entry{{"table", qs(each.table)},
                          {"attribute", qs(each.attribute)},
                          {"description", translated(each.suggestion.description)}};
        if (!each.suggestion.samples.empty()) {
            const auto& sample = each.suggestion.samples.front();
            QStringList cells;
            for (const sqlite::Value& cell : sample.after) cells << qs(sqlite::toText(cell));
            entry["before"] = qs(sample.before);
            entry["after"] = cells;
        }
        list << entry;
    }
    return list;
}

double shareInSchema(const induction::Coverage& coverage) {
    if (coverage.triples == 0) return 1;
    return static_cast<double>(coverage.inColumns + coverage.asVocabulary) /
           static_cast<double>(coverage.triples);
}

QString kindOf(TableKind kind) {
    switch (kind) {
        case TableKind::Link:
            return QStringLiteral("link");
        case TableKind::Values:
            return QStringLiteral("values");
        case TableKind::View:
            return QStringLiteral("view");
        default:
            return QStringLiteral("entity");
    }
}

QVariantMap columnMap(const Column& column) {
    return {{"name", qs(column.name)},
            {"type", qs(column.type)},
            {"unit", qs(column.unit)},
            {"rule", translated(column.rule)},
            {"key", column.role == ColumnRole::Key},
            {"references", qs(column.references)},
            {"samples", texts(column.samples)}};
}

}  // namespace

QVariantMap importReportMap(const ImportReport& report) {
    QVariantList tables;
    for (const auto& [name, rows] : report.tables)
        tables << QVariantMap{{"name", qs(name)}, {"rows", static_cast<qlonglong>(rows)}};
    QVariantList stages;
    for (const auto& stage : report.stages)
        stages << QVariantMap{{"name", qs(stage.name)}, {"seconds", stage.ms / 1000}};
    QVariantList uncurated;
    for (const auto& finding : report.uncurated)
        uncurated << QVariantMap{{"what", qs(finding.what)}, {"why", translated(finding.why)}};
    return {{"triples", static_cast<qlonglong>(report.triplesRead)},
            {"stored", static_cast<qlonglong>(report.triplesStored)},
            {"duplicates", static_cast<qlonglong>(report.duplicates)},
            {"passages", static_cast<qlonglong>(report.passages)},
            {"seconds", report.ms / 1000},
            {"inSchema", shareInSchema(report.coverage)},
            {"tables", tables},
            {"skipped", listOf(report.skipped)},
            {"repaired", listOf(report.repaired)},
            {"unplaced", listOf(report.notInSchema)},
            {"cleaning", usedCleaning(report)},
            {"uncurated", uncurated},
            {"stages", stages}};
}

QVariantList lostList(const std::vector<rdf::Skipped>& skipped) { return listOf(skipped); }
QVariantList lostList(const std::vector<induction::NotInSchema>& unplaced) {
    return listOf(unplaced);
}

QVariantList usedTermList(const std::vector<knowledge::UsedTerm>& terms) {
    QVariantList list;
    for (const auto& term : terms)
        list << QVariantMap{{"iri", qs(term.iri)},
                            {"label", qs(term.label)},
                            {"count", static_cast<qlonglong>(term.count)}};
    return list;
}

QVariantList tableList(const Schema& schema) {
    QVariantList list;
    for (const Table& table : schema.tables) {
        if (table.kind == TableKind::Entities || table.kind == TableKind::Side) continue;
        QVariantList columns;
        for (const Column& column : table.columns)
            if (!column.hidden) columns << columnMap(column);
        list << QVariantMap{{"name", qs(table.name)},
                            {"label", qs(table.label)},
                            {"kind", kindOf(table.kind)},
                            {"rows", static_cast<qlonglong>(table.rows)},
                            {"columns", columns}};
    }
    return list;
}

QString errorDetail(const Error& error) {
    const auto detail = qs(rdf::withoutRemedy(error.detail));
    if (!error.place) return detail;
    QString place = qs(error.place->file);
    if (error.place->line > 0)
        place += QStringLiteral(":%1:%2").arg(error.place->line).arg(error.place->column);
    return detail.isEmpty() ? place : place + u'\n' + detail;
}

}  // namespace tripletalk::app
