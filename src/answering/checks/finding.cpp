// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/checks/finding.h"

#include "answering/prompt/prompttext.h"
#include "base/text.h"

namespace tripletalk::answering::checks {

std::string promptText(const Finding& finding) {
    if (finding.values.empty()) return finding.forModel + "\n";
    return finding.forModel + "\n<data>\n" + asData(text::join(finding.values, "\n")) +
           "\n</data>\n";
}

}  // namespace tripletalk::answering::checks
