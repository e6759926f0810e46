// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// Nothing: the targets that own precompiled headers (targets.cmake) have to have a source.
