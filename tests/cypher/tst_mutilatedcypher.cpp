// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/cypherengine.h"
#include "cypher/editor/cypherediting.h"
#include "cypher/parser/cyphertoken.h"
#include "cypher/tck/gherkin.h"
#include "support/graphs.h"

#include <random>

#include <gtest/gtest.h>

namespace tripletalk::tests {

namespace {

std::vector<std::string> queries() {
    std::vector<std::string> texts;
    for (const auto& file : std::filesystem::directory_iterator(TRIPLETALK_OWN_SCENARIOS))
        for (const Scenario& scenario : scenariosOf(file.path()))
            for (const Step& step : scenario.steps)
                if (step.text == "executing query:") texts.push_back(step.document);
    return texts;
}

/// With words left out, written twice, swapped or taken from another query.
std::string mutilated(const std::string& query, const std::string& other, std::mt19937& random) {
    const auto words = [](const std::string& text) {
        std::vector<std::string> parts;
        for (const cypher::Token& token : cypher::readableTokensOf(text))
            parts.push_back(text.substr(token.begin, token.end - token.begin));
        return parts;
    };
    std::vector<std::string> parts = words(query);
    const std::vector<std::string> others = words(other);
    for (unsigned i = 0; i <= random() % 3 && !parts.empty() && !others.empty(); ++i) {
        const auto at = static_cast<std::ptrdiff_t>(random() % parts.size());
        switch (random() % 4) {
            case 0:
                parts.erase(parts.begin() + at);
                break;
            case 1:
                parts.insert(parts.begin() + at, parts[static_cast<std::size_t>(at)]);
                break;
            case 2:
                std::swap(parts[static_cast<std::size_t>(at)], parts[random() % parts.size()]);
                break;
            default:
                parts[static_cast<std::size_t>(at)] = others[random() % others.size()];
        }
    }
    std::string text;
    for (const std::string& part : parts) text += part + " ";
    return text;
}

}  // namespace

TEST(MutilatedCypher, IsAnsweredOrRefusedWithASentence) {
    const TemporaryFolder folder;
    storeFromTurtle(folder.path(),
                    ":a a :Person ; :KNOWS :b ; :name 'Ada' . :b a :City ; :KNOWS :a .");
    const auto engine = must(cypher::CypherEngine::open(folder.path() / "graph.db", {}));
    const auto texts = queries();
    std::mt19937 random(7);
    std::size_t answered = 0, refused = 0;
    for (int i = 0; i < 20'000; ++i) {
        const std::string query =
            mutilated(texts[random() % texts.size()], texts[random() % texts.size()], random);
        const auto answer =
            engine->query(query, {}, {.time = std::chrono::seconds(2), .memory = 64U << 20U}, {});
        ++(answer ? answered : refused);
        if (!answer) {
            EXPECT_FALSE(answer.error().message.empty()) << query;
            EXPECT_NE(answer.error().kind, ErrorKind::Internal) << query;
            if (answer.error().kind == ErrorKind::Syntax && answer.error().place)
                (void)cypher::wordAt(query, answer.error().place->line,
                                     answer.error().place->column);
        }
        (void)cypher::completeCypher({}, query, random() % (query.size() + 1));
    }
    EXPECT_GT(answered, 300U);
    EXPECT_GT(refused, 1000U);
}

}  // namespace tripletalk::tests
