// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/events.h"
#include "base/jsontext.h"
#include "fuzz.h"

using namespace tripletalk;

/// Stored events of a run, an answer as `ask --json` prints it, and their way back.
FUZZ(bytes) {
    const nlohmann::json json = parsedJson(bytes);
    if (const auto event = answering::eventFromJson(json)) {
        const nlohmann::json written = toJson(*event);
        const auto again = answering::eventFromJson(written);
        fuzz::expect(again.has_value(), "an event that was written can be read");
        fuzz::expectSame(jsonText(toJson(*again)), jsonText(written), "an event stays the same");
    }
    const answering::Answer answer = answering::answerFromJson(json);
    jsonText(toJson(answer));
}
