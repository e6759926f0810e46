// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/texthash.h"
#include "lookup/graphindex.h"
#include "lookup/indexfile.h"
#include "lookup/indexfolder.h"
#include "lookup/namevectors.h"
#include "lookup/storeindex.h"
#include "retrieval/testembedder.h"
#include "support/graphs.h"

#include <array>
#include <cstring>
#include <fstream>

#include <gmock/gmock.h>

namespace tripletalk::lookup {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;
using tests::must;

constexpr const char* lamps = R"(
:Lamp a owl:Class ; rdfs:label "Lamp"@en, "Lampe"@de ; rdfs:subClassOf :Thing .
:l1 a :Lamp ; rdfs:label "Nordic lamp"@en ; skos:altLabel "NL\tone"@en, "Nordlampe"@de ;
    rdfs:comment "A lamp\n  from the north."@en ; :madeBy :ida ; :height 3 .
:l2 a :Lamp ; rdfs:label "Desk lamp"@en ; :madeBy :ida .
:ida foaf:name "Ida Halle" ; :knows [ :height 4 ] .
:madeBy rdfs:label "made by"@en ; rdfs:domain :Lamp ; rdfs:range foaf:Person .
<urn:isbn:0451450523> :about :l1 .
)";

class GraphIndexTest : public testing::Test {
  protected:
    GraphIndex make(std::string_view turtle, IndexOptions options = {},
                    rdf::Syntax syntax = rdf::Syntax::Turtle) {
        if (options.language.empty()) options.language = "en";
        std::filesystem::create_directory(index());
        must(indexStore(tests::storeFromTurtle(m_folder.path(), turtle, syntax), index(), options,
                        {}, {}));
        return must(GraphIndex::open(index()));
    }
    [[nodiscard]] std::filesystem::path index() const { return m_folder.path() / "lookup"; }

    static std::vector<std::string> labels(const GraphIndex& index, ItemKind kind,
                                           const std::vector<Hit>& hits) {
        std::vector<std::string> found;
        for (const Hit& hit : hits) found.push_back(index.item(kind, hit.row).label);
        return found;
    }
    static Item item(const GraphIndex& index, ItemKind kind, const std::string& iri) {
        const auto row = index.rowOf(kind, iri);
        return row ? index.item(kind, *row) : Item();
    }

    tests::TemporaryFolder m_folder;
};

}  // namespace

TEST_F(GraphIndexTest, TellsEntitiesByPopularity) {
    const GraphIndex index = make(lamps);
    // Subjects and objects that are IRIs, no blank nodes; predicates that are described are
    // subjects.
    EXPECT_EQ(index.count(ItemKind::Entity), 9U);
    const Item lamp = index.item(ItemKind::Entity, 0);
    EXPECT_EQ(lamp.iri, "http://example.org/l1");
    EXPECT_EQ(lamp.label, "Nordic lamp");
    EXPECT_THAT(lamp.synonyms, ElementsAre("NL one", "Nordlampe"));
    EXPECT_THAT(lamp.infos, ElementsAre("A lamp from the north.", "type: Lamp"));
    EXPECT_EQ(lamp.score, 8U);  // seven times subject, once object
    std::uint64_t last = lamp.score;
    for (std::uint32_t row = 0; row < index.count(ItemKind::Entity); ++row) {
        const Item each = index.item(ItemKind::Entity, row);
        EXPECT_LE(each.score, last);
        last = each.score;
        EXPECT_EQ(index.rowOf(ItemKind::Entity, each.iri), row);
    }
    EXPECT_EQ(index.item(ItemKind::Entity, 9), Item());
    EXPECT_EQ(index.rowOf(ItemKind::Entity, "http://example.org/l3"), std::nullopt);
}

TEST_F(GraphIndexTest, TellsPropertiesByUse) {
    const GraphIndex index = make(lamps);
    const Item made = item(index, ItemKind::Property, "http://example.org/madeBy");
    EXPECT_EQ(made.label, "made by");
    EXPECT_EQ(made.score, 2U);
    EXPECT_THAT(made.infos, ElementsAre("domain: Lamp", "range: Person"));
    EXPECT_EQ(item(index, ItemKind::Property, "http://example.org/height").score, 2U);
    EXPECT_EQ(index.rowOf(ItemKind::Property, "http://example.org/ida"), std::nullopt);
}

