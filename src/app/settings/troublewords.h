// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "llm/modelserver.h"

#include <QString>

namespace tripletalk::app {

/// Trouble with a model server in the person's words: what is wrong, and what to do about it.
struct TroubleWords {
    QString problem;
    QString advice;
};

/// `address` as the person wrote it; `model` is empty where none is concerned.
TroubleWords wordsFor(llm::Trouble trouble, llm::Provider provider, const QString& address,
                      const QString& model);

}  // namespace tripletalk::app
