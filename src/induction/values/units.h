// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace tripletalk::induction {

/// True for a unit of measurement as people write it behind a number: "mm", "km/h", "l/100km",
/// "°C", "%", "hours", "m²".
bool isUnit(std::string_view text);

/// The ISO code of a currency's sign, name or code ("€" and "eur" -> "EUR"), or empty.
std::string currencyCode(std::string_view text);

/// The unit that a predicate's name or label carries: "depth (mm)" -> "mm", "weight_g" -> "g"; or
/// empty.
std::string unitOfName(std::string_view label, std::string_view localName);

/// True where values of a thousand and more are unusual, so that "1.395" is a decimal number:
/// litres, seconds, tonnes …
bool isSmallUnit(std::string_view unit);

/// True for names of identifiers, phone numbers, postcodes, codes, names and titles: digits in them
/// are no quantities.
bool namesIdentifier(std::string_view label, std::string_view localName);

}  // namespace tripletalk::induction
