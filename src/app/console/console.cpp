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
                              knowledge::QueryLanguage language, const std::string& query,
                              const CancelToken& cancel) {
    answering::Trace untold(answering::newRunId(), [](const nlohmann::json&) {});
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

}  // namespace

struct Console::Outcome {
    Result<answering::Source> source;
    double ms = 0;
};

Console::Console(Bases& bases, Tasks& disk, const ConsoleLanguage& language, QObject* parent)
    : QObject(parent),
      m_bases(bases),
      m_disk(disk),
      m_language(language),
      m_kept(bases.dataFolder() / "queries.json") {
    connect(&m_bases, &Bases::currentChanged, this, &Console::baseChanged);
}

QString Console::language() const { return qs(toString(m_language.id)); }

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
        m_words = {};
        m_knowsWords = false;
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
        this, [kept = m_kept, base = m_base, id = m_language.id] { return kept.of(base, id); },
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
    if (!m_language.words || !m_bases.current()) return;
    m_wordsCancel.cancel();
    m_wordsCancel = CancelToken();
    m_reading.run(
        this,
        [base = *m_bases.current(), read = m_language.words, cancel = m_wordsCancel] {
            return read(base, cancel);
        },
        [this, cancel = m_wordsCancel](Result<sparql::Vocabulary> words) {
            if (cancel.cancelled()) return;
            // Without them keywords and variables complete; a query tells what is wrong.
            m_knowsWords = words.ok();
            if (words) m_words = *std::move(words);
            Q_EMIT wordsChanged();
        });
}

SavedQueries Console::savedQueries() const {
    return SavedQueries(*m_bases.current(), m_language.id);
}

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
    m_disk.run([kept = m_kept, base = m_base, text = utf8(query), id = m_language.id] {
        (void)kept.add(base, text, id);
    });
    m_tasks.run(
        this,
        [base = *m_bases.current(), text = utf8(query), id = m_language.id, cancel = m_cancel] {
            const auto start = std::chrono::steady_clock::now();
            auto source = ask(base, id, text, cancel);
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
            m_errorBegin = utf16Place(query, place->first);
            m_errorEnd = utf16Place(query, place->second);
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
    if (!m_language.explain || !m_bases.current()) return;
    m_reading.run(
        this,
        [base = *m_bases.current(), explain = m_language.explain, text = utf8(query)] {
            return explain(base, text);
        },
        [this, query](const Result<sparql::Explanation>& explained) {
            // Only the latest one counts.
            if (query != m_toExplain) return;
            m_explanation = {{u"query"_s, query}};
            if (explained) {
                m_explanation[u"algebra"_s] = qs(explained->algebra);
                m_explanation[u"sql"_s] = qs(explained->sql);
                m_explanation[u"plan"_s] = qs(explained->plan);
            } else {
                m_explanation[u"error"_s] = translated(explained.error());
            }
            Q_EMIT explanationChanged();
        });
}

QVariantMap Console::complete(const QString& query, int cursor) const {
    if (!m_bases.current()) return {};
    const std::string text = utf8(query);
    const auto found =
        m_language.complete(*m_bases.current(), m_words, text,
                            static_cast<std::size_t>(utf8(query.left(cursor)).size()));
    return {{u"begin"_s, utf16Place(text, found.begin)}, {u"list"_s, found.list}};
}

}  // namespace tripletalk::app
