// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "graph/triplestore.h"
#include "rdf/reader.h"

#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include <stdlib.h>

namespace tripletalk::tests {

/// A folder of its own that disappears with the object.
class TemporaryFolder {
  public:
    TemporaryFolder() {
        std::string pattern =
            (std::filesystem::temp_directory_path() / "tripletalk-test-XXXXXX").string();
        if (!::mkdtemp(pattern.data())) throw std::runtime_error("no temporary folder");
        m_path = pattern;
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

  private:
    std::filesystem::path m_path;
};

/// Writes a text file and returns its path.
inline std::filesystem::path writeText(const std::filesystem::path& file,
                                       std::string_view content) {
    std::ofstream(file, std::ios::binary) << content;
    return file;
}

template <typename T>
T must(Result<T> result) {
    if (!result) throw std::runtime_error(result.error().toText());
    return *std::move(result);
}
inline void must(const Result<void>& result) {
    if (!result) throw std::runtime_error(result.error().toText());
}

/// Prefixes that every graph written in a test may use.
inline constexpr std::string_view testPrefixes =
    "@prefix : <http://example.org/> .\n@prefix ex: <http://example.org/> .\n"
    "@prefix rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#> .\n"
    "@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .\n@prefix owl: "
    "<http://www.w3.org/2002/07/owl#> .\n"
    "@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .\n@prefix skos: "
    "<http://www.w3.org/2004/02/skos/core#> .\n"
    "@prefix foaf: <http://xmlns.com/foaf/0.1/> .\n";

/// The store of a graph written as Turtle (or TriG) in the test, in folder/graph.db. Throws what
/// goes wrong.
inline graph::TripleStore storeFromTurtle(const std::filesystem::path& folder,
                                          std::string_view turtle,
                                          rdf::Syntax syntax = rdf::Syntax::Turtle) {
    auto builder = must(graph::TripleStoreBuilder::create(folder / "graph.db"));
    rdf::ReadOptions options;
    options.format = &rdf::formatOf(syntax);
    must(rdf::readText(std::string(testPrefixes) + std::string(turtle), "test.ttl", options,
                       [&](const rdf::Quad& quad) { return builder.add(quad); }));
    must(builder.finish({}, CancelToken()));
    return must(graph::TripleStore::open(folder / "graph.db"));
}

/// The same from files. Blank nodes of different files stay apart.
inline graph::TripleStore storeFromFiles(const std::filesystem::path& folder,
                                         const std::vector<std::filesystem::path>& files) {
    auto builder = must(graph::TripleStoreBuilder::create(folder / "graph.db"));
    int number = 0;
    for (const auto& file : files) {
        rdf::ReadOptions options;
        options.blankPrefix = "f" + std::to_string(++number);
        must(rdf::read(
            file, options, [&](const rdf::Quad& quad) { return builder.add(quad); }, {},
            CancelToken()));
    }
    must(builder.finish({}, CancelToken()));
    return must(graph::TripleStore::open(folder / "graph.db"));
}

}  // namespace tripletalk::tests
