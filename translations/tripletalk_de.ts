<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>AnswerFooter</name>
    <message>
        <source>offline</source>
        <translation>offline</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Show source %1</source>
        <translation>Quelle %1 zeigen</translation>
    </message>
    <message>
        <source>Source %1</source>
        <translation>Quelle %1</translation>
    </message>
    <message>
        <source>Copy the answer</source>
        <translation>Antwort kopieren</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Noch einmal fragen</translation>
    </message>
    <message>
        <source>Earlier answer</source>
        <translation>Frühere Antwort</translation>
    </message>
    <message>
        <source>Later answer</source>
        <translation>Spätere Antwort</translation>
    </message>
</context>
<context>
    <name>AppDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>BaseSwitch</name>
    <message>
        <source>Knowledge base: %1</source>
        <translation>Wissensbasis: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>No knowledge base</source>
        <translation>Keine Wissensbasis</translation>
    </message>
    <message>
        <source>%1 entities · %2 facts</source>
        <translation>%1 Objekte · %2 Fakten</translation>
    </message>
    <message>
        <source>opening …</source>
        <translation>wird geöffnet …</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>import one to begin</source>
        <translation>zum Beginnen eine importieren</translation>
    </message>
    <message>
        <source>Import a graph …</source>
        <translation>Graph importieren …</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>Chat</source>
        <translation>Gespräch</translation>
    </message>
    <message>
        <source>New chat</source>
        <translation>Neues Gespräch</translation>
    </message>
    <message>
        <source>Ask a follow-up question</source>
        <translation>Eine Anschlussfrage stellen</translation>
    </message>
    <message>
        <source>Ask a question</source>
        <translation>Eine Frage stellen</translation>
    </message>
</context>
<context>
    <name>CodeBox</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>ColumnTitle</name>
    <message>
        <source>sorted downwards</source>
        <translation>absteigend sortiert</translation>
    </message>
    <message>
        <source>sorted upwards</source>
        <translation>aufsteigend sortiert</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortieren</translation>
    </message>
</context>
<context>
    <name>ConfigurationForm</name>
    <message>
        <source>SQL and passages</source>
        <translation>SQL und Textstellen</translation>
    </message>
    <message>
        <source>SQL only</source>
        <translation>Nur SQL</translation>
    </message>
    <message>
        <source>Passages only</source>
        <translation>Nur Textstellen</translation>
    </message>
    <message>
        <source>Offline, no model</source>
        <translation>Offline, ohne Modell</translation>
    </message>
    <message>
        <source>Control: the model alone</source>
        <translation>Kontrolle: nur das Modell</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Models of Ollama</source>
        <translation>Modelle von Ollama</translation>
    </message>
    <message>
        <source>Find models of Ollama</source>
        <translation>Modelle von Ollama suchen</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Passages a search</source>
        <translation>Textstellen je Suche</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Save the changes as</source>
        <translation>Änderungen speichern als</translation>
    </message>
    <message>
        <source>Name of the configuration</source>
        <translation>Name der Konfiguration</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>ConfigurationPanel</name>
    <message>
        <source>Configuration</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>Show configuration: %1</source>
        <translation>Konfiguration zeigen: %1</translation>
    </message>
    <message>
        <source>Hide configuration</source>
        <translation>Konfiguration ausblenden</translation>
    </message>
</context>
<context>
    <name>ConfigurationRow</name>
    <message>
        <source>no model</source>
        <translation>ohne Modell</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>„%1“ löschen</translation>
    </message>
</context>
<context>
    <name>Configurations</name>
    <message>
        <source>Choose a model: this strategy needs one.</source>
        <translation>Bitte ein Modell wählen: Diese Strategie braucht eines.</translation>
    </message>
    <message>
        <source>This server needs a key: enter it in the settings.</source>
        <translation>Dieser Server braucht einen Schlüssel: Bitte in den Einstellungen eintragen.</translation>
    </message>
</context>
<context>
    <name>ConversationRow</name>
    <message>
        <source>New name of the conversation</source>
        <translation>Neuer Name des Gesprächs</translation>
    </message>
    <message>
        <source>Actions for “%1”</source>
        <translation>Aktionen für „%1“</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>ConversationsPanel</name>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Gespräche</translation>
    </message>
    <message>
        <source>Show conversations</source>
        <translation>Gespräche zeigen</translation>
    </message>
    <message>
        <source>New chat</source>
        <translation>Neues Gespräch</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>Gespräche durchsuchen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Hide conversations</source>
        <translation>Gespräche ausblenden</translation>
    </message>
    <message>
        <source>Search all messages</source>
        <translation>Nachrichten durchsuchen</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>No conversations yet</source>
        <translation>Noch keine Gespräche</translation>
    </message>
    <message>
        <source>No message holds these words.</source>
        <translation>Keine Nachricht enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Ask a question to begin.</source>
        <translation>Stellen Sie eine Frage, um zu beginnen.</translation>
    </message>
</context>
<context>
    <name>DataTable</name>
    <message numerus="yes">
        <source>Table of %n row(s)</source>
        <translation>
            <numerusform>Tabelle mit %n Zeile</numerusform>
            <numerusform>Tabelle mit %n Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DerivationPanel</name>
    <message>
        <source>Derivation</source>
        <translation>Herleitung</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
