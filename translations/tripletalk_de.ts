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
    <message>
        <source>%1 · %2</source>
        <comment>strategy and model</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2 s</source>
        <comment>who answered in how many seconds</comment>
        <translation>%1 · %2 s</translation>
    </message>
    <message>
        <source>How it was derived</source>
        <translation>Wie sie hergeleitet wurde</translation>
    </message>
    <message>
        <source>The prompts</source>
        <translation>Die Prompts</translation>
    </message>
    <message>
        <source>What mattered</source>
        <translation>Worauf es ankam</translation>
    </message>
    <message>
        <source>The answer is right</source>
        <translation>Die Antwort stimmt</translation>
    </message>
    <message>
        <source>The answer is wrong</source>
        <translation>Die Antwort ist falsch</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
</context>
<context>
    <name>AnswerParts</name>
    <message>
        <source>Code: %1</source>
        <translation>Code: %1</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
</context>
<context>
    <name>AnswerRemarks</name>
    <message>
        <source>No source says “%1”.</source>
        <translation>Keine Quelle sagt „%1“.</translation>
    </message>
    <message>
        <source>This statement cites no source.</source>
        <translation>Diese Aussage nennt keine Quelle.</translation>
    </message>
    <message>
        <source>“%1” was taken as %2. It could also be: %3.</source>
        <translation>„%1“ wurde als %2 verstanden. Es könnte auch sein: %3.</translation>
    </message>
    <message>
        <source>This answer was made on an earlier version of the knowledge base.</source>
        <translation>Diese Antwort entstand auf einem früheren Stand der Wissensbasis.</translation>
    </message>
    <message>
        <source>Or did you mean:</source>
        <translation>Oder war gemeint:</translation>
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
    <name>Chat</name>
    <message>
        <source>Temporary chat</source>
        <translation>Flüchtiges Gespräch</translation>
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
    <name>CleaningCard</name>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Time span</source>
        <translation>Zeitspanne</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Ja oder nein</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) cannot be read so and would have no cell: %1</source>
        <translation>
            <numerusform>Ein Wert lässt sich so nicht lesen und hätte keine Zelle: %1</numerusform>
            <numerusform>%n Werte lassen sich so nicht lesen und hätten keine Zelle: %1</numerusform>
        </translation>
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
    <name>CompletionPopup</name>
    <message>
        <source>Names that may come next</source>
        <translation>Namen, die folgen könnten</translation>
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
    <name>ConsoleView</name>
    <message>
        <source>Ask the database in SQL</source>
        <translation>Die Datenbank in SQL fragen</translation>
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
    <name>CountList</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>DataCell</name>
    <message>
        <source>Opens the entity</source>
        <translation>Öffnet das Objekt</translation>
    </message>
</context>
<context>
    <name>DataCellMenu</name>
    <message>
        <source>Copy the cell</source>
        <translation>Zelle kopieren</translation>
    </message>
    <message>
        <source>Show only rows like this</source>
        <translation>Nur solche Zeilen zeigen</translation>
    </message>
    <message>
        <source>Copy the IRI</source>
        <translation>IRI kopieren</translation>
    </message>
    <message>
        <source>Show the entity</source>
        <translation>Objekt zeigen</translation>
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
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
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
    <message>
        <source>Explore</source>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Konsole</translation>
    </message>
    <message>
        <source>Back to the chat (Esc)</source>
        <translation>Zurück zum Gespräch (Esc)</translation>
    </message>
    <message>
        <source>Use the whole window</source>
        <translation>Ganzes Fenster verwenden</translation>
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
    <name>DiagramModel</name>
    <message>
        <source>%1, linked to no other table</source>
        <translation>%1, mit keiner Tabelle verbunden</translation>
    </message>
    <message>
        <source>%1, linked to %2</source>
        <translation>%1, verbunden mit %2</translation>
    </message>
</context>
<context>
    <name>DropHint</name>
    <message>
        <source>Drop to import</source>
        <translation>Zum Importieren ablegen</translation>
    </message>
    <message>
        <source>Graphs, documents, or folders of them</source>
        <translation>Graphen, Dokumente oder Ordner davon</translation>
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
    <name>EntityHead</name>
    <message>
        <source>Show this class</source>
        <translation>Diese Klasse zeigen</translation>
    </message>
    <message>
        <source>Copy the address %1</source>
        <translation>Adresse %1 kopieren</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>Die Adresse wurde kopiert.</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
    <message>
        <source>Copy as Turtle</source>
        <translation>Als Turtle kopieren</translation>
    </message>
    <message>
        <source>Ask about this</source>
        <translation>Danach fragen</translation>
    </message>
    <message>
        <source>What do we know about %1?</source>
        <translation>Was wissen wir über %1?</translation>
    </message>
