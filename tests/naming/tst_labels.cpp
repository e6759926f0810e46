// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "naming/labels.h"
#include "support/graphs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tripletalk;
using naming::Labels;
using testing::ElementsAre;

namespace {

class LabelsOf : public testing::Test {
  protected:
    void read(std::string_view turtle) {
        store.emplace(tests::storeFromTurtle(folder.path(), turtle));
    }
    graph::TermId id(std::string_view local) {
        return tests::must(store->findIri("http://example.org/" + std::string(local))).value();
    }
    tests::TemporaryFolder folder;
    std::optional<graph::TripleStore> store;
};

}  // namespace

TEST_F(LabelsOf, AThingPreferTheBestPredicateAndTheWantedLanguage) {
    read(":a rdfs:label 'Auto'@de, 'car'@en, 'voiture'@fr ; skos:prefLabel 'preferred'@en .");
    EXPECT_EQ(Labels(*store, "en").label(id("a")), "car");
    EXPECT_EQ(Labels(*store, "de").label(id("a")), "Auto");
    EXPECT_EQ(Labels(*store, "it").label(id("a")), "Auto");
}

TEST_F(LabelsOf, AThingInAVarietyOfTheLanguageAreNotThoseWhoseTagOnlyBeginsAlike) {
    read(":a rdfs:label 'auto'@eng, 'plain' . :b rdfs:label 'lift'@en-gb, 'plain' .");
    EXPECT_EQ(Labels(*store, "en").label(id("a")), "plain");
    EXPECT_EQ(Labels(*store, "en").label(id("b")), "lift");
}

TEST_F(LabelsOf, AThingWithoutTheLanguageFallBackToNoLanguage) {
    read(":a rdfs:label 'Auto'@de, 'plain' .");
    EXPECT_EQ(Labels(*store, "en").label(id("a")), "plain");
}

TEST_F(LabelsOf, AThingWithoutAnyAreItsReadableLocalName) {
    read(":South_Africa :borders :Lesotho . [] :p 1 .");
    Labels labels(*store, "en");
    EXPECT_EQ(labels.label(id("South_Africa")), "South Africa");
    EXPECT_EQ(labels.writtenLabel(id("South_Africa")), "");
}

TEST_F(LabelsOf, APredicateYieldToTheLocalNameWhereTheyNameAnother) {
    read(
        ":band :member :anna ; :name 'Trio' ; :bandName 'Trio' . :anna :title 'Dr' ; :P31 'x' ; "
        ":heading 'y' . :member rdfs:label 'name' . :name rdfs:label 'name' . :bandName rdfs:label "
        "'name' . :P31 rdfs:label 'title' . :heading rdfs:label 'Title' .");
    Labels labels(*store, "");
    EXPECT_EQ(labels.label(id("member")), "member");
    EXPECT_EQ(labels.writtenLabel(id("member")), "name");
    EXPECT_EQ(labels.label(id("name")), "name");
    EXPECT_EQ(labels.label(id("bandName")), "name") << "the label is a part of its own name";
    EXPECT_EQ(labels.label(id("heading")), "heading");
    EXPECT_EQ(labels.label(id("P31")), "title") << "a code says less than any label";
}

TEST_F(LabelsOf, AHomeMadeVocabularyAreFound) {
    read(":a :name 'Anna' ; :size 3 .");
    EXPECT_EQ(Labels(*store, "").label(id("a")), "Anna");
}

TEST_F(LabelsOf, AThingAreTheSameWhenAllAreReadAtOnce) {
    read(
        ":a rdfs:label 'Auto'@de, ' car  two'@en, 'car'@en ; skos:prefLabel 'first'@en . "
        ":b skos:prefLabel 'plain', 'b'@it . :c rdfs:label ' ' ; skos:prefLabel 'named' . "
        ":d :size 3 . :e rdfs:label :a .");
    for (const char* language : {"en", "de", "it", ""}) {
        Labels one(*store, language), all(*store, language), few(*store, language);
        ASSERT_TRUE(all.preload().ok());
        ASSERT_TRUE(few.preload(100).ok());  // too little memory: as without
        for (const char* local : {"a", "b", "c", "d", "e", "size"}) {
            EXPECT_EQ(all.writtenLabel(id(local)), one.writtenLabel(id(local))) << local;
            EXPECT_EQ(few.writtenLabel(id(local)), one.writtenLabel(id(local))) << local;
            EXPECT_EQ(all.label(id(local)), one.label(id(local))) << local;
        }
    }
    Labels all(*store, "en");
    ASSERT_TRUE(all.preload().ok());
    EXPECT_EQ(all.label(id("a")), "car");
    EXPECT_EQ(all.label(id("c")), "named");
}

TEST_F(LabelsOf, AThingIncludeItsOtherNames) {
    read(":a rdfs:label 'Auto'@de, 'car'@en ; skos:altLabel 'automobile'@en .");
    EXPECT_THAT(Labels(*store, "en").names(id("a")), ElementsAre("Auto", "car", "automobile"));
}

TEST_F(LabelsOf, AThingComeWithItsComment) {
    read(":a rdfs:comment 'ein Auto'@de, 'a car'@en .");
    EXPECT_EQ(Labels(*store, "en").comment(id("a")), "a car");
    EXPECT_EQ(Labels(*store, "en").comment(id("a") + 1000), "");
}

TEST_F(LabelsOf, ACommentIsWithoutTagsOfHtml) {
    read(":a rdfs:comment '<p>A <em>unit</em> if 1 < 2</p>' .");
    EXPECT_EQ(Labels(*store, "").comment(id("a")), "A unit if 1 < 2");
}

TEST_F(LabelsOf, AGraphTellItsMostFrequentLanguage) {
    read(":a rdfs:label 'eins'@de . :b rdfs:label 'zwei'@de . :c rdfs:label 'three'@en .");
    EXPECT_EQ(tests::must(naming::mostFrequentLanguage(*store)), "de");
}

TEST_F(LabelsOf, AGraphWithoutTagsHaveNoLanguage) {
    read(":a rdfs:label 'one' . :b rdfs:label 'two' . :c rdfs:label 'three'@en .");
    EXPECT_EQ(tests::must(naming::mostFrequentLanguage(*store)), "");
}
