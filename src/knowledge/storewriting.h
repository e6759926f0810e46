// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "knowledge/baselock.h"
#include "knowledge/examplestore.h"
#include "knowledge/knowledgebase.h"

namespace tripletalk::knowledge {

/// A writer's hold on a base: its lock, the base as it is now, and the store of examples and saved
/// queries under its names, in a transaction.
struct StoreWriting {
    static Result<StoreWriting> begin(const KnowledgeBase& known);

    BaseLock lock;
    KnowledgeBase base;
    ExampleStore store;
    sqlite::Transaction transaction;
};

}  // namespace tripletalk::knowledge
