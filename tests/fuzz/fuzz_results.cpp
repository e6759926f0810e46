// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "fuzz.h"
#include "sparql/results/resultreader.h"
#include "sparql/results/resultwriter.h"

using namespace tripletalk;

/// Results of an endpoint as JSON and as XML. What could be read is written as JSON, and that is
/// read as the same.
FUZZ(bytes) {
    using namespace sparql;
    const QueryLimits limits{.rows = 50, .bytes = 10'000};
    for (const auto read : {readJsonResults, readXmlResults}) {
        const auto answer = read(bytes, limits);
        if (!answer) {
            fuzz::outcome(answer);
            continue;
        }
        fuzz::expect(answer->rows.size() <= limits.rows, "rows are cut");
        for (const auto& row : answer->rows)
            fuzz::expect(row.size() == answer->variables.size(), "rows are as wide as variables");
        const auto text = write(*answer, ResultFormat::Json);
        fuzz::expect(text.ok(), "an answer can be written");
        const auto again = readJsonResults(*text, {.rows = 50});
        fuzz::expectSame(fuzz::outcome(again), "", "results that were written can be read");
        // Blank nodes are numbered as they come.
        if (text->find("\"bnode\"") == std::string::npos)
            fuzz::expectSame(*write(*again, ResultFormat::Json), *text, "results stay the same");
        fuzz::outcome(write(*answer, ResultFormat::Csv));
        fuzz::outcome(write(*answer, ResultFormat::Tsv));
    }
}
