// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/inducer.h"
#include "naming/labels.h"
#include "sqlite/database.h"
#include "support/graphs.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace tripletalk::tests {

/// The folders of tests/induction/golden, by name.
inline std::vector<std::string> goldenNames() {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(TRIPLETALK_GOLDEN_FOLDER))
        if (entry.is_directory()) names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

inline std::filesystem::path goldenFolder(const std::string& name) {
    return std::filesystem::path(TRIPLETALK_GOLDEN_FOLDER) / name;
}

/// input.ttl, input.trig, input.nq or input.rdf.
inline std::filesystem::path goldenInput(const std::string& name) {
    for (const auto& entry : std::filesystem::directory_iterator(goldenFolder(name)))
        if (entry.path().stem() == "input") return entry.path();
    throw std::runtime_error("no input in golden folder " + name);
}

/// A graph and the database that was induced from it, in a folder of their own.
class InducedGraph {
  public:
    explicit InducedGraph(const std::vector<std::filesystem::path>& files)
        : m_store(storeFromFiles(m_folder.path(), files)) {
        induceStore();
    }
    explicit InducedGraph(const std::vector<rdf::Quad>& quads) : m_store(storeOf(quads)) {
        induceStore();
    }

    [[nodiscard]] const graph::TripleStore& store() const { return m_store; }
    [[nodiscard]] const induction::Induced& induced() const { return m_induced; }
    [[nodiscard]] const induction::Schema& schema() const { return m_induced.schema; }
    [[nodiscard]] const sqlite::Database& database() const { return *m_database; }

  private:
    [[nodiscard]] graph::TripleStore storeOf(const std::vector<rdf::Quad>& quads) const {
        auto builder = must(graph::TripleStoreBuilder::create(m_folder.path() / "graph.db"));
        for (const rdf::Quad& quad : quads) must(builder.add(quad));
        must(builder.finish({}, CancelToken()));
        return must(graph::TripleStore::open(m_folder.path() / "graph.db"));
    }
    void induceStore() {
        const auto file = m_folder.path() / "database.db";
        const std::string language = must(naming::mostFrequentLanguage(m_store));
        m_induced = must(induction::induce(m_store, file, {language}, {}, CancelToken()));
        m_database = std::make_unique<sqlite::Database>(
            must(sqlite::Database::open(file, sqlite::OpenMode::ReadOnly)));
    }

    TemporaryFolder m_folder;
    graph::TripleStore m_store;
    induction::Induced m_induced;
    std::unique_ptr<sqlite::Database> m_database;
};

}  // namespace tripletalk::tests
