// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/explore/searchmodel.h"

#include "app/window/qttext.h"
#include "app/window/translated.h"

namespace tripletalk::app {

using knowledge::SearchHit;

namespace {
constexpr std::size_t mostHits = 30;
}  // namespace

int SearchModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_hits.size());
}

QVariant SearchModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const SearchHit& hit = m_hits[static_cast<std::size_t>(index.row())];
    const bool isTable = hit.kind == SearchHit::Kind::Table;
    switch (role) {
        case Qt::DisplayRole:
        case LabelRole:
            return qs(hit.text);
        case KindRole:
            return isTable ? QStringLiteral("table") : QStringLiteral("entity");
        case NameRole:
            return qs(isTable ? hit.table : hit.iri);
        case DetailRole:
            if (isTable) return tr("Table");
            return hit.also.empty() ? qs(hit.classLabel)
                                    : tr("%1, also “%2”").arg(qs(hit.classLabel), qs(hit.also));
        default:
            return {};
    }
}

QHash<int, QByteArray> SearchModel::roleNames() const {
    return {{LabelRole, "label"}, {KindRole, "kind"}, {NameRole, "name"}, {DetailRole, "detail"}};
}

void SearchModel::setBase(const std::optional<knowledge::KnowledgeBase>& base) {
    m_open = base ? std::make_shared<Open>(Open{*base, {}}) : nullptr;
    const QString text = std::exchange(m_text, {});
    setText(text);
}

void SearchModel::shutdown() {
    m_cancel.cancel(CancelReason::Shutdown);
    m_tasks.waitForDone();
}

void SearchModel::setText(const QString& text) {
    if (text == m_text) return;
    m_text = text;
    m_cancel.cancel();
    m_cancel = CancelToken();
    const int generation = ++m_generation;
    if (text.trimmed().isEmpty() || !m_open) return show(std::vector<SearchHit>());
    m_busy = true;
    Q_EMIT changed();
    m_tasks.run(
        this,
        [open = m_open, text = utf8(text), cancel = m_cancel]() -> Result<std::vector<SearchHit>> {
            // Typed on since: the later text is waiting already.
            if (cancel.cancelled()) return cancel.error();
            if (!open->search) {
                auto search = knowledge::EntitySearch::open(open->base);
                if (!search) return search.error();
                open->search.emplace(*std::move(search));
            }
            return open->search->find(text, mostHits, cancel);
        },
        [this, generation](Result<std::vector<SearchHit>> hits) {
            if (generation == m_generation) show(std::move(hits));
        });
}

void SearchModel::show(Result<std::vector<SearchHit>> hits) {
    beginResetModel();
    m_busy = false;
    m_error = hits ? QString() : translated(hits.error());
    m_hits = hits ? *std::move(hits) : std::vector<SearchHit>();
    endResetModel();
    Q_EMIT changed();
}

}  // namespace tripletalk::app
