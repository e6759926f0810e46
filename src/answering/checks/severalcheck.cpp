// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/checks/checked.h"
#include "answering/schema/oneplace.h"

#include <set>
#include <string>

namespace tripletalk::answering::checks {

namespace {

class SeveralCheck {
  public:
    explicit SeveralCheck(Checked& checked) : m_checked(checked) {}

    void look(const Span& part) {
        for (const Span& reference : m_checked.query.columnUses(part)) {
            const auto use = m_checked.columns.find(0, 0, reference);
            const induction::Table* all =
                use && use->column ? tableOfAll(m_checked.ground.schema, *use->table, *use->column)
                                   : nullptr;
            if (all && m_told.insert(use->name()).second) tell(*use, *all);
        }
    }

  private:
    void tell(const ColumnUse& use, const induction::Table& all) {
        Finding& made = m_checked.add("first_of_several", true);
        made.data = {{"table", use.table->name}, {"column", use.column->name}, {"all", all.name}};
        made.forModel = "Column " + use.name() + " has only the first value where there are " +
                        "several; table " + all.name + " has all of them: use that, with " +
                        "EXISTS or IN (SELECT …) where rows must not be repeated.";
        made.forPerson = "“" + use.column->name + "” has only the first of several values.";
    }

    Checked& m_checked;
    std::set<std::string> m_told;
};

}  // namespace

void checkSeveral(Checked& checked) {
    const Core* core = checked.onlyCore();
    if (!core) return;
    SeveralCheck check(checked);
    check.look(core->where);
    for (const Span& group : core->groupBy) check.look(group);
    for (const ResultTerm& term : core->columns)
        for (const auto& call : checked.query.calls(term.expression))
            if (isAggregate(call)) check.look(call.arguments);
}

}  // namespace tripletalk::answering::checks
