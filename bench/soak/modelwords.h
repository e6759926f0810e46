// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sample/random.h"

#include <QByteArray>
#include <QList>

namespace tripletalk::soak {

/// What a model that does well says to a request of the loop: a query of one of the tables that it
/// is shown, then an answer that cites it. As events of a streamed completion, without their end.
QList<QByteArray> wordsOfModel(const QByteArray& request, sample::Random& random);

/// An event with a piece of an answer's text.
QByteArray eventWith(const QByteArray& text);
/// The events that end a completion.
QList<QByteArray> lastEvents();

}  // namespace tripletalk::soak
