// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "answering/checks/finding.h"
#include "answering/checks/ground.h"
#include "language/wording.h"

#include <string>
#include <vector>

namespace tripletalk::answering::checks {

/// A query that has run, with what its checks need. The checks below add what they find.
struct Checked {
    const Source& source;
    const std::string& question;
    const std::vector<retrieval::ValueLink>& links;
    const language::Wording& wording;
    std::vector<language::Token> words;  ///< of the question
    SqlQuery query;
    Ground ground;
    ColumnFinder columns;
    Probe probe;
    std::vector<Finding> findings = {};

    Finding& add(const char* kind, bool sendBack) {
        Finding& made = findings.emplace_back();
        made.kind = kind;
        made.sendBack = sendBack;
        made.source = source.n;
        return made;
    }
    /// The outermost SELECT, where it is one core and no compound.
    [[nodiscard]] const Core* onlyCore() const {
        const auto& cores = query.outermost().cores;
        return cores.size() == 1 ? &cores.front() : nullptr;
    }
    /// The column behind an expression of the outermost core; a result's alias stands for its
    /// expression.
    [[nodiscard]] std::optional<ColumnUse> outerColumn(Span expression) const;
};

bool isAggregate(const SqlQuery::Call& call);

/// Ties behind LIMIT or MAX, NULL as the smallest value, lists that LIMIT cuts though nobody asked.
void checkOrder(Checked& checked);
/// No row, or a sum or count of none: each part of the query alone.
void checkEmpty(Checked& checked);
/// Entities put together because they share a name; rows counted several times because of a join.
void checkRows(Checked& checked);
/// Tables that nothing joins.
void checkJoins(Checked& checked);
/// "The most" where all are listed, or the least is kept.
void checkSuperlative(Checked& checked);
/// Conditions, groups and aggregates of columns that have only the first of several values.
void checkSeveral(Checked& checked);
/// Columns that are NULL throughout, results that were cut.
void checkCells(Checked& checked);
/// Words and numbers of the question that the query seems to leave out.
void checkQuestion(Checked& checked);

}  // namespace tripletalk::answering::checks
