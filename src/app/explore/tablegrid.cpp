// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/explore/tablegrid.h"

#include "app/components/writtennumber.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"

#include <algorithm>
#include <limits>

namespace tripletalk::app {

using knowledge::PageColumn;
using knowledge::PageFilter;
using knowledge::PageRow;
using knowledge::TablePages;

namespace {

constexpr int pageRows = 100;
constexpr std::size_t pagesKept = 60;
constexpr std::size_t pagesWanted = 4;  ///< older wishes are of rows that were scrolled past
constexpr std::size_t gridRowsMeasured = 50;

}  // namespace

int TableGrid::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_rows; }

int TableGrid::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns();
}

const PageRow* TableGrid::row(int row) const {
    const auto page = m_pages.find(row / pageRows);
    if (page == m_pages.end()) return nullptr;
    const auto at = static_cast<std::size_t>(row % pageRows);
    return at < page->second.size() ? &page->second[at] : nullptr;
}

QVariant TableGrid::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    if (role == NumericRole) return numeric(index.column());
    const PageRow* cells = row(index.row());
    if (role == LoadedRole) return cells != nullptr;
    if (!cells) {
        want(index.row() / pageRows);
        return QString();
    }
    const auto& cell = (*cells)[static_cast<std::size_t>(index.column())];
    switch (role) {
        case Qt::DisplayRole: {
            const PageColumn& column = m_columns[static_cast<std::size_t>(index.column())];
            if (column.truth) return writtenTruth(qs(cell.text));
            return column.numeric ? writtenNumber(qs(cell.text), column.hasUnit) : qs(cell.text);
        }
        case KeyRole:
            return qs(cell.key);
        default:
            return {};
    }
}

QHash<int, QByteArray> TableGrid::roleNames() const {
    return {{Qt::DisplayRole, "display"},
            {KeyRole, "key"},
            {NumericRole, "numeric"},
            {LoadedRole, "loaded"}};
}

QString TableGrid::columnTitle(int column) const {
    return column < 0 || column >= columns()
               ? QString()
               : qs(m_columns[static_cast<std::size_t>(column)].title);
}

bool TableGrid::numeric(int column) const {
    return column >= 0 && column < columns() && m_columns[static_cast<std::size_t>(column)].numeric;
}

int TableGrid::width(int column) const {
    if (column < 0 || column >= columns()) return 0;
    qsizetype longest = columnTitle(column).size();
    if (const auto first = m_pages.find(0); first != m_pages.end())
        for (std::size_t i = 0; i < std::min(first->second.size(), gridRowsMeasured); ++i)
            longest = std::max(longest,
                               qs(first->second[i][static_cast<std::size_t>(column)].text).size());
    return static_cast<int>(longest);
}

int TableGrid::sortColumn() const {
    const auto at = std::ranges::find(m_columns, m_order.column, &PageColumn::name);
    return at == m_columns.end() ? -1 : static_cast<int>(at - m_columns.begin());
}

QString TableGrid::filter(int column) const {
    if (column < 0 || column >= columns()) return {};
    const auto at = std::ranges::find(m_filters, m_columns[static_cast<std::size_t>(column)].name,
                                      &PageFilter::column);
    return at == m_filters.end() ? QString() : qs(at->wanted);
}

QString TableGrid::keyAt(int shown, int column) const {
    const PageRow* cells = row(shown);
    return cells && column >= 0 && column < columns()
               ? qs((*cells)[static_cast<std::size_t>(column)].key)
               : QString();
}

void TableGrid::setBase(const std::optional<knowledge::KnowledgeBase>& base) {
    m_cancel.cancel();
    m_exportCancel.cancel();
    m_open = base ? std::make_shared<Open>(Open{*base, {}}) : nullptr;
    ++m_generation;
    beginResetModel();
    m_table.clear();
    m_title.clear();
    m_columns.clear();
    m_pages.clear();
    m_wanted.clear();
    m_rows = 0;
    m_state = Empty;
    endResetModel();
    Q_EMIT changed();
}

