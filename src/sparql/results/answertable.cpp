// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/results/answertable.h"

#include "rdf/vocabulary.h"

namespace tripletalk::sparql {

QueryAnswer asTable(QueryAnswer answer) {
    if (answer.form == QueryForm::Ask) {
        answer.variables = {"answer"};
        answer.rows = {{rdf::Term::literal(answer.truth ? "true" : "false",
                                           std::string(rdf::vocabulary::xsd) + "boolean")}};
    }
    if (!answer.triples.empty()) {
        answer.variables = {"subject", "property", "value"};
        for (Triple& triple : answer.triples)
            answer.rows.push_back(
                {std::move(triple.subject), std::move(triple.predicate), std::move(triple.object)});
        answer.triples.clear();
    }
    return answer;
}

}  // namespace tripletalk::sparql
