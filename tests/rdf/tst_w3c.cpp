// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "files.h"
#include "isomorphism.h"
#include "rdf/reader.h"

#include <algorithm>
#include <map>
#include <set>

#include <gtest/gtest.h>

namespace tripletalk::rdf {

namespace {

constexpr std::string_view manifestVocabulary =
    "http://www.w3.org/2001/sw/DataAccess/tests/test-manifest#";
constexpr std::string_view suites = "https://w3c.github.io/rdf-tests/rdf/";

/// A folder of tests, and the address that the tests take it to have.
struct Suite {
    std::filesystem::path folder;
    std::string base;
};

/// One test of a W3C manifest: what it is called, what it expects, and its files.
struct W3cTest {
    std::string name;
    std::string type;  // "TestTurtleEval", "TestNTriplesNegativeSyntax" …
    std::string action;
    std::string result;
};

std::vector<W3cTest> testsOf(const Suite& suite) {
    std::map<std::string, W3cTest> bySubject;
    auto report = read(suite.folder / "manifest.ttl", {.base = suite.base},
                       [&](const Quad& quad) -> Result<void> {
                           W3cTest& test = bySubject[quad.subject.lexical];
                           const std::string_view predicate = quad.predicate.lexical;
                           const std::string& object = quad.object.lexical;
                           const std::string file = object.substr(
                               object.starts_with(suite.base) ? suite.base.size() : 0);
                           if (predicate.ends_with("#type"))
                               test.type = object.substr(object.find('#') + 1);
                           if (predicate == std::string(manifestVocabulary) + "name")
                               test.name = object;
                           if (predicate == std::string(manifestVocabulary) + "action")
                               test.action = file;
                           if (predicate == std::string(manifestVocabulary) + "result")
                               test.result = file;
                           return {};
                       },
                       {}, {});
    EXPECT_TRUE(report.ok()) << report.error().toText();
    std::vector<W3cTest> tests;
    for (auto& [subject, test] : bySubject)
        if (!test.action.empty()) tests.push_back(std::move(test));
    return tests;
}

Result<std::vector<Quad>> quadsOf(const Suite& suite, const std::string& file) {
    // Not read(): an empty file is valid RDF, though a person who imports one should hear of it.
    std::ifstream in(suite.folder / file, std::ios::binary);
    const std::string content((std::istreambuf_iterator<char>(in)), {});
    std::vector<Quad> quads;
    auto report =
        readText(content, file, {.base = suite.base + file}, [&](const Quad& quad) -> Result<void> {
            quads.push_back(quad);
            return {};
        });
    if (!report) return report.error();
    return quads;
}

/// What is wrong with the outcome of one test, or nothing.
std::string failureOf(const Suite& suite, const W3cTest& test) {
    const auto quads = quadsOf(suite, test.action);
    if (test.type.find("Negative") != std::string::npos)
        return quads.ok() ? "accepted, should be refused" : "";
    if (!quads) return "refused: " + quads.error().toText();
    if (test.result.empty()) return "";
    const auto expected = quadsOf(suite, test.result);
    if (!expected) return "expected result unreadable: " + expected.error().toText();
    return canonical(*quads) == canonical(*expected) ? "" : "other triples than expected";
}

class W3c : public testing::Test {
  protected:
    static void run(const char* folder, const char* address, const std::string& name,
                    std::size_t count, const std::set<std::string>& exceptions) {
        const Suite suite{testData(folder) / name, std::string(suites) + address + name + "/"};
        if (!std::filesystem::exists(suite.folder)) GTEST_SKIP() << "no " << suite.folder;
        const auto tests = testsOf(suite);
        EXPECT_EQ(tests.size(), count);
        for (const W3cTest& test : tests) {
            const std::string failure = failureOf(suite, test);
            EXPECT_EQ(!failure.empty(), exceptions.contains(test.name))
                << test.name << " (" << test.type << "): " << failure;
        }
    }
    static void run11(const std::string& name, std::size_t count) {
        run("w3c/rdf/rdf11", "rdf11/", name, count, {});
    }
    static void run12(const std::string& name, std::size_t count,
                      const std::set<std::string>& exceptions = {}) {
        run("w3c/rdf12", "rdf12/", name, count, exceptions);
    }
};

}  // namespace

// The exceptions are explained in docs/rdf.md. One that passes is a failure too: it must leave the
// list.
TEST_F(W3c, NTriples) { run11("rdf-n-triples", 70); }
TEST_F(W3c, Turtle) { run11("rdf-turtle", 313); }
TEST_F(W3c, RdfXml) { run11("rdf-xml", 166); }
TEST_F(W3c, NTriples12Syntax) {
    run12("rdf-n-triples/syntax", 29, {"N-Triples - Bad - literal with bad language tag"});
}
TEST_F(W3c, NTriples12CanonicalForms) {
    run12("rdf-n-triples/c14n", 41, {"C14N extra_whitespace-03", "C14N extra_whitespace-04"});
}
TEST_F(W3c, Turtle12Syntax) { run12("rdf-turtle/syntax", 74); }
TEST_F(W3c, Turtle12) { run12("rdf-turtle/eval", 29); }

}  // namespace tripletalk::rdf
