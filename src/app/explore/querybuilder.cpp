// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/explore/querybuilder.h"

#include "answering/tools/queryrunner.h"
#include "app/chat/readingedit.h"
#include "app/chat/readingparts.h"
#include "app/chat/shownreading.h"
#include "app/console/querylanguages.h"
#include "app/window/qtjson.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "knowledge/languages/querylanguage.h"

#include <QLocale>

namespace tripletalk::app {

using namespace Qt::StringLiterals;
using knowledge::KnowledgeBase;
using nlohmann::json;

namespace {

/// Of the window's language.
const language::Wording& wording() {
    return language::Wording::forTag(utf8(QLocale().bcp47Name()));
}

Result<answering::Source> rowsOf(const KnowledgeBase& base, const std::string& sql,
                                 const CancelToken& cancel) {
    answering::Trace untold(answering::newRunId(), [](const answering::Event&) {});
    auto source = answering::runQuery(base, knowledge::sqlLanguage(), sql, untold, cancel);
    if (source && source->error) return *source->error;
    return source;
}

}  // namespace

const QueryBuilder::Query* QueryBuilder::query() const {
    return m_steps.empty() ? nullptr : &m_steps[m_at];
}

QVariantList QueryBuilder::parts() const {
    return query() ? shownParts(query()->reading) : QVariantList();
}

QString QueryBuilder::about() const {
    return query() ? extendableTable(query()->reading) : QString();
}

QString QueryBuilder::words() const {
    return query() ? qs(memberOr<std::string>(query()->reading, "text", "")) : QString();
}

QVariantMap QueryBuilder::queries() const {
    QVariantMap all;
    const auto add = [&all](const knowledge::QueryLanguage& language, const std::string& text) {
        if (!text.empty()) all[shown(language).name] = qs(text);
    };
    if (query()) {
        add(knowledge::sqlLanguage(), query()->sql);
        add(knowledge::sparqlLanguage(), query()->sparql);
        add(knowledge::cypherLanguage(), query()->cypher);
    }
    return all;
}

void QueryBuilder::setBase(const std::optional<knowledge::KnowledgeBase>& base) {
    const bool isOther = !base || !m_base || base->folder() != m_base->folder();
    m_base = base;
    if (isOther) clear();
}

void QueryBuilder::clear() {
    ++m_generation;
    m_cancel.cancel();
    m_steps.clear();
    m_at = 0;
    if (m_table) m_table->deleteLater();
    m_table = nullptr;
    m_truncated = m_busy = false;
    m_error.clear();
    Q_EMIT changed();
}

void QueryBuilder::shutdown() {
    m_cancel.cancel(CancelReason::Shutdown);
    m_tasks.waitForDone();
}

void QueryBuilder::begin(const QString& table) {
    clear();
    run(Step::First, [table = utf8(table)](const KnowledgeBase& base) {
        return answering::reading::queryOfTable(table, base, wording());
    });
}

void QueryBuilder::open(const json& reading) {
    clear();
    run(Step::First, [shown = shownForm(reading)](const KnowledgeBase& base) {
        return answering::reading::queryOf(shown, base, wording());
    });
}

void QueryBuilder::change(const QString& place, int choice) {
    if (!query()) return;
    const json now = shownForm(query()->reading);
    tryReading(choice < 0 ? without(now, utf8(place))
                          : withChoice(now, utf8(place), static_cast<std::size_t>(choice)));
}

void QueryBuilder::edit(const QVariantMap& edit) {
    if (!query()) return;
    if (auto reading = edited(query()->reading, jsonOf(edit))) tryReading(*std::move(reading));
}

void QueryBuilder::tryReading(json reading) {
    run(Step::Next, [reading = std::move(reading)](const KnowledgeBase& base) {
        return answering::reading::queryOf(reading, base, wording());
    });
}

void QueryBuilder::go(int steps) {
    const auto to = static_cast<std::ptrdiff_t>(m_at) + steps;
    if (to < 0 || to >= static_cast<std::ptrdiff_t>(m_steps.size())) return;
    m_at = static_cast<std::size_t>(to);
    run(Step::Same, [query = m_steps[m_at]](const KnowledgeBase&) { return query; });
}

void QueryBuilder::ask() {
    if (query()) Q_EMIT asked(words(), query()->reading);
}

void QueryBuilder::run(Step step, Make make) {
    if (!m_base) return;
    m_cancel.cancel();
    m_cancel = CancelToken();
    m_busy = true;
    m_error.clear();
    Q_EMIT changed();
    m_tasks.run(
        this,
        [base = *m_base, make = std::move(make), cancel = m_cancel]() -> Result<Outcome> {
            // Names changed since the base was opened count.
            const auto now = base.current();
            const KnowledgeBase& asked = now ? *now : base;
            auto query = make(asked);
            if (!query) return query.error();
            auto source = rowsOf(asked, query->sql, cancel);
            if (!source) return source.error();
            return Outcome{*std::move(query), *std::move(source)};
        },
        [this, step, generation = ++m_generation](Result<Outcome> outcome) {
            if (generation == m_generation) show(step, std::move(outcome));
        });
}

void QueryBuilder::show(Step step, Result<Outcome> outcome) {
    m_busy = false;
    if (!outcome) {
        if (outcome.error().kind != ErrorKind::Cancelled) m_error = translated(outcome.error());
        return Q_EMIT changed();
    }
    if (step == Step::Next) {
        m_steps.resize(++m_at);
        m_steps.push_back(std::move(outcome->query));
    } else if (step == Step::First) {
        m_steps = {std::move(outcome->query)};
        m_at = 0;
    }
    if (m_table) m_table->deleteLater();
    m_table = new ResultTable(knowledge::readableColumns(outcome->source.columns),
                              std::move(outcome->source.rows), this);
    m_truncated = outcome->source.truncated;
    Q_EMIT changed();
}

}  // namespace tripletalk::app
