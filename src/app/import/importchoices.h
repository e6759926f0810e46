// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bases/bases.h"
#include "app/import/earlierbase.h"
#include "app/import/importrun.h"
#include "knowledge/manifest.h"

#include <filesystem>
#include <vector>

#include <QString>

namespace tripletalk::app {

/// What the person chose for an import: the name and place of the base, and how it is made.
struct ImportChoices {
    using Files = std::vector<std::filesystem::path>;

    QString name;           ///< empty: the suggested one
    QString target;         ///< folder of the base that is imported anew; empty: one of its own
    QString targetName;     ///< of that base
    bool replaces = false;  ///< the base that has the name already, if there is one
    QString badStatements = QStringLiteral("skip");  ///< Importer::badStatements
    QString baseIri;                                 ///< Importer::baseIri
    QString language;                                ///< Importer::language
    QString embedder = QStringLiteral("builtin");    ///< Importer::embedder
    QString privacy = QStringLiteral("any");         ///< Importer::privacy

    /// Begins with what the base in `target` is.
    void take(const EarlierBase& earlier);

    /// Of the base in `target`, else of the first file.
    [[nodiscard]] QString suggestedName(const Files& files) const;
    /// Folder of the base that has the name already; empty: none has.
    [[nodiscard]] QString takenFolder(const Files& files, const Bases& bases) const;
    [[nodiscard]] knowledge::Privacy rule() const;
    /// The import of these files, without cleaning rules.
    [[nodiscard]] ImportJob jobFor(const Files& files, const Bases& bases) const;

  private:
    [[nodiscard]] QString nameFor(const Files& files) const;
    [[nodiscard]] std::filesystem::path folderFor(const Files& files, const Bases& bases) const;
};

}  // namespace tripletalk::app
