// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "sqlite/sandbox.h"

#include <ostream>
#include <string>
#include <vector>

namespace tripletalk::cli {

/// A table for a terminal: columns padded to their widest cell (in characters), long cells cut.
void printTable(const std::vector<std::string>& header,
                const std::vector<std::vector<std::string>>& rows, std::ostream& out);

void printTable(const sqlite::QueryResult& result, std::ostream& out);
void printTable(const answering::AnswerResult& result, std::ostream& out);

}  // namespace tripletalk::cli
