// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/manifestchange.h"

#include "base/file.h"
#include "base/jsontext.h"
#include "knowledge/baselock.h"
#include "knowledge/knowledgebase.h"

namespace tripletalk::knowledge {

Result<void> changeManifest(const std::filesystem::path& folder,
                            const std::function<void(Manifest&)>& change) {
    if (auto there = KnowledgeBase::open(folder); !there) return there.error();
    auto lock = BaseLock::take(folder);
    if (!lock) return lock.error();
    auto base = KnowledgeBase::open(folder);
    if (!base) return base.error();
    Manifest manifest = base->manifest();
    change(manifest);
    return writeFileAtomically(folder / "manifest.json", jsonText(toJson(manifest), 1));
}

}  // namespace tripletalk::knowledge
