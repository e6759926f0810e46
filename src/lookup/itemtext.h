// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "lookup/item.h"

#include <string>
#include <string_view>

namespace tripletalk::lookup {

/// An item as bytes: the IRI, a zero byte, the score, the label, synonyms and infos (numbers of
/// seven bits a byte, texts behind their length), so that equal scores are in the order of IRIs.
void writeItem(const Item& item, std::string& bytes);

/// Damaged bytes give as much of the item as can be read.
Item readItem(std::string_view bytes);

/// The IRI alone.
std::string_view iriOf(std::string_view bytes);

}  // namespace tripletalk::lookup
