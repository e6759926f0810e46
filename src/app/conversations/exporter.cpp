// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/conversations/exporter.h"

#include "app/chat/markdown.h"
#include "app/components/resulttable.h"
#include "app/conversations/chartpage.h"
#include "app/conversations/pagewriter.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "base/file.h"
#include "base/jsontext.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QLocale>

namespace tripletalk::app {

using conversations::ChartPictures;
using conversations::Conversation;
using conversations::ConversationStore;
using conversations::Exported;
using conversations::ExportWords;

namespace {

ExportWords words() {
    ExportWords words;
    words.title = utf8(Exporter::tr("Conversations"));
    words.understoodAs = utf8(Exporter::tr("Understood as"));
    words.noAnswer = utf8(Exporter::tr("No answer"));
    words.sources = utf8(Exporter::tr("Sources"));
    words.lookedAt = utf8(
        QCoreApplication::translate("SourcesView", "No answer was found. This was looked at:"));
    words.query = utf8(Exporter::tr("Query"));
    words.passage = utf8(Exporter::tr("Passage"));
    words.more = utf8(Exporter::tr("There were more rows than are kept."));
    words.rowsAbove = utf8(Exporter::tr("Its rows are the answer's table."));
    words.configuration = utf8(Exporter::tr("Configuration"));
    words.base = utf8(Exporter::tr("Knowledge base"));
    words.version = utf8(Exporter::tr("version"));
    words.language = utf8(QLocale().bcp47Name());
    return words;
}

/// As the window shows them.
conversations::ExportForms forms() {
    return {[](conversations::Instant when) {
                return utf8(
                    QLocale().toString(QDateTime::fromMSecsSinceEpoch(when), QLocale::ShortFormat));
            },
            [](const answering::Cell& cell, const answering::ResultColumn& column) {
                return utf8(shownText(cell, column));
            }};
}

/// Of a conversation that turn, as if it were all of it.
void keepOnly(const std::string& turn, Exported& exported) {
    std::erase_if(exported.turns, [&](const auto& other) { return other.id != turn; });
    exported.conversation.shownTurn = turn;
    for (conversations::Turn& one : exported.turns) {
        one.parent.clear();
        exported.conversation.title = one.question;
    }
}

std::string render(const std::string& markdown, int sources) {
    return utf8(markdownToHtml(markdown, sources));
}

}  // namespace

Result<void> exportTo(const QString& path, const QString& format, const std::vector<Exported>& all,
                      const ExportWords& words, const ChartPictures& charts) {
    if (format == QStringLiteral("json"))
        return writeFileAtomically(utf8(path), jsonText(conversations::toJson(all), 1));
    if (format == QStringLiteral("md"))
        return writeFileAtomically(utf8(path), conversations::toMarkdown(all, words, forms()));
    const std::string page = conversations::toHtml(all, words, forms(), render, charts);
    if (format == QStringLiteral("pdf")) return writePdf(path, qs(page));
    if (format == QStringLiteral("odt")) return writeOdt(path, qs(page));
    return writeFileAtomically(utf8(path), page);
}

Exporter::Exporter(Tasks& tasks, History& history, ConversationModel& conversations, Bases& bases,
                   QObject* parent)
    : QObject(parent),
      m_tasks(tasks),
      m_history(history),
      m_conversations(conversations),
      m_bases(bases) {}

QString Exporter::suggestedName(const QString& conversation, const QString& question) const {
    constexpr int longest = 60;
    QString name = !question.isEmpty()      ? question.left(longest)
                   : conversation.isEmpty() ? tr("Conversations")
                                            : m_conversations.titleOf(conversation).left(longest);
    for (QChar& c : name)
        if (!c.isLetterOrNumber() && c != u'-' && c != u',') c = u' ';
    name = name.simplified();
    return name.isEmpty() ? tr("Conversation") : name;
}

void Exporter::save(const QString& conversation, const QUrl& file, const QString& turn) {
    const QString path = file.toLocalFile();
    const QString wanted = QFileInfo(path).suffix().toLower();
    const auto names = m_bases.names();
    // As they are now: the person may look at something else before the file is written.
    ChartPictures charts = m_charts ? chartPictures(m_charts(), wanted) : ChartPictures();
    m_history.read<std::vector<Exported>>(
        this,
        [id = utf8(conversation), wantedTurn = utf8(turn),
         names](const ConversationStore& store) -> Result<std::vector<Exported>> {
            auto list = store.list();
            if (!list) return list.error();
            std::vector<Exported> all;
            for (const Conversation& one : *list) {
                if (!id.empty() && one.id != id) continue;
                auto turns = store.turns(one.id);
                if (!turns) return turns.error();
                if (!wantedTurn.empty())
                    std::erase_if(*turns,
                                  [&](const auto& other) { return other.id != wantedTurn; });
                const auto name = names.find(one.base);
                all.push_back({one, name == names.end() ? "" : name->second, std::move(*turns)});
                if (!wantedTurn.empty()) keepOnly(wantedTurn, all.back());
            }
            return all;
        },
        [this, path, wanted, charts = std::move(charts)](std::vector<Exported> all) {
            write(std::move(all), path, wanted, charts);
        });
}

void Exporter::write(std::vector<Exported> all, const QString& path, const QString& format,
                     ChartPictures charts) {
    m_tasks.run(
        this,
        [all = std::move(all), path, format, words = words(), charts = std::move(charts)] {
            return exportTo(path, format, all, words, charts);
        },
        [this, path](const Result<void>& done) {
            if (done)
                Q_EMIT saved(QFileInfo(path).fileName());
            else
                Q_EMIT failed(translated(done.error()));
        });
}

}  // namespace tripletalk::app
