// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/tools/describetool.h"

#include "answering/model/replymembers.h"
#include "answering/prompt/schemaview.h"

namespace tripletalk::answering {

const llm::ToolSpec& DescribeTool::spec() const {
    static const llm::ToolSpec spec =
        toolOfOne("describe", "Shows tables of the database by their names, or by words in them.",
                  "tables", true);
    return spec;
}

Result<Found> DescribeTool::call(const nlohmann::json& arguments, int, const CancelToken&) {
    return Found{{}, describeTables(m_schema, textsMember(arguments, "tables"), m_tokens)};
}

}  // namespace tripletalk::answering
