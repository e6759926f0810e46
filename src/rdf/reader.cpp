// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/reader.h"

#include "rdf/bytesource.h"
#include "rdf/graphreading.h"

namespace tripletalk::rdf {

namespace {

Error unknownName(const std::filesystem::path& path) {
    return {ErrorKind::Input,
            say("Sentence",
                "The name of \"%1\" does not end like that of an RDF file (%2, each also with "
                ".gz).")
                .arg(path.string(), graphEndings())};
}

}  // namespace

Result<ReadReport> read(const std::filesystem::path& path, const ReadOptions& options,
                        const std::function<Result<void>(const Quad&)>& sink,
                        const ProgressSink& progress, const CancelToken& cancel) {
    auto source = ByteSource::open(path);
    if (!source) return source.error();
    const GraphFormat* format = options.format ? options.format : formatOfFile(path);
    if (!format) return unknownName(path);
    return GraphReading(std::move(*source), path.string(), *format, options, sink, progress, cancel)
        .run();
}

Result<const GraphFormat*> recognise(const std::filesystem::path& path) {
    const GraphFormat* format = formatOfFile(path);
    if (!format) return unknownName(path);
    auto source = ByteSource::open(path);
    if (!source) return source.error();
    if (auto fits = sniff(*source, path.string(), *format); !fits) return fits.error();
    return format;
}

Result<ReadReport> readText(std::string_view content, const std::string& name,
                            const ReadOptions& options,
                            const std::function<Result<void>(const Quad&)>& sink) {
    const GraphFormat* format = options.format ? options.format : formatOfFile(name);
    if (!format) format = &formatOf(Syntax::Turtle);
    const ProgressSink silent;
    const CancelToken never;
    return GraphReading(ByteSource::ofText(content), name, *format, options, sink, silent, never)
        .run();
}

}  // namespace tripletalk::rdf
