// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "language/thesaurus.h"
#include "support/graphs.h"

#include <gmock/gmock.h>

namespace tripletalk::language {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Thesaurus, ReadsTheFilesOfDebiansPackages) {
    const tests::TemporaryFolder folder;
    const std::string first = "climb|2\n";
    const std::string meanings =
        "(noun)|ascent|rise|slope (generic term)|descent (antonym)\n(verb)|Mount|rise|go up "
        "(similar "
        "term)\n";
    tests::writeText(folder.path() / "th.dat",
                     "UTF-8\n" + first + meanings + "lohn|1\n-|Gehalt (Hauptform)|Lohn\n");
    tests::writeText(
        folder.path() / "th.idx",
        "UTF-8\n2\nclimb|6\nlohn|" + std::to_string(6 + first.size() + meanings.size()) + "\n");
    const Thesaurus thesaurus("th", folder.path());
    EXPECT_THAT(thesaurus.synonyms("climb"), ElementsAre("ascent", "rise", "mount"));
    EXPECT_THAT(thesaurus.synonyms("lohn"), ElementsAre("gehalt"));
    EXPECT_THAT(thesaurus.synonyms("cli"), IsEmpty());
    EXPECT_THAT(thesaurus.synonyms(""), IsEmpty());
}

TEST(Thesaurus, IsEmptyWithoutItsFiles) {
    const tests::TemporaryFolder folder;
    EXPECT_THAT(Thesaurus("th", folder.path()).synonyms("climb"), IsEmpty());
    tests::writeText(folder.path() / "th.idx", "UTF-8\n1\nclimb|6\n");
    EXPECT_THAT(Thesaurus("th", folder.path()).synonyms("climb"), IsEmpty());
    tests::writeText(folder.path() / "th.idx", "\nclimb|notanumber\nclimb|");
    EXPECT_THAT(Thesaurus("th", folder.path()).synonyms("climb"), IsEmpty());
}

}  // namespace
}  // namespace tripletalk::language
