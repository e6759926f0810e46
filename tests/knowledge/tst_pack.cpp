// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "knowledge/curator.h"
#include "knowledge/pack.h"
#include "knowledge/tarfile.h"
#include "support/testbases.h"

#include <algorithm>
#include <cstring>

#include <gmock/gmock.h>
#include <zlib.h>

namespace tripletalk::knowledge {

using namespace tripletalk::tests;
namespace fs = std::filesystem;

namespace {

constexpr auto free = [](std::int64_t) -> Result<void> { return {}; };

struct Packed : testing::Test {
    TemporaryFolder folder;
    fs::path file = folder.path() / "museum.kb.tar.gz";
    fs::path target = folder.path() / "copy.kb";

    [[nodiscard]] KnowledgeBase base() const { return baseFromTurtle(folder.path(), museum); }
    [[nodiscard]] Result<Manifest> unpacked(const std::set<std::string>& taken = {}) const {
        return unpack(file, target, taken, {}, CancelToken());
    }
    /// Nothing but these names is in the folder, hidden ones too.
    void expectOnly(std::set<std::string> names) const {
        std::set<std::string> found;
        for (const auto& entry : fs::directory_iterator(folder.path()))
            found.insert(entry.path().filename().string());
        EXPECT_EQ(found, names);
    }
    /// An archive of a text under several names.
    void write(const std::vector<std::string>& names, const std::string& content = "{}") const {
        const auto text = writeText(folder.path() / "content", content);
        auto archive = must(TarWriter::create(file, "museum.kb"));
        for (const std::string& name : names) must(archive.add(name, text, free));
        must(archive.finish());
        fs::remove(text);
    }
    /// The archive without its compression.
    [[nodiscard]] std::string unzipped() const {
        std::string content(std::size_t{1} << 20, '\0');
        gzFile in = gzopen(file.c_str(), "rb");
        content.resize(static_cast<std::size_t>(
            gzread(in, content.data(), static_cast<unsigned int>(content.size()))));
        gzclose(in);
        return content;
    }
    void zip(const std::string& content) const {
        gzFile out = gzopen(file.c_str(), "wb");
        gzwrite(out, content.data(), static_cast<unsigned int>(content.size()));
        gzclose(out);
    }
    /// The archive's first header with a byte changed and its sum mended.
    void changeHeader(std::size_t at, const std::string& bytes) const {
        std::string content = unzipped();
        content.replace(at, bytes.size(), bytes);
        std::fill_n(content.begin() + 148, 8, ' ');
        unsigned int sum = 0;
        for (std::size_t i = 0; i < 512; ++i) sum += static_cast<unsigned char>(content[i]);
        char digits[8];
        std::snprintf(digits, sizeof digits, "%06o", sum);
        content.replace(148, 7, std::string(digits, 7));
        zip(content);
    }
};

}  // namespace

TEST_F(Packed, ABaseComesBackAsItWas) {
    const auto original = base();
    must(setPrivacy(original.folder(), Privacy::Local));
    must(pack(original.folder(), file, {}, CancelToken()));
    const auto manifest = must(unpacked());
    EXPECT_EQ(manifest.id, original.manifest().id);
    EXPECT_EQ(manifest.privacy, Privacy::Local);
    const auto copy = must(KnowledgeBase::open(target));
    EXPECT_EQ(copy.manifest().triples, original.manifest().triples);
    EXPECT_EQ(
        must(must(copy.openSandbox()).query("SELECT count(*) FROM painting", CancelToken())).rows,
        must(must(original.openSandbox()).query("SELECT count(*) FROM painting", CancelToken()))
            .rows);
    auto searcher = must(copy.openSearcher(must(llm::makeEmbedder("builtin", {}, nullptr))));
    EXPECT_TRUE(searcher.isDense());
    expectOnly({"test.ttl", "test.kb", "copy.kb", "museum.kb.tar.gz"});
}

TEST_F(Packed, ABaseThatVersion010PackedOpens) {
    const auto manifest =
        must(unpack(fs::path(TRIPLETALK_GOLDEN_FOLDER) / "museum.kb.tar.gz", target, {}, {}, {}));
    EXPECT_EQ(must(KnowledgeBase::open(target)).manifest().id, manifest.id);
    EXPECT_GT(manifest.triples, 0);
    for (const char* part : {"curation.json", "examples.db", "questions.jsonl", "report.json"})
        EXPECT_TRUE(fs::exists(target / part)) << part;
}

TEST_F(Packed, ABaseWhoseIdIsTakenGetsAnother) {
    const auto original = base();
    must(pack(original.folder(), file, {}, CancelToken()));
    const auto manifest = must(unpacked({original.manifest().id}));
    EXPECT_NE(manifest.id, original.manifest().id);
    EXPECT_EQ(must(KnowledgeBase::open(target)).manifest().id, manifest.id);
}

TEST_F(Packed, TheArchiveIsOneThatTarCanRead) {
    must(pack(base().folder(), file, {}, CancelToken()));
    const std::string list = (folder.path() / "list").string();
    ASSERT_EQ(std::system(("tar tzf " + file.string() + " > " + list).c_str()), 0);
    const std::string names = must(readFile(list));
    EXPECT_THAT(names, testing::StartsWith("test.kb/manifest.json\n"));
    EXPECT_THAT(names, testing::HasSubstr("test.kb/dense/"));
}

TEST_F(Packed, NothingIsLeftOfAPackingOrUnpackingThatStops) {
    const auto original = base();
    const CancelToken cancel;
    const auto stop = [&](const Progress& state) {
        if (state.done > 0) cancel.cancel();
    };
    EXPECT_EQ(pack(original.folder(), file, stop, cancel).error().kind, ErrorKind::Cancelled);
    expectOnly({"test.ttl", "test.kb"});
    must(pack(original.folder(), file, {}, CancelToken()));
    EXPECT_EQ(unpack(file, target, {}, stop, cancel).error().kind, ErrorKind::Cancelled);
    expectOnly({"test.ttl", "test.kb", "museum.kb.tar.gz"});
}

TEST_F(Packed, ABaseThatIsThereIsNotReplaced) {
    const auto original = base();
    must(pack(original.folder(), file, {}, CancelToken()));
    EXPECT_EQ(unpack(file, original.folder(), {}, {}, CancelToken()).error().kind,
              ErrorKind::Usage);
}

TEST_F(Packed, ADamagedArchiveIsRefused) {
    must(pack(base().folder(), file, {}, CancelToken()));
    const std::string whole = must(readFile(file));
    for (const std::size_t kept : {std::size_t{0}, std::size_t{100}, whole.size() / 2}) {
        writeText(file, whole.substr(0, kept));
        EXPECT_EQ(unpacked().error().kind, ErrorKind::Input) << kept;
    }
    std::string changed = whole;
    char& inChecksum = changed[changed.size() - 8];  // elsewhere a byte may mean what it meant
    inChecksum = static_cast<char>(inChecksum + 1);
    writeText(file, changed);
    EXPECT_FALSE(unpacked());
    writeText(file, "no archive at all, but long enough to hold a header if it were one" +
                        std::string(2000, 'x'));
    EXPECT_EQ(unpacked().error().kind, ErrorKind::Input);
    EXPECT_FALSE(fs::exists(target));
}

TEST_F(Packed, AnArchiveThatEndsBetweenTwoMembersIsRefused) {
    write({"manifest.json", "schema.json"});
    const std::string whole = unzipped();
    for (const std::size_t kept : {1024, 2048}) {  // a header and a block of content each
        zip(whole.substr(0, kept));
        EXPECT_EQ(unpacked().error().detail, "cut off") << kept;
        writeText(file, whole.substr(0, kept));
        EXPECT_EQ(unpacked().error().detail, "cut off") << kept;
    }
}

TEST_F(Packed, AnArchiveWhoseChecksumIsWrongIsRefused) {
    must(pack(base().folder(), file, {}, CancelToken()));
    std::string whole = must(readFile(file));
    whole[whole.size() - 8] = static_cast<char>(whole[whole.size() - 8] + 1);
    writeText(file, whole);
    EXPECT_EQ(unpacked().error().kind, ErrorKind::Input);
}

TEST_F(Packed, AnArchiveThatGoesOnBehindItsEndIsRefused) {
    must(pack(base().folder(), file, {}, CancelToken()));
    zip(unzipped() + std::string(10'000, '\0'));  // as tar fills its records
    must(unpacked());
    fs::remove_all(target);
    zip(unzipped() + std::string(300'000, '\0'));
    EXPECT_EQ(unpacked().error().kind, ErrorKind::Input);
}

TEST_F(Packed, AFolderWithAContentIsRefused) {
    write({"manifest.json"});
    changeHeader(156, "5");
    EXPECT_EQ(unpacked().error().kind, ErrorKind::Input);
}

TEST_F(Packed, ANameThatIsTooLongIsNeitherPackedNorUnpacked) {
    const std::string name = std::string(96, 'n') + ".json";
    const auto text = writeText(folder.path() / "content", "{}");
    auto archive = must(TarWriter::create(file, "museum.kb"));
    EXPECT_EQ(archive.add(name, text, free).error().kind, ErrorKind::Limit);
    fs::create_directory(folder.path() / "museum.kb");
    fs::rename(text, folder.path() / "museum.kb" / name);
    const std::string tar = "tar czf " + file.string() + " --exclude=*-wal --exclude=*-shm -C " +
                            folder.path().string();
    for (const std::string format : {"gnu", "pax"}) {
        ASSERT_EQ(std::system((tar + " --format=" + format + " museum.kb").c_str()), 0);
        EXPECT_EQ(unpacked().error().kind, ErrorKind::Input) << format;
    }
}

TEST_F(Packed, ABaseThatTarPackedAgainComesBack) {
    const auto original = base();
    const std::string tar = "tar czf " + file.string() + " --exclude=*-wal --exclude=*-shm -C " +
                            folder.path().string();
    for (const std::string format : {"ustar", "gnu", "pax"}) {
        ASSERT_EQ(std::system((tar + " --format=" + format + " test.kb").c_str()), 0);
        EXPECT_EQ(must(unpacked()).id, original.manifest().id) << format;
        EXPECT_FALSE(fs::exists(target / "lookup")) << format;  // not trusted, and made anew
        fs::remove_all(target);
    }
}

TEST_F(Packed, NamesThatLeadElsewhereAreRefused) {
    for (const std::string name :
         {"../evil.json", "/tmp/evil.json", "dense/../../evil.json", "dense/sub/x.faiss",
          ".hidden.json", "manifest.json/x.db", "script.sh", "dense/.x.faiss", "a b.json"}) {
        write({name});
        const auto refused = unpacked();
        ASSERT_FALSE(refused) << name;
        EXPECT_EQ(refused.error().kind, ErrorKind::Input) << name;
        expectOnly({"museum.kb.tar.gz"});
    }
}

TEST_F(Packed, ANameThatComesTwiceIsRefused) {
    write({"report.json", "report.json"});
    EXPECT_EQ(unpacked().error().kind, ErrorKind::Input);
}

TEST_F(Packed, LinksAndDevicesAreRefused) {
    for (const char type : {'1', '2', '3', '4', '6', 'x', 'L'}) {
        write({"graph.db"});
        changeHeader(156, std::string(1, type));
        EXPECT_EQ(unpacked().error().kind, ErrorKind::Input) << type;
    }
}

TEST_F(Packed, AnArchiveMadeToFillTheDiskIsRefused) {
    write({"graph.db"});
    changeHeader(124, "77777777777");  // eight gigabytes
    EXPECT_EQ(unpacked().error().kind, ErrorKind::Limit);
    expectOnly({"museum.kb.tar.gz"});
}

TEST_F(Packed, ManyMembersThatFillTheDiskTogetherAreRefused) {
    // Zeros shrink to a thousandth.
    const std::string make =
        "cd " + folder.path().string() +
        " && mkdir museum.kb && cd museum.kb && for name in graph values passages; do "
        "truncate -s 40M $name.db; done && tar cf - -C .. museum.kb | gzip -9 > " +
        file.string() + " && rm -r ../museum.kb";
    ASSERT_EQ(std::system(make.c_str()), 0);
    EXPECT_EQ(unpacked().error().kind, ErrorKind::Limit);
    expectOnly({"museum.kb.tar.gz"});
}

TEST_F(Packed, WhatDoesNotOpenAsABaseIsRefused) {
    write({"manifest.json", "graph.db", "schema.json"});
    EXPECT_FALSE(unpacked());
    write({"schema.json"});
    EXPECT_EQ(unpacked().error().kind, ErrorKind::Input);
    expectOnly({"museum.kb.tar.gz"});
}

TEST_F(Packed, AnIndexOutsideTheBaseIsRefused) {
    const auto original = base();
    auto manifest = nlohmann::json::parse(must(readFile(original.folder() / "manifest.json")));
    // The last two are there, and no indexes.
    for (const char* elsewhere : {"../elsewhere.faiss", "dense/../graph.db", "graph.db"}) {
        manifest["embedders"][0]["file"] = elsewhere;
        writeText(original.folder() / "manifest.json", manifest.dump());
        must(pack(original.folder(), file, {}, CancelToken()));
        const auto refused = unpacked();
        ASSERT_FALSE(refused.ok()) << elsewhere;
        EXPECT_EQ(refused.error().detail, elsewhere);
    }
}

TEST_F(Packed, ABaseWithAnotherPrivacyRuleIsANewerOne) {
    const auto original = base();
    must(setPrivacy(original.folder(), Privacy::Schema));
    EXPECT_GT(must(original.current()).manifest().generation, original.manifest().generation)
        << "windows that show it notice";
}

TEST_F(Packed, ABaseIsRenamed) {
    const auto original = base();
    must(renameBase(original.folder(), "  The  museum "));
    EXPECT_EQ(must(KnowledgeBase::open(original.folder())).manifest().name, "The museum");
    EXPECT_EQ(renameBase(original.folder(), " ").error().kind, ErrorKind::Usage);
}

}  // namespace tripletalk::knowledge
