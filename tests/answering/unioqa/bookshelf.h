// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/ask.h"
#include "answering/scriptedmodel.h"
#include "answering/unioqa/unioqastrategy.h"
#include "support/testbases.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace tripletalk::answering {

/// Books and films, some of one name, some with quotes, commas and Chinese in it; what leads to an
/// author leads from the book in one case and to it in the other.
inline constexpr std::string_view bookshelf = R"(
:writtenBy rdfs:label "written by" . :director rdfs:label "director" . :bornIn rdfs:label "born in" .
:illustrated rdfs:label "illustrated" . :pages rdfs:label "pages" . :genre rdfs:label "genre" .
:book a :Book ; rdfs:label "Solaris [novel]" ; :writtenBy :lem ; :pages 204 ; :genre "Science Fiction" .
:film a :Film ; rdfs:label "Solaris [film]" ; :director :andrei .
:cyberiad a :Book ; rdfs:label "The Cyberiad" ; :writtenBy :lem ; :pages 295 ; :genre "Satire" .
:quotes a :Book ; rdfs:label "O'Neill, \"The Iceman\"" ; :writtenBy :oneill ; :pages 160 .
:three a :Book ; rdfs:label "三体，黑暗森林" ; :writtenBy :liu ; :pages 470 .
:three2 a :Book ; rdfs:label "三体 [漫画]" ; :writtenBy :cai .
:three1 a :Book ; rdfs:label "三体 [小说]" ; :writtenBy :liu .
:lem a :Person ; rdfs:label "Stanisław Lem" ; :bornIn :lviv .
:andrei a :Person ; rdfs:label "Andrei Tarkovsky" ; :bornIn :zavrazhye .
:oneill a :Person ; rdfs:label "Eugene O'Neill" ; :bornIn :york .
:liu a :Person ; rdfs:label "刘慈欣" ; :bornIn :beijing .
:cai a :Person ; rdfs:label "蔡劲" .
:mroz a :Person ; rdfs:label "Daniel Mróz" ; :illustrated :cyberiad ; :bornIn :krakow .
:lviv a :City ; rdfs:label "Lviv" . :zavrazhye a :City ; rdfs:label "Zavrazhye" .
:york a :City ; rdfs:label "New York" . :krakow a :City ; rdfs:label "Kraków" .
:beijing a :City ; rdfs:label "北京" .
)";

struct Bookshelf : testing::Test {
    tests::TemporaryFolder folder;
    knowledge::KnowledgeBase base = tests::baseFromTurtle(folder.path(), bookshelf);
    std::shared_ptr<ScriptedModel> model;
    std::vector<nlohmann::json> events;

    static std::string writes(const std::string& query, const std::string& understood = "") {
        return nlohmann::json{{"understood", understood}, {"why", "w"}, {"cypher", query}}.dump();
    }
    static std::string picks(int number) {
        return nlohmann::json{{"why", "w"}, {"number", number}}.dump();
    }
    static std::string says(const std::string& verdict, const std::string& answer, int source) {
        const nlohmann::json results = {{{"source", source},
                                         {"columns", nlohmann::json::array()},
                                         {"values", nlohmann::json::array()}}};
        return nlohmann::json{
            {"verdict", verdict}, {"why", "w"}, {"results", results}, {"answer", answer}}
            .dump();
    }

    /// `gather`: replies to all calls but those for the answer.
    Answer ask(const std::string& question, const std::vector<std::string>& gather,
               const std::vector<std::string>& answers, const std::vector<Turn>& history = {}) {
        model = std::make_shared<ScriptedModel>(ScriptedModel::texts(gather),
                                                ScriptedModel::texts(answers));
        UniOqaStrategy strategy({.model = model});
        events.clear();
        return answering::ask(strategy, {question, history, base},
                              [&](const Event& event) { events.push_back(toJson(event)); }, {});
    }

    /// The queries that were run, as sources.
    [[nodiscard]] static std::vector<std::string> queriesOf(const Answer& answer) {
        std::vector<std::string> queries;
        for (const Source& source : answer.sources)
            if (source.isQuery()) queries.push_back(source.query);
        return queries;
    }
    [[nodiscard]] std::string promptOf(std::size_t call) const {
        return model->requests().at(call).messages.back().content;
    }
};

}  // namespace tripletalk::answering