TEST_F(GraphIndexTest, NamesWhatHasNoLabelByItsIri) {
    const GraphIndex index = make(lamps);
    EXPECT_EQ(item(index, ItemKind::Entity, "http://example.org/Thing").label, "Thing");
    EXPECT_EQ(item(index, ItemKind::Entity, "urn:isbn:0451450523").label, "0451450523");
    EXPECT_EQ(item(index, ItemKind::Entity, "http://example.org/Lamp").synonyms,
              std::vector<std::string>{"Lampe"});
}

TEST_F(GraphIndexTest, FindsEachWordOfAnIriThatNamesAThing) {
    const GraphIndex index = make(R"(:swiftHeron_of-the%20Sea.Mark2 :hasCrew.size 4 .)");
    for (const char* word : {"swift", "heron", "sea", "mark2"})
        EXPECT_EQ(index.byWords(ItemKind::Entity, word, 5).size(), 1U) << word;
    for (const char* word : {"crew", "size"})
        EXPECT_EQ(index.byWords(ItemKind::Property, word, 5).size(), 1U) << word;
}

TEST_F(GraphIndexTest, CountsATripleOfSeveralGraphsOnce) {
    const GraphIndex index =
        make(":g1 { :a :p :b } :g2 { :a :p :b . :a :q :b }", {}, rdf::Syntax::TriG);
    EXPECT_EQ(item(index, ItemKind::Entity, "http://example.org/a").score, 2U);
    EXPECT_EQ(item(index, ItemKind::Property, "http://example.org/p").score, 1U);
}

TEST_F(GraphIndexTest, FindsByWordsAndAmongChosenRows) {
    const GraphIndex index = make(lamps);
    EXPECT_THAT(labels(index, ItemKind::Entity, index.byWords(ItemKind::Entity, "nordlampe", 5)),
                ElementsAre("Nordic lamp"));
    const Rows desk{*index.rowOf(ItemKind::Entity, "http://example.org/l2")};
    EXPECT_THAT(labels(index, ItemKind::Entity, index.byWords(ItemKind::Entity, "lamp", 5, &desk)),
                ElementsAre("Desk lamp"));
    EXPECT_THAT(labels(index, ItemKind::Property, index.byWords(ItemKind::Property, "made", 1)),
                ElementsAre("made by"));
}

TEST_F(GraphIndexTest, LeavesOutWhatIsHidden) {
    const GraphIndex index =
        make(lamps,
             {.hiddenPredicates = {"http://example.org/madeBy", "http://xmlns.com/foaf/0.1/name"}});
    EXPECT_EQ(index.rowOf(ItemKind::Property, "http://example.org/madeBy"), std::nullopt);
    EXPECT_EQ(index.rowOf(ItemKind::Entity, "http://example.org/madeBy"), std::nullopt);
    EXPECT_THAT(index.byWords(ItemKind::Entity, "halle", 5), IsEmpty());
    EXPECT_EQ(item(index, ItemKind::Entity, "http://example.org/l1").score, 7U);
}

TEST_F(GraphIndexTest, LeavesOutThingsOfHiddenClasses) {
    const GraphIndex index = make(lamps, {.hiddenClasses = {"http://example.org/Lamp"}});
    for (const char* iri :
         {"http://example.org/l1", "http://example.org/l2", "http://example.org/Lamp"})
        EXPECT_EQ(index.rowOf(ItemKind::Entity, iri), std::nullopt) << iri;
    EXPECT_THAT(item(index, ItemKind::Property, "http://example.org/madeBy").infos,
                ElementsAre("range: Person"));
}

TEST_F(GraphIndexTest, FindsByMeaningWhatSharesNoWord) {
    retrieval::TestEmbedder embedder;
    embedder.synonyms = true;
    const GraphIndex index = make(
        ":x :lamp 1 ; :size 2 . :lamp skos:altLabel \"light source\"@en . :size rdfs:label "
        "\"size\"@en .",
        {.embedder = &embedder});
    EXPECT_TRUE(index.hasMeanings(ItemKind::Property, "test"));
    const llm::Vector lantern = must(embedder.embed({"lantern"}, {})).front();
    const auto hits = must(index.byMeaning(ItemKind::Property, "test", lantern, 5));
    EXPECT_THAT(labels(index, ItemKind::Property, hits), ElementsAre("lamp"));
    EXPECT_NEAR(hits.front().score, 1, 1e-5);
    const Rows size{*index.rowOf(ItemKind::Property, "http://example.org/size")};
    EXPECT_THAT(must(index.byMeaning(ItemKind::Property, "test", lantern, 5, &size)), IsEmpty());
    EXPECT_THAT(must(index.byMeaning(ItemKind::Property, "test", lantern, 0)), IsEmpty());
    const llm::Vector source = must(embedder.embed({"light source"}, {})).front();
    EXPECT_THAT(must(index.byMeaning(ItemKind::Property, "test", source, 5)),
                ElementsAre(testing::Field(&Hit::row, hits.front().row)));
}

