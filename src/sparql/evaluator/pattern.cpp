// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/evaluator/pattern.h"

#include <algorithm>
#include <vector>

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

namespace tripletalk::sparql {

namespace {

/// Steps of one match: tens of milliseconds.
constexpr std::uint32_t mostSteps = 2'000'000;
constexpr std::uint32_t mostHeap = 64 * 1024;  // KiB
constexpr std::size_t firstStack = 32 * 1024;
constexpr std::size_t mostPattern = 10'000;

struct Free {
    void operator()(pcre2_code* code) const { pcre2_code_free(code); }
    void operator()(pcre2_match_data* data) const { pcre2_match_data_free(data); }
    void operator()(pcre2_match_context* context) const { pcre2_match_context_free(context); }
    void operator()(pcre2_compile_context* context) const { pcre2_compile_context_free(context); }
    void operator()(pcre2_jit_stack* stack) const { pcre2_jit_stack_free(stack); }
};

PCRE2_SPTR bytes(std::string_view text) {
    return reinterpret_cast<PCRE2_SPTR>(text.empty() ? "" : text.data());
}

std::optional<std::uint32_t> optionsOf(std::string_view flags) {
    std::uint32_t options = 0;
    for (const char flag : flags) {
        switch (flag) {
            case 'i':
                options |= PCRE2_CASELESS;
                break;
            case 's':
                options |= PCRE2_DOTALL;
                break;
            case 'm':
                options |= PCRE2_MULTILINE;
                break;
            case 'q':
                options |= PCRE2_LITERAL;
                break;
            case 'x':
                break;
            default:
                return std::nullopt;
        }
    }
    if ((options & PCRE2_LITERAL) != 0)  // PCRE2 lets only these stand beside it
        return (options & PCRE2_CASELESS) | PCRE2_LITERAL | PCRE2_UTF;
    return options | PCRE2_UTF | PCRE2_UCP | PCRE2_DOLLAR_ENDONLY | PCRE2_NEVER_BACKSLASH_C;
}

/// Flag "x" of XPath: white space outside brackets does not count, and "#" is nothing special.
std::string withoutSpace(std::string_view pattern) {
    std::string text;
    int brackets = 0;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const char c = pattern[i];
        if (c == '\\' && i + 1 < pattern.size()) {
            text += c;
            text += pattern[++i];
            continue;
        }
        if (c == '[') ++brackets;
        if (c == ']' && brackets > 0) --brackets;
        if (brackets > 0 || (c != ' ' && c != '\t' && c != '\n' && c != '\r')) text += c;
    }
    return text;
}

/// One piece of a replacement: text, or the number of a group.
struct Piece {
    std::string text;
    std::optional<std::size_t> group;
};

/// "$12" is group 12 if there are so many, else group 1 and a "2". Nothing if it is malformed.
std::optional<std::vector<Piece>> piecesOf(std::string_view replacement, std::size_t groups) {
    std::vector<Piece> pieces(1);
    for (std::size_t i = 0; i < replacement.size(); ++i) {
        const char c = replacement[i];
        if (c == '\\') {
            if (++i == replacement.size() || (replacement[i] != '\\' && replacement[i] != '$'))
                return std::nullopt;
            pieces.back().text += replacement[i];
        } else if (c == '$') {
            std::size_t group = 0;
            std::size_t digits = 0;
            for (; i + 1 < replacement.size() && replacement[i + 1] >= '0' &&
                   replacement[i + 1] <= '9';
                 ++digits) {
                const auto more = group * 10 + static_cast<std::size_t>(replacement[i + 1] - '0');
                if (digits > 0 && more > groups) break;
                group = more;
                ++i;
            }
            if (digits == 0) return std::nullopt;
            pieces.push_back({{}, group});
            pieces.emplace_back();
        } else {
            pieces.back().text += c;
        }
    }
    return pieces;
}

}  // namespace

struct Pattern::Private {
    std::unique_ptr<pcre2_code, Free> code;
    std::unique_ptr<pcre2_match_data, Free> data;
    std::unique_ptr<pcre2_match_context, Free> context;
    std::unique_ptr<pcre2_jit_stack, Free> stack;
    std::uint32_t groups = 0;
    bool literal = false;

    /// Whether it matches from `at` on; the place is in `data`.
    Result<bool> match(std::string_view text, std::size_t at, std::uint32_t options) const {
        const int found = pcre2_match(code.get(), bytes(text), text.size(), at, options, data.get(),
                                      context.get());
        if (found >= 0) return true;
        switch (found) {
            case PCRE2_ERROR_MATCHLIMIT:
            case PCRE2_ERROR_DEPTHLIMIT:
            case PCRE2_ERROR_HEAPLIMIT:
            case PCRE2_ERROR_JIT_STACKLIMIT:
            case PCRE2_ERROR_NOMEMORY:
                return Error{ErrorKind::Limit, say("Sentence",
                                                   "A regular expression takes too many steps on "
                                                   "one of the texts: use a simpler one.")};
            default:
                return false;  // no match, or a text that is not UTF-8
        }
    }
};

