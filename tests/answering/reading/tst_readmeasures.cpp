// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/questionreader.h"
#include "base/text.h"
#include "support/testbases.h"

#include <gmock/gmock.h>

namespace tripletalk::answering::reading {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::UnorderedElementsAre;

/// Statues of some year and material, and walks that take hours.
struct ReadMeasures : testing::Test {
    tests::TemporaryFolder folder;
    knowledge::KnowledgeBase base = tests::baseFromTurtle(folder.path(), R"(
:Statue a rdfs:Class ; rdfs:label "Statue" . :year rdfs:label "year" . :material rdfs:label "material" .
:s1 a :Statue ; rdfs:label "Lion" ; :year 1901 ; :material "Brass" .
:s2 a :Statue ; rdfs:label "Bear" ; :year 1904 ; :material "Basalt" .
:s3 a :Statue ; rdfs:label "Lynx" ; :year 1909 ; :material "Marble" .
:Walk a rdfs:Class ; rdfs:label "Walk" . :hours rdfs:label "hours" .
:w1 a :Walk ; rdfs:label "Shore" ; :hours 2 . :w2 a :Walk ; rdfs:label "Ridge" ; :hours 5 .
:w3 a :Walk ; rdfs:label "Gorge" ; :hours 9 . :w4 a :Walk ; rdfs:label "Meadow" ; :hours 1 .
)");
    std::unique_ptr<knowledge::SqlConnection> tables =
        tests::must(knowledge::SqlConnection::open(base));

    /// What the likeliest ten find.
    std::vector<std::vector<std::string>> found(const std::string& question) {
        const auto reader =
            tests::must(QuestionReader::open(base, language::Wording::forTag("en")));
        std::vector<std::vector<std::string>> all;
        for (const ScoredReading& one : tests::must(reader->read(question, {}, 10))) {
            auto& rows = all.emplace_back();
            for (const auto& row :
                 tests::must(tables->run(one.query, knowledge::QueryConnection::Links::Found,
                                         CancelToken()))
                     .rows)
                rows.push_back(row.front().text);
        }
        return all;
    }
};

TEST_F(ReadMeasures, KeepToARangeOfWhatIsCalledByItsUnit) {
    EXPECT_THAT(found("Which walks take between 2 and 5 hours?"),
                Contains(UnorderedElementsAre("Shore", "Ridge")));
    EXPECT_THAT(found("Which walks take more than 5 hours?"), Contains(ElementsAre("Gorge")));
}

TEST_F(ReadMeasures, KeepToARangeOfYearsThatNothingElsePlaces) {
    EXPECT_THAT(found("Which statues were there between 1901 and 1905?"),
                Contains(UnorderedElementsAre("Lion", "Bear")));
}

TEST_F(ReadMeasures, KeepToAnEndOfATextThatALetterIsSaidToStandAt) {
    EXPECT_THAT(found("Which statues have a material that starts with the letter B?"),
                Contains(UnorderedElementsAre("Lion", "Bear")));
}

}  // namespace
}  // namespace tripletalk::answering::reading
