// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/conversations/conversationmodel.h"

#include "app/window/qttext.h"

#include <algorithm>

#include <QDateTime>
#include <QUuid>

namespace tripletalk::app {

using conversations::Conversation;
using conversations::ConversationStore;
using conversations::Found;

namespace {

bool before(const Conversation& a, const Conversation& b) {
    return a.pinned != b.pinned ? a.pinned : a.updated > b.updated;
}

/// The words found stand between \x02 and \x03.
QString markedHtml(const std::string& snippet) {
    return qs(snippet)
        .remove(QStringLiteral("**"))  // of the answer's Markdown
        .simplified()
        .toHtmlEscaped()
        .replace(QChar(2), QStringLiteral("<b>"))
        .replace(QChar(3), QStringLiteral("</b>"));
}

bool same(const Conversation& a, const Conversation& b) {
    return a.id == b.id && a.title == b.title && a.pinned == b.pinned && a.updated == b.updated;
}

}  // namespace

ConversationModel::ConversationModel(History& history, QObject* parent)
    : QAbstractListModel(parent), m_history(history) {}

int ConversationModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant ConversationModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Conversation& one = m_shown[static_cast<std::size_t>(index.row())];
    const QDateTime updated = QDateTime::fromMSecsSinceEpoch(one.updated);
    switch (role) {
        case IdRole:
            return qs(one.id);
        case TitleRole:
            return qs(one.title);
        case PinnedRole:
            return one.pinned;
        case UpdatedRole:
            return updated;
        case GroupRole:
            return one.pinned ? QStringLiteral("pinned") : updated.date().toString(Qt::ISODate);
        case SnippetRole:
            return m_found.value(qs(one.id)).snippet;
        case BaseRole:
            return qs(one.base);
        case FoundTurnRole:
            return m_found.value(qs(one.id)).turn;
        default:
            return {};
    }
}

QHash<int, QByteArray> ConversationModel::roleNames() const {
    return {{IdRole, "conversationId"}, {TitleRole, "title"},        {PinnedRole, "pinned"},
            {UpdatedRole, "updated"},   {GroupRole, "group"},        {SnippetRole, "snippet"},
            {BaseRole, "base"},         {FoundTurnRole, "foundTurn"}};
}

void ConversationModel::load() { read(false); }

void ConversationModel::refresh() { read(true); }

void ConversationModel::read(bool onlyIfForeign) {
    struct Read {
        std::int64_t version = 0;
        std::optional<std::vector<Conversation>> all = {};
    };
    m_history.read<Read>(
        this,
        [known = m_foreign, onlyIfForeign](const ConversationStore& store) -> Result<Read> {
            auto version = store.foreignVersion();
            if (!version) return version.error();
            if (onlyIfForeign && *version == known) return Read{*version};
            auto all = store.list();
            if (!all) return all.error();
            return Read{*version, std::move(*all)};
        },
        [this, edits = m_edits](Read now) {
            if (!now.all) return;
            if (edits != m_edits) return read(false);  // it is not in what was read
            m_foreign = now.version;
            QStringList changed;
            for (const Conversation& one : *now.all)
                if (const Conversation* known = find(qs(one.id));
                    known && known->updated != one.updated)
                    changed << qs(one.id);
            m_all = std::move(*now.all);
            show();
            Q_EMIT loaded();
            for (const QString& id : changed) Q_EMIT changedElsewhere(id);
        });
}

int ConversationModel::countOf(const QString& base) const {
    return static_cast<int>(std::ranges::count_if(m_all, [id = utf8(base)](const auto& one) {
        return one.base == id ||
               std::ranges::count(one.others, id, &conversations::NamedBase::id) > 0;
    }));
}

Conversation* ConversationModel::find(const QString& id) {
    const auto at = std::ranges::find(m_all, utf8(id), &Conversation::id);
    return at == m_all.end() ? nullptr : &*at;
}

QString ConversationModel::titleOf(const QString& id) const {
    const auto at = std::ranges::find(m_all, utf8(id), &Conversation::id);
    return at == m_all.end() ? QString() : qs(at->title);
}

void ConversationModel::show() {
    std::ranges::stable_sort(m_all, before);
    std::vector<Conversation> wanted;
    for (const Conversation& one : m_all)
        if (m_search.isEmpty() || m_found.contains(qs(one.id)) ||
            qs(one.title).contains(m_search, Qt::CaseInsensitive))
            wanted.push_back(one);
    const int before = count();
    // Rows that went, then rows that came or changed, one by one: selection and focus stay.
    for (int row = count() - 1; row >= 0; --row) {
        const auto& id = m_shown[static_cast<std::size_t>(row)].id;
        const auto at = std::ranges::find(wanted, id, &Conversation::id);
        if (at != wanted.end() && same(*at, m_shown[static_cast<std::size_t>(row)])) continue;
        beginRemoveRows({}, row, row);
        m_shown.erase(m_shown.begin() + row);
        endRemoveRows();
    }
    for (std::size_t at = 0; at < wanted.size(); ++at) {
        if (at < m_shown.size() && m_shown[at].id == wanted[at].id) continue;
        const int row = static_cast<int>(at);
        beginInsertRows({}, row, row);
        m_shown.insert(m_shown.begin() + row, wanted[at]);
        endInsertRows();
    }
    if (count() != before) Q_EMIT countChanged();
}

