// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/term.h"

#include <string_view>

namespace tripletalk::rdf {

/// Reads one line of N-Triples, or with `graphs` of N-Quads, that holds nothing unusual, several
/// times faster than serd and with the same outcome; the strings of `quad` are reused. The line is
/// valid UTF-8. False where it is wrong or merely unusual (comments, escapes in IRIs, dots in blank
/// node labels): then it is for StatementParser to judge, and `quad` means nothing.
bool readPlainLine(std::string_view line, bool graphs, std::string_view blankPrefix, Quad& quad);

}  // namespace tripletalk::rdf