TEST_F(GraphIndexTest, SaysWhichVectorsItHas) {
    const GraphIndex index = make(lamps);
    const llm::Vector any(64, 0.1F);
    EXPECT_EQ(index.byMeaning(ItemKind::Property, "test", any, 5).error().kind,
              ErrorKind::NotFound);
    retrieval::TestEmbedder embedder;
    must(addVectors(this->index(), ItemKind::Property, embedder, {}, {}));
    must(addVectors(this->index(), ItemKind::Entity, embedder, {}, {}));
    const GraphIndex now = must(GraphIndex::open(this->index()));
    EXPECT_TRUE(now.byMeaning(ItemKind::Property, "test", any, 5).ok());
    EXPECT_TRUE(now.byMeaning(ItemKind::Entity, "test", any, 5).ok());
    EXPECT_EQ(now.byMeaning(ItemKind::Property, "test", llm::Vector(3), 5).error().kind,
              ErrorKind::Input);
    EXPECT_FALSE(index.hasMeanings(ItemKind::Property, "test"));  // opened before
}

TEST_F(GraphIndexTest, IsAsItWasWhereAnEmbedderFails) {
    make(lamps);
    retrieval::TestEmbedder embedder;
    embedder.loseOne = true;
    EXPECT_EQ(addVectors(index(), ItemKind::Property, embedder, {}, {}).error().kind,
              ErrorKind::Model);
    EXPECT_FALSE(must(GraphIndex::open(index())).hasMeanings(ItemKind::Property, "test"));
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(index()),
                            std::filesystem::directory_iterator()),
              3);
}

TEST_F(GraphIndexTest, OfAnEmptyGraphFindsNothing) {
    retrieval::TestEmbedder embedder;
    const GraphIndex index = make("", {.embedder = &embedder});
    EXPECT_EQ(index.count(ItemKind::Entity), 0U);
    EXPECT_THAT(index.byWords(ItemKind::Entity, "lamp", 5), IsEmpty());
    const llm::Vector any(64, 0.1F);
    EXPECT_THAT(must(index.byMeaning(ItemKind::Property, "test", any, 5)), IsEmpty());
}

TEST_F(GraphIndexTest, ThatWasCancelledIsNone) {
    CancelToken cancel;
    cancel.cancel();
    std::filesystem::create_directory(index());
    EXPECT_EQ(indexStore(tests::storeFromTurtle(m_folder.path(), lamps), index(), {}, {}, cancel)
                  .error()
                  .kind,
              ErrorKind::Cancelled);
    EXPECT_EQ(GraphIndex::open(index()).error().kind, ErrorKind::NotFound);
}

