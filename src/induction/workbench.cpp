// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/workbench.h"

namespace tripletalk::induction {

graph::TermId Workbench::id(std::string_view iri) const {
    const auto found = store.findIri(iri);
    return found && *found ? **found : 0;
}

Result<void> Workbench::each(std::string_view sql,
                             const std::function<Result<void>(sqlite::Statement&)>& row) const {
    auto statement = database.prepare(sql);
    if (!statement) return statement.error();
    for (std::int64_t count = 0;; ++count) {
        if (count % 1024 == 0 && cancel.cancelled()) return cancel.error();
        auto more = statement->step();
        if (!more) return more.error();
        if (!*more) return {};
        if (auto done = row(*statement); !done) return done.error();
    }
}

void Workbench::report(const char* stage, std::int64_t done, std::int64_t total,
                       const char* unit) const {
    if (progress) progress({stage, done, total, unit});
}

}  // namespace tripletalk::induction
