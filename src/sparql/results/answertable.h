// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/sparqlsource.h"

namespace tripletalk::sparql {

/// Solutions, a truth ("answer", one row) or triples ("subject", "property", "value") alike as
/// `variables` and `rows`.
QueryAnswer asTable(QueryAnswer answer);

}  // namespace tripletalk::sparql
