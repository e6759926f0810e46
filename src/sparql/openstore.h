// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/compiler/dataset.h"
#include "sparql/compiler/statistics.h"
#include "sparql/evaluator/evaluation.h"
#include "sqlite/confinedfiles.h"

#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace tripletalk::sparql {

/// graph.db as queries read it: a connection that only reads, with what they need to know of it.
/// Belongs to one thread at a time.
struct OpenStore {
    struct Options {
        std::vector<std::string> withheld = {};  ///< predicates whose triples are as if not there
        bool mergesGraphs = false;  ///< the default graph is the merge of all, else it is g = 0
    };
    static Result<std::unique_ptr<OpenStore>> open(const std::filesystem::path& graphDb,
                                                   const Options& options);
    explicit OpenStore(const std::filesystem::path& path) : files(path) {}

    sqlite::ConfinedFiles files;
    std::unique_ptr<graph::TripleStore> store;  // before it goes, its files may not
    std::unique_ptr<Statistics> statistics;
    std::unique_ptr<Evaluation::Connection> connection;
    std::vector<std::pair<std::string, std::string>> prefixes;
    Dataset dataset;  ///< of a query that names none
};

}  // namespace tripletalk::sparql
