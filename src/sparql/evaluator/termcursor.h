// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "graph/triplestore.h"

#include <memory>
#include <optional>
#include <string_view>

namespace tripletalk::sparql {

/// Looks up many rows of the table term by id. One statement runs for good and is asked for one row
/// after the other (its ids come from a table-valued function that never ends), which takes half
/// the time of starting it anew for each. From the first seek until it rests the connection, which
/// must live longer, has a running statement.
class TermCursor {
  public:
    explicit TermCursor(const sqlite::Database& database);
    ~TermCursor();

    /// Moves to a term; false if there is none of that id.
    Result<bool> seek(graph::TermId id);
    void rest();

    // Of the row found; valid until the next seek.
    [[nodiscard]] rdf::TermKind kind() const;
    [[nodiscard]] std::string_view lexical() const;
    [[nodiscard]] std::string_view datatype() const;
    [[nodiscard]] std::string_view language() const;
    [[nodiscard]] std::optional<double> number() const;

  private:
    Result<void> open();
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace tripletalk::sparql
