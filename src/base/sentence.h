// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace tripletalk {

/// What the program has to say to a person: a sentence in English, which is its identity, and what
/// is put into it. Whoever shows it says it in the person's language; nobody ever reads meaning
/// back from the words.
///
///     Error{ErrorKind::NotFound, say("Sentence", "There is no table %1.").arg(name)}
class Sentence {
  public:
    Sentence() = default;
    /// Words that came from elsewhere (a server, a file) or need no translation (a name).
    static Sentence verbatim(std::string words) { return Sentence(std::move(words)); }
    /// Several, one behind the other.
    static Sentence joined(std::vector<Sentence> parts, std::string between);

    /// What stands for the next of %1, %2, …: a text as it is, a number, or a sentence of its own.
    template <typename... Arguments>
    [[nodiscard]] Sentence arg(Arguments&&... arguments) && {
        (m_arguments.push_back(argument(std::forward<Arguments>(arguments))), ...);
        return std::move(*this);
    }

    /// In English.
    [[nodiscard]] std::string text() const;
    /// With these words in place of the English ones, and each argument as `render` has it: how a
    /// sentence is said in another language. Of joined ones the words stand between them.
    template <typename Render>
    [[nodiscard]] std::string said(std::string_view words, const Render& render) const {
        std::vector<std::string> rendered;
        for (const Sentence& argument : m_arguments) rendered.push_back(render(argument));
        return placed(words, rendered);
    }

    /// With one text in place of another wherever words came from elsewhere: for secrets.
    [[nodiscard]] Sentence replaced(std::string_view from, const std::string& to) const;

    [[nodiscard]] bool empty() const { return m_text.empty() && m_arguments.empty(); }
    /// Where translators find it; empty for words that are not to be translated.
    [[nodiscard]] const std::string& context() const { return m_context; }
    /// The English words, with %1 for what is put in.
    [[nodiscard]] const std::string& source() const { return m_text; }
    [[nodiscard]] const std::vector<Sentence>& arguments() const { return m_arguments; }

    /// The sentence of this identity, as a file tells it.
    static Sentence of(std::string context, std::string source, std::vector<Sentence> arguments);

    bool operator==(const Sentence&) const = default;

  private:
    explicit Sentence(std::string text) : m_text(std::move(text)) {}
    static Sentence argument(std::string text) { return verbatim(std::move(text)); }
    static Sentence argument(std::string_view text) { return verbatim(std::string(text)); }
    static Sentence argument(const char* text) { return verbatim(text); }
    static Sentence argument(char letter) { return verbatim(std::string(1, letter)); }
    template <typename Number, typename = std::enable_if_t<std::is_integral_v<Number>>>
    static Sentence argument(Number number) {
        return verbatim(std::to_string(number));
    }
    static Sentence argument(Sentence sentence) { return sentence; }
    [[nodiscard]] std::string placed(std::string_view words,
                                     const std::vector<std::string>& arguments) const;

    std::string m_context;
    std::string m_text;
    std::vector<Sentence> m_arguments;
};

/// A sentence that is translated: `./dev translate` finds the calls of this function, with the
/// context and the words as literals, and brings them into translations/.
Sentence say(const char* context, const char* source);

/// "a", "a or b", "a or b or c".
Sentence eitherOf(std::vector<Sentence> parts);

}  // namespace tripletalk
