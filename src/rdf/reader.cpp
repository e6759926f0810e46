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
    const auto syntax = options.syntax ? options.syntax : syntaxOf(path);
    if (!syntax) return unknownName(path);
    return GraphReading(std::move(*source), path.string(), formatOf(*syntax), options, sink,
                        progress, cancel)
        .run();
}

Result<Syntax> recognise(const std::filesystem::path& path) {
    const auto syntax = syntaxOf(path);
    if (!syntax) return unknownName(path);
    auto source = ByteSource::open(path);
    if (!source) return source.error();
    if (auto fits = sniff(*source, path.string(), formatOf(*syntax)); !fits) return fits.error();
    return *syntax;
}

Result<ReadReport> readText(std::string_view content, const std::string& name,
                            const ReadOptions& options,
                            const std::function<Result<void>(const Quad&)>& sink) {
    const auto syntax = options.syntax ? *options.syntax : syntaxOf(name).value_or(Syntax::Turtle);
    const ProgressSink silent;
    const CancelToken never;
    return GraphReading(ByteSource::ofText(content), name, formatOf(syntax), options, sink, silent,
                        never)
        .run();
}

}  // namespace tripletalk::rdf
