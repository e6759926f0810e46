// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "knowledge/examples.h"
#include "knowledge/importfiles.h"
#include "knowledge/knowledgebase.h"
#include "knowledge/labelcache.h"
#include "knowledge/pack.h"
#include "knowledge/remotebase.h"
#include "support/guarded.h"
#include "support/httpserver.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::knowledge {

namespace {

using namespace tripletalk::tests;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::Pair;
using tripletalk::tests::HttpAnswer;
using tripletalk::tests::HttpRequest;
using tripletalk::tests::HttpServer;

const std::string anything = R"({"head":{},"boolean":true})";

struct RemoteBase : testing::Test {
    TemporaryFolder folder;
    std::filesystem::path kb = folder.path() / "far.kb";
    tests::Guarded<std::string> body = anything;
    HttpServer server{[this](const HttpRequest&) {
        return HttpAnswer{200, {{"Content-Type", "application/sparql-results+json"}}, body};
    }};
    std::shared_ptr<net::Client> client = std::make_shared<net::Client>();

    Result<Manifest> make(RemoteOptions options = {}) {
        options.url = server.url() + "/sparql";
        return makeRemoteBase(kb, options, client, {});
    }
};

}  // namespace

TEST_F(RemoteBase, IsAManifestThatOpensAsABase) {
    const auto made = make({.authorization = "Bearer geheim", .prefixes = {{"ex", "http://e/"}}});
    ASSERT_TRUE(made) << made.error().toText();
    const auto base = KnowledgeBase::open(kb);
    ASSERT_TRUE(base) << base.error().toText();
    EXPECT_TRUE(base->isRemote());
    EXPECT_EQ(base->manifest().name, "127.0.0.1");
    EXPECT_EQ(base->manifest().prefixes.at("ex"), "http://e/");
    EXPECT_EQ(base->manifest().prefixes.count("rdfs"), 1U);
    EXPECT_TRUE(base->manifest().remote->needsSecret);
    EXPECT_TRUE(base->schema().tables.empty());
    EXPECT_TRUE(base->current());
    EXPECT_THAT(*readFile(kb / "manifest.json"), Not(HasSubstr("geheim")));
}

TEST_F(RemoteBase, IsAskedByItsPrefixesAndSecret) {
    ASSERT_TRUE(make({.prefixes = {{"ex", "http://e/"}}}));
    const auto base = KnowledgeBase::open(kb);
    ASSERT_TRUE(base);
    const auto source = base->reachedBy(client, "Basic xyz").openSparql();
    ASSERT_TRUE(source) << source.error().toText();
    EXPECT_TRUE((*source)->query("ASK { ?s ex:p ?o }", {}, {})->truth);
    const HttpRequest asked = server.requests().back();
    EXPECT_EQ(asked.headers.at("authorization"), "Basic xyz");
    EXPECT_THAT(asked.path, HasSubstr("PREFIX%20ex"));
}

TEST_F(RemoteBase, SaysThatItHasNoTables) {
    ASSERT_TRUE(make());
    const auto base = KnowledgeBase::open(kb);
    ASSERT_TRUE(base);
    EXPECT_EQ(base->openSparql().error().kind, ErrorKind::Usage);  // nobody to ask with
    EXPECT_EQ(base->openGraph().error().kind, ErrorKind::Usage);
    EXPECT_EQ(base->openDatabase().error().kind, ErrorKind::Usage);
    EXPECT_EQ(base->openValues().error().kind, ErrorKind::Usage);
    EXPECT_THAT(base->openSandbox().error().message.text(), HasSubstr("SPARQL only"));
    EXPECT_EQ(base->openSearcher(nullptr).error().kind, ErrorKind::Usage);
}

TEST_F(RemoteBase, IsOnlyMadeOfAnEndpointThatAnswers) {
    body = "<html>Welcome</html>";
    EXPECT_EQ(make().error().kind, ErrorKind::Server);
    body = R"({"head":{},"boolean":false})";
    EXPECT_EQ(make().error().kind, ErrorKind::Input);
    EXPECT_FALSE(std::filesystem::exists(kb));
    EXPECT_EQ(makeRemoteBase(kb, {.url = "example.org"}, client, {}).error().kind,
              ErrorKind::Usage);
}

