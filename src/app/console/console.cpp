// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/console/console.h"

#include "answering/tools/queryrunner.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"

#include <chrono>

namespace tripletalk::app {

using namespace Qt::StringLiterals;
using knowledge::SavedQueries;

namespace {

int utf16Place(std::string_view text, std::size_t bytes) {
    return static_cast<int>(qs(text.substr(0, bytes)).size());
}

Result<answering::Source> ask(const knowledge::KnowledgeBase& base,
                              const knowledge::QueryLanguage& language, const std::string& query,
                              const CancelToken& cancel) {
    answering::Trace untold(answering::newRunId(), [](const answering::Event&) {});
    // Names changed since the base was opened count.
    auto now = base.current();
    auto source = answering::runQuery(now ? *now : base, language, query, untold, cancel);
    if (source && source->error) return *source->error;
    return source;
}

/// Of a result that is one truth.
QVariant truthOf(const answering::Source& source) {
    const bool isTruth = source.rows.size() == 1 && source.rows.front().size() == 1 &&
                         source.rows.front().front().datatype == "boolean";
    return isTruth ? QVariant(source.rows.front().front().text == "true") : QVariant();
}

QVariantList shownParts(const std::vector<knowledge::QueryPlanPart>& parts) {
    QVariantList list;
    for (const knowledge::QueryPlanPart& part : parts)
        list << QVariantMap{{u"title"_s, qs(part.title.source())},
                            {u"code"_s, qs(part.text).trimmed()},
                            {u"language"_s, qs(part.language)}};
    return list;
}

}  // namespace

struct Console::Outcome {
    Result<answering::Source> source;
    double ms = 0;
};

Console::Console(Bases& bases, Tasks& disk, const knowledge::QueryLanguage& language,
                 QObject* parent)
    : QObject(parent),
      m_bases(bases),
      m_disk(disk),
      m_language(language),
      m_kept(bases.dataFolder() / "queries.json") {
    connect(&m_bases, &Bases::currentChanged, this, &Console::baseChanged);
}

void Console::shutdown() {
    m_cancel.cancel(CancelReason::Shutdown);
    m_wordsCancel.cancel(CancelReason::Shutdown);
    m_tasks.waitForDone();
    m_reading.waitForDone();
    m_disk.waitForDone();
}

void Console::baseChanged() {
    const std::string id = m_bases.current() ? m_bases.current()->manifest().id : std::string();
    if (id != m_base) {
        m_base = id;
        stop();
        clear();
        m_state = Idle;
        m_words = nullptr;
        m_explanation.clear();
        Q_EMIT wordsChanged();
        Q_EMIT explanationChanged();
        Q_EMIT changed();
    }
    if (std::exchange(m_loaded, false)) load();
}

void Console::load() {
    if (m_loaded || m_base.empty()) return;
    m_loaded = true;
    m_history.clear();
    m_disk.run(
        this,
        [kept = m_kept, base = m_base, &language = m_language] { return kept.of(base, language); },
        [this](const std::vector<std::string>& queries) {
            // After what was run meanwhile.
            for (const std::string& query : queries)
                if (!m_history.contains(qs(query))) m_history << qs(query);
            Q_EMIT historyChanged();
        });
    readSaved();
    readWords();
}

void Console::readWords() {
    if (!m_bases.current()) return;
    m_wordsCancel.cancel();
    m_wordsCancel = CancelToken();
    m_reading.run(
        this,
        [base = *m_bases.current(), &language = m_language, cancel = m_wordsCancel] {
            return language.readCompleter(base, cancel);
        },
        [this, cancel = m_wordsCancel](
            const Result<std::shared_ptr<const knowledge::QueryCompleter>>& words) {
            if (cancel.cancelled()) return;
            // Without them what is at hand completes; a query tells what is wrong.
            m_words = words ? *words : nullptr;
            Q_EMIT wordsChanged();
        });
}

SavedQueries Console::savedQueries() const { return SavedQueries(*m_bases.current(), m_language); }

void Console::readSaved() {
    if (!m_bases.current()) return;
    m_disk.run(
        this, [saved = savedQueries()] { return saved.list(); },
        [this](const Result<std::vector<knowledge::SavedQuery>>& list) {
            if (!list) return Q_EMIT failed(translated(list.error()));
            m_saved.clear();
            for (const knowledge::SavedQuery& one : *list)
                m_saved << QVariantMap{{u"name"_s, qs(one.name)},
                                       {u"query"_s, qs(one.query)},
                                       {u"outdated"_s, qs(one.outdated)}};
            Q_EMIT savedChanged();
        });
}

void Console::clear() {
    if (m_table) m_table->deleteLater();
    m_table = nullptr;
    m_truth = {};
    m_truncated = false;
    m_error.clear();
    m_errorBegin = m_errorEnd = 0;
}

void Console::run(const QString& query) {
    if (query.trimmed().isEmpty() || !m_bases.current()) return;
    m_cancel.cancel();
    m_cancel = CancelToken();
    clear();
    m_query = query;
    m_state = Running;
    m_history.removeAll(query);
    m_history.prepend(query);
    Q_EMIT historyChanged();
    Q_EMIT changed();
    m_disk.run([kept = m_kept, base = m_base, text = utf8(query), &language = m_language] {
        (void)kept.add(base, text, language);
    });
    m_tasks.run(
        this,
        [base = *m_bases.current(), text = utf8(query), &language = m_language, cancel = m_cancel] {
            const auto start = std::chrono::steady_clock::now();
            auto source = ask(base, language, text, cancel);
            const std::chrono::duration<double, std::milli> took =
                std::chrono::steady_clock::now() - start;
            return Outcome{std::move(source), took.count()};
        },
        [this, generation = ++m_generation](Outcome outcome) {
            if (generation == m_generation) show(std::move(outcome));
        });
}

void Console::show(Outcome outcome) {
    m_ms = outcome.ms;
    if (outcome.source) {
        m_state = Done;
        m_truth = truthOf(*outcome.source);
        m_truncated = outcome.source->truncated;
        m_table = new ResultTable(outcome.source->columns, std::move(outcome.source->rows), this);
    } else {
        const Error& error = outcome.source.error();
        m_state = error.kind == ErrorKind::Cancelled ? Idle : Failed;
        if (m_state == Failed) m_error = translated(error);
        const std::string query = utf8(m_query);
        if (const auto place = m_language.errorPlace(query, error)) {
            m_errorBegin = utf16Place(query, place->begin);
            m_errorEnd = utf16Place(query, place->end);
        }
    }
    Q_EMIT changed();
}

void Console::turnTo(const QString& query) {
    if (m_state == Idle || query == m_query) return;
    m_cancel.cancel();
    ++m_generation;
    clear();
    m_state = Idle;
    Q_EMIT changed();
}

void Console::stop() { m_cancel.cancel(); }

void Console::save(const QString& name, const QString& query) {
    if (!m_bases.current()) return;
    m_disk.run(
        this,
        [saved = savedQueries(), name = utf8(name), text = utf8(query)] {
            return saved.save(name, text);
        },
        [this, name](const Result<void>& done) {
            if (!done) return Q_EMIT failed(translated(done.error()));
            readSaved();
            Q_EMIT savedAs(name);
        });
}

void Console::removeSaved(const QString& name) {
    if (!m_bases.current()) return;
    m_disk.run(
        this, [saved = savedQueries(), name = utf8(name)] { return saved.remove(name); },
        [this](const Result<void>& done) {
            if (!done) Q_EMIT failed(translated(done.error()));
            readSaved();
        });
}

void Console::explain(const QString& query) {
    m_toExplain = query;
    if (!m_language.description().explains || !m_bases.current()) return;
    m_reading.run(
        this,
        [base = *m_bases.current(), &language = m_language,
         text = utf8(query)]() -> Result<std::vector<knowledge::QueryPlanPart>> {
            auto connection = language.open(base);
            return connection ? (*connection)->explain(text) : connection.error();
        },
        [this, query](const Result<std::vector<knowledge::QueryPlanPart>>& explained) {
            // Only the latest one counts.
            if (query != m_toExplain) return;
            m_explanation = {{u"query"_s, query}};
            if (explained)
                m_explanation[u"parts"_s] = shownParts(*explained);
            else
                m_explanation[u"error"_s] = translated(explained.error());
            Q_EMIT explanationChanged();
        });
}

QVariantList Console::names() const {
    const auto shown = [](const knowledge::QueryName& one) {
        return QVariantMap{{u"text"_s, qs(one.text)}, {u"detail"_s, qs(one.detail)}};
    };
    QVariantList list;
    if (!m_bases.current()) return list;
    for (const knowledge::QueryName& one : m_language.names(*m_bases.current())) {
        QVariantList parts;
        for (const knowledge::QueryName& part : one.parts) parts << shown(part);
        QVariantMap entry = shown(one);
        entry[u"parts"_s] = parts;
        list << entry;
    }
    return list;
}

QVariantMap Console::complete(const QString& query, int cursor) const {
    if (!m_bases.current()) return {};
    const std::string text = utf8(query);
    const auto completer = m_words ? m_words : m_language.completer(*m_bases.current());
    const auto found =
        completer->complete(text, static_cast<std::size_t>(utf8(query.left(cursor)).size()));
    QVariantList list;
    for (const knowledge::QueryCompletion& one : found.list)
        list << QVariantMap{
            {u"text"_s, qs(one.text)}, {u"detail"_s, qs(one.detail)}, {u"kind"_s, qs(one.kind)}};
    return {{u"begin"_s, utf16Place(text, found.begin)}, {u"list"_s, list}};
}

}  // namespace tripletalk::app
