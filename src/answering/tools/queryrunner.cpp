// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/tools/queryrunner.h"

#include "answering/tools/querysource.h"
#include "answering/tools/sourcelog.h"

namespace tripletalk::answering {

Result<Source> runQuery(const knowledge::KnowledgeBase& base,
                        const knowledge::QueryLanguage& language, const std::string& query,
                        Trace& trace, const CancelToken& cancel) {
    auto connection = language.open(base);
    if (!connection) return connection.error();
    SourceLog log(trace);
    const auto returned = log.call(language.name(), query, 1, [&]() -> Result<Found> {
        auto source = querySource(language, **connection, query, cancel);
        if (!source) return source.error();
        return Found{{*std::move(source)}};
    });
    if (!returned) return returned.error();
    return log.at(returned->numbers.front());
}

}  // namespace tripletalk::answering
