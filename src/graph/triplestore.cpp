// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graph/triplestore.h"

#include "base/text.h"
#include "graph/termkey.h"

namespace tripletalk::graph {

Result<TripleStore> TripleStore::open(const std::filesystem::path& path,
                                      const sqlite::ConfinedFiles* files) {
    auto database = files ? sqlite::Database::openConfined(*files)
                          : sqlite::Database::open(path, sqlite::OpenMode::ReadOnly);
    if (!database) return database.error();
    // One read transaction for good: otherwise every statement locks the file and looks for
    // changes.
    if (auto begun = database->execute("BEGIN"); !begun) return begun.error();
    auto store = TripleStore(std::make_unique<sqlite::Database>(std::move(*database)));
    if (auto counts = store.counts(); !counts)
        return Error{ErrorKind::Input,
                     say("Sentence", "\"%1\" is not a finished triple store.").arg(path.string()),
                     counts.error().toText()};
    return store;
}

Result<rdf::Term> TripleStore::term(TermId id) const {
    if (id == 0) return rdf::Term{};
    if (!m_termById) {
        auto prepared =
            m_database->prepare("SELECT kind, lexical, datatype, language FROM term WHERE id = ?1");
        if (!prepared) return prepared.error();
        m_termById.emplace(*std::move(prepared));
    }
    sqlite::Statement& row = *m_termById;
    row.bind(1, id);
    auto found = row.step();
    if (!found) return found.error();
    rdf::Term term;
    if (*found)
        term = {static_cast<rdf::TermKind>(row.integer(0)), std::string(row.text(1)),
                std::string(row.text(2)), std::string(row.text(3))};
    row.reset();
    if (*found) return term;
    return Error{ErrorKind::NotFound,
                 say("Sentence", "There is no term with the number %1.").arg(id)};
}

Result<std::optional<TermId>> TripleStore::find(const rdf::Term& term) const {
    if (term.isIri() && term.lexical.empty()) return std::optional<TermId>(0);
    if (!m_idsByHash) {
        auto prepared = m_database->prepare("SELECT id FROM term_hash WHERE hash = ?1");
        if (!prepared) return prepared.error();
        m_idsByHash.emplace(*std::move(prepared));
    }
    std::string key;
    appendKey(key, term);
    sqlite::Statement& row = *m_idsByHash;
    row.bind(1, static_cast<std::int64_t>(hashOfKey(key)));
    std::optional<TermId> found;
    for (;;) {
        const auto more = row.step();
        if (!more) return more.error();
        if (!*more) break;
        const TermId candidate = row.integer(0);
        const auto same = this->term(candidate);
        if (!same) row.reset();
        if (!same) return same.error();
        if (*same == term) found = candidate;
        if (found) break;
    }
    row.reset();
    return found;
}

Result<std::optional<TermId>> TripleStore::findIri(std::string_view iri) const {
    return find(rdf::Term::iri(std::string(iri)));
}

Result<void> TripleStore::match(const Pattern& pattern,
                                const std::function<bool(const QuadIds&)>& row) const {
    std::vector<std::string> conditions;
    std::vector<TermId> values;
    const auto bound = [&](const std::optional<TermId>& id, const char* column) {
        if (!id) return;
        values.push_back(*id);
        conditions.push_back(column + (" = ?" + std::to_string(values.size())));
    };
    bound(pattern.s, "s");
    bound(pattern.p, "p");
    bound(pattern.o, "o");
    bound(pattern.g, "g");
    auto statement = m_database->prepare(
        "SELECT s, p, o, g FROM quad" +
        (conditions.empty() ? "" : " WHERE " + text::join(conditions, " AND ")));
    if (!statement) return statement.error();
    for (std::size_t i = 0; i < values.size(); ++i)
        statement->bind(static_cast<int>(i) + 1, values[i]);
    for (;;) {
        auto more = statement->step();
        if (!more) return more.error();
        if (!*more) return {};
        if (!row({statement->integer(0), statement->integer(1), statement->integer(2),
                  statement->integer(3)}))
            return {};
    }
}

Result<Counts> TripleStore::counts() const {
    std::optional<Counts> counts;
    auto done = m_database->each(
        "SELECT triples, duplicates, terms, graphs FROM counts", [&](sqlite::Statement& row) {
            counts = Counts{row.integer(0), row.integer(1), row.integer(2), row.integer(3)};
        });
    if (!done) return done.error();
    if (!counts)
        return Error{ErrorKind::Input, say("Sentence", "The triple store was never finished.")};
    return *counts;
}

bool TripleStore::repeatsTriples() const {
    const auto repeated = m_database->integer("SELECT triples > merged FROM counts");
    return !repeated || *repeated != 0;
}

}  // namespace tripletalk::graph