void TableGrid::shutdown() {
    m_cancel.cancel(CancelReason::Shutdown);
    m_exportCancel.cancel(CancelReason::Shutdown);
    m_tasks.waitForDone();
    m_exports.waitForDone();
}

QString TableGrid::classOf(const QString& table) const {
    const auto* known = m_open ? m_open->base.schema().table(utf8(table)) : nullptr;
    return known ? qs(known->classIri) : QString();
}

QString TableGrid::nameNow(const QString& table, const QString& classIri) const {
    if (!m_open || classIri.isEmpty() || m_open->base.schema().table(utf8(table))) return table;
    const auto& tables = m_open->base.schema().tables;
    const auto same = std::ranges::find(tables, utf8(classIri), &induction::Table::classIri);
    return same == tables.end() ? table : qs(same->name);
}

void TableGrid::open(const QString& table, const QString& typeColumn, const QString& type) {
    if (table == m_table && typeColumn == m_typeColumn && type == m_type && m_state != Failed)
        return;
    setBase(m_open ? std::optional(m_open->base) : std::nullopt);
    m_table = table;
    m_typeColumn = typeColumn;
    m_type = type;
    m_title = type;
    if (m_open && type.isEmpty())
        if (const auto* known = m_open->base.schema().table(utf8(table)))
            m_title = qs(known->label.empty() ? known->name : known->label);
    m_order = {};
    m_filters.clear();
    if (!type.isEmpty()) m_filters.push_back({utf8(typeColumn), "=" + utf8(type)});
    select();
}

Result<TableGrid::Chosen> TableGrid::choose(Open& open, const std::string& table,
                                            const std::vector<PageFilter>& filters,
                                            const knowledge::PageOrder& order,
                                            const CancelToken& cancel) {
    if (cancel.cancelled()) return cancel.error();
    if (!open.pages) {
        auto pages = TablePages::open(open.base, table);
        if (!pages) return pages.error();
        open.pages.emplace(*std::move(pages));
    }
    Chosen chosen;
    chosen.columns = open.pages->columns();
    auto rows = open.pages->select(filters, order, cancel);
    if (!rows) return rows.error();
    chosen.rows = *rows;
    auto first = open.pages->rows(0, pageRows, cancel);
    if (!first) return first.error();
    chosen.first = *std::move(first);
    return chosen;
}

void TableGrid::select() {
    if (!m_open) return;
    m_cancel.cancel();
    m_cancel = CancelToken();
    m_wanted.clear();
    m_fetching = false;
    m_state = Choosing;
    m_error.clear();
    Q_EMIT changed();
    m_tasks.run(
        this,
        [open = m_open, table = utf8(m_table), filters = meantFilters(), order = m_order,
         cancel = m_cancel] { return choose(*open, table, filters, order, cancel); },
        [this, generation = ++m_generation](Result<Chosen> chosen) {
            if (generation == m_generation) show(std::move(chosen));
        });
}

void TableGrid::show(Result<Chosen> chosen) {
    if (!chosen) {
        m_state = Failed;
        m_error = translated(chosen.error());
        Q_EMIT changed();
        return;
    }
    beginResetModel();
    m_state = Ready;
    m_columns = std::move(chosen->columns);
    m_rows =
        static_cast<int>(std::min<std::int64_t>(chosen->rows, std::numeric_limits<int>::max() / 2));
    m_pages.clear();
    m_lately.clear();
    m_pages[0] = std::move(chosen->first);
    endResetModel();
    Q_EMIT changed();
}

void TableGrid::want(int page) const {
    if (m_state != Ready || std::ranges::find(m_wanted, page) != m_wanted.end()) return;
    m_wanted.push_back(page);
    if (m_wanted.size() > pagesWanted) m_wanted.erase(m_wanted.begin());
    auto* self = const_cast<TableGrid*>(this);  // a view asks in the middle of reading
    QMetaObject::invokeMethod(
        self, [self] { self->fetch(); }, Qt::QueuedConnection);
}

