// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/queryterm.h"
#include "induction/schema.h"
#include "language/wording.h"

#include <map>
#include <optional>

namespace tripletalk::answering::reading {

/// Which property names the things of a class that have no written label: the only one whose own
/// name ends in "name" or the like ("customer name").
class ThingNames {
  public:
    ThingNames() = default;
    ThingNames(const induction::Schema& schema, const language::Wording& wording);

    /// Nothing where the things have labels, or several such properties.
    [[nodiscard]] const induction::Column* of(const induction::Table* table) const;

    /// The term with the names of things instead of the things; nothing where it tells none.
    [[nodiscard]] std::optional<Term> named(const Term& term, bool namesAsked) const;

  private:
    std::map<const induction::Table*, const induction::Column*> m_columns;
};

}  // namespace tripletalk::answering::reading
