// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/evaluator/textfunctions.h"

#include "base/escaping.h"
#include "base/text.h"
#include "base/textsearch.h"

#include <algorithm>
#include <cmath>

#include <QCryptographicHash>

namespace tripletalk::sparql {

namespace {

bool startsCharacter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }

/// What XPath's fn:contains and its like take: both strings, and the second without a language or
/// with that of the first.
bool areCompatible(Arguments arguments) {
    const Value& a = *arguments[0];
    const Value& b = *arguments[1];
    return a.isString() && b.isString() && (b.language.empty() || a.language == b.language);
}

/// A test of two compatible texts.
template <typename Test>
Value tested(Environment& environment, Arguments arguments, Test&& test) {
    if (!areCompatible(arguments)) return Environment::error();
    return environment.truth(test(arguments[0]->text, arguments[1]->text));
}

Value changed(Environment& environment, Arguments arguments,
              std::string (*change)(std::string_view)) {
    const Value& from = *arguments[0];
    if (!from.isString()) return Environment::error();
    std::string& text = environment.terms.text();
    text = change(from.text);
    return environment.string(text, from.language);
}

Value hashed(Environment& environment, Arguments arguments,
             QCryptographicHash::Algorithm algorithm) {
    const Value& from = *arguments[0];
    if (from.kind != Kind::String) return Environment::error();
    const QByteArray hash = QCryptographicHash::hash(
        QByteArray::fromRawData(from.text.data(), static_cast<qsizetype>(from.text.size())),
        algorithm);
    std::string& text = environment.terms.text();
    text = hash.toHex().toStdString();
    return environment.string(text);
}

/// fn:round of a number that counts characters; NaN stays.
double rounded(const Value& number) { return std::floor(number.number() + 0.5); }

/// The pattern of REGEX and REPLACE, or null.
const Pattern* patternOf(Environment& environment, Arguments arguments, std::size_t flags) {
    if (!arguments[0]->isString() || arguments[1]->kind != Kind::String) return nullptr;
    if (arguments.size() > flags && arguments[flags]->kind != Kind::String) return nullptr;
    return environment.patterns.find(
        arguments[1]->text, arguments.size() > flags ? arguments[flags]->text : std::string_view());
}

}  // namespace

Value concat(Environment& environment, Arguments arguments) {
    std::string& text = environment.terms.text();
    std::string_view language = arguments.empty() ? std::string_view() : arguments[0]->language;
    for (const Value* part : arguments) {
        if (!part->isString()) return Environment::error();
        if (part->language != language) language = {};
        if (text.size() + part->text.size() > mostText) {
            environment.terms.fail(
                {ErrorKind::Limit, say("Sentence", "CONCAT makes a text that is too long.")});
            return Environment::error();
        }
        text += part->text;
    }
    return environment.string(text, language);
}

Value stringLength(Environment& environment, Arguments arguments) {
    if (!arguments[0]->isString()) return Environment::error();
    const std::string_view text = arguments[0]->text;
    return environment.integer(Decimal(std::count_if(text.begin(), text.end(), startsCharacter)));
}

Value upperCase(Environment& environment, Arguments arguments) {
    return changed(environment, arguments, text::toUpper);
}

Value lowerCase(Environment& environment, Arguments arguments) {
    return changed(environment, arguments, text::toLower);
}

Value encodeForUri(Environment& environment, Arguments arguments) {
    if (!arguments[0]->isString()) return Environment::error();
    std::string& encoded = environment.terms.text();
    encoded = text::percentEncoded(arguments[0]->text);
    return environment.string(encoded);
}

Value contains(Environment& environment, Arguments arguments) {
    return tested(environment, arguments, [](std::string_view text, std::string_view part) {
        return text::find(text, part) != std::string_view::npos;
    });
}

Value startsWith(Environment& environment, Arguments arguments) {
    return tested(environment, arguments, [](std::string_view text, std::string_view part) {
        return text.starts_with(part);
    });
}

