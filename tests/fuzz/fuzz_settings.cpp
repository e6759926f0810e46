// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/jsontext.h"
#include "fuzz.h"
#include "workspace/configuration.h"
#include "workspace/settings.h"

using namespace tripletalk;

/// The person's settings and saved configurations.
FUZZ(bytes) {
    const nlohmann::json json = parsedJson(bytes);
    const auto settings = workspace::settingsFromJson(json);
    const nlohmann::json written = toJson(settings);
    fuzz::expectSame(jsonText(toJson(workspace::settingsFromJson(written))), jsonText(written),
                     "settings stay the same");
    if (const auto configuration = workspace::configurationFromJson(json))
        fuzz::outcome(workspace::validated(*configuration));
}
