// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/ask.h"
#include "answering/offline/offlinestrategy.h"
#include "knowledge/importfiles.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

namespace tripletalk::answering {

/// Boats, harbours and skippers, and a letter.
inline constexpr const char* harbours = R"(
@prefix : <http://sea.example/> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
:Boat a rdfs:Class ; rdfs:label "Boat" .
:Harbour a rdfs:Class ; rdfs:label "Harbour" .
:Skipper a rdfs:Class ; rdfs:label "Skipper" .
:draught rdfs:label "draught" . :length rdfs:label "length" . :price rdfs:label "price" .
:berths rdfs:label "number of berths" . :rig rdfs:label "rig" . :built rdfs:label "built" .
:homeHarbour rdfs:label "home harbour" . :sails rdfs:label "sails" . :land rdfs:label "country" .
:depth rdfs:label "water depth" .
:h1 a :Harbour ; rdfs:label "Port Anemone" ; :land "Norway" ; :depth "9 m" .
:h2 a :Harbour ; rdfs:label "Port Bluebell" ; :land "Norway" ; :depth "14 m" .
:h3 a :Harbour ; rdfs:label "Port Clover" ; :land "Portugal" ; :depth "6 m" .
:b1 a :Boat ; rdfs:label "Swift Heron Mark II" ; :length "9.5 m" ; :price 41000 ; :berths 4 ; :rig "Sloop" ;
  :built "2011-04-01"^^xsd:date ; :homeHarbour :h1 ; rdfs:comment "A boat with a warm cabin and a stove for winter." .
:b2 a :Boat ; rdfs:label "Grey Petrel" ; :length "12.2 m" ; :price 88000 ; :berths 6 ; :rig "Ketch" ;
  :built "2016-05-01"^^xsd:date ; :homeHarbour :h1 ; rdfs:comment "A fast boat for long races." .
:b3 a :Boat ; rdfs:label "Little Tern" ; :length "7.1 m" ; :price 19000 ; :berths 2 ; :rig "Sloop" ;
  :built "2003-06-01"^^xsd:date ; :homeHarbour :h2 ; rdfs:comment "A boat for beginners." .
:b4 a :Boat ; rdfs:label "Proud Gannet" ; :length "12.2 m" ; :price 67000 ; :berths 6 ; :rig "Ketch" ;
  :built "2016-08-01"^^xsd:date ; :homeHarbour :h3 ; rdfs:comment "A boat for families." .
:s1 a :Skipper ; rdfs:label "Ada Lund" ; :sails :b1, :b2 .
:s2 a :Skipper ; rdfs:label "Bo Falk" ; :sails :b2, :b3, :b4 .
)";

/// Asks the offline strategy about them, one conversation a test.
class Offline : public testing::Test {
  protected:
    static void SetUpTestSuite() {
        s_folder = std::filesystem::temp_directory_path() / ("tripletalk-offline-" + newRunId());
        std::filesystem::create_directories(s_folder);
        std::ofstream(s_folder / "harbours.ttl") << harbours;
        std::ofstream(s_folder / "letter.md")
            << "# A letter about the Grey Petrel\n\nThe hull of the Grey Petrel was "
               "painted with 7 layers of lacquer.\n";
        auto report = knowledge::importFiles({s_folder / "harbours.ttl", s_folder / "letter.md"},
                                             s_folder / "kb", {}, {}, {});
        ASSERT_TRUE(report.ok()) << report.error().toText();
    }
    static void TearDownTestSuite() { std::filesystem::remove_all(s_folder); }

    Answer ask(const std::string& text, const nlohmann::json& reading = {}) {
        auto base = knowledge::KnowledgeBase::open(s_folder / "kb");
        EXPECT_TRUE(base.ok());
        const Question question{text, m_history, {*base}, reading};
        OfflineStrategy strategy(nullptr);
        m_events.clear();
        Answer answer =
            answering::ask(strategy, question,
                           [this](const Event& event) { m_events.push_back(toJson(event)); }, {});
        m_history.push_back(turnOf(question, answer));
        return answer;
    }

    /// The event that tells how the last question was read; null if there is none.
    [[nodiscard]] nlohmann::json reading() const {
        for (const nlohmann::json& event : m_events)
            if (event.at("kind") == "reading") return event;
        return {};
    }

    /// All cells, row by row: entities by the end of their IRI.
    std::vector<std::string> cells(const std::string& text, const nlohmann::json& reading = {}) {
        std::vector<std::string> all;
        const Answer answer = ask(text, reading);
        EXPECT_FALSE(answer.error) << answer.error->toText();
        for (const auto& row : answer.result.rows)
            for (const Cell& cell : row)
                all.push_back(cell.iri.empty() ? cell.text
                                               : ":" + cell.iri.substr(cell.iri.rfind('/') + 1));
        return all;
    }

    std::vector<Turn> m_history;
    std::vector<nlohmann::json> m_events;
    inline static std::filesystem::path s_folder;
};

}  // namespace tripletalk::answering
