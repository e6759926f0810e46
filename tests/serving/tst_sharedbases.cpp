// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/curator.h"
#include "serving/sharedbases.h"
#include "support/testbases.h"

#include <algorithm>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tripletalk;
using namespace tripletalk::serving;
using knowledge::Privacy;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

constexpr Visitor personHere{.fromThisComputer = true, .isModel = false};
constexpr Visitor modelHere{.fromThisComputer = true, .isModel = true};
constexpr Visitor personElsewhere{.fromThisComputer = false, .isModel = false};
constexpr Visitor modelElsewhere{.fromThisComputer = false, .isModel = true};

struct SharedBasesTest : testing::Test {
    tests::TemporaryFolder folder;

    knowledge::KnowledgeBase base(const std::string& name,
                                  std::string_view turtle = tests::museum) {
        const auto parent = folder.path() / ("import " + name);
        std::filesystem::create_directories(parent);
        const auto made = tests::baseFromTurtle(parent, turtle);
        const auto place = folder.path() / name;
        std::filesystem::create_directories(place.parent_path());
        std::filesystem::rename(made.folder(), place);
        return tests::must(knowledge::KnowledgeBase::open(place));
    }
    /// A base is looked at anew after a moment: until it is as wanted.
    template <typename Wanted>
    static bool becomes(Wanted&& wanted) {
        for (int tries = 0; tries < 1000; ++tries) {
            if (wanted()) return true;
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        return false;
    }
};

/// Whether the visitor is told this part: "yes", else the kind of the error.
std::string told(const SharedBases& bases, Part part, const Visitor& visitor) {
    const auto found = bases.find({}, part, visitor);
    return found ? "yes" : std::string(toString(found.error().kind));
}

}  // namespace

TEST_F(SharedBasesTest, AreNamedByTheirFolders) {
    const SharedBases bases({base("museum.kb"), base("Große Sammlung.kb"), base("a.b c")});
    EXPECT_THAT(bases.names(), ElementsAre("museum", "Große-Sammlung", "a-b-c"));
    EXPECT_EQ(*bases.nameOf("museum"), "museum");
    const auto none = bases.nameOf("opera");
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().kind, ErrorKind::NotFound);
    EXPECT_THAT(none.error().toText(), HasSubstr("museum, Große-Sammlung, a-b-c"));
    EXPECT_THAT(bases.nameOf("").error().toText(), HasSubstr("Say which knowledge base"));
}

TEST_F(SharedBasesTest, GetNumbersWhereFoldersAreCalledTheSame) {
    const auto first = base("one/museum.kb");
    const SharedBases bases({first, base("two/museum"), base("three/museum-2"), first});
    EXPECT_THAT(bases.names(), ElementsAre("museum", "museum-2", "museum-2-2", "museum-3"));
    EXPECT_EQ(bases.find("museum-2", Part::Values, personHere)->folder(),
              folder.path() / "two/museum");
}

TEST_F(SharedBasesTest, NeedNoNameWhereThereIsOne) {
    const SharedBases bases({base("museum")});
    EXPECT_EQ(*bases.nameOf(""), "museum");
    EXPECT_TRUE(bases.find("", Part::Values, personHere));
    EXPECT_EQ(bases.find("other", Part::Schema, personHere).error().kind, ErrorKind::NotFound);
}

TEST_F(SharedBasesTest, TellEveryoneOfABaseWithoutARule) {
    const SharedBases bases({base("museum")});
    for (const Visitor& visitor : {personHere, modelHere, personElsewhere, modelElsewhere}) {
        EXPECT_EQ(told(bases, Part::Schema, visitor), "yes");
        EXPECT_EQ(told(bases, Part::Values, visitor), "yes");
    }
}

TEST_F(SharedBasesTest, TellThisComputerAloneOfALocalBase) {
    const auto local = base("museum");
    tests::must(knowledge::setPrivacy(local.folder(), Privacy::Local));
    const SharedBases bases({local});
    for (const Part part : {Part::Schema, Part::Values}) {
        EXPECT_EQ(told(bases, part, personHere), "yes");
        EXPECT_EQ(told(bases, part, modelHere), "yes");
        EXPECT_EQ(told(bases, part, personElsewhere), "forbidden");
        EXPECT_EQ(told(bases, part, modelElsewhere), "forbidden");
    }
}

TEST_F(SharedBasesTest, TellAModelTheSchemaAloneWhereValuesStay) {
    const auto schema = base("museum");
    tests::must(knowledge::setPrivacy(schema.folder(), Privacy::Schema));
    const SharedBases bases({schema});
    EXPECT_EQ(told(bases, Part::Schema, modelHere), "yes");
    EXPECT_EQ(told(bases, Part::Values, modelHere), "forbidden");
    EXPECT_EQ(told(bases, Part::Values, personHere), "yes");
    for (const Part part : {Part::Schema, Part::Values}) {
        EXPECT_EQ(told(bases, part, personElsewhere), "forbidden");
        EXPECT_EQ(told(bases, part, modelElsewhere), "forbidden");
    }
}

TEST_F(SharedBasesTest, HeedARuleThatIsSetWhileTheyAreServed) {
    const auto museum = base("museum");
    const SharedBases bases({museum});
    ASSERT_EQ(told(bases, Part::Values, modelHere), "yes");
    tests::must(knowledge::setPrivacy(museum.folder(), Privacy::Schema));
    EXPECT_TRUE(becomes([&] { return told(bases, Part::Values, modelHere) == "forbidden"; }));
    tests::must(knowledge::setPrivacy(museum.folder(), Privacy::Any));
    EXPECT_TRUE(becomes([&] { return told(bases, Part::Values, modelHere) == "yes"; }));
}

TEST_F(SharedBasesTest, AreAsTheyAreAfterAnImportWhileTheyAreServed) {
    const auto museum = base("museum");
    const SharedBases bases({museum});
    const auto triples = [&] {
        return bases.find({}, Part::Values, personHere)->manifest().triples;
    };
    ASSERT_EQ(triples(), museum.manifest().triples);
    const auto small = tests::writeText(folder.path() / "small.ttl",
                                        std::string(tests::testPrefixes) + ":a a :B . :b a :B .");
    knowledge::ImportOptions options;
    options.embedder = tests::must(llm::makeEmbedder("builtin", {}, nullptr));
    options.replace = true;
    tests::must(knowledge::importFiles({small}, museum.folder(), options, {}, CancelToken()));
    EXPECT_TRUE(becomes([&] { return triples() == 2; }));
}

TEST_F(SharedBasesTest, HaveTheNamesThatACurationGaveWhileTheyAreServed) {
    const auto museum = base("museum");
    const SharedBases bases({museum});
    const auto has = [&](const std::string& name) {
        const auto now = tests::must(bases.find({}, Part::Schema, personHere));
        return std::ranges::any_of(now.schema().tables,
                                   [&](const auto& table) { return table.name == name; });
    };
    ASSERT_TRUE(has("painting"));
    const curation::Curation curation{
        .tables = {{.id = {.classIri = "http://example.org/Painting"}, .name = "picture"}}};
    tests::must(knowledge::applyCuration(museum.folder(), curation, {}, CancelToken()));
    EXPECT_TRUE(becomes([&] { return has("picture") && !has("painting"); }));
}

TEST_F(SharedBasesTest, SayWhereABaseIsGone) {
    const auto museum = base("museum");
    const SharedBases bases({museum});
    std::filesystem::remove_all(museum.folder());
    EXPECT_TRUE(becomes([&] { return told(bases, Part::Values, personHere) != "yes"; }));
    EXPECT_THAT(bases.names(), ElementsAre("museum"));
}
