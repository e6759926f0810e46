// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/providers.h"
#include "support/testmodelserver.h"
#include "workspace/namesuggestions.h"

#include <gmock/gmock.h>

namespace tripletalk::workspace {

using testing::HasSubstr;

namespace {

induction::Schema carSchema() {
    induction::Schema schema;
    schema.tables = {{.name = "vhcl", .label = "Vhcl", .rows = 3}, {.name = "person", .rows = 2}};
    schema.tables[0].columns = {{.name = "vhcl_id", .role = induction::ColumnRole::Key},
                                {.name = "wt", .type = "REAL", .comment = "Weight."},
                                {.name = "colour"}};
    return schema;
}

Result<std::vector<NameSuggestion>> suggested(const std::string& reply,
                                              const std::string& table = "vhcl") {
    const tests::ModelServer server({{.match = "CREATE TABLE \"?vhcl", .content = reply}});
    auto model = llm::makeChatModel("ollama:m", {.ollamaHost = server.ollamaUrl()},
                                    std::make_shared<net::Client>());
    EXPECT_TRUE(model);
    return suggestNames(carSchema(), table, **model, answering::Prompts(), CancelToken());
}

}  // namespace

TEST(NameSuggestions, KeepWhatIsNewAndNamesSomethingOfTheTable) {
    const nlohmann::json reply = {
        {"table", {{"name", "vehicle"}, {"comment", "A vehicle."}, {"synonyms", {"car", "Vhcl"}}}},
        {"columns",
         {{{"column", "wt"}, {"name", "weight"}, {"comment", "Weight."}},
          {{"column", "colour"}, {"name", "colour"}},
          {{"column", "nobody"}, {"name", "somebody"}},
          {{"column", "vhcl_id"}, {"name", "bad\"name"}, {"comment", "The key."}}}}};
    const auto all = suggested("Here it is: " + reply.dump());
    ASSERT_TRUE(all) << all.error().message.text();
    ASSERT_EQ(all->size(), 3U);
    EXPECT_EQ((*all)[0].column, "");
    EXPECT_EQ((*all)[0].name, "vehicle");
    EXPECT_EQ((*all)[0].synonyms, std::vector<std::string>{"car"});
    EXPECT_EQ((*all)[1].column, "wt");
    EXPECT_EQ((*all)[1].name, "weight");
    EXPECT_EQ((*all)[1].comment, "");
    EXPECT_EQ((*all)[2].name, "");
    EXPECT_EQ((*all)[2].comment, "The key.");
}

TEST(NameSuggestions, RefuseWhatIsNoReply) {
    EXPECT_FALSE(suggested("I would rather not."));
    const auto odd = suggested(R"({"table": 3, "columns": ["wt", {"column": 4}]})");
    ASSERT_TRUE(odd);
    EXPECT_TRUE(odd->empty());
    EXPECT_EQ(suggested("{}", "nothing").error().kind, ErrorKind::NotFound);
}

}  // namespace tripletalk::workspace
