// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "language/dictionary.h"
#include "language/wording.h"
#include "support/graphs.h"

#include <gmock/gmock.h>
#include <zlib.h>

namespace tripletalk::language {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

std::string base64(std::size_t number) {
    constexpr std::string_view digits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    do text.insert(text.begin(), digits[number % 64]);
    while ((number /= 64) > 0);
    return text;
}

std::string bytes16(std::size_t number) {
    return {static_cast<char>(number % 256), static_cast<char>(number / 256)};
}

/// As dictzip writes it: pieces that can be unpacked one by one, their lengths in the header.
std::string packed(const std::string& text, std::size_t pieceLength) {
    std::string body;
    std::string lengths;
    std::size_t pieces = 0;
    z_stream stream{};
    deflateInit2(&stream, 9, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
    for (std::size_t at = 0; at < text.size(); at += pieceLength, ++pieces) {
        std::string piece = text.substr(at, pieceLength);
        std::string out(2 * pieceLength + 64, '\0');
        stream.next_in = reinterpret_cast<Bytef*>(piece.data());
        stream.avail_in = static_cast<uInt>(piece.size());
        stream.next_out = reinterpret_cast<Bytef*>(out.data());
        stream.avail_out = static_cast<uInt>(out.size());
        deflate(&stream, Z_FULL_FLUSH);
        out.resize(out.size() - stream.avail_out);
        lengths += bytes16(out.size());
        body += out;
    }
    deflateEnd(&stream);
    const std::string field = bytes16(1) + bytes16(pieceLength) + bytes16(pieces) + lengths;
    const std::string extra = "RA" + bytes16(field.size()) + field;
    // With the name of the file, as dictzip has it.
    return std::string("\x1f\x8b\x08\x0c\0\0\0\0\x02\x03", 10) + bytes16(extra.size()) + extra +
           std::string("words.dict\0", 11) + body;
}

struct SmallDictionary : testing::Test {
    tests::TemporaryFolder folder;

    void write(const std::map<std::string, std::vector<std::string>>& entries) {
        std::string text;
        std::string index;
        for (const auto& [word, all] : entries)
            for (const std::string& entry : all) {
                index += word + "\t" + base64(text.size()) + "\t" + base64(entry.size()) + "\n";
                text += entry;
            }
        tests::writeText(folder.path() / "words.index", index);
        tests::writeText(folder.path() / "words.dict.dz", packed(text, 50));
    }
};

TEST_F(SmallDictionary, FindsEachWordAndNoOther) {
    std::map<std::string, std::vector<std::string>> entries;
    for (int i = 0; i < 300; ++i) {
        const std::string number = std::to_string(i * 7);
        entries["word" + number] = {"Word" + number + " /x/ <n>\nother" + number + " <n>\n"};
    }
    entries["word70"].push_back("Word70\nthird, fourth\n");
    write(entries);
    const Dictionary dictionary("words", folder.path());
    for (int i = 0; i < 300; ++i) {
        const std::string number = std::to_string(i * 7);
        EXPECT_THAT(dictionary.translations("word" + number), Contains("other" + number));
        EXPECT_THAT(dictionary.translations("word" + number + "x"), IsEmpty());
    }
    EXPECT_THAT(dictionary.translations("word70"), ElementsAre("other70", "third", "fourth"));
    EXPECT_THAT(dictionary.translations("a"), IsEmpty());
    EXPECT_THAT(dictionary.translations("zzz"), IsEmpty());
    EXPECT_THAT(dictionary.translations(""), IsEmpty());
}

TEST(Dictionary, LeavesOutWhatIsSaidOfTheTranslations) {
    EXPECT_THAT(translationsIn("Schüler /ʃˈyːlɜ/ <masc, n, sg>\n"
                               " [school] school pupil <n> [Br.] , pupil <n>\n"
                               "      \"Schüler und Studenten\"  - pupils and students\n"
                               "   Synonym: {Schülerin}\n\n see: {Schülerinnen}\n"),
                ElementsAre("school pupil", "pupil"));
    EXPECT_THAT(translationsIn("cuadro /kwˈaðɾo/\n1. bed\n2. painting, picture\n"),
                ElementsAre("bed", "painting", "picture"));
    EXPECT_THAT(translationsIn("weiblich <adj>\nfemale <adj>f,  /ˈɛf/\n"), ElementsAre("female"));
    EXPECT_THAT(translationsIn("lehren\nto teach sb. <v>\n"), ElementsAre("teach"));
    EXPECT_THAT(translationsIn(""), IsEmpty());
}

TEST_F(SmallDictionary, IsEmptyWithoutItsFilesOrWithBrokenOnes) {
    EXPECT_THAT(Dictionary("words", folder.path()).translations("word"), IsEmpty());
    write({{"word", {"Word\nother\n"}}});
    EXPECT_THAT(Dictionary("words", folder.path()).translations("word"), ElementsAre("other"));
    tests::writeText(folder.path() / "words.index", "word\t\nword\t?\tB\nword\tAAAAAAAA\tzzz");
    EXPECT_THAT(Dictionary("words", folder.path()).translations("word"), IsEmpty());
    tests::writeText(folder.path() / "words.index", "word\tA\tL\n");
    tests::writeText(folder.path() / "words.dict.dz", "\x1f\x8b\x08\x0c broken");
    EXPECT_THAT(Dictionary("words", folder.path()).translations("word"), IsEmpty());
}

TEST(Dictionary, ReadsDebiansDictionaries) {
    const Dictionary german("freedict-deu-eng");
    if (german.translations("haus").empty()) GTEST_SKIP() << "dict-freedict-deu-eng is missing";
    EXPECT_THAT(german.translations("gemälde"), Contains("painting"));
    const Wording& wording = Wording::forTag("de");
    EXPECT_THAT(wording.translations(wording.tokens("Schülern").front(), "en"), Contains("pupil"));
    EXPECT_THAT(wording.translations(wording.tokens("Schülern").front(), "fi"), IsEmpty());
}

TEST(Wording, DividesCompoundsWhereALanguageHasThem) {
    const auto isAge = [](const Token& word) { return word.folded == "alter"; };
    const auto isAverage = [](const Token& word) { return word.folded == "durchschnitt"; };
    const Wording& german = Wording::forTag("de");
    const auto parts =
        german.compound(german.tokens("Durchschnittsalter").front(), isAverage, isAge);
    ASSERT_THAT(parts, testing::SizeIs(2));
    EXPECT_EQ(parts[0].text, "Durchschnitt");
    EXPECT_EQ(parts[0].end, parts[1].begin);
    EXPECT_EQ(parts[1].text, "alter");
    EXPECT_THAT(german.compound(german.tokens("Mindestalter").front(), isAverage, isAge),
                IsEmpty());
    const Wording& english = Wording::forTag("en");
    EXPECT_THAT(english.compound(english.tokens("Durchschnittsalter").front(), isAverage, isAge),
                IsEmpty());
}

TEST(Wording, CountsWithArticlesBehindComparisonsOnly) {
    const Wording& german = Wording::forTag("de");
    EXPECT_EQ(german.tokens("mehr als einen Hund")[2].number, 1);
    EXPECT_EQ(german.tokens("mindestens ein Hund")[1].number, 1);
    EXPECT_FALSE(german.tokens("über einen Hund")[1].number);
    EXPECT_FALSE(german.tokens("hat einen Hund")[1].number);
    EXPECT_FALSE(Wording::forTag("en").tokens("more than a dog")[2].number);
}

}  // namespace
}  // namespace tripletalk::language
