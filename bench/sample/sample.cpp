// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sample/sample.h"

#include "base/file.h"
#include "sample/sampledocuments.h"
#include "sample/samplequestions.h"
#include "sample/samplevocabulary.h"
#include "sample/sampleworld.h"
#include "sample/turtle.h"

#include <algorithm>
#include <cstdio>
#include <fstream>

namespace tripletalk::sample {

namespace {

/// Without a sync for each file: whoever loses power makes the sample again.
Result<void> writeText(const std::filesystem::path& path, const std::string& content) {
    std::ofstream out(path, std::ios::binary);
    out << content;
    out.flush();
    if (!out) return ioError(say("Sentence", "Writing \"%1\" failed."), path);
    return {};
}

Result<void> writeLines(const std::filesystem::path& path, const std::vector<Json>& lines) {
    std::string content;
    for (const auto& line : lines) content += line.dump() + "\n";
    return writeText(path, content);
}

Result<void> writeDefault(const SampleOptions& options, const World& world, Random& random) {
    auto questions = writeLines(options.out / "questions.jsonl", graphQuestions(world, random));
    if (!questions) return questions;
    const Documents documents = makeDocuments(world, random);
    auto asked = writeLines(options.out / "questions-documents.jsonl", documents.questions);
    if (!asked) return asked;
    std::filesystem::create_directories(options.out / "documents");
    for (const auto& document : documents.files)
        if (auto written = writeText(options.out / "documents" / document.name, document.content);
            !written)
            return written;
    return {};
}

/// Each maker of a group is a world of its own; only one is in memory at a time.
Result<void> writeGraph(const SampleOptions& options, const Vocabulary& words,
                        const std::string& maker, Random& random) {
    const auto path = options.out / "sample.ttl";
    std::ofstream out(path, std::ios::binary);
    const std::size_t makers =
        std::max<std::size_t>(1, (options.triples + defaultTriples / 2) / defaultTriples);
    std::size_t left = options.triples;
    std::size_t reserved = writeVocabulary(words, maker, out);
    for (std::size_t i = 0; i < makers && out; ++i) {
        char tag[32] = "";
        if (i > 0) std::snprintf(tag, sizeof tag, "m%05zu-", i);
        const std::size_t share = left / (makers - i);
        left -= share;
        const World world = makeWorld(words, maker, Sizes::scaled(share), tag, reserved, random);
        writeEntities(world, out);
        reserved = 0;
        if (options.triples != defaultTriples) continue;
        if (auto rest = writeDefault(options, world, random); !rest) return rest;
    }
    out.flush();
    if (!out) return ioError(say("Sentence", "Writing \"%1\" failed."), path);
    return {};
}

}  // namespace

Result<void> writeSample(const SampleOptions& options) {
    const Vocabulary* words = vocabulary(options.vocabulary);
    if (words == nullptr)
        return Error{
            .kind = ErrorKind::Usage,
            .message = Sentence::verbatim("There is no vocabulary \"" + options.vocabulary +
                                          "\"; there are cars and music.")};
    try {
        std::filesystem::create_directories(options.out);
        Random random(options.seed);
        const std::string maker = inventName(random);
        return writeGraph(options, *words, maker, random);
    } catch (const std::filesystem::filesystem_error& error) {
        return Error{.kind = ErrorKind::Io,
                     .message = Sentence::verbatim("The output folder cannot be written."),
                     .detail = error.what()};
    } catch (const std::exception& error) {
        return Error{.kind = ErrorKind::Internal,
                     .message = Sentence::verbatim(
                         "Seed " + std::to_string(options.seed) +
                         " makes a world without a fair target for every question."),
                     .detail = error.what()};
    }
}

}  // namespace tripletalk::sample
