// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "fuzz.h"
#include "passages/outline.h"

FUZZ(bytes) { tripletalk::passages::readHtml(bytes); }
