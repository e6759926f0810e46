// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/saidunits.h"

namespace tripletalk::answering::reading {

void convertUnits(Term& term, const std::vector<language::Token>& tokens,
                  const language::Wording& wording) {
    for (Condition& condition : term.where) {
        const induction::Column* column = condition.of.place.column;
        if (!column || column->unit.empty() || condition.of.function == Function::Count) continue;
        const auto own = wording.unit(column->unit);
        for (Operand& operand : condition.values) {
            const Words& words = operand.words;
            if (!operand.isNumber || words.first >= words.last || words.last > tokens.size())
                continue;
            const auto said = wording.unit(tokens[words.first].unit);
            if (own && said && own->base == said->base)
                operand.number *= said->factor / own->factor;
        }
    }
}

}  // namespace tripletalk::answering::reading
