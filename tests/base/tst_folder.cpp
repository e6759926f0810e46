// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/folder.h"
#include "base/ownfolder.h"
#include "support/unprivileged.h"

#include <fstream>
#include <set>

#include <gtest/gtest.h>

namespace tripletalk {

namespace fs = std::filesystem;

namespace {

struct FolderTest : OwnFolder {
    FolderTest() {
        fs::create_directories(path("open/inside"));
        fs::create_directory(path("closed"));
        for (const char* file : {"a", "open/b", "open/inside/c", "closed/d"})
            std::ofstream(path(file)) << "text";
    }
    /// The names found, as a person without privileges who may not read "closed".
    Result<std::set<std::string>> found(Unreadable unreadable) {
        std::set<std::string> names;
        const tests::Unprivileged here(folder());
        fs::permissions(path("closed"), fs::perms::none);
        const auto done = eachBelow(folder(), unreadable, [&](const auto& entry) -> Result<void> {
            names.insert(entry.path().lexically_relative(folder()).string());
            return {};
        });
        fs::permissions(path("closed"), fs::perms::owner_all);
        if (!done) return done.error();
        return names;
    }
};

}  // namespace

TEST_F(FolderTest, IsWalkedDownToTheLastFile) {
    const auto names = found(Unreadable::Left);
    ASSERT_TRUE(names.ok()) << names.error().toText();
    EXPECT_EQ(*names, (std::set<std::string>{"a", "open", "open/b", "open/inside", "open/inside/c",
                                             "closed"}));
}

TEST_F(FolderTest, SaysWhereItMayNotBeReadUnlessThatIsToBeLeft) {
    EXPECT_EQ(found(Unreadable::Error).error().kind, ErrorKind::Io);
    EXPECT_EQ(eachBelow(path("none"), Unreadable::Left, nullptr).error().kind, ErrorKind::Io);
}

TEST_F(FolderTest, IsWalkedUntilAnError) {
    int seen = 0;
    const auto done = eachBelow(folder(), Unreadable::Error, [&](const auto&) -> Result<void> {
        ++seen;
        return Error{ErrorKind::Limit, Sentence::verbatim("enough")};
    });
    EXPECT_EQ(done.error().kind, ErrorKind::Limit);
    EXPECT_EQ(seen, 1);
}

TEST_F(FolderTest, ListsItsOwnEntriesAlone) {
    std::set<std::string> names;
    eachIn(folder(), [&](const auto& entry) { names.insert(entry.path().filename().string()); });
    EXPECT_EQ(names, (std::set<std::string>{"a", "open", "closed"}));
    eachIn(path("none"), [&](const auto&) { names.clear(); });
    EXPECT_EQ(names.size(), 3u);
}

}  // namespace tripletalk
