// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/tools/querytool.h"

#include "answering/tools/querysource.h"
#include "llm/jsonfields.h"

namespace tripletalk::answering {

Result<Found> QueryTool::call(const nlohmann::json& arguments, int, const CancelToken& cancel) {
    auto source =
        querySource(*m_language, *m_connection, llm::textField(arguments, "query"), cancel);
    if (!source) return source.error();
    return Found{{*std::move(source)}};
}

}  // namespace tripletalk::answering
