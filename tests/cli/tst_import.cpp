// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "cli/command.h"
#include "commandtest.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::cli {

using namespace tripletalk::tests;
using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

namespace {

const std::string prefixed = "@prefix e: <http://e/> .\n";

struct ImportCommand : CommandTest {
    TemporaryFolder folder;

    std::string file(const std::string& name, const std::string& content) {
        const auto path = folder.path() / name;
        EXPECT_TRUE(writeFileAtomically(path, content));
        return path.string();
    }
    int import(const std::string& path, std::vector<std::string> words = {}) {
        words.insert(words.begin(), {"import", path, "--kb", (folder.path() / "kb").string(),
                                     "--replace", "--embedder", "none"});
        return run(words);
    }
    json sparql(const std::string& query) {
        EXPECT_EQ(run({"sparql", "--kb", (folder.path() / "kb").string(), "--json", query}), Done)
            << err;
        return json::parse(out)["results"]["bindings"];
    }
};

}  // namespace

TEST_F(ImportCommand, ResolvesRelativeIrisAgainstTheBaseThatOneNames) {
    const std::string graph = file("a.ttl", prefixed + "<a> e:p \"x\" .\n");
    ASSERT_EQ(import(graph, {"--base", "http://b/c/"}), Done) << err;
    EXPECT_THAT(out, Not(HasSubstr("repaired")));
    EXPECT_EQ(sparql("SELECT ?s { ?s ?p ?o }")[0]["s"]["value"], "http://b/c/a");

    ASSERT_EQ(import(graph), Done) << err;
    EXPECT_THAT(out, HasSubstr("repaired 1: relative IRI, read as relative to the file's own"));
    EXPECT_EQ(sparql("SELECT ?s { ?s ?p ?o }")[0]["s"]["value"],
              "file://" + (folder.path() / "a").string());

    for (const char* bad : {"b", "http://b/ c", "//b/"}) {
        EXPECT_EQ(import(graph, {"--base", bad}), WrongUsage) << bad;
        EXPECT_THAT(err, HasSubstr("it must be a whole IRI")) << bad;
    }
}

TEST_F(ImportCommand, SaysInUtf8WhatIsWrongWithAFileWhoseNameIsNot) {
    EXPECT_EQ(import(file("b\xe4"
                          "d.ttl",
                          "this is no Turtle")),
              Failed);
    EXPECT_THAT(err, testing::AllOf(HasSubstr("\uFFFD"), Not(HasSubstr("\xe4"))));
}

TEST_F(ImportCommand, RepairsWhenAskedAndCountsIt) {
    const std::string graph =
        file("a.ttl", prefixed +
                          "<http://e/a<b> e:p \"x\" ; e:q <http://e/c d> .\n\"l\" e:p 1 .\n"
                          "e:s e:p \"y\" .\n");
    ASSERT_EQ(import(graph, {"--on-error", "repair", "--json"}), Done) << err;
    const json report = json::parse(out);
    EXPECT_EQ(report["triples_read"], 3);
    ASSERT_EQ(report["repaired"].size(), 1U);
    EXPECT_EQ(report["repaired"][0]["count"], 3);
    EXPECT_EQ(report["skipped"][0]["reason"], "syntax error");
    EXPECT_EQ(report["reading"], json::parse(R"({"on_error":"repair","base":"","format":""})"));
    EXPECT_EQ(sparql("SELECT ?o { <http://e/a%3Cb> <http://e/q> ?o }")[0]["o"]["value"],
              "http://e/c%20d");

    ASSERT_EQ(import(graph, {"--on-error", "skip"}), Done) << err;
    EXPECT_THAT(out, HasSubstr("skipped 2: invalid IRI"));
    EXPECT_THAT(out, HasSubstr("1 triples read"));
}

TEST_F(ImportCommand, NamesTheSwitchThatHelps) {
    const std::string quad = "<a:s> <a:p> <a:o> <a:g> .\n";
    const std::string xml =
        "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' "
        "xmlns:e='http://e/'><e:T rdf:ID='1'/></rdf:RDF>";
    struct Case {
        std::string name, content;
        std::vector<std::string> words;
        std::string help;
    };
    for (const Case& each : std::vector<Case>{
             {"a.ttl", "<http://e/a b> <a:p> 1 .\n", {}, "use --on-error repair"},
             {"b.nt", "<http://e/a<b> <a:p> <a:o> .\n", {}, "use --on-error repair"},
             {"c.rdf", xml, {}, "use --on-error repair"},
             {"d.ttl", "\"s\" <a:p> 1 .\n", {}, "use --on-error skip"},
             {"e.ttl", "<a:s> e:p 1 .\n", {}, "use --on-error skip"},
             {"f.nt", "<a:s> <a:p> <o> .\n", {}, "use --format ttl with --base IRI"},
             {"g.csv", "a;b\n", {}, "use --format NAME"},
             {"h.ttl", "<?xml version='1.0'?><r/>", {}, "use --format rdf"},
             {"i.nq", quad, {"--format", "nt"}, "or --format NAME if it is another format"},
             {"j.nt", "a\nb\n", {"--on-error", "skip"}, "use --format NAME"},
             {"k.nt", "<a:b c> <a:p> <a:o> .\n", {"--on-error", "skip"}, "use --on-error repair"},
         }) {
        EXPECT_EQ(import(file(each.name, each.content), each.words), Failed) << each.name;
        EXPECT_THAT(err, HasSubstr(each.help)) << each.name;
    }
    EXPECT_EQ(import(file("l.jsonld", "{\"@context\": \"http://e/c\"}")), Failed);
    EXPECT_THAT(err, HasSubstr("can be put beside the file as \"e_c.jsonld\""));
    EXPECT_EQ(import(file("m.nt", quad), {"--on-error", "cry"}), WrongUsage);
    EXPECT_THAT(err, HasSubstr("stop, skip or repair"));
    EXPECT_EQ(import(file("m.nt", quad), {"--format", "json"}), WrongUsage);
    EXPECT_THAT(err, HasSubstr("nt, ttl, trig, nq, rdf, jsonld"));
}

TEST_F(ImportCommand, ReadsFilesWhateverTheyAreCalled) {
    const std::string quads = "<a:s> <a:p> \"x\" <a:g> .\n";
    for (const char* name : {"a.nquads", "a.nt", "a.dat", "a"})
        EXPECT_EQ(import(file(name, quads)), Done) << name << err;
    EXPECT_EQ(import(file("a.n3", prefixed + "e:s e:p 1 .\n")), Done) << err;
    ASSERT_EQ(import(file("a.txt", quads), {"--format", "nquads"}), Done) << err;
    EXPECT_THAT(out, HasSubstr("1 triples read"));
}

}  // namespace tripletalk::cli
