// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/import/importchoices.h"

#include "app/window/qttext.h"
#include "workspace/baselist.h"

#include <algorithm>

#include <QFileInfo>

namespace tripletalk::app {

void ImportChoices::take(const EarlierBase& earlier) {
    targetName = earlier.name;
    privacy = earlier.privacy;
    language = earlier.language;
    embedder = earlier.embedder;
    badStatements = earlier.onError;
    baseIri = earlier.baseIri;
}

QString ImportChoices::suggestedName(const Files& files) const {
    if (!targetName.isEmpty()) return targetName;
    if (files.empty()) return {};
    // Several of one folder are one graph, which the folder is called by.
    const auto folder = files.front().parent_path();
    const bool isOfFolder =
        files.size() > 1 && std::ranges::all_of(files, [&](const std::filesystem::path& file) {
            return file.parent_path() == folder;
        });
    if (isOfFolder && folder.has_filename()) return qs(folder.filename().string());
    return QFileInfo(qs(files.front().string())).fileName().section(u'.', 0, 0);
}

QString ImportChoices::nameFor(const Files& files) const {
    return name.isEmpty() ? suggestedName(files) : name;
}

QString ImportChoices::takenFolder(const Files& files, const Bases& bases) const {
    const QString wanted = nameFor(files);
    for (const workspace::BaseEntry& base : bases.entries())
        if (qs(base.manifest.name) == wanted) return qs(base.folder.string());
    return {};
}

std::filesystem::path ImportChoices::folderFor(const Files& files, const Bases& bases) const {
    if (!target.isEmpty()) return utf8(target);
    const QString taken = replaces ? takenFolder(files, bases) : QString();
    if (!taken.isEmpty()) return utf8(taken);
    return workspace::folderForName(bases.dataFolder(), utf8(nameFor(files)));
}

knowledge::Privacy ImportChoices::rule() const {
    return *knowledge::privacyFromString(utf8(privacy));  // Importer::setPrivacy lets no other in
}

ImportJob ImportChoices::jobFor(const Files& files, const Bases& bases) const {
    ImportJob job{.files = files, .target = folderFor(files, bases), .embedder = utf8(embedder)};
    job.options.name = utf8(nameFor(files));
    job.options.replace = replaces;
    job.options.onError = rdf::onErrorFromString(utf8(badStatements)).value_or(rdf::OnError::Skip);
    job.options.base = utf8(baseIri);
    job.options.privacy = rule();
    if (!language.isEmpty()) job.options.language = utf8(language);
    return job;
}

}  // namespace tripletalk::app
