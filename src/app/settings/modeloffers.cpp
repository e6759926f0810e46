// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/settings/modeloffers.h"

#include "app/window/qttext.h"
#include "language/language.h"

#include <algorithm>

#include <QDate>
#include <QFile>
#include <QLocale>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace tripletalk::app {

using namespace Qt::StringLiterals;

namespace {

/// Of a model's room for what it reads (16,384 tokens) and of its server.
constexpr std::int64_t besides = 2'000'000'000;

std::int64_t memoryNeeded(std::int64_t bytes) { return bytes + bytes / 10 + besides; }

QString gigabytes(std::int64_t bytes) {
    constexpr double giga = 1e9;
    const double value = static_cast<double>(bytes) / giga;
    return QLocale().toString(value, 'f', value < 10 ? 1 : 0) + u" GB"_s;
}

QString languageNames(const QStringList& codes) {
    QStringList names;
    for (const language::Language& one : language::languages())
        if (codes.contains(qs(one.tag()))) names << qs(one.name());
    return names.join(u", "_s);
}

}  // namespace

std::int64_t memoryOfThisComputer() {
    const long pages = ::sysconf(_SC_PHYS_PAGES);
    const long size = ::sysconf(_SC_PAGE_SIZE);
    return pages > 0 && size > 0 ? static_cast<std::int64_t>(pages) * size : 0;
}

ModelOffers::ModelOffers(std::int64_t memory, QObject* parent)
    : QAbstractListModel(parent), m_memory(memory) {
    QFile file(u":/models/offers.json"_s);
    if (!file.open(QIODevice::ReadOnly)) return;
    const auto list = nlohmann::json::parse(file.readAll().toStdString());
    m_date = qs(list.at("date").get<std::string>());
    for (const auto& one : list.at("models")) {
        QStringList languages;
        for (const auto& code : one.at("languages")) languages << qs(code.get<std::string>());
        m_offers.push_back({one.at("name"), one.at("bytes"), one.at("window"), languages,
                            one.at("use"), one.value("advised", false)});
    }
}

int ModelOffers::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_offers.size());
}

QVariant ModelOffers::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Offer& offer = m_offers[static_cast<std::size_t>(index.row())];
    switch (role) {
        case NameRole:
            return qs(offer.name);
        case SizeRole:
            return tr("%1 to fetch, about %2 of memory")
                .arg(gigabytes(offer.bytes), gigabytes(memoryNeeded(offer.bytes)));
        case UseRole:
            if (offer.use == "choosing")
                return tr("Small and quick: chooses among readings, no queries of its own");
            if (offer.use == "easy") return tr("Small: easy questions");
            if (offer.use == "queries") return tr("Good queries for most questions");
            return tr("Also hard questions; slow without a graphics card");
        case ReadsRole: {
            const QString languages = offer.languages == QStringList{u"*"_s}
                                          ? tr("most languages")
                                          : languageNames(offer.languages);
            return tr("Reads %1 tokens; %2").arg(QLocale().toString(offer.window), languages);
        }
        case FitsRole:
            return fits(offer);
        case AdvisedRole:
            return qs(offer.name) == advised();
        default:
            return {};
    }
}

QHash<int, QByteArray> ModelOffers::roleNames() const {
    return {{NameRole, "name"},   {SizeRole, "size"}, {UseRole, "use"},
            {ReadsRole, "reads"}, {FitsRole, "fits"}, {AdvisedRole, "isAdvised"}};
}

QString ModelOffers::date() const {
    return QLocale().toString(QDate::fromString(m_date, Qt::ISODate), QLocale::ShortFormat);
}

QString ModelOffers::memory() const { return m_memory > 0 ? gigabytes(m_memory) : QString(); }

QString ModelOffers::advised() const {
    QString best;
    for (const Offer& offer : m_offers)
        if (offer.advised &&
            (m_memory <= 0 || memoryNeeded(offer.bytes) * 2 <= m_memory || best.isEmpty()))
            best = qs(offer.name);
    return best;
}

bool ModelOffers::has(const QString& name) const {
    return std::ranges::any_of(m_offers, [&](const Offer& one) { return qs(one.name) == name; });
}

bool ModelOffers::fits(const Offer& offer) const {
    return m_memory <= 0 || memoryNeeded(offer.bytes) <= m_memory;
}

}  // namespace tripletalk::app
