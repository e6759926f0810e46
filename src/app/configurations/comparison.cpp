// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/configurations/comparison.h"

#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "evaluation/agreement.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QVariantMap>

namespace tripletalk::app {

using namespace Qt::StringLiterals;
using workspace::Configuration;

Comparison::Comparison(Tasks& tasks, Chat& chat, Configurations& configurations, Consent& consent,
                       QObject* parent)
    : QObject(parent),
      m_tasks(tasks),
      m_chat(chat),
      m_configurations(configurations),
      m_consent(consent) {
    connect(&m_chat, &Chat::progressed, this, &Comparison::progressed);
}

const RunRecord* Comparison::record(int side) const {
    const auto& sides = m_sides.turns();
    if (side < 0 || side >= static_cast<int>(sides.size())) return nullptr;
    return sides[static_cast<std::size_t>(side)]->run().record.get();
}

bool Comparison::running() const {
    const auto runs = [this](int side) { return record(side) && !record(side)->ended(); };
    return runs(0) || runs(1);
}

QVariantList Comparison::figures() const {
    QVariantList all;
    for (int side = 0; side < m_sides.rowCount(); ++side) {
        const RunRecord* one = record(side);
        QVariantMap figures;
        if (one && one->ended()) {
            const answering::Answer& answer = one->answer();
            const auto total = answer.timingsMs.find("total");
            figures = {{u"seconds"_s, total == answer.timingsMs.end() ? 0 : total->second / 1000},
                       {u"tokens"_s, qlonglong(answer.promptTokens + answer.completionTokens)},
                       {u"calls"_s, qlonglong(answer.modelCalls)}};
        }
        all << figures;
    }
    return all;
}

void Comparison::choose(int row) {
    const auto& turns = m_chat.turns()->turns();
    if (row < 0) row = m_chat.turns()->current();
    const bool there = row >= 0 && row < static_cast<int>(turns.size());
    m_turn = there ? turns[static_cast<std::size_t>(row)]->id : QString();
    m_question = there ? turns[static_cast<std::size_t>(row)]->question : QString();
    ++m_judging;
    m_sides.replace({});
    m_names.clear();
    m_verdict = Unknown;
    m_difference.clear();
    Q_EMIT changed();
}

void Comparison::start(const QString& left, const QString& right) {
    std::vector<Configuration> wanted;
    std::vector<workspace::Departure> leaving;
    for (const QString& name : {left, right}) {
        // The one in use counts as it is now, changes and all.
        const Configuration* one = name == m_configurations.name()
                                       ? &m_configurations.current()
                                       : m_configurations.saved()->find(utf8(name));
        if (!one) return;
        wanted.push_back(*one);
        std::ranges::move(m_configurations.leaving(*one), std::back_inserter(leaving));
    }
    if (!m_consent.holds({leaving, [this, wanted] { runBoth(wanted); }, {}, false}))
        runBoth(wanted);
}

void Comparison::runBoth(const std::vector<Configuration>& wanted) {
    const auto& turns = m_chat.turns()->turns();
    const auto turn =
        std::ranges::find_if(turns, [this](const TurnPtr& one) { return one->id == m_turn; });
    if (turn == turns.end()) return;
    const auto runs = m_chat.askUnder(static_cast<int>(turn - turns.begin()), wanted);
    if (runs.empty()) return;
    ++m_judging;
    m_verdict = Unknown;
    m_difference.clear();
    m_names.clear();
    std::vector<TurnPtr> sides;
    for (const ShownRun& run : runs) {
        sides.push_back(std::make_shared<ShownTurn>(ShownTurn{run.id, {}, m_question, {run}}));
        m_names << run.configuration;
    }
    m_sides.replace(std::move(sides));
    Q_EMIT changed();
}

void Comparison::progressed(const QString& run, const answering::EventKinds& kinds) {
    const int side = m_sides.rowOfRun(run);
    if (side < 0) return;
    m_sides.runChanged(side, kinds);
    if (!record(side)->ended()) return;
    Q_EMIT changed();
    if (!running()) judge();
}

void Comparison::judge() {
    struct Judged {
        Verdict verdict = Unknown;
        QString difference;
    };
    m_tasks.run(
        this,
        [question = utf8(m_question),
         answers = std::array{record(0)->answer(), record(1)->answer()}]() -> Judged {
            const auto agreement = evaluation::agreementOf(question, answers[0], answers[1]);
            if (!agreement) return {};
            return {agreement->same ? Same : Different, translated(agreement->difference)};
        },
        [this, generation = ++m_judging](const Judged& judged) {
            if (generation != m_judging) return;
            m_verdict = judged.verdict;
            m_difference = judged.difference;
            Q_EMIT changed();
        });
}

void Comparison::showInChat(int side) {
    const auto& turns = m_chat.turns()->turns();
    const auto turn =
        std::ranges::find_if(turns, [this](const TurnPtr& one) { return one->id == m_turn; });
    if (turn == turns.end() || side < 0 || side >= m_sides.rowCount()) return;
    const QString run = m_sides.turns()[static_cast<std::size_t>(side)]->run().id;
    const auto& runs = (*turn)->runs;
    const auto wanted = std::ranges::find(runs, run, &ShownRun::id);
    if (wanted == runs.end()) return;
    const auto offset = (wanted - runs.begin()) - static_cast<std::ptrdiff_t>((*turn)->current);
    m_chat.showRun(static_cast<int>(turn - turns.begin()), static_cast<int>(offset));
}

void Comparison::stop() {
    if (running()) m_chat.stop();
}

}  // namespace tripletalk::app
