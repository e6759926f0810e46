// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// What a person makes of a reading: it is answered without a model.
#include "app/chat/chat.h"
#include "app/chat/readingedit.h"
#include "app/chat/readingparts.h"
#include "app/window/qtjson.h"
#include "app/window/qttext.h"

namespace tripletalk::app {

using nlohmann::json;

void Chat::askReading(const QString& words, json reading) {
    if (words.isEmpty() || !mayAsk()) return;
    addTurn({words, goOn(words), std::move(reading)}, withoutModel());
}

workspace::Configuration Chat::withoutModel() const {
    if (!workspace::asksModel(m_with.configurations.current()))
        return m_with.configurations.current();
    workspace::Configuration own;
    own.name = utf8(tr("Without a model"));
    return own;
}

void Chat::changeReading(int row, const QString& place, int choice) {
    if (!canAsk(row) || !turn(row).run().record) return;
    const RunRecord& record = *turn(row).run().record;
    if (record.readings().size() != 1) return;
    const json now = shownForm(record.readings().front());
    askWithReading(row, choice < 0
                            ? without(now, utf8(place))
                            : withChoice(now, utf8(place), static_cast<std::size_t>(choice)));
}

void Chat::editReading(int row, const QVariantMap& edit) {
    if (!canAsk(row) || !turn(row).run().record) return;
    const RunRecord& record = *turn(row).run().record;
    if (record.readings().size() != 1) return;
    if (auto reading = edited(record.readings().front(), jsonOf(edit)))
        askWithReading(row, *std::move(reading));
}

void Chat::askWithReading(int row, json reading) {
    const RunRecord& record = *turn(row).run().record;
    reading["run"] = record.id();
    m_turns.addRun(row, startRun(turn(row).id, {qs(record.question()), row, std::move(reading)},
                                 withoutModel()));
    follow(row);
    Q_EMIT runningChanged();
}

json Chat::readingOf(const QString& run) const {
    const int row = m_turns.rowOfRun(run);
    if (row < 0 || !turn(row).run().record) return {};
    const auto& readings = turn(row).run().record->readings();
    return readings.size() == 1 && isEditable(readings.front()) ? readings.front() : json();
}

void Chat::takeReading(int row, int offered) {
    if (!canAsk(row) || !turn(row).run().record) return;
    const RunRecord& record = *turn(row).run().record;
    if (offered < 0 || offered >= static_cast<int>(record.offered().size())) return;
    askWithReading(row, record.offered()[static_cast<std::size_t>(offered)]);
}

}  // namespace tripletalk::app
