// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/console.h"

#include "answering/evidence.h"
#include "app/sentences.h"
#include "app/text.h"
#include "knowledge/sqlcompletion.h"
#include "knowledge/sqlerrorplace.h"

#include <chrono>

namespace tripletalk::app {

using namespace Qt::StringLiterals;
using knowledge::SavedQueries;

namespace {

QString kindName(knowledge::Completion::Kind kind) {
    switch (kind) {
        case knowledge::Completion::Kind::Table:
            return u"table"_s;
        case knowledge::Completion::Kind::Column:
            return u"column"_s;
        case knowledge::Completion::Kind::Alias:
            return u"alias"_s;
        case knowledge::Completion::Kind::Function:
            return u"function"_s;
        case knowledge::Completion::Kind::Keyword:
            break;
    }
    return u"keyword"_s;
}

int utf16Place(std::string_view text, std::size_t bytes) {
    return static_cast<int>(qs(text.substr(0, bytes)).size());
}

Result<answering::Source> ask(const knowledge::KnowledgeBase& base, const std::string& sql,
                              const CancelToken& cancel) {
    answering::Trace untold(answering::newRunId(), [](const nlohmann::json&) {});
    // Names changed since the base was opened count.
    auto now = base.current();
    auto evidence = answering::Evidence::open(now ? *now : base, nullptr, untold);
    if (!evidence) return evidence.error();
    auto number = evidence->sql(sql, 1, cancel);
    if (!number) return number.error();
    answering::Source source = evidence->source(*number);
    if (source.error) return *source.error;
    return source;
}

}  // namespace

struct Console::Outcome {
    Result<answering::Source> source;
    double ms = 0;
};

Console::Console(Bases& bases, const std::filesystem::path& data, QObject* parent)
    : QObject(parent), m_bases(bases), m_kept(data / "queries.json") {
    connect(&m_bases, &Bases::currentChanged, this, &Console::baseChanged);
}

void Console::shutdown() {
    m_cancel.cancel(CancelReason::Shutdown);
    m_tasks.waitForDone();
    m_disk.waitForDone();
}

void Console::baseChanged() {
    const std::string id = m_bases.current() ? m_bases.current()->manifest().id : std::string();
    if (id != m_base) {
        m_base = id;
        stop();
        clear();
        m_state = Idle;
        Q_EMIT changed();
    }
    if (std::exchange(m_loaded, false)) load();
}

void Console::load() {
    if (m_loaded || m_base.empty()) return;
    m_loaded = true;
    m_history.clear();
    m_disk.run(
        this, [kept = m_kept, base = m_base] { return kept.of(base); },
        [this](const std::vector<std::string>& queries) {
            // After what was run meanwhile.
            for (const std::string& query : queries)
                if (!m_history.contains(qs(query))) m_history << qs(query);
            Q_EMIT historyChanged();
        });
    readSaved();
}

void Console::readSaved() {
    if (!m_bases.current()) return;
    m_disk.run(
        this, [base = *m_bases.current()] { return SavedQueries(base).list(); },
        [this](const Result<std::vector<knowledge::SavedQuery>>& list) {
            if (!list) return Q_EMIT failed(sentence(list.error()));
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
    m_truncated = false;
    m_error.clear();
    m_errorBegin = m_errorEnd = 0;
}

void Console::run(const QString& sql) {
    if (sql.trimmed().isEmpty() || !m_bases.current()) return;
    m_cancel.cancel();
    m_cancel = CancelToken();
    clear();
    m_sql = sql;
    m_state = Running;
    m_history.removeAll(sql);
    m_history.prepend(sql);
    Q_EMIT historyChanged();
    Q_EMIT changed();
    m_disk.run([kept = m_kept, base = m_base, query = utf8(sql)] { (void)kept.add(base, query); });
    m_tasks.run(
        this,
        [base = *m_bases.current(), query = utf8(sql), cancel = m_cancel] {
            const auto start = std::chrono::steady_clock::now();
            auto source = ask(base, query, cancel);
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
        m_truncated = outcome.source->truncated;
        m_table = new ResultTable(outcome.source->columns, std::move(outcome.source->rows), this);
    } else {
        const Error& error = outcome.source.error();
        m_state = error.kind == ErrorKind::Cancelled ? Idle : Failed;
        if (m_state == Failed) m_error = sentence(error);
        const std::string sql = utf8(m_sql);
        if (const auto place = knowledge::errorPlace(sql, error)) {
            m_errorBegin = utf16Place(sql, place->begin);
            m_errorEnd = utf16Place(sql, place->end);
        }
    }
    Q_EMIT changed();
}

void Console::stop() { m_cancel.cancel(); }

void Console::save(const QString& name, const QString& sql) {
    if (!m_bases.current()) return;
    m_disk.run(
        this,
        [base = *m_bases.current(), name = utf8(name), query = utf8(sql)] {
            return SavedQueries(base).save(name, query);
        },
        [this, name](const Result<void>& done) {
            if (!done) return Q_EMIT failed(sentence(done.error()));
            readSaved();
            Q_EMIT savedAs(name);
        });
}

void Console::removeSaved(const QString& name) {
    if (!m_bases.current()) return;
    m_disk.run(
        this,
        [base = *m_bases.current(), name = utf8(name)] { return SavedQueries(base).remove(name); },
        [this](const Result<void>& done) {
            if (!done) Q_EMIT failed(sentence(done.error()));
            readSaved();
        });
}

QVariantMap Console::complete(const QString& sql, int cursor) const {
    if (!m_bases.current()) return {};
    const std::string text = utf8(sql);
    const auto found = knowledge::completeSql(
        m_bases.current()->schema(), text, static_cast<std::size_t>(utf8(sql.left(cursor)).size()));
    QVariantList list;
    for (const knowledge::Completion& one : found.list)
        list << QVariantMap{{u"text"_s, qs(one.text)},
                            {u"detail"_s, qs(one.detail)},
                            {u"kind"_s, kindName(one.kind)}};
    return {{u"begin"_s, utf16Place(text, found.begin)}, {u"list"_s, list}};
}

}  // namespace tripletalk::app
