// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "base/jsontext.h"
#include "files.h"
#include "isomorphism.h"
#include "outcome.h"

#include <map>
#include <set>

#include <gtest/gtest.h>

namespace tripletalk::rdf {

namespace {

using nlohmann::json;

/// Tests that are not run, and why.
const std::map<std::string, std::string> notRun{
    {"#t0118", "generalized RDF"},      {"#te075", "generalized RDF"},
    {"#tdi09", "option rdfDirection"},  {"#tdi10", "option rdfDirection"},
    {"#tdi11", "option rdfDirection"},  {"#tdi12", "option rdfDirection"},
    {"#te077", "option expandContext"}, {"#tc029", "JSON-LD 1.0 alone"},
    {"#te014", "JSON-LD 1.0 alone"},    {"#te026", "JSON-LD 1.0 alone"},
    {"#tep02", "JSON-LD 1.0 alone"},    {"#ter24", "JSON-LD 1.0 alone"},
    {"#ter42", "JSON-LD 1.0 alone"},    {"#tpi01", "JSON-LD 1.0 alone"},
    {"#tso01", "JSON-LD 1.0 alone"},    {"#ttn01", "JSON-LD 1.0 alone"}};

/// Tests in which triples are not well-formed, and expected to be left out.
const std::set<std::string> skipping{"#te060", "#twf01", "#twf02", "#twf03", "#twf04"};

/// Tests that are known to fail: two '#' in an IRI are let in, as they are by the other readers.
const std::set<std::string> failing{"#te111", "#te112"};

Outcome outcomeOf(const std::filesystem::path& folder, const json& manifest, const json& test) {
    const std::string input = memberOr<std::string>(test, "input", "");
    const json options = memberOr(test, "option", json::object());
    const std::string own = memberOr<std::string>(manifest, "baseIri", "") + input;
    const bool skips = skipping.contains(memberOr<std::string>(test, "@id", ""));
    auto outcome = readPath(folder / input, {.onError = skips ? OnError::Skip : OnError::Stop,
                                             .format = &formatOf(Syntax::JsonLd),
                                             .base = memberOr(options, "base", own)});
    const bool isEmpty = !outcome.report.ok() && outcome.error().kind == ErrorKind::Input;
    if (isEmpty) outcome.report = ReadReport{};  // no triples is what some expect
    return outcome;
}

/// What is wrong with the outcome of one test, or nothing.
std::string failureOf(const std::filesystem::path& folder, const json& manifest, const json& test) {
    const auto outcome = outcomeOf(folder, manifest, test);
    if (const auto code = memberOr<std::string>(test, "expectErrorCode", ""); !code.empty()) {
        if (outcome.report.ok()) return "accepted, should be refused: " + code;
        const std::string told = outcome.error().toText();
        return told.find(code) != std::string::npos ? "" : "not told as " + code + ": " + told;
    }
    if (!outcome.report.ok()) return "refused: " + outcome.error().toText();
    const auto result = memberOr<std::string>(test, "expect", "");
    if (result.empty()) return "";
    const auto text = readFile(folder / result);
    if (!text) return text.error().toText();
    const auto expected = readTextAs(*text, "expected.nq");
    if (!expected.report.ok()) return "expected result unreadable: " + expected.error().toText();
    return canonical(outcome.quads) == canonical(expected.quads)
               ? ""
               : "other quads than expected:\n" + outcome.text() + "expected:\n" + *text;
}

}  // namespace

TEST(W3cJsonLd, IsReadAsItsTestsExpect) {
    const auto folder = testData("w3c/json-ld");
    const auto text = readFile(folder / "toRdf-manifest.jsonld");
    if (!text) GTEST_SKIP() << "no " << folder;
    const json manifest = parsedJson(*text);
    int run = 0;
    for (const json& test : elementsOf(manifest, "sequence")) {
        const auto id = memberOr<std::string>(test, "@id", "");
        if (notRun.contains(id)) continue;
        ++run;
        const auto failure = failureOf(folder, manifest, test);
        EXPECT_EQ(!failure.empty(), failing.contains(id))
            << id << " " << test["name"] << ": " << failure;
    }
    EXPECT_EQ(run, 296);
}

}  // namespace tripletalk::rdf
