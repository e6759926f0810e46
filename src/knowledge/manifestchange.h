// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "knowledge/manifest.h"

#include <filesystem>
#include <functional>

namespace tripletalk::knowledge {

/// Changes the manifest of the base in `folder` as it is at this moment. Who wants open windows to
/// look at the base anew counts its generation up. Errors: Locked, NotFound, Syntax, Version, Io,
/// DiskFull.
Result<void> changeManifest(const std::filesystem::path& folder,
                            const std::function<void(Manifest&)>& change);

}  // namespace tripletalk::knowledge