Value endsWith(Environment& environment, Arguments arguments) {
    return tested(environment, arguments, [](std::string_view text, std::string_view part) {
        return text.ends_with(part);
    });
}

Value before(Environment& environment, Arguments arguments) {
    if (!areCompatible(arguments)) return Environment::error();
    const std::size_t place = text::find(arguments[0]->text, arguments[1]->text);
    if (place == std::string_view::npos) return environment.string("");
    return environment.string(arguments[0]->text.substr(0, place), arguments[0]->language);
}

Value after(Environment& environment, Arguments arguments) {
    if (!areCompatible(arguments)) return Environment::error();
    const std::size_t place = text::find(arguments[0]->text, arguments[1]->text);
    if (place == std::string_view::npos) return environment.string("");
    return environment.string(arguments[0]->text.substr(place + arguments[1]->text.size()),
                              arguments[0]->language);
}

Value substring(Environment& environment, Arguments arguments) {
    const Value& from = *arguments[0];
    if (!from.isString() || !arguments[1]->isNumber()) return Environment::error();
    if (arguments.size() > 2 && !arguments[2]->isNumber()) return Environment::error();
    // fn:substring: the characters whose place p, counted from 1, has start <= p < start + length.
    const double start = rounded(*arguments[1]);
    const double end = arguments.size() > 2 ? start + rounded(*arguments[2]) : HUGE_VAL;
    std::size_t first = from.text.size();
    std::size_t last = from.text.size();
    double place = 0;
    for (std::size_t i = 0; i < from.text.size(); ++i) {
        if (!startsCharacter(from.text[i])) continue;
        ++place;
        if (place >= start && place < end) first = std::min(first, i);
        if (place >= end && first != from.text.size()) {
            last = i;
            break;
        }
    }
    return environment.string(from.text.substr(first, last - first), from.language);
}

Value replace(Environment& environment, Arguments arguments) {
    const Pattern* pattern = patternOf(environment, arguments, 3);
    if (!pattern || arguments[2]->kind != Kind::String) return Environment::error();
    auto replaced = pattern->replaced(arguments[0]->text, arguments[2]->text, mostText);
    if (!replaced) environment.terms.fail(replaced.error());
    if (!replaced || !*replaced) return Environment::error();
    std::string& text = environment.terms.text();
    text = **std::move(replaced);
    return environment.string(text, arguments[0]->language);
}

Value regex(Environment& environment, Arguments arguments) {
    const Pattern* pattern = patternOf(environment, arguments, 2);
    if (!pattern) return Environment::error();
    const auto found = pattern->matches(arguments[0]->text);
    if (!found) environment.terms.fail(found.error());
    return found ? environment.truth(*found) : Environment::error();
}

Value langMatches(Environment& environment, Arguments arguments) {
    if (arguments[0]->kind != Kind::String || arguments[1]->kind != Kind::String)
        return Environment::error();
    const std::string tag = text::toLower(arguments[0]->text);
    const std::string range = text::toLower(arguments[1]->text);
    const bool begins = !tag.empty() && tag.starts_with(range) &&
                        (tag.size() == range.size() || tag[range.size()] == '-');
    return environment.truth(range == "*" ? !tag.empty() : begins && !range.empty());
}

Value md5(Environment& environment, Arguments arguments) {
    return hashed(environment, arguments, QCryptographicHash::Md5);
}
Value sha1(Environment& environment, Arguments arguments) {
    return hashed(environment, arguments, QCryptographicHash::Sha1);
}
Value sha256(Environment& environment, Arguments arguments) {
    return hashed(environment, arguments, QCryptographicHash::Sha256);
}
Value sha384(Environment& environment, Arguments arguments) {
    return hashed(environment, arguments, QCryptographicHash::Sha384);
}
Value sha512(Environment& environment, Arguments arguments) {
    return hashed(environment, arguments, QCryptographicHash::Sha512);
}

}  // namespace tripletalk::sparql
