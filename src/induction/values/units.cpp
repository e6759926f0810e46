// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/values/units.h"

#include "base/text.h"
#include "language/valuewords.h"
#include "naming/names.h"

#include <algorithm>
#include <map>

namespace tripletalk::induction {

namespace {

using language::Words;

bool isMetric(std::string_view symbol) {
    static const Words bases{"m",   "g",   "l",  "L",  "s",    "A",     "V",   "W",   "J",
                             "N",   "Pa",  "Hz", "B",  "bit",  "bps",   "K",   "mol", "t",
                             "bar", "cal", "Wh", "eV", "Nm",   "lm",    "lx",  "dB",  "Ω",
                             "F",   "Ah",  "VA", "px", "byte", "bytes", "bits"};
    static const Words prefixes{"k", "M", "G", "T", "m", "c", "d", "µ", "μ", "n", "h", "K"};
    if (bases.contains(symbol)) return true;
    return std::any_of(prefixes.begin(), prefixes.end(), [&](const std::string& prefix) {
        return symbol.size() > prefix.size() && symbol.starts_with(prefix) &&
               bases.contains(symbol.substr(prefix.size()));
    });
}

bool isNamedUnit(std::string_view word) {
    static const Words signs{"min", "h",   "d",   "%",   "‰",   "°",   "°C",   "°F",   "º",   "\"",
                             "″",   "'",   "in",  "ft",  "yd",  "mi",  "mph",  "lb",   "lbs", "oz",
                             "gal", "hp",  "bhp", "rpm", "psi", "kn",  "ha",   "cc",   "ccm", "mpg",
                             "fps", "bpm", "ppm", "TB",  "MP",  "dpi", "Mbps", "kbps", "Gbps"};
    const auto& known = language::valueWords();
    if (signs.contains(word) || known.unitSigns.contains(word)) return true;
    std::string lower = text::toLower(word);
    if (known.units.contains(lower)) return true;
    if (lower.ends_with('s')) lower.pop_back();
    return known.units.contains(lower);
}

/// "m²", "cm3" and "m^2" are units as "m" and "cm" are.
std::string_view withoutPower(std::string_view unit) {
    for (const std::string_view power : {"²", "³", "^2", "^3", "2", "3"})
        if (unit.size() > power.size() && unit.ends_with(power))
            return unit.substr(0, unit.size() - power.size());
    return unit;
}

bool isSimpleUnit(std::string_view unit) {
    return isNamedUnit(unit) || isMetric(unit) || isMetric(withoutPower(unit)) ||
           isNamedUnit(withoutPower(unit));
}

/// The measure below a fraction line may carry a number: "l/100km", "kWh/100 km".
std::string_view withoutLeadingNumber(std::string_view unit) {
    const auto letter = unit.find_first_not_of("0123456789 ");
    return letter == std::string_view::npos ? std::string_view() : unit.substr(letter);
}

std::vector<std::string> wordsOf(std::string_view name) {
    return text::split(text::collapseWhitespace(text::toLower(naming::allWords(name))), ' ');
}

/// "isbn13" is an "isbn".
std::string_view withoutDigits(std::string_view word) {
    return word.substr(0, word.find_last_not_of("0123456789") + 1);
}

bool identifies(const std::vector<std::string>& words) {
    static const Words codes{
        "tel",  "fax",   "isbn", "issn", "ean",  "gtin", "sku",   "vin",   "iban",  "bic",   "isrc",
        "iswc", "orcid", "doi",  "uuid", "guid", "url",  "uri",   "email", "uid",   "upc",   "asin",
        "mpn",  "imei",  "ssn",  "lei",  "wkn",  "isin", "cusip", "duns",  "siren", "siret", "cpv",
        "oclc", "lccn",  "gnd",  "viaf", "isni", "pmid", "cas",   "bban"};
    const auto& known = language::valueWords();
    const auto names = [&](std::string_view word) {
        return codes.contains(word) || known.identifiers.contains(word);
    };
    if (std::ranges::any_of(words, [&](const std::string& word) {
            return names(word) || names(withoutDigits(word));
        }))
        return true;
    return !words.empty() &&
           (known.lastIdentifiers.contains(words.back()) ||
            std::ranges::any_of(known.identifierEndings, [&](const std::string& ending) {
                return words.back().ends_with(ending);
            }));
}

}  // namespace

bool isUnit(std::string_view unit) {
    const std::string_view trimmed = text::trim(unit);
    if (trimmed.empty() || trimmed.size() > 24) return false;
    const std::string slashes =
        text::replaceAll(text::replaceAll(std::string(trimmed), " per ", "/"), "·", "/");
    const std::vector<std::string> parts = text::split(slashes, '/');
    if (!isSimpleUnit(text::trim(parts.front())) && currencyCode(text::trim(parts.front())).empty())
        return false;
    return std::all_of(parts.begin() + 1, parts.end(), [](const std::string& part) {
        return isSimpleUnit(withoutLeadingNumber(text::trim(part)));
    });
}

std::string currencyCode(std::string_view sign) {
    static const Words codes{"EUR", "USD", "GBP", "CHF", "JPY", "CNY", "SEK", "NOK", "DKK",
                             "PLN", "CZK", "HUF", "AUD", "CAD", "INR", "BRL", "KRW", "RUB",
                             "TRY", "ZAR", "MXN", "NZD", "SGD", "HKD", "THB", "IDR", "MYR",
                             "PHP", "ILS", "AED", "SAR", "RON", "BGN", "UAH", "ISK", "CLP",
                             "COP", "ARS", "EGP", "NGN", "KES", "PKR", "VND", "TWD"};
    static const std::map<std::string, std::string, std::less<>> signs{
        {"€", "EUR"},  {"eur", "EUR"}, {"$", "USD"},  {"US$", "USD"}, {"usd", "USD"},
        {"£", "GBP"},  {"gbp", "GBP"}, {"¥", "JPY"},  {"Fr.", "CHF"}, {"chf", "CHF"},
        {"R$", "BRL"}, {"C$", "CAD"},  {"A$", "AUD"}, {"₹", "INR"},   {"₽", "RUB"},
        {"₩", "KRW"},  {"₺", "TRY"},   {"₴", "UAH"},  {"₪", "ILS"},   {"zł", "PLN"},
        {"Kč", "CZK"}, {"Ft", "HUF"},  {"฿", "THB"},  {"₫", "VND"}};
    if (codes.contains(sign)) return std::string(sign);
    if (const auto known = signs.find(sign); known != signs.end()) return known->second;
    const auto& words = language::valueWords().currencies;
    const auto word = words.find(sign);
    return word == words.end() ? std::string() : word->second;
}

std::string unitOfName(std::string_view label, std::string_view localName) {
    const std::string_view trimmed = text::trim(label);
    for (const auto& [open, close] : {std::pair('(', ')'), std::pair('[', ']')}) {
        const auto at = trimmed.rfind(open);
        if (at == std::string_view::npos || at == 0 || !trimmed.ends_with(close)) continue;
        const std::string_view inside = text::trim(trimmed.substr(at + 1, trimmed.size() - at - 2));
        if (isUnit(inside)) return std::string(inside);
        if (std::string code = currencyCode(inside); !code.empty()) return code;
    }
    const auto underscore = localName.rfind('_');
    if (underscore == std::string_view::npos || underscore == 0) return {};
    const std::string_view ending = localName.substr(underscore + 1);
    // "in" and "min" at the end of a name are more often words ("built_in", "price_min") than
    // inches and minutes.
    if (isSimpleUnit(ending) && ending != "in" && ending != "min") return std::string(ending);
    return currencyCode(ending);
}

bool isSmallUnit(std::string_view unit) {
    static const Words small{"l", "L",  "s",  "sec", "h", "t",  "%",   "‰", "GHz",
                             "V", "m³", "m3", "TB",  "°", "°C", "bar", "d"};
    const std::string_view base = text::trim(unit).substr(0, text::trim(unit).find('/'));
    if (small.contains(base)) return true;
    const std::string lower = text::toLower(base);
    for (const std::string& word : language::valueWords().smallUnits)
        if (lower.starts_with(word)) return true;
    return unit.find('/') != std::string_view::npos && currencyCode(base).empty();
}

bool namesIdentifier(std::string_view label, std::string_view localName) {
    return identifies(wordsOf(label)) || identifies(wordsOf(localName));
}

}  // namespace tripletalk::induction
