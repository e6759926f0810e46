// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/workbench.h"

namespace tripletalk::induction {

namespace {

Result<void> eachRow(const sqlite::Database& database, std::string_view sql,
                     const CancelToken& cancel, const Workbench::Row& row) {
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

}  // namespace

graph::TermId Workbench::id(std::string_view iri) const {
    const auto found = store.findIri(iri);
    return found && *found ? **found : 0;
}

std::string Workbench::iri(graph::TermId id) const {
    const auto term = store.term(id);
    if (!term) return {};
    return (term->isBlank() ? "_:" : "") + term->lexical;
}

Result<void> Workbench::eachOfGraph(std::string_view sql, const Row& row) const {
    return eachRow(store.database(), sql, cancel, row);
}

Result<void> Workbench::each(std::string_view sql, const Row& row) const {
    return eachRow(database, sql, cancel, row);
}

void Workbench::report(const char* stage, std::int64_t done, std::int64_t total,
                       const char* unit) const {
    if (progress) progress({stage, done, total, unit});
}

}  // namespace tripletalk::induction
