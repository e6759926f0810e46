// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sqlite/patterns.h"

#include <string>

#include <QRegularExpression>
#include <QString>

namespace tripletalk::sqlite {

namespace {

QString toQt(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

char32_t folded(char32_t c) {
    if (c < 0x80) return c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c;
    return QChar::toCaseFolded(c);
}

constexpr std::size_t matchesBetweenChecks = 1u << 16;

}  // namespace

char32_t nextCharacter(const char*& at, const char* end) {
    const auto first = static_cast<unsigned char>(*at++);
    if (first < 0xC2 || first > 0xF4) return first;
    const int more = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3;
    if (end - at < more) return first;
    char32_t c = first & (0x3Fu >> more);
    for (int i = 0; i < more; ++i) {
        const auto byte = static_cast<unsigned char>(at[i]);
        if ((byte & 0xC0) != 0x80) return first;
        c = (c << 6) | (byte & 0x3F);
    }
    at += more;
    return c;
}

std::optional<bool> matchesLike(std::string_view text, std::string_view pattern, char32_t escape,
                                const StopCheck* stop) {
    const char* t = text.data();
    const char* const textEnd = t + text.size();
    const char* p = pattern.data();
    const char* const patternEnd = p + pattern.size();
    const char* afterPercent = nullptr;  // only the last % can need another try
    const char* retryAt = nullptr;
    std::size_t steps = 0;
    while (t < textEnd) {
        if (++steps % matchesBetweenChecks == 0 && stop && (*stop)()) return std::nullopt;
        if (p < patternEnd) {
            const char* next = p;
            char32_t wanted = nextCharacter(next, patternEnd);
            const bool literal = escape != 0 && wanted == escape;
            if (literal) {
                if (next == patternEnd) return false;
                wanted = nextCharacter(next, patternEnd);
            } else if (wanted == '%') {
                p = afterPercent = next;
                retryAt = t;
                continue;
            }
            const char* behind = t;
            const char32_t found = nextCharacter(behind, textEnd);
            if ((!literal && wanted == '_') || folded(found) == folded(wanted)) {
                t = behind;
                p = next;
                continue;
            }
        }
        if (!afterPercent) return false;
        nextCharacter(retryAt, textEnd);
        t = retryAt;
        p = afterPercent;
    }
    while (p < patternEnd && *p == '%' && escape != '%') ++p;
    return p == patternEnd;
}

struct Regex::Private {
    QRegularExpression quick;  ///< few steps per start position, the whole text in one call
    QRegularExpression
        patient;  ///< more steps, one start position a call so that a stop is seen between them
};

Regex::Regex(std::unique_ptr<Private> given) : d(std::move(given)) {}
Regex::Regex(Regex&&) noexcept = default;
Regex::~Regex() = default;

Result<Regex> Regex::compile(std::string_view pattern) {
    if (pattern.size() > maxPattern)
        return Error{
            ErrorKind::Limit,
            say("Sentence", "The regular expression is longer than %1 bytes: use a shorter one.")
                .arg(maxPattern)};
    // A leading ".*" changes nothing where any position may match, and costs a full scan at each of
    // them.
    if (pattern.starts_with(".*") && !pattern.starts_with(".*+"))
        pattern.remove_prefix(pattern.starts_with(".*?") ? 3 : 2);
    // Compiled patterns count their steps differently; the interpreter's count is the reliable one.
    const auto limited = [&](const char* limit) {
        return QRegularExpression(QLatin1String("(*NO_JIT)(*LIMIT_MATCH=") + QLatin1String(limit) +
                                      QLatin1Char(')') + toQt(pattern),
                                  QRegularExpression::UseUnicodePropertiesOption);
    };
    auto made = std::make_unique<Private>(Private{limited("500"), limited("20000")});
    if (!made->quick.isValid())
        return Error{ErrorKind::Syntax, say("Sentence", "The regular expression is not valid: %1.")
                                            .arg(made->quick.errorString().toStdString())};
    return Regex(std::move(made));
}

Result<bool> Regex::matches(std::string_view text, const StopCheck* stop) const {
    const QString subject = toQt(text);
    if (static_cast<std::size_t>(subject.size()) > maxText)
        return Error{
            ErrorKind::Limit,
            say("Sentence",
                "A text is too long for REGEXP: use REGEXP on SUBSTR(text, 1, %1), or LIKE.")
                .arg(maxText)};
    const auto quick = d->quick.match(subject);
    if (quick.isValid()) return quick.hasMatch();
    for (qsizetype at = 0; at <= subject.size(); ++at) {
        if (stop && (*stop)()) return Error{ErrorKind::Cancelled, say("Sentence", "Stopped.")};
        if (at < subject.size() && subject[at].isLowSurrogate()) continue;
        const auto match =
            d->patient.match(subject, at, QRegularExpression::NormalMatch,
                             QRegularExpression::AnchorAtOffsetMatchOption |
                                 QRegularExpression::DontCheckSubjectStringMatchOption);
        if (!match.isValid())
            return Error{ErrorKind::Limit,
                         say("Sentence",
                             "The regular expression needs too many steps on a text: use a simpler "
                             "one without nested repetition, or LIKE.")};
        if (match.hasMatch()) return true;
    }
    return false;
}

}  // namespace tripletalk::sqlite
