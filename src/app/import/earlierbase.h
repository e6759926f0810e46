// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <filesystem>

#include <QString>

namespace tripletalk::app {

/// What of the base that is to be replaced the new import begins with.
struct EarlierBase {
    QString name;
    QString privacy;                           ///< Importer::privacy
    QString language;                          ///< tag
    QString embedder;                          ///< Importer::embedder
    QString onError = QStringLiteral("skip");  ///< Importer::badStatements
    QString baseIri = {};                      ///< Importer::baseIri
};

/// Read from the base's manifest and report, of this format or an older one. Blocks. Errors: those
/// of reading a file, Syntax.
Result<EarlierBase> readEarlierBase(const std::filesystem::path& folder);

}  // namespace tripletalk::app