</context>
<context>
    <name>EntityView</name>
    <message>
        <source>Copied as Turtle.</source>
        <translation>Als Turtle kopiert.</translation>
    </message>
    <message>
        <source>This cannot be shown</source>
        <translation>Das lässt sich nicht zeigen</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Fakten</translation>
    </message>
    <message>
        <source>Neighbourhood</source>
        <translation>Nachbarschaft</translation>
    </message>
</context>
<context>
    <name>ExploreView</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Look around in the graph</source>
        <translation>Im Graphen umsehen</translation>
    </message>
    <message>
        <source>Things in results and sources lead to their facts.</source>
        <translation>Dinge in Ergebnissen und Quellen führen zu ihren Fakten.</translation>
    </message>
</context>
<context>
    <name>FactList</name>
    <message>
        <source>Facts</source>
        <translation>Fakten</translation>
    </message>
    <message>
        <source>What points here</source>
        <translation>Was hierher zeigt</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>Was es sagt</translation>
    </message>
    <message>
        <source>The graph says nothing more of it</source>
        <translation>Mehr sagt der Graph nicht darüber</translation>
    </message>
</context>
<context>
    <name>FactRow</name>
    <message>
        <source>Show more (%1)</source>
        <translation>Mehr zeigen (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Feedback</name>
    <message>
        <source>This answer belongs to another knowledge base. Open that one first.</source>
        <translation>Diese Antwort gehört zu einer anderen Wissensbasis. Zuerst jene öffnen.</translation>
    </message>
</context>
<context>
    <name>FeedbackCard</name>
    <message>
        <source>Marked as wrong. What would make it right?</source>
        <translation>Als falsch markiert. Was würde sie richtig machen?</translation>
    </message>
    <message>
        <source>Kept as it should be: “Run all” will tell when it changes.</source>
        <translation>So behalten: „Alle prüfen“ sagt, wenn sich das ändert.</translation>
    </message>
    <message>
        <source>Marked as right. The question and its query are an example for similar questions now.</source>
        <translation>Als richtig markiert. Frage und Abfrage sind nun ein Beispiel für ähnliche Fragen.</translation>
    </message>
    <message>
        <source>Marked as right.</source>
        <translation>Als richtig markiert.</translation>
    </message>
    <message>
        <source>Correct the query</source>
        <translation>Abfrage korrigieren</translation>
    </message>
    <message>
        <source>Correct what was understood</source>
        <translation>Verstandenes korrigieren</translation>
    </message>
    <message>
        <source>Fix it in the schema</source>
        <translation>Im Schema beheben</translation>
    </message>
    <message>
        <source>It should stay like this</source>
        <translation>So soll sie bleiben</translation>
    </message>
    <message>
        <source>Do not keep it</source>
        <translation>Nicht behalten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>FollowUps</name>
    <message>
        <source>Ask this</source>
        <translation>Dies fragen</translation>
    </message>
</context>
<context>
    <name>GraphCanvas</name>
    <message>
        <source>Drawing: the arrow keys choose, Enter shows what is around, Ctrl+Enter opens</source>
        <translation>Zeichnung: die Pfeiltasten wählen, Enter zeigt die Umgebung, Strg+Enter öffnet</translation>
    </message>
</context>
<context>
    <name>GraphList</name>
    <message>
        <source>Neighbourhood</source>
        <translation>Nachbarschaft</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ImportCleaningPage</name>
    <message>
        <source>Cleaning</source>
        <translation>Bereinigung</translation>
    </message>
    <message>
        <source>Text that holds numbers, units, ranges or times can become columns to calculate with. What the graph says is kept as it is.</source>
        <translation>Text mit Zahlen, Einheiten, Bereichen oder Zeiten kann zu Spalten werden, mit denen sich rechnen lässt. Was der Graph sagt, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Nothing to clean</source>
        <translation>Nichts zu bereinigen</translation>
    </message>
    <message>
        <source>No text was found that holds numbers, units, ranges or times.</source>
        <translation>Kein Text enthält Zahlen, Einheiten, Bereiche oder Zeiten.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <translation>
            <numerusform>eine Regel gefunden</numerusform>
            <numerusform>%n Regeln gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in use</source>
        <translation>
            <numerusform>eine in Gebrauch</numerusform>
            <numerusform>%n in Gebrauch</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportFileModel</name>
    <message>
        <source>“%1” is not a file of this computer: download it first.</source>
        <translation>„%1“ ist keine Datei auf diesem Rechner: erst herunterladen.</translation>
    </message>
</context>
<context>
    <name>ImportPreviewPage</name>
    <message>
        <source>What is in it</source>
        <translation>Was darin ist</translation>
    </message>
    <message>
        <source>Check that the files are what you think they are.</source>
        <translation>Prüfen Sie, ob die Dateien das sind, was Sie erwarten.</translation>
    </message>
    <message>
        <source>Skip such statements</source>
        <translation>Solche Aussagen überspringen</translation>
    </message>
    <message>
        <source>facts</source>
        <translation>Fakten</translation>
    </message>
    <message>
        <source>entities</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>types</source>
        <translation>Typen</translation>
    </message>
    <message>
        <source>predicates</source>
        <translation>Prädikate</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>passages</source>
        <translation>Textstellen</translation>
    </message>
    <message numerus="yes">
        <source>%n statement(s) cannot be read.</source>
        <translation>
            <numerusform>Eine Aussage ist nicht lesbar.</numerusform>
            <numerusform>%n Aussagen sind nicht lesbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>What to do about them</source>
        <translation>Was mit ihnen geschehen soll</translation>
    </message>
    <message>
        <source>Leave them out and say so in the report</source>
        <translation>Sie weglassen und im Bericht nennen</translation>
    </message>
    <message>
        <source>Stop the import at the first one</source>
        <translation>Den Import bei der ersten anhalten</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Typen</translation>
    </message>
    <message>
        <source>Nothing has a type.</source>
        <translation>Nichts hat einen Typ.</translation>
    </message>
    <message>
        <source>Predicates</source>
        <translation>Prädikate</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Zum Beispiel: %1</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Ein anderes</translation>
    </message>
    <message>
        <source>As Turtle</source>
        <translation>Als Turtle</translation>
    </message>
    <message>
        <source>As the passage that is searched</source>
        <translation>Als die Textstelle, die durchsucht wird</translation>
    </message>
    <message>
        <source>It has none.</source>
        <translation>Es hat keine.</translation>
    </message>
    <message>
        <source>Prefixes</source>
        <translation>Präfixe</translation>
    </message>
</context>
<context>
    <name>ImportPreviewState</name>
    <message>
        <source>Looking at the files: %1 …</source>
        <translation>Die Dateien werden angesehen: %1 …</translation>
    </message>
    <message>
        <source>Looking at the files …</source>
        <translation>Die Dateien werden angesehen …</translation>
    </message>
    <message>
        <source>This is about the first %1 facts; the import reads them all.</source>
        <translation>Das betrifft die ersten %1 Fakten; der Import liest alle.</translation>
    </message>
</context>
<context>
    <name>ImportRail</name>
    <message>
        <source>Steps of the import</source>
        <translation>Schritte des Imports</translation>
    </message>
    <message>
        <source>current step</source>
        <translation>aktueller Schritt</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>noch offen</translation>
    </message>
</context>
<context>
    <name>ImportReportPage</name>
    <message>
        <source>“%1” is ready</source>
        <translation>„%1“ ist bereit</translation>
    </message>
    <message>
        <source>Imported in %1.</source>
        <translation>Importiert in %1.</translation>
    </message>
    <message>
        <source>Open the chat</source>
        <translation>Gespräch öffnen</translation>
    </message>
    <message>
        <source>Look at the schema</source>
        <translation>Schema ansehen</translation>
    </message>
    <message>
        <source>facts read</source>
        <translation>gelesene Fakten</translation>
    </message>
    <message>
        <source>stored</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>duplicates</source>
        <translation>Doppelte</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>passages</source>
        <translation>Textstellen</translation>
    </message>
    <message>
        <source>Nothing was skipped. %1 of the facts stand in columns and links.</source>
        <translation>Nichts wurde übersprungen. %1 der Fakten stehen in Spalten und Verweisen.</translation>
    </message>
    <message>
        <source>Skipped, because it cannot be read:</source>
        <translation>Übersprungen, weil nicht lesbar:</translation>
    </message>
    <message>
        <source>Kept beside the tables, and why:</source>
        <translation>Neben den Tabellen aufbewahrt, und warum:</translation>
    </message>
    <message>
        <source>Your changes to the schema that have no effect now</source>
        <translation>Ihre Änderungen am Schema, die jetzt nichts bewirken</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cleaned</source>
        <translation>Bereinigt</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1, %2: %3 (“%4” becomes %5)</source>
        <translation>%1, %2: %3 („%4“ wird zu %5)</translation>
    </message>
    <message>
        <source>How long it took; some steps go on beside one another</source>
        <translation>Wie lange es dauerte; manche Schritte laufen nebeneinander</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>ImportRunPage</name>
    <message>
        <source>Importing %1</source>
        <translation>%1 wird importiert</translation>
    </message>
    <message>
        <source>The import failed</source>
        <translation>Der Import ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>You can go back to the chat meanwhile.</source>
        <translation>Sie können inzwischen zum Gespräch zurückkehren.</translation>
    </message>
    <message>
        <source>Nothing of it is left behind.</source>
        <translation>Nichts davon bleibt zurück.</translation>
    </message>
    <message>
        <source>Back to the chat</source>
        <translation>Zurück zum Gespräch</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>Import abbrechen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
</context>
<context>
    <name>ImportSchemaPage</name>
    <message>
        <source>The tables it becomes</source>
        <translation>Die Tabellen, die daraus werden</translation>
    </message>
    <message>
        <source>Found from the types and predicates; questions are answered from these. Names, comments and more can be changed afterwards.</source>
        <translation>Aus Typen und Prädikaten gefunden; hieraus werden Fragen beantwortet. Namen, Kommentare und mehr lassen sich später ändern.</translation>
    </message>
    <message>
        <source>%1 of the facts stand in columns and links.</source>
        <translation>%1 der Fakten stehen in Spalten und Verweisen.</translation>
    </message>
    <message>
        <source>No tables</source>
        <translation>Keine Tabellen</translation>
    </message>
    <message>
        <source>The files hold no facts about things, only text to search.</source>
        <translation>Die Dateien enthalten keine Fakten über Dinge, nur Text zum Durchsuchen.</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>What becomes no column stays searchable, and why it does not become one:</source>
        <translation>Was keine Spalte wird, bleibt durchsuchbar; warum es keine wird:</translation>
    </message>
</context>
<context>
    <name>ImportSearchPage</name>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Passages are found by their words, and by their meaning if an embedder prepares them.</source>
        <translation>Textstellen werden nach ihren Wörtern gefunden, und nach ihrer Bedeutung, wenn ein Einbettungsmodell sie vorbereitet.</translation>
    </message>
    <message>
        <source>Search by meaning</source>
        <translation>Suche nach Bedeutung</translation>
    </message>
    <message>
        <source>Built in</source>
        <translation>Eingebaut</translation>
    </message>
    <message>
        <source>A model on a server</source>
        <translation>Ein Modell auf einem Server</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Gar nicht</translation>
    </message>
    <message>
        <source>Works at once and without a network.</source>
        <translation>Arbeitet sofort und ohne Netz.</translation>
    </message>
    <message>
        <source>The privacy rule below lets no text reach a server.</source>
        <translation>Die Datenschutzregel unten lässt keinen Text zu einem Server.</translation>
    </message>
    <message>
        <source>Ollama, or any OpenAI-compatible address; slower, and often better with other words for the same thing.</source>
        <translation>Ollama oder eine OpenAI-kompatible Adresse; langsamer und oft besser bei anderen Wörtern für dasselbe.</translation>
    </message>
    <message>
        <source>Passages are found by their words alone.</source>
        <translation>Textstellen werden nur nach ihren Wörtern gefunden.</translation>
    </message>
    <message>
        <source>Models of Ollama</source>
        <translation>Modelle von Ollama</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <translation>Einbettungsmodell</translation>
    </message>
    <message>
        <source>Every passage goes to %1.</source>
        <translation>Jede Textstelle geht an %1.</translation>
    </message>
    <message>
        <source>Passages stay on this computer.</source>
        <translation>Textstellen bleiben auf diesem Rechner.</translation>
    </message>
    <message>
        <source>Send 16 passages to find out how long it takes</source>
        <translation>16 Textstellen senden, um die Dauer herauszufinden</translation>
    </message>
    <message>
        <source>Find out how long it takes</source>
        <translation>Herausfinden, wie lange es dauert</translation>
    </message>
    <message>
        <source>Trying the embedder</source>
        <translation>Das Einbettungsmodell wird probiert</translation>
    </message>
    <message numerus="yes">
        <source>About %1 for about %2 passages, going by %n of the preview.</source>
        <translation>
            <numerusform>Etwa %1 für etwa %2 Textstellen, nach einer aus der Vorschau.</numerusform>
            <numerusform>Etwa %1 für etwa %2 Textstellen, nach %n aus der Vorschau.</numerusform>
        </translation>
    </message>
    <message>
        <source>Language of names and texts</source>
        <translation>Sprache der Namen und Texte</translation>
    </message>
    <message>
        <source>Where something is named in several languages, this one is shown.</source>
        <translation>Wo etwas in mehreren Sprachen benannt ist, wird diese gezeigt.</translation>
    </message>
    <message>
        <source>The most frequent one</source>
        <translation>Die häufigste</translation>
    </message>
    <message>
        <source>%1 (%2 texts)</source>
        <translation>%1 (%2 Texte)</translation>
    </message>
    <message>
        <source>What of this knowledge base may reach a model</source>
        <translation>Was von dieser Wissensbasis ein Modell erreichen darf</translation>
    </message>
    <message>
        <source>Everything, any model</source>
        <translation>Alles, jedes Modell</translation>
    </message>
    <message>
        <source>Everything, models on this computer only</source>
        <translation>Alles, nur Modelle auf diesem Rechner</translation>
    </message>
    <message>
        <source>Names of tables and columns, no values</source>
        <translation>Namen von Tabellen und Spalten, keine Werte</translation>
    </message>
    <message>
        <source>You choose the model, and are told where a question goes.</source>
        <translation>Sie wählen das Modell und erfahren, wohin eine Frage geht.</translation>
    </message>
    <message>
        <source>Models on other computers are refused.</source>
        <translation>Modelle auf anderen Rechnern werden abgelehnt.</translation>
    </message>
    <message>
        <source>Values and passages are shown to you alone.</source>
        <translation>Werte und Textstellen sehen nur Sie.</translation>
    </message>
</context>
<context>
    <name>ImportSourcesPage</name>
    <message>
        <source>Where does it come from now?</source>
        <translation>Woher kommt sie jetzt?</translation>
    </message>
    <message>
        <source>What shall be imported?</source>
        <translation>Was soll importiert werden?</translation>
    </message>
    <message>
        <source>The files replace those of “%1”. Chats, changes to the schema and examples stay.</source>
        <translation>Die Dateien ersetzen die von „%1“. Gespräche, Änderungen am Schema und Beispiele bleiben.</translation>
    </message>
    <message>
        <source>Several files make one knowledge base. Nothing leaves this computer.</source>
        <translation>Mehrere Dateien ergeben eine Wissensbasis. Nichts verlässt diesen Rechner.</translation>
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
        <source>Looking …</source>
        <translation>Wird angesehen …</translation>
    </message>
    <message>
        <source>Drop files or folders anywhere in this window</source>
        <translation>Dateien oder Ordner irgendwo in diesem Fenster ablegen</translation>
    </message>
    <message>
        <source>N-Triples, Turtle, TriG, N-Quads and RDF/XML, also packed as .gz; documents as .md, .html or .txt</source>
        <translation>N-Triples, Turtle, TriG, N-Quads und RDF/XML, auch als .gz gepackt; Dokumente als .md, .html oder .txt</translation>
    </message>
    <message>
        <source>Add files …</source>
        <translation>Dateien hinzufügen …</translation>
    </message>
    <message>
        <source>Choose files …</source>
        <translation>Dateien wählen …</translation>
    </message>
    <message>
        <source>Add a folder …</source>
        <translation>Ordner hinzufügen …</translation>
    </message>
    <message>
        <source>Choose a folder …</source>
        <translation>Ordner wählen …</translation>
    </message>
    <message numerus="yes">
        <source>and %n more that cannot be imported</source>
        <translation>
            <numerusform>und eine weitere, die nicht importiert werden kann</numerusform>
            <numerusform>und %n weitere, die nicht importiert werden können</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1</source>
        <translation>
            <numerusform>eine Datei, %1</numerusform>
            <numerusform>%n Dateien, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Name of the knowledge base</source>
        <translation>Name der Wissensbasis</translation>
    </message>
    <message>
        <source>There is a knowledge base of this name already</source>
        <translation>Eine Wissensbasis dieses Namens gibt es schon</translation>
    </message>
    <message>
        <source>Keep it, and make another one of the same name</source>
        <translation>Behalten und eine weitere mit demselben Namen anlegen</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Chats, changes to the schema and examples stay.</source>
        <translation>Gespräche, Änderungen am Schema und Beispiele bleiben.</translation>
    </message>
</context>
<context>
    <name>ImportStatus</name>
    <message>
        <source>The import failed</source>
        <translation>Der Import ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>Importing …</source>
        <translation>Wird importiert …</translation>
    </message>
</context>
<context>
    <name>ImportWizard</name>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Cleaning</source>
        <translation>Bereinigung</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Import %1 anew</source>
        <translation>%1 neu importieren</translation>
    </message>
    <message>
        <source>Import a graph</source>
        <translation>Graph importieren</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <source>Import now</source>
        <translation>Jetzt importieren</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation>%1 kB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>less than a second</source>
        <translation>weniger als eine Sekunde</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
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
        <source>%1 facts</source>
        <translation>%1 Fakten</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>%1 names</source>
        <translation>%1 Namen</translation>
    </message>
    <message>
        <source>%1 passages</source>
        <translation>%1 Textstellen</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, noch %2</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>%1, packed</source>
        <translation>%1, gepackt</translation>
    </message>
</context>
<context>
    <name>InPlaceEdit</name>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Enter asks, Esc leaves it as it was</source>
        <translation>Enter fragt, Esc lässt es, wie es war</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
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
    <message>
        <source>Explore, console</source>
        <translation>Erkunden, Konsole</translation>
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
    <message>
        <source>“%1” was imported.</source>
        <translation>„%1“ wurde importiert.</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>Bericht zeigen</translation>
    </message>
</context>
<context>
    <name>Neighbourhood</name>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>noch eines</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NeighbourhoodView</name>
    <message>
        <source>Neighbourhood</source>
        <translation>Nachbarschaft</translation>
    </message>
    <message>
        <source>Nothing more fits into this drawing.</source>
        <translation>Mehr passt nicht in diese Zeichnung.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>A click on a thing shows what is around it.</source>
        <translation>Ein Klick auf ein Ding zeigt, was darum herum ist.</translation>
    </message>
    <message>
        <source>Show its facts (Ctrl+Enter)</source>
        <translation>Seine Fakten zeigen (Strg+Enter)</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Fit into the view</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>As a drawing</source>
        <translation>Als Zeichnung</translation>
    </message>
    <message>
        <source>As a list</source>
        <translation>Als Liste</translation>
    </message>
</context>
<context>
    <name>Pager</name>
    <message>
        <source>%1/%2</source>
        <comment>one of several</comment>
        <translation>%1/%2</translation>
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
    <message>
        <source>Edit the question</source>
        <translation>Frage bearbeiten</translation>
    </message>
    <message>
        <source>Earlier wording of the question</source>
        <translation>Frühere Fassung der Frage</translation>
    </message>
    <message>
        <source>Later wording of the question</source>
        <translation>Spätere Fassung der Frage</translation>
    </message>
    <message>
        <source>Copy the question</source>
        <translation>Frage kopieren</translation>
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
    <name>ReadingChip</name>
    <message>
        <source>not used: %1</source>
        <translation>nicht verwendet: %1</translation>
    </message>
    <message>
        <source>per %1</source>
        <translation>je %1</translation>
    </message>
    <message>
        <source>Change what this means</source>
        <translation>Ändern, was das heißt</translation>
    </message>
</context>
<context>
    <name>ReadingChips</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a choice and what tells it from others</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Leave this out</source>
        <translation>Weglassen</translation>
    </message>
</context>
<context>
    <name>ResultBar</name>
    <message numerus="yes">
        <source>%1 of %n row(s)</source>
        <translation>
            <numerusform>%1 von einer Zeile</numerusform>
            <numerusform>%1 von %n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n row(s)</source>
        <translation>
            <numerusform>mehr als eine Zeile</numerusform>
            <numerusform>mehr als %n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>eine Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter the rows (Ctrl+F)</source>
        <translation>Zeilen filtern (Strg+F)</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Als CSV kopieren</translation>
    </message>
    <message>
        <source>Save as CSV …</source>
        <translation>Als CSV speichern …</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Copy as CSV with IRIs</source>
        <translation>Als CSV mit IRIs kopieren</translation>
    </message>
    <message>
        <source>Save as CSV with IRIs …</source>
        <translation>Als CSV mit IRIs speichern …</translation>
    </message>
</context>
<context>
    <name>ResultFilter</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Words, or a comparison such as &gt; 40</source>
        <translation>Wörter oder ein Vergleich wie &gt; 40</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>any column</source>
        <translation>beliebige Spalte</translation>
    </message>
    <message>
        <source>Show all rows</source>
        <translation>Alle Zeilen zeigen</translation>
    </message>
</context>
<context>
    <name>ResultView</name>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) copied.</source>
        <translation>
            <numerusform>Eine Zeile kopiert.</numerusform>
            <numerusform>%n Zeilen kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>No row fits the filter.</source>
        <translation>Keine Zeile passt zum Filter.</translation>
    </message>
