// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "learning/textclassifier.h"

#include "base/file.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <new>

#include <fasttext/fasttext.h>

namespace tripletalk::learning {

namespace fs = std::filesystem;

namespace {

/// What tells a label from a feature.
constexpr const char* labelMark = "=";
constexpr std::int64_t fewestPasses = 3;
constexpr std::int64_t mostPasses = 150;
/// With more examples a feature that stands in one of them only is noise.
constexpr std::int64_t manyLines = 2000;

fasttext::Args argumentsFor(const ClassifierLines& lines, const ClassifierOptions& options) {
    fasttext::Args args;
    args.input = lines.file().string();
    args.model = fasttext::model_name::sup;
    args.loss = fasttext::loss_name::softmax;
    args.label = labelMark;
    args.dim = options.dimensions;
    args.epoch = static_cast<int>(std::clamp(
        options.looks / std::max<std::int64_t>(lines.lines(), 1), fewestPasses, mostPasses));
    args.lr = options.rate;
    args.minCount = lines.lines() > manyLines ? 2 : 1;
    args.minCountLabel = 0;
    // The features are n-grams already; hashing them again would mix them up.
    args.minn = 0;
    args.maxn = 0;
    args.wordNgrams = 1;
    args.bucket = 0;
    args.thread = 1;
    args.verbose = 0;
    args.lrUpdateRate = 100;
    args.seed = 1;
    return args;
}

Error failed(const std::string& why) {
    return {ErrorKind::Input, say("Sentence", "Nothing could be learned from these examples."),
            why};
}

}  // namespace

Result<ClassifierLines> ClassifierLines::create(const fs::path& file) {
    ClassifierLines lines(file);
    lines.m_out.open(file, std::ios::binary | std::ios::trunc);
    if (!lines.m_out) return ioError(say("Sentence", "Saving \"%1\" failed."), file);
    return lines;
}

void ClassifierLines::add(int label, const std::vector<std::string>& features) {
    m_out << labelMark << label << ' ';
    for (const std::string& feature : features) m_out << feature << ' ';
    m_out << '\n';
    ++m_lines;
}

Result<void> ClassifierLines::close() {
    m_out.close();
    if (m_out.fail()) return ioError(say("Sentence", "Saving \"%1\" failed."), m_file);
    return {};
}

struct TextClassifier::Private {
    fasttext::FastText model;
};

Result<TextClassifier> TextClassifier::train(const ClassifierLines& lines,
                                             const ClassifierOptions& options,
                                             const ProgressSink& progress,
                                             const CancelToken& cancel) {
    auto made = std::make_shared<Private>();
    const auto watch = [&](float share, float, double, double, std::int64_t) {
        if (progress)
            progress({"learn",
                      static_cast<std::int64_t>(static_cast<double>(share) *
                                                static_cast<double>(lines.lines())),
                      lines.lines(), "examples"});
        if (cancel.cancelled()) made->model.abort();
    };
    try {
        made->model.train(argumentsFor(lines, options), watch);
    } catch (const std::bad_alloc&) {
        return Error{ErrorKind::Limit,
                     say("Sentence", "There is not enough memory to learn from these examples.")};
    } catch (const std::exception& exception) {
        if (cancel.cancelled()) return cancel.error();
        return failed(exception.what());
    }
    if (cancel.cancelled()) return cancel.error();
    return TextClassifier(std::move(made));
}

Result<TextClassifier> TextClassifier::load(const fs::path& file) {
    auto made = std::make_shared<Private>();
    try {
        made->model.loadModel(file.string());
    } catch (const std::exception& exception) {
        return Error{ErrorKind::Input, say("Sentence", "\"%1\" cannot be read.").arg(file.string()),
                     exception.what()};
    }
    return TextClassifier(std::move(made));
}

Result<void> TextClassifier::save(const fs::path& file) const {
    try {
        d->model.saveModel(file.string());
    } catch (const std::exception& exception) {
        return Error{ErrorKind::Io, say("Sentence", "Saving \"%1\" failed.").arg(file.string()),
                     exception.what()};
    }
    return {};
}

std::vector<TextClassifier::Guess> TextClassifier::guess(const std::vector<std::string>& features,
                                                         std::size_t most) const {
    std::vector<Guess> guesses;
    const auto dictionary = d->model.getDictionary();
    std::vector<std::int32_t> known;
    for (const std::string& feature : features)
        if (const auto id = d->model.getWordId(feature); id >= 0) known.push_back(id);
    if (known.empty()) return guesses;
    fasttext::Predictions predictions;
    d->model.predict(static_cast<std::int32_t>(most), known, predictions);
    for (const auto& [logarithm, label] : predictions) {
        const std::string name = dictionary->getLabel(label);
        guesses.push_back({std::atoi(name.c_str() + 1), std::exp(static_cast<double>(logarithm))});
    }
    return guesses;
}

bool TextClassifier::knows(const std::string& feature) const {
    return d->model.getWordId(feature) >= 0;
}

}  // namespace tripletalk::learning
