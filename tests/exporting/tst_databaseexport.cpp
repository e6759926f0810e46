// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "exporting/exporttest.h"
#include "knowledge/remotebase.h"

#include <gmock/gmock.h>
#include <signal.h>
#include <sys/resource.h>

namespace tripletalk::exporting {

namespace fs = std::filesystem;
using testing::HasSubstr;

namespace {

/// While it lives no file of this program grows beyond what reading a base needs.
class SmallFiles {
  public:
    SmallFiles() : m_handler(::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit few{.rlim_cur = 100'000, .rlim_max = m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &few);
    }
    ~SmallFiles() {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        ::signal(SIGXFSZ, m_handler);
    }
    SmallFiles(const SmallFiles&) = delete;
    SmallFiles& operator=(const SmallFiles&) = delete;

  private:
    sighandler_t m_handler;
    rlimit m_before{};
};

}  // namespace

struct DatabaseExport : ExportTest {
    /// Beside the target nothing may stay.
    [[nodiscard]] std::vector<std::string> hiddenSiblings() const {
        std::vector<std::string> names;
        for (const auto& entry : fs::directory_iterator(folder.path()))
            if (entry.path().filename().string().starts_with("."))
                names.push_back(entry.path().filename().string());
        return names;
    }
};

TEST_F(DatabaseExport, TellsWhatItWrote) {
    const Exported done = exported("csv");
    ASSERT_FALSE(done.tables.empty());
    EXPECT_EQ(done.tables.front().name, "cook");
    EXPECT_EQ(done.tables.front().rows, 2);
    EXPECT_TRUE(hiddenSiblings().empty());
}

TEST_F(DatabaseExport, ReplacesOnlyAnEarlierExportAndOnlyIfAsked) {
    for (const char* format : {"csv", "parquet", "sqlite", "dbml"}) {
        fs::remove_all(out);
        exported(format);
        const auto again = attempt(format);
        ASSERT_FALSE(again) << format;
        EXPECT_EQ(again.error().kind, ErrorKind::Usage) << format;
        EXPECT_THAT(again.error().message.text(), HasSubstr("is there already")) << format;
        EXPECT_TRUE(attempt(format, {.replace = true})) << format;
    }
    for (const char* format : {"csv", "parquet", "sqlite", "sql"}) {
        fs::remove_all(out);
        fs::create_directory(out);
        tests::writeText(out / "letter.txt", "Dear Ana");
        EXPECT_FALSE(attempt(format, {.replace = true})) << format;
        EXPECT_EQ(file("letter.txt"), "Dear Ana") << format;
    }
    EXPECT_TRUE(hiddenSiblings().empty());
}

TEST_F(DatabaseExport, LeavesNothingWhereItIsCancelled) {
    const CancelToken cancelled;
    cancelled.cancel();
    for (const char* format : {"csv", "parquet", "sqlite"}) {
        EXPECT_EQ(attempt(format, {}, cancelled).error().kind, ErrorKind::Cancelled) << format;
        EXPECT_FALSE(fs::exists(out)) << format;
    }
    EXPECT_TRUE(hiddenSiblings().empty());
}

TEST_F(DatabaseExport, LeavesNothingWhereTheDiskIsFull) {
    tests::baseFromTurtle(folder.path(), std::string(kitchen) + ":c1 :dish \"" +
                                             std::string(300'000, 'x') + "\" .\n");
    for (const char* format : {"csv", "parquet", "sqlite"}) {
        const auto done = [&] {
            const SmallFiles small;
            return attempt(format);
        }();
        ASSERT_FALSE(done) << format;
        EXPECT_TRUE(done.error().kind == ErrorKind::Io || done.error().kind == ErrorKind::DiskFull)
            << done.error().toText();
        EXPECT_FALSE(fs::exists(out)) << format;
    }
    EXPECT_TRUE(hiddenSiblings().empty());
}

TEST_F(DatabaseExport, ClearsWhatAKilledOneLeft) {
    fs::create_directory(folder.path() / ".out.building");
    tests::writeText(folder.path() / ".out.building" / "cook.csv", "half");
    exported("sqlite");
    EXPECT_TRUE(hiddenSiblings().empty());
    EXPECT_THAT(tests::must(readFile(out)), HasSubstr("SQLite format 3"));
}

TEST_F(DatabaseExport, AnEndpointHasNoDatabase) {
    fs::create_directory(folder.path() / "far.kb");
    auto manifest = nlohmann::json::parse(tests::must(readFile(kb / "manifest.json")));
    manifest["kind"] = "remote";
    manifest["endpoint"] = {{"url", "http://localhost:1/sparql"}, {"needs_secret", false}};
    tests::writeText(folder.path() / "far.kb" / "manifest.json", manifest.dump());
    const auto far = tests::must(knowledge::KnowledgeBase::open(folder.path() / "far.kb"));
    for (const ExportFormat& format : exportFormats()) {
        const auto done = exportDatabase(far, format, out, {}, {}, CancelToken());
        ASSERT_FALSE(done) << format.name;
        EXPECT_EQ(done.error().kind, ErrorKind::Usage) << format.name;
        EXPECT_THAT(done.error().message.text(), HasSubstr("endpoint elsewhere")) << format.name;
        EXPECT_FALSE(exportedText(far, format, false)) << format.name;
    }
    EXPECT_FALSE(fs::exists(out));
}

}  // namespace tripletalk::exporting
