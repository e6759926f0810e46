// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "curation/curation.h"
#include "curation/rename.h"
#include "induction/schema.h"
#include "retrieval/valueindex.h"
#include "sqlite/sandbox.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace tripletalk::curation {

/// Something of a curation that has no effect on this schema, and why.
struct Finding {
    std::string what;
    Sentence why;
};

/// A word for a table, column or value.
struct Synonym {
    std::string word;
    retrieval::ValueEntry meant;
};

/// An induced schema with a curation on it: what people and models see.
struct Effective {
    induction::Schema schema;   ///< computed columns last in their tables, named views last of all
    std::vector<TableIds> ids;  ///< of the stored tables and columns, in the schema's order
    Renames fromInduced;        ///< stored tables, from their induced names to these
    std::vector<sqlite::TempView> views;  ///< computed columns and named views, in this order
    std::vector<sqlite::Withheld> withheld = {};  ///< what the person hid
    std::vector<Synonym> also;       ///< further words, for the value index; effective names
    std::vector<Finding> unmatched;  ///< the graph has no such table or column (any more)
    std::vector<Finding> refused;    ///< could never be: a name twice, SQL that is none
};

/// The whole curation on a schema as induced. Whatever cannot be done is left as induced and said,
/// so that a base always opens. The columns of named views are not known yet: see addViews.
Effective apply(const induction::Schema& induced, const Curation& curation);

/// `curation` with an entry for every table and column that may be renamed, each under the name it
/// has now: to be edited.
Curation templateOf(const induction::Schema& induced, const Curation& curation);

/// Asks a sandbox that was opened with `views` on a database under the effective names for the
/// named views' columns. What the sandbox refused leaves the schema and joins `refused`.
void addViews(Effective& effective, sqlite::Sandbox& sandbox);

/// Names of one state to names of another, by identity; tables of one alone are not in it. TEMP
/// views and computed columns of `from` are under their own names, for rewriting stored queries.
Renames renamesBetween(const Effective& from, const Effective& to);

/// An entry of the value index, which knows induced names, under the effective ones; false if it
/// names something hidden.
class EntryNames {
  public:
    explicit EntryNames(const Effective& effective);
    bool adapt(retrieval::ValueEntry& entry) const;

  private:
    struct Names {
        std::string name;
        bool hidden = false;
        std::map<std::string, std::pair<std::string, bool>> columns =
            {};  ///< induced -> name, hidden
    };
    std::map<std::string, Names> m_tables;
};

}  // namespace tripletalk::curation