TEST_F(RemoteBase, ReplacesOnlyItsLike) {
    const auto first = make();
    ASSERT_TRUE(first);
    EXPECT_EQ(make().error().kind, ErrorKind::Usage);
    const auto second = make({.name = "Far", .replace = true});
    ASSERT_TRUE(second) << second.error().toText();
    EXPECT_EQ(second->id, first->id);
    EXPECT_EQ(second->generation, 2);
    const auto file = writeText(folder.path() / "m.ttl", std::string(testPrefixes) + ":a :b :c .");
    const auto files = importFiles({file}, kb, {.replace = true}, {}, {});
    ASSERT_FALSE(files);
    EXPECT_THAT(files.error().message.text(), HasSubstr("a base of their own"));
    const auto local = baseFromTurtle(folder.path(), museum).folder();
    EXPECT_THAT(makeRemoteBase(local, {.url = server.url(), .replace = true}, client, {})
                    .error()
                    .message.text(),
                HasSubstr("was imported"));
}

TEST_F(RemoteBase, IsPackedAndUnpacked) {
    ASSERT_TRUE(make({.name = "Far"}));
    const auto file = folder.path() / "far.kb.tar.gz";
    ASSERT_TRUE(pack(kb, file, {}, {}));
    const auto copy = unpack(file, folder.path() / "copy.kb", {}, {}, {});
    ASSERT_TRUE(copy) << copy.error().toText();
    EXPECT_TRUE(KnowledgeBase::open(folder.path() / "copy.kb")->isRemote());
}

TEST_F(RemoteBase, KeepsExamplesInSparql) {
    ASSERT_TRUE(make());
    const Examples examples(must(KnowledgeBase::open(kb)).reachedBy(client));
    body = R"({"head":{"vars":["n"]},"results":{"bindings":[{"n":{"type":"literal","value":"3",
        "datatype":"http://www.w3.org/2001/XMLSchema#integer"}}]}})";
    const std::string query = "SELECT (COUNT(*) AS ?n) { ?s a ?c }";
    EXPECT_EQ(must(examples.add("How many?", query, sparqlLanguage())).shape.kind, "number");
    EXPECT_EQ(examples.add("How many?", "SELECT 1").error().kind, ErrorKind::Usage);
    EXPECT_EQ(must(examples.similar("How many?", sparqlLanguage())).size(), 1U);
    body = anything;
    ASSERT_TRUE(make({.replace = true}));  // its next version
    const Examples again(must(KnowledgeBase::open(kb)).reachedBy(client));
    ASSERT_EQ(must(again.list()).size(), 1U);
    EXPECT_EQ(must(again.list())[0].query, query);
}

TEST_F(RemoteBase, AsksForLabelsOnce) {
    ASSERT_TRUE(make());
    const auto base = KnowledgeBase::open(kb);
    ASSERT_TRUE(base);
    const auto source = base->reachedBy(client).openSparql();
    ASSERT_TRUE(source);
    auto cache = LabelCache::open(*base);
    ASSERT_TRUE(cache) << cache.error().toText();
    body = R"({"head":{"vars":["thing","property","label"]},"results":{"bindings":[
        {"thing":{"type":"uri","value":"http://e/a"},
         "property":{"type":"uri","value":"http://www.w3.org/2000/01/rdf-schema#label"},
         "label":{"type":"literal","value":"The A"}}]}})";
    const std::size_t before = server.requests().size();
    const auto labels = cache->labels({"http://e/a", "http://e/b"}, **source, {}, {});
    ASSERT_TRUE(labels) << labels.error().toText();
    EXPECT_THAT(*labels, ElementsAre(Pair("http://e/a", "The A")));
    EXPECT_EQ(server.requests().size(), before + 1);
    body = "nonsense";
    auto reopened = LabelCache::open(*base);
    ASSERT_TRUE(reopened);
    const auto again = reopened->labels({"http://e/a", "http://e/b"}, **source, {}, {});
    ASSERT_TRUE(again) << again.error().toText();
    EXPECT_THAT(*again, ElementsAre(Pair("http://e/a", "The A")));
    EXPECT_FALSE(cache->labels({"http://e/c"}, **source, {}, {}));
    EXPECT_EQ(cache->labels({}, **source, {}, {})->size(), 0U);
}

}  // namespace tripletalk::knowledge
