// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/textpacker.h"

#include <algorithm>

#include <zdict.h>
#include <zstd.h>

namespace tripletalk::retrieval {

namespace {

constexpr int level = 3;  ///< higher ones take longer and save nothing
constexpr std::size_t dictionaryBytes = std::size_t{64} << 10;
constexpr std::size_t headerBytes = 1024;     ///< of a dictionary, before what texts have in common
constexpr std::size_t fewestTexts = 64;       ///< that are worth a dictionary
constexpr std::size_t mostSamples = 2000;     ///< of which a dictionary learns how often bytes come
constexpr std::size_t mostBytes = 1'000'000;  ///< longer texts are kept as they are
/// Before a text that is kept as it is; no frame of zstd begins with it.
constexpr char plainMark = '\0';

struct Free {
    void operator()(ZSTD_CDict* dictionary) const { ZSTD_freeCDict(dictionary); }
    void operator()(ZSTD_DDict* dictionary) const { ZSTD_freeDDict(dictionary); }
    void operator()(ZSTD_CCtx* context) const { ZSTD_freeCCtx(context); }
    void operator()(ZSTD_DCtx* context) const { ZSTD_freeDCtx(context); }
};
template <typename Object>
using Owned = std::unique_ptr<Object, Free>;

/// Texts from everywhere, one behind the other: neighbours have most in common with one another,
/// so that a few of each neighbourhood do. ZDICT_trainFromBuffer, which chooses the parts
/// that return, takes 15 times as long and saves a fiftieth.
std::string dictionaryOf(const std::vector<std::string>& texts) {
    if (texts.size() < fewestTexts) return {};
    std::size_t all = 0;
    for (const std::string& text : texts) all += text.size();
    const std::size_t wanted = dictionaryBytes - headerBytes;
    const std::size_t every = std::max<std::size_t>(1, all / wanted);
    std::string common;
    for (std::size_t i = 0; i < texts.size() && common.size() < wanted; i += every)
        common.append(texts[i], 0, wanted - common.size());
    std::string samples;
    std::vector<std::size_t> sizes;
    for (std::size_t i = 0; i < texts.size(); i += 1 + texts.size() / mostSamples) {
        sizes.push_back(std::min(texts[i].size(), wanted));
        samples.append(texts[i], 0, sizes.back());
    }
    ZDICT_params_t parameters{};
    parameters.compressionLevel = level;
    std::string dictionary(dictionaryBytes, '\0');
    const std::size_t bytes = ZDICT_finalizeDictionary(
        dictionary.data(), dictionary.size(), common.data(), common.size(), samples.data(),
        sizes.data(), static_cast<unsigned>(sizes.size()), parameters);
    dictionary.resize(ZDICT_isError(bytes) ? 0 : bytes);
    return dictionary;
}

}  // namespace

struct TextPacker::Private {
    std::string dictionary;
    Owned<ZSTD_CDict> prepared;
    Owned<ZSTD_CCtx> context{ZSTD_createCCtx()};
    std::string packed;
};

TextPacker::TextPacker(const std::vector<std::string>& texts) : d(std::make_unique<Private>()) {
    d->dictionary = dictionaryOf(texts);
    d->prepared.reset(ZSTD_createCDict(d->dictionary.data(), d->dictionary.size(), level));
    // A frame need not name the dictionary: there is one place to look for it.
    ZSTD_CCtx_setParameter(d->context.get(), ZSTD_c_dictIDFlag, 0);
    ZSTD_CCtx_refCDict(d->context.get(), d->prepared.get());
}
TextPacker::TextPacker(TextPacker&&) noexcept = default;
TextPacker::~TextPacker() = default;

const std::string& TextPacker::dictionary() const { return d->dictionary; }

std::string_view TextPacker::pack(std::string_view text) {
    if (text.size() <= mostBytes) {
        d->packed.resize(ZSTD_compressBound(text.size()));
        const std::size_t bytes = ZSTD_compress2(d->context.get(), d->packed.data(),
                                                 d->packed.size(), text.data(), text.size());
        if (!ZSTD_isError(bytes) && bytes <= text.size())
            return std::string_view(d->packed).substr(0, bytes);
    }
    d->packed.assign(1, plainMark).append(text);
    return d->packed;
}

struct TextUnpacker::Private {
    Owned<ZSTD_DDict> prepared;
};

TextUnpacker::TextUnpacker(std::string_view dictionary) : d(std::make_unique<Private>()) {
    d->prepared.reset(ZSTD_createDDict(dictionary.data(), dictionary.size()));
}
TextUnpacker::TextUnpacker(TextUnpacker&&) noexcept = default;
TextUnpacker::~TextUnpacker() = default;

Result<std::string> TextUnpacker::unpack(std::string_view packed) const {
    thread_local const Owned<ZSTD_DCtx> context(ZSTD_createDCtx());
    if (packed.starts_with(plainMark)) return std::string(packed.substr(1));
    const auto told = ZSTD_getFrameContentSize(packed.data(), packed.size());
    // What is no size is more than the most, too.
    std::string text(told <= mostBytes ? told : 0, '\0');
    const std::size_t bytes =
        told <= mostBytes && d->prepared
            ? ZSTD_decompress_usingDDict(context.get(), text.data(), text.size(), packed.data(),
                                         packed.size(), d->prepared.get())
            : told;
    if (bytes != text.size() || told > mostBytes)
        return Error{ErrorKind::Input, say("Sentence", "A file of the knowledge base is damaged."),
                     "a packed text"};
    return text;
}

}  // namespace tripletalk::retrieval
