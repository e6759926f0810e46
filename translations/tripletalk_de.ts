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
