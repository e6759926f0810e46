// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/reader.h"
#include "sparql/parser/parser.h"
#include "sparql/parser/serialiser.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>

#include <gtest/gtest.h>

namespace tripletalk::sparql {

namespace {

/// The queries of one manifest: file → whether it must parse.
std::map<std::string, bool> queriesOf(const std::filesystem::path& manifest) {
    const std::string base = "http://example.org/suite/";
    std::map<std::string, std::string> types;
    std::map<std::string, std::string> actions;
    std::map<std::string, std::string> queries;
    const auto note = [&](const rdf::Quad& quad) -> Result<void> {
        const std::string_view property = quad.predicate.lexical;
        const std::string& object = quad.object.lexical;
        if (property.ends_with("#type")) types[quad.subject.lexical] = object;
        if (property.ends_with("test-manifest#action")) actions[quad.subject.lexical] = object;
        if (property.ends_with("test-query#query")) queries[quad.subject.lexical] = object;
        return {};
    };
    const auto report = rdf::read(manifest, {.base = base}, note, {}, {});
    EXPECT_TRUE(report.ok()) << report.error().toText();
    std::map<std::string, bool> found;
    for (const auto& [test, action] : actions) {
        const auto query = queries.find(action);
        const std::string& iri = query == queries.end() ? action : query->second;
        if (!iri.ends_with(".rq")) continue;
        found[iri.substr(base.size())] = types[test].find("Negative") == std::string::npos;
    }
    return found;
}

std::string contentOf(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// What is wrong with writing what was read, or nothing.
std::string roundTripFault(const Query& query) {
    const std::string text = toText(query);
    const auto again = parse(text);
    if (!again) return again.error().toText() + "\n" + text;
    const std::string second = toText(*again);
    return second == text ? "" : text + "\nbecame\n" + second;
}

}  // namespace

TEST(W3cSparqlSyntax, ReadsEveryGoodQueryAndRefusesEveryBadOne) {
    const char* data = std::getenv("TRIPLETALK_TEST_DATA");
    const auto folder =
        std::filesystem::path(data ? data : TRIPLETALK_DEFAULT_TEST_DATA) / "w3c/sparql";
    if (!std::filesystem::exists(folder)) GTEST_SKIP() << "no " << folder;
    std::size_t good = 0;
    std::size_t bad = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        const auto group = entry.path().parent_path();
        if (entry.path().filename() != "manifest.ttl") continue;
        for (const auto& [file, mustParse] : queriesOf(entry.path())) {
            const std::string text = contentOf(group / file);
            const auto query = parse(text, {.base = "http://example.org/suite/" + file});
            ++(mustParse ? good : bad);
            EXPECT_EQ(query.ok(), mustParse) << group / file << "\n"
                                             << text << (query ? "" : query.error().toText());
            if (!query) continue;
            EXPECT_EQ(roundTripFault(*query), "") << group / file;
        }
    }
    EXPECT_GT(good, 450U);
    EXPECT_GT(bad, 89U);
}

}  // namespace tripletalk::sparql
