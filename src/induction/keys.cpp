// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/keys.h"

#include "base/text.h"
#include "naming/names.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <array>

namespace tripletalk::induction {

namespace {

constexpr int mostSegments = 6;  // then the whole IRI

using FirstName = std::function<std::string(graph::TermId, const std::string& iri)>;

Result<void> writeKeys(
    const Workbench& bench, const std::string& table, const std::string& where,
    const std::function<std::string(graph::TermId, bool blank, const std::string& iri)>& key) {
    auto update = bench.database.prepare("UPDATE " + table + " SET key = ? WHERE id = ?");
    if (!update) return update.error();
    return bench.each(
        "SELECT w.id, t.kind, t.lexical FROM " + table + " w JOIN graph.term t ON t.id = w.id " +
            where,
        [&](sqlite::Statement& row) -> Result<void> {
            update->bind(1, key(row.integer(0), row.integer(1) == 1, std::string(row.text(2))));
            update->bind(2, row.integer(0));
            return update->run();
        });
}

/// Starts with `first` and lengthens the endings of whatever is alike until nothing is.
Result<void> makeUnique(const Workbench& bench, const std::string& table, const FirstName& first) {
    auto written =
        writeKeys(bench, table, "", [&](graph::TermId id, bool blank, const std::string& iri) {
            return blank ? "_:" + iri : first(id, iri);
        });
    if (!written) return written;
    if (auto made = bench.database.execute("CREATE INDEX temp." + table + "_key ON " + table +
                                           "(key);"
                                           "CREATE TEMP TABLE clash_work(id INTEGER PRIMARY KEY)");
        !made)
        return made;
    for (int segments = 2;; ++segments) {
        auto found = bench.database.execute(
            "DELETE FROM clash_work; INSERT INTO clash_work SELECT id FROM " + table +
            " WHERE key IN (SELECT key FROM " + table + " GROUP BY key HAVING count(*) > 1)");
        if (!found) return found;
        auto clashes = bench.database.integer("SELECT count(*) FROM clash_work");
        if (!clashes) return clashes.error();
        if (*clashes == 0 || segments > mostSegments + 1) break;
        auto longer = writeKeys(bench, table, "WHERE w.id IN (SELECT id FROM clash_work)",
                                [&](graph::TermId, bool blank, const std::string& iri) {
                                    if (blank) return "_:" + iri;
                                    return segments > mostSegments
                                               ? iri
                                               : naming::decoded(naming::ending(iri, segments));
                                });
        if (!longer) return longer;
    }
    return bench.database.execute("DROP TABLE clash_work");
}

/// Pages, pictures, mail addresses: their last segment says nothing, the address itself does.
bool isAddress(const std::string& iri) {
    static constexpr std::array<std::string_view, 20> endings{
        ".html", ".htm", ".php", ".pdf", ".jpg",  ".jpeg", ".png", ".gif", ".svg", ".webp",
        ".mp3",  ".mp4", ".ogg", ".wav", ".flac", ".json", ".xml", ".csv", ".txt", ".zip"};
    if (iri.starts_with("mailto:") || iri.starts_with("tel:")) return true;
    if (!iri.starts_with("http://") && !iri.starts_with("https://")) return false;
    if (iri.find('?') != std::string::npos) return true;
    const auto path = iri.find('/', iri.find("//") + 2);
    if (path == std::string::npos || path + 1 == iri.size()) return true;
    const std::string lower = text::toLower(iri);
    return std::any_of(endings.begin(), endings.end(),
                       [&](std::string_view ending) { return lower.ends_with(ending); });
}

}  // namespace

Result<void> assignKeys(const Workbench& bench) {
    return makeUnique(bench, "entity_work",
                      [](graph::TermId, const std::string& iri) { return naming::localName(iri); });
}

Result<void> nameUndescribed(const Workbench& bench) {
    auto made = bench.database.execute(
        "CREATE TEMP TABLE undescribed_work(id INTEGER PRIMARY KEY, key TEXT);"
        "INSERT OR IGNORE INTO undescribed_work(id) SELECT q.o FROM graph.quad q CROSS JOIN "
        "entity_work e ON e.id = q.s "
        "CROSS JOIN graph.term t ON t.id = q.o WHERE t.kind < 2 AND q.p <> " +
        std::to_string(bench.id(rdf::vocabulary::rdfType)) +
        " AND q.o NOT IN (SELECT id FROM entity_work)");
    if (!made) return made;
    return makeUnique(bench, "undescribed_work", [&](graph::TermId id, const std::string& iri) {
        return isAddress(iri) ? iri : bench.labels.label(id);
    });
}

}  // namespace tripletalk::induction
