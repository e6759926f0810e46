// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/values/cyphervalue.h"

namespace tripletalk::cypher {

/// From one moment to another, in months, days and seconds; in months, days or seconds alone. Of
/// two of which one has no date or no zone it is that of the other. Throw Failure for what is no
/// moment.
Duration between(const Value& left, const Value& right);
Duration inMonths(const Value& left, const Value& right);
Duration inDays(const Value& left, const Value& right);
Duration inSeconds(const Value& left, const Value& right);

}  // namespace tripletalk::cypher