</context>
<context>
    <name>SchemaDiagram</name>
    <message numerus="yes">
        <source>Diagram of %n table(s)</source>
        <translation>
            <numerusform>Diagramm einer Tabelle</numerusform>
            <numerusform>Diagramm von %n Tabellen</numerusform>
        </translation>
    </message>
    <message>
        <source>No tables to draw</source>
        <translation>Keine Tabellen zu zeichnen</translation>
    </message>
    <message>
        <source>Drawing …</source>
        <translation>Wird gezeichnet …</translation>
    </message>
    <message>
        <source>Smaller (-)</source>
        <translation>Kleiner (-)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>Größer (+)</translation>
    </message>
    <message>
        <source>Show all (0)</source>
        <translation>Alles zeigen (0)</translation>
    </message>
    <message>
        <source>Details and export</source>
        <translation>Einzelheiten und Export</translation>
    </message>
    <message>
        <source>Names alone</source>
        <translation>Nur Namen</translation>
    </message>
    <message>
        <source>Keys and links</source>
        <translation>Schlüssel und Verweise</translation>
    </message>
    <message>
        <source>All columns</source>
        <translation>Alle Spalten</translation>
    </message>
    <message>
        <source>Save as SVG or PNG …</source>
        <translation>Als SVG oder PNG speichern …</translation>
    </message>
    <message>
        <source>Save the diagram</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG-Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
