// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "knowledge/importpreview.h"

#include <QString>
#include <QVariantList>
#include <QVariantMap>

/// What an import says of itself, as values for QML.
namespace tripletalk::app {

/// triples, stored, duplicates, passages, seconds; tables [{name, rows}]; skipped, repaired and
/// unplaced
/// [{reason, count, samples}]; inSchema (0 to 1); cleaning [{table, attribute, description, before,
/// after}] of the rules in use; uncurated [{what, why}]; stages [{name, seconds}].
QVariantMap importReportMap(const knowledge::ImportReport& report);

/// [{reason, count, samples}] of rdf::Skipped and induction::NotInSchema.
QVariantList lostList(const std::vector<rdf::Skipped>& skipped);
QVariantList lostList(const std::vector<induction::NotInSchema>& unplaced);

/// [{iri, label, count}]
QVariantList usedTermList(const std::vector<knowledge::UsedTerm>& terms);

/// The tables that hold entities, links or values: [{name, label, kind, rows, columns: [{name,
/// type, unit, rule, key, references, samples}]}].
QVariantList tableList(const induction::Schema& schema);

/// "file:line:column" and what else is known of an error.
QString errorDetail(const Error& error);

}  // namespace tripletalk::app
