// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/manifest.h"

#include <gmock/gmock.h>

namespace tripletalk::knowledge {

TEST(Manifest, SurvivesBeingWrittenAndRead) {
    Manifest manifest;
    manifest.id = "a1";
    manifest.name = "Museum";
    manifest.generation = 3;
    manifest.language = "de";
    manifest.sources = {{"/x/a.ttl", "00ff", 12, 5}};
    manifest.triples = 5;
    manifest.embedders = {{"builtin", "dense/x.faiss", 384}};
    manifest.prefixes = {{"ex", "http://e.org/"}};
    const auto read = manifestFromJson(toJson(manifest));
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(toJson(*read), toJson(manifest));
}

TEST(Manifest, SaysThatItIsDamagedWhenAMemberIsMissing) {
    auto json = toJson(Manifest());
    json.erase("counts");
    const auto read = manifestFromJson(json);
    ASSERT_FALSE(read.ok());
    EXPECT_EQ(read.error().kind, ErrorKind::Syntax);
}

TEST(Manifest, OfAnotherFormatSaysWhatToDo) {
    auto json = toJson(Manifest());
    json["version"] = formatVersion + 1;
    EXPECT_EQ(manifestFromJson(json).error().kind, ErrorKind::Version);
    json["version"] = oldestVersion - 1;
    const auto older = manifestFromJson(json);
    ASSERT_FALSE(older.ok());
    EXPECT_EQ(older.error().kind, ErrorKind::Version);
    EXPECT_NE(older.error().message.text().find("import its files again"), std::string::npos);
}

}  // namespace tripletalk::knowledge