Pattern::Pattern(std::unique_ptr<Private> p) : d(std::move(p)) {}
Pattern::Pattern(Pattern&&) noexcept = default;
Pattern::~Pattern() = default;

std::optional<Pattern> Pattern::compile(std::string_view pattern, std::string_view flags) {
    const auto options = optionsOf(flags);
    if (!options || pattern.size() > mostPattern) return std::nullopt;
    auto made = std::make_unique<Private>();
    made->literal = (*options & PCRE2_LITERAL) != 0;
    std::string compact;
    if (flags.find('x') != std::string_view::npos && !made->literal) {
        compact = withoutSpace(pattern);
        pattern = compact;
    }
    const std::unique_ptr<pcre2_compile_context, Free> settings(
        pcre2_compile_context_create(nullptr));
    pcre2_set_newline(settings.get(), PCRE2_NEWLINE_LF);
    int problem = 0;
    PCRE2_SIZE place = 0;
    made->code.reset(
        pcre2_compile(bytes(pattern), pattern.size(), *options, &problem, &place, settings.get()));
    if (!made->code) return std::nullopt;
    pcre2_jit_compile(made->code.get(), PCRE2_JIT_COMPLETE);  // without it, it is only slower
    pcre2_pattern_info(made->code.get(), PCRE2_INFO_CAPTURECOUNT, &made->groups);
    made->data.reset(pcre2_match_data_create_from_pattern(made->code.get(), nullptr));
    made->context.reset(pcre2_match_context_create(nullptr));
    made->stack.reset(pcre2_jit_stack_create(firstStack, mostHeap * 1024, nullptr));
    if (!made->data || !made->context || !made->stack) return std::nullopt;
    pcre2_jit_stack_assign(made->context.get(), nullptr, made->stack.get());
    pcre2_set_match_limit(made->context.get(), mostSteps);
    pcre2_set_depth_limit(made->context.get(), mostSteps);
    pcre2_set_heap_limit(made->context.get(), mostHeap);
    return Pattern(std::move(made));
}

Result<bool> Pattern::matches(std::string_view text) const { return d->match(text, 0, 0); }

Result<std::optional<std::string>> Pattern::replaced(std::string_view text,
                                                     std::string_view replacement,
                                                     std::size_t mostBytes) const {
    const auto empty = d->match({}, 0, 0);
    if (!empty) return empty.error();
    auto pieces = d->literal ? std::vector<Piece>{{std::string(replacement), std::nullopt}}
                             : piecesOf(replacement, d->groups);
    if (*empty || !pieces) return std::optional<std::string>();
    std::string result;
    std::size_t at = 0;
    std::uint32_t options = 0;
    for (;;) {
        const auto found = d->match(text, at, options);
        if (!found) return found.error();
        if (!*found) break;
        options = PCRE2_NO_UTF_CHECK;  // it has been checked
        const PCRE2_SIZE* place = pcre2_get_ovector_pointer(d->data.get());
        const std::size_t begin = std::max<std::size_t>(place[0], at);
        const std::size_t end = std::max<std::size_t>(place[1], begin);
        result += text.substr(at, begin - at);
        for (const Piece& piece : *pieces) {
            result += piece.text;
            if (!piece.group || *piece.group > d->groups) continue;
            const PCRE2_SIZE* group = place + 2 * *piece.group;
            if (group[0] != PCRE2_UNSET && group[1] >= group[0])
                result += text.substr(group[0], group[1] - group[0]);
        }
        if (result.size() > mostBytes)
            return Error{ErrorKind::Limit,
                         say("Sentence", "REPLACE makes a text that is too long.")};
        at = end;
        if (at == text.size()) break;
        if (end == begin) {  // a look-around: no step forward
            do result += text[at++];
            while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U);
        }
    }
    return std::optional<std::string>(std::move(result += text.substr(at)));
}

const Pattern* Patterns::find(std::string_view pattern, std::string_view flags) {
    constexpr std::size_t most = 64;
    m_key.assign(flags);
    m_key += '\0';
    m_key += pattern;
    auto known = m_known.find(m_key);
    if (known == m_known.end()) {
        if (m_known.size() == most) m_known.clear();
        known = m_known.emplace(m_key, Pattern::compile(pattern, flags)).first;
    }
    return known->second ? &*known->second : nullptr;
}

}  // namespace tripletalk::sparql
