// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// Memory of this computer in bytes, 0 if it is not told.
std::int64_t memoryOfThisComputer();

/// Models that Ollama can fetch and that are known to do (resources/models/offers.json), smallest
/// first, checked against the memory of this computer.
class ModelOffers : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(QString date READ date NOTIFY retranslated)
    Q_PROPERTY(QString memory READ memory NOTIFY retranslated)
    Q_PROPERTY(int count READ rowCount CONSTANT)
    Q_PROPERTY(QString advised READ advised CONSTANT)

  public:
    enum Role {
        NameRole = Qt::UserRole + 1,
        SizeRole,    ///< "4.7 GB on disk, about 7 GB of memory"
        UseRole,     ///< what it is good for
        ReadsRole,   ///< its languages and window
        FitsRole,    ///< this computer has the memory
        AdvisedRole  ///< one to begin with
    };

    /// `memory` in bytes, 0 unknown: then all of them fit.
    explicit ModelOffers(std::int64_t memory = memoryOfThisComputer(), QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// When the list was written, as people write dates here.
    [[nodiscard]] QString date() const;
    /// "24 GB"; empty if unknown.
    [[nodiscard]] QString memory() const;
    /// The largest of those to begin with that leaves half of the memory to everything else, else
    /// the smallest.
    [[nodiscard]] QString advised() const;
    [[nodiscard]] Q_INVOKABLE bool has(const QString& name) const;

  Q_SIGNALS:
    void retranslated();

  private:
    struct Offer {
        std::string name;
        std::int64_t bytes = 0;
        int window = 0;
        QStringList languages = {};  ///< codes; "*" is most of them
        std::string use;
        bool advised = false;  ///< to begin with, even without a graphics card
    };

    [[nodiscard]] bool fits(const Offer& offer) const;

    std::vector<Offer> m_offers;
    QString m_date;  ///< ISO
    std::int64_t m_memory;
};

}  // namespace tripletalk::app