</context>
<context>
    <name>DestinationBadge</name>
    <message>
        <source>Goes to %1: schema, found rows, passages</source>
        <translation>Geht an %1: Schema, gefundene Zeilen, Textstellen</translation>
    </message>
    <message>
        <source>Stays on this computer</source>
        <translation>Bleibt auf diesem Rechner</translation>
    </message>
</context>
<context>
    <name>EmptyChat</name>
    <message>
        <source>Talk with %1</source>
        <translation>Mit %1 sprechen</translation>
    </message>
    <message>
        <source>Talk with your knowledge graph</source>
        <translation>Mit Ihrem Wissensgraphen sprechen</translation>
    </message>
    <message>
        <source>Ask in your own words. Every answer shows its sources.</source>
        <translation>Fragen Sie mit eigenen Worten. Jede Antwort zeigt ihre Quellen.</translation>
    </message>
    <message>
        <source>Import a graph …</source>
        <translation>Graph importieren …</translation>
    </message>
    <message>
        <source>Preparing the sample graph …</source>
        <translation>Der Beispielgraph wird vorbereitet …</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Importing …</source>
        <translation>Import läuft …</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>Import a graph</source>
        <translation>Graph importieren</translation>
    </message>
    <message>
        <source>Graphs and documents (%1)</source>
        <translation>Graphen und Dokumente (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Alle Dateien (%1)</translation>
    </message>
    <message>
        <source>Name of the knowledge base</source>
        <translation>Name der Wissensbasis</translation>
    </message>
    <message>
        <source>Skip lines that cannot be read, and report them</source>
        <translation>Unlesbare Zeilen überspringen und melden</translation>
    </message>
    <message>
        <source>Prepare search by meaning (works without a network)</source>
        <translation>Suche nach Bedeutung vorbereiten (geht ohne Netz)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Import now</source>
        <translation>Jetzt importieren</translation>
    </message>
    <message>
        <source>Start asking</source>
        <translation>Fragen stellen</translation>
    </message>
</context>
<context>
    <name>ImportFiles</name>
    <message>
        <source>Drop files here: N-Triples, Turtle, TriG, N-Quads, RDF/XML, also .gz; documents as .md, .html, .txt</source>
        <translation>Dateien hierher ziehen: N-Triples, Turtle, TriG, N-Quads, RDF/XML, auch .gz; Dokumente als .md, .html, .txt</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Add files …</source>
        <translation>Dateien hinzufügen …</translation>
    </message>
    <message>
        <source>Choose files …</source>
        <translation>Dateien wählen …</translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>%1 facts read, %2 stored, %3 duplicates</source>
        <translation>%1 Fakten gelesen, %2 gespeichert, %3 doppelt</translation>
    </message>
    <message>
        <source>%1 tables, %2 passages, %3 s</source>
        <translation>%1 Tabellen, %2 Textstellen, %3 s</translation>
    </message>
    <message>
        <source>Skipped, or kept outside the tables:</source>
        <translation>Übersprungen oder außerhalb der Tabellen aufgehoben:</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Nothing was skipped.</source>
        <translation>Nichts wurde übersprungen.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Send the question</source>
        <translation>Frage senden</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Umschalt+Eingabe</translation>
    </message>
    <message>
        <source>Break the line</source>
        <translation>Zeile umbrechen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Stop the answer</source>
        <translation>Antwort anhalten</translation>
    </message>
    <message>
        <source>New chat</source>
        <translation>Neues Gespräch</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>Gespräche durchsuchen</translation>
    </message>
    <message>
        <source>Write a question</source>
        <translation>Frage schreiben</translation>
    </message>
    <message>
        <source>Show or hide the conversations</source>
        <translation>Gespräche zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>Show or hide the configuration</source>
        <translation>Konfiguration zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>Sources, steps, prompts</source>
        <translation>Quellen, Schritte, Prompts</translation>
    </message>
    <message>
        <source>Previous or next conversation</source>
        <translation>Voriges oder nächstes Gespräch</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Rename or delete a conversation</source>
        <translation>Gespräch umbenennen oder löschen</translation>
    </message>
    <message>
        <source>Import a graph</source>
        <translation>Graph importieren</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Diese Tasten</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>LinkDialog</name>
    <message>
        <source>Open this address in the browser?</source>
        <translation>Diese Adresse im Browser öffnen?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>%1 – TripleTalk</source>
        <translation>%1 – TripleTalk</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>„%1“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>PromptCard</name>
    <message>
        <source>Make the question stand alone</source>
        <translation>Frage eigenständig machen</translation>
    </message>
    <message>
        <source>Choose what to look up</source>
        <translation>Wählen, was nachgeschlagen wird</translation>
    </message>
    <message>
        <source>Choose the result</source>
        <translation>Ergebnis wählen</translation>
    </message>
    <message>
        <source>Write the answer</source>
        <translation>Antwort schreiben</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>running …</source>
        <translation>läuft …</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message numerus="yes">
        <source>Prompt · %n token(s)</source>
        <translation>
            <numerusform>Prompt · %n Token</numerusform>
            <numerusform>Prompt · %n Tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message numerus="yes">
        <source>Reply · %n token(s)</source>
        <translation>
            <numerusform>Antwort · %n Token</numerusform>
            <numerusform>Antwort · %n Tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Antwort</translation>
    </message>
</context>
<context>
    <name>PromptsView</name>
    <message>
        <source>No prompts</source>
        <translation>Keine Prompts</translation>
    </message>
    <message>
        <source>An offline answer asks no model. With a model, the exact prompt and the raw reply of every call are shown here.</source>
        <translation>Eine Offline-Antwort fragt kein Modell. Mit Modell stehen hier der genaue Prompt und die rohe Antwort jedes Aufrufs.</translation>
    </message>
</context>
<context>
    <name>QuestionBubble</name>
    <message>
        <source>Question: %1</source>
        <translation>Frage: %1</translation>
    </message>
</context>
<context>
    <name>QuestionInput</name>
    <message>
        <source>Your question</source>
        <translation>Ihre Frage</translation>
    </message>
    <message>
        <source>Enter sends, Shift+Enter breaks the line</source>
        <translation>Eingabe sendet, Umschalt+Eingabe bricht die Zeile um</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>Anhalten (Esc)</translation>
    </message>
    <message>
        <source>Send (Enter)</source>
        <translation>Senden (Eingabe)</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>&quot;%1&quot; is not a document (.txt, .md or .html).</source>
        <translation>„%1“ ist kein Dokument (.txt, .md oder .html).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a finished triple store.</source>
        <translation>„%1“ ist kein fertiger Tripelspeicher.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a knowledge base and is left alone.</source>
        <translation>„%1“ ist keine Wissensbasis und wird nicht angerührt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a search index of this program.</source>
        <translation>„%1“ ist kein Suchindex dieses Programms.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not this computer.</source>
        <translation>„%1“ ist nicht dieser Rechner.</translation>
    </message>
    <message>
        <source>%1 (or the table&apos;s alias instead of its name).</source>
        <translation>%1 (oder der Alias der Tabelle statt ihres Namens).</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>%1 sends the request elsewhere%2</source>
        <translation>%1 leitet die Anfrage anderswohin%2</translation>
    </message>
    <message>
        <source>%1 sent more than %2 bytes.</source>
        <translation>%1 hat mehr als %2 Bytes gesendet.</translation>
    </message>
    <message>
        <source>%1is empty.</source>
        <translation>%1ist leer.</translation>
    </message>
    <message>
        <source>%1is not a text.</source>
        <translation>%1ist kein Text.</translation>
    </message>
    <message>
        <source>%1is not in UTF-8.</source>
        <translation>%1ist nicht in UTF-8.</translation>
    </message>
    <message>
        <source>A file of the knowledge base cannot be copied.</source>
        <translation>Eine Datei der Wissensbasis kann nicht kopiert werden.</translation>
    </message>
    <message>
        <source>A file of the knowledge base is damaged.</source>
        <translation>Eine Datei der Wissensbasis ist beschädigt.</translation>
    </message>
    <message>
        <source>A privacy rule is any, local or schema.</source>
        <translation>Eine Datenschutzregel ist any, local oder schema.</translation>
    </message>
    <message>
        <source>A saved configuration cannot be read.</source>
        <translation>Eine gespeicherte Konfiguration kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>A single element is longer than 256 MB.</source>
        <translation>Ein einzelnes Element ist länger als 256 MB.</translation>
    </message>
    <message>
        <source>A single statement is longer than 256 MB.</source>
        <translation>Eine einzelne Aussage ist länger als 256 MB.</translation>
    </message>
    <message>
        <source>A single tag or text is longer than 256 MB.</source>
        <translation>Ein einzelnes Tag oder ein Text ist länger als 256 MB.</translation>
    </message>
    <message>
        <source>A text is too long for REGEXP: use REGEXP on SUBSTR(text, 1, %1), or LIKE.</source>
        <translation>Ein Text ist zu lang für REGEXP: REGEXP auf SUBSTR(text, 1, %1) anwenden oder LIKE verwenden.</translation>
    </message>
    <message>
        <source>A view could not be taken back.</source>
        <translation>Eine Sicht konnte nicht zurückgenommen werden.</translation>
    </message>
    <message>
        <source>An aggregate stands where it may not (%1): use HAVING instead of WHERE, or a subquery.</source>
        <translation>Eine Aggregatfunktion steht, wo sie nicht stehen darf (%1): HAVING statt WHERE verwenden oder eine Unterabfrage.</translation>
    </message>
    <message>
        <source>An example needs a question.</source>
        <translation>Ein Beispiel braucht eine Frage.</translation>
    </message>
    <message>
        <source>It is not one SELECT.</source>
        <translation>Es ist kein einzelnes SELECT.</translation>
    </message>
    <message>
        <source>It took longer than allowed.</source>
        <translation>Es hat länger gedauert als erlaubt.</translation>
    </message>
    <message>
        <source>Links of the induced database lead nowhere.</source>
        <translation>Verweise der abgeleiteten Datenbank führen ins Leere.</translation>
    </message>
    <message>
        <source>Nothing in the file &quot;%1&quot; could be read as %2.</source>
        <translation>Nichts in der Datei „%1“ konnte als %2 gelesen werden.</translation>
    </message>
    <message>
        <source>Only models on this computer may be asked, and the model server is not on it.</source>
        <translation>Nur Modelle auf diesem Rechner dürfen gefragt werden, und der Modellserver steht woanders.</translation>
    </message>
    <message>
        <source>Only one statement is allowed: send one SELECT (or WITH … SELECT) at a time.</source>
        <translation>Nur eine Anweisung ist erlaubt: ein SELECT (oder WITH … SELECT) auf einmal.</translation>
    </message>
    <message>
        <source>Reading %1 failed.</source>
        <translation>%1 konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Saving the knowledge base failed.</source>
        <translation>Die Wissensbasis konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>The DOCTYPE declares %1.</source>
        <translation>Der DOCTYPE deklariert %1.</translation>
    </message>
    <message>
        <source>The DOCTYPE is damaged.</source>
        <translation>Der DOCTYPE ist beschädigt.</translation>
    </message>
    <message>
        <source>The address of &quot;%1&quot; is not known.</source>
        <translation>Die Adresse von „%1“ ist unbekannt.</translation>
    </message>
    <message>
        <source>The answer has no sources that could have mattered.</source>
        <translation>Die Antwort hat keine Quellen, auf die es hätte ankommen können.</translation>
    </message>
    <message>
        <source>The column %1 is hidden in this knowledge base: leave it out, and name the columns that you need instead of *.</source>
        <translation>Die Spalte %1 ist in dieser Wissensbasis verborgen: ohne sie auskommen und statt * die nötigen Spalten nennen.</translation>
    </message>
    <message>
        <source>The compressed file %1 is cut off before its end.</source>
        <translation>Die komprimierte Datei %1 ist vor ihrem Ende abgeschnitten.</translation>
    </message>
    <message>
        <source>The compressed file %1 is damaged.</source>
        <translation>Die komprimierte Datei %1 ist beschädigt.</translation>
    </message>
    <message>
        <source>The conversation file cannot be read.</source>
        <translation>Die Datei mit den Gesprächen kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The conversations were written by a newer version of TripleTalk.</source>
        <translation>Die Gespräche wurden von einer neueren Version von TripleTalk geschrieben.</translation>
    </message>
    <message>
        <source>The curation cannot be applied, and nothing was changed.</source>
        <translation>Die Kuratierung kann nicht angewendet werden; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The curation cannot be understood.</source>
        <translation>Die Kuratierung ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>The curation file is larger than %1 MB.</source>
        <translation>Die Kuratierungsdatei ist größer als %1 MB.</translation>
    </message>
    <message>
        <source>The curation file is nested too deeply.</source>
        <translation>Die Kuratierungsdatei ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>The curation file is not valid JSON.</source>
        <translation>Die Kuratierungsdatei ist kein gültiges JSON.</translation>
    </message>
    <message>
        <source>The curation was written by another version of the program.</source>
        <translation>Die Kuratierung wurde von einer anderen Version des Programms geschrieben.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; cannot be opened for reading.</source>
        <translation>Die Datenbank „%1“ kann nicht zum Lesen geöffnet werden.</translation>
    </message>
    <message>
        <source>The database could not be read.</source>
        <translation>Die Datenbank konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The database&apos;s collation cannot be set up.</source>
        <translation>Die Sortierung der Datenbank kann nicht eingerichtet werden.</translation>
    </message>
    <message>
        <source>The database&apos;s functions cannot be set up.</source>
        <translation>Die Funktionen der Datenbank können nicht eingerichtet werden.</translation>
    </message>
    <message>
        <source>The dense index does not belong to these passages.</source>
        <translation>Der Vektorindex gehört nicht zu diesen Textstellen.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Die Festplatte ist voll.</translation>
    </message>
    <message>
        <source>The embedder &quot;%1&quot; gave a vector that cannot be used.</source>
        <translation>Das Einbettungsmodell „%1“ hat einen unbrauchbaren Vektor geliefert.</translation>
    </message>
    <message>
        <source>The embedder &quot;%1&quot; gave fewer or more vectors than there were texts.</source>
        <translation>Das Einbettungsmodell „%1“ hat weniger oder mehr Vektoren geliefert, als es Texte gab.</translation>
    </message>
    <message>
        <source>The embedder gave no vector for the question.</source>
        <translation>Das Einbettungsmodell hat keinen Vektor für die Frage geliefert.</translation>
    </message>
    <message>
        <source>The embedder is not the one that this search index was built with.</source>
        <translation>Mit diesem Einbettungsmodell wurde der Suchindex nicht gebaut.</translation>
    </message>
    <message>
        <source>The embedding server changed its model: vectors of %1 and of %2 numbers.</source>
        <translation>Der Einbettungsserver hat sein Modell gewechselt: Vektoren mit %1 und mit %2 Zahlen.</translation>
    </message>
    <message>
        <source>The embedding server sent something that is not in its protocol.</source>
        <translation>Der Einbettungsserver hat etwas gesendet, das nicht zu seinem Protokoll gehört.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; is not RDF text: it looks like %2.</source>
        <translation>Die Datei „%1“ ist kein RDF-Text: sie sieht aus wie %2.</translation>
    </message>
    <message>
        <source>The file %1 is empty.</source>
        <translation>Die Datei %1 ist leer.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; cannot be made.</source>
        <translation>Der Ordner „%1“ kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>The graph has more than four billion different terms.</source>
        <translation>Der Graph hat mehr als vier Milliarden verschiedene Terme.</translation>
    </message>
    <message>
        <source>The import failed.</source>
        <translation>Der Import ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>The induced database holds facts that the graph does not.</source>
        <translation>Die abgeleitete Datenbank enthält Fakten, die der Graph nicht hat.</translation>
    </message>
    <message>
        <source>The knowledge base has no document &quot;%1&quot;.</source>
        <translation>Die Wissensbasis hat kein Dokument „%1“.</translation>
    </message>
    <message>
        <source>The knowledge base&apos;s manifest is damaged.</source>
        <translation>Das Manifest der Wissensbasis ist beschädigt.</translation>
    </message>
    <message>
        <source>The model server gave up: %1</source>
        <translation>Der Modellserver hat aufgegeben: %1</translation>
    </message>
    <message>
        <source>The model server refused (status %1).</source>
        <translation>Der Modellserver hat abgelehnt (Status %1).</translation>
    </message>
    <message>
        <source>The model server refused (status %1): %2</source>
        <translation>Der Modellserver hat abgelehnt (Status %1): %2</translation>
    </message>
    <message>
        <source>The model server sent something that is not in its protocol.</source>
        <translation>Der Modellserver hat etwas gesendet, das nicht zu seinem Protokoll gehört.</translation>
    </message>
    <message>
        <source>The model was asked for JSON and gave none.</source>
        <translation>Das Modell wurde um JSON gebeten und hat keines geliefert.</translation>
    </message>
    <message>
        <source>The model&apos;s JSON cannot be read; it may end too early.</source>
        <translation>Das JSON des Modells ist nicht lesbar; vielleicht endet es zu früh.</translation>
    </message>
    <message>
        <source>The model&apos;s replies were not in the form asked for.</source>
        <translation>Die Antworten des Modells hatten nicht die verlangte Form.</translation>
    </message>
    <message>
        <source>The model&apos;s reply ended too early: the connection broke.</source>
        <translation>Die Antwort des Modells endete zu früh: die Verbindung ist abgebrochen.</translation>
    </message>
    <message>
        <source>The name of &quot;%1&quot; does not end like that of an RDF file (.nt, .ttl, .trig, .nq, .rdf, .owl, .xml, each also with .gz).</source>
        <translation>Der Name „%1“ endet nicht wie der einer RDF-Datei (.nt, .ttl, .trig, .nq, .rdf, .owl, .xml, jeweils auch mit .gz).</translation>
    </message>
    <message>
        <source>The network needs a running application.</source>
        <translation>Das Netzwerk braucht ein laufendes Programm.</translation>
    </message>
    <message>
        <source>The number of candidate queries must be 1 to 9.</source>
        <translation>Die Zahl der Abfragekandidaten muss zwischen 1 und 9 liegen.</translation>
    </message>
    <message>
        <source>The number of passages must be 1 to 50.</source>
        <translation>Die Zahl der Textstellen muss zwischen 1 und 50 liegen.</translation>
    </message>
    <message>
        <source>The number of rounds must be 1 to 20.</source>
        <translation>Die Zahl der Runden muss zwischen 1 und 20 liegen.</translation>
    </message>
    <message>
        <source>The parts of WITH name each other too often: use each part fewer times.</source>
        <translation>Die Teile von WITH nennen einander zu oft: jeden Teil seltener verwenden.</translation>
    </message>
    <message>
        <source>The passages were made by another version of the program.</source>
        <translation>Die Textstellen stammen von einer anderen Version des Programms.</translation>
    </message>
    <message>
        <source>The privacy rule of this knowledge base lets no text reach an embedding server: use the built-in embedder, or none.</source>
        <translation>Die Datenschutzregel dieser Wissensbasis lässt keinen Text zu einem Einbettungsserver: das eingebaute Einbettungsmodell verwenden oder keines.</translation>
    </message>
    <message>
        <source>The privacy rule of this knowledge base lets no value reach a model, and the strategy &quot;%1&quot; shows it some: choose sql or offline.</source>
        <translation>Die Datenschutzregel dieser Wissensbasis lässt keinen Wert zu einem Modell, und die Strategie „%1“ zeigt ihm welche: sql oder offline wählen.</translation>
    </message>
    <message>
        <source>The query contains a NUL character: write it as plain text.</source>
        <translation>Die Abfrage enthält ein NUL-Zeichen: als reinen Text schreiben.</translation>
    </message>
    <message>
        <source>The query does not fit the renamed tables and has to be looked at.</source>
        <translation>Die Abfrage passt nicht zu den umbenannten Tabellen und muss angesehen werden.</translation>
    </message>
    <message>
        <source>The query has parameters: write the values into the query.</source>
        <translation>Die Abfrage hat Parameter: die Werte in die Abfrage schreiben.</translation>
    </message>
    <message>
        <source>The query is empty: write one SELECT.</source>
        <translation>Die Abfrage ist leer: ein SELECT schreiben.</translation>
    </message>
    <message>
        <source>The query is longer than %1 bytes: write a shorter one.</source>
        <translation>Die Abfrage ist länger als %1 Bytes: eine kürzere schreiben.</translation>
    </message>
    <message>
        <source>The query is not valid UTF-8 text.</source>
        <translation>Die Abfrage ist kein gültiger UTF-8-Text.</translation>
    </message>
    <message>
        <source>The query joins too many tables: use fewer.</source>
        <translation>Die Abfrage verbindet zu viele Tabellen: weniger verwenden.</translation>
    </message>
    <message>
        <source>The query needs too much memory to sort, group or join: add filters, join on keys, or aggregate before joining.</source>
        <translation>Die Abfrage braucht zu viel Speicher zum Sortieren, Gruppieren oder Verbinden: Filter ergänzen, über Schlüssel verbinden oder vor dem Verbinden aggregieren.</translation>
    </message>
    <message>
        <source>The query needs too much memory: add filters or a LIMIT.</source>
        <translation>Die Abfrage braucht zu viel Speicher: Filter oder ein LIMIT ergänzen.</translation>
    </message>
    <message>
        <source>The question of an example is too long.</source>
        <translation>Die Frage eines Beispiels ist zu lang.</translation>
    </message>
    <message>
        <source>The regular expression is longer than %1 bytes: use a shorter one.</source>
        <translation>Der reguläre Ausdruck ist länger als %1 Bytes: einen kürzeren verwenden.</translation>
    </message>
    <message>
        <source>The regular expression is not valid: %1.</source>
        <translation>Der reguläre Ausdruck ist ungültig: %1.</translation>
    </message>
    <message>
        <source>The regular expression needs too many steps on a text: use a simpler one without nested repetition, or LIKE.</source>
        <translation>Der reguläre Ausdruck braucht zu viele Schritte für einen Text: einen einfacheren ohne verschachtelte Wiederholung verwenden oder LIKE.</translation>
    </message>
    <message>
        <source>The schema file cannot be understood.</source>
        <translation>Die Schemadatei ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>The schema was written by another version of the program.</source>
        <translation>Das Schema wurde von einer anderen Version des Programms geschrieben.</translation>
    </message>
    <message>
        <source>The search index &quot;%1&quot; cannot be built.</source>
        <translation>Der Suchindex „%1“ kann nicht gebaut werden.</translation>
    </message>
    <message>
        <source>The search index &quot;%1&quot; cannot be read.</source>
        <translation>Der Suchindex „%1“ kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The search index &quot;%1&quot; cannot be written.</source>
        <translation>Der Suchindex „%1“ kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The search index could not be searched.</source>
        <translation>Der Suchindex konnte nicht durchsucht werden.</translation>
    </message>
    <message>
        <source>The server&apos;s reply is not in the protocol of a model server.</source>
        <translation>Die Antwort des Servers gehört nicht zum Protokoll eines Modellservers.</translation>
    </message>
    <message>
        <source>The settings file is damaged; defaults are used.</source>
        <translation>Die Einstellungsdatei ist beschädigt; es gelten die Vorgaben.</translation>
    </message>
    <message>
        <source>The state that this run reads was lost: start the run again.</source>
        <translation>Der Stand, den dieser Lauf liest, ist verloren: den Lauf neu starten.</translation>
    </message>
    <message>
        <source>The strategy ended without an answer.</source>
        <translation>Die Strategie endete ohne Antwort.</translation>
    </message>
    <message>
        <source>The table %1 is hidden in this knowledge base.</source>
        <translation>Die Tabelle %1 ist in dieser Wissensbasis verborgen.</translation>
    </message>
    <message>
        <source>The table %1 is not open to queries. For tables and columns: SELECT name, sql FROM sqlite_schema.</source>
        <translation>Die Tabelle %1 steht Abfragen nicht offen. Für Tabellen und Spalten: SELECT name, sql FROM sqlite_schema.</translation>
    </message>
    <message>
        <source>The tools required must be both, either or none.</source>
        <translation>Die verlangten Werkzeuge müssen beide, eines oder keines sein.</translation>
    </message>
    <message>
        <source>The trace holds no answer.</source>
        <translation>Die Aufzeichnung enthält keine Antwort.</translation>
    </message>
    <message>
        <source>The triple store was never finished.</source>
        <translation>Der Tripelspeicher wurde nie fertiggestellt.</translation>
    </message>
    <message>
        <source>The value index is damaged.</source>
        <translation>Der Werteindex ist beschädigt.</translation>
    </message>
    <message>
        <source>The value index was made by another version of the program.</source>
        <translation>Der Werteindex stammt von einer anderen Version des Programms.</translation>
    </message>
    <message>
        <source>The view cannot be made.</source>
        <translation>Die Sicht kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>There are no vectors to learn a search index from.</source>
        <translation>Es gibt keine Vektoren, aus denen ein Suchindex gelernt werden könnte.</translation>
    </message>
    <message>
        <source>There are too many examples in this knowledge base.</source>
        <translation>In dieser Wissensbasis gibt es zu viele Beispiele.</translation>
    </message>
    <message>
        <source>There is a knowledge base at &quot;%1&quot; already.</source>
        <translation>Bei „%1“ gibt es schon eine Wissensbasis.</translation>
    </message>
    <message>
        <source>There is no configuration &quot;%1&quot;.</source>
        <translation>Die Konfiguration „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no database &quot;%1&quot;.</source>
        <translation>Die Datenbank „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no document to add or to remove.</source>
        <translation>Es gibt kein Dokument zum Hinzufügen oder Entfernen.</translation>
    </message>
    <message>
        <source>There is no example %1.</source>
        <translation>Das Beispiel %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no file &quot;%1&quot;.</source>
        <translation>Die Datei „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Die Datei %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no file to import.</source>
        <translation>Es gibt keine Datei zum Importieren.</translation>
    </message>
    <message>
        <source>There is no knowledge base at &quot;%1&quot;.</source>
        <translation>Bei „%1“ gibt es keine Wissensbasis.</translation>
    </message>
    <message>
        <source>There is no knowledge base to ask.</source>
        <translation>Es gibt keine Wissensbasis, die gefragt werden könnte.</translation>
    </message>
    <message>
        <source>There is no search index &quot;%1&quot;.</source>
        <translation>Den Suchindex „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no statement to run.</source>
        <translation>Es gibt keine Anweisung auszuführen.</translation>
    </message>
    <message>
        <source>There is no strategy &quot;%1&quot;.</source>
        <translation>Die Strategie „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no view &quot;%1&quot;.</source>
        <translation>Die Sicht „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is nothing to import: the files hold no triples.</source>
        <translation>Es gibt nichts zu importieren: die Dateien enthalten keine Tripel.</translation>
    </message>
    <message>
        <source>This is not a web address that can be asked.</source>
        <translation>Das ist keine Webadresse, die gefragt werden kann.</translation>
    </message>
    <message>
        <source>This is not a web address that can be asked: %1</source>
        <translation>Das ist keine Webadresse, die gefragt werden kann: %1</translation>
    </message>
    <message>
        <source>This is not an Ollama server.</source>
        <translation>Das ist kein Ollama-Server.</translation>
    </message>
    <message>
        <source>This is not valid %1: %2.</source>
        <translation>Das ist kein gültiges %1: %2.</translation>
    </message>
    <message>
        <source>This knowledge base is being changed by another.</source>
        <translation>Diese Wissensbasis wird gerade anderswo geändert.</translation>
    </message>
    <message>
        <source>This knowledge base was made by a newer TripleTalk. Please update the program.</source>
        <translation>Diese Wissensbasis wurde mit einem neueren TripleTalk erstellt. Bitte das Programm aktualisieren.</translation>
    </message>
    <message>
        <source>This knowledge base was made by an older TripleTalk. Please import its files again.</source>
        <translation>Diese Wissensbasis wurde mit einem älteren TripleTalk erstellt. Bitte ihre Dateien neu importieren.</translation>
    </message>
    <message>
        <source>This names no embedder: %1 (write builtin, ollama:NAME or openai:NAME).</source>
        <translation>Das nennt kein Einbettungsmodell: %1 (builtin, ollama:NAME oder openai:NAME schreiben).</translation>
    </message>
    <message>
        <source>This names no model: %1 (write ollama:NAME or openai:NAME).</source>
        <translation>Das nennt kein Modell: %1 (ollama:NAME oder openai:NAME schreiben).</translation>
    </message>
    <message>
        <source>This reading does not fit the knowledge base.</source>
        <translation>Diese Lesart passt nicht zur Wissensbasis.</translation>
    </message>
    <message>
        <source>Two documents are called &quot;%1&quot;.</source>
        <translation>Zwei Dokumente heißen „%1“.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>The key of the environment is used (OPENAI_API_KEY).</source>
        <translation>Der Schlüssel aus der Umgebung wird benutzt (OPENAI_API_KEY).</translation>
    </message>
    <message>
        <source>No keychain runs on this desktop: the key is kept for this session only.</source>
        <translation>Auf diesem Desktop läuft kein Schlüsselbund: Der Schlüssel gilt nur für diese Sitzung.</translation>
    </message>
    <message>
        <source>The key is kept in the desktop&apos;s keychain.</source>
        <translation>Der Schlüssel liegt im Schlüsselbund des Desktops.</translation>
    </message>
    <message>
        <source>No key is known.</source>
        <translation>Kein Schlüssel bekannt.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Address of Ollama</source>
        <translation>Adresse von Ollama</translation>
    </message>
    <message>
        <source>Address of an OpenAI-compatible server</source>
        <translation>Adresse eines OpenAI-kompatiblen Servers</translation>
    </message>
    <message>
        <source>Key of that server</source>
        <translation>Schlüssel dieses Servers</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Merken</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SourceCard</name>
    <message>
        <source>SQL</source>
        <translation>SQL</translation>
    </message>
    <message>
        <source>SPARQL</source>
        <translation>SPARQL</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Textstelle</translation>
    </message>
    <message>
        <source>Source %1: %2</source>
        <translation>Quelle %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>more than %n row(s)</source>
        <translation>
            <numerusform>mehr als %n Zeile</numerusform>
            <numerusform>mehr als %n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>Copy the rows as CSV</source>
        <translation>Zeilen als CSV kopieren</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Abfrage</translation>
    </message>
    <message>
        <source>Found by: %1</source>
        <translation>Gefunden mit: %1</translation>
    </message>
</context>
<context>
    <name>SourcesView</name>
    <message>
        <source>No sources yet</source>
        <translation>Noch keine Quellen</translation>
    </message>
    <message>
        <source>What an answer is based on, each query with its rows and each passage, is shown here.</source>
        <translation>Hier steht, worauf eine Antwort beruht: jede Abfrage mit ihren Zeilen und jede Textstelle.</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>Back to the chat</source>
        <translation>Zurück zum Gespräch</translation>
    </message>
</context>
<context>
    <name>StageList</name>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Indexing the graph</source>
        <translation>Graph indizieren</translation>
    </message>
    <message>
        <source>Finding tables</source>
        <translation>Tabellen finden</translation>
    </message>
    <message>
        <source>Filling tables</source>
        <translation>Tabellen füllen</translation>
    </message>
    <message>
        <source>Writing passages</source>
        <translation>Textstellen schreiben</translation>
    </message>
    <message>
        <source>Collecting names and values</source>
        <translation>Namen und Werte sammeln</translation>
    </message>
    <message>
        <source>Preparing the search</source>
        <translation>Suche vorbereiten</translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation>Abschließen</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 facts</source>
        <translation>%1 Fakten</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>%1 passages</source>
        <translation>%1 Textstellen</translation>
    </message>
    <message>
        <source>%1 names</source>
        <translation>%1 Namen</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>noch %1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>noch %1 min</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Asking the database</source>
        <translation>Die Datenbank wird gefragt</translation>
    </message>
    <message>
        <source>Searching the passages</source>
        <translation>Die Textstellen werden durchsucht</translation>
    </message>
    <message>
        <source>Understanding the question</source>
        <translation>Die Frage wird gedeutet</translation>
    </message>
    <message>
        <source>Asking the model what to look up</source>
        <translation>Das Modell wählt, was nachgeschlagen wird</translation>
    </message>
    <message>
        <source>Choosing the result</source>
        <translation>Das Ergebnis wird gewählt</translation>
    </message>
    <message>
        <source>Writing the answer</source>
        <translation>Die Antwort wird geschrieben</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Es wird nachgedacht</translation>
    </message>
    <message>
        <source>%1 …</source>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>%1, round %2 of %3 …</source>
        <translation>%1, Runde %2 von %3 …</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>StepRow</name>
    <message>
        <source>Read the question</source>
        <translation>Frage gelesen</translation>
    </message>
    <message>
        <source>Asked the database</source>
        <translation>Datenbank gefragt</translation>
    </message>
    <message>
        <source>Searched the passages</source>
        <translation>Textstellen durchsucht</translation>
    </message>
    <message>
        <source>Checked the query</source>
        <translation>Abfrage geprüft</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>Chose the result</source>
        <translation>Ergebnis gewählt</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Model: made the question stand alone</source>
        <translation>Modell: Frage eigenständig gemacht</translation>
    </message>
    <message>
        <source>Model: chose what to look up</source>
        <translation>Modell: gewählt, was nachgeschlagen wird</translation>
    </message>
    <message>
        <source>Model: chose the result</source>
        <translation>Modell: Ergebnis gewählt</translation>
    </message>
    <message>
        <source>Model: chose among the passages</source>
        <translation>Modell: Textstellen ausgewählt</translation>
    </message>
    <message>
        <source>Model: judged the sources and wrote the answer</source>
        <translation>Modell: Quellen beurteilt und Antwort geschrieben</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n Textstelle</numerusform>
            <numerusform>%n Textstellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n Token</numerusform>
            <numerusform>%n Tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>running …</source>
        <translation>läuft …</translation>
    </message>
</context>
<context>
    <name>StepsView</name>
    <message>
        <source>No steps yet</source>
        <translation>Noch keine Schritte</translation>
    </message>
    <message>
        <source>Every model call, query, search and decision of an answer is shown here with the time it took.</source>
        <translation>Hier steht jeder Modellaufruf, jede Abfrage, Suche und Entscheidung einer Antwort mit ihrer Dauer.</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>TurnItem</name>
    <message>
        <source>There are more rows than are shown.</source>
        <translation>Es gibt mehr Zeilen, als gezeigt werden.</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Noch einmal fragen</translation>
    </message>
    <message>
        <source>Stopped. What had come so far is kept.</source>
        <translation>Angehalten. Was bis dahin kam, bleibt.</translation>
    </message>
</context>
<context>
    <name>UnderstoodLine</name>
    <message>
        <source>Understood as: %1</source>
        <translation>Verstanden als: %1</translation>
    </message>
    <message>
        <source>not used: %1</source>
        <translation>nicht verwendet: %1</translation>
    </message>
</context>
</TS>
