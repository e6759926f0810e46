// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/reader.h"

namespace tripletalk::rdf {

/// What came of reading, with shorthands for tests.
struct Outcome {
    std::vector<Quad> quads;
    Result<ReadReport> report = ReadReport{};

    [[nodiscard]] std::string text() const {
        std::string all;
        for (const Quad& quad : quads) all += toNQuads(quad);
        return all;
    }
    [[nodiscard]] Error error() const {
        return report.ok() ? Error{ErrorKind::Internal, Sentence::verbatim("no error")}
                           : report.error();
    }
    [[nodiscard]] std::map<std::string, std::int64_t> skipped() const {
        std::map<std::string, std::int64_t> counts;
        for (const Skipped& skipped : report->skipped)
            counts[skipped.reason.text()] = skipped.count;
        return counts;
    }
};

inline auto into(std::vector<Quad>& quads) {
    return [&quads](const Quad& quad) -> Result<void> {
        quads.push_back(quad);
        return {};
    };
}

inline Outcome readTextAs(std::string_view content, const std::string& name,
                          const ReadOptions& options = {}) {
    Outcome outcome;
    outcome.report = readText(content, name, options, into(outcome.quads));
    return outcome;
}

inline Outcome readPath(const std::filesystem::path& path, const ReadOptions& options = {}) {
    Outcome outcome;
    outcome.report = read(path, options, into(outcome.quads), {}, {});
    return outcome;
}

inline const ReadOptions skip{.onError = OnError::Skip};

}  // namespace tripletalk::rdf