namespace {

void useAll(const GraphIndex& index) {
    const llm::Vector any(64, 0.1F);
    for (const ItemKind kind : {ItemKind::Entity, ItemKind::Property}) {
        for (std::uint32_t row = 0; row < std::min(index.count(kind), 100U); ++row)
            static_cast<void>(index.item(kind, row));
        static_cast<void>(index.rowOf(kind, "http://example.org/l1"));
        const Rows some{0, 2, 3};
        for (const char* query : {"lamp", "the nordic la", "U2", "清"}) {
            static_cast<void>(index.byWords(kind, query, 5));
            static_cast<void>(index.byWords(kind, query, 5, &some));
        }
        static_cast<void>(index.byMeaning(kind, "test", any, 5));
    }
}

std::string bytesOf(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace

TEST_F(GraphIndexTest, WithAnyByteChangedIsRefusedOrUsableButNeverHarmful) {
    retrieval::TestEmbedder embedder;
    std::string many = lamps;
    for (int i = 0; i < 70; ++i)  // enough for a list that is sorted by initials
        many += ":t" + std::to_string(i) + " rdfs:label \"lamp " + std::to_string(i) + "\"@en .\n";
    constexpr std::array flips{'\x01', '\x80', '\xFF'};
    int refused = 0;
    int used = 0;
    for (const auto& [turtle, step] : {std::pair(std::string(lamps), 1U), std::pair(many, 13U)}) {
        std::filesystem::remove_all(index());
        make(turtle, {.embedder = &embedder});
        for (const auto& entry : std::filesystem::directory_iterator(index())) {
            const std::string whole = bytesOf(entry.path());
            // Vectors are many numbers of which none leads anywhere: their head and rows.
            const std::size_t end = entry.path().extension() == ".vectors"
                                        ? std::min<std::size_t>(whole.size(), 200)
                                        : whole.size();
            for (std::size_t at = 0; at < end; at += step) {
                std::string changed = whole;
                changed[at] = static_cast<char>(changed[at] ^ flips[at % flips.size()]);
                tests::writeText(entry.path(), changed);
                const auto opened = GraphIndex::open(index());
                ++(opened ? used : refused);
                if (opened) useAll(*opened);
            }
            tests::writeText(entry.path(), whole);
        }
    }
    EXPECT_GT(refused, 500);
    EXPECT_GT(used, 500);
}

TEST_F(GraphIndexTest, CutAnywhereIsRefused) {
    retrieval::TestEmbedder embedder;
    make(lamps, {.embedder = &embedder});
    for (const auto& entry : std::filesystem::directory_iterator(index())) {
        const std::string whole = bytesOf(entry.path());
        for (std::size_t size = 0; size + 1 < whole.size(); size += 1 + size / 50) {
            tests::writeText(entry.path(), whole.substr(0, size));
            const auto opened = GraphIndex::open(index());
            ASSERT_FALSE(opened.ok()) << entry.path() << ", " << size << " bytes";
            EXPECT_EQ(opened.error().kind, ErrorKind::Input);
        }
        tests::writeText(entry.path(), whole);
    }
}

TEST_F(GraphIndexTest, WithASectionThatEndsBehindTheOthersIsRefused) {
    make(lamps);
    const auto file = IndexFolder::itemsFile(index(), ItemKind::Entity);
    const std::string whole = bytesOf(file);
    // Begin and bytes of each section, a hash of these, and what the file is.
    constexpr std::size_t sections = static_cast<std::size_t>(Section::Count);
    const std::size_t places = whole.size() - 2 * sizeof(std::uint64_t) - sizeof(std::uint64_t) -
                               2 * sections * sizeof(std::uint64_t);
    for (std::size_t i = 0; i < sections; ++i) {
        std::array<std::uint64_t, 2 * sections> changed = {};
        std::memcpy(changed.data(), whole.data() + places, sizeof changed);
        // As long as the file, and so never at an end where it begins elsewhere.
        if (changed[2 * i] == 0) continue;
        changed[2 * i + 1] = places - places % 8;
        const std::uint64_t hash =
            hashOf({reinterpret_cast<const char*>(changed.data()), sizeof changed});
        std::string bytes = whole;
        std::memcpy(bytes.data() + places, changed.data(), sizeof changed);
        std::memcpy(bytes.data() + places + sizeof changed, &hash, sizeof hash);
        tests::writeText(file, bytes);
        const auto opened = IndexFile::open(file);
        ASSERT_FALSE(opened.ok()) << "section " << i;
        EXPECT_THAT(opened.error().detail, testing::HasSubstr("a section lies outside"));
    }
    tests::writeText(file, whole);
    EXPECT_TRUE(IndexFile::open(file).ok());
}

TEST_F(GraphIndexTest, OfAnotherVersionOrWithoutAFileIsNone) {
    make(lamps);
    const std::string json = bytesOf(index() / "index.json");
    tests::writeText(index() / "index.json", R"({"version":99,"made_of":"","vectors":[]})");
    EXPECT_EQ(GraphIndex::open(index()).error().kind, ErrorKind::Version);
    tests::writeText(index() / "index.json", json);
    std::filesystem::remove(IndexFolder::itemsFile(index(), ItemKind::Property));
    EXPECT_EQ(GraphIndex::open(index()).error().kind, ErrorKind::NotFound);
}

}  // namespace tripletalk::lookup
