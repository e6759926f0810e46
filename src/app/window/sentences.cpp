// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/sentences.h"

#include "app/window/qttext.h"
#include "app/window/sentencepattern.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <QCoreApplication>

namespace tripletalk::app {

namespace {

/// The sentences that the rooms below tell errors by, %1 for what they put in. A test looks for
/// each of them in the sources.
constexpr const char* sentences[] = {
    QT_TRANSLATE_NOOP("Sentence",
                      "\"%1\" is an endpoint elsewhere: it has no tables and passages "
                      "here and can be asked by SPARQL only."),
    QT_TRANSLATE_NOOP("Sentence", "\"%1\" is not a document (.txt, .md or .html)."),
    QT_TRANSLATE_NOOP("Sentence", "A SPARQL endpoint has an address with http:// or https://."),
    QT_TRANSLATE_NOOP("Sentence", "An endpoint does not tell how it runs a query."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The address holds a password; give it as the authorization instead."),
    QT_TRANSLATE_NOOP("Sentence", "The endpoint answers, but its graph has no triples."),
    QT_TRANSLATE_NOOP("Sentence", "\"%1\" is not a finished triple store."),
    QT_TRANSLATE_NOOP("Sentence", "\"%1\" is not a knowledge base and is left alone."),
    QT_TRANSLATE_NOOP("Sentence", "\"%1\" is not a search index of this program."),
    QT_TRANSLATE_NOOP("Sentence", "\"%1\" is not this computer."),
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
    // Of SQL and of servers.
    QT_TRANSLATE_NOOP("Sentence",
                      "There is no column %1 The nearest are: %2 Double quotes are for names only; "
                      "a text value needs single quotes: %3."),
    QT_TRANSLATE_NOOP("Sentence",
                      "There is no column %1 There are: %2 Double quotes are for names only; a "
                      "text value needs single quotes: %3."),
    QT_TRANSLATE_NOOP("Sentence", "There is no column %1 The nearest are: %2."),
    QT_TRANSLATE_NOOP("Sentence", "There is no column %1 There are: %2."),
    QT_TRANSLATE_NOOP("Sentence", "There is no table %1 The database has no tables."),
    QT_TRANSLATE_NOOP("Sentence", "There is no table %1 The nearest are: %2."),
    QT_TRANSLATE_NOOP("Sentence", "There is no table %1 There are: %2."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The column %1 is in several of the query's tables: write table.column, one "
                      "of %2 (or the table's alias instead of its name)."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The column %1 is in several of the query's tables: write table.column (or "
                      "the table's alias instead of its name)."),
    QT_TRANSLATE_NOOP("Sentence", "SQLite does not understand the query: %1."),
    QT_TRANSLATE_NOOP(
        "Sentence",
        "A text in the query becomes too long: build shorter texts, or select fewer of them."),
    QT_TRANSLATE_NOOP("Sentence",
                      "An expression is nested too deeply: use IN (…) or split the query."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The query is nested too deeply: use fewer parentheses and subqueries."),
    QT_TRANSLATE_NOOP("Sentence", "There are too many parts joined by UNION: use fewer."),
    QT_TRANSLATE_NOOP("Sentence", "A function has too many arguments: use fewer."),
    QT_TRANSLATE_NOOP("Sentence", "A LIKE or GLOB pattern is too long: use a shorter one."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The query has too many columns: name only those that are needed."),
    QT_TRANSLATE_NOOP(
        "Sentence",
        "Only one SELECT (or WITH … SELECT) is allowed: the database can be read, not changed.%1"),
    QT_TRANSLATE_NOOP("Sentence", "Nothing answers at %1: is the server running?"),
    QT_TRANSLATE_NOOP("Sentence", "The server %1 cannot be found."),
    QT_TRANSLATE_NOOP("Sentence", "The server %1 cannot be reached."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The secure connection to %1 failed: its certificate is not trusted."),
    QT_TRANSLATE_NOOP("Sentence", "The connection to %1 broke before the reply was complete."),
    // Of SPARQL, and of what is kept.
    QT_TRANSLATE_NOOP("Sentence", "A SPARQL endpoint has an address with http:// or https://."),
    QT_TRANSLATE_NOOP(
        "Sentence",
        "A backslash may stand only in strings and in the local part of a prefixed name."),
    QT_TRANSLATE_NOOP("Sentence", "A knowledge base keeps at most 10,000 questions."),
    QT_TRANSLATE_NOOP("Sentence", "A label has to follow \"_:\"."),
    QT_TRANSLATE_NOOP("Sentence",
                      "A language tag such as \"@en\" or \"@en-gb\" has to stand here."),
    QT_TRANSLATE_NOOP("Sentence", "A name has to follow \"$\"."),
    QT_TRANSLATE_NOOP(
        "Sentence",
        "A regular expression takes too many steps on one of the texts: use a simpler one."),
    QT_TRANSLATE_NOOP("Sentence", "A saved query needs a name."),
    QT_TRANSLATE_NOOP(
        "Sentence",
        "AS cannot give the name ?%1, which another column has already; use a new name."),
    QT_TRANSLATE_NOOP(
        "Sentence", "AS cannot give the name ?%1, which the pattern has already; use a new name."),
    QT_TRANSLATE_NOOP("Sentence", "An aggregate stands where none may stand."),
    QT_TRANSLATE_NOOP("Sentence", "An expected answer has at most 1,000 rows."),
    QT_TRANSLATE_NOOP("Sentence",
                      "An expression in SELECT needs brackets and a name: (%1(…) AS ?name)."),
    QT_TRANSLATE_NOOP("Sentence", "An expression is nested too deeply."),
    QT_TRANSLATE_NOOP(
        "Sentence",
        "BIND gives a value to ?%1, which the pattern before it has already; use a new name."),
    QT_TRANSLATE_NOOP("Sentence", "BOUND takes a variable."),
    QT_TRANSLATE_NOOP("Sentence", "CONCAT makes a text that is too long."),
    QT_TRANSLATE_NOOP("Sentence", "EXISTS stands where only constants may stand."),
    QT_TRANSLATE_NOOP("Sentence", "Expected %1, but found \"%2\"."),
    QT_TRANSLATE_NOOP("Sentence",
                      "Expected %1, but found %2 An IRI stands between \"<\" and \">\" and has no "
                      "blanks, quotation marks, braces or backslashes."),
    QT_TRANSLATE_NOOP("Sentence", "Expected %1, but the query ends here."),
    QT_TRANSLATE_NOOP(
        "Sentence",
        "Expected an operator, but found the IRI %1; to compare, write blanks around \"<\"."),
    QT_TRANSLATE_NOOP(
        "Sentence",
        "GROUP BY cannot give the name ?%1, which the pattern has already; use a new name."),
    QT_TRANSLATE_NOOP("Sentence", "It goes on from an earlier question."),
    QT_TRANSLATE_NOOP("Sentence", "REPLACE makes a text that is too long."),
    QT_TRANSLATE_NOOP(
        "Sentence", "SELECT * cannot stand with GROUP BY, HAVING or aggregates; name the columns."),
    QT_TRANSLATE_NOOP(
        "Sentence", "SERVICE would ask another server, which is never done; ask this graph alone."),
    QT_TRANSLATE_NOOP("Sentence", "SPARQL has no function %1."),
    QT_TRANSLATE_NOOP("Sentence", "SPARQL has no function %1. Did you mean \"%2\"?"),
    QT_TRANSLATE_NOOP("Sentence",
                      "The address holds a password; give it as the authorization instead."),
    QT_TRANSLATE_NOOP("Sentence", "The address shows a web page and does not answer queries."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The aggregate %1 may stand only in SELECT, HAVING and ORDER BY; to use its "
                      "value elsewhere, compute it in a sub-select."),
    QT_TRANSLATE_NOOP(
        "Sentence",
        "The aggregate %1 stands inside another one; compute the inner one in a sub-select."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The answer states nothing that a source of it holds, so there is nothing to "
                      "expect of another."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The blank node _:%1 stands in two parts of the pattern that braces or "
                      "another element separate; use a variable instead."),
    QT_TRANSLATE_NOOP("Sentence", "The character \"%1\" cannot stand here."),
    QT_TRANSLATE_NOOP("Sentence", "The columns of SELECT stand side by side without commas."),
    QT_TRANSLATE_NOOP("Sentence", "The endpoint asks for a key, or does not accept it."),
    QT_TRANSLATE_NOOP("Sentence", "The endpoint does not accept the query."),
    QT_TRANSLATE_NOOP("Sentence", "The endpoint failed to answer the query."),
    QT_TRANSLATE_NOOP("Sentence", "The endpoint is busy; try again later."),
    QT_TRANSLATE_NOOP("Sentence", "The endpoint's answer cannot be read."),
    QT_TRANSLATE_NOOP("Sentence", "The endpoint's pages have different columns."),
    QT_TRANSLATE_NOOP("Sentence", "The file \"%1\" cannot be read."),
    QT_TRANSLATE_NOOP("Sentence", "The folder \"%1\" cannot be read."),
    QT_TRANSLATE_NOOP("Sentence", "The folder \"%1\" holds more than 10,000 files to import."),
    QT_TRANSLATE_NOOP("Sentence", "The folder \"%1\" holds no file that can be imported."),
    QT_TRANSLATE_NOOP("Sentence", "The index cannot be removed."),
    QT_TRANSLATE_NOOP("Sentence", "The knowledge base has no such index."),
    QT_TRANSLATE_NOOP("Sentence", "The knowledge base has this index already."),
    QT_TRANSLATE_NOOP("Sentence", "The knowledge base keeps no questions yet."),
    QT_TRANSLATE_NOOP("Sentence", "The model gave an empty reply."),
    QT_TRANSLATE_NOOP("Sentence", "The model used up its tokens before it began to answer."),
    QT_TRANSLATE_NOOP("Sentence", "The model server asks for a key (status %1)."),
    QT_TRANSLATE_NOOP("Sentence", "The model server does not accept the key (status %1)."),
    QT_TRANSLATE_NOOP("Sentence", "The name of the query is too long."),
    QT_TRANSLATE_NOOP("Sentence", "The number %1 is too large."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The prefix \"%1:\" is not declared; begin the query with PREFIX %2."),
    QT_TRANSLATE_NOOP(
        "Sentence",
        "The prefix \"%1:\" is not declared; begin the query with PREFIX %2. Did you mean \"%3\"?"),
    QT_TRANSLATE_NOOP("Sentence", "The query has more than %1 arithmetic operators."),
    QT_TRANSLATE_NOOP("Sentence", "The query is longer than %1 bytes."),
    QT_TRANSLATE_NOOP("Sentence", "The query is nested more than %1 levels deep."),
    QT_TRANSLATE_NOOP("Sentence", "The query is not valid UTF-8 here."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The query is too large or nested too deeply: use fewer patterns, or ask for "
                      "its parts one by one."),
    QT_TRANSLATE_NOOP("Sentence", "The query is too long for the endpoint."),
    QT_TRANSLATE_NOOP("Sentence", "The query makes more new values than its memory limit allows."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The query makes no triples: its answer is written as JSON, CSV or TSV."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The query makes triples: they are written as N-Triples or Turtle."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The query needs too much memory to follow a property path: begin the path "
                      "at a given term, or add triple patterns that bind one of its ends."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The query needs too much memory to sort, group or join: add filters, share "
                      "variables between its patterns, or aggregate less."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The query took longer than %1 s and was stopped: let its triple patterns "
                      "share variables, begin paths at a given term, or add a FILTER or LIMIT."),
    QT_TRANSLATE_NOOP("Sentence",
                      "The query took the endpoint too long; ask for less, or of fewer things."),
    QT_TRANSLATE_NOOP("Sentence", "The results are over 2 GB."),
    QT_TRANSLATE_NOOP("Sentence", "The results have more than a thousand variables."),
    QT_TRANSLATE_NOOP("Sentence", "The table has no column called \"%1\"."),
    QT_TRANSLATE_NOOP("Sentence", "There is no SPARQL endpoint at this address."),
    QT_TRANSLATE_NOOP("Sentence", "There is no corrected query to run."),
    QT_TRANSLATE_NOOP("Sentence", "There is no kept question %1."),
    QT_TRANSLATE_NOOP("Sentence", "There is no model \"%1\"."),
    QT_TRANSLATE_NOOP("Sentence", "There is no saved query \"%1\"."),
    QT_TRANSLATE_NOOP("Sentence", "There is no such table."),
    QT_TRANSLATE_NOOP("Sentence", "There is no table called \"%1\"."),
    QT_TRANSLATE_NOOP("Sentence", "There is nothing called \"%1\" in this graph."),
    QT_TRANSLATE_NOOP("Sentence", "These are no SPARQL results that can be read."),
    QT_TRANSLATE_NOOP("Sentence", "This column has numbers: write 5, >5, <=5 or 2..5."),
    QT_TRANSLATE_NOOP("Sentence",
                      "This is an update (%1); only queries that read are answered: SELECT, ASK, "
                      "CONSTRUCT and DESCRIBE."),
    QT_TRANSLATE_NOOP("Sentence", "This row of VALUES has %1 values for %2 variables."),
    QT_TRANSLATE_NOOP(
        "Sentence",
        "This string has the escape %1, which cannot stand there; write %2 for a backslash."),
    QT_TRANSLATE_NOOP("Sentence", "This string is not closed with %1 in its line."),
    QT_TRANSLATE_NOOP("Sentence", "This string is not closed with %1."),
    QT_TRANSLATE_NOOP("Sentence", "This string is not valid UTF-8."),
    QT_TRANSLATE_NOOP("Sentence",
                      "?%1 is neither in GROUP BY nor inside an aggregate; add it to GROUP BY or "
                      "write, for example, SAMPLE(%2)."),
    QT_TRANSLATE_NOOP("Sentence",
                      "%1 cannot stand here: behind the pattern come GROUP BY, HAVING, ORDER BY, "
                      "LIMIT and OFFSET, VALUES, each once and in this order."),
    QT_TRANSLATE_NOOP("Sentence", "%1 takes %2 arguments, but has %3."),
    // What a query should go on with.
    QT_TRANSLATE_NOOP("Sentence", "a variable, an IRI, a literal, \"[\" or \"(\""),
    QT_TRANSLATE_NOOP("Sentence", "an IRI, a literal or UNDEF in VALUES"),
    QT_TRANSLATE_NOOP(
        "Sentence",
        "%1 (CONSTRUCT WHERE takes triples only; with a template it takes any pattern)"),
    QT_TRANSLATE_NOOP("Sentence", "%1 at the end of BIND"),
    QT_TRANSLATE_NOOP("Sentence", "%1 before a row of VALUES, or \"}\""),
    QT_TRANSLATE_NOOP("Sentence", "%1 before the arguments"),
    QT_TRANSLATE_NOOP("Sentence", "%1 before the members of a list"),
    QT_TRANSLATE_NOOP("Sentence", "%1 before the properties of a blank node"),
    QT_TRANSLATE_NOOP("Sentence", "%1 before the rows of VALUES"),
    QT_TRANSLATE_NOOP("Sentence", "%1 behind the aggregate %2"),
    QT_TRANSLATE_NOOP("Sentence", "%1 behind the argument of %2"),
    QT_TRANSLATE_NOOP("Sentence", "%1 behind the function %2"),
    QT_TRANSLATE_NOOP("Sentence", "%1 behind the name of the column"),
    QT_TRANSLATE_NOOP("Sentence", "%1 behind the name of the graph"),
    QT_TRANSLATE_NOOP("Sentence", "%1 or \",\" behind an argument"),
    QT_TRANSLATE_NOOP("Sentence", "%1 or \".\" behind a triple of the template"),
    QT_TRANSLATE_NOOP("Sentence", "%1 or \"; SEPARATOR = \"…\"\" behind the argument of %2"),
    QT_TRANSLATE_NOOP("Sentence", "%1 or \";\" behind the properties of a blank node"),
    QT_TRANSLATE_NOOP("Sentence", "%1 or AS behind the expression"),
    QT_TRANSLATE_NOOP("Sentence", "%1 or an operator"),
    QT_TRANSLATE_NOOP("Sentence", "%1 and a variable, or an operator"),
    QT_TRANSLATE_NOOP("Sentence", "SELECT, ASK, CONSTRUCT, DESCRIBE, PREFIX or BASE"),
    QT_TRANSLATE_NOOP("Sentence", "%1 or \"{\" behind CONSTRUCT"),
    QT_TRANSLATE_NOOP("Sentence", "\"*\", a variable or an IRI behind DESCRIBE"),
    QT_TRANSLATE_NOOP("Sentence", "\".\", \";\" or \",\" behind a triple"),
    QT_TRANSLATE_NOOP("Sentence", "a datatype behind \"^^\""),
    QT_TRANSLATE_NOOP("Sentence", "a further pattern or \"}\""),
    QT_TRANSLATE_NOOP("Sentence", "a prefix such as \"ex:\" behind PREFIX"),
    QT_TRANSLATE_NOOP("Sentence", "a property (an IRI, a variable or \"a\")"),
    QT_TRANSLATE_NOOP("Sentence", "a property (an IRI, a variable, \"a\" or a path)"),
    QT_TRANSLATE_NOOP("Sentence", "a string behind \"SEPARATOR =\""),
    QT_TRANSLATE_NOOP("Sentence", "a variable behind AS"),
    QT_TRANSLATE_NOOP("Sentence", "a variable or \"%1\""),
    QT_TRANSLATE_NOOP("Sentence", "a variable or \"(\" behind VALUES"),
    QT_TRANSLATE_NOOP("Sentence", "a variable or an IRI behind %1"),
    QT_TRANSLATE_NOOP("Sentence", "an IRI"),
    QT_TRANSLATE_NOOP("Sentence", "an IRI between \"<\" and \">\" behind BASE"),
    QT_TRANSLATE_NOOP("Sentence", "an expression (a variable, a value, a function or brackets)"),
    QT_TRANSLATE_NOOP("Sentence", "brackets around the condition or a function %1"),
    QT_TRANSLATE_NOOP("Sentence", "the IRI of a graph or NAMED behind FROM"),
    QT_TRANSLATE_NOOP("Sentence", "the IRI that \"%1:\" stands for, between \"<\" and \">\""),
    QT_TRANSLATE_NOOP("Sentence", "the end of the query"),
    QT_TRANSLATE_NOOP("Sentence", "%1 behind BIND"),
    QT_TRANSLATE_NOOP("Sentence", "%1 behind EXISTS"),
    QT_TRANSLATE_NOOP("Sentence", "%1 behind GROUP"),
    QT_TRANSLATE_NOOP("Sentence", "%1 behind MINUS"),
    QT_TRANSLATE_NOOP("Sentence", "%1 behind OPTIONAL"),
    QT_TRANSLATE_NOOP("Sentence", "%1 behind ORDER"),
    QT_TRANSLATE_NOOP("Sentence", "%1 behind SEPARATOR"),
    QT_TRANSLATE_NOOP("Sentence", "%1 behind UNION"),
    QT_TRANSLATE_NOOP("Sentence", "%1 behind WHERE"),
    QT_TRANSLATE_NOOP("Sentence", "%1 behind the service"),
    // Steps of an answer.
    QT_TRANSLATE_NOOP("Sentence", "This reading finds nothing."),
    QT_TRANSLATE_NOOP("Sentence", "This reading finds rows."),
    QT_TRANSLATE_NOOP("Sentence", "This reading's query failed."),
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

/// What such a sentence expects is a sentence of its own.
constexpr std::string_view expectation = "Expected %1";

const std::vector<SentencePattern>& patterns() {
    static const std::vector<SentencePattern> all(std::begin(sentences), std::end(sentences));
    return all;
}

}  // namespace

QString sentence(std::string_view english) {
    for (const SentencePattern& pattern : patterns()) {
        const auto found = pattern.match(english);
        if (!found) continue;
        QStringList parts;
        for (const std::string_view part : *found) parts << qs(part);
        if (std::string_view(pattern.source()).starts_with(expectation))
            parts.front() = sentence(found->front());
        QString translated = QCoreApplication::translate("Sentence", pattern.source());
        // All at once: what is put in may itself hold a %1.
        for (qsizetype at = translated.size() - 2; at >= 0; --at) {
            const int part = translated[at] == u'%' ? translated[at + 1].digitValue() : 0;
            if (part >= 1 && part <= parts.size()) translated.replace(at, 2, parts[part - 1]);
        }
        return translated;
    }
    return qs(english);
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

QString translated(const Sentence& said) {
    if (said.context().empty()) return sentence(said.source());
    const QString words =
        QCoreApplication::translate(said.context().c_str(), said.source().c_str());
    return qs(said.said(utf8(words), [](const Sentence& part) { return utf8(translated(part)); }));
}

QString sentence(const Error& error) { return translated(error.message); }

std::span<const char* const> knownSentences() { return sentences; }

}  // namespace tripletalk::app