void ConversationModel::emitChanged(const QString& id, const QList<int>& roles) {
    const auto at = std::ranges::find(m_shown, utf8(id), &Conversation::id);
    if (at == m_shown.end()) return;
    if (const Conversation* now = find(id)) *at = *now;
    const QModelIndex changed = index(static_cast<int>(at - m_shown.begin()));
    Q_EMIT dataChanged(changed, changed, roles);
}

void ConversationModel::setSearch(const QString& words) {
    if (words == m_search) return;
    m_search = words;
    Q_EMIT searchChanged();
    const int generation = ++m_generation;
    if (words.trimmed().isEmpty()) {
        m_search.clear();
        m_found.clear();
        show();
        snippetsChanged();
        return;
    }
    m_history.read<std::vector<Found>>(
        this, [text = utf8(words)](const ConversationStore& store) { return store.search(text); },
        [this, generation](const std::vector<Found>& found) {
            if (generation != m_generation) return;
            m_found.clear();
            for (const Found& one : found)
                m_found[qs(one.conversation)] = {markedHtml(one.snippet), qs(one.turn)};
            show();
            snippetsChanged();
        });
}

void ConversationModel::snippetsChanged() {
    if (count() > 0) Q_EMIT dataChanged(index(0), index(count() - 1), {SnippetRole, FoundTurnRole});
}

void ConversationModel::duplicate(const QString& id, const QString& title) {
    const Conversation* original = find(id);
    if (!original) return;
    Conversation copy = *original;
    copy.id = utf8(QUuid::createUuid().toString(QUuid::WithoutBraces));
    copy.title = utf8(title);
    copy.pinned = false;
    copy.created = copy.updated = QDateTime::currentMSecsSinceEpoch();
    m_history.write([id = utf8(id), copy](const ConversationStore& store) {
        return store.duplicate(id, copy);
    });
    ++m_edits;
    m_all.push_back(std::move(copy));
    show();
}

void ConversationModel::add(Conversation conversation) {
    ++m_edits;
    m_history.write(
        [conversation](const ConversationStore& store) { return store.create(conversation); });
    m_all.push_back(std::move(conversation));
    show();
}

void ConversationModel::setOthers(const QString& id, std::vector<conversations::NamedBase> others) {
    Conversation* one = find(id);
    if (!one) return;
    ++m_edits;
    one->others = others;
    m_history.write([id = utf8(id), others = std::move(others)](const ConversationStore& store) {
        return store.setOthers(id, others);
    });
}

void ConversationModel::touch(const QString& id, conversations::Instant when) {
    Conversation* one = find(id);
    if (!one) return;
    ++m_edits;
    one->updated = when;  // the store learns it with the turn
    show();
}

void ConversationModel::rename(const QString& id, const QString& title) {
    Conversation* one = find(id);
    const QString wanted = title.simplified();
    if (!one || wanted.isEmpty() || wanted == qs(one->title)) return;
    ++m_edits;
    one->title = utf8(wanted);
    emitChanged(id, {TitleRole});
    m_history.write([id = utf8(id), text = utf8(wanted)](const ConversationStore& store) {
        return store.rename(id, text);
    });
    Q_EMIT titleChanged(id);
}

void ConversationModel::setPinned(const QString& id, bool pinned) {
    Conversation* one = find(id);
    if (!one || one->pinned == pinned) return;
    ++m_edits;
    one->pinned = pinned;
    show();
    m_history.write([id = utf8(id), pinned](const ConversationStore& store) {
        return store.setPinned(id, pinned);
    });
}

void ConversationModel::remove(const QString& id) {
    const auto at = std::ranges::find(m_all, utf8(id), &Conversation::id);
    if (at == m_all.end()) return;
    ++m_edits;
    m_removed.push_back(*at);
    m_all.erase(at);
    show();
    m_history.write([id = utf8(id)](const ConversationStore& store) { return store.remove(id); });
    Q_EMIT removedChanged();
    Q_EMIT removed(id);
}

QString ConversationModel::removedTitle() const {
    return m_removed.empty() ? QString() : qs(m_removed.back().title);
}

void ConversationModel::undoRemove() {
    if (m_removed.empty()) return;
    const Conversation back = m_removed.back();
    m_removed.pop_back();
    ++m_edits;
    m_all.push_back(back);
    show();
    m_history.write([id = back.id](const ConversationStore& store) { return store.restore(id); });
    Q_EMIT removedChanged();
}

QString ConversationModel::neighbour(const QString& id, int offset) const {
    const auto at = std::ranges::find(m_shown, utf8(id), &Conversation::id);
    const auto row = (at == m_shown.end() ? -1 : at - m_shown.begin()) + offset;
    if (row < 0 || row >= static_cast<std::ptrdiff_t>(m_shown.size())) return {};
    return qs(m_shown[static_cast<std::size_t>(row)].id);
}

}  // namespace tripletalk::app
