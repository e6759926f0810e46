// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/tools/querysource.h"

namespace tripletalk::answering {

Result<Source> querySource(const knowledge::QueryLanguage& language,
                           knowledge::QueryConnection& connection, const std::string& query,
                           const CancelToken& cancel) {
    Source source{.kind = language.name(), .query = query};
    source.written = query;
    auto result = connection.run(query, knowledge::QueryConnection::Links::Found, cancel);
    if (result) {
        source.columns = std::move(result->columns);
        source.rows = std::move(result->rows);
        source.truncated = result->truncated;
    } else {
        if (result.error().kind == ErrorKind::Cancelled) return result.error();
        source.error = result.error();
    }
    return source;
}

}  // namespace tripletalk::answering