</context>
<context>
    <name>SchemaTableRow</name>
    <message>
        <source>→ %1</source>
        <translation>→ %1</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>eine Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>links</source>
        <translation>Verweise</translation>
    </message>
    <message>
        <source>several values</source>
        <translation>mehrere Werte</translation>
    </message>
    <message>
        <source>view</source>
        <translation>Sicht</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>eine Spalte</numerusform>
            <numerusform>%n Spalten</numerusform>
        </translation>
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
    <name>Session</name>
    <message>
        <source>The answer is there</source>
        <translation>Die Antwort ist da</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
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
        <source>Ask again</source>
        <translation>Noch einmal fragen</translation>
    </message>
    <message>
        <source>Stopped. What had come so far is kept.</source>
        <translation>Angehalten. Was bis dahin kam, bleibt.</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Reading the answer …</source>
        <translation>Die Antwort wird gelesen …</translation>
    </message>
</context>
<context>
    <name>TurnList</name>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
</context>
<context>
    <name>UnderstoodLine</name>
    <message>
        <source>Understood as: %1</source>
        <translation>Verstanden als: %1</translation>
    </message>
    <message>
        <source>Correct it and ask again</source>
        <translation>Korrigieren und noch einmal fragen</translation>
    </message>
    <message>
        <source>How the question should be understood</source>
        <translation>Wie die Frage verstanden werden soll</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Noch einmal fragen</translation>
    </message>
</context>
</TS>
