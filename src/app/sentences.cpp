// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/sentences.h"

#include "app/text.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QRegularExpression>

namespace tripletalk::app {

namespace {

/// The sentences that the rooms below tell errors by, %1 for what they put in. A test looks for
/// each of them in the sources.
constexpr std::array sentences{
    QT_TRANSLATE_NOOP("Sentence", "\"%1\" is not a document (.txt, .md or .html)."),
    QT_TRANSLATE_NOOP("Sentence", "\"%1\" is not a finished triple store."),
    QT_TRANSLATE_NOOP("Sentence", "\"%1\" is not a knowledge base and is left alone."),
    QT_TRANSLATE_NOOP("Sentence", "\"%1\" is not a search index of this program."),
    QT_TRANSLATE_NOOP("Sentence", "\"%1\" is not this computer."),
    QT_TRANSLATE_NOOP("Sentence", "%1 (or the table's alias instead of its name)."),
    QT_TRANSLATE_NOOP("Sentence", "%1 is a folder, not a file."),
    QT_TRANSLATE_NOOP("Sentence", "%1 sends the request elsewhere%2"),
    QT_TRANSLATE_NOOP("Sentence", "%1 sent more than %2 bytes."),
    QT_TRANSLATE_NOOP("Sentence", "%1is empty."),
    QT_TRANSLATE_NOOP("Sentence", "%1is not a text."),
    QT_TRANSLATE_NOOP("Sentence", "%1is not in UTF-8."),
    QT_TRANSLATE_NOOP("Sentence", "\"%1\" holds more than a packed knowledge base can."),
    QT_TRANSLATE_NOOP("Sentence", "\"%1\" is no packed knowledge base."),
    QT_TRANSLATE_NOOP("Sentence", "\"%1\" is there already."),
    QT_TRANSLATE_NOOP("Sentence", "A file's name is too long to be packed."),
    QT_TRANSLATE_NOOP("Sentence", "A knowledge base needs a name."),
    QT_TRANSLATE_NOOP("Sentence", "Another knowledge base has its place by now."),
    QT_TRANSLATE_NOOP("Sentence", "The conversation is not there any more."),
    QT_TRANSLATE_NOOP("Sentence", "The file \"%1\" cannot be written."),
    QT_TRANSLATE_NOOP("Sentence", "The knowledge base cannot be brought back."),
    QT_TRANSLATE_NOOP("Sentence", "The knowledge base cannot be deleted."),
    QT_TRANSLATE_NOOP("Sentence", "The knowledge base cannot be read."),
    QT_TRANSLATE_NOOP("Sentence", "There is no room on the disk for \"%1\"."),
    QT_TRANSLATE_NOOP("Sentence", "A file of the knowledge base cannot be copied."),
    QT_TRANSLATE_NOOP("Sentence", "A file of the knowledge base is damaged."),
    QT_TRANSLATE_NOOP("Sentence", "A privacy rule is any, local or schema."),
    QT_TRANSLATE_NOOP("Sentence", "A saved configuration cannot be read."),
    QT_TRANSLATE_NOOP("Sentence", "A single element is longer than 256 MB."),
    QT_TRANSLATE_NOOP("Sentence", "A single statement is longer than 256 MB."),
    QT_TRANSLATE_NOOP("Sentence", "A single tag or text is longer than 256 MB."),
    QT_TRANSLATE_NOOP("Sentence",
                      "A text is too long for REGEXP: use REGEXP on SUBSTR(text, 1, %1), or LIKE."),
    QT_TRANSLATE_NOOP("Sentence", "A view could not be taken back."),
    QT_TRANSLATE_NOOP(
        "Sentence",
        "An aggregate stands where it may not (%1): use HAVING instead of WHERE, or a subquery."),
    QT_TRANSLATE_NOOP("Sentence", "An example needs a question."),
    QT_TRANSLATE_NOOP("Sentence", "It is not one SELECT."),
    QT_TRANSLATE_NOOP("Sentence", "It took longer than allowed."),
    QT_TRANSLATE_NOOP("Sentence", "Links of the induced database lead nowhere."),
    QT_TRANSLATE_NOOP("Sentence", "Nothing in the file \"%1\" could be read as %2."),
    QT_TRANSLATE_NOOP("Sentence", "Ollama cannot fetch this model: %1"),
    QT_TRANSLATE_NOOP("Sentence", "Ollama stopped before the whole model had come."),
    QT_TRANSLATE_NOOP("Sentence", "The model answered: %1"),
    QT_TRANSLATE_NOOP("Sentence", "The proxy on the way to %1 cannot be reached."),
    QT_TRANSLATE_NOOP(
        "Sentence", "The proxy on the way to %1 asks for a name and a password, or refuses them."),
    QT_TRANSLATE_NOOP("Sentence", "The server answered with status %1."),
    QT_TRANSLATE_NOOP("Sentence",
                      "There is no certificate in this file: it should hold lines that begin with "
                      "\"-----BEGIN CERTIFICATE-----\"."),
    QT_TRANSLATE_NOOP(
        "Sentence",
        "Only models on this computer may be asked, and the model server is not on it."),
    QT_TRANSLATE_NOOP(
        "Sentence", "Only one statement is allowed: send one SELECT (or WITH … SELECT) at a time."),
    QT_TRANSLATE_NOOP("Sentence", "Reading %1 failed."),
    QT_TRANSLATE_NOOP("Sentence", "Saving the knowledge base failed."),
    QT_TRANSLATE_NOOP("Sentence", "Stopped."),
    QT_TRANSLATE_NOOP("Sentence", "The DOCTYPE declares %1."),
    QT_TRANSLATE_NOOP("Sentence", "The DOCTYPE is damaged."),
    QT_TRANSLATE_NOOP("Sentence", "The address of \"%1\" is not known."),
    QT_TRANSLATE_NOOP("Sentence", "The answer has no sources that could have mattered."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The column %1 is hidden in this knowledge base: leave it out, and name the "
                      "columns that you need instead of *."),
    QT_TRANSLATE_NOOP("Sentence", "The compressed file %1 is cut off before its end."),
    QT_TRANSLATE_NOOP("Sentence", "The compressed file %1 is damaged."),
    QT_TRANSLATE_NOOP("Sentence", "The conversation file cannot be read."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The conversations were written by a newer version of TripleTalk."),
    QT_TRANSLATE_NOOP("Sentence", "The curation cannot be applied, and nothing was changed."),
    QT_TRANSLATE_NOOP("Sentence", "The curation cannot be understood."),
    QT_TRANSLATE_NOOP("Sentence", "The curation file is larger than %1 MB."),
    QT_TRANSLATE_NOOP("Sentence", "The curation file is nested too deeply."),
    QT_TRANSLATE_NOOP("Sentence", "The curation file is not valid JSON."),
    QT_TRANSLATE_NOOP("Sentence", "The curation was written by another version of the program."),
    QT_TRANSLATE_NOOP("Sentence", "The database \"%1\" cannot be opened for reading."),
    QT_TRANSLATE_NOOP("Sentence", "The database could not be read."),
    QT_TRANSLATE_NOOP("Sentence", "The database's collation cannot be set up."),
    QT_TRANSLATE_NOOP("Sentence", "The database's functions cannot be set up."),
    QT_TRANSLATE_NOOP("Sentence", "The dense index does not belong to these passages."),
    QT_TRANSLATE_NOOP("Sentence", "The disk is full."),
    QT_TRANSLATE_NOOP("Sentence", "The embedder \"%1\" gave a vector that cannot be used."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The embedder \"%1\" gave fewer or more vectors than there were texts."),
    QT_TRANSLATE_NOOP("Sentence", "The embedder gave no vector for the question."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The embedder is not the one that this search index was built with."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The embedding server changed its model: vectors of %1 and of %2 numbers."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The embedding server sent something that is not in its protocol."),
    QT_TRANSLATE_NOOP("Sentence", "The file \"%1\" is not RDF text: it looks like %2."),
    QT_TRANSLATE_NOOP("Sentence", "The file %1 is empty."),
    QT_TRANSLATE_NOOP("Sentence", "The folder \"%1\" cannot be made."),
    QT_TRANSLATE_NOOP("Sentence", "The graph has more than four billion different terms."),
    QT_TRANSLATE_NOOP("Sentence", "The import failed."),
    QT_TRANSLATE_NOOP("Sentence", "The induced database holds facts that the graph does not."),
    QT_TRANSLATE_NOOP("Sentence", "The knowledge base has no document \"%1\"."),
    QT_TRANSLATE_NOOP("Sentence", "The knowledge base's manifest is damaged."),
    QT_TRANSLATE_NOOP("Sentence", "The model server gave up: %1"),
    QT_TRANSLATE_NOOP("Sentence", "The model server refused (status %1)."),
    QT_TRANSLATE_NOOP("Sentence", "The model server refused (status %1): %2"),
    QT_TRANSLATE_NOOP("Sentence", "The model server sent something that is not in its protocol."),
    QT_TRANSLATE_NOOP("Sentence", "The model was asked for JSON and gave none."),
    QT_TRANSLATE_NOOP("Sentence", "The model's JSON cannot be read; it may end too early."),
    QT_TRANSLATE_NOOP("Sentence", "The model's replies were not in the form asked for."),
    QT_TRANSLATE_NOOP("Sentence", "The model's reply ended too early: the connection broke."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The name of \"%1\" does not end like that of an RDF file (.nt, .ttl, .trig, "
                      ".nq, .rdf, .owl, .xml, each also with .gz)."),
    QT_TRANSLATE_NOOP("Sentence", "The network needs a running application."),
    QT_TRANSLATE_NOOP("Sentence", "The number of candidate queries must be 1 to 9."),
    QT_TRANSLATE_NOOP("Sentence", "The number of passages must be 1 to 50."),
    QT_TRANSLATE_NOOP("Sentence", "The number of rounds must be 1 to 20."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The parts of WITH name each other too often: use each part fewer times."),
    QT_TRANSLATE_NOOP("Sentence", "The passages were made by another version of the program."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The privacy rule of this knowledge base lets no text reach an embedding "
                      "server: use the built-in embedder, or none."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The privacy rule of this knowledge base lets no value reach a model, and "
                      "the strategy \"%1\" shows it some: choose sql or offline."),
    QT_TRANSLATE_NOOP("Sentence", "The query contains a NUL character: write it as plain text."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The query does not fit the renamed tables and has to be looked at."),
    QT_TRANSLATE_NOOP("Sentence", "The query has parameters: write the values into the query."),
    QT_TRANSLATE_NOOP("Sentence", "The query is empty: write one SELECT."),
    QT_TRANSLATE_NOOP("Sentence", "The query is longer than %1 bytes: write a shorter one."),
    QT_TRANSLATE_NOOP("Sentence", "The query is not valid UTF-8 text."),
    QT_TRANSLATE_NOOP("Sentence", "The query joins too many tables: use fewer."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The query needs too much memory to sort, group or join: add filters, join "
                      "on keys, or aggregate before joining."),
    QT_TRANSLATE_NOOP("Sentence", "The query needs too much memory: add filters or a LIMIT."),
    QT_TRANSLATE_NOOP("Sentence", "The question of an example is too long."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The regular expression is longer than %1 bytes: use a shorter one."),
    QT_TRANSLATE_NOOP("Sentence", "The regular expression is not valid: %1."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The regular expression needs too many steps on a text: use a simpler one "
                      "without nested repetition, or LIKE."),
    QT_TRANSLATE_NOOP("Sentence", "The schema file cannot be understood."),
    QT_TRANSLATE_NOOP("Sentence", "The schema was written by another version of the program."),
    QT_TRANSLATE_NOOP("Sentence", "The search index \"%1\" cannot be built."),
    QT_TRANSLATE_NOOP("Sentence", "The search index \"%1\" cannot be read."),
    QT_TRANSLATE_NOOP("Sentence", "The search index \"%1\" cannot be written."),
    QT_TRANSLATE_NOOP("Sentence", "The search index could not be searched."),
    QT_TRANSLATE_NOOP("Sentence", "The server's reply is not in the protocol of a model server."),
    QT_TRANSLATE_NOOP("Sentence", "The settings file is damaged; defaults are used."),
    QT_TRANSLATE_NOOP("Sentence", "The state that this run reads was lost: start the run again."),
    QT_TRANSLATE_NOOP("Sentence", "The strategy ended without an answer."),
    QT_TRANSLATE_NOOP("Sentence", "The table %1 is hidden in this knowledge base."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The table %1 is not open to queries. For tables and columns: SELECT name, "
                      "sql FROM sqlite_schema."),
    QT_TRANSLATE_NOOP("Sentence", "The tools required must be both, either or none."),
    QT_TRANSLATE_NOOP("Sentence", "The trace holds no answer."),
    QT_TRANSLATE_NOOP("Sentence", "The triple store was never finished."),
    QT_TRANSLATE_NOOP("Sentence", "The value index is damaged."),
    QT_TRANSLATE_NOOP("Sentence", "The value index was made by another version of the program."),
    QT_TRANSLATE_NOOP("Sentence", "The view cannot be made."),
    QT_TRANSLATE_NOOP("Sentence", "There are no vectors to learn a search index from."),
    QT_TRANSLATE_NOOP("Sentence", "There are too many examples in this knowledge base."),
    QT_TRANSLATE_NOOP("Sentence", "There is a knowledge base at \"%1\" already."),
    QT_TRANSLATE_NOOP("Sentence", "There is no configuration \"%1\"."),
    QT_TRANSLATE_NOOP("Sentence", "There is no database \"%1\"."),
    QT_TRANSLATE_NOOP("Sentence", "There is no document to add or to remove."),
    QT_TRANSLATE_NOOP("Sentence", "There is no example %1."),
    QT_TRANSLATE_NOOP("Sentence", "There is no file \"%1\"."),
    QT_TRANSLATE_NOOP("Sentence", "There is no file %1."),
    QT_TRANSLATE_NOOP("Sentence", "There is no file to import."),
    QT_TRANSLATE_NOOP("Sentence", "There is no knowledge base at \"%1\"."),
    QT_TRANSLATE_NOOP("Sentence", "There is no knowledge base to ask."),
    QT_TRANSLATE_NOOP("Sentence", "There is no search index \"%1\"."),
    QT_TRANSLATE_NOOP("Sentence", "There is no statement to run."),
    QT_TRANSLATE_NOOP("Sentence", "There is no strategy \"%1\"."),
    QT_TRANSLATE_NOOP("Sentence", "There is no view \"%1\"."),
    QT_TRANSLATE_NOOP("Sentence", "There is nothing to import: the files hold no triples."),
    QT_TRANSLATE_NOOP("Sentence", "This is not a web address that can be asked."),
    QT_TRANSLATE_NOOP("Sentence", "This is not a web address that can be asked: %1"),
    QT_TRANSLATE_NOOP("Sentence", "This is not valid %1: %2."),
    QT_TRANSLATE_NOOP("Sentence", "This knowledge base is being changed by another."),
    QT_TRANSLATE_NOOP(
        "Sentence",
        "This knowledge base was made by a newer TripleTalk. Please update the program."),
    QT_TRANSLATE_NOOP(
        "Sentence",
        "This knowledge base was made by an older TripleTalk. Please import its files again."),
    QT_TRANSLATE_NOOP("Sentence",
                      "This names no embedder: %1 (write builtin, ollama:NAME or openai:NAME)."),
    QT_TRANSLATE_NOOP("Sentence", "This names no model: %1 (write ollama:NAME or openai:NAME)."),
    QT_TRANSLATE_NOOP("Sentence", "This reading does not fit the knowledge base."),
    QT_TRANSLATE_NOOP("Sentence", "Two documents are called \"%1\"."),
    QT_TRANSLATE_NOOP("Sentence", "a key or a name is not hidden"),
    QT_TRANSLATE_NOOP("Sentence", "a name does not begin or end with a blank"),
    QT_TRANSLATE_NOOP("Sentence", "a name holds no quotes, brackets or control characters"),
    QT_TRANSLATE_NOOP("Sentence", "a name is needed"),
    QT_TRANSLATE_NOOP("Sentence", "an expression holds no ;"),
    QT_TRANSLATE_NOOP("Sentence", "another column has the name"),
    QT_TRANSLATE_NOOP("Sentence", "another table has the name"),
    QT_TRANSLATE_NOOP("Sentence", "names that begin so are the program's own"),
    QT_TRANSLATE_NOOP("Sentence", "the name is not valid text"),
    QT_TRANSLATE_NOOP("Sentence", "the name is the program's own"),
    QT_TRANSLATE_NOOP("Sentence", "the name is too long"),
    QT_TRANSLATE_NOOP("Sentence", "the parentheses of the expression do not match"),
    QT_TRANSLATE_NOOP("Sentence", "this table has no computed columns"),
    QT_TRANSLATE_NOOP("Sentence", "this table keeps its name"),
    // Steps of an answer.
    QT_TRANSLATE_NOOP("Sentence", "This reading finds nothing."),
    QT_TRANSLATE_NOOP("Sentence", "This reading finds rows."),
    // Why facts stand in no column.
    QT_TRANSLATE_NOOP("Sentence",
                      "further facts about classes and properties, in table vocabulary"),
    QT_TRANSLATE_NOOP("Sentence",
                      "literals that their column cannot hold as they are, in table exact_fact"),
    QT_TRANSLATE_NOOP("Sentence",
                      "predicates too rare for a column of their table, in table other_fact"),
    QT_TRANSLATE_NOOP("Sentence", "texts in further languages, in table other_language"),
    QT_TRANSLATE_NOOP("Sentence",
                      "vocabulary that became names, comments, keys or the class hierarchy"),
    // Parts of rules of cleaning.
    QT_TRANSLATE_NOOP("Sentence", "ISO 8601 date and time"),
    QT_TRANSLATE_NOOP("Sentence", "ISO 8601 date"),
    QT_TRANSLATE_NOOP("Sentence", "a comma as thousands mark removed"),
    QT_TRANSLATE_NOOP("Sentence", "a dot as thousands mark removed"),
    QT_TRANSLATE_NOOP("Sentence", "currency %1 removed"),
    QT_TRANSLATE_NOOP("Sentence", "decimal comma read"),
    QT_TRANSLATE_NOOP("Sentence", "duration read as months"),
    QT_TRANSLATE_NOOP("Sentence", "duration read as seconds"),
    QT_TRANSLATE_NOOP("Sentence", "larger end of a range"),
    QT_TRANSLATE_NOOP("Sentence", "number written as text"),
    QT_TRANSLATE_NOOP("Sentence", "smaller end of a range"),
    QT_TRANSLATE_NOOP("Sentence", "time span read as minutes"),
    QT_TRANSLATE_NOOP("Sentence", "time span read as seconds"),
    QT_TRANSLATE_NOOP("Sentence", "unit %1 removed"),
    QT_TRANSLATE_NOOP("Sentence", "year"),
};

struct Pattern {
    const char* source;
    QRegularExpression expression;
};

Pattern patternOf(const char* source) {
    QString expression = QRegularExpression::escape(QString::fromUtf8(source));
    expression.replace(QRegularExpression(QStringLiteral("\\\\%[1-9]")), QStringLiteral("(.*)"));
    return {source, QRegularExpression(QRegularExpression::anchoredPattern(expression),
                                       QRegularExpression::DotMatchesEverythingOption)};
}

const std::vector<Pattern>& patterns() {
    static const std::vector<Pattern> all = [] {
        std::vector<Pattern> made;
        for (const char* source : sentences) made.push_back(patternOf(source));
        return made;
    }();
    return all;
}

}  // namespace

QString sentence(std::string_view english) {
    const QString text = qs(english);
    for (const Pattern& pattern : patterns()) {
        const QRegularExpressionMatch match = pattern.expression.match(text);
        if (!match.hasMatch()) continue;
        QString translated = QCoreApplication::translate("Sentence", pattern.source);
        // All at once: what is put in may itself hold a %1.
        const QStringList parts = match.capturedTexts().mid(1);
        for (qsizetype at = translated.size() - 2; at >= 0; --at) {
            const int part = translated[at] == u'%' ? translated[at + 1].digitValue() : 0;
            if (part >= 1 && part <= parts.size()) translated.replace(at, 2, parts[part - 1]);
        }
        return translated;
    }
    return text;
}

QString sentenceWithDetail(std::string_view english) {
    const auto end = std::min(english.find('\n'), english.size());
    return sentence(english.substr(0, end)) + qs(english.substr(end));
}

QString phrases(std::string_view english) {
    QStringList parts = qs(english).split(QStringLiteral(", "));
    for (QString& part : parts) part = sentence(utf8(part));
    return parts.join(QStringLiteral(", "));
}

QString sentence(const Error& error) { return sentence(error.message); }

std::span<const char* const> knownSentences() { return sentences; }

}  // namespace tripletalk::app
