// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/stemmer.h"

#include "base/text.h"

#include <mutex>

#include <libstemmer.h>

namespace tripletalk {

struct Stemmer::Algorithm {
    explicit Algorithm(sb_stemmer* made) : stemmer(made) {}
    Algorithm(const Algorithm&) = delete;
    Algorithm& operator=(const Algorithm&) = delete;
    ~Algorithm() { sb_stemmer_delete(stemmer); }

    std::mutex mutex;  ///< it works on one word at a time, in memory of its own
    sb_stemmer* stemmer;
};

Stemmer::Stemmer(std::string_view languageTag) {
    const std::string language = text::toLower(languageTag.substr(0, languageTag.find('-')));
    if (sb_stemmer* stemmer = sb_stemmer_new(language.c_str(), "UTF_8"))
        m_algorithm = std::make_unique<Algorithm>(stemmer);
}

Stemmer::Stemmer(Stemmer&&) noexcept = default;
Stemmer& Stemmer::operator=(Stemmer&&) noexcept = default;
Stemmer::~Stemmer() = default;

std::string Stemmer::stem(std::string_view folded) const {
    if (!m_algorithm) return std::string(folded);
    const std::scoped_lock lock(m_algorithm->mutex);
    sb_stemmer* stemmer = m_algorithm->stemmer;
    const auto* stem = sb_stemmer_stem(stemmer, reinterpret_cast<const sb_symbol*>(folded.data()),
                                       static_cast<int>(folded.size()));
    if (!stem) return std::string(folded);
    return {reinterpret_cast<const char*>(stem),
            static_cast<std::size_t>(sb_stemmer_length(stemmer))};
}

}  // namespace tripletalk
