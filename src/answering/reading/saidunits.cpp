// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/saidunits.h"

namespace tripletalk::answering::reading {

using language::Wording;

namespace {

/// What a column counts in by its name: 1e6 of "sales in millions", else 1.
double scaleOf(const induction::Column& column, const Wording& asked) {
    for (const Wording* wording : {&asked, &Wording::forTag(language::sourceTag)})
        for (const language::Token& word : wording->tokens(column.label))
            if (const auto scale = wording->scale(word.folded); scale && word.folded.size() > 1)
                return *scale;
    return 1;
}

}  // namespace

void convertUnits(Term& term, const std::vector<language::Token>& tokens, const Wording& wording) {
    for (Condition& condition : term.where) {
        const induction::Column* column = condition.of.place.column;
        if (!column || condition.of.function == Function::Count) continue;
        const auto own = wording.unit(column->unit);
        for (Operand& operand : condition.values) {
            const Words& words = operand.words;
            if (!operand.isNumber || words.first >= words.last || words.last > tokens.size())
                continue;
            const language::Token& token = tokens[words.first];
            if (token.scale > 1) operand.number /= scaleOf(*column, wording);
            const auto said = wording.unit(token.unit);
            if (own && said && own->base == said->base)
                operand.number *= said->factor / own->factor;
        }
    }
}

}  // namespace tripletalk::answering::reading
