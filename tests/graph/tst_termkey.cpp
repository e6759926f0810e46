// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graph/termkey.h"

#include <set>

#include <gtest/gtest.h>

namespace tripletalk::graph {

namespace {

std::string keyOf(const rdf::Term& term) {
    std::string key;
    appendKey(key, term);
    return key;
}

}  // namespace

TEST(TermKey, GivesItsTermBack) {
    rdf::Term read = rdf::Term::literal("left over", "urn:x", "de");
    for (const auto& term :
         {rdf::Term::iri("http://e/a"), rdf::Term::blank("b0"), rdf::Term::literal(""),
          rdf::Term::literal("5", "http://e/t"), rdf::Term::literal("fünf", {}, "de-ch"),
          rdf::Term::literal(std::string("a\0b", 3), "http://e/t")}) {
        readKey(keyOf(term), read);
        EXPECT_EQ(read, term);
    }
}

TEST(TermKey, TellsTermsApartThatLookAlike) {
    const std::set<std::string> keys = {keyOf(rdf::Term::iri("a")),
                                        keyOf(rdf::Term::blank("a")),
                                        keyOf(rdf::Term::literal("a")),
                                        keyOf(rdf::Term::literal("", "a")),
                                        keyOf(rdf::Term::literal("", {}, "a")),
                                        keyOf(rdf::Term::literal("a", {}, "a"))};
    EXPECT_EQ(keys.size(), 6u);
}

TEST(TermKey, HashesWithoutCollisionsOnOrdinaryTerms) {
    std::set<std::uint64_t> hashes;
    std::string zeros;
    for (int i = 0; i < 20'000; ++i) {
        hashes.insert(hashOfKey("http://example.org/item/" + std::to_string(i)));
        if (i < 100) hashes.insert(hashOfKey(zeros += '\0'));
    }
    EXPECT_EQ(hashes.size(), 20'100u);
    EXPECT_LT(*hashes.rbegin(), std::uint64_t{1} << 63);
}

/// Files are read with another build than they were written with.
TEST(TermKey, KeepsItsHashes) {
    EXPECT_EQ(hashOfKey(""), 8089585422494652992u);
    EXPECT_EQ(hashOfKey("a"), 4382295669732968085u);
    EXPECT_EQ(hashOfKey("http://example.org/"), 5839321116809225385u);
}

}  // namespace tripletalk::graph
