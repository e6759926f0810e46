// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/graspindex.h"

namespace tripletalk::answering::grasp {

Result<lookup::GraphIndex> openIndex(const knowledge::KnowledgeBase& base) {
    return lookup::GraphIndex::open(base.folder() / "lookup");
}

}  // namespace tripletalk::answering::grasp
