// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graphpromises.h"

FUZZ(bytes) { tripletalk::fuzz::readInAllWays(bytes, tripletalk::rdf::Syntax::JsonLd); }
