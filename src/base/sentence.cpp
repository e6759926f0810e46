// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/sentence.h"

#include "base/text.h"

#include <utility>

namespace tripletalk {

Sentence say(const char* context, const char* source) { return Sentence::of(context, source, {}); }

Sentence eitherOf(std::vector<Sentence> parts) {
    Sentence all;
    for (Sentence& part : parts)
        all = all.empty() ? std::move(part)
                          : say("Sentence", "%1 or %2").arg(std::move(all), std::move(part));
    return all;
}

Sentence Sentence::of(std::string context, std::string source, std::vector<Sentence> arguments) {
    Sentence sentence(std::move(source));
    sentence.m_context = std::move(context);
    sentence.m_arguments = std::move(arguments);
    return sentence;
}

Sentence Sentence::joined(std::vector<Sentence> parts, std::string between) {
    if (parts.size() == 1) return std::move(parts.front());
    return parts.empty() ? Sentence() : of({}, std::move(between), std::move(parts));
}

std::string Sentence::text() const {
    return m_arguments.empty()
               ? m_text
               : said(m_text, [](const Sentence& argument) { return argument.text(); });
}

Sentence Sentence::replaced(std::string_view from, const std::string& to) const {
    Sentence sentence = *this;
    if (m_context.empty()) sentence.m_text = text::replaceAll(m_text, from, to);
    for (Sentence& argument : sentence.m_arguments) argument = argument.replaced(from, to);
    return sentence;
}

// All at once: what is put in may itself hold a %1.
std::string Sentence::placed(std::string_view words,
                             const std::vector<std::string>& arguments) const {
    if (m_context.empty()) return arguments.empty() ? m_text : text::join(arguments, words);
    std::string text;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const bool isMark = words[at] == '%' && at + 1 < words.size() && words[at + 1] >= '1' &&
                            words[at + 1] <= '9';
        const std::size_t index =
            isMark ? static_cast<std::size_t>(words[at + 1] - '1') : arguments.size();
        if (index >= arguments.size()) {
            text += words[at];
            continue;
        }
        text += arguments[index];
        ++at;
    }
    return text;
}

}  // namespace tripletalk
