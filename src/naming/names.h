// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <set>
#include <string>
#include <string_view>

/// One way to make names for people, used by tables, passages and queries alike.
namespace tripletalk::naming {

/// The part of an IRI that a person reads as its name: after the last '#', '/' or ':',
/// percent-decoded if that is valid UTF-8 ("…/empl-Ida.Halle%40company.org" ->
/// "empl-Ida.Halle@company.org"). Never empty for a non-empty IRI.
std::string localName(std::string_view iri);

/// The last `segments` parts of an IRI as written, between '/', '#' and ':' ("http://x/a/b#c", 2 ->
/// "b#c"); separators at the very end do not count. The whole IRI if it has no more parts.
std::string_view ending(std::string_view iri, int segments);

/// Percent-decoded if the result is valid UTF-8 without control characters, otherwise as written.
std::string decoded(std::string_view text);

/// A local name as words: split at '_' and lower-to-upper changes, and at '-' and '+' where it is
/// small letters alone; acronyms stay ("hasBOMPart" -> "has BOM part", "depth_mm" -> "depth mm",
/// "ProductCategory" -> "product category"). Identifiers, codes, dates and exponents are no words
/// and stay whole: "OBI_0000293", "floor_O", "CGS-EMU", "2013-04-30", "ug.m-3", "kWh".
std::string humanise(std::string_view localName);

/// The same split at every separator and border, whatever it is ("weight_g" -> "weight g"): to find
/// words in a name, not to show it.
std::string allWords(std::string_view localName);

/// A label that is one word in camel case as the words that it is made of ("SoloArtist" -> "solo
/// artist"); any other as it is.
std::string inWords(std::string_view label);

/// A lower-case ASCII SQL identifier ("Bill of Material (BOM)" -> "bill_of_material_bom", "Größe"
/// -> "groesse", "SoloArtist" -> "solo_artist"); other scripts stay as they are. Never empty, never
/// starts with a digit, never a keyword of SQLite (a '_' is appended).
std::string identifier(std::string_view label);

/// The name of a relation or attribute without the helper words around it: "has supplier" ->
/// "supplier", "is member of" -> "member of", "hasSupplier" -> "supplier".
std::string attributeName(std::string_view predicateLabel);

/// Hands out names that differ in more than case: a second "price" becomes "price_2". Deterministic
/// in call order.
class NameAllocator {
  public:
    std::string allocate(const std::string& wanted);
    [[nodiscard]] bool isTaken(const std::string& name) const;

  private:
    std::set<std::string> m_taken;
};

}  // namespace tripletalk::naming
