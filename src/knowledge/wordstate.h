// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace tripletalk::knowledge {

/// What becomes of a word that was taught: heeded, kept and heeded by nothing, or forgotten.
enum class WordState { On, Off, Gone };

}  // namespace tripletalk::knowledge
