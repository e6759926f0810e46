// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/reader.h"

#include "base/escaping.h"
#include "base/jsontext.h"
#include "base/text.h"
#include "rdf/bytesource.h"
#include "rdf/graphreading.h"
#include "rdf/recognition.h"
#include "rdf/remedy.h"

namespace tripletalk::rdf {

std::string_view toString(OnError choice) {
    switch (choice) {
        case OnError::Stop:
            return "stop";
        case OnError::Skip:
            return "skip";
        case OnError::Repair:
            return "repair";
    }
    return "stop";
}

std::optional<OnError> onErrorFromString(std::string_view text) {
    for (const OnError choice : {OnError::Stop, OnError::Skip, OnError::Repair})
        if (toString(choice) == text) return choice;
    return std::nullopt;
}

std::string fileIri(const std::filesystem::path& path) {
    std::error_code failed;
    std::string name = std::filesystem::absolute(path, failed).lexically_normal().string();
    if (text::toLower(name).ends_with(".gz")) name.resize(name.size() - 3);
    return "file://" + text::percentEncoded(name, "/-._~!$&'()*+,;=:@");
}

Result<ReadReport> read(const std::filesystem::path& path, const ReadOptions& options,
                        const std::function<Result<void>(const Quad&)>& sink,
                        const ProgressSink& progress, const CancelToken& cancel) {
    auto source = ByteSource::open(path);
    if (!source) return source.error();
    const auto format = options.format ? Result<const GraphFormat*>(options.format)
                                       : formatOfContent(*source, path);
    if (!format) return format.error();
    ReadOptions based = options;
    based.baseIsAssumed = options.base.empty();
    if (based.baseIsAssumed) based.base = fileIri(path);
    if (based.folder.empty()) based.folder = path.has_parent_path() ? path.parent_path() : ".";
    return GraphReading(std::move(*source), wellFormed(path.string()), **format, based, sink,
                        progress, cancel)
        .run();
}

Result<const GraphFormat*> recognise(const std::filesystem::path& path) {
    auto source = ByteSource::open(path);
    if (!source) return source.error();
    auto format = formatOfContent(*source, path);
    if (!format) return format;
    if (auto fits = sniff(*source, path.string(), **format); !fits) return fits.error();
    return format;
}

Result<ReadReport> readText(std::string_view content, const std::string& name,
                            const ReadOptions& options,
                            const std::function<Result<void>(const Quad&)>& sink) {
    const GraphFormat* format = options.format ? options.format : formatOfFile(name);
    if (!format) format = &formatOf(Syntax::Turtle);
    const ProgressSink silent;
    const CancelToken never;
    auto report =
        GraphReading(ByteSource::ofText(content), name, *format, options, sink, silent, never)
            .run();
    if (report) return report;
    Error error = report.error();
    error.detail = withoutRemedy(error.detail);  // no import, whose switches these are
    return error;
}

}  // namespace tripletalk::rdf
