// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include <nlohmann/json.hpp>

namespace tripletalk::rdf {

/// Whether a JSON number becomes an xsd:integer: it has no fraction and is less than 10^21
/// (JSON-LD 1.1 API, section 8.6, "Data Round Tripping").
bool isJsonInteger(const nlohmann::json& number);

/// The digits of such a number, "-5".
std::string integerText(const nlohmann::json& number);

/// The canonical xsd:double of it, "5.0E-1", with at most 15 digits behind the dot (same section).
std::string doubleText(const nlohmann::json& number);

/// A number as JavaScript prints it, which RFC 8785 (section 3.2.2.3) asks for: "1e+21", "0.5".
std::string scriptNumber(double number);

}  // namespace tripletalk::rdf
