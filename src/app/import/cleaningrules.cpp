// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/import/cleaningrules.h"

#include "app/window/qttext.h"
#include "app/window/translated.h"

#include <algorithm>
#include <set>

namespace tripletalk::app {

using induction::CleaningChoice;
using induction::CleaningChoices;
using CleaningKey = CleaningChoices::key_type;
using induction::FoundCleaning;

namespace {

QVariantList samplesOf(const FoundCleaning& report) {
    QVariantList list;
    for (const auto& sample : report.suggestion.samples) {
        QStringList cells;
        for (const sqlite::Value& cell : sample.after) cells << qs(sqlite::toText(cell));
        list << QVariantMap{{"before", qs(sample.before)},
                            {"after", cells.join(QStringLiteral(" | "))}};
    }
    return list;
}

}  // namespace

int CleaningRules::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rules.size());
}

QVariant CleaningRules::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto& [report, used] = m_rules[static_cast<std::size_t>(index.row())];
    switch (role) {
        case TableRole:
            return qs(report.table);
        case AttributeRole:
            return qs(report.attribute);
        case RuleRole:
            return qs(report.suggestion.rule);
        case DescriptionRole:
            return translated(report.suggestion.description);
        case UsedRole:
            return used;
        case SamplesRole:
            return samplesOf(report);
        case FailedRole:
            return static_cast<qlonglong>(report.suggestion.failed.count);
        case FailedSamplesRole: {
            QStringList samples;
            for (const std::string& sample : report.suggestion.failed.samples)
                samples << qs(sample);
            return samples;
        }
        default:
            return {};
    }
}

QHash<int, QByteArray> CleaningRules::roleNames() const {
    return {{TableRole, "table"},   {AttributeRole, "attribute"},
            {RuleRole, "rule"},     {DescriptionRole, "description"},
            {UsedRole, "used"},     {SamplesRole, "samples"},
            {FailedRole, "failed"}, {FailedSamplesRole, "failedSamples"}};
}

int CleaningRules::inUse() const {
    return static_cast<int>(std::ranges::count(m_rules, true, &Rule::used));
}

void CleaningRules::set(std::vector<FoundCleaning> rules) {
    beginResetModel();
    m_rules.clear();
    for (FoundCleaning& report : rules) {
        const bool applied = report.suggestion.applied;
        m_rules.push_back({std::move(report), applied});
    }
    endResetModel();
    Q_EMIT changed();
}

void CleaningRules::setUsed(int row, bool used) {
    if (row < 0 || row >= rowCount()) return;
    const CleaningKey key = m_rules[static_cast<std::size_t>(row)].report.key;
    for (int i = 0; i < rowCount(); ++i) {
        Rule& rule = m_rules[static_cast<std::size_t>(i)];
        const bool wanted = i == row ? used : rule.used && !(used && rule.report.key == key);
        if (rule.used == wanted) continue;
        rule.used = wanted;
        Q_EMIT dataChanged(index(i), index(i), {UsedRole});
    }
    Q_EMIT changed();
}

CleaningChoices CleaningRules::choices() const {
    std::set<CleaningKey> touched;
    for (const Rule& rule : m_rules)
        if (rule.used != rule.report.suggestion.applied) touched.insert(rule.report.key);
    CleaningChoices choices;
    for (const Rule& rule : m_rules) {
        if (!touched.contains(rule.report.key)) continue;
        CleaningChoice& choice = choices[rule.report.key];
        (rule.used ? choice.on : choice.off).insert(rule.report.suggestion.rule);
    }
    return choices;
}

}  // namespace tripletalk::app
