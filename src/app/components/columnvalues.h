// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "knowledge/knowledgebase.h"

#include <string>

#include <QVariantMap>

namespace tripletalk::app {

/// What stands in a column now: {values: [{value, count}], minimum, maximum}, the most frequent
/// first. Empty if it cannot be asked for, or takes too long.
QVariantMap columnValues(const knowledge::KnowledgeBase& base, const std::string& table,
                         const std::string& column, const CancelToken& cancel);

}  // namespace tripletalk::app