void TableGrid::fetch() {
    if (m_fetching || m_wanted.empty() || m_state != Ready) return;
    const int page = m_wanted.back();
    m_fetching = true;
    m_tasks.run(
        this,
        [open = m_open, page, cancel = m_cancel]() -> Result<std::vector<PageRow>> {
            if (cancel.cancelled() || !open->pages) return cancel.error();
            return open->pages->rows(std::int64_t{page} * pageRows, pageRows, cancel);
        },
        [this, page, generation = m_generation](Result<std::vector<PageRow>> rows) {
            if (generation != m_generation) return;
            m_fetching = false;
            std::erase(m_wanted, page);
            if (rows) keep(page, *std::move(rows));
            fetch();
        });
}

void TableGrid::keep(int page, std::vector<PageRow> rows) {
    if (rows.empty()) return;
    const int first = page * pageRows;
    const int last = std::min(m_rows, first + static_cast<int>(rows.size())) - 1;
    m_pages[page] = std::move(rows);
    m_lately.remove(page);
    m_lately.push_front(page);
    while (m_lately.size() > pagesKept) {
        m_pages.erase(m_lately.back());
        m_lately.pop_back();
    }
    Q_EMIT dataChanged(index(first, 0), index(last, columns() - 1));
}

void TableGrid::setFilter(int column, const QString& wanted) {
    if (column < 0 || column >= columns() || wanted.trimmed() == filter(column).trimmed()) return;
    const std::string& name = m_columns[static_cast<std::size_t>(column)].name;
    std::erase_if(m_filters, [&](const PageFilter& filter) { return filter.column == name; });
    if (!wanted.trimmed().isEmpty()) m_filters.push_back({name, utf8(wanted.trimmed())});
    select();
}

std::vector<PageFilter> TableGrid::meantFilters() const {
    std::vector<PageFilter> filters = m_filters;
    for (PageFilter& filter : filters) {
        const auto column = std::ranges::find(m_columns, filter.column, &PageColumn::name);
        if (column != m_columns.end() && column->truth)
            filter.wanted = utf8(truthIn(qs(filter.wanted)));
    }
    return filters;
}

void TableGrid::clearFilters() {
    if (m_filters.empty()) return;
    m_filters.clear();
    select();
}

void TableGrid::sortBy(int column) {
    if (column < 0 || column >= columns()) return;
    const std::string& name = m_columns[static_cast<std::size_t>(column)].name;
    if (m_order.column != name)
        m_order = {name, false};
    else if (!m_order.descending)
        m_order.descending = true;
    else
        m_order = {};
    select();
}

void TableGrid::exportCsv(const QUrl& file) {
    if (!m_open || m_exporting || m_table.isEmpty()) return;
    m_exporting = true;
    m_exportedShare = 0;
    m_exportCancel = CancelToken();
    Q_EMIT exportChanged();
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    const auto told = [this, guard = QPointer<QObject>(this),
                       rows = std::max(1, m_rows)](std::int64_t done) {
        m_exports.deliver(guard, [this, share = static_cast<double>(done) / rows] {
            m_exportedShare = share;
            Q_EMIT exportChanged();
        });
    };
    // A connection of its own: the rows can be looked at meanwhile.
    m_exports.run(
        this,
        [base = m_open->base, table = utf8(m_table), filters = meantFilters(), order = m_order,
         path = std::filesystem::path(utf8(path)), told,
         cancel = m_exportCancel]() -> Result<void> {
            auto pages = TablePages::open(base, table);
            if (!pages) return pages.error();
            if (auto chosen = pages->select(filters, order, cancel); !chosen) return chosen.error();
            return pages->exportCsv(path, told, cancel);
        },
        [this, path](const Result<void>& done) {
            m_exporting = false;
            Q_EMIT exportChanged();
            if (done)
                Q_EMIT exported(path);
            else if (done.error().kind != ErrorKind::Cancelled)
                Q_EMIT exportFailed(translated(done.error()));
        });
}

}  // namespace tripletalk::app
