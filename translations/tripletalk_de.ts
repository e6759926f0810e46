<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>AddedBase</name>
    <message>
        <source>Added knowledge base, not there: %1</source>
        <translation>Hinzugefügte Wissensbasis, nicht da: %1</translation>
    </message>
    <message>
        <source>Added knowledge base: %1</source>
        <translation>Hinzugefügte Wissensbasis: %1</translation>
    </message>
    <message>
        <source>Added knowledge base, not asked: %1</source>
        <translation>Hinzugefügte Wissensbasis, nicht gefragt: %1</translation>
    </message>
    <message>
        <source>Remove “%1” from this chat</source>
        <translation>„%1“ aus diesem Gespräch entfernen</translation>
    </message>
</context>
<context>
    <name>AnswerFooter</name>
    <message>
        <source>Show source %1</source>
        <translation>Quelle %1 zeigen</translation>
    </message>
    <message>
        <source>Source %1</source>
        <translation>Quelle %1</translation>
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
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>who answered in what time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Compare two configurations</source>
        <translation>Zwei Konfigurationen vergleichen</translation>
    </message>
    <message>
        <source>Copy or export the answer</source>
        <translation>Antwort kopieren oder exportieren</translation>
    </message>
    <message>
        <source>Export this answer …</source>
        <translation>Diese Antwort exportieren …</translation>
    </message>
    <message>
        <source>Export this answer as PDF …</source>
        <translation>Diese Antwort als PDF exportieren …</translation>
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
    <name>AppearancePage</name>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
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
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Sprache des Fensters</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Without animations</source>
        <translation>Ohne Animationen</translation>
    </message>
</context>
<context>
    <name>BaseChanges</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>Imported again: nothing has changed.</source>
        <translation>Neu importiert: nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>Imported again: this has changed</source>
        <translation>Neu importiert: das hat sich geändert</translation>
    </message>
    <message>
        <source>Entities: %1 came, %2 went, %3 changed. Facts: %4 came, %5 went.</source>
        <translation>Objekte: %1 gekommen, %2 gegangen, %3 geändert. Fakten: %4 gekommen, %5 gegangen.</translation>
    </message>
    <message>
        <source>%1: facts +%2, −%3</source>
        <translation>%1: Fakten +%2, −%3</translation>
    </message>
    <message>
        <source>Came</source>
        <translation>Gekommen</translation>
    </message>
    <message>
        <source>Went</source>
        <translation>Gegangen</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <translation>%1 (%2): %3</translation>
    </message>
</context>
<context>
    <name>BaseDetails</name>
    <message>
        <source>Facts</source>
        <translation>Fakten</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Textstellen</translation>
    </message>
    <message>
        <source>Chats</source>
        <translation>Gespräche</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Auf der Festplatte</translation>
    </message>
    <message>
        <source>Search by meaning</source>
        <translation>Suche nach Bedeutung</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>eingebaut</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the knowledge base</source>
        <translation>Name der Wissensbasis</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In Gebrauch</translation>
    </message>
    <message>
        <source>Use this one</source>
        <translation>Diese verwenden</translation>
    </message>
    <message>
        <source>Import again</source>
        <translation>Neu importieren</translation>
    </message>
    <message>
        <source>Pack …</source>
        <translation>Packen …</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Aus der Liste nehmen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Asked at</source>
        <translation>Gefragt unter</translation>
    </message>
    <message>
        <source>Authorization</source>
        <translation>Berechtigung</translation>
    </message>
    <message>
        <source>Kept in the desktop&apos;s keychain and sent to this address only.</source>
        <translation>Liegt im Schlüsselbund des Desktops und wird nur an diese Adresse gesendet.</translation>
    </message>
    <message>
        <source>In the search index</source>
        <translation>Im Suchindex</translation>
    </message>
    <message>
        <source>Update the search index</source>
        <translation>Suchindex aktualisieren</translation>
    </message>
    <message>
        <source>Fetch a search index</source>
        <translation>Suchindex holen</translation>
    </message>
    <message>
        <source>In the excerpt</source>
        <translation>Im Auszug</translation>
    </message>
    <message>
        <source>%1 of %2 facts</source>
        <translation>%1 von %2 Fakten</translation>
    </message>
    <message>
        <source>Not in the excerpt</source>
        <translation>Nicht im Auszug</translation>
    </message>
    <message>
        <source>Fetch the excerpt anew</source>
        <translation>Auszug neu holen</translation>
    </message>
    <message>
        <source>Fetch an excerpt</source>
        <translation>Auszug holen</translation>
    </message>
</context>
<context>
    <name>BaseDialogs</name>
    <message>
        <source>Pack the knowledge base</source>
        <translation>Wissensbasis packen</translation>
    </message>
    <message>
        <source>Packed knowledge bases (*.tar.gz)</source>
        <translation>Gepackte Wissensbasen (*.tar.gz)</translation>
    </message>
    <message>
        <source>Unpack a knowledge base</source>
        <translation>Wissensbasis auspacken</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Add documents</source>
        <translation>Dokumente hinzufügen</translation>
    </message>
    <message>
        <source>Documents (*.txt *.md *.html *.htm)</source>
        <translation>Dokumente (*.txt *.md *.html *.htm)</translation>
    </message>
    <message>
        <source>Packed knowledge base</source>
        <translation>Gepackte Wissensbasis</translation>
    </message>
</context>
<context>
    <name>BaseExamples</name>
    <message>
        <source>Learned from %1 of %2 examples on %3 (paths: %4, relations: %5).</source>
        <translation>Gelernt aus %1 von %2 Beispielen am %3 (Pfade: %4, Beziehungen: %5).</translation>
    </message>
    <message>
        <source>Learned from %1 of %2 examples (paths: %3, relations: %4).</source>
        <translation>Gelernt aus %1 von %2 Beispielen (Pfade: %3, Beziehungen: %4).</translation>
    </message>
    <message numerus="yes">
        <source>%n example(s) left out, most often for this reason: %1</source>
        <translation>
            <numerusform>Ein Beispiel ausgelassen, aus diesem Grund: %1</numerusform>
            <numerusform>%n Beispiele ausgelassen, am häufigsten aus diesem Grund: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept examples (%1)</source>
        <translation>Behaltene Beispiele (%1)</translation>
    </message>
    <message>
        <source>Kept examples</source>
        <translation>Behaltene Beispiele</translation>
    </message>
    <message>
        <source>Learn paths again</source>
        <translation>Pfade neu lernen</translation>
    </message>
    <message>
        <source>Learn paths</source>
        <translation>Pfade lernen</translation>
    </message>
    <message>
        <source>None yet: an answer from a query that is marked as right becomes one.</source>
        <translation>Noch keine: Eine Antwort aus einer Abfrage, die als richtig markiert wird, wird eines.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Examples show how questions are worded and which path of relations leads to the answer. Once that is learned, which takes seconds, the strategy “Learned paths” answers questions worded alike, also without a model.</source>
        <translation>Beispiele zeigen, wie Fragen formuliert sind und welcher Pfad von Beziehungen zur Antwort führt. Ist das gelernt, was Sekunden dauert, beantwortet die Strategie „Gelernte Pfade“ ähnlich formulierte Fragen, auch ohne Modell.</translation>
    </message>
    <message>
        <source>Check: the right path was found for %1 of %2 examples that were held out at first (%3 %).</source>
        <translation>Probe: Für %1 von %2 Beispielen, die zunächst zurückgehalten waren, wurde der richtige Pfad gefunden (%3 %).</translation>
    </message>
    <message>
        <source>Too few examples to hold some out for a check: how well it was learned is not known.</source>
        <translation>Zu wenige Beispiele, um einige für eine Probe zurückzuhalten: Wie gut gelernt wurde, ist nicht bekannt.</translation>
    </message>
    <message numerus="yes">
        <source>%n example(s) said the same as another one.</source>
        <translation>
            <numerusform>Ein Beispiel sagte dasselbe wie ein anderes.</numerusform>
            <numerusform>%n Beispiele sagten dasselbe wie ein anderes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BaseMark</name>
    <message>
        <source>Knowledge base: %1</source>
        <translation>Wissensbasis: %1</translation>
    </message>
</context>
<context>
    <name>BaseRow</name>
    <message>
        <source>in use</source>
        <translation>in Gebrauch</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>BaseSources</name>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Add documents …</source>
        <translation>Dokumente hinzufügen …</translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) changed or went since the import. Import again to read what is there now.</source>
        <translation>
            <numerusform>Eine Quelle hat sich seit dem Import geändert oder ist weg. Neu importieren, um den jetzigen Stand zu lesen.</numerusform>
            <numerusform>%n Quellen haben sich seit dem Import geändert oder sind weg. Neu importieren, um den jetzigen Stand zu lesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>Remove the document “%1”</source>
        <translation>Dokument „%1“ entfernen</translation>
    </message>
</context>
<context>
    <name>BaseSwitch</name>
    <message>
        <source>Knowledge base: %1</source>
        <translation>Wissensbasis: %1</translation>
    </message>
    <message>
        <source>No knowledge base</source>
        <translation>Keine Wissensbasis</translation>
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
        <translation>zuerst eine importieren</translation>
    </message>
    <message>
        <source>Import a graph …</source>
        <translation>Graph importieren …</translation>
    </message>
    <message>
        <source>Knowledge bases …</source>
        <translation>Wissensbasen …</translation>
    </message>
    <message>
        <source>Edit the schema …</source>
        <translation>Schema bearbeiten …</translation>
    </message>
</context>
<context>
    <name>BaseWords</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entity(s)</source>
        <translation>
            <numerusform>%Ln Objekt</numerusform>
            <numerusform>%Ln Objekte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln fact(s)</source>
        <translation>
            <numerusform>%Ln Fakt</numerusform>
            <numerusform>%Ln Fakten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BaseWork</name>
    <message>
        <source>Packing</source>
        <translation>Wird gepackt</translation>
    </message>
    <message>
        <source>Unpacking</source>
        <translation>Wird ausgepackt</translation>
    </message>
    <message>
        <source>Importing again</source>
        <translation>Wird neu importiert</translation>
    </message>
    <message>
        <source>Changing the documents</source>
        <translation>Dokumente werden geändert</translation>
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
        <source>Making tables</source>
        <translation>Tabellen werden gemacht</translation>
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
        <source>Looking for what changed</source>
        <translation>Änderungen werden gesucht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Making the search index</source>
        <translation>Suchindex wird gebaut</translation>
    </message>
    <message>
        <source>Asking the endpoint</source>
        <translation>Endpunkt wird befragt</translation>
    </message>
    <message>
        <source>Learning paths</source>
        <translation>Pfade werden gelernt</translation>
    </message>
    <message>
        <source>Reading the examples</source>
        <translation>Beispiele werden gelesen</translation>
    </message>
    <message>
        <source>Telling the wordings apart</source>
        <translation>Formulierungen werden unterschieden</translation>
    </message>
    <message>
        <source>Asking what was held out</source>
        <translation>Zurückgehaltenes wird gefragt</translation>
    </message>
    <message>
        <source>Fetching an excerpt</source>
        <translation>Auszug wird geholt</translation>
    </message>
</context>
<context>
    <name>BasesView</name>
    <message>
        <source>Knowledge bases</source>
        <translation>Wissensbasen</translation>
    </message>
    <message>
        <source>Unpack …</source>
        <translation>Auspacken …</translation>
    </message>
    <message>
        <source>Import a graph …</source>
        <translation>Graph importieren …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>No knowledge bases yet</source>
        <translation>Noch keine Wissensbasen</translation>
    </message>
    <message>
        <source>Connect …</source>
        <translation>Verbinden …</translation>
    </message>
    <message>
        <source>Import a graph, unpack one that somebody gave you, or connect to one that stays where it is.</source>
        <translation>Einen Graphen importieren, einen auspacken, den Sie bekommen haben, oder mit einem verbinden, der bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>Bring back “%1”</source>
        <translation>„%1“ zurückholen</translation>
    </message>
</context>
<context>
    <name>CertificatesSection</name>
    <message>
        <source>Own certificates</source>
        <translation>Eigene Zertifikate</translation>
    </message>
    <message>
        <source>If your organisation signs its servers itself, choose the file of its authority (PEM). It is trusted besides those of the system.</source>
        <translation>Wenn Ihre Organisation ihre Server selbst beglaubigt, wählen Sie die Datei ihrer Zertifizierungsstelle (PEM). Ihr wird zusätzlich zu denen des Systems vertraut.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Trust no longer</source>
        <translation>Nicht mehr vertrauen</translation>
    </message>
    <message>
        <source>Choose a file …</source>
        <translation>Datei wählen …</translation>
    </message>
    <message>
        <source>not valid today</source>
        <translation>heute nicht gültig</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>Certificates to trust</source>
        <translation>Vertrauenswürdige Zertifikate</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>Zertifikate (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>Bars</source>
        <translation>Balken</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>These rows allow no chart.</source>
        <translation>Aus diesen Zeilen lässt sich kein Diagramm machen.</translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s) would be too many; sort or filter the table to see others.</source>
        <translation>
            <numerusform>Eine weitere Zeile wäre zu viel; die Tabelle sortieren oder filtern, um andere zu sehen.</numerusform>
            <numerusform>%n weitere Zeilen wären zu viele; die Tabelle sortieren oder filtern, um andere zu sehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Kind of chart</source>
        <translation>Art des Diagramms</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
</context>
<context>
    <name>ChatBases</name>
    <message>
        <source>Add a graph</source>
        <translation>Graph hinzufügen</translation>
    </message>
    <message>
        <source>Questions are asked of it as well</source>
        <translation>Fragen gehen auch an ihn</translation>
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
    <message>
        <source>not stored</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>The knowledge base of this chat is gone. The chat can still be read; to ask, begin a new one.</source>
        <translation>Die Wissensbasis dieses Gesprächs gibt es nicht mehr. Lesen lässt es sich weiterhin; zum Fragen ein neues beginnen.</translation>
    </message>
    <message>
        <source>Use “%1”</source>
        <translation>„%1“ verwenden</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Only “%1” is asked. Strategies that ask several graphs: %2.</source>
        <translation>Gefragt wird nur „%1“. Strategien, die mehrere Graphen fragen: %2.</translation>
    </message>
    <message>
        <source>Ask all</source>
        <translation>Alle fragen</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
</context>
<context>
    <name>ClassRow</name>
    <message>
        <source>%1 of its own</source>
        <translation>%1 eigene</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>ClassTreeView</name>
    <message>
        <source>Classes and tables</source>
        <translation>Klassen und Tabellen</translation>
    </message>
    <message>
        <source>The classes cannot be read</source>
        <translation>Die Klassen können nicht gelesen werden</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Wird gezählt …</translation>
    </message>
    <message>
        <source>No knowledge base is open</source>
        <translation>Keine Wissensbasis ist geöffnet</translation>
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
    <message>
        <source>Date</source>
        <translation>Datum</translation>
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
    <name>ColumnUse</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a column and its table</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Group by it</source>
        <translation>Danach gruppieren</translation>
    </message>
    <message>
        <source>Sort, least first</source>
        <translation>Sortieren, kleinste zuerst</translation>
    </message>
    <message>
        <source>Sort, greatest first</source>
        <translation>Sortieren, größte zuerst</translation>
    </message>
    <message>
        <source>Only where it is known</source>
        <translation>Nur wo sie bekannt ist</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Value in %1</source>
        <translation>Wert in %1</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Only where it is so</source>
        <translation>Nur wo es so ist</translation>
    </message>
    <message>
        <source>Only where it is not</source>
        <translation>Nur wo es nicht so ist</translation>
    </message>
    <message>
        <source>Values of %1</source>
        <translation>Werte von %1</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>“%1” means the same</source>
        <translation>„%1“ heißt dasselbe</translation>
    </message>
</context>
<context>
    <name>CompareChoice</name>
    <message>
        <source>Choose a configuration</source>
        <translation>Eine Konfiguration wählen</translation>
    </message>
</context>
<context>
    <name>CompareSide</name>
    <message>
        <source>%1 s · %2 · %3</source>
        <translation>%1 s · %2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>ein Token</numerusform>
            <numerusform>%Ln Token</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model call(s)</source>
        <translation>
            <numerusform>ein Modellaufruf</numerusform>
            <numerusform>%n Modellaufrufe</numerusform>
        </translation>
    </message>
    <message>
        <source>Understood as: %1</source>
        <translation>Verstanden als: %1</translation>
    </message>
    <message>
        <source>Stopped. What had come so far is kept.</source>
        <translation>Angehalten. Was bis dahin kam, bleibt.</translation>
    </message>
    <message numerus="yes">
        <source>%n source(s), in the chat</source>
        <translation>
            <numerusform>%n Quelle, im Chat</numerusform>
            <numerusform>%n Quellen, im Chat</numerusform>
        </translation>
    </message>
    <message>
        <source>Show in the chat</source>
        <translation>Im Chat zeigen</translation>
    </message>
</context>
<context>
    <name>CompareVerdict</name>
    <message>
        <source>Both are answering …</source>
        <translation>Beide antworten …</translation>
    </message>
    <message>
        <source>Both answers say the same.</source>
        <translation>Beide Antworten sagen dasselbe.</translation>
    </message>
    <message>
        <source>The answers differ: %1</source>
        <translation>Die Antworten unterscheiden sich: %1</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>Compare two configurations</source>
        <translation>Zwei Konfigurationen vergleichen</translation>
    </message>
    <message>
        <source>Ask a question first: here it is answered a second time, in another way.</source>
        <translation>Zuerst eine Frage stellen: hier wird sie ein zweites Mal beantwortet, auf andere Weise.</translation>
    </message>
    <message>
        <source>Answer again</source>
        <translation>Neu antworten</translation>
    </message>
    <message>
        <source>Answer with both</source>
        <translation>Mit beiden antworten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Configuration on the left</source>
        <translation>Konfiguration links</translation>
    </message>
    <message>
        <source>Configuration on the right</source>
        <translation>Konfiguration rechts</translation>
    </message>
    <message>
        <source>Two answers to one question</source>
        <translation>Zwei Antworten auf eine Frage</translation>
    </message>
    <message>
        <source>Both configurations answer at the same time. The answers are kept with the question in the chat.</source>
        <translation>Beide Konfigurationen antworten gleichzeitig. Die Antworten bleiben bei der Frage im Gespräch.</translation>
    </message>
    <message>
        <source>There is only one configuration yet. Save a second one beside the chat, with another strategy or model.</source>
        <translation>Es gibt erst eine Konfiguration. Speichern Sie neben dem Gespräch eine zweite, mit anderer Strategie oder anderem Modell.</translation>
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
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>Eingebaut</translation>
    </message>
    <message>
        <source>None: words only</source>
        <translation>Keines: nur Wörter</translation>
    </message>
    <message>
        <source>Embedder</source>
        <translation>Einbettungsmodell</translation>
    </message>
    <message>
        <source>Finds passages by meaning. More of them: Settings, Embedders.</source>
        <translation>Findet Textstellen nach Bedeutung. Weitere: Einstellungen, Einbettungsmodelle.</translation>
    </message>
    <message>
        <source>Fewer settings</source>
        <translation>Weniger Einstellungen</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Weitere Einstellungen</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>Get a model …</source>
        <translation>Ein Modell holen …</translation>
    </message>
    <message>
        <source>Set what fits</source>
        <translation>Passend einstellen</translation>
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
    <message>
        <source>Compare two …</source>
        <translation>Zwei vergleichen …</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>Get a model …</source>
        <translation>Ein Modell holen …</translation>
    </message>
</context>
<context>
    <name>ConfigurationRow</name>
    <message>
        <source>changed, not saved</source>
        <translation>geändert, nicht gespeichert</translation>
    </message>
    <message>
        <source>no model</source>
        <translation>ohne Modell</translation>
    </message>
    <message>
        <source>New name of the configuration</source>
        <translation>Neuer Name der Konfiguration</translation>
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
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>Configurations</name>
    <message>
        <source>This knowledge base has no tables.</source>
        <translation>Diese Wissensbasis hat keine Tabellen.</translation>
    </message>
    <message>
        <source>This knowledge base has no passages.</source>
        <translation>Diese Wissensbasis hat keine Textstellen.</translation>
    </message>
    <message>
        <source>The privacy rule of this knowledge base lets no value reach a model.</source>
        <translation>Die Datenschutzregel dieser Wissensbasis lässt keinen Wert zu einem Modell.</translation>
    </message>
    <message>
        <source>question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>schema without values</source>
        <translation>Schema ohne Werte</translation>
    </message>
    <message>
        <source>schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>found rows</source>
        <translation>gefundene Zeilen</translation>
    </message>
    <message>
        <source>passages</source>
        <translation>Textstellen</translation>
    </message>
    <message>
        <source>May not go to %1: the privacy rule of the knowledge base keeps it here</source>
        <translation>Darf nicht an %1 gehen: die Datenschutzregel der Wissensbasis hält es hier</translation>
    </message>
    <message>
        <source>Goes to %1: %2</source>
        <translation>Geht an %1: %2</translation>
    </message>
    <message>
        <source>This graph is asked where it is: only a model that asks by SPARQL can answer from it.</source>
        <translation>Dieser Graph wird gefragt, wo er ist: nur ein Modell, das mit SPARQL fragt, kann aus ihm antworten.</translation>
    </message>
    <message>
        <source>SPARQL queries</source>
        <translation>SPARQL-Abfragen</translation>
    </message>
    <message>
        <source>There is no such strategy.</source>
        <translation>Eine solche Strategie gibt es nicht.</translation>
    </message>
    <message>
        <source>Choose a model: this strategy needs one.</source>
        <translation>Ein Modell wählen: diese Strategie braucht eines.</translation>
    </message>
    <message>
        <source>This server needs a key: enter it in the settings.</source>
        <translation>Dieser Server braucht einen Schlüssel: in den Einstellungen eintragen.</translation>
    </message>
    <message>
        <source>The privacy rule of this knowledge base keeps it on this computer: %1 may not be asked.</source>
        <translation>Die Datenschutzregel dieser Wissensbasis hält sie auf diesem Rechner: %1 darf nicht gefragt werden.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>“%1” is a small model (%2 parameters): it will write many wrong queries. It does better where it only chooses among readings; models of 7 billion parameters and more write good queries.</source>
        <translation>„%1“ ist ein kleines Modell (%2 Parameter): Es wird viele falsche Abfragen schreiben. Besser ist es, wo es nur unter Lesarten wählt; gute Abfragen schreiben Modelle ab 7 Milliarden Parametern.</translation>
    </message>
    <message>
        <source>“%1” reads %2 tokens at once: too few for tables, rows and passages. It does better where it only chooses among readings; if the server can give it a larger window (4,096 or more), that helps most.</source>
        <translation>„%1“ liest %2 Token auf einmal: zu wenige für Tabellen, Zeilen und Passagen. Besser ist es, wo es nur unter Lesarten wählt; am meisten hilft ein größeres Fenster (ab 4.096), wenn der Server es geben kann.</translation>
    </message>
    <message>
        <source>“%1” reads at most %2 tokens at once, but more are sent: the end would be cut off.</source>
        <translation>„%1“ liest höchstens %2 Token auf einmal, es werden aber mehr geschickt: Das Ende würde abgeschnitten.</translation>
    </message>
    <message>
        <source>%1 million</source>
        <translation>%1 Millionen</translation>
    </message>
    <message>
        <source>%1 billion</source>
        <translation>%1 Mrd.</translation>
    </message>
    <message>
        <source>The server of this model is not among the settings any more: choose another model.</source>
        <translation>Der Server dieses Modells steht nicht mehr in den Einstellungen: Wählen Sie ein anderes Modell.</translation>
    </message>
    <message>
        <source>This graph is asked where it is: fetch an excerpt of it among the knowledge bases, so that questions can be read by it.</source>
        <translation>Dieser Graph wird dort befragt, wo er ist: Holen Sie bei den Wissensbasen einen Auszug davon, damit Fragen danach gelesen werden können.</translation>
    </message>
</context>
<context>
    <name>ConnectDialog</name>
    <message>
        <source>Connect to an endpoint</source>
        <translation>Mit einem Endpunkt verbinden</translation>
    </message>
    <message>
        <source>The graph stays where it is and is asked by SPARQL. Each query goes to its server; tables and passages are not made.</source>
        <translation>Der Graph bleibt, wo er ist, und wird mit SPARQL gefragt. Jede Abfrage geht an seinen Server; Tabellen und Textstellen entstehen nicht.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Address of the endpoint</source>
        <translation>Adresse des Endpunkts</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the knowledge base</source>
        <translation>Name der Wissensbasis</translation>
    </message>
    <message>
        <source>That of the server</source>
        <translation>Der des Servers</translation>
    </message>
    <message>
        <source>Authorization</source>
        <translation>Berechtigung</translation>
    </message>
    <message>
        <source>If the server wants one: “Bearer …” or “Basic …”. It is kept in the desktop&apos;s keychain and sent to this address only.</source>
        <translation>Falls der Server eine verlangt: „Bearer …“ oder „Basic …“. Sie liegt im Schlüsselbund des Desktops und wird nur an diese Adresse gesendet.</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Wird verbunden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Send this to another computer?</source>
        <translation>An einen anderen Rechner senden?</translation>
    </message>
    <message>
        <source>Answer offline instead</source>
        <translation>Stattdessen offline antworten</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>The configuration in use asks a model that is not on this computer. For questions about %1 this goes there:</source>
        <translation>Die Konfiguration fragt ein Modell, das nicht auf diesem Rechner läuft. Bei Fragen zu %1 wird dorthin gesendet:</translation>
    </message>
    <message>
        <source>Remember this for the knowledge bases and servers named here (Settings, Privacy)</source>
        <translation>Für die hier genannten Wissensbasen und Server merken (Einstellungen, Datenschutz)</translation>
    </message>
    <message>
        <source>Whoever runs that server can read it.</source>
        <translation>Wer diesen Server betreibt, kann es lesen.</translation>
    </message>
</context>
<context>
    <name>ConsolePage</name>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Als „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>Anhalten (Esc)</translation>
    </message>
    <message>
        <source>Run (Ctrl+Enter)</source>
        <translation>Ausführen (Strg+Enter)</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Saved queries (%1)</source>
        <translation>Gespeicherte Abfragen (%1)</translation>
    </message>
    <message>
        <source>Queries that ran before</source>
        <translation>Früher ausgeführte Abfragen</translation>
    </message>
    <message>
        <source>How the query is run</source>
        <translation>Wie die Abfrage ausgeführt wird</translation>
    </message>
    <message>
        <source>Queries that you save by a name stand here.</source>
        <translation>Hier stehen Abfragen, die Sie unter einem Namen speichern.</translation>
    </message>
    <message>
        <source>Queries that you ran stand here.</source>
        <translation>Hier stehen Abfragen, die Sie ausgeführt haben.</translation>
    </message>
    <message>
        <source>The query is running</source>
        <translation>Die Abfrage läuft</translation>
    </message>
    <message>
        <source>Yes, that is so.</source>
        <translation>Ja, das trifft zu.</translation>
    </message>
    <message>
        <source>No, that is not so.</source>
        <translation>Nein, das trifft nicht zu.</translation>
    </message>
    <message>
        <source>%1 in %2 s</source>
        <translation>%1 in %2 s</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Names complete while you type (Ctrl+Space). Nothing that is written here can change the data.</source>
        <translation>Namen werden beim Tippen ergänzt (Strg+Leertaste). Nichts, was hier geschrieben wird, kann die Daten ändern.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>ConsoleView</name>
    <message>
        <source>Query language</source>
        <translation>Abfragesprache</translation>
    </message>
</context>
<context>
    <name>ConversationEntry</name>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
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
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Export as PDF …</source>
        <translation>Als PDF exportieren …</translation>
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
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Export all chats …</source>
        <translation>Alle Gespräche exportieren …</translation>
    </message>
    <message>
        <source>Another window</source>
        <translation>Weiteres Fenster</translation>
    </message>
    <message>
        <source>Temporary chat: nothing of it is stored</source>
        <translation>Flüchtiges Gespräch: nichts davon wird gespeichert</translation>
    </message>
</context>
<context>
    <name>CorrectionBar</name>
    <message>
        <source>This is the query of an answer. Change it to correct the answer.</source>
        <translation>Das ist die Abfrage einer Antwort. Ändern Sie sie, um die Antwort zu korrigieren.</translation>
    </message>
    <message>
        <source>Use as the corrected query</source>
        <translation>Als korrigierte Abfrage verwenden</translation>
    </message>
    <message>
        <source>It has nothing to do with the answer</source>
        <translation>Sie hat mit der Antwort nichts zu tun</translation>
    </message>
    <message>
        <source>Correct the answer with this query: its question is answered by it from now on, and similar ones learn from it.</source>
        <translation>Die Antwort mit dieser Abfrage verbessern: Ihre Frage beantwortet künftig diese Abfrage, und ähnliche Fragen lernen daraus.</translation>
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
    <name>DataPage</name>
    <message>
        <source>The one that most labels of the graph carry</source>
        <translation>Die der meisten Bezeichnungen im Graphen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Language of the data</source>
        <translation>Sprache der Daten</translation>
    </message>
    <message>
        <source>Where a graph names a thing in several languages, tables, columns and answers take this one; then a label without a language, then any. It counts for graphs that are imported from now on.</source>
        <translation>Wo ein Graph etwas in mehreren Sprachen benennt, nehmen Tabellen, Spalten und Antworten diese; sonst eine Bezeichnung ohne Sprache, sonst irgendeine. Gilt für Graphen, die von nun an importiert werden.</translation>
    </message>
    <message>
        <source>Another language, by its code</source>
        <translation>Andere Sprache, als Kürzel</translation>
    </message>
    <message>
        <source>for example sv or en-gb</source>
        <translation>zum Beispiel sv oder en-gb</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Auf der Festplatte</translation>
    </message>
    <message>
        <source>Knowledge bases, conversations, settings and your own prompts are in one folder; copying it is a backup. Imports work in a hidden folder beside the new knowledge base and leave nothing behind.</source>
        <translation>Wissensbasen, Gespräche, Einstellungen und eigene Prompts liegen in einem Ordner; ihn zu kopieren ist eine Sicherung. Importe arbeiten in einem verborgenen Ordner neben der neuen Wissensbasis und lassen nichts zurück.</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
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
    <name>Decision</name>
    <message>
        <source>&quot;%1&quot; has no search index, so the model can list and query, but not search for names: %2</source>
        <translation>„%1“ hat keinen Suchindex; das Modell kann auflisten und abfragen, aber nicht nach Namen suchen: %2</translation>
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
    <message>
        <source>Mattered</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>What this panel shows</source>
        <translation>Was dieser Bereich zeigt</translation>
    </message>
    <message>
        <source>Show the derivation of each new answer</source>
        <translation>Die Herleitung jeder neuen Antwort zeigen</translation>
    </message>
    <message>
        <source>Keep this derivation when new answers come</source>
        <translation>Diese Herleitung behalten, wenn neue Antworten kommen</translation>
    </message>
</context>
<context>
    <name>DestinationBadge</name>
    <message>
        <source>Stays on this computer</source>
        <translation>Bleibt auf diesem Rechner</translation>
    </message>
    <message>
        <source>What may leave this computer</source>
        <translation>Was diesen Rechner verlassen darf</translation>
    </message>
</context>
<context>
    <name>DestinationLine</name>
    <message>
        <source>Stays on this computer</source>
        <translation>Bleibt auf diesem Rechner</translation>
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
    <name>EmbedderRow</name>
    <message>
        <source>Built-in</source>
        <translation>Eingebaut</translation>
    </message>
    <message numerus="yes">
        <source>%n dimension(s)</source>
        <translation>
            <numerusform>eine Dimension</numerusform>
            <numerusform>%n Dimensionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the index of %1</source>
        <translation>Index von %1 entfernen</translation>
    </message>
</context>
<context>
    <name>EmbeddersPage</name>
    <message>
        <source>An embedder finds passages by their meaning, not by their words alone. The built-in one is quick and works on this computer; one of a server often finds more.</source>
        <translation>Ein Einbettungsmodell findet Textstellen nach ihrer Bedeutung, nicht nur nach ihren Wörtern. Das eingebaute ist schnell und arbeitet auf diesem Rechner; eines von einem Server findet oft mehr.</translation>
    </message>
    <message>
        <source>Indexes of “%1”</source>
        <translation>Indizes von „%1“</translation>
    </message>
    <message>
        <source>Indexes of the knowledge base</source>
        <translation>Indizes der Wissensbasis</translation>
    </message>
    <message>
        <source>A search uses the index of the embedder that the configuration names, and words alone if there is none.</source>
        <translation>Eine Suche verwendet den Index des Einbettungsmodells, das die Konfiguration nennt; gibt es keinen, nur Wörter.</translation>
    </message>
    <message>
        <source>No knowledge base is open.</source>
        <translation>Keine Wissensbasis ist geöffnet.</translation>
    </message>
    <message>
        <source>Embedders of servers</source>
        <translation>Einbettungsmodelle von Servern</translation>
    </message>
    <message>
        <source>Building an index sends every passage of the knowledge base to the embedder once.</source>
        <translation>Zum Bau eines Index geht jede Textstelle der Wissensbasis einmal an das Einbettungsmodell.</translation>
    </message>
    <message>
        <source>None is known. Fetch one into Ollama (Models), or list the models of an OpenAI-compatible server.</source>
        <translation>Keines ist bekannt. Eines in Ollama laden (Modelle) oder die Modelle eines OpenAI-kompatiblen Servers auflisten.</translation>
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
    <message>
        <source>Choose the files of a graph, or drop them here.</source>
        <translation>Wählen Sie die Dateien eines Graphen, oder legen Sie sie hier ab.</translation>
    </message>
    <message>
        <source>Set what fits</source>
        <translation>Passend einstellen</translation>
    </message>
    <message>
        <source>Look at them</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Open your graph …</source>
        <translation>Ihren Graphen öffnen …</translation>
    </message>
    <message>
        <source>Connect to an endpoint …</source>
        <translation>Mit einem Endpunkt verbinden …</translation>
    </message>
    <message>
        <source>Its files can also be dropped here.</source>
        <translation>Seine Dateien können auch hierher gezogen werden.</translation>
    </message>
    <message>
        <source>Get a model …</source>
        <translation>Ein Modell holen …</translation>
    </message>
    <message>
        <source>Answers come by rules alone: a model understands more.</source>
        <translation>Es antworten die Regeln allein: Ein Modell versteht mehr.</translation>
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
    <name>EntitySearch</name>
    <message>
        <source>Search for anything in the graph</source>
        <translation>Irgendetwas im Graphen suchen</translation>
    </message>
    <message>
        <source>Search for anything</source>
        <translation>Irgendetwas suchen</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Wird gesucht …</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Type a name, a code or an address.</source>
        <translation>Namen, Kennung oder Adresse eingeben.</translation>
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
    <message>
        <source>Views of the entity</source>
        <translation>Ansichten des Objekts</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1 gleich %2 ist</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 nicht %2 ist</translation>
    </message>
    <message>
        <source>%1 is more than %2</source>
        <translation>%1 größer als %2 ist</translation>
    </message>
    <message>
        <source>%1 is at least %2</source>
        <translation>%1 mindestens %2 ist</translation>
    </message>
    <message>
        <source>%1 is less than %2</source>
        <translation>%1 kleiner als %2 ist</translation>
    </message>
    <message>
        <source>%1 is at most %2</source>
        <translation>%1 höchstens %2 ist</translation>
    </message>
    <message>
        <source>%1 is after %2</source>
        <translation>%1 nach %2 liegt</translation>
    </message>
    <message>
        <source>%1 is %2 or later</source>
        <translation>%1 frühestens %2 ist</translation>
    </message>
    <message>
        <source>%1 is before %2</source>
        <translation>%1 vor %2 liegt</translation>
    </message>
    <message>
        <source>%1 is %2 or earlier</source>
        <translation>%1 spätestens %2 ist</translation>
    </message>
    <message>
        <source>%1 is from %2 to %3</source>
        <translation>%1 von %2 bis %3 reicht</translation>
    </message>
    <message>
        <source>%1 is not from %2 to %3</source>
        <translation>%1 nicht von %2 bis %3 reicht</translation>
    </message>
    <message>
        <source>%1 is one of %2</source>
        <translation>%1 eines von %2 ist</translation>
    </message>
    <message>
        <source>%1 is none of %2</source>
        <translation>%1 keines von %2 ist</translation>
    </message>
    <message>
        <source>%1 is among what another query finds: %2</source>
        <translation>%1 unter dem ist, was eine andere Abfrage findet: %2</translation>
    </message>
    <message>
        <source>%1 is not among what another query finds: %2</source>
        <translation>%1 nicht unter dem ist, was eine andere Abfrage findet: %2</translation>
    </message>
    <message>
        <source>%1 contains %2</source>
        <translation>%1 den Text %2 enthält</translation>
    </message>
    <message>
        <source>%1 begins with %2</source>
        <translation>%1 mit %2 beginnt</translation>
    </message>
    <message>
        <source>%1 ends with %2</source>
        <translation>%1 auf %2 endet</translation>
    </message>
    <message>
        <source>%1 fits the pattern %2</source>
        <translation>%1 zum Muster %2 passt</translation>
    </message>
    <message>
        <source>%1 is known</source>
        <translation>%1 bekannt ist</translation>
    </message>
    <message>
        <source>%1 is not known</source>
        <translation>%1 unbekannt ist</translation>
    </message>
    <message>
        <source>another query finds something: %1</source>
        <translation>eine andere Abfrage etwas findet: %1</translation>
    </message>
    <message>
        <source>another query finds nothing: %1</source>
        <translation>eine andere Abfrage nichts findet: %1</translation>
    </message>
    <message>
        <source>it is not so that %1</source>
        <translation>es nicht so ist, dass %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>name of the %1</source>
        <translation>Name zu %1</translation>
    </message>
    <message>
        <source>%1 of the %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of each %2</source>
        <translation>%1 zu jedem Eintrag „%2“</translation>
    </message>
    <message>
        <source>%1 for which %2</source>
        <translation>%1, wobei %2</translation>
    </message>
    <message>
        <source>the number of rows</source>
        <translation>die Zahl der Zeilen</translation>
    </message>
    <message>
        <source>the number of rows with %1</source>
        <translation>die Zahl der Zeilen mit %1</translation>
    </message>
    <message>
        <source>the number of different values of %1</source>
        <translation>die Zahl verschiedener Werte von %1</translation>
    </message>
    <message>
        <source>the sum of %1</source>
        <translation>die Summe von %1</translation>
    </message>
    <message>
        <source>the average of %1</source>
        <translation>der Durchschnitt von %1</translation>
    </message>
    <message>
        <source>the median of %1</source>
        <translation>der Median von %1</translation>
    </message>
    <message>
        <source>the smallest %1</source>
        <translation>der kleinste Wert von %1</translation>
    </message>
    <message>
        <source>the largest %1</source>
        <translation>der größte Wert von %1</translation>
    </message>
    <message>
        <source>all %1 in one text</source>
        <translation>alle %1 in einem Text</translation>
    </message>
    <message>
        <source>the place by %1</source>
        <translation>der Rang nach %1</translation>
    </message>
    <message>
        <source>%1 among those with the same %2</source>
        <translation>%1 unter denen mit gleichem Wert für %2</translation>
    </message>
    <message>
        <source>the year of %1</source>
        <translation>das Jahr von %1</translation>
    </message>
    <message>
        <source>the month of %1</source>
        <translation>der Monat von %1</translation>
    </message>
    <message>
        <source>%1, or %2 where it is not known</source>
        <translation>%1, oder %2, wo es unbekannt ist</translation>
    </message>
    <message>
        <source>the result of another query (%1)</source>
        <translation>das Ergebnis einer anderen Abfrage (%1)</translation>
    </message>
    <message>
        <source>%1 (called “%2”)</source>
        <translation>%1 (genannt „%2“)</translation>
    </message>
    <message>
        <source>%1, largest first</source>
        <translation>%1, Größtes zuerst</translation>
    </message>
    <message>
        <source>%1, smallest first</source>
        <translation>%1, Kleinstes zuerst</translation>
    </message>
    <message>
        <source>%1, from Z to A</source>
        <translation>%1, von Z bis A</translation>
    </message>
    <message>
        <source>%1, from A to Z</source>
        <translation>%1, von A bis Z</translation>
    </message>
    <message>
        <source>First makes a list called “%1”:</source>
        <translation>Macht zuerst eine Liste namens „%1“:</translation>
    </message>
    <message>
        <source>Looks at each %1.</source>
        <translation>Betrachtet jeden Eintrag der Tabelle „%1“.</translation>
    </message>
    <message>
        <source>Looks at the rows of the list “%1”.</source>
        <translation>Betrachtet die Zeilen der Liste „%1“.</translation>
    </message>
    <message>
        <source>Looks at the rows of a query of its own:</source>
        <translation>Betrachtet die Zeilen einer eigenen Abfrage:</translation>
    </message>
    <message>
        <source>Takes with each %1 the %2 that its %3 names.</source>
        <translation>Nimmt zu jedem Eintrag „%1“ den Eintrag „%2“ hinzu, den seine Spalte „%3“ nennt.</translation>
    </message>
    <message>
        <source>Takes with each %1 the %2 that its %3 names, if there is one.</source>
        <translation>Nimmt zu jedem Eintrag „%1“ den Eintrag „%2“ hinzu, den seine Spalte „%3“ nennt, falls es einen gibt.</translation>
    </message>
    <message>
        <source>Takes with each %1 every %2 whose %3 names it.</source>
        <translation>Nimmt zu jedem Eintrag „%1“ jeden Eintrag „%2“ hinzu, dessen Spalte „%3“ ihn nennt.</translation>
    </message>
    <message>
        <source>Takes with each %1 every %2 whose %3 names it; one without any stays.</source>
        <translation>Nimmt zu jedem Eintrag „%1“ jeden Eintrag „%2“ hinzu, dessen Spalte „%3“ ihn nennt; wer keinen hat, bleibt.</translation>
    </message>
    <message>
        <source>Takes with it each %1.</source>
        <translation>Nimmt jeden Eintrag „%1“ hinzu.</translation>
    </message>
    <message>
        <source>Takes with it each %1 for which %2.</source>
        <translation>Nimmt jeden Eintrag „%1“ hinzu, für den gilt, dass %2.</translation>
    </message>
    <message>
        <source>Takes with it each %1 for which %2, if there is one.</source>
        <translation>Nimmt jeden Eintrag „%1“ hinzu, für den gilt, dass %2, falls es einen gibt.</translation>
    </message>
    <message>
        <source>Keeps those for which %1.</source>
        <translation>Behält die, für die gilt, dass %1.</translation>
    </message>
    <message>
        <source>Puts those together that have the same %1.</source>
        <translation>Fasst zusammen, was gleich ist in: %1.</translation>
    </message>
    <message>
        <source>Keeps the groups for which %1.</source>
        <translation>Behält die Gruppen, für die gilt, dass %1.</translation>
    </message>
    <message>
        <source>Shows %1.</source>
        <translation>Zeigt %1.</translation>
    </message>
    <message>
        <source>Shows every column.</source>
        <translation>Zeigt alle Spalten.</translation>
    </message>
    <message>
        <source>Shows equal rows once.</source>
        <translation>Zeigt gleiche Zeilen einmal.</translation>
    </message>
    <message>
        <source>Adds, without repeating rows:</source>
        <translation>Fügt hinzu, ohne Zeilen zu wiederholen:</translation>
    </message>
    <message>
        <source>Adds:</source>
        <translation>Fügt hinzu:</translation>
    </message>
    <message>
        <source>Keeps only rows that are also found here:</source>
        <translation>Behält nur Zeilen, die auch hier gefunden werden:</translation>
    </message>
    <message>
        <source>Leaves out rows that are found here:</source>
        <translation>Lässt Zeilen weg, die hier gefunden werden:</translation>
    </message>
    <message>
        <source>Does it again with what it found, until nothing new comes.</source>
        <translation>Wiederholt es mit dem Gefundenen, bis nichts Neues kommt.</translation>
    </message>
    <message>
        <source>Sorts by %1.</source>
        <translation>Sortiert nach %1.</translation>
    </message>
    <message>
        <source>Keeps the first %1 rows.</source>
        <translation>Behält die ersten %1 Zeilen.</translation>
    </message>
    <message>
        <source>Skips %2 rows and keeps the next %1.</source>
        <translation>Überspringt %2 Zeilen und behält die nächsten %1.</translation>
    </message>
    <message>
        <source>This query is built in a way that cannot be put into words.</source>
        <translation>Diese Abfrage ist so gebaut, dass sie sich nicht in Worte fassen lässt.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Keeps the first row.</source>
        <translation>Behält die erste Zeile.</translation>
    </message>
</context>
<context>
    <name>ExploreView</name>
    <message>
        <source>Look around in the graph</source>
        <translation>Im Graphen umsehen</translation>
    </message>
    <message>
        <source>Classes and tables</source>
        <translation>Klassen und Tabellen</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Zurück (Alt+Links)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Vorwärts (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Choose a class to see its things, or search for one by its name.</source>
        <translation>Eine Klasse wählen, um ihre Dinge zu sehen, oder eines nach seinem Namen suchen.</translation>
    </message>
    <message>
        <source>Back to “%1”</source>
        <translation>Zurück zu „%1“</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export the chat</source>
        <translation>Gespräch exportieren</translation>
    </message>
    <message>
        <source>Export all chats</source>
        <translation>Alle Gespräche exportieren</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>JSON, with everything</source>
        <translation>JSON, mit allem</translation>
    </message>
    <message>
        <source>OpenDocument, for word processors</source>
        <translation>OpenDocument, für Textverarbeitungen</translation>
    </message>
    <message>
        <source>Export the answer</source>
        <translation>Antwort exportieren</translation>
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
    <name>FailedNote</name>
    <message>
        <source>Ask again</source>
        <translation>Noch einmal fragen</translation>
    </message>
    <message>
        <source>Answer without a model</source>
        <translation>Ohne Modell antworten</translation>
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
    <name>FoundEmbedder</name>
    <message>
        <source>Works, %1 s</source>
        <translation>Funktioniert, %1 s</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Auf diesem Rechner</translation>
    </message>
    <message>
        <source>Sends the passages to %1</source>
        <translation>Sendet die Textstellen an %1</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Testing …</source>
        <translation>Wird getestet …</translation>
    </message>
    <message>
        <source>Build the index</source>
        <translation>Index bauen</translation>
    </message>
    <message>
        <source>built</source>
        <translation>gebaut</translation>
    </message>
    <message>
        <source>Building the index</source>
        <translation>Index wird gebaut</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>FoundPartRow</name>
    <message>
        <source>another name of it</source>
        <translation>ein anderer Name dafür</translation>
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
    <name>GridHead</name>
    <message>
        <source>Filter %1</source>
        <translation>%1 filtern</translation>
    </message>
    <message>
        <source>&gt; 5, 2..5</source>
        <translation>&gt; 5, 2..5</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>5, &gt;5, &lt;=5, 2..5; = for none, * for any</source>
        <translation>5, &gt;5, &lt;=5, 2..5; = für keine, * für alle</translation>
    </message>
    <message>
        <source>Part of the text; =word for exactly this; = for none, * for any</source>
        <translation>Teil des Textes; =Wort für genau dieses; = für keinen, * für jeden</translation>
    </message>
</context>
<context>
    <name>GridTable</name>
    <message>
        <source>No row fits</source>
        <translation>Keine Zeile passt</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <translation>Die Tabelle ist leer</translation>
    </message>
    <message>
        <source>Change what is written below the titles.</source>
        <translation>Ändern, was unter den Titeln steht.</translation>
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
    <message numerus="yes">
        <source>%n statement(s) cannot be read.</source>
        <translation>
            <numerusform>Eine Aussage ist nicht lesbar.</numerusform>
            <numerusform>%n Aussagen sind nicht lesbar.</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>fact(s)</source>
        <translation>
            <numerusform>Fakt</numerusform>
            <numerusform>Fakten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>entity(s)</source>
        <translation>
            <numerusform>Objekt</numerusform>
            <numerusform>Objekte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>type(s)</source>
        <translation>
            <numerusform>Typ</numerusform>
            <numerusform>Typen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>predicate(s)</source>
        <translation>
            <numerusform>Prädikat</numerusform>
            <numerusform>Prädikate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>table(s)</source>
        <translation>
            <numerusform>Tabelle</numerusform>
            <numerusform>Tabellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>passage(s)</source>
        <translation>
            <numerusform>Textstelle</numerusform>
            <numerusform>Textstellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Percent-encode what is forbidden in IRIs, and leave out the rest</source>
        <translation>In IRIs Verbotenes prozentkodieren und den Rest weglassen</translation>
    </message>
    <message>
        <source>Read otherwise than it is written:</source>
        <translation>Anders gelesen als geschrieben:</translation>
    </message>
    <message>
        <source>What to do with what cannot be read</source>
        <translation>Was mit dem geschehen soll, was sich nicht lesen lässt</translation>
    </message>
    <message>
        <source>Leave it out and say so in the report</source>
        <translation>Weglassen und im Bericht nennen</translation>
    </message>
    <message>
        <source>Stop the import there</source>
        <translation>Den Import dort anhalten</translation>
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
        <translation>Importiert. Dauer: %1.</translation>
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
        <source>stored</source>
        <translation>gespeichert</translation>
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
    <message numerus="yes">
        <source>fact(s) read</source>
        <translation>
            <numerusform>gelesener Fakt</numerusform>
            <numerusform>gelesene Fakten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>duplicate(s)</source>
        <translation>
            <numerusform>Doppelter</numerusform>
            <numerusform>Doppelte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>passage(s)</source>
        <translation>
            <numerusform>Textstelle</numerusform>
            <numerusform>Textstellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Read otherwise than it is written:</source>
        <translation>Anders gelesen als geschrieben:</translation>
    </message>
    <message>
        <source>Ask it something, such as</source>
        <translation>Fragen Sie etwas, zum Beispiel</translation>
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
    <message>
        <source>Views of the schema</source>
        <translation>Ansichten des Schemas</translation>
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
    <message numerus="yes">
        <source>Takes about %1 for about %2 passages, going by %n of the preview.</source>
        <translation>
            <numerusform>Dauert etwa %1 für etwa %2 Textstellen, nach einer aus der Vorschau.</numerusform>
            <numerusform>Dauert etwa %1 für etwa %2 Textstellen, nach %n aus der Vorschau.</numerusform>
        </translation>
    </message>
    <message>
        <source>Models of servers</source>
        <translation>Modelle von Servern</translation>
    </message>
    <message>
        <source>Takes less than a second.</source>
        <translation>Dauert weniger als eine Sekunde.</translation>
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
    <message>
        <source>%1, also packed as .gz; documents as %2</source>
        <translation>%1, auch gepackt als .gz; Dokumente als %2</translation>
    </message>
    <message>
        <source>Base of relative IRIs</source>
        <translation>Basis relativer IRIs</translation>
    </message>
    <message>
        <source>For files that do not say it themselves. Without it, such names begin with where the file lies.</source>
        <translation>Für Dateien, die es nicht selbst sagen. Ohne sie beginnen solche Namen mit dem Ort der Datei.</translation>
    </message>
    <message>
        <source>This must be a whole IRI, such as http://example.org/.</source>
        <translation>Das muss eine ganze IRI sein, etwa http://example.org/.</translation>
    </message>
    <message>
        <source>where each file lies</source>
        <translation>wo die jeweilige Datei liegt</translation>
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
    <message>
        <source>Preparing the search by meaning</source>
        <translation>Suche nach Bedeutung vorbereiten</translation>
    </message>
    <message>
        <source>Preparing the search by name</source>
        <translation>Suche nach Namen vorbereiten</translation>
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
    <name>KeyRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>KeyTable</name>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Diese Tasten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>Wissensbasen</translation>
    </message>
    <message>
        <source>Another window</source>
        <translation>Weiteres Fenster</translation>
    </message>
    <message>
        <source>Edit the schema</source>
        <translation>Schema bearbeiten</translation>
    </message>
    <message>
        <source>Import a graph</source>
        <translation>Graph importieren</translation>
    </message>
    <message>
        <source>Close what lies over the chat</source>
        <translation>Schließen, was über dem Gespräch liegt</translation>
    </message>
    <message>
        <source>To the next control; back with Shift</source>
        <translation>Zum nächsten Element; mit Umschalt zurück</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Write a question</source>
        <translation>Frage schreiben</translation>
    </message>
    <message>
        <source>Send the question</source>
        <translation>Frage senden</translation>
    </message>
    <message>
        <source>Break the line</source>
        <translation>Zeile umbrechen</translation>
    </message>
    <message>
        <source>Stop the answer</source>
        <translation>Antwort anhalten</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Gespräche</translation>
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
        <source>Previous conversation</source>
        <translation>Voriges Gespräch</translation>
    </message>
    <message>
        <source>Next conversation</source>
        <translation>Nächstes Gespräch</translation>
    </message>
    <message>
        <source>Rename the conversation</source>
        <translation>Gespräch umbenennen</translation>
    </message>
    <message>
        <source>Delete the conversation</source>
        <translation>Gespräch löschen</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Show or hide the conversations</source>
        <translation>Gespräche zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Show or hide the configuration</source>
        <translation>Konfiguration zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Sources of the answer</source>
        <translation>Quellen der Antwort</translation>
    </message>
    <message>
        <source>Steps to the answer</source>
        <translation>Schritte zur Antwort</translation>
    </message>
    <message>
        <source>Prompts of the answer</source>
        <translation>Prompts der Antwort</translation>
    </message>
    <message>
        <source>Explore the graph</source>
        <translation>Den Graphen erkunden</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Konsole</translation>
    </message>
    <message>
        <source>Change what the last question was understood as</source>
        <translation>Ändern, wie die letzte Frage verstanden wurde</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Search keys</source>
        <translation>Tasten suchen</translation>
    </message>
    <message>
        <source>No key does that.</source>
        <translation>Keine Taste tut das.</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Its path leads nowhere from what it asks about.</source>
        <translation>Sein Pfad führt von dem, wonach gefragt wird, nirgendwohin.</translation>
    </message>
    <message>
        <source>The text lacks something that the path leads to.</source>
        <translation>Dem Text fehlt etwas, wohin der Pfad führt.</translation>
    </message>
    <message>
        <source>The answer has nothing that the path leads to.</source>
        <translation>Die Antwort hat nichts von dem, wohin der Pfad führt.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>question &quot;%1&quot;</source>
        <translation>Frage „%1“</translation>
    </message>
    <message>
        <source>The line is no JSON object.</source>
        <translation>Die Zeile ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>It has no question.</source>
        <translation>Es hat keine Frage.</translation>
    </message>
    <message>
        <source>Its path has a relation that the graph does not have.</source>
        <translation>Sein Pfad hat eine Beziehung, die es im Graphen nicht gibt.</translation>
    </message>
    <message>
        <source>It has neither a path nor a query.</source>
        <translation>Es hat weder einen Pfad noch eine Abfrage.</translation>
    </message>
    <message>
        <source>Its query does not fit the knowledge base any more.</source>
        <translation>Seine Abfrage passt nicht mehr zur Wissensbasis.</translation>
    </message>
    <message>
        <source>Paths are read from SPARQL and SQL alone.</source>
        <translation>Pfade werden nur aus SPARQL und SQL gelesen.</translation>
    </message>
    <message>
        <source>Its query asks for something else than one path.</source>
        <translation>Seine Abfrage fragt nach etwas anderem als einem Pfad.</translation>
    </message>
    <message>
        <source>Its query cannot be read.</source>
        <translation>Seine Abfrage lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>Its question is too long.</source>
        <translation>Seine Frage ist zu lang.</translation>
    </message>
    <message>
        <source>Its path has too many hops.</source>
        <translation>Sein Pfad hat zu viele Schritte.</translation>
    </message>
    <message>
        <source>Its question names no thing of the graph.</source>
        <translation>Seine Frage nennt nichts aus dem Graphen.</translation>
    </message>
    <message>
        <source>It contradicts an earlier example of the same question.</source>
        <translation>Es widerspricht einem früheren Beispiel derselben Frage.</translation>
    </message>
    <message>
        <source>There are no examples to learn from.</source>
        <translation>Es gibt keine Beispiele, aus denen zu lernen wäre.</translation>
    </message>
    <message>
        <source>None of the examples (%1) is of use, most often for this reason (first: %2): %3</source>
        <translation>Keines der Beispiele (%1) ist zu gebrauchen, am häufigsten aus diesem Grund (das erste: %2): %3</translation>
    </message>
    <message>
        <source>All examples of use (%1) ask for the same path, so that there is nothing to tell apart: some for another path are needed.</source>
        <translation>Alle brauchbaren Beispiele (%1) fragen nach demselben Pfad, sodass es nichts zu unterscheiden gibt: Es braucht auch welche für einen anderen Pfad.</translation>
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
    <name>Markdown</name>
    <message>
        <source>This text is too long to be shown as a whole; it can be copied.</source>
        <translation>Dieser Text ist zu lang, um ganz gezeigt zu werden; er kann kopiert werden.</translation>
    </message>
</context>
<context>
    <name>MatteredGroup</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Source %1</source>
        <translation>Quelle %1</translation>
    </message>
    <message>
        <source>Without it: %1</source>
        <translation>Ohne sie: %1</translation>
    </message>
    <message>
        <source>Without it there is no answer.</source>
        <translation>Ohne sie gibt es keine Antwort.</translation>
    </message>
</context>
<context>
    <name>MatteredView</name>
    <message>
        <source>This costs nothing: no model is asked.</source>
        <translation>Das kostet nichts: kein Modell wird gefragt.</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) of %1, about %2 tokens together.</source>
        <translation>
            <numerusform>Ein Aufruf von %1, etwa %2 Token.</numerusform>
            <numerusform>%n Aufrufe von %1, zusammen etwa %2 Token.</numerusform>
        </translation>
    </message>
    <message>
        <source>How much the answer changes without each group of its sources:</source>
        <translation>Wie sehr sich die Antwort ohne die jeweilige Gruppe ihrer Quellen ändert:</translation>
    </message>
    <message>
        <source>To find out what mattered, the answer is written again without each group of its sources; the more it changes, the more that group mattered.</source>
        <translation>Um zu sehen, worauf es ankam, wird die Antwort ohne jede Gruppe ihrer Quellen neu geschrieben; je mehr sie sich ändert, desto mehr kam es auf die Gruppe an.</translation>
    </message>
    <message>
        <source>Finding out what mattered</source>
        <translation>Worauf es ankam, wird gesucht</translation>
    </message>
    <message>
        <source>Find out what mattered</source>
        <translation>Herausfinden, worauf es ankam</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>Nichts zu vergleichen</translation>
    </message>
    <message>
        <source>When an answer has sources, it is shown here which of them it rests on.</source>
        <translation>Hat eine Antwort Quellen, steht hier, auf welchen sie beruht.</translation>
    </message>
</context>
<context>
    <name>ModelField</name>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>ollama:NAME, or openai:NAME for an OpenAI-compatible server</source>
        <translation>ollama:NAME, oder openai:NAME für einen OpenAI-kompatiblen Server</translation>
    </message>
    <message>
        <source>Name of the model</source>
        <translation>Name des Modells</translation>
    </message>
    <message>
        <source>Find, test, fetch …</source>
        <translation>Finden, testen, laden …</translation>
    </message>
</context>
<context>
    <name>ModelOffer</name>
    <message>
        <source>to begin with</source>
        <translation>für den Anfang</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Get</source>
        <translation>Holen</translation>
    </message>
    <message>
        <source>It needs more memory than this computer has.</source>
        <translation>Es braucht mehr Speicher, als dieser Rechner hat.</translation>
    </message>
</context>
<context>
    <name>ModelRow</name>
    <message>
        <source>Works, %1 s</source>
        <translation>Funktioniert, %1 s</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Testing …</source>
        <translation>Wird getestet …</translation>
    </message>
    <message>
        <source>Use this model</source>
        <translation>Dieses Modell verwenden</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>in Gebrauch</translation>
    </message>
</context>
<context>
    <name>ModelServerForm</name>
    <message>
        <source>The key of the environment is used (OPENAI_API_KEY).</source>
        <translation>Der Schlüssel der Umgebung wird verwendet (OPENAI_API_KEY).</translation>
    </message>
    <message>
        <source>The key is kept in the desktop&apos;s keychain.</source>
        <translation>Der Schlüssel liegt im Schlüsselbund des Desktops.</translation>
    </message>
    <message>
        <source>No key is known. Servers on this computer often need none.</source>
        <translation>Kein Schlüssel ist bekannt. Server auf diesem Rechner brauchen oft keinen.</translation>
    </message>
    <message>
        <source>Remove the server “%1”</source>
        <translation>Den Server „%1“ entfernen</translation>
    </message>
    <message>
        <source>Its key is removed as well.</source>
        <translation>Auch sein Schlüssel wird entfernt.</translation>
    </message>
    <message>
        <source>Remove the server</source>
        <translation>Server entfernen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the server “%1”</source>
        <translation>Name des Servers „%1“</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Address of the server “%1”</source>
        <translation>Adresse des Servers „%1“</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>A model reads questions, writes the queries and words the answers. Without one, TripleTalk answers offline: by its own rules, on this computer.</source>
        <translation>Ein Modell liest Fragen, schreibt die Abfragen und formuliert die Antworten. Ohne Modell antwortet TripleTalk offline: nach eigenen Regeln, auf diesem Rechner.</translation>
    </message>
</context>
<context>
    <name>NameRow</name>
    <message>
        <source>column, %1</source>
        <translation>Spalte, %1</translation>
    </message>
    <message>
        <source>table, %1 rows</source>
        <translation>Tabelle, %1 Zeilen</translation>
    </message>
    <message>
        <source>Fold %1</source>
        <translation>%1 zuklappen</translation>
    </message>
    <message>
        <source>Unfold %1</source>
        <translation>%1 aufklappen</translation>
    </message>
</context>
<context>
    <name>NameTree</name>
    <message>
        <source>Filter tables and columns</source>
        <translation>Tabellen und Spalten filtern</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Tables and columns</source>
        <translation>Tabellen und Spalten</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
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
    <name>NetworkPage</name>
    <message>
        <source>For model servers on other computers. Servers on this computer are always reached directly.</source>
        <translation>Für Modellserver auf anderen Rechnern. Server auf diesem Rechner werden immer direkt erreicht.</translation>
    </message>
</context>
<context>
    <name>NewServerForm</name>
    <message>
        <source>A further server</source>
        <translation>Ein weiterer Server</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the new server</source>
        <translation>Name des neuen Servers</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Address of the new server</source>
        <translation>Adresse des neuen Servers</translation>
    </message>
    <message>
        <source>Key, if it wants one</source>
        <translation>Schlüssel, falls er einen verlangt</translation>
    </message>
    <message>
        <source>Key of the new server</source>
        <translation>Schlüssel des neuen Servers</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>NumberFields</name>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>How often the model may look again before it answers.</source>
        <translation>Wie oft das Modell noch einmal nachsehen darf, bevor es antwortet.</translation>
    </message>
    <message>
        <source>Passages a search</source>
        <translation>Textstellen je Suche</translation>
    </message>
    <message>
        <source>More find more, and take more reading.</source>
        <translation>Mehr finden mehr und geben mehr zu lesen.</translation>
    </message>
    <message>
        <source>Before it answers</source>
        <translation>Bevor es antwortet</translation>
    </message>
    <message>
        <source>Both tools used</source>
        <translation>Beide Werkzeuge benutzt</translation>
    </message>
    <message>
        <source>One tool used</source>
        <translation>Ein Werkzeug benutzt</translation>
    </message>
    <message>
        <source>As the model likes</source>
        <translation>Wie das Modell mag</translation>
    </message>
    <message>
        <source>Candidate queries</source>
        <translation>Abfragekandidaten</translation>
    </message>
    <message>
        <source>With several, the results vote in the first round; each costs a call.</source>
        <translation>Bei mehreren stimmen in der ersten Runde die Ergebnisse ab; jeder kostet einen Aufruf.</translation>
    </message>
    <message>
        <source>The model ranks the passages found</source>
        <translation>Das Modell ordnet die gefundenen Textstellen</translation>
    </message>
    <message>
        <source>Context window, in tokens</source>
        <translation>Kontextfenster, in Token</translation>
    </message>
    <message>
        <source>As much as the model can read at once; large schemas need more.</source>
        <translation>So viel, wie das Modell auf einmal lesen kann; große Schemas brauchen mehr.</translation>
    </message>
    <message>
        <source>Temperature: %1</source>
        <translation>Temperatur: %1</translation>
    </message>
    <message>
        <source>0 answers alike each time; more is more inventive.</source>
        <translation>0 antwortet jedes Mal gleich; mehr ist erfinderischer.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Steps at most</source>
        <translation>Schritte höchstens</translation>
    </message>
    <message>
        <source>How often the model may be asked before it must answer.</source>
        <translation>Wie oft das Modell gefragt werden darf, bevor es antworten muss.</translation>
    </message>
    <message>
        <source>Tools of the model</source>
        <translation>Werkzeuge des Modells</translation>
    </message>
    <message>
        <source>All can run queries and end; the others look names up in the graph&apos;s search index.</source>
        <translation>Alle können Abfragen ausführen und enden; die anderen schlagen Namen im Suchindex des Graphen nach.</translation>
    </message>
    <message>
        <source>Searches, also beside what is known</source>
        <translation>Suchen, auch neben dem, was bekannt ist</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>One search, at a place of a triple</source>
        <translation>Eine Suche, an einer Stelle eines Tripels</translation>
    </message>
    <message>
        <source>One search, at a place of a query</source>
        <translation>Eine Suche, an einer Stelle einer Abfrage</translation>
    </message>
    <message>
        <source>Queries only</source>
        <translation>Nur Abfragen</translation>
    </message>
    <message>
        <source>The model looks its answer over</source>
        <translation>Das Modell sieht seine Antwort noch einmal durch</translation>
    </message>
</context>
<context>
    <name>OfferedModels</name>
    <message>
        <source>Get a model</source>
        <translation>Ein Modell holen</translation>
    </message>
    <message>
        <source>This computer has %1 of memory. List of %2.</source>
        <translation>Dieser Rechner hat %1 Speicher. Liste vom %2.</translation>
    </message>
    <message>
        <source>List of %1.</source>
        <translation>Liste vom %1.</translation>
    </message>
    <message>
        <source>Fewer models</source>
        <translation>Weniger Modelle</translation>
    </message>
    <message>
        <source>More models</source>
        <translation>Weitere Modelle</translation>
    </message>
</context>
<context>
    <name>OllamaSection</name>
    <message>
        <source>Ollama</source>
        <translation>Ollama</translation>
    </message>
    <message>
        <source>Runs models on this computer or on one of yours; no key is needed.</source>
        <translation>Betreibt Modelle auf diesem oder einem anderen Ihrer Rechner; ein Schlüssel ist nicht nötig.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Address of Ollama</source>
        <translation>Adresse von Ollama</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Noch einmal suchen</translation>
    </message>
    <message>
        <source>Looking for models</source>
        <translation>Modelle werden gesucht</translation>
    </message>
    <message numerus="yes">
        <source>Found at %1, %n model(s):</source>
        <translation>
            <numerusform>Gefunden unter %1, ein Modell:</numerusform>
            <numerusform>Gefunden unter %1, %n Modelle:</numerusform>
        </translation>
    </message>
    <message>
        <source>Get Ollama …</source>
        <translation>Ollama holen …</translation>
    </message>
    <message>
        <source>Found at %1, but it has no model yet: get one below.</source>
        <translation>Unter %1 gefunden, aber noch ohne Modell: unten eines holen.</translation>
    </message>
</context>
<context>
    <name>OpenAiSection</name>
    <message>
        <source>OpenAI-compatible servers</source>
        <translation>OpenAI-kompatible Server</translation>
    </message>
    <message>
        <source>OpenAI, and the many services and programs that speak its protocol. A key is sent to the address of its own server only.</source>
        <translation>OpenAI und die vielen Dienste und Programme, die sein Protokoll sprechen. Ein Schlüssel geht nur an die Adresse seines eigenen Servers.</translation>
    </message>
    <message>
        <source>Add a server …</source>
        <translation>Server hinzufügen …</translation>
    </message>
</context>
<context>
    <name>OperatorNames</name>
    <message>
        <source>is</source>
        <translation>ist</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>ist nicht</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>enthält</translation>
    </message>
    <message>
        <source>more than</source>
        <translation>mehr als</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>less than</source>
        <translation>weniger als</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
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
    <name>PartChanges</name>
    <message>
        <source>Comparison: %1</source>
        <translation>Vergleich: %1</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>The total</source>
        <translation>Die Summe</translation>
    </message>
    <message>
        <source>The average</source>
        <translation>Der Durchschnitt</translation>
    </message>
    <message>
        <source>The least</source>
        <translation>Das Kleinste</translation>
    </message>
    <message>
        <source>The greatest</source>
        <translation>Das Größte</translation>
    </message>
    <message>
        <source>Each one</source>
        <translation>Jedes einzeln</translation>
    </message>
    <message>
        <source>Only where it is so</source>
        <translation>Nur wo es so ist</translation>
    </message>
    <message>
        <source>Only where it is not</source>
        <translation>Nur wo es nicht so ist</translation>
    </message>
    <message>
        <source>All, the greatest first</source>
        <translation>Alle, das Größte zuerst</translation>
    </message>
    <message>
        <source>All, the least first</source>
        <translation>Alle, das Kleinste zuerst</translation>
    </message>
    <message numerus="yes">
        <source>The %n greatest</source>
        <translation>
            <numerusform>Das Größte</numerusform>
            <numerusform>Die %n größten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n least</source>
        <translation>
            <numerusform>Das Kleinste</numerusform>
            <numerusform>Die %n kleinsten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Path</name>
    <message>
        <source>counting</source>
        <translation>eine Zählung</translation>
    </message>
    <message>
        <source>comparing</source>
        <translation>einen Vergleich</translation>
    </message>
    <message>
        <source>choosing the extreme</source>
        <translation>das Äußerste</translation>
    </message>
    <message>
        <source>calculating</source>
        <translation>eine Berechnung</translation>
    </message>
    <message>
        <source>leaving out</source>
        <translation>ein Weglassen</translation>
    </message>
    <message>
        <source>sorting or grouping</source>
        <translation>Sortieren oder Gruppieren</translation>
    </message>
    <message>
        <source>choosing between things</source>
        <translation>eine Wahl zwischen Dingen</translation>
    </message>
    <message>
        <source>a yes or no</source>
        <translation>ein Ja oder Nein</translation>
    </message>
    <message>
        <source>This is no question for where one path leads: beside &quot;%1&quot; it names &quot;%2&quot;.</source>
        <translation>Das ist keine Frage danach, wohin ein Pfad führt: Neben „%1“ nennt sie „%2“.</translation>
    </message>
    <message>
        <source>This is no question for where one path leads: &quot;%1&quot; asks for %2.</source>
        <translation>Das ist keine Frage danach, wohin ein Pfad führt: „%1“ verlangt %2.</translation>
    </message>
    <message>
        <source>The question names no thing of this graph, so that no path begins.</source>
        <translation>Die Frage nennt nichts aus diesem Graphen, sodass kein Pfad beginnt.</translation>
    </message>
    <message>
        <source>Nothing that &quot;%1&quot; leads to is what the question asks for.</source>
        <translation>Nichts, wohin „%1“ führt, ist das, wonach gefragt ist.</translation>
    </message>
    <message>
        <source>No path from &quot;%1&quot; is near enough to what the question asks for.</source>
        <translation>Kein Pfad von „%1“ kommt dem nahe genug, wonach gefragt ist.</translation>
    </message>
    <message>
        <source>%1 leads somewhere; such answers are right %2 times in 100.</source>
        <translation>%1 führt zu etwas; solche Antworten stimmen in %2 von 100 Fällen.</translation>
    </message>
    <message>
        <source>%1 leads somewhere, and its names fit the question best; nothing was learned.</source>
        <translation>%1 führt zu etwas, und seine Namen passen am besten zur Frage; gelernt wurde nichts.</translation>
    </message>
    <message>
        <source>all that is known</source>
        <translation>alles, was bekannt ist</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is described, not named: this query finds &quot;%2&quot;.</source>
        <translation>„%1“ ist beschrieben, nicht benannt: diese Abfrage findet „%2“.</translation>
    </message>
</context>
<context>
    <name>PrivacyChoice</name>
    <message>
        <source>Any model</source>
        <translation>Jedes Modell</translation>
    </message>
    <message>
        <source>Questions, schema, found rows and passages go to the model that is chosen.</source>
        <translation>Fragen, Schema, gefundene Zeilen und Textstellen gehen an das gewählte Modell.</translation>
    </message>
    <message>
        <source>Local models only</source>
        <translation>Nur lokale Modelle</translation>
    </message>
    <message>
        <source>Models and embedders on this computer alone are asked; nothing leaves it.</source>
        <translation>Nur Modelle und Einbettungsmodelle auf diesem Rechner werden gefragt; nichts verlässt ihn.</translation>
    </message>
    <message>
        <source>Schema without values</source>
        <translation>Schema ohne Werte</translation>
    </message>
    <message>
        <source>A model sees names and types of tables and columns, but no value and no passage.</source>
        <translation>Ein Modell sieht Namen und Typen von Tabellen und Spalten, aber keinen Wert und keine Textstelle.</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Datenschutz</translation>
    </message>
</context>
<context>
    <name>PrivacyPage</name>
    <message>
        <source>TripleTalk sends nothing by itself: no statistics, no search for updates, and showing an answer fetches nothing. What a model on another computer needs is sent only after you have agreed, once for each knowledge base and server.</source>
        <translation>TripleTalk sendet nichts von selbst: keine Statistik, keine Suche nach Aktualisierungen, und beim Zeigen einer Antwort wird nichts geholt. Was ein Modell auf einem anderen Rechner braucht, geht erst hinaus, wenn Sie zugestimmt haben, einmal je Wissensbasis und Server.</translation>
    </message>
    <message>
        <source>The next question</source>
        <translation>Die nächste Frage</translation>
    </message>
    <message>
        <source>What you have agreed to</source>
        <translation>Wozu Sie Ihre Zustimmung gegeben haben</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Noch nichts.</translation>
    </message>
    <message>
        <source>“%1” to %2</source>
        <translation>„%1“ an %2</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>PromptRow</name>
    <message>
        <source>Make the question stand alone</source>
        <translation>Die Frage eigenständig machen</translation>
    </message>
    <message>
        <source>Choose what to look up</source>
        <translation>Wählen, was nachgesehen wird</translation>
    </message>
    <message>
        <source>Choose among the passages</source>
        <translation>Unter den Textstellen wählen</translation>
    </message>
    <message>
        <source>Choose the result</source>
        <translation>Das Ergebnis wählen</translation>
    </message>
    <message>
        <source>Write the answer</source>
        <translation>Die Antwort schreiben</translation>
    </message>
    <message>
        <source>Prompt: instructions</source>
        <translation>Prompt: Anweisungen</translation>
    </message>
    <message>
        <source>Prompt: what was asked</source>
        <translation>Prompt: was gefragt wurde</translation>
    </message>
    <message>
        <source>Prompt: what the model said before</source>
        <translation>Prompt: was das Modell vorher sagte</translation>
    </message>
    <message>
        <source>Prompt: what a tool found</source>
        <translation>Prompt: was ein Werkzeug fand</translation>
    </message>
    <message>
        <source>Prompt: tools and form of the reply</source>
        <translation>Prompt: Werkzeuge und Form der Antwort</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Antwort</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln token(s)</source>
        <translation>
            <numerusform>%1 · ein Token</numerusform>
            <numerusform>%1 · %Ln Token</numerusform>
        </translation>
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
    <message>
        <source>Copy prompt and reply</source>
        <translation>Prompt und Antwort kopieren</translation>
    </message>
    <message>
        <source>Unfold %1</source>
        <translation>%1 ausklappen</translation>
    </message>
    <message>
        <source>Fold %1</source>
        <translation>%1 einklappen</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>%1 kopieren</translation>
    </message>
    <message>
        <source>Look the answer over</source>
        <translation>Die Antwort durchsehen</translation>
    </message>
    <message>
        <source>Tell the facts as text</source>
        <translation>Die Tatsachen als Text wiedergeben</translation>
    </message>
    <message>
        <source>Choose what a name means</source>
        <translation>Wählen, was ein Name meint</translation>
    </message>
    <message>
        <source>Choose how the question is meant</source>
        <translation>Wählen, wie die Frage gemeint ist</translation>
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
    <message>
        <source>Search the prompts</source>
        <translation>Prompts durchsuchen</translation>
    </message>
    <message>
        <source>Search the prompts (Ctrl+F)</source>
        <translation>Prompts durchsuchen (Strg+F)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Enter)</source>
        <translation>Voriger Treffer (Umschalt+Enter)</translation>
    </message>
    <message>
        <source>Next hit (Enter)</source>
        <translation>Nächster Treffer (Enter)</translation>
    </message>
    <message>
        <source>Prompts and replies</source>
        <translation>Prompts und Antworten</translation>
    </message>
</context>
<context>
    <name>ProxySection</name>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>Wie das System sagt</translation>
    </message>
    <message>
        <source>HTTP proxy</source>
        <translation>HTTP-Proxy</translation>
    </message>
    <message>
        <source>SOCKS proxy</source>
        <translation>SOCKS-Proxy</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Host of the proxy</source>
        <translation>Host des Proxys</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Port of the proxy</source>
        <translation>Port des Proxys</translation>
    </message>
    <message>
        <source>User name, if it asks for one</source>
        <translation>Benutzername, falls verlangt</translation>
    </message>
    <message>
        <source>User name at the proxy</source>
        <translation>Benutzername beim Proxy</translation>
    </message>
    <message>
        <source>Password at the proxy</source>
        <translation>Passwort beim Proxy</translation>
    </message>
    <message>
        <source>The password is kept in the desktop&apos;s keychain.</source>
        <translation>Das Passwort liegt im Schlüsselbund des Desktops.</translation>
    </message>
    <message>
        <source>Host and port are needed; until then no proxy is used.</source>
        <translation>Host und Port werden gebraucht; bis dahin wird kein Proxy verwendet.</translation>
    </message>
</context>
<context>
    <name>PullForm</name>
    <message>
        <source>Name of a model to fetch</source>
        <translation>Name des Modells, das geladen wird</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Or fetch another by its name</source>
        <translation>Oder ein anderes nach seinem Namen laden</translation>
    </message>
    <message>
        <source>Names are listed at ollama.com/library.</source>
        <translation>Die Namen stehen auf ollama.com/library.</translation>
    </message>
</context>
<context>
    <name>PullProgress</name>
    <message>
        <source>%1: %2 %</source>
        <translation>%1: %2 %</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>asking …</source>
        <translation>wird gefragt …</translation>
    </message>
    <message>
        <source>Fetching %1</source>
        <translation>%1 wird geladen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>QueryBuilderView</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>The query is running</source>
        <translation>Die Abfrage läuft</translation>
    </message>
    <message>
        <source>Query language</source>
        <translation>Abfragesprache</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Abfrage</translation>
    </message>
    <message>
        <source>A part of this is made in the database alone: the graph has no counterpart.</source>
        <translation>Ein Teil davon entsteht erst in der Datenbank: Der Graph hat kein Gegenstück.</translation>
    </message>
    <message>
        <source>Ask this in the chat</source>
        <translation>Im Chat fragen</translation>
    </message>
    <message>
        <source>Open in the console</source>
        <translation>In der Konsole öffnen</translation>
    </message>
</context>
<context>
    <name>QueryCompletions</name>
    <message>
        <source>Completions</source>
        <translation>Ergänzungen</translation>
    </message>
</context>
<context>
    <name>QueryEditor</name>
    <message>
        <source>Query</source>
        <translation>Abfrage</translation>
    </message>
    <message>
        <source>Ctrl+Enter runs, Ctrl+Space completes</source>
        <translation>Strg+Enter führt aus, Strg+Leertaste ergänzt</translation>
    </message>
</context>
<context>
    <name>QueryList</name>
    <message>
        <source>Queries</source>
        <translation>Abfragen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Which %1 has the highest %2?</source>
        <translation>Bei welchem „%1“ ist „%2“ am höchsten?</translation>
    </message>
    <message>
        <source>How many %1 are there per %2?</source>
        <translation>Wie viele Einträge hat „%1“ je „%2“?</translation>
    </message>
    <message>
        <source>What do we know about %1?</source>
        <translation>Was wissen wir über %1?</translation>
    </message>
    <message>
        <source>How many %1 are there?</source>
        <translation>Wie viele Einträge hat „%1“?</translation>
    </message>
    <message>
        <source>Which of them has the highest %1?</source>
        <translation>Bei welchen davon ist „%1“ am höchsten?</translation>
    </message>
    <message>
        <source>How many of them are there per %1?</source>
        <translation>Wie viele davon gibt es je „%1“?</translation>
    </message>
    <message>
        <source>What is the %1 of %2?</source>
        <translation>Was steht unter „%1“ bei %2?</translation>
    </message>
    <message>
        <source>%1</source>
        <extracomment>A name in a question: %1 in lower case and perhaps in the plural, as English wants it; %2 as it stands.</extracomment>
        <translation>%2</translation>
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
    <message>
        <source>Show less</source>
        <translation>Weniger zeigen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Show less of the question</source>
        <translation>Weniger von der Frage zeigen</translation>
    </message>
    <message>
        <source>Show all of the question</source>
        <translation>Die ganze Frage zeigen</translation>
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
    <name>QuestionSetView</name>
    <message>
        <source>%1 of %2 asked …</source>
        <translation>%1 von %2 gefragt …</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s), not asked yet</source>
        <translation>
            <numerusform>Eine Frage, noch nicht gestellt</numerusform>
            <numerusform>%n Fragen, noch nicht gestellt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 better, %2 worse, %3 the same, %4 new</source>
        <translation>%1 besser, %2 schlechter, %3 gleich, %4 neu</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>schlechter</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>The schema was changed: ask them again.</source>
        <translation>Das Schema wurde geändert: neu fragen.</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>Alle prüfen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Asking the questions</source>
        <translation>Die Fragen werden gestellt</translation>
    </message>
    <message>
        <source>No questions are kept</source>
        <translation>Noch keine Fragen behalten</translation>
    </message>
    <message>
        <source>Kept questions</source>
        <translation>Behaltene Fragen</translation>
    </message>
    <message>
        <source>Should be: %1</source>
        <translation>Soll sein: %1</translation>
    </message>
    <message>
        <source>Is now: %1</source>
        <translation>Ist jetzt: %1</translation>
    </message>
    <message>
        <source>Is now: no answer</source>
        <translation>Ist jetzt: keine Antwort</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Do not keep this question</source>
        <translation>Diese Frage nicht behalten</translation>
    </message>
    <message>
        <source>To keep a right answer, press the button below it in the chat. After a change all are asked again, and you see what got better or worse.</source>
        <translation>Eine richtige Antwort behalten Sie mit dem Knopf unter ihr im Gespräch. Nach einer Änderung werden alle noch einmal gestellt, und Sie sehen, was besser oder schlechter wurde.</translation>
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
    <message>
        <source>Add …</source>
        <translation>Hinzufügen …</translation>
    </message>
    <message>
        <source>Put a condition, a column or a grouping into the question</source>
        <translation>Eine Bedingung, eine Spalte oder eine Gruppierung in die Frage nehmen</translation>
    </message>
    <message>
        <source>Something else …</source>
        <translation>Etwas anderes …</translation>
    </message>
    <message>
        <source>Another value …</source>
        <translation>Ein anderer Wert …</translation>
    </message>
    <message>
        <source>Build on it</source>
        <translation>Darauf aufbauen</translation>
    </message>
    <message>
        <source>Open this query in Explore, where it can be built on</source>
        <translation>Öffnet diese Abfrage unter Erkunden, wo sie sich ausbauen lässt</translation>
    </message>
</context>
<context>
    <name>ReadingPicker</name>
    <message>
        <source>What does “%1” mean?</source>
        <translation>Was bedeutet „%1“?</translation>
    </message>
    <message>
        <source>Something else for “%1”</source>
        <translation>Etwas anderes statt „%1“</translation>
    </message>
    <message>
        <source>Add to the question</source>
        <translation>In die Frage nehmen</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Search columns, values and things</source>
        <translation>Spalten, Werte und Dinge suchen</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Nothing of this name is in the knowledge base.</source>
        <translation>Nichts in der Wissensbasis heißt so.</translation>
    </message>
    <message>
        <source>Another value for “%1”</source>
        <translation>Ein anderer Wert für „%1“</translation>
    </message>
</context>
<context>
    <name>ResultBar</name>
    <message numerus="yes">
        <source>%1 of %Ln row(s)</source>
        <translation>
            <numerusform>%1 von einer Zeile</numerusform>
            <numerusform>%1 von %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln row(s)</source>
        <translation>
            <numerusform>mehr als eine Zeile</numerusform>
            <numerusform>mehr als %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>eine Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
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
    <message>
        <source>Show the table</source>
        <translation>Tabelle zeigen</translation>
    </message>
    <message>
        <source>Show as a chart</source>
        <translation>Als Diagramm zeigen</translation>
    </message>
    <message>
        <source>Copy the chart</source>
        <translation>Diagramm kopieren</translation>
    </message>
    <message>
        <source>Save the chart as SVG …</source>
        <translation>Diagramm als SVG speichern …</translation>
    </message>
    <message>
        <source>Save the chart as PNG …</source>
        <translation>Diagramm als PNG speichern …</translation>
    </message>
</context>
<context>
    <name>ResultFilter</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>any column</source>
        <translation>alle Spalten</translation>
    </message>
    <message>
        <source>Show all rows</source>
        <translation>Alle Zeilen zeigen</translation>
    </message>
    <message>
        <source>Words, or &gt; 40</source>
        <translation>Wörter oder &gt; 40</translation>
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
    <message>
        <source>The chart is copied.</source>
        <translation>Das Diagramm ist kopiert.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
</context>
<context>
    <name>SaveFileDialogs</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>Die Datei ersetzen?</translation>
    </message>
    <message>
        <source>“%1” is there already. What it holds will be lost.</source>
        <translation>„%1“ ist schon da. Was darin steht, geht verloren.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>SaveForm</name>
    <message>
        <source>Keep the changes as</source>
        <translation>Änderungen behalten als</translation>
    </message>
    <message>
        <source>Name of the configuration</source>
        <translation>Name der Konfiguration</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>SaveQueryDialog</name>
    <message>
        <source>Save the query</source>
        <translation>Abfrage speichern</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>A query of this name is there: it will be replaced.</source>
        <translation>Eine Abfrage dieses Namens gibt es: sie wird ersetzt.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>SchemaAdviceList</name>
    <message>
        <source>The model can suggest names, comments and synonyms. The selected table goes to %1, as in a question.</source>
        <translation>Das Modell kann Namen, Kommentare und Synonyme vorschlagen. Die gewählte Tabelle geht an %1, wie bei einer Frage.</translation>
    </message>
    <message>
        <source>The model can suggest names, comments and synonyms for the selected table. It stays on this computer.</source>
        <translation>Das Modell kann Namen, Kommentare und Synonyme für die gewählte Tabelle vorschlagen. Sie bleibt auf diesem Rechner.</translation>
    </message>
    <message>
        <source>Suggest names</source>
        <translation>Namen vorschlagen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The model is thinking</source>
        <translation>Das Modell denkt nach</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <translation>Keine Vorschläge</translation>
    </message>
    <message>
        <source>The import found nothing more that could be cleaned or made simpler.</source>
        <translation>Der Import fand nichts weiter, das sich bereinigen oder vereinfachen ließe.</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
</context>
<context>
    <name>SchemaBody</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>The schema was changed. Do the %n kept question(s) still get their answers?</source>
        <translation>
            <numerusform>Das Schema wurde geändert. Bekommt die behaltene Frage noch ihre Antwort?</numerusform>
            <numerusform>Das Schema wurde geändert. Bekommen die %n behaltenen Fragen noch ihre Antworten?</numerusform>
        </translation>
    </message>
    <message>
        <source>Run them</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Views of the schema</source>
        <translation>Ansichten des Schemas</translation>
    </message>
</context>
<context>
    <name>SchemaChangeList</name>
    <message>
        <source>Nothing was changed</source>
        <translation>Nichts wurde geändert</translation>
    </message>
    <message>
        <source>The schema is as it was found in the graph. What you change stays over a new import.</source>
        <translation>Das Schema ist, wie es im Graphen gefunden wurde. Was Sie ändern, bleibt über einen neuen Import hinweg.</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The graph does not have this now; it takes effect again when it comes back.</source>
        <translation>Der Graph hat das zurzeit nicht; es wirkt wieder, wenn es zurückkommt.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>SchemaCleaning</name>
    <message>
        <source>Cleaning</source>
        <translation>Bereinigung</translation>
    </message>
    <message>
        <source>“%1” becomes %2</source>
        <translation>„%1“ wird zu %2</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) cannot be converted and would have no cell</source>
        <translation>
            <numerusform>Ein Wert lässt sich nicht umwandeln und hätte keine Zelle</numerusform>
            <numerusform>%n Werte lassen sich nicht umwandeln und hätten keine Zelle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SchemaComputed</name>
    <message>
        <source>Computed columns</source>
        <translation>Berechnete Spalten</translation>
    </message>
    <message>
        <source>Add a computed column</source>
        <translation>Berechnete Spalte hinzufügen</translation>
    </message>
    <message>
        <source>Name of the computed column</source>
        <translation>Name der berechneten Spalte</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Expression in SQL</source>
        <translation>Ausdruck in SQL</translation>
    </message>
    <message>
        <source>an expression over one row, such as width * height</source>
        <translation>ein Ausdruck über eine Zeile, etwa breite * hoehe</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>SchemaDetails</name>
    <message>
        <source>Choose a table or a column</source>
        <translation>Tabelle oder Spalte wählen</translation>
    </message>
    <message>
        <source>Its name, comment and synonyms are what models read and what questions find. F2 renames it in the list.</source>
        <translation>Name, Kommentar und Synonyme sind das, was Modelle lesen und Fragen finden. F2 benennt in der Liste um.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>found as “%1”</source>
        <translation>gefunden als „%1“</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Synonyms</source>
        <translation>Synonyme</translation>
    </message>
    <message>
        <source>Other words that people use for it, with commas between them.</source>
        <translation>Andere Wörter, die man dafür benutzt, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>Computed as</source>
        <translation>Berechnet als</translation>
    </message>
    <message>
        <source>An expression over one row of the table, in SQL.</source>
        <translation>Ein Ausdruck über eine Zeile der Tabelle, in SQL.</translation>
    </message>
    <message>
        <source>Hidden from models and answers</source>
        <translation>Vor Modellen und Antworten verborgen</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>%1 belongs to every knowledge base and keeps its name.</source>
        <translation>%1 gehört zu jeder Wissensbasis und behält den Namen.</translation>
    </message>
    <message numerus="yes">
        <source>As models read it: %Ln token(s)</source>
        <translation>
            <numerusform>Wie Modelle es lesen: ein Token</numerusform>
            <numerusform>Wie Modelle es lesen: %Ln Token</numerusform>
        </translation>
    </message>
    <message>
        <source>CREATE TABLE text</source>
        <translation>CREATE-TABLE-Text</translation>
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
        <source>Diagram</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG-Zeichnung</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
</context>
<context>
    <name>SchemaFacts</name>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>%1 of %2 rows (%3 %)</source>
        <translation>%1 von %2 Zeilen (%3 %)</translation>
    </message>
    <message>
        <source>Distinct values</source>
        <translation>Verschiedene</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Führt zu</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>%1, backwards</source>
        <translation>%1, rückwärts</translation>
    </message>
    <message>
        <source>the shortest unique ending of the IRI</source>
        <translation>das kürzeste eindeutige Ende der IRI</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Most frequent</source>
        <translation>Am häufigsten</translation>
    </message>
</context>
<context>
    <name>SchemaMenu</name>
    <message>
        <source>Load and save changes</source>
        <translation>Änderungen laden und speichern</translation>
    </message>
    <message>
        <source>Save the changes as a file …</source>
        <translation>Änderungen als Datei speichern …</translation>
    </message>
    <message>
        <source>Load changes from a file …</source>
        <translation>Änderungen aus einer Datei laden …</translation>
    </message>
    <message>
        <source>Save the changes</source>
        <translation>Änderungen speichern</translation>
    </message>
    <message>
        <source>Curation (*.json)</source>
        <translation>Kuratierung (*.json)</translation>
    </message>
    <message>
        <source>Load changes, in place of those here</source>
        <translation>Änderungen laden, an Stelle der hiesigen</translation>
    </message>
    <message>
        <source>Curation</source>
        <translation>Kuratierung</translation>
    </message>
</context>
<context>
    <name>SchemaRow</name>
    <message numerus="yes">
        <source>table, %n row(s)</source>
        <translation>
            <numerusform>Tabelle, eine Zeile</numerusform>
            <numerusform>Tabelle, %n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>column, %1</source>
        <translation>Spalte, %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>New name of %1</source>
        <translation>Neuer Name von %1</translation>
    </message>
</context>
<context>
    <name>SchemaStage</name>
    <message>
        <source>Schema of %1</source>
        <translation>Schema von %1</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Noch einmal fragen</translation>
    </message>
    <message>
        <source>Undo: %1 (Ctrl+Z)</source>
        <translation>Rückgängig: %1 (Strg+Z)</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>Redo: %1 (Ctrl+Shift+Z)</source>
        <translation>Wiederholen: %1 (Strg+Umschalt+Z)</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nichts zu wiederholen</translation>
    </message>
    <message>
        <source>Reading the schema …</source>
        <translation>Das Schema wird gelesen …</translation>
    </message>
    <message>
        <source>No knowledge base is open</source>
        <translation>Keine Wissensbasis ist geöffnet</translation>
    </message>
    <message>
        <source>Import a graph or open a knowledge base; its tables and columns can then be named and described here.</source>
        <translation>Einen Graphen importieren oder eine Wissensbasis öffnen; ihre Tabellen und Spalten lassen sich dann hier benennen und beschreiben.</translation>
    </message>
</context>
<context>
    <name>SchemaStatus</name>
    <message>
        <source>Writing …</source>
        <translation>Wird geschrieben …</translation>
    </message>
    <message>
        <source>Writing the passages anew …</source>
        <translation>Die Textstellen werden neu geschrieben …</translation>
    </message>
    <message>
        <source>Filling the tables anew …</source>
        <translation>Die Tabellen werden neu gefüllt …</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>All changes are in use</source>
        <translation>Alle Änderungen gelten</translation>
    </message>
    <message>
        <source>Stop, and leave the tables as they were</source>
        <translation>Anhalten und die Tabellen lassen, wie sie waren</translation>
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
    <name>SchemaTables</name>
    <message>
        <source>Several values</source>
        <translation>Mehrere Werte</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Merge with</source>
        <translation>Vereinigen mit</translation>
    </message>
    <message>
        <source>Merge with …</source>
        <translation>Vereinigen mit …</translation>
    </message>
    <message>
        <source>A table of its own for</source>
        <translation>Eine eigene Tabelle für</translation>
    </message>
    <message>
        <source>A table of its own for …</source>
        <translation>Eine eigene Tabelle für …</translation>
    </message>
    <message>
        <source>as found</source>
        <translation>wie gefunden</translation>
    </message>
    <message>
        <source>as a list, in a table of their own</source>
        <translation>als Liste, in einer eigenen Tabelle</translation>
    </message>
    <message>
        <source>the first one in the column</source>
        <translation>der erste in der Spalte</translation>
    </message>
</context>
<context>
    <name>SchemaTreeView</name>
    <message>
        <source>Filter tables and columns</source>
        <translation>Tabellen und Spalten filtern</translation>
    </message>
    <message>
        <source>Filter (Ctrl+F)</source>
        <translation>Filtern (Strg+F)</translation>
    </message>
    <message>
        <source>Tables and columns</source>
        <translation>Tabellen und Spalten</translation>
    </message>
    <message>
        <source>No table or column has these words.</source>
        <translation>Keine Tabelle oder Spalte hat diese Wörter.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>eine Tabelle</numerusform>
            <numerusform>%n Tabellen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 tokens in a prompt</source>
        <translation>%1 Token in einem Prompt</translation>
    </message>
</context>
<context>
    <name>SchemaWords</name>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>What words mean here: “A masterpiece is a work that is on loan.” Models are given it as data.</source>
        <translation>Was Wörter hier bedeuten: „Ein Meisterwerk ist ein Werk, das verliehen ist.“ Modelle bekommen es als Daten.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>How to count and answer: “Sums of money are without tax.”</source>
        <translation>Wie gezählt und geantwortet wird: „Geldsummen sind ohne Steuer.“</translation>
    </message>
</context>
<context>
    <name>SearchHitRow</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>SecretField</name>
    <message>
        <source>No keychain answers on this desktop: it is kept for this session only.</source>
        <translation>Auf diesem Desktop antwortet kein Schlüsselbund: er gilt nur für diese Sitzung.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
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
        <source>%1 is a folder, not a file.</source>
        <translation>%1 ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>%1 sent more than %2 bytes.</source>
        <translation>%1 hat mehr als %2 Bytes gesendet.</translation>
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
        <source>The model&apos;s reply is longer than %1 bytes.</source>
        <translation>Die Antwort des Modells ist länger als %1 Bytes.</translation>
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
    <message>
        <source>&quot;%1&quot; holds more than a packed knowledge base can.</source>
        <translation>„%1“ enthält mehr, als eine gepackte Wissensbasis kann.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no packed knowledge base.</source>
        <translation>„%1“ ist keine gepackte Wissensbasis.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there already.</source>
        <translation>„%1“ gibt es schon.</translation>
    </message>
    <message>
        <source>A file&apos;s name is too long to be packed.</source>
        <translation>Ein Dateiname ist zu lang zum Packen.</translation>
    </message>
    <message>
        <source>A knowledge base needs a name.</source>
        <translation>Eine Wissensbasis braucht einen Namen.</translation>
    </message>
    <message>
        <source>Another knowledge base has its place by now.</source>
        <translation>Ihren Platz hat inzwischen eine andere Wissensbasis.</translation>
    </message>
    <message>
        <source>The conversation is not there any more.</source>
        <translation>Das Gespräch gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; cannot be written.</source>
        <translation>Die Datei „%1“ kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The knowledge base cannot be brought back.</source>
        <translation>Die Wissensbasis kann nicht zurückgeholt werden.</translation>
    </message>
    <message>
        <source>The knowledge base cannot be deleted.</source>
        <translation>Die Wissensbasis kann nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>The knowledge base cannot be read.</source>
        <translation>Die Wissensbasis kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>There is no room on the disk for &quot;%1&quot;.</source>
        <translation>Für „%1“ ist auf der Festplatte kein Platz.</translation>
    </message>
    <message>
        <source>Ollama cannot fetch this model: %1</source>
        <translation>Ollama kann dieses Modell nicht laden: %1</translation>
    </message>
    <message>
        <source>Ollama stopped before the whole model had come.</source>
        <translation>Ollama hörte auf, bevor das ganze Modell da war.</translation>
    </message>
    <message>
        <source>The model answered: %1</source>
        <translation>Das Modell antwortete: %1</translation>
    </message>
    <message>
        <source>The proxy on the way to %1 cannot be reached.</source>
        <translation>Der Proxy auf dem Weg zu %1 ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>The proxy on the way to %1 asks for a name and a password, or refuses them.</source>
        <translation>Der Proxy auf dem Weg zu %1 verlangt Namen und Passwort oder lehnt sie ab.</translation>
    </message>
    <message>
        <source>The server answered with status %1.</source>
        <translation>Der Server antwortete mit Status %1.</translation>
    </message>
    <message>
        <source>There is no certificate in this file: it should hold lines that begin with &quot;-----BEGIN CERTIFICATE-----&quot;.</source>
        <translation>In dieser Datei steht kein Zertifikat: sie sollte Zeilen enthalten, die mit &quot;-----BEGIN CERTIFICATE-----&quot; beginnen.</translation>
    </message>
    <message>
        <source>a key or a name is not hidden</source>
        <translation>ein Schlüssel oder Name wird nicht verborgen</translation>
    </message>
    <message>
        <source>a name does not begin or end with a blank</source>
        <translation>ein Name beginnt oder endet nicht mit einem Leerzeichen</translation>
    </message>
    <message>
        <source>a name holds no quotes, brackets or control characters</source>
        <translation>ein Name enthält keine Anführungszeichen, Klammern oder Steuerzeichen</translation>
    </message>
    <message>
        <source>a name is needed</source>
        <translation>ein Name wird gebraucht</translation>
    </message>
    <message>
        <source>an expression holds no ;</source>
        <translation>ein Ausdruck enthält kein ;</translation>
    </message>
    <message>
        <source>another column has the name</source>
        <translation>eine andere Spalte hat den Namen</translation>
    </message>
    <message>
        <source>another table has the name</source>
        <translation>eine andere Tabelle hat den Namen</translation>
    </message>
    <message>
        <source>names that begin so are the program&apos;s own</source>
        <translation>Namen, die so beginnen, gehören dem Programm</translation>
    </message>
    <message>
        <source>the name is not valid text</source>
        <translation>der Name ist kein gültiger Text</translation>
    </message>
    <message>
        <source>the name is the program&apos;s own</source>
        <translation>der Name gehört dem Programm</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>the parentheses of the expression do not match</source>
        <translation>die Klammern des Ausdrucks passen nicht zusammen</translation>
    </message>
    <message>
        <source>this table has no computed columns</source>
        <translation>diese Tabelle hat keine berechneten Spalten</translation>
    </message>
    <message>
        <source>this table keeps its name</source>
        <translation>diese Tabelle behält ihren Namen</translation>
    </message>
    <message>
        <source>This reading finds nothing.</source>
        <translation>Diese Lesart findet nichts.</translation>
    </message>
    <message>
        <source>This reading finds rows.</source>
        <translation>Diese Lesart findet Zeilen.</translation>
    </message>
    <message>
        <source>further facts about classes and properties, in table vocabulary</source>
        <translation>weitere Fakten über Klassen und Eigenschaften, in der Tabelle vocabulary</translation>
    </message>
    <message>
        <source>literals that their column cannot hold as they are, in table exact_fact</source>
        <translation>Literale, die ihre Spalte nicht so fassen kann, wie sie sind, in der Tabelle exact_fact</translation>
    </message>
    <message>
        <source>predicates too rare for a column of their table, in table other_fact</source>
        <translation>Prädikate, die für eine Spalte ihrer Tabelle zu selten sind, in der Tabelle other_fact</translation>
    </message>
    <message>
        <source>texts in further languages, in table other_language</source>
        <translation>Texte in weiteren Sprachen, in der Tabelle other_language</translation>
    </message>
    <message>
        <source>vocabulary that became names, comments, keys or the class hierarchy</source>
        <translation>Vokabular, das zu Namen, Kommentaren, Schlüsseln oder zur Hierarchie der Klassen wurde</translation>
    </message>
    <message>
        <source>ISO 8601 date and time</source>
        <translation>Datum und Uhrzeit nach ISO 8601</translation>
    </message>
    <message>
        <source>ISO 8601 date</source>
        <translation>Datum nach ISO 8601</translation>
    </message>
    <message>
        <source>a comma as thousands mark removed</source>
        <translation>Komma als Tausenderzeichen entfernt</translation>
    </message>
    <message>
        <source>a dot as thousands mark removed</source>
        <translation>Punkt als Tausenderzeichen entfernt</translation>
    </message>
    <message>
        <source>currency %1 removed</source>
        <translation>Währung %1 entfernt</translation>
    </message>
    <message>
        <source>decimal comma read</source>
        <translation>Dezimalkomma gelesen</translation>
    </message>
    <message>
        <source>duration read as months</source>
        <translation>Dauer in Monaten gelesen</translation>
    </message>
    <message>
        <source>duration read as seconds</source>
        <translation>Dauer in Sekunden gelesen</translation>
    </message>
    <message>
        <source>larger end of a range</source>
        <translation>oberes Ende eines Bereichs</translation>
    </message>
    <message>
        <source>number written as text</source>
        <translation>als Text geschriebene Zahl</translation>
    </message>
    <message>
        <source>smaller end of a range</source>
        <translation>unteres Ende eines Bereichs</translation>
    </message>
    <message>
        <source>time span read as minutes</source>
        <translation>Zeitspanne in Minuten gelesen</translation>
    </message>
    <message>
        <source>time span read as seconds</source>
        <translation>Zeitspanne in Sekunden gelesen</translation>
    </message>
    <message>
        <source>unit %1 removed</source>
        <translation>Einheit %1 entfernt</translation>
    </message>
    <message>
        <source>year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>A SPARQL endpoint has an address with http:// or https://.</source>
        <translation>Die Adresse eines SPARQL-Endpunkts beginnt mit http:// oder https://.</translation>
    </message>
    <message>
        <source>A backslash may stand only in strings and in the local part of a prefixed name.</source>
        <translation>Ein umgekehrter Schrägstrich darf nur in Zeichenketten und im hinteren Teil eines Namens mit Präfix stehen.</translation>
    </message>
    <message>
        <source>A knowledge base keeps at most 10,000 questions.</source>
        <translation>Eine Wissensbasis behält höchstens 10.000 Fragen.</translation>
    </message>
    <message>
        <source>A label has to follow &quot;_:&quot;.</source>
        <translation>Auf „_:“ muss eine Bezeichnung folgen.</translation>
    </message>
    <message>
        <source>A language tag such as &quot;@en&quot; or &quot;@en-gb&quot; has to stand here.</source>
        <translation>Hier muss eine Sprachangabe wie „@en“ oder „@en-gb“ stehen.</translation>
    </message>
    <message>
        <source>A name has to follow &quot;$&quot;.</source>
        <translation>Auf „$“ muss ein Name folgen.</translation>
    </message>
    <message>
        <source>A regular expression takes too many steps on one of the texts: use a simpler one.</source>
        <translation>Ein regulärer Ausdruck braucht bei einem der Texte zu viele Schritte: verwenden Sie einen einfacheren.</translation>
    </message>
    <message>
        <source>A saved query needs a name.</source>
        <translation>Eine gespeicherte Abfrage braucht einen Namen.</translation>
    </message>
    <message>
        <source>AS cannot give the name ?%1, which another column has already; use a new name.</source>
        <translation>AS kann den Namen ?%1 nicht vergeben, den eine andere Spalte schon hat; verwenden Sie einen neuen Namen.</translation>
    </message>
    <message>
        <source>AS cannot give the name ?%1, which the pattern has already; use a new name.</source>
        <translation>AS kann den Namen ?%1 nicht vergeben, den das Muster schon hat; verwenden Sie einen neuen Namen.</translation>
    </message>
    <message>
        <source>An aggregate stands where none may stand.</source>
        <translation>Eine Aggregatfunktion steht, wo keine stehen darf.</translation>
    </message>
    <message>
        <source>An expected answer has at most 1,000 rows.</source>
        <translation>Eine erwartete Antwort hat höchstens 1.000 Zeilen.</translation>
    </message>
    <message>
        <source>An expression in SELECT needs brackets and a name: (%1(…) AS ?name).</source>
        <translation>Ein Ausdruck in SELECT braucht Klammern und einen Namen: (%1(…) AS ?name).</translation>
    </message>
    <message>
        <source>An expression is nested too deeply.</source>
        <translation>Ein Ausdruck ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>BIND gives a value to ?%1, which the pattern before it has already; use a new name.</source>
        <translation>BIND gibt ?%1 einen Wert, das im Muster davor schon vorkommt; verwenden Sie einen neuen Namen.</translation>
    </message>
    <message>
        <source>BOUND takes a variable.</source>
        <translation>BOUND nimmt eine Variable.</translation>
    </message>
    <message>
        <source>CONCAT makes a text that is too long.</source>
        <translation>CONCAT ergibt einen zu langen Text.</translation>
    </message>
    <message>
        <source>EXISTS stands where only constants may stand.</source>
        <translation>EXISTS steht, wo nur feste Werte stehen dürfen.</translation>
    </message>
    <message>
        <source>Expected %1, but found &quot;%2&quot;.</source>
        <translation>Erwartet: %1; hier steht aber „%2“.</translation>
    </message>
    <message>
        <source>Expected %1, but the query ends here.</source>
        <translation>Erwartet: %1; die Abfrage endet aber hier.</translation>
    </message>
    <message>
        <source>Expected an operator, but found the IRI %1; to compare, write blanks around &quot;&lt;&quot;.</source>
        <translation>Erwartet: ein Operator; hier steht aber die IRI %1. Setzen Sie zum Vergleichen Leerzeichen um „&lt;“.</translation>
    </message>
    <message>
        <source>GROUP BY cannot give the name ?%1, which the pattern has already; use a new name.</source>
        <translation>GROUP BY kann den Namen ?%1 nicht vergeben, den das Muster schon hat; verwenden Sie einen neuen Namen.</translation>
    </message>
    <message>
        <source>It goes on from an earlier question.</source>
        <translation>Sie knüpft an eine frühere Frage an.</translation>
    </message>
    <message>
        <source>REPLACE makes a text that is too long.</source>
        <translation>REPLACE ergibt einen zu langen Text.</translation>
    </message>
    <message>
        <source>SELECT * cannot stand with GROUP BY, HAVING or aggregates; name the columns.</source>
        <translation>SELECT * kann nicht mit GROUP BY, HAVING oder Aggregatfunktionen stehen; nennen Sie die Spalten.</translation>
    </message>
    <message>
        <source>SERVICE would ask another server, which is never done; ask this graph alone.</source>
        <translation>SERVICE würde einen anderen Server fragen, was nie geschieht; fragen Sie nur diesen Graphen.</translation>
    </message>
    <message>
        <source>SPARQL has no function %1.</source>
        <translation>SPARQL kennt keine Funktion %1.</translation>
    </message>
    <message>
        <source>The address holds a password; give it as the authorization instead.</source>
        <translation>Die Adresse enthält ein Passwort; geben Sie es stattdessen als Anmeldung an.</translation>
    </message>
    <message>
        <source>The address shows a web page and does not answer queries.</source>
        <translation>Unter der Adresse steht eine Webseite, die keine Abfragen beantwortet.</translation>
    </message>
    <message>
        <source>The aggregate %1 may stand only in SELECT, HAVING and ORDER BY; to use its value elsewhere, compute it in a sub-select.</source>
        <translation>Die Aggregatfunktion %1 darf nur in SELECT, HAVING und ORDER BY stehen; berechnen Sie sie in einer Unterabfrage, um ihren Wert anderswo zu verwenden.</translation>
    </message>
    <message>
        <source>The aggregate %1 stands inside another one; compute the inner one in a sub-select.</source>
        <translation>Die Aggregatfunktion %1 steht in einer anderen; berechnen Sie die innere in einer Unterabfrage.</translation>
    </message>
    <message>
        <source>The answer states nothing that a source of it holds, so there is nothing to expect of another.</source>
        <translation>Die Antwort sagt nichts, was in einer ihrer Quellen steht; so gibt es nichts, was von einer anderen zu erwarten wäre.</translation>
    </message>
    <message>
        <source>The blank node _:%1 stands in two parts of the pattern that braces or another element separate; use a variable instead.</source>
        <translation>Der leere Knoten _:%1 steht in zwei Teilen des Musters, die durch Klammern oder ein anderes Element getrennt sind; verwenden Sie stattdessen eine Variable.</translation>
    </message>
    <message>
        <source>The character &quot;%1&quot; cannot stand here.</source>
        <translation>Das Zeichen „%1“ kann hier nicht stehen.</translation>
    </message>
    <message>
        <source>The columns of SELECT stand side by side without commas.</source>
        <translation>Die Spalten von SELECT stehen ohne Kommas nebeneinander.</translation>
    </message>
    <message>
        <source>The endpoint asks for a key, or does not accept it.</source>
        <translation>Der Endpunkt verlangt einen Schlüssel oder nimmt ihn nicht an.</translation>
    </message>
    <message>
        <source>The endpoint does not accept the query.</source>
        <translation>Der Endpunkt nimmt die Abfrage nicht an.</translation>
    </message>
    <message>
        <source>The endpoint failed to answer the query.</source>
        <translation>Der Endpunkt konnte die Abfrage nicht beantworten.</translation>
    </message>
    <message>
        <source>The endpoint is busy; try again later.</source>
        <translation>Der Endpunkt ist ausgelastet; versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <source>The endpoint&apos;s answer cannot be read.</source>
        <translation>Die Antwort des Endpunkts ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The endpoint&apos;s pages have different columns.</source>
        <translation>Die Seiten des Endpunkts haben verschiedene Spalten.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; cannot be read.</source>
        <translation>Die Datei „%1“ ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; cannot be read.</source>
        <translation>Der Ordner „%1“ ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; holds more than 10,000 files to import.</source>
        <translation>Der Ordner „%1“ enthält mehr als 10.000 Dateien, die importiert werden könnten.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; holds no file that can be imported.</source>
        <translation>Der Ordner „%1“ enthält keine Datei, die importiert werden kann.</translation>
    </message>
    <message>
        <source>The index cannot be removed.</source>
        <translation>Der Index lässt sich nicht entfernen.</translation>
    </message>
    <message>
        <source>The knowledge base has no such index.</source>
        <translation>Die Wissensbasis hat keinen solchen Index.</translation>
    </message>
    <message>
        <source>The knowledge base has this index already.</source>
        <translation>Die Wissensbasis hat diesen Index schon.</translation>
    </message>
    <message>
        <source>The knowledge base keeps no questions yet.</source>
        <translation>Die Wissensbasis behält noch keine Fragen.</translation>
    </message>
    <message>
        <source>The model gave an empty reply.</source>
        <translation>Das Modell gab eine leere Antwort.</translation>
    </message>
    <message>
        <source>The model used up its tokens before it began to answer.</source>
        <translation>Das Modell hat seine Tokens verbraucht, bevor es zu antworten begann.</translation>
    </message>
    <message>
        <source>The model server asks for a key (status %1).</source>
        <translation>Der Modellserver verlangt einen Schlüssel (Status %1).</translation>
    </message>
    <message>
        <source>The model server does not accept the key (status %1).</source>
        <translation>Der Modellserver nimmt den Schlüssel nicht an (Status %1).</translation>
    </message>
    <message>
        <source>The name of the query is too long.</source>
        <translation>Der Name der Abfrage ist zu lang.</translation>
    </message>
    <message>
        <source>The number %1 is too large.</source>
        <translation>Die Zahl %1 ist zu groß.</translation>
    </message>
    <message>
        <source>The prefix &quot;%1:&quot; is not declared; begin the query with PREFIX %2.</source>
        <translation>Das Präfix „%1:“ ist nicht erklärt; beginnen Sie die Abfrage mit PREFIX %2.</translation>
    </message>
    <message>
        <source>The query has more than %1 parts like BIND, OPTIONAL, FILTER or (… AS ?name).</source>
        <translation>Die Abfrage hat mehr als %1 Teile wie BIND, OPTIONAL, FILTER oder (… AS ?name).</translation>
    </message>
    <message>
        <source>GROUP_CONCAT makes a text that is too long.</source>
        <translation>GROUP_CONCAT ergibt einen zu langen Text.</translation>
    </message>
    <message>
        <source>* stands for more than %1 columns in this query: name those that are needed.</source>
        <translation>* steht in dieser Abfrage für mehr als %1 Spalten: Nennen Sie die, die gebraucht werden.</translation>
    </message>
    <message>
        <source>A single statement of &quot;%1&quot; has more triples than can be held back until its end is seen; where errors are not skipped it can be read.</source>
        <translation>Eine einzelne Anweisung von „%1“ hat mehr Tripel, als bis zu ihrem Ende zurückgehalten werden können; wo Fehler nicht übersprungen werden, ist sie lesbar.</translation>
    </message>
    <message>
        <source>The query has more than %1 clauses.</source>
        <translation>Die Abfrage hat mehr als %1 Klauseln.</translation>
    </message>
    <message>
        <source>The query has more than %1 arithmetic operators.</source>
        <translation>Die Abfrage hat mehr als %1 Rechenzeichen.</translation>
    </message>
    <message>
        <source>The query is longer than %1 bytes.</source>
        <translation>Die Abfrage ist länger als %1 Bytes.</translation>
    </message>
    <message>
        <source>The query is nested more than %1 levels deep.</source>
        <translation>Die Abfrage ist über %1 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>The query is not valid UTF-8 here.</source>
        <translation>Die Abfrage ist hier kein gültiges UTF-8.</translation>
    </message>
    <message>
        <source>The query is too large or nested too deeply: use fewer patterns, or ask for its parts one by one.</source>
        <translation>Die Abfrage ist zu groß oder zu tief verschachtelt: verwenden Sie weniger Muster, oder fragen Sie ihre Teile einzeln.</translation>
    </message>
    <message>
        <source>The query is too long for the endpoint.</source>
        <translation>Die Abfrage ist zu lang für den Endpunkt.</translation>
    </message>
    <message>
        <source>The query makes more new values than its memory limit allows.</source>
        <translation>Die Abfrage bildet mehr neue Werte, als ihre Speichergrenze erlaubt.</translation>
    </message>
    <message>
        <source>The query makes triples: they are written as N-Triples or Turtle.</source>
        <translation>Die Abfrage ergibt Tripel: sie werden als N-Triples oder Turtle geschrieben.</translation>
    </message>
    <message>
        <source>The query needs too much memory to follow a property path: begin the path at a given term, or add triple patterns that bind one of its ends.</source>
        <translation>Die Abfrage braucht zu viel Speicher, um einem Eigenschaftspfad zu folgen: beginnen Sie den Pfad bei einem festen Wert, oder ergänzen Sie Tripelmuster, die eines seiner Enden binden.</translation>
    </message>
    <message>
        <source>The query needs too much memory to sort, group or join: add filters, share variables between its patterns, or aggregate less.</source>
        <translation>Die Abfrage braucht zu viel Speicher zum Sortieren, Gruppieren oder Verknüpfen: ergänzen Sie Filter, verwenden Sie Variablen in mehreren Mustern, oder fassen Sie weniger zusammen.</translation>
    </message>
    <message>
        <source>The query took longer than %1 s and was stopped: let its triple patterns share variables, begin paths at a given term, or add a FILTER or LIMIT.</source>
        <translation>Die Abfrage dauerte länger als %1 s und wurde angehalten: verwenden Sie Variablen in mehreren Tripelmustern, beginnen Sie Pfade bei einem festen Wert, oder ergänzen Sie FILTER oder LIMIT.</translation>
    </message>
    <message>
        <source>The query took the endpoint too long; ask for less, or of fewer things.</source>
        <translation>Die Abfrage dauerte dem Endpunkt zu lange; fragen Sie nach weniger oder nach weniger Dingen.</translation>
    </message>
    <message>
        <source>The results are over 2 GB.</source>
        <translation>Die Ergebnisse sind größer als 2 GB.</translation>
    </message>
    <message>
        <source>The results have more than a thousand variables.</source>
        <translation>Die Ergebnisse haben mehr als tausend Variablen.</translation>
    </message>
    <message>
        <source>The table has no column called &quot;%1&quot;.</source>
        <translation>Die Tabelle hat keine Spalte namens „%1“.</translation>
    </message>
    <message>
        <source>There is no SPARQL endpoint at this address.</source>
        <translation>Unter dieser Adresse ist kein SPARQL-Endpunkt.</translation>
    </message>
    <message>
        <source>There is no corrected query to run.</source>
        <translation>Es gibt keine korrigierte Abfrage, die laufen könnte.</translation>
    </message>
    <message>
        <source>There is no kept question %1.</source>
        <translation>Es gibt keine behaltene Frage %1.</translation>
    </message>
    <message>
        <source>There is no model &quot;%1&quot;.</source>
        <translation>Es gibt kein Modell „%1“.</translation>
    </message>
    <message>
        <source>There is no saved query &quot;%1&quot;.</source>
        <translation>Es gibt keine gespeicherte Abfrage „%1“.</translation>
    </message>
    <message>
        <source>There is no such table.</source>
        <translation>Diese Tabelle gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no table called &quot;%1&quot;.</source>
        <translation>Es gibt keine Tabelle namens „%1“.</translation>
    </message>
    <message>
        <source>There is nothing called &quot;%1&quot; in this graph.</source>
        <translation>In diesem Graphen heißt nichts „%1“.</translation>
    </message>
    <message>
        <source>These are no SPARQL results that can be read.</source>
        <translation>Das sind keine lesbaren SPARQL-Ergebnisse.</translation>
    </message>
    <message>
        <source>This column has numbers: write 5, &gt;5, &lt;=5 or 2..5.</source>
        <translation>Diese Spalte hat Zahlen: schreiben Sie 5, &gt;5, &lt;=5 oder 2..5.</translation>
    </message>
    <message>
        <source>This is an update (%1); only queries that read are answered: SELECT, ASK, CONSTRUCT and DESCRIBE.</source>
        <translation>Das ist eine Änderung (%1); beantwortet werden nur lesende Abfragen: SELECT, ASK, CONSTRUCT und DESCRIBE.</translation>
    </message>
    <message>
        <source>This row of VALUES has %1 values for %2 variables.</source>
        <translation>Diese Zeile von VALUES hat %1 Werte für %2 Variablen.</translation>
    </message>
    <message>
        <source>This string has the escape %1, which cannot stand there; write %2 for a backslash.</source>
        <translation>Diese Zeichenkette enthält %1, was dort nicht stehen kann; schreiben Sie %2 für einen umgekehrten Schrägstrich.</translation>
    </message>
    <message>
        <source>This string is not closed with %1 in its line.</source>
        <translation>Diese Zeichenkette ist in ihrer Zeile nicht mit %1 geschlossen.</translation>
    </message>
    <message>
        <source>This string is not closed with %1.</source>
        <translation>Diese Zeichenkette ist nicht mit %1 geschlossen.</translation>
    </message>
    <message>
        <source>This string is not valid UTF-8.</source>
        <translation>Diese Zeichenkette ist kein gültiges UTF-8.</translation>
    </message>
    <message>
        <source>GROUP BY has ?%1 only within an expression; name that in the pattern, BIND(… AS ?key), group by ?key and select it.</source>
        <translation>GROUP BY hat ?%1 nur innerhalb eines Ausdrucks; benennen Sie diesen im Muster, BIND(… AS ?key), gruppieren Sie nach ?key und wählen Sie es aus.</translation>
    </message>
    <message>
        <source>?%1 is neither in GROUP BY nor inside an aggregate; add it to GROUP BY or write, for example, SAMPLE(%2).</source>
        <translation>?%1 steht weder in GROUP BY noch in einer Aggregatfunktion; ergänzen Sie es in GROUP BY, oder schreiben Sie etwa SAMPLE(%2).</translation>
    </message>
    <message>
        <source>%1 cannot stand here: behind the pattern come GROUP BY, HAVING, ORDER BY, LIMIT and OFFSET, VALUES, each once and in this order.</source>
        <translation>%1 kann hier nicht stehen: hinter dem Muster kommen GROUP BY, HAVING, ORDER BY, LIMIT und OFFSET, VALUES, jedes einmal und in dieser Reihenfolge.</translation>
    </message>
    <message>
        <source>%1 takes %2 arguments, but has %3.</source>
        <translation>%1 nimmt %2 Argumente, hat aber %3.</translation>
    </message>
    <message>
        <source>%1 (CONSTRUCT WHERE takes triples only; with a template it takes any pattern)</source>
        <translation>%1 (CONSTRUCT WHERE nimmt nur Tripel; mit einer Vorlage nimmt es jedes Muster)</translation>
    </message>
    <message>
        <source>%1 at the end of BIND</source>
        <translation>%1 am Ende von BIND</translation>
    </message>
    <message>
        <source>%1 before a row of VALUES, or &quot;}&quot;</source>
        <translation>%1 vor einer Zeile von VALUES, oder „}“</translation>
    </message>
    <message>
        <source>%1 before the arguments</source>
        <translation>%1 vor den Argumenten</translation>
    </message>
    <message>
        <source>%1 before the members of a list</source>
        <translation>%1 vor den Gliedern einer Liste</translation>
    </message>
    <message>
        <source>%1 before the properties of a blank node</source>
        <translation>%1 vor den Eigenschaften eines leeren Knotens</translation>
    </message>
    <message>
        <source>%1 before the rows of VALUES</source>
        <translation>%1 vor den Zeilen von VALUES</translation>
    </message>
    <message>
        <source>%1 behind the aggregate %2</source>
        <translation>%1 hinter der Aggregatfunktion %2</translation>
    </message>
    <message>
        <source>%1 behind the argument of %2</source>
        <translation>%1 hinter dem Argument von %2</translation>
    </message>
    <message>
        <source>%1 behind the function %2</source>
        <translation>%1 hinter der Funktion %2</translation>
    </message>
    <message>
        <source>%1 behind the name of the column</source>
        <translation>%1 hinter dem Namen der Spalte</translation>
    </message>
    <message>
        <source>%1 behind the name of the graph</source>
        <translation>%1 hinter dem Namen des Graphen</translation>
    </message>
    <message>
        <source>%1 or &quot;,&quot; behind an argument</source>
        <translation>%1 oder „,“ hinter einem Argument</translation>
    </message>
    <message>
        <source>%1 or &quot;.&quot; behind a triple of the template</source>
        <translation>%1 oder „.“ hinter einem Tripel der Vorlage</translation>
    </message>
    <message>
        <source>%1 or &quot;; SEPARATOR = &quot;…&quot;&quot; behind the argument of %2</source>
        <translation>%1 oder „; SEPARATOR = &quot;…&quot;“ hinter dem Argument von %2</translation>
    </message>
    <message>
        <source>%1 or &quot;;&quot; behind the properties of a blank node</source>
        <translation>%1 oder „;“ hinter den Eigenschaften eines leeren Knotens</translation>
    </message>
    <message>
        <source>%1 or AS behind the expression</source>
        <translation>%1 oder AS hinter dem Ausdruck</translation>
    </message>
    <message>
        <source>%1 or an operator</source>
        <translation>%1 oder ein Operator</translation>
    </message>
    <message>
        <source>SELECT, ASK, CONSTRUCT, DESCRIBE, PREFIX or BASE</source>
        <translation>SELECT, ASK, CONSTRUCT, DESCRIBE, PREFIX oder BASE</translation>
    </message>
    <message>
        <source>&quot;*&quot;, a variable or an IRI behind DESCRIBE</source>
        <translation>„*“, eine Variable oder eine IRI hinter DESCRIBE</translation>
    </message>
    <message>
        <source>&quot;.&quot;, &quot;;&quot; or &quot;,&quot; behind a triple</source>
        <translation>„.“, „;“ oder „,“ hinter einem Tripel</translation>
    </message>
    <message>
        <source>a datatype behind &quot;^^&quot;</source>
        <translation>ein Datentyp hinter „^^“</translation>
    </message>
    <message>
        <source>a further pattern or &quot;}&quot;</source>
        <translation>ein weiteres Muster oder „}“</translation>
    </message>
    <message>
        <source>a prefix such as &quot;ex:&quot; behind PREFIX</source>
        <translation>ein Präfix wie „ex:“ hinter PREFIX</translation>
    </message>
    <message>
        <source>a property (an IRI, a variable or &quot;a&quot;)</source>
        <translation>eine Eigenschaft (eine IRI, eine Variable oder „a“)</translation>
    </message>
    <message>
        <source>a property (an IRI, a variable, &quot;a&quot; or a path)</source>
        <translation>eine Eigenschaft (eine IRI, eine Variable, „a“ oder ein Pfad)</translation>
    </message>
    <message>
        <source>a string behind &quot;SEPARATOR =&quot;</source>
        <translation>eine Zeichenkette hinter „SEPARATOR =“</translation>
    </message>
    <message>
        <source>a variable behind AS</source>
        <translation>eine Variable hinter AS</translation>
    </message>
    <message>
        <source>a variable or &quot;(&quot; behind VALUES</source>
        <translation>eine Variable oder „(“ hinter VALUES</translation>
    </message>
    <message>
        <source>an IRI</source>
        <translation>eine IRI</translation>
    </message>
    <message>
        <source>an IRI between &quot;&lt;&quot; and &quot;&gt;&quot; behind BASE</source>
        <translation>eine IRI zwischen „&lt;“ und „&gt;“ hinter BASE</translation>
    </message>
    <message>
        <source>an expression (a variable, a value, a function or brackets)</source>
        <translation>ein Ausdruck (eine Variable, ein Wert, eine Funktion oder Klammern)</translation>
    </message>
    <message>
        <source>the IRI of a graph or NAMED behind FROM</source>
        <translation>die IRI eines Graphen oder NAMED hinter FROM</translation>
    </message>
    <message>
        <source>the IRI that &quot;%1:&quot; stands for, between &quot;&lt;&quot; and &quot;&gt;&quot;</source>
        <translation>die IRI, für die „%1:“ steht, zwischen „&lt;“ und „&gt;“</translation>
    </message>
    <message>
        <source>the end of the query</source>
        <translation>das Ende der Abfrage</translation>
    </message>
    <message>
        <source>%1 behind BIND</source>
        <translation>%1 hinter BIND</translation>
    </message>
    <message>
        <source>%1 behind EXISTS</source>
        <translation>%1 hinter EXISTS</translation>
    </message>
    <message>
        <source>%1 behind GROUP</source>
        <translation>%1 hinter GROUP</translation>
    </message>
    <message>
        <source>%1 behind MINUS</source>
        <translation>%1 hinter MINUS</translation>
    </message>
    <message>
        <source>%1 behind OPTIONAL</source>
        <translation>%1 hinter OPTIONAL</translation>
    </message>
    <message>
        <source>%1 behind ORDER</source>
        <translation>%1 hinter ORDER</translation>
    </message>
    <message>
        <source>%1 behind SEPARATOR</source>
        <translation>%1 hinter SEPARATOR</translation>
    </message>
    <message>
        <source>%1 behind UNION</source>
        <translation>%1 hinter UNION</translation>
    </message>
    <message>
        <source>%1 behind WHERE</source>
        <translation>%1 hinter WHERE</translation>
    </message>
    <message>
        <source>%1 behind the service</source>
        <translation>%1 hinter dem Dienst</translation>
    </message>
    <message>
        <source>The column %1 is in several of the query&apos;s tables: write table.column, one of %2 (or the table&apos;s alias instead of its name).</source>
        <translation>Die Spalte %1 steht in mehreren der Tabellen der Abfrage: schreiben Sie Tabelle.Spalte, eine von %2 (oder den Alias der Tabelle statt ihres Namens).</translation>
    </message>
    <message>
        <source>The column %1 is in several of the query&apos;s tables: write table.column (or the table&apos;s alias instead of its name).</source>
        <translation>Die Spalte %1 steht in mehreren der Tabellen der Abfrage: schreiben Sie Tabelle.Spalte (oder den Alias der Tabelle statt ihres Namens).</translation>
    </message>
    <message>
        <source>SQLite does not understand the query: %1.</source>
        <translation>SQLite versteht die Abfrage nicht: %1.</translation>
    </message>
    <message>
        <source>A text in the query becomes too long: build shorter texts, or select fewer of them.</source>
        <translation>Ein Text in der Abfrage wird zu lang: bilden Sie kürzere Texte, oder wählen Sie weniger davon.</translation>
    </message>
    <message>
        <source>An expression is nested too deeply: use IN (…) or split the query.</source>
        <translation>Ein Ausdruck ist zu tief verschachtelt: verwenden Sie IN (…), oder teilen Sie die Abfrage.</translation>
    </message>
    <message>
        <source>The query is nested too deeply: use fewer parentheses and subqueries.</source>
        <translation>Die Abfrage ist zu tief verschachtelt: verwenden Sie weniger Klammern und Unterabfragen.</translation>
    </message>
    <message>
        <source>There are too many parts joined by UNION: use fewer.</source>
        <translation>UNION verbindet zu viele Teile: verwenden Sie weniger.</translation>
    </message>
    <message>
        <source>A function has too many arguments: use fewer.</source>
        <translation>Eine Funktion hat zu viele Argumente: verwenden Sie weniger.</translation>
    </message>
    <message>
        <source>A LIKE or GLOB pattern is too long: use a shorter one.</source>
        <translation>Ein Muster von LIKE oder GLOB ist zu lang: verwenden Sie ein kürzeres.</translation>
    </message>
    <message>
        <source>The query has too many columns: name only those that are needed.</source>
        <translation>Die Abfrage hat zu viele Spalten: nennen Sie nur die nötigen.</translation>
    </message>
    <message>
        <source>Nothing answers at %1: is the server running?</source>
        <translation>Unter %1 antwortet nichts: läuft der Server?</translation>
    </message>
    <message>
        <source>The server %1 cannot be found.</source>
        <translation>Der Server %1 ist nicht zu finden.</translation>
    </message>
    <message>
        <source>The server %1 cannot be reached.</source>
        <translation>Der Server %1 ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>The secure connection to %1 failed: its certificate is not trusted.</source>
        <translation>Die sichere Verbindung zu %1 kam nicht zustande: seinem Zertifikat wird nicht vertraut.</translation>
    </message>
    <message>
        <source>The connection to %1 broke before the reply was complete.</source>
        <translation>Die Verbindung zu %1 brach ab, bevor die Antwort vollständig war.</translation>
    </message>
    <message>
        <source>a variable, an IRI, a literal, &quot;[&quot; or &quot;(&quot;</source>
        <translation>eine Variable, eine IRI, ein Literal, „[“ oder „(“</translation>
    </message>
    <message>
        <source>an IRI, a literal or UNDEF in VALUES</source>
        <translation>eine IRI, ein Literal oder UNDEF in VALUES</translation>
    </message>
    <message>
        <source>%1 and a variable, or an operator</source>
        <translation>%1 und eine Variable, oder ein Operator</translation>
    </message>
    <message>
        <source>%1 or &quot;{&quot; behind CONSTRUCT</source>
        <translation>%1 oder „{“ hinter CONSTRUCT</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is an endpoint elsewhere: it has no tables and passages here and can be asked by SPARQL only.</source>
        <translation>„%1“ ist ein Endpunkt anderswo: Tabellen und Textstellen gibt es hier nicht, gefragt wird nur mit SPARQL.</translation>
    </message>
    <message>
        <source>An endpoint does not tell how it runs a query.</source>
        <translation>Ein Endpunkt sagt nicht, wie er eine Abfrage ausführt.</translation>
    </message>
    <message>
        <source>The endpoint answers, but its graph has no triples.</source>
        <translation>Der Endpunkt antwortet, aber sein Graph hat keine Tripel.</translation>
    </message>
    <message>
        <source>This reading&apos;s query failed.</source>
        <translation>Die Abfrage zu dieser Lesart ist gescheitert.</translation>
    </message>
    <message>
        <source>The answer is by a strategy that this program does not have (&quot;%1&quot;): what mattered to it cannot be found out.</source>
        <translation>Die Antwort stammt von einer Strategie, die dieses Programm nicht hat („%1“): Was für sie zählte, lässt sich nicht feststellen.</translation>
    </message>
    <message>
        <source>The privacy rule of this knowledge base lets no value reach a model, and the strategy &quot;%1&quot; shows it some: choose one of %2.</source>
        <translation>Die Datenschutzregel dieser Wissensbasis lässt keinen Wert zu einem Modell, und die Strategie „%1“ zeigt ihm welche: wählen Sie eine von %2.</translation>
    </message>
    <message>
        <source>The reply was not the JSON object that was asked for. Reply with that object only.</source>
        <translation>Die Antwort war nicht das verlangte JSON-Objekt. Nur dieses Objekt antworten.</translation>
    </message>
    <message>
        <source>There is no prompt &quot;%1&quot;.</source>
        <translation>Die Vorlage „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>The prompt &quot;%1&quot; is not a valid template.</source>
        <translation>„%1“ ist keine gültige Vorlage.</translation>
    </message>
    <message>
        <source>The privacy rule of this knowledge base lets no value reach a model.</source>
        <translation>Die Datenschutzregel dieser Wissensbasis lässt keinen Wert zu einem Modell.</translation>
    </message>
    <message>
        <source>No knowledge base is open.</source>
        <translation>Keine Wissensbasis ist geöffnet.</translation>
    </message>
    <message>
        <source>The knowledge base&apos;s manifest cannot be read.</source>
        <translation>Das Manifest der Wissensbasis kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>There is no place for a preview.</source>
        <translation>Für eine Vorschau ist kein Platz.</translation>
    </message>
    <message>
        <source>The disk is full: %1</source>
        <translation>Die Festplatte ist voll: %1</translation>
    </message>
    <message>
        <source>Opening &quot;%1&quot; failed.</source>
        <translation>„%1“ konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Reading &quot;%1&quot; failed.</source>
        <translation>„%1“ konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Writing &quot;%1&quot; failed.</source>
        <translation>„%1“ konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>The reading cannot be read.</source>
        <translation>Die Lesart kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>There is no answer.</source>
        <translation>Es gibt keine Antwort.</translation>
    </message>
    <message>
        <source>One question in quotes is needed.</source>
        <translation>Es braucht eine Frage in Anführungszeichen.</translation>
    </message>
    <message>
        <source>--values takes iri or label.</source>
        <translation>--values nimmt iri oder label.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>Den Befehl „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>The last configuration is not removed.</source>
        <translation>Die letzte Konfiguration wird nicht entfernt.</translation>
    </message>
    <message>
        <source>Say list, save NAME, remove NAME or use NAME.</source>
        <translation>Möglich sind list, save NAME, remove NAME und use NAME.</translation>
    </message>
    <message>
        <source>Say show, diff FILE, apply FILE or export FILE.</source>
        <translation>Möglich sind show, diff FILE, apply FILE und export FILE.</translation>
    </message>
    <message>
        <source>Say list, add FILE… or remove NAME….</source>
        <translation>Möglich sind list, add FILE… und remove NAME….</translation>
    </message>
    <message>
        <source>The environment variable %1 is empty.</source>
        <translation>Die Umgebungsvariable %1 ist leer.</translation>
    </message>
    <message>
        <source>No question belongs to these conversations.</source>
        <translation>Zu diesen Gesprächen gehört keine Frage.</translation>
    </message>
    <message>
        <source>The option --%1 is missing.</source>
        <translation>Die Option --%1 fehlt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no example&apos;s number.</source>
        <translation>„%1“ ist nicht die Nummer eines Beispiels.</translation>
    </message>
    <message>
        <source>Either files or --endpoint can be imported.</source>
        <translation>Importiert werden entweder Dateien oder --endpoint.</translation>
    </message>
    <message>
        <source>Which files are to be imported?</source>
        <translation>Welche Dateien sollen importiert werden?</translation>
    </message>
    <message>
        <source>What is to be searched for?</source>
        <translation>Wonach soll gesucht werden?</translation>
    </message>
    <message>
        <source>One SQL text is needed.</source>
        <translation>Es braucht einen SQL-Text.</translation>
    </message>
    <message>
        <source>There is no option --%1 here.</source>
        <translation>Die Option --%1 gibt es hier nicht.</translation>
    </message>
    <message>
        <source>The option --%1 takes no value.</source>
        <translation>Die Option --%1 nimmt keinen Wert.</translation>
    </message>
    <message>
        <source>The option --%1 needs a value: %2.</source>
        <translation>Die Option --%1 braucht einen Wert: %2.</translation>
    </message>
    <message>
        <source>The option --%1 %2 is missing.</source>
        <translation>Die Option --%1 %2 fehlt.</translation>
    </message>
    <message>
        <source>The option --%1 takes a whole number from %2 to %3, not &quot;%4&quot;.</source>
        <translation>Die Option --%1 nimmt eine ganze Zahl von %2 bis %3, nicht „%4“.</translation>
    </message>
    <message>
        <source>Name the one file to write.</source>
        <translation>Es braucht den Namen der einen Datei, die geschrieben wird.</translation>
    </message>
    <message>
        <source>Name the one packed knowledge base.</source>
        <translation>Es braucht den Namen der einen gepackten Wissensbasis.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no question&apos;s number.</source>
        <translation>„%1“ ist nicht die Nummer einer Frage.</translation>
    </message>
    <message>
        <source>Say list, add &quot;question&quot;, remove ID, run, export FILE or import FILE.</source>
        <translation>Möglich sind list, add &quot;Frage&quot;, remove ID, run, export FILE und import FILE.</translation>
    </message>
    <message>
        <source>One query is needed: a text, &quot;-&quot;, or --file FILE.</source>
        <translation>Es braucht eine Abfrage: einen Text, „-“ oder --file FILE.</translation>
    </message>
    <message>
        <source>Either --kb or --endpoint says what is asked.</source>
        <translation>Gefragt wird entweder --kb oder --endpoint.</translation>
    </message>
    <message>
        <source>There is no format &quot;%1&quot;.</source>
        <translation>Das Format „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>the graph has no such table</source>
        <translation>der Graph hat keine solche Tabelle</translation>
    </message>
    <message>
        <source>it is there twice</source>
        <translation>es ist zweimal da</translation>
    </message>
    <message>
        <source>the table has no such column</source>
        <translation>die Tabelle hat keine solche Spalte</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>The curation cannot be used: %1 %2.</source>
        <translation>Die Kuratierung kann nicht verwendet werden: %1 %2.</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>muss ein Objekt sein</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>muss ein Text sein</translation>
    </message>
    <message>
        <source>is longer than %1 bytes</source>
        <translation>ist länger als %1 Bytes</translation>
    </message>
    <message>
        <source>holds a NUL character</source>
        <translation>enthält ein NUL-Zeichen</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>must be one of %1</source>
        <translation>muss eines davon sein: %1</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>muss true oder false sein</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>muss eine Liste sein</translation>
    </message>
    <message>
        <source>has more than %1 entries</source>
        <translation>hat mehr als %1 Einträge</translation>
    </message>
    <message>
        <source>must be &quot;%1&quot;</source>
        <translation>muss „%1“ sein</translation>
    </message>
    <message>
        <source>must be a whole number</source>
        <translation>muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>names no table</source>
        <translation>nennt keine Tabelle</translation>
    </message>
    <message>
        <source>names no column</source>
        <translation>nennt keine Spalte</translation>
    </message>
    <message>
        <source>A question that was not answered has nothing to expect.</source>
        <translation>Eine Frage ohne Antwort hat nichts, was zu erwarten wäre.</translation>
    </message>
    <message>
        <source>Making &quot;%1&quot; failed.</source>
        <translation>„%1“ konnte nicht angelegt werden.</translation>
    </message>
    <message>
        <source>The folder already holds answers of &quot;%1&quot;: go on with --resume, or choose another folder.</source>
        <translation>Der Ordner enthält schon Antworten von „%1“: mit --resume fortsetzen oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>The folder holds answers of &quot;%1&quot; with other settings: choose another folder.</source>
        <translation>Der Ordner enthält Antworten von „%1“ mit anderen Einstellungen: einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>The folder holds no answers of an evaluation.</source>
        <translation>Der Ordner enthält keine Antworten einer Auswertung.</translation>
    </message>
    <message>
        <source>This line of the question file is not a question.</source>
        <translation>Diese Zeile der Fragendatei ist keine Frage.</translation>
    </message>
    <message>
        <source>The question file holds no question.</source>
        <translation>Die Fragendatei enthält keine Frage.</translation>
    </message>
    <message>
        <source>This line is not an answer that an evaluation kept.</source>
        <translation>Diese Zeile ist keine Antwort, die eine Auswertung aufbewahrt hat.</translation>
    </message>
    <message>
        <source>The cited source %1 does not hold &quot;%2&quot;.</source>
        <translation>Die genannte Quelle %1 enthält „%2“ nicht.</translation>
    </message>
    <message>
        <source>The cited query %1 failed when it ran again: %2</source>
        <translation>Die genannte Abfrage %1 schlug fehl, als sie noch einmal lief: %2</translation>
    </message>
    <message>
        <source>The cited query %1, run again, does not return the result.</source>
        <translation>Die genannte Abfrage %1 gibt das Ergebnis nicht zurück, wenn sie noch einmal läuft.</translation>
    </message>
    <message>
        <source>The result names no source.</source>
        <translation>Das Ergebnis nennt keine Quelle.</translation>
    </message>
    <message>
        <source>The result is empty; expected was %1.</source>
        <translation>Das Ergebnis ist leer; erwartet war %1.</translation>
    </message>
    <message>
        <source>Missing: %1; the first of %2 rows is %3.</source>
        <translation>Es fehlt: %1; die erste von %2 Zeilen ist %3.</translation>
    </message>
    <message>
        <source>Extra: %1.</source>
        <translation>Zu viel: %1.</translation>
    </message>
    <message>
        <source>There are %1 rows where %2 were expected.</source>
        <translation>Es gibt %1 Zeilen, wo %2 erwartet waren.</translation>
    </message>
    <message>
        <source>None was expected; the first row is %1.</source>
        <translation>Erwartet war keine; die erste Zeile ist %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is stated, but no source that the sentence cites holds it.</source>
        <translation>„%1“ steht da, aber keine Quelle, die der Satz nennt, enthält es.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not stated.</source>
        <translation>„%1“ steht nicht da.</translation>
    </message>
    <message>
        <source>The answer has %1 words; at most %2 are allowed.</source>
        <translation>Die Antwort hat %1 Wörter; erlaubt sind höchstens %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is true of something else: %2.</source>
        <translation>„%1“ gilt für etwas anderes: %2.</translation>
    </message>
    <message>
        <source>It should say that the knowledge base does not hold this.</source>
        <translation>Sie sollte sagen, dass die Wissensbasis das nicht enthält.</translation>
    </message>
    <message>
        <source>It says that it did not find an answer.</source>
        <translation>Sie sagt, dass sie keine Antwort gefunden hat.</translation>
    </message>
    <message>
        <source>The answer is %1.</source>
        <translation>Die Antwort ist %1.</translation>
    </message>
    <message>
        <source>The answer has not the expected shape: %1</source>
        <translation>Die Antwort hat nicht die erwartete Form: %1</translation>
    </message>
    <message>
        <source>Creating &quot;%1&quot; failed.</source>
        <translation>„%1“ konnte nicht angelegt werden.</translation>
    </message>
    <message>
        <source>Removing &quot;%1&quot; failed.</source>
        <translation>„%1“ konnte nicht entfernt werden.</translation>
    </message>
    <message>
        <source>Writing beside &quot;%1&quot; failed.</source>
        <translation>Neben „%1“ konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Reading beside &quot;%1&quot; failed.</source>
        <translation>Neben „%1“ konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>There is no term with the number %1.</source>
        <translation>Einen Term mit der Nummer %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>Replacing &quot;%1&quot; failed.</source>
        <translation>„%1“ konnte nicht ersetzt werden.</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>the first of several; all in %1</source>
        <translation>der erste von mehreren; alle in %1</translation>
    </message>
    <message>
        <source>the best name that it has</source>
        <translation>der beste Name, den es hat</translation>
    </message>
    <message>
        <source>name where the link leads to something that has no row</source>
        <translation>Name, wo der Verweis zu etwas ohne Zeile führt</translation>
    </message>
    <message>
        <source>name only: it has no row of its own</source>
        <translation>nur der Name: eine eigene Zeile hat es nicht</translation>
    </message>
    <message>
        <source>The lists that %1 leads to are a table of their items in order.</source>
        <translation>Die Listen, zu denen %1 führt, sind eine Tabelle ihrer Einträge in deren Reihenfolge.</translation>
    </message>
    <message>
        <source>Each row belongs to one row of another table, by %1, and only carries values.</source>
        <translation>Jede Zeile gehört über %1 zu einer Zeile einer anderen Tabelle und trägt nur Werte.</translation>
    </message>
    <message>
        <source>They have nearly the same attributes.</source>
        <translation>Sie haben fast dieselben Merkmale.</translation>
    </message>
    <message>
        <source>It has a single row.</source>
        <translation>Sie hat eine einzige Zeile.</translation>
    </message>
    <message>
        <source>All its rows say the same.</source>
        <translation>Alle ihre Zeilen sagen dasselbe.</translation>
    </message>
    <message>
        <source>%1 of its attributes belong to one type each.</source>
        <translation>%1 ihrer Merkmale gehören zu je einem Typ.</translation>
    </message>
    <message>
        <source>a row of %1</source>
        <translation>eine Zeile von %1</translation>
    </message>
    <message>
        <source>true is 1, false is 0</source>
        <translation>true ist 1, false ist 0</translation>
    </message>
    <message>
        <source>%1 is 1, %2 is 0</source>
        <translation>%1 ist 1, %2 ist 0</translation>
    </message>
    <message>
        <source>Locking &quot;%1&quot; failed.</source>
        <translation>„%1“ konnte nicht gesperrt werden.</translation>
    </message>
    <message>
        <source>Saving &quot;%1&quot; failed.</source>
        <translation>„%1“ konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Making a folder &quot;%1&quot; failed.</source>
        <translation>Der Ordner „%1“ konnte nicht angelegt werden.</translation>
    </message>
    <message>
        <source>A fact of the graph cannot be read.</source>
        <translation>Eine Aussage des Graphen kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>How such a query is run is not told.</source>
        <translation>Wie eine solche Abfrage abläuft, wird nicht mitgeteilt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no language of queries.</source>
        <translation>„%1“ ist keine Abfragesprache.</translation>
    </message>
    <message>
        <source>documents that had been added could not be kept: %1</source>
        <translation>hinzugefügte Dokumente konnten nicht behalten werden: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is an endpoint elsewhere; files need a base of their own.</source>
        <translation>„%1“ ist ein Endpunkt anderswo; Dateien brauchen eine eigene Basis.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; is empty.</source>
        <translation>Die Datei „%1“ ist leer.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is an endpoint elsewhere and is not asked here.</source>
        <translation>„%1“ ist ein Endpunkt anderswo und wird hier nicht gefragt.</translation>
    </message>
    <message>
        <source>There is something at &quot;%1&quot; already.</source>
        <translation>Bei „%1“ liegt schon etwas.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was imported; an endpoint needs a base of its own.</source>
        <translation>„%1“ wurde importiert; ein Endpunkt braucht eine eigene Basis.</translation>
    </message>
    <message>
        <source>The header %1 holds control characters.</source>
        <translation>Die Kopfzeile %1 enthält Steuerzeichen.</translation>
    </message>
    <message>
        <source>%1 fell silent for %2 in the middle of its reply.</source>
        <translation>%1 schwieg mitten in der Antwort %2 lang.</translation>
    </message>
    <message>
        <source>%1 did not begin to answer within %2.</source>
        <translation>%1 hat nicht innerhalb von %2 zu antworten begonnen.</translation>
    </message>
    <message>
        <source>%1 did not finish its answer within %2.</source>
        <translation>%1 ist nicht innerhalb von %2 mit der Antwort fertig geworden.</translation>
    </message>
    <message>
        <source>%1 sends the request elsewhere; it carries a key and does not follow.</source>
        <translation>%1 leitet die Anfrage weiter; sie trägt einen Schlüssel und folgt nicht.</translation>
    </message>
    <message>
        <source>%1 sends the request elsewhere again and again.</source>
        <translation>%1 leitet die Anfrage immer wieder weiter.</translation>
    </message>
    <message>
        <source>%1 sends the request elsewhere, to an insecure address.</source>
        <translation>%1 leitet die Anfrage an eine unsichere Adresse weiter.</translation>
    </message>
    <message>
        <source>%1 sends the request elsewhere, to another server.</source>
        <translation>%1 leitet die Anfrage an einen anderen Server weiter.</translation>
    </message>
    <message>
        <source>The document &quot;%1&quot; is empty.</source>
        <translation>Das Dokument „%1“ ist leer.</translation>
    </message>
    <message>
        <source>The document &quot;%1&quot; is not a text.</source>
        <translation>Das Dokument „%1“ ist kein Text.</translation>
    </message>
    <message>
        <source>The document &quot;%1&quot; is not in UTF-8.</source>
        <translation>Das Dokument „%1“ ist nicht in UTF-8.</translation>
    </message>
    <message>
        <source>relative IRI</source>
        <translation>relative IRI</translation>
    </message>
    <message>
        <source>syntax error</source>
        <translation>Syntaxfehler</translation>
    </message>
    <message>
        <source>not well-formed XML</source>
        <translation>kein wohlgeformtes XML</translation>
    </message>
    <message>
        <source>reference to another file</source>
        <translation>Verweis auf eine andere Datei</translation>
    </message>
    <message>
        <source>invalid UTF-8</source>
        <translation>ungültiges UTF-8</translation>
    </message>
    <message>
        <source>DOCTYPE</source>
        <translation>DOCTYPE</translation>
    </message>
    <message>
        <source>entities</source>
        <translation>Entitäten</translation>
    </message>
    <message>
        <source>nesting</source>
        <translation>Verschachtelung</translation>
    </message>
    <message>
        <source>attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>unknown encoding</source>
        <translation>unbekannte Zeichenkodierung</translation>
    </message>
    <message>
        <source>UTF-16 text; save it as UTF-8</source>
        <translation>UTF-16-Text; als UTF-8 speichern</translation>
    </message>
    <message>
        <source>binary data</source>
        <translation>Binärdaten</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>eine Webseite</translation>
    </message>
    <message>
        <source>XML; if it is RDF/XML, let its name end with .rdf</source>
        <translation>XML; ist es RDF/XML, soll der Name auf .rdf enden</translation>
    </message>
    <message>
        <source>something other than XML; if it is Turtle, let its name end with .ttl</source>
        <translation>etwas anderes als XML; ist es Turtle, soll der Name auf .ttl enden</translation>
    </message>
    <message>
        <source>undefined prefix</source>
        <translation>nicht erklärtes Präfix</translation>
    </message>
    <message>
        <source>invalid IRI</source>
        <translation>ungültige IRI</translation>
    </message>
    <message>
        <source>invalid character</source>
        <translation>ungültiges Zeichen</translation>
    </message>
    <message>
        <source>invalid language tag</source>
        <translation>ungültige Sprachangabe</translation>
    </message>
    <message>
        <source>something outside of it</source>
        <translation>etwas außerhalb davon</translation>
    </message>
    <message>
        <source>something other than entities</source>
        <translation>etwas anderes als Entitäten</translation>
    </message>
    <message>
        <source>a parameter entity</source>
        <translation>eine Parameter-Entität</translation>
    </message>
    <message>
        <source>an entity that stands for another file, which is never loaded</source>
        <translation>eine Entität, die für eine andere Datei steht; die wird nie geladen</translation>
    </message>
    <message>
        <source>an entity that is not plain text</source>
        <translation>eine Entität, die kein reiner Text ist</translation>
    </message>
    <message>
        <source>an entity that stands for more than 64 kB</source>
        <translation>eine Entität, die für mehr als 64 kB steht</translation>
    </message>
    <message>
        <source>A sub-query cannot be set up.</source>
        <translation>Eine Unterabfrage kann nicht eingerichtet werden.</translation>
    </message>
    <message>
        <source>There is no time left.</source>
        <translation>Die Zeit ist abgelaufen.</translation>
    </message>
    <message>
        <source>An expression of the query was called wrongly.</source>
        <translation>Ein Ausdruck der Abfrage wurde falsch aufgerufen.</translation>
    </message>
    <message>
        <source>The functions of SPARQL cannot be set up.</source>
        <translation>Die Funktionen von SPARQL können nicht eingerichtet werden.</translation>
    </message>
    <message>
        <source>A path cannot be walked.</source>
        <translation>Ein Pfad kann nicht verfolgt werden.</translation>
    </message>
    <message>
        <source>Terms cannot be looked up.</source>
        <translation>Terme können nicht nachgeschlagen werden.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 behind &quot;;&quot;</source>
        <translation>%1 hinter „;“</translation>
    </message>
    <message>
        <source>a variable or an IRI behind GRAPH</source>
        <translation>eine Variable oder eine IRI hinter GRAPH</translation>
    </message>
    <message>
        <source>brackets around the condition or a function behind FILTER</source>
        <translation>Klammern um die Bedingung oder eine Funktion hinter FILTER</translation>
    </message>
    <message>
        <source>a variable or an IRI behind SERVICE</source>
        <translation>eine Variable oder eine IRI hinter SERVICE</translation>
    </message>
    <message>
        <source>a variable or &quot;)&quot;</source>
        <translation>eine Variable oder „)“</translation>
    </message>
    <message>
        <source>&quot;*&quot;, a variable or &quot;(&quot; behind SELECT</source>
        <translation>„*“, eine Variable oder „(“ hinter SELECT</translation>
    </message>
    <message>
        <source>%1 or WHERE before the pattern</source>
        <translation>%1 oder WHERE vor dem Muster</translation>
    </message>
    <message>
        <source>brackets around the condition or a function behind HAVING</source>
        <translation>Klammern um die Bedingung oder eine Funktion hinter HAVING</translation>
    </message>
    <message>
        <source>brackets around the condition or a function behind GROUP BY, or a variable</source>
        <translation>Klammern um die Bedingung, eine Funktion oder eine Variable hinter GROUP BY</translation>
    </message>
    <message>
        <source>%1 behind ASC or DESC</source>
        <translation>%1 hinter ASC oder DESC</translation>
    </message>
    <message>
        <source>brackets around the condition or a function behind ORDER BY, or a variable, ASC or DESC</source>
        <translation>Klammern um die Bedingung, eine Funktion, eine Variable, ASC oder DESC hinter ORDER BY</translation>
    </message>
    <message>
        <source>a whole number that is not negative</source>
        <translation>eine ganze Zahl, die nicht negativ ist</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>Ist „%1“ gemeint?</translation>
    </message>
    <message>
        <source>An IRI stands between &quot;&lt;&quot; and &quot;&gt;&quot; and has no blanks, quotation marks, braces or backslashes.</source>
        <translation>Eine IRI steht zwischen „&lt;“ und „&gt;“ und hat keine Leerzeichen, Anführungszeichen, geschweiften Klammern oder umgekehrten Schrägstriche.</translation>
    </message>
    <message>
        <source>a property</source>
        <translation>eine Eigenschaft</translation>
    </message>
    <message>
        <source>%1 or &quot;/&quot; or &quot;|&quot; in a path</source>
        <translation>%1, „/“ oder „|“ in einem Pfad</translation>
    </message>
    <message>
        <source>a property, &quot;^&quot;, &quot;!&quot; or &quot;(&quot; in a path</source>
        <translation>eine Eigenschaft, „^“, „!“ oder „(“ in einem Pfad</translation>
    </message>
    <message>
        <source>%1 or &quot;|&quot; behind &quot;!(&quot;</source>
        <translation>%1 oder „|“ hinter „!(“</translation>
    </message>
    <message>
        <source>a property or &quot;^&quot; behind &quot;!&quot;</source>
        <translation>eine Eigenschaft oder „^“ hinter „!“</translation>
    </message>
    <message>
        <source>MEDIAN and PERCENTILE need numbers: CAST the text to REAL first.</source>
        <translation>MEDIAN und PERCENTILE brauchen Zahlen: den Text zuerst mit CAST in REAL umwandeln.</translation>
    </message>
    <message>
        <source>PERCENTILE needs a number from 0 to 100 as its second argument.</source>
        <translation>PERCENTILE braucht als zweites Argument eine Zahl von 0 bis 100.</translation>
    </message>
    <message>
        <source>The database could not run a statement.</source>
        <translation>Die Datenbank konnte eine Anweisung nicht ausführen.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; cannot be opened.</source>
        <translation>Die Datenbank „%1“ kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>The database does not understand a statement.</source>
        <translation>Die Datenbank versteht eine Anweisung nicht.</translation>
    </message>
    <message>
        <source>use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>for %1 write %2</source>
        <translation>statt %1 schreiben: %2</translation>
    </message>
    <message>
        <source>use %1 or %2</source>
        <translation>%1 oder %2 verwenden</translation>
    </message>
    <message>
        <source>use %1, %2 or %3</source>
        <translation>%1, %2 oder %3 verwenden</translation>
    </message>
    <message>
        <source>use DATEDIFF(a, b), in days</source>
        <translation>DATEDIFF(a, b) verwenden, in Tagen</translation>
    </message>
    <message>
        <source>use %1, or %2</source>
        <translation>%1 oder %2 verwenden</translation>
    </message>
    <message>
        <source>use SUBSTR with INSTR</source>
        <translation>SUBSTR mit INSTR verwenden</translation>
    </message>
    <message>
        <source>for %1 write %2, which ignores case already</source>
        <translation>statt %1 schreiben: %2; es achtet ohnehin nicht auf Groß- und Kleinschreibung</translation>
    </message>
    <message>
        <source>for %1 write %2, %3 or %4</source>
        <translation>statt %1 schreiben: %2, %3 oder %4</translation>
    </message>
    <message>
        <source>for %1 write %2 at the end</source>
        <translation>statt %1 schreiben: %2 am Ende</translation>
    </message>
    <message>
        <source>for %1 write %2 or %3</source>
        <translation>statt %1 schreiben: %2 oder %3</translation>
    </message>
    <message>
        <source>for QUALIFY filter in an outer SELECT</source>
        <translation>statt QUALIFY in einem äußeren SELECT filtern</translation>
    </message>
    <message>
        <source>for LATERAL use a subquery in SELECT or a window function</source>
        <translation>statt LATERAL eine Unterabfrage in SELECT oder eine Fensterfunktion verwenden</translation>
    </message>
    <message>
        <source>there are no arrays; use GROUP_CONCAT(x)</source>
        <translation>Felder gibt es nicht; GROUP_CONCAT(x) verwenden</translation>
    </message>
    <message>
        <source>DISTINCT in an aggregate takes one argument: GROUP_CONCAT(DISTINCT x)</source>
        <translation>DISTINCT in einer Zusammenfassung nimmt ein Argument: GROUP_CONCAT(DISTINCT x)</translation>
    </message>
    <message>
        <source>ESCAPE needs a single character.</source>
        <translation>ESCAPE braucht ein einzelnes Zeichen.</translation>
    </message>
    <message>
        <source>CONCAT_WS needs a separator and values.</source>
        <translation>CONCAT_WS braucht ein Trennzeichen und Werte.</translation>
    </message>
    <message>
        <source>The query took longer than %1 s and was stopped: add filters or a LIMIT, and join tables on their keys.</source>
        <translation>Die Abfrage dauerte länger als %1 s und wurde angehalten: Filter oder ein LIMIT hinzufügen und Tabellen über ihre Schlüssel verbinden.</translation>
    </message>
    <message>
        <source>There is no column %1.</source>
        <translation>Es gibt keine Spalte %1.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>Es gibt: %1.</translation>
    </message>
    <message>
        <source>The nearest are: %1.</source>
        <translation>Am ähnlichsten sind: %1.</translation>
    </message>
    <message>
        <source>Double quotes are for names only; a text value needs single quotes: %1.</source>
        <translation>Doppelte Anführungszeichen sind nur für Namen; ein Textwert braucht einfache: %1.</translation>
    </message>
    <message>
        <source>The database has no tables.</source>
        <translation>Die Datenbank hat keine Tabellen.</translation>
    </message>
    <message>
        <source>There is no table %1.</source>
        <translation>Es gibt keine Tabelle %1.</translation>
    </message>
    <message>
        <source>The dialect is SQLite, which has no function %1(): %2.</source>
        <translation>Der Dialekt ist SQLite; eine Funktion %1() hat er nicht: %2.</translation>
    </message>
    <message>
        <source>The dialect is SQLite, which has no function %1().</source>
        <translation>Der Dialekt ist SQLite; eine Funktion %1() hat er nicht.</translation>
    </message>
    <message>
        <source>SQLite does not understand the query: %1, here: %2.</source>
        <translation>SQLite versteht die Abfrage nicht: %1, hier: %2.</translation>
    </message>
    <message>
        <source>The dialect is SQLite: %1.</source>
        <translation>Der Dialekt ist SQLite: %1.</translation>
    </message>
    <message>
        <source>Only one SELECT (or WITH … SELECT) is allowed: the database can be read, not changed.</source>
        <translation>Nur ein SELECT (oder WITH … SELECT) ist erlaubt: die Datenbank kann gelesen, nicht geändert werden.</translation>
    </message>
    <message>
        <source>For tables and columns: SELECT name, sql FROM sqlite_schema.</source>
        <translation>Tabellen und Spalten gibt: SELECT name, sql FROM sqlite_schema.</translation>
    </message>
    <message>
        <source>Run the SELECT itself.</source>
        <translation>Das SELECT selbst ausführen.</translation>
    </message>
    <message>
        <source>The function %1() is not allowed here: %2.</source>
        <translation>Die Funktion %1() ist hier nicht erlaubt: %2.</translation>
    </message>
    <message>
        <source>The function %1() is not allowed here.</source>
        <translation>Die Funktion %1() ist hier nicht erlaubt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is an endpoint elsewhere, without tables and passages here: only a strategy that asks by SPARQL can answer from it, and &quot;%2&quot; does not.</source>
        <translation>„%1“ ist ein Endpunkt anderswo, ohne Tabellen und Textstellen hier: Nur eine Strategie, die mit SPARQL fragt, kann daraus antworten; „%2“ tut das nicht.</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Was sie bedeutet</translation>
    </message>
    <message>
        <source>What the database is asked</source>
        <translation>Was die Datenbank gefragt wird</translation>
    </message>
    <message>
        <source>How the database finds it</source>
        <translation>Wie die Datenbank es findet</translation>
    </message>
    <message>
        <source>Ask the graph in SPARQL</source>
        <translation>Den Graphen in SPARQL fragen</translation>
    </message>
    <message>
        <source>Asking the graph</source>
        <translation>Der Graph wird gefragt</translation>
    </message>
    <message>
        <source>Asked the graph</source>
        <translation>Graph gefragt</translation>
    </message>
    <message>
        <source>Ask the database in SQL</source>
        <translation>Die Datenbank in SQL fragen</translation>
    </message>
    <message>
        <source>Asking the database</source>
        <translation>Die Datenbank wird gefragt</translation>
    </message>
    <message>
        <source>Asked the database</source>
        <translation>Datenbank gefragt</translation>
    </message>
    <message>
        <source>One query in %1 is needed.</source>
        <translation>Eine Abfrage in %1 wird gebraucht.</translation>
    </message>
    <message>
        <source>There is no table or column &quot;%1&quot;.</source>
        <translation>Es gibt keine Tabelle oder Spalte „%1“.</translation>
    </message>
    <message>
        <source>A synonym needs a word.</source>
        <translation>Ein Synonym braucht ein Wort.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no synonym of &quot;%2&quot;.</source>
        <translation>„%1“ ist kein Synonym von „%2“.</translation>
    </message>
    <message>
        <source>--on-error takes stop, skip or repair.</source>
        <translation>--on-error nimmt stop, skip oder repair.</translation>
    </message>
    <message>
        <source>--format takes %1.</source>
        <translation>--format nimmt %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no base for relative IRIs: it must be a whole IRI, such as http://example.org/.</source>
        <translation>„%1“ ist keine Basis für relative IRIs: Es muss eine ganze IRI sein, etwa http://example.org/.</translation>
    </message>
    <message>
        <source>relative IRI, read as relative to the file&apos;s own address</source>
        <translation>relative IRI, gelesen als relativ zur Adresse der Datei selbst</translation>
    </message>
    <message>
        <source>invalid IRI, repaired by percent-encoding</source>
        <translation>ungültige IRI, durch Prozentkodierung repariert</translation>
    </message>
    <message>
        <source>The name of &quot;%1&quot; does not end like that of an RDF file (%2, each also with .gz), and its content is not known either.</source>
        <translation>Der Name von „%1“ endet nicht wie der einer RDF-Datei (%2, jeweils auch mit .gz), und auch der Inhalt ist nicht bekannt.</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>rdf:ID that stands twice, read as the same thing</source>
        <translation>rdf:ID, die zweimal dasteht, gelesen als dasselbe Ding</translation>
    </message>
    <message>
        <source>rdf:ID or rdf:nodeID that is no name, read all the same</source>
        <translation>rdf:ID oder rdf:nodeID, die kein Name ist, trotzdem gelesen</translation>
    </message>
    <message>
        <source>Nodes without a name that say the same are one row of %1.</source>
        <translation>Knoten ohne Namen, die dasselbe sagen, sind eine Zeile von %1.</translation>
    </message>
    <message>
        <source>The members that %1 leads to are a table in order.</source>
        <translation>Die Mitglieder, zu denen %1 führt, sind eine Tabelle in ihrer Reihenfolge.</translation>
    </message>
    <message>
        <source>What restrictions say of %1 by %2 is a table of links.</source>
        <translation>Was Einschränkungen (OWL) mit %2 über %1 sagen, ist eine Tabelle von Verknüpfungen.</translation>
    </message>
    <message>
        <source>dates with the day first read</source>
        <translation>Datumsangaben mit dem Tag zuerst gelesen</translation>
    </message>
    <message>
        <source>dates with the month first read</source>
        <translation>Datumsangaben mit dem Monat zuerst gelesen</translation>
    </message>
    <message>
        <source>dates read</source>
        <translation>Datumsangaben gelesen</translation>
    </message>
    <message>
        <source>some a year or a month alone</source>
        <translation>einige nur Jahr oder Monat</translation>
    </message>
    <message>
        <source>the graph has no such class</source>
        <translation>der Graph hat keine solche Klasse</translation>
    </message>
    <message>
        <source>must have two or more entries</source>
        <translation>muss zwei oder mehr Einträge haben</translation>
    </message>
    <message>
        <source>%1 nodes without an IRI are %2 rows, since they say the same.</source>
        <translation>%1 Knoten ohne IRI sind %2 Zeilen, da sie dasselbe sagen.</translation>
    </message>
    <message>
        <source>%1 of %2 rows have several values, and the column the first of them.</source>
        <translation>%1 von %2 Zeilen haben mehrere Werte, und die Spalte hat den ersten davon.</translation>
    </message>
    <message>
        <source>--%1 is about files, and with --endpoint none is read.</source>
        <translation>--%1 betrifft Dateien, und mit --endpoint wird keine gelesen.</translation>
    </message>
    <message>
        <source>a thing&apos;s name, or a text</source>
        <translation>Name eines Dings oder ein Text</translation>
    </message>
    <message>
        <source>The reply names none of them. Reply with one of these numbers: %1.</source>
        <translation>Die Antwort nennt keines davon. Antworte mit einer dieser Nummern: %1.</translation>
    </message>
    <message>
        <source>%1 facts about %2 things were looked at; %3 fit the question, and %4 join what it names.</source>
        <translation>%1 Fakten über %2 Dinge wurden angesehen; %3 passen zur Frage, und %4 verbinden, was sie nennt.</translation>
    </message>
    <message>
        <source>Nothing in the question was found by its name. %1</source>
        <translation>Nichts in der Frage wurde unter seinem Namen gefunden. %1</translation>
    </message>
    <message>
        <source>The question names %1. %2</source>
        <translation>Die Frage nennt %1. %2</translation>
    </message>
    <message>
        <source>The search index is not of this graph.</source>
        <translation>Der Suchindex gehört nicht zu diesem Graphen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no endpoint elsewhere.</source>
        <translation>„%1“ ist kein Endpunkt anderswo.</translation>
    </message>
    <message>
        <source>The names of the graph were not fetched to the end.</source>
        <translation>Die Namen des Graphen wurden nicht bis zum Ende geholt.</translation>
    </message>
    <message>
        <source>The endpoint gives its pages in no order that stays: its graph cannot be fetched page by page.</source>
        <translation>Der Endpunkt gibt seine Seiten in keiner gleichbleibenden Reihenfolge: Sein Graph kann nicht Seite für Seite geholt werden.</translation>
    </message>
    <message>
        <source>The endpoint has more names than can be fetched.</source>
        <translation>Der Endpunkt hat mehr Namen, als geholt werden können.</translation>
    </message>
    <message>
        <source>The endpoint answers something else than it was asked for.</source>
        <translation>Der Endpunkt antwortet etwas anderes, als er gefragt wurde.</translation>
    </message>
    <message>
        <source>The search index has no vectors of the embedder &quot;%1&quot;.</source>
        <translation>Der Suchindex hat keine Vektoren des Einbettungsmodells „%1“.</translation>
    </message>
    <message>
        <source>The vectors of the search index have another length.</source>
        <translation>Die Vektoren des Suchindexes haben eine andere Länge.</translation>
    </message>
    <message>
        <source>The search index is damaged or was never finished.</source>
        <translation>Der Suchindex ist beschädigt oder wurde nie fertig.</translation>
    </message>
    <message>
        <source>The search index is of another version of the program.</source>
        <translation>Der Suchindex ist von einer anderen Version des Programms.</translation>
    </message>
    <message>
        <source>There is no search index yet.</source>
        <translation>Es gibt noch keinen Suchindex.</translation>
    </message>
    <message>
        <source>The graph has more names than a search index can hold.</source>
        <translation>Der Graph hat mehr Namen, als ein Suchindex fassen kann.</translation>
    </message>
    <message>
        <source>The embedder gave vectors of different lengths.</source>
        <translation>Das Einbettungsmodell gab Vektoren verschiedener Länge.</translation>
    </message>
    <message>
        <source>What was fetched of the graph is damaged; begin anew.</source>
        <translation>Was vom Graphen geholt wurde, ist beschädigt; fangen Sie neu an.</translation>
    </message>
    <message>
        <source>The number of steps must be 2 to 200.</source>
        <translation>Die Zahl der Schritte muss zwischen 2 und 200 liegen.</translation>
    </message>
    <message>
        <source>There is no set of tools &quot;%1&quot;.</source>
        <translation>Es gibt keinen Werkzeugsatz „%1“.</translation>
    </message>
    <message>
        <source>The strategy &quot;%1&quot; asks one knowledge base alone; several are asked by %2.</source>
        <translation>Die Strategie „%1“ befragt nur eine Wissensbasis; mehrere befragt %2.</translation>
    </message>
    <message>
        <source>The views could not be kept.</source>
        <translation>Die Sichten konnten nicht behalten werden.</translation>
    </message>
    <message>
        <source>NATURAL JOIN would compare columns that are hidden in this knowledge base: write the columns behind ON.</source>
        <translation>NATURAL JOIN würde Spalten vergleichen, die in dieser Wissensbasis verborgen sind: Schreiben Sie die Spalten hinter ON.</translation>
    </message>
    <message>
        <source>This knowledge base is not there any more.</source>
        <translation>Diese Wissensbasis gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>A knowledge base that this answer is from is not there any more.</source>
        <translation>Eine Wissensbasis, aus der diese Antwort stammt, gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Dafür reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>This failed by a fault of the program.</source>
        <translation>Dies schlug durch einen Fehler des Programms fehl.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be copied to the new knowledge base.</source>
        <translation>„%1“ lässt sich nicht in die neue Wissensbasis kopieren.</translation>
    </message>
    <message>
        <source>The list of past queries is damaged.</source>
        <translation>Die Liste früherer Abfragen ist beschädigt.</translation>
    </message>
    <message>
        <source>The query took longer than %1 s and was stopped: let its patterns share variables, name labels and types, bound the length of paths, or add a WHERE or LIMIT.</source>
        <translation>Die Anfrage dauerte länger als %1 s und wurde angehalten: Ihre Muster sollten Variablen teilen, Labels und Typen nennen, Pfade begrenzen, oder WHERE oder LIMIT haben.</translation>
    </message>
    <message>
        <source>A whole number does not fit in 64 bits any more.</source>
        <translation>Eine ganze Zahl passt nicht mehr in 64 Bit.</translation>
    </message>
    <message>
        <source>A whole number cannot be divided by zero.</source>
        <translation>Eine ganze Zahl kann nicht durch null geteilt werden.</translation>
    </message>
    <message>
        <source>%1 cannot take a value of type %2.</source>
        <translation>%1 kann keinen Wert vom Typ %2 nehmen.</translation>
    </message>
    <message>
        <source>The step of range is not zero.</source>
        <translation>Die Schrittweite von range ist nicht null.</translation>
    </message>
    <message>
        <source>The duration is too long to be added.</source>
        <translation>Die Dauer ist zu lang, um addiert zu werden.</translation>
    </message>
    <message>
        <source>The duration is too long.</source>
        <translation>Die Dauer ist zu lang.</translation>
    </message>
    <message>
        <source>A date or time has no such %1.</source>
        <translation>Ein Datum oder eine Zeit hat kein solches %1.</translation>
    </message>
    <message>
        <source>There is no time zone %1.</source>
        <translation>Es gibt keine Zeitzone %1.</translation>
    </message>
    <message>
        <source>A date needs at least a year.</source>
        <translation>Ein Datum braucht wenigstens ein Jahr.</translation>
    </message>
    <message>
        <source>%1 is no unit of time.</source>
        <translation>%1 ist keine Zeiteinheit.</translation>
    </message>
    <message>
        <source>%1 cannot read %2.</source>
        <translation>%1 kann %2 nicht lesen.</translation>
    </message>
    <message>
        <source>%1 takes no negative number.</source>
        <translation>%1 nimmt keine negative Zahl.</translation>
    </message>
    <message>
        <source>an expression</source>
        <translation>ein Ausdruck</translation>
    </message>
    <message>
        <source>%1 does not fit in 64 bits.</source>
        <translation>%1 passt nicht in 64 Bit.</translation>
    </message>
    <message>
        <source>the name of a property</source>
        <translation>der Name einer Eigenschaft</translation>
    </message>
    <message>
        <source>UNION and UNION ALL cannot be mixed in one query.</source>
        <translation>UNION und UNION ALL können nicht in einer Anfrage stehen.</translation>
    </message>
    <message>
        <source>MATCH, UNWIND, WITH or RETURN</source>
        <translation>MATCH, UNWIND, WITH oder RETURN</translation>
    </message>
    <message>
        <source>A query ends with RETURN, which says what is wanted.</source>
        <translation>Eine Anfrage endet mit RETURN, das sagt, was gesucht ist.</translation>
    </message>
    <message>
        <source>another clause</source>
        <translation>eine weitere Klausel</translation>
    </message>
    <message>
        <source>The graph is only read: %1 is not allowed.</source>
        <translation>Der Graph wird nur gelesen: %1 ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>%1 is not available: a query consists of MATCH, UNWIND, WITH and RETURN.</source>
        <translation>%1 gibt es nicht: Eine Anfrage besteht aus MATCH, UNWIND, WITH und RETURN.</translation>
    </message>
    <message>
        <source>This is SPARQL or SQL: a Cypher query begins with MATCH.</source>
        <translation>Dies ist SPARQL oder SQL: Eine Cypher-Anfrage beginnt mit MATCH.</translation>
    </message>
    <message>
        <source>This comment has no end: close it with */.</source>
        <translation>Dieser Kommentar hat kein Ende: Schließen Sie ihn mit */.</translation>
    </message>
    <message>
        <source>This name has no end: close it with `.</source>
        <translation>Dieser Name hat kein Ende: Schließen Sie ihn mit `.</translation>
    </message>
    <message>
        <source>A parameter needs a name after $.</source>
        <translation>Ein Parameter braucht hinter $ einen Namen.</translation>
    </message>
    <message>
        <source>This text has no end: close it with %1.</source>
        <translation>Dieser Text hat kein Ende: Schließen Sie ihn mit %1.</translation>
    </message>
    <message>
        <source>\%1 is no escape: write \\ for a backslash.</source>
        <translation>\%1 ist kein Sonderzeichen: Schreiben Sie \\ für einen Backslash.</translation>
    </message>
    <message>
        <source>\u takes four hexadecimal digits and \U eight.</source>
        <translation>\u braucht vier hexadezimale Ziffern und \U acht.</translation>
    </message>
    <message>
        <source>There is no character of this number.</source>
        <translation>Es gibt kein Zeichen mit dieser Nummer.</translation>
    </message>
    <message>
        <source>%1 is no number.</source>
        <translation>%1 ist keine Zahl.</translation>
    </message>
    <message>
        <source>%1 is too large a number.</source>
        <translation>%1 ist eine zu große Zahl.</translation>
    </message>
    <message>
        <source>The character %1 has no meaning here.</source>
        <translation>Das Zeichen %1 bedeutet hier nichts.</translation>
    </message>
    <message>
        <source>fewer operators</source>
        <translation>weniger Operatoren</translation>
    </message>
    <message>
        <source>A shortest path is looked for along one relationship pattern, as in shortestPath((a)-[*]-(b)).</source>
        <translation>Ein kürzester Pfad wird entlang eines Beziehungsmusters gesucht, wie in shortestPath((a)-[*]-(b)).</translation>
    </message>
    <message>
        <source>A shortest path has a least length of 0 or 1.</source>
        <translation>Ein kürzester Pfad hat eine Mindestlänge von 0 oder 1.</translation>
    </message>
    <message>
        <source>a label</source>
        <translation>ein Label</translation>
    </message>
    <message>
        <source>A parameter cannot stand for all properties of a pattern: write {name: $value}.</source>
        <translation>Ein Parameter kann nicht für alle Eigenschaften eines Musters stehen: Schreiben Sie {name: $value}.</translation>
    </message>
    <message>
        <source>a relationship type</source>
        <translation>ein Beziehungstyp</translation>
    </message>
    <message>
        <source>The length of a path is not negative.</source>
        <translation>Die Länge eines Pfades ist nicht negativ.</translation>
    </message>
    <message>
        <source>The query ends where %1 is expected.</source>
        <translation>Die Anfrage endet, wo %1 erwartet wird.</translation>
    </message>
    <message>
        <source>Expected %1, but found %2.</source>
        <translation>Erwartet: %1, gefunden: %2.</translation>
    </message>
    <message>
        <source>a variable</source>
        <translation>eine Variable</translation>
    </message>
    <message>
        <source>The query is nested more than %1 levels deep: write it flatter.</source>
        <translation>Die Anfrage ist mehr als %1 Ebenen tief geschachtelt: Schreiben Sie sie flacher.</translation>
    </message>
    <message>
        <source>The variable %1 stands for a thing of another kind already.</source>
        <translation>Die Variable %1 steht schon für etwas anderer Art.</translation>
    </message>
    <message>
        <source>There is no variable %1.</source>
        <translation>Es gibt keine Variable %1.</translation>
    </message>
    <message>
        <source>There is a variable %1 already.</source>
        <translation>Es gibt schon eine Variable %1.</translation>
    </message>
    <message>
        <source>No relationship is matched twice by one MATCH: give %1 another name in one place.</source>
        <translation>Ein MATCH findet keine Beziehung zweimal: Geben Sie %1 an einer Stelle einen anderen Namen.</translation>
    </message>
    <message>
        <source>All parts of a UNION return the same columns, in one order.</source>
        <translation>Alle Teile eines UNION geben dieselben Spalten in derselben Reihenfolge.</translation>
    </message>
    <message>
        <source>Beside an aggregate only what is grouped by can stand: put this expression into a column of its own first.</source>
        <translation>Neben einem Aggregat kann nur stehen, wonach gruppiert wird: Geben Sie diesem Ausdruck zuerst eine eigene Spalte.</translation>
    </message>
    <message>
        <source>There is no variable that * could stand for.</source>
        <translation>Es gibt keine Variable, für die * stehen könnte.</translation>
    </message>
    <message>
        <source>An expression in WITH needs a name: write AS and one.</source>
        <translation>Ein Ausdruck in WITH braucht einen Namen: Schreiben Sie AS und einen Namen.</translation>
    </message>
    <message>
        <source>Two columns have the name %1: write AS and another.</source>
        <translation>Zwei Spalten heißen %1: Schreiben Sie AS und einen anderen Namen.</translation>
    </message>
    <message>
        <source>SKIP and LIMIT take a number that does not depend on the rows.</source>
        <translation>SKIP und LIMIT nehmen eine Zahl, die nicht von den Zeilen abhängt.</translation>
    </message>
    <message>
        <source>SKIP and LIMIT take no negative number.</source>
        <translation>SKIP und LIMIT nehmen keine negative Zahl.</translation>
    </message>
    <message>
        <source>SKIP and LIMIT take a whole number.</source>
        <translation>SKIP und LIMIT nehmen eine ganze Zahl.</translation>
    </message>
    <message>
        <source>An aggregate cannot stand inside of another.</source>
        <translation>Ein Aggregat kann nicht in einem anderen stehen.</translation>
    </message>
    <message>
        <source>An aggregate cannot be taken of what is another each time.</source>
        <translation>Ein Aggregat kann nicht von etwas genommen werden, das jedes Mal anders ist.</translation>
    </message>
    <message>
        <source>ORDER BY has an aggregate here only if %1 has one.</source>
        <translation>ORDER BY hat hier nur ein Aggregat, wenn %1 eines hat.</translation>
    </message>
    <message>
        <source>An aggregate can only stand in WITH, RETURN and their ORDER BY.</source>
        <translation>Ein Aggregat kann nur in WITH, RETURN und deren ORDER BY stehen.</translation>
    </message>
    <message>
        <source>A pattern is a truth only in WHERE: write EXISTS { … } or a pattern comprehension here.</source>
        <translation>Ein Muster ist nur in WHERE eine Bedingung: Schreiben Sie hier EXISTS { … } oder eine Musterliste.</translation>
    </message>
    <message>
        <source>Expected %1 here.</source>
        <translation>Hier wird %1 erwartet.</translation>
    </message>
    <message>
        <source>%1 takes %2 arguments.</source>
        <translation>%1 nimmt %2 Argumente.</translation>
    </message>
    <message>
        <source>There is no function %1. Did you mean %2?</source>
        <translation>Es gibt keine Funktion %1. Meinten Sie %2?</translation>
    </message>
    <message>
        <source>There is no function %1.</source>
        <translation>Es gibt keine Funktion %1.</translation>
    </message>
    <message>
        <source>%1 takes %2 to %3 arguments.</source>
        <translation>%1 nimmt %2 bis %3 Argumente.</translation>
    </message>
    <message>
        <source>The query needs too much memory: let its patterns share variables, bound the length of its paths, or add a WHERE or LIMIT.</source>
        <translation>Die Anfrage braucht zu viel Speicher: Ihre Muster sollten Variablen teilen, Pfade begrenzen, oder WHERE oder LIMIT haben.</translation>
    </message>
    <message>
        <source>A percentile is a number from 0 to 1.</source>
        <translation>Ein Perzentil ist eine Zahl von 0 bis 1.</translation>
    </message>
    <message>
        <source>The parameter $%1 has no value.</source>
        <translation>Der Parameter $%1 hat keinen Wert.</translation>
    </message>
    <message>
        <source>Expected true or false, but found a value of type %1.</source>
        <translation>Erwartet: wahr oder falsch, gefunden: ein Wert vom Typ %1.</translation>
    </message>
    <message>
        <source>%1 is no regular expression.</source>
        <translation>%1 ist kein regulärer Ausdruck.</translation>
    </message>
    <message>
        <source>A pattern begins at a node, but found a value of type %1.</source>
        <translation>Ein Muster beginnt an einem Knoten, gefunden: ein Wert vom Typ %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is an endpoint elsewhere, which is asked in SPARQL and not in Cypher.</source>
        <translation>„%1“ ist ein Endpunkt anderswo, der in SPARQL und nicht in Cypher befragt wird.</translation>
    </message>
    <message>
        <source>How the graph is searched</source>
        <translation>Wie der Graph durchsucht wird</translation>
    </message>
    <message>
        <source>Ask the graph in Cypher</source>
        <translation>Den Graphen in Cypher fragen</translation>
    </message>
    <message>
        <source>a relationship</source>
        <translation>eine Beziehung</translation>
    </message>
    <message>
        <source>a node</source>
        <translation>ein Knoten</translation>
    </message>
    <message>
        <source>a path</source>
        <translation>ein Pfad</translation>
    </message>
    <message>
        <source>a list or a text</source>
        <translation>eine Liste oder ein Text</translation>
    </message>
    <message>
        <source>a node, a relationship or a map</source>
        <translation>ein Knoten, eine Beziehung oder eine Map</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>wahr oder falsch</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>Reply with a JSON object with the member &quot;texts&quot;.</source>
        <translation>Antworte mit einem JSON-Objekt mit dem Mitglied „texts“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is damaged: what was learned is left out. Learn anew.</source>
        <translation>„%1“ ist beschädigt: Das Gelernte bleibt außer Acht. Lassen Sie neu lernen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read.</source>
        <translation>„%1“ lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>What was learned was kept by another version. Learn anew.</source>
        <translation>Das Gelernte stammt von einer anderen Version. Lassen Sie neu lernen.</translation>
    </message>
    <message>
        <source>Nothing could be learned from these examples.</source>
        <translation>Aus diesen Beispielen ließ sich nichts lernen.</translation>
    </message>
    <message>
        <source>There is not enough memory to learn from these examples.</source>
        <translation>Der Speicher reicht nicht, um aus diesen Beispielen zu lernen.</translation>
    </message>
    <message>
        <source>--auth-env holds the key of one endpoint, and there are several: &quot;%1&quot; and &quot;%2&quot;.</source>
        <translation>--auth-env enthält den Schlüssel eines Endpunkts, und es sind mehrere: „%1“ und „%2“.</translation>
    </message>
    <message>
        <source>The graph of &quot;%1&quot; has no search index yet: it is fetched among the knowledge bases, or by &quot;tripletalk-cli index&quot;.</source>
        <translation>Der Graph von „%1“ hat noch keinen Suchindex: Er wird bei den Wissensbasen geholt oder mit „tripletalk-cli index“.</translation>
    </message>
    <message>
        <source>The query is believed: by what can be seen of it, it is right %1 times in 100.</source>
        <translation>Der Abfrage wird geglaubt: nach dem, was an ihr zu sehen ist, ist sie in %1 von 100 Fällen richtig.</translation>
    </message>
    <message>
        <source>No query could be run: the facts are asked.</source>
        <translation>Keine Abfrage ließ sich ausführen: Es werden die Fakten gefragt.</translation>
    </message>
    <message>
        <source>The query is not believed, as by what can be seen of it, it is right %1 times in 100: the facts are asked.</source>
        <translation>Der Abfrage wird nicht geglaubt, denn nach dem, was an ihr zu sehen ist, ist sie in %1 von 100 Fällen richtig: Es werden die Fakten gefragt.</translation>
    </message>
    <message>
        <source>The model server sent nothing. Some do so where a prompt is longer than the model&apos;s context window.</source>
        <translation>Der Modellserver hat nichts geschickt. Manche tun das, wenn eine Anfrage länger als das Kontextfenster des Modells ist.</translation>
    </message>
    <message>
        <source>The model chose rightly in %1 of %2 cases whose answer is known: the rules decide alone. A larger model may help.</source>
        <translation>Das Modell hat in %1 von %2 Fällen, deren Antwort bekannt ist, richtig gewählt: Die Regeln entscheiden allein. Ein größeres Modell kann helfen.</translation>
    </message>
    <message>
        <source>This question was taught anew meanwhile.</source>
        <translation>Diese Frage wurde inzwischen neu gelehrt.</translation>
    </message>
    <message>
        <source>The file refers to a context that is not here.</source>
        <translation>Die Datei verweist auf einen Kontext, der nicht da ist.</translation>
    </message>
    <message>
        <source>missing context</source>
        <translation>fehlender Kontext</translation>
    </message>
    <message>
        <source>a key that the context does not define</source>
        <translation>ein Schlüssel, den der Kontext nicht definiert</translation>
    </message>
    <message>
        <source>a key that the context ignores</source>
        <translation>ein Schlüssel, den der Kontext übergeht</translation>
    </message>
    <message>
        <source>a name that stands for nothing</source>
        <translation>ein Name, der für nichts steht</translation>
    </message>
    <message>
        <source>a node in a graph whose name is no good</source>
        <translation>ein Knoten in einem Graphen, dessen Name nicht taugt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands behind a long @graph for which it holds; let it stand before it.</source>
        <translation>„%1“ steht hinter einem langen @graph, für den es gilt; es muss davor stehen.</translation>
    </message>
    <message>
        <source>too many values</source>
        <translation>zu viele Werte</translation>
    </message>
    <message>
        <source>duplicate key</source>
        <translation>doppelter Schlüssel</translation>
    </message>
    <message>
        <source>A single item is longer than 64 MB.</source>
        <translation>Ein einzelnes Element ist länger als 64 MB.</translation>
    </message>
    <message>
        <source>a blank node as a property</source>
        <translation>ein leerer Knoten als Eigenschaft</translation>
    </message>
    <message>
        <source>something other than JSON</source>
        <translation>etwas anderes als JSON</translation>
    </message>
    <message>
        <source>JSON-LD</source>
        <translation>JSON-LD</translation>
    </message>
    <message>
        <source>TRIPLETALK_TOKEN is shorter than %1 characters.</source>
        <translation>TRIPLETALK_TOKEN ist kürzer als %1 Zeichen.</translation>
    </message>
    <message>
        <source>--dataset takes IRI=NAME.</source>
        <translation>--dataset nimmt IRI=NAME.</translation>
    </message>
    <message>
        <source>At an address that others reach, --certificate and --key are needed, or a proxy that encrypts and --behind-proxy.</source>
        <translation>An einer Adresse, die andere erreichen, sind --certificate und --key nötig, oder ein Proxy, der verschlüsselt, und --behind-proxy.</translation>
    </message>
    <message>
        <source>A certificate and its key are needed, both as PEM.</source>
        <translation>Ein Zertifikat und sein Schlüssel sind nötig, beide als PEM.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no address of a computer.</source>
        <translation>„%1“ ist keine Adresse eines Rechners.</translation>
    </message>
    <message>
        <source>No server can be started at %1, port %2.</source>
        <translation>An %1, Port %2, lässt sich kein Server starten.</translation>
    </message>
    <message>
        <source>Too many questions are asked at once: try again later.</source>
        <translation>Zu viele Fragen werden auf einmal gestellt: Versuchen Sie es später wieder.</translation>
    </message>
    <message>
        <source>That conversation is not known any more: ask without it.</source>
        <translation>Dieses Gespräch ist nicht mehr bekannt: Fragen Sie ohne es.</translation>
    </message>
    <message>
        <source>There is no question.</source>
        <translation>Es gibt keine Frage.</translation>
    </message>
    <message>
        <source>The question is longer than %1 bytes.</source>
        <translation>Die Frage ist länger als %1 Byte.</translation>
    </message>
    <message>
        <source>There is no prompt of this name: there is &quot;%1&quot;.</source>
        <translation>Es gibt keinen Prompt dieses Namens: Es gibt „%1“.</translation>
    </message>
    <message>
        <source>There is no resource &quot;%1&quot;.</source>
        <translation>Es gibt keine Ressource „%1“.</translation>
    </message>
    <message>
        <source>The argument &quot;%1&quot; is needed, as a text.</source>
        <translation>Das Argument „%1“ ist nötig, als Text.</translation>
    </message>
    <message>
        <source>The argument &quot;%1&quot; is a list of texts.</source>
        <translation>Das Argument „%1“ ist eine Liste von Texten.</translation>
    </message>
    <message>
        <source>The argument &quot;%1&quot; is a whole number from %2 to %3.</source>
        <translation>Das Argument „%1“ ist eine ganze Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <source>The privacy rule of this knowledge base lets it answer on this computer alone.</source>
        <translation>Die Datenschutzregel dieser Wissensbasis lässt sie nur auf diesem Rechner antworten.</translation>
    </message>
    <message>
        <source>The privacy rule of this knowledge base lets no value reach a model: its schema alone is told.</source>
        <translation>Die Datenschutzregel dieser Wissensbasis lässt keinen Wert zu einem Modell: Nur ihr Schema wird gesagt.</translation>
    </message>
    <message>
        <source>Say which knowledge base: %1.</source>
        <translation>Sagen Sie, welche Wissensbasis: %1.</translation>
    </message>
    <message>
        <source>There is no knowledge base &quot;%1&quot;: there is %2.</source>
        <translation>Es gibt keine Wissensbasis „%1“: Es gibt %2.</translation>
    </message>
    <message>
        <source>The query makes no triples: its answer is written as JSON, XML, CSV or TSV.</source>
        <translation>Die Abfrage macht keine Tripel: Ihre Antwort wird als JSON, XML, CSV oder TSV geschrieben.</translation>
    </message>
    <message>
        <source>language missing</source>
        <translation>Sprache fehlt</translation>
    </message>
    <message>
        <source>base direction of a text, which is left out</source>
        <translation>Schreibrichtung eines Texts, die weggelassen wird</translation>
    </message>
    <message>
        <source>&quot;&lt;&lt;&quot; of SPARQL 1.2 is not read yet. A triple that is spoken of is an rdf:Statement here, with rdf:subject, rdf:predicate and rdf:object.</source>
        <translation>„&lt;&lt;“ aus SPARQL 1.2 wird noch nicht gelesen. Ein Tripel, über das gesprochen wird, ist hier ein rdf:Statement mit rdf:subject, rdf:predicate und rdf:object.</translation>
    </message>
    <message>
        <source>Say a format: %1.</source>
        <translation>Ein Format wird gebraucht: %1.</translation>
    </message>
    <message>
        <source>Name the one file or folder to write.</source>
        <translation>Nennen Sie die eine Datei oder den einen Ordner zum Schreiben.</translation>
    </message>
    <message>
        <source>it is hidden</source>
        <translation>es ist verborgen</translation>
    </message>
    <message>
        <source>a view: its rows stand in other tables</source>
        <translation>eine Sicht: ihre Zeilen stehen in anderen Tabellen</translation>
    </message>
    <message>
        <source>it leads to what is hidden</source>
        <translation>es führt zu Verborgenem</translation>
    </message>
    <message>
        <source>What is at &quot;%1&quot; is no export and is not replaced.</source>
        <translation>Unter „%1“ liegt kein Export; es wird nicht ersetzt.</translation>
    </message>
    <message>
        <source>Another export is writing to &quot;%1&quot;.</source>
        <translation>Ein anderer Export schreibt gerade nach „%1“.</translation>
    </message>
    <message>
        <source>Column %1 is not of the type that was measured.</source>
        <translation>Die Spalte %1 hat nicht den gemessenen Typ.</translation>
    </message>
    <message>
        <source>Say list, add &quot;question&quot; &quot;SELECT …&quot;, remove ID, off ID, on ID, export FILE or import FILE.</source>
        <translation>Möglich sind list, add &quot;Frage&quot; &quot;SELECT …&quot;, remove ID, off ID, on ID, export FILE und import FILE.</translation>
    </message>
    <message>
        <source>There is no model server &quot;%1&quot; among the settings.</source>
        <translation>In den Einstellungen steht kein Modellserver „%1“.</translation>
    </message>
    <message>
        <source>Give the server a name.</source>
        <translation>Geben Sie dem Server einen Namen.</translation>
    </message>
    <message>
        <source>Another server is called &quot;%1&quot;: choose another name.</source>
        <translation>Ein anderer Server heißt „%1“: Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Write the address like https://api.example.com/v1 or http://127.0.0.1:8000/v1.</source>
        <translation>Schreiben Sie die Adresse wie https://api.example.com/v1 oder http://127.0.0.1:8000/v1.</translation>
    </message>
    <message>
        <source>Leave names and passwords out of the address: a key has a field of its own, and is kept in the keychain.</source>
        <translation>Lassen Sie Namen und Passwörter aus der Adresse: Ein Schlüssel hat ein eigenes Feld und wird im Schlüsselbund verwahrt.</translation>
    </message>
    <message>
        <source>The embedder gave fewer vectors than there are texts.</source>
        <translation>Das Einbettungsmodell hat weniger Vektoren geliefert, als es Texte sind.</translation>
    </message>
    <message>
        <source>Say list, or add, remove, off or on with TABLE[.COLUMN] WORD.</source>
        <translation>Möglich sind list sowie add, remove, off und on mit TABELLE[.SPALTE] WORT.</translation>
    </message>
    <message>
        <source>Another example answers this question.</source>
        <translation>Ein anderes Beispiel beantwortet diese Frage.</translation>
    </message>
    <message>
        <source>These parts cannot be asked for together: no link leads from one to the other.</source>
        <translation>Diese Teile lassen sich nicht zusammen abfragen: Keine Verknüpfung führt vom einen zum anderen.</translation>
    </message>
    <message>
        <source>Nothing of the graph of &quot;%1&quot; is here yet to read questions by: an excerpt is fetched among the knowledge bases, or by &quot;tripletalk-cli excerpt&quot;.</source>
        <translation>Vom Graphen von „%1“ ist noch nichts hier, wonach Fragen gelesen werden könnten: Ein Auszug wird bei den Wissensbasen geholt oder mit „tripletalk-cli excerpt“.</translation>
    </message>
    <message>
        <source>The endpoint tells no class and no thing of its graph.</source>
        <translation>Der Endpunkt nennt keine Klasse und kein Ding seines Graphen.</translation>
    </message>
    <message>
        <source>things of which the endpoint did not tell everything</source>
        <translation>Dinge, von denen der Endpunkt nicht alles sagte</translation>
    </message>
    <message>
        <source>facts deep inside of nodes without a name</source>
        <translation>Fakten tief in Knoten ohne Namen</translation>
    </message>
    <message>
        <source>classes beyond those of the first things: they are too many to be counted</source>
        <translation>Klassen außer denen der ersten Dinge: es sind zu viele, um sie zu zählen</translation>
    </message>
    <message>
        <source>classes beyond the largest ones</source>
        <translation>Klassen außer den größten</translation>
    </message>
    <message>
        <source>things of “%1”, which the endpoint does not count</source>
        <translation>Dinge von „%1“, die der Endpunkt nicht zählt</translation>
    </message>
    <message>
        <source>things of “%1”, which the endpoint does not list</source>
        <translation>Dinge von „%1“, die der Endpunkt nicht auflistet</translation>
    </message>
    <message>
        <source>things without a class</source>
        <translation>Dinge ohne Klasse</translation>
    </message>
    <message>
        <source>things that others link to, of which the name alone was fetched</source>
        <translation>Dinge, auf die andere verweisen und von denen nur der Name geholt wurde</translation>
    </message>
    <message>
        <source>things of classes that have more of them than were fetched</source>
        <translation>Dinge von Klassen, die mehr davon haben, als geholt wurden</translation>
    </message>
    <message>
        <source>names of further things of “%1”</source>
        <translation>Namen weiterer Dinge von „%1“</translation>
    </message>
    <message>
        <source>values of “%1” of “%2”</source>
        <translation>Werte von „%1“ von „%2“</translation>
    </message>
</context>
<context>
    <name>ServerModels</name>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Name of a model, or a part of it</source>
        <translation>Name eines Modells oder ein Teil davon</translation>
    </message>
    <message>
        <source>List the models</source>
        <translation>Modelle auflisten</translation>
    </message>
    <message>
        <source>Looking for models</source>
        <translation>Modelle werden gesucht</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) fit.</source>
        <translation>
            <numerusform>Ein Modell passt.</numerusform>
            <numerusform>%n Modelle passen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsView</name>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Embedders</source>
        <translation>Einbettungsmodelle</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Datenschutz</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Seiten der Einstellungen</translation>
    </message>
    <message>
        <source>Sharing</source>
        <translation>Teilen</translation>
    </message>
</context>
<context>
    <name>ShapingDialog</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>new, %1</source>
        <translation>neu, %1</translation>
    </message>
    <message>
        <source>gone, had %1</source>
        <translation>fällt weg, hatte %1</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <source>Trying it beside the base</source>
        <translation>Wird neben der Wissensbasis versucht</translation>
    </message>
    <message>
        <source>The tables are filled beside the base, to show what changes.</source>
        <translation>Die Tabellen werden neben der Wissensbasis gefüllt, um zu zeigen, was sich ändert.</translation>
    </message>
    <message>
        <source>The graph stays as it is. You can undo this, and it is kept when the graph is imported again.</source>
        <translation>Der Graph bleibt, wie er ist. Dies lässt sich rückgängig machen und bleibt erhalten, wenn der Graph neu importiert wird.</translation>
    </message>
    <message>
        <source>No table would change.</source>
        <translation>Keine Tabelle würde sich ändern.</translation>
    </message>
    <message>
        <source>Tables that change</source>
        <translation>Tabellen, die sich ändern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Change the tables</source>
        <translation>Tabellen ändern</translation>
    </message>
</context>
<context>
    <name>SharingPage</name>
    <message>
        <source>Assistants, SPARQL clients and chat programs on this computer can ask what you share, with its token, until you stop it or close the window. They only read, by the privacy rule of each knowledge base.</source>
        <translation>Assistenten, SPARQL-Clients und Chatprogramme auf diesem Rechner können fragen, was Sie teilen, mit dem zugehörigen Token, bis Sie es beenden oder das Fenster schließen. Sie lesen nur, nach der Datenschutzregel jeder Wissensbasis.</translation>
    </message>
    <message>
        <source>What is shared</source>
        <translation>Was geteilt wird</translation>
    </message>
    <message>
        <source>Stop sharing</source>
        <translation>Nicht mehr teilen</translation>
    </message>
    <message>
        <source>Share on this computer</source>
        <translation>Auf diesem Rechner teilen</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message numerus="yes">
        <source>Asked %n time(s), last at %1: %2</source>
        <translation>
            <numerusform>%n Mal gefragt, zuletzt um %1: %2</numerusform>
            <numerusform>%n Mal gefragt, zuletzt um %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has asked yet.</source>
        <translation>Noch niemand hat gefragt.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>SPARQL of “%1”: %2</source>
        <translation>SPARQL von „%1“: %2</translation>
    </message>
    <message>
        <source>Chat programs: %1, the key is the token.</source>
        <translation>Chatprogramme: %1, der Schlüssel ist das Token.</translation>
    </message>
    <message>
        <source>For an assistant</source>
        <translation>Für einen Assistenten</translation>
    </message>
    <message>
        <source>This goes into its configuration of MCP servers. The token is new each time that you share.</source>
        <translation>Das gehört in dessen Konfiguration der MCP-Server. Das Token ist bei jedem Teilen neu.</translation>
    </message>
    <message>
        <source>Configuration of an assistant</source>
        <translation>Konfiguration eines Assistenten</translation>
    </message>
    <message>
        <source>There is no knowledge base to share yet. Import a graph first.</source>
        <translation>Es gibt noch keine Wissensbasis, die sich teilen ließe. Importieren Sie zuerst einen Graphen.</translation>
    </message>
</context>
<context>
    <name>SourceCard</name>
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
    <message>
        <source>score %1</source>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Abfrage</translation>
    </message>
</context>
<context>
    <name>SourceExplanation</name>
    <message>
        <source>What the query does</source>
        <translation>Was die Abfrage tut</translation>
    </message>
    <message>
        <source>What stands between ‹ and › is SQL for which there are no plain words here.</source>
        <translation>Was zwischen ‹ und › steht, ist SQL, für das es hier keine einfachen Worte gibt.</translation>
    </message>
</context>
<context>
    <name>SourcePassage</name>
    <message>
        <source>From the document %1</source>
        <translation>Aus dem Dokument %1</translation>
    </message>
    <message>
        <source>Found by: %1</source>
        <translation>Gefunden durch: %1</translation>
    </message>
    <message>
        <source>Show the entity</source>
        <translation>Objekt zeigen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>SourcePreview</name>
    <message>
        <source>%1 · a query that failed</source>
        <translation>%1 · eine fehlgeschlagene Abfrage</translation>
    </message>
    <message numerus="yes">
        <source>%1 · a query with %n row(s)</source>
        <translation>
            <numerusform>%1 · eine Abfrage mit einer Zeile</numerusform>
            <numerusform>%1 · eine Abfrage mit %n Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourceQuery</name>
    <message>
        <source>Query</source>
        <translation>Abfrage</translation>
    </message>
    <message>
        <source>Hide the explanation</source>
        <translation>Erklärung verbergen</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Open in the console</source>
        <translation>In der Konsole öffnen</translation>
    </message>
    <message>
        <source>Fix a column …</source>
        <translation>Eine Spalte korrigieren …</translation>
    </message>
    <message>
        <source>Opens a column that this query uses in the schema</source>
        <translation>Öffnet im Schema eine Spalte, die diese Abfrage verwendet</translation>
    </message>
    <message>
        <source>The query found no rows.</source>
        <translation>Die Abfrage fand keine Zeilen.</translation>
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
    <message>
        <source>No answer was found. This was looked at:</source>
        <translation>Es wurde keine Antwort gefunden. Angesehen wurde:</translation>
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
        <source>Searching the passages</source>
        <translation>Die Textstellen werden durchsucht</translation>
    </message>
    <message>
        <source>Looking at tables</source>
        <translation>Tabellen werden angesehen</translation>
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
    <message>
        <source>Choosing among the passages</source>
        <translation>Textstellen werden ausgewählt</translation>
    </message>
    <message>
        <source>Running a query</source>
        <translation>Eine Abfrage wird ausgeführt</translation>
    </message>
    <message>
        <source>Listing triples</source>
        <translation>Tripel werden aufgelistet</translation>
    </message>
    <message>
        <source>Searching the graph</source>
        <translation>Der Graph wird durchsucht</translation>
    </message>
    <message>
        <source>Looking at answered questions</source>
        <translation>Beantwortete Fragen werden angesehen</translation>
    </message>
    <message>
        <source>Looking the answer over</source>
        <translation>Die Antwort wird durchgesehen</translation>
    </message>
    <message>
        <source>%1 tokens a second</source>
        <translation>%1 Token pro Sekunde</translation>
    </message>
    <message>
        <source>reads %1 tokens, %2 % of its window</source>
        <translation>liest %1 Token, %2 % seines Fensters</translation>
    </message>
    <message>
        <source>reads %1 tokens</source>
        <translation>liest %1 Token</translation>
    </message>
</context>
<context>
    <name>StepRow</name>
    <message>
        <source>Read the question</source>
        <translation>Frage gelesen</translation>
    </message>
    <message>
        <source>Searched the passages</source>
        <translation>Textstellen durchsucht</translation>
    </message>
    <message>
        <source>Looked at tables</source>
        <translation>Tabellen angesehen</translation>
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
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln Token</numerusform>
            <numerusform>%Ln Tokens</numerusform>
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
    <message>
        <source>Query</source>
        <translation>Abfrage</translation>
    </message>
    <message>
        <source>What came next: %1</source>
        <translation>Was danach kam: %1</translation>
    </message>
    <message>
        <source>Prompt and reply</source>
        <translation>Prompt und Antwort</translation>
    </message>
    <message>
        <source>Chose a part of the graph</source>
        <translation>Einen Teil des Graphen ausgewählt</translation>
    </message>
    <message>
        <source>Ran a query</source>
        <translation>Abfrage ausgeführt</translation>
    </message>
    <message>
        <source>Listed triples</source>
        <translation>Tripel aufgelistet</translation>
    </message>
    <message>
        <source>Searched for things</source>
        <translation>Nach Dingen gesucht</translation>
    </message>
    <message>
        <source>Searched for properties</source>
        <translation>Nach Eigenschaften gesucht</translation>
    </message>
    <message>
        <source>Searched the properties of a thing</source>
        <translation>Eigenschaften eines Dings durchsucht</translation>
    </message>
    <message>
        <source>Searched what a property leads to</source>
        <translation>Durchsucht, wohin eine Eigenschaft führt</translation>
    </message>
    <message>
        <source>Searched a place of a triple</source>
        <translation>Eine Stelle eines Tripels durchsucht</translation>
    </message>
    <message>
        <source>Searched a place of a query</source>
        <translation>Eine Stelle einer Abfrage durchsucht</translation>
    </message>
    <message>
        <source>Looked for similar questions</source>
        <translation>Nach ähnlichen Fragen gesucht</translation>
    </message>
    <message>
        <source>Looked at answered questions</source>
        <translation>Beantwortete Fragen angesehen</translation>
    </message>
    <message>
        <source>Gave the answer</source>
        <translation>Die Antwort gegeben</translation>
    </message>
    <message>
        <source>Gave up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Model: looked the answer over</source>
        <translation>Modell: die Antwort durchgesehen</translation>
    </message>
    <message>
        <source>Put the rows of two graphs side by side</source>
        <translation>Zeilen zweier Graphen nebeneinandergestellt</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>Model: told the facts as text</source>
        <translation>Modell: hat die Tatsachen als Text wiedergegeben</translation>
    </message>
    <message>
        <source>Told the facts as text</source>
        <translation>Erzählte die Fakten als Text</translation>
    </message>
    <message>
        <source>Model: chose what a name means</source>
        <translation>Modell: wählte, was ein Name meint</translation>
    </message>
    <message>
        <source>Model: chose how the question is meant</source>
        <translation>Modell: wählte, wie die Frage gemeint ist</translation>
    </message>
    <message>
        <source>Model: tried on a choice whose answer is known</source>
        <translation>Modell: an einer Wahl geprüft, deren Antwort bekannt ist</translation>
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
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message numerus="yes">
        <source>%n model call(s)</source>
        <translation>
            <numerusform>ein Modellaufruf</numerusform>
            <numerusform>%n Modellaufrufe</numerusform>
        </translation>
    </message>
    <message>
        <source>no model</source>
        <translation>kein Modell</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>ein Token</numerusform>
            <numerusform>%Ln Token</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>eine Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) failed</source>
        <translation>
            <numerusform>ein Schritt fehlgeschlagen</numerusform>
            <numerusform>%n Schritte fehlgeschlagen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Strategy</name>
    <message>
        <source>Offline, no model</source>
        <translation>Offline, ohne Modell</translation>
    </message>
    <message>
        <source>Reads the question by rules. Quick, and nothing leaves this computer.</source>
        <translation>Liest die Frage nach Regeln. Schnell, und nichts verlässt diesen Rechner.</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>offline</translation>
    </message>
    <message>
        <source>Control: one query</source>
        <translation>Kontrolle: eine Abfrage</translation>
    </message>
    <message>
        <source>One query and no check: only to compare with.</source>
        <translation>Eine Abfrage, keine Prüfung: nur zum Vergleich.</translation>
    </message>
    <message>
        <source>A query of your own</source>
        <translation>Eine eigene Abfrage</translation>
    </message>
    <message>
        <source>Your query in place of the one that an answer had.</source>
        <translation>Ihre Abfrage anstelle der Abfrage einer Antwort.</translation>
    </message>
    <message>
        <source>corrected by you</source>
        <translation>von Ihnen korrigiert</translation>
    </message>
    <message>
        <source>SQL and passages</source>
        <translation>SQL und Textstellen</translation>
    </message>
    <message>
        <source>The model queries the tables and searches the passages, round after round, until it has enough.</source>
        <translation>Das Modell befragt die Tabellen und durchsucht die Textstellen, Runde um Runde, bis es genug hat.</translation>
    </message>
    <message>
        <source>SQL only</source>
        <translation>Nur SQL</translation>
    </message>
    <message>
        <source>The model queries the tables alone: for counting and comparing.</source>
        <translation>Das Modell befragt nur die Tabellen: zum Zählen und Vergleichen.</translation>
    </message>
    <message>
        <source>Passages only</source>
        <translation>Nur Textstellen</translation>
    </message>
    <message>
        <source>The model reads the passages alone: for describing.</source>
        <translation>Das Modell liest nur die Textstellen: zum Beschreiben.</translation>
    </message>
    <message>
        <source>SPARQL only</source>
        <translation>Nur SPARQL</translation>
    </message>
    <message>
        <source>The model queries the graph itself, without tables: for those who know its classes.</source>
        <translation>Das Modell fragt den Graphen selbst ab, ohne Tabellen: für alle, die seine Klassen kennen.</translation>
    </message>
    <message>
        <source>A part of the graph (Auto-KGQA)</source>
        <translation>Ein Teil des Graphen (Auto-KGQA)</translation>
    </message>
    <message>
        <source>The program picks the part of the graph that the question is about, and the model queries the graph knowing that part: for graphs too large to show.</source>
        <translation>Das Programm wählt den Teil des Graphen aus, um den es in der Frage geht, und das Modell fragt den Graphen ab und kennt diesen Teil: für Graphen, die zu groß zum Zeigen sind.</translation>
    </message>
    <message>
        <source>Agent on the graph (GRASP)</source>
        <translation>Agent auf dem Graphen (GRASP)</translation>
    </message>
    <message>
        <source>The model looks around in the graph, step by step, until a query answers: for graphs of any size.</source>
        <translation>Das Modell sieht sich Schritt für Schritt im Graphen um, bis eine Abfrage antwortet: für Graphen jeder Größe.</translation>
    </message>
    <message>
        <source>Agent on the graph, in words (GRASP)</source>
        <translation>Agent auf dem Graphen, in Worten (GRASP)</translation>
    </message>
    <message>
        <source>The same, but it answers in words from all that it found: where no single query answers.</source>
        <translation>Dasselbe, aber es antwortet in Worten aus allem, was es fand: wo keine einzelne Abfrage antwortet.</translation>
    </message>
    <message>
        <source>Learned paths (Retrieve-Rewrite-Answer)</source>
        <translation>Gelernte Pfade (Retrieve-Rewrite-Answer)</translation>
    </message>
    <message>
        <source>Follows the path of relations that was learned for such questions, and tells what it leads to: for looking things up, also without a model.</source>
        <translation>Folgt dem Pfad von Beziehungen, der für solche Fragen gelernt wurde, und sagt, wohin er führt: zum Nachschlagen, auch ohne Modell.</translation>
    </message>
    <message>
        <source>Repaired Cypher and facts (UniOQA)</source>
        <translation>Berichtigtes Cypher und Fakten (UniOQA)</translation>
    </message>
    <message>
        <source>The model queries the graph in Cypher, the program corrects its names by the graph&apos;s own, and facts found by words answer where the query does not.</source>
        <translation>Das Modell fragt den Graphen in Cypher, das Programm berichtigt dessen Namen nach denen des Graphen, und wo die Abfrage nicht antwortet, tun es Fakten, die über Wörter gefunden werden.</translation>
    </message>
    <message>
        <source>Readings, one chosen by the model</source>
        <translation>Lesarten, das Modell wählt eine</translation>
    </message>
    <message>
        <source>Reads the question by rules; where they are not sure the model chooses among their readings: for small models.</source>
        <translation>Liest die Frage nach Regeln; wo sie nicht sicher sind, wählt das Modell unter ihren Lesarten: für kleine Modelle.</translation>
    </message>
</context>
<context>
    <name>SubgraphView</name>
    <message>
        <source>The part of the graph</source>
        <translation>Der Teil des Graphen</translation>
    </message>
    <message>
        <source>The program looked for the words of the question in the graph and read what is around. The model was shown what you see here, and more that fits: what the question names is set off by colour, the rest joins it or tells of it.</source>
        <translation>Das Programm hat die Wörter der Frage im Graphen gesucht und gelesen, was darum herum steht. Dem Modell wurde gezeigt, was hier zu sehen ist, und mehr, das passt: Was die Frage nennt, ist farbig abgehoben, das Übrige verbindet es oder sagt etwas darüber.</translation>
    </message>
</context>
<context>
    <name>TableGridView</name>
    <message>
        <source>The rows are in %1.</source>
        <translation>Die Zeilen stehen in %1.</translation>
    </message>
    <message>
        <source>Saving, %1 %</source>
        <translation>Wird gespeichert, %1 %</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>eine Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all rows</source>
        <translation>Alle Zeilen zeigen</translation>
    </message>
    <message>
        <source>Stop saving</source>
        <translation>Speichern anhalten</translation>
    </message>
    <message>
        <source>Save these rows as CSV</source>
        <translation>Diese Zeilen als CSV speichern</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Wird gespeichert</translation>
    </message>
    <message>
        <source>Choosing rows</source>
        <translation>Zeilen werden gewählt</translation>
    </message>
    <message>
        <source>CSV file</source>
        <translation>CSV-Datei</translation>
    </message>
    <message>
        <source>Build a query: conditions, columns of linked tables, groups, sums</source>
        <translation>Abfrage bauen: Bedingungen, Spalten verknüpfter Tabellen, Gruppen, Summen</translation>
    </message>
</context>
<context>
    <name>TaughtForm</name>
    <message>
        <source>Enter keeps it, Esc leaves it as it was</source>
        <translation>Die Eingabetaste behält es, Esc lässt es, wie es war</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Abfrage</translation>
    </message>
    <message>
        <source>Query of “%1”</source>
        <translation>Abfrage von „%1“</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>TaughtLine</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>TaughtList</name>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>%n weitere zeigen</numerusform>
            <numerusform>%n weitere zeigen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaughtRow</name>
    <message>
        <source>Not used: %1</source>
        <translation>Nicht verwendet: %1</translation>
    </message>
    <message>
        <source>Open the query of “%1” in the console</source>
        <translation>Die Abfrage zu „%1“ in der Konsole öffnen</translation>
    </message>
    <message>
        <source>Forget what was taught of “%1”</source>
        <translation>Vergessen, was zu „%1“ gelehrt wurde</translation>
    </message>
    <message>
        <source>Switched off: %1</source>
        <translation>Abgeschaltet: %1</translation>
    </message>
    <message>
        <source>Learned from it: %1</source>
        <translation>Daraus gelernt: %1</translation>
    </message>
    <message>
        <source>Switch on what was taught of “%1”</source>
        <translation>Das zu „%1“ Gelehrte einschalten</translation>
    </message>
    <message>
        <source>Switch off what was taught of “%1”</source>
        <translation>Das zu „%1“ Gelehrte abschalten</translation>
    </message>
    <message>
        <source>Correct “%1”</source>
        <translation>„%1“ korrigieren</translation>
    </message>
</context>
<context>
    <name>TaughtWord</name>
    <message>
        <source>Stands for %1, learned from “%2”</source>
        <translation>Steht für %1, gelernt aus „%2“</translation>
    </message>
    <message>
        <source>Synonym of %1</source>
        <translation>Synonym von %1</translation>
    </message>
    <message>
        <source>Switched off: %1</source>
        <translation>Abgeschaltet: %1</translation>
    </message>
    <message>
        <source>Change the word “%1”</source>
        <translation>Das Wort „%1“ ändern</translation>
    </message>
    <message>
        <source>Switch on the word “%1”</source>
        <translation>Das Wort „%1“ einschalten</translation>
    </message>
    <message>
        <source>Switch off the word “%1”</source>
        <translation>Das Wort „%1“ ausschalten</translation>
    </message>
    <message>
        <source>Forget the word “%1”</source>
        <translation>Das Wort „%1“ vergessen</translation>
    </message>
    <message>
        <source>Another word for %1</source>
        <translation>Ein anderes Wort für %1</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Enter keeps it, Esc leaves it as it was</source>
        <translation>Die Eingabetaste behält es, Esc lässt es, wie es war</translation>
    </message>
</context>
<context>
    <name>TaughtWords</name>
    <message>
        <source>Synonyms and learned words (%L1)</source>
        <translation>Synonyme und gelernte Wörter (%L1)</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>%n weitere zeigen</numerusform>
            <numerusform>%n weitere zeigen</numerusform>
        </translation>
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
    <name>Trouble</name>
    <message>
        <source>“%1” is not a web address.</source>
        <translation>„%1“ ist keine Webadresse.</translation>
    </message>
    <message>
        <source>Write it like http://127.0.0.1:11434 or https://api.example.com/v1.</source>
        <translation>So schreiben: http://127.0.0.1:11434 oder https://api.example.com/v1.</translation>
    </message>
    <message>
        <source>There is no server called %1.</source>
        <translation>Einen Server namens %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>Look for a typing mistake in the address, and whether this computer is online.</source>
        <translation>Nach einem Tippfehler in der Adresse suchen, und ob dieser Rechner online ist.</translation>
    </message>
    <message>
        <source>Nothing answers at %1.</source>
        <translation>Unter %1 antwortet nichts.</translation>
    </message>
    <message>
        <source>Start Ollama (“ollama serve”), or install it from ollama.com. If it runs on another port or computer, change the address.</source>
        <translation>Ollama starten („ollama serve“) oder von ollama.com installieren. Läuft es auf einem anderen Port oder Rechner, die Adresse ändern.</translation>
    </message>
    <message>
        <source>Start the server, or change the address or its port.</source>
        <translation>Den Server starten oder die Adresse oder ihren Port ändern.</translation>
    </message>
    <message>
        <source>%1 cannot be reached.</source>
        <translation>%1 ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>Look whether this computer is online, and whether a proxy is needed (Network).</source>
        <translation>Prüfen, ob dieser Rechner online ist und ob ein Proxy gebraucht wird (Netzwerk).</translation>
    </message>
    <message>
        <source>The proxy does not let the request through to %1.</source>
        <translation>Der Proxy lässt die Anfrage nicht zu %1 durch.</translation>
    </message>
    <message>
        <source>Look at the address, the name and the password of the proxy (Network).</source>
        <translation>Adresse, Namen und Passwort des Proxys prüfen (Netzwerk).</translation>
    </message>
    <message>
        <source>The certificate of %1 is not trusted.</source>
        <translation>Dem Zertifikat von %1 wird nicht vertraut.</translation>
    </message>
    <message>
        <source>If it is of your own organisation, choose its certificate file (Network).</source>
        <translation>Wenn es von Ihrer eigenen Organisation ist, deren Zertifikatsdatei wählen (Netzwerk).</translation>
    </message>
    <message>
        <source>%1 asks for a key.</source>
        <translation>%1 verlangt einen Schlüssel.</translation>
    </message>
    <message>
        <source>Enter the key of your account.</source>
        <translation>Den Schlüssel Ihres Kontos eingeben.</translation>
    </message>
    <message>
        <source>%1 does not accept the key.</source>
        <translation>%1 nimmt den Schlüssel nicht an.</translation>
    </message>
    <message>
        <source>Copy the key anew from your account there: it may be mistyped, expired or of another server.</source>
        <translation>Den Schlüssel neu aus Ihrem dortigen Konto kopieren: er kann vertippt, abgelaufen oder von einem anderen Server sein.</translation>
    </message>
    <message>
        <source>Something answers at %1, but it is not a model server.</source>
        <translation>Unter %1 antwortet etwas, aber kein Modellserver.</translation>
    </message>
    <message>
        <source>Look at the end of the address: OpenAI-compatible servers mostly want /v1 there, Ollama nothing.</source>
        <translation>Auf das Ende der Adresse achten: OpenAI-kompatible Server wollen dort meist /v1, Ollama nichts.</translation>
    </message>
    <message>
        <source>%1 did not answer in time.</source>
        <translation>%1 hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>A large model may need long to load: try once more, or choose a smaller one.</source>
        <translation>Ein großes Modell braucht vielleicht lange zum Laden: noch einmal versuchen oder ein kleineres wählen.</translation>
    </message>
    <message>
        <source>%1 has too much to do, or your quota is used up.</source>
        <translation>%1 ist überlastet, oder Ihr Kontingent ist aufgebraucht.</translation>
    </message>
    <message>
        <source>Wait a minute and try again, or look at your account there.</source>
        <translation>Eine Minute warten und noch einmal versuchen, oder im dortigen Konto nachsehen.</translation>
    </message>
    <message>
        <source>%1 is not this computer, and the privacy rule of the knowledge base lets nothing leave it.</source>
        <translation>%1 ist nicht dieser Rechner, und die Datenschutzregel der Wissensbasis lässt nichts hinaus.</translation>
    </message>
    <message>
        <source>Choose a model on this computer, or change the rule.</source>
        <translation>Ein Modell auf diesem Rechner wählen oder die Regel ändern.</translation>
    </message>
    <message>
        <source>%1 answers with an error.</source>
        <translation>%1 antwortet mit einem Fehler.</translation>
    </message>
    <message>
        <source>Read below what it says.</source>
        <translation>Unten steht, was er sagt.</translation>
    </message>
    <message>
        <source>The server has no model “%1”.</source>
        <translation>Der Server hat kein Modell „%1“.</translation>
    </message>
    <message>
        <source>Choose one of the list, or fetch this one by its name.</source>
        <translation>Eines aus der Liste wählen oder dieses nach seinem Namen laden.</translation>
    </message>
    <message>
        <source>Choose one of the list, or look for a typing mistake.</source>
        <translation>Eines aus der Liste wählen oder nach einem Tippfehler suchen.</translation>
    </message>
    <message>
        <source>The model “%1” answers, but does not keep to the form that is asked for (JSON).</source>
        <translation>Das Modell „%1“ antwortet, hält sich aber nicht an die verlangte Form (JSON).</translation>
    </message>
    <message>
        <source>It may still work, but badly: a larger or newer model is better.</source>
        <translation>Es geht vielleicht trotzdem, aber schlecht: ein größeres oder neueres Modell ist besser.</translation>
    </message>
</context>
<context>
    <name>TurnItem</name>
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
<context>
    <name>tripletalk::app::BaseKeeper</name>
    <message>
        <source>“%1” was saved.</source>
        <translation>„%1“ wurde gespeichert.</translation>
    </message>
    <message>
        <source>“%1” was unpacked.</source>
        <translation>„%1“ wurde ausgepackt.</translation>
    </message>
    <message>
        <source>No keychain answers on this desktop: the authorization is kept for this session only.</source>
        <translation>Auf diesem Desktop antwortet kein Schlüsselbund: die Berechtigung gilt nur für diese Sitzung.</translation>
    </message>
    <message>
        <source>The graph has as many facts as before: nothing was fetched.</source>
        <translation>Der Graph hat so viele Fakten wie zuvor: Es wurde nichts geholt.</translation>
    </message>
    <message>
        <source>“%1” learned from %2 of %3 examples.</source>
        <translation>„%1“ hat aus %2 von %3 Beispielen gelernt.</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::ChartItem</name>
    <message numerus="yes">
        <source>Bars: %1 by %2, %n row(s).</source>
        <translation>
            <numerusform>Balken: %1 nach %2, eine Zeile.</numerusform>
            <numerusform>Balken: %1 nach %2, %n Zeilen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Line: %1 over %2, %n point(s).</source>
        <translation>
            <numerusform>Linie: %1 über %2, ein Punkt.</numerusform>
            <numerusform>Linie: %1 über %2, %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points: %1 over %2, %n row(s).</source>
        <translation>
            <numerusform>Punkte: %1 über %2, eine Zeile.</numerusform>
            <numerusform>Punkte: %1 über %2, %n Zeilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a value and whose it is</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 Smallest: %2; largest: %3.</source>
        <translation>%1 Kleinster Wert: %2; größter: %3.</translation>
    </message>
    <message numerus="yes">
        <source>How often %1 lies in each of %n range(s); most often from %2 to %3.</source>
        <translation>
            <numerusform>Wie oft %1 in jedem von %n Bereich liegt; am häufigsten von %2 bis %3.</numerusform>
            <numerusform>Wie oft %1 in jedem von %n Bereichen liegt; am häufigsten von %2 bis %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bars of parts: %1 by %2, %n bar(s); the parts are %3.</source>
        <translation>
            <numerusform>Balken aus Teilen: %1 nach %2, %n Balken; die Teile sind %3.</numerusform>
            <numerusform>Balken aus Teilen: %1 nach %2, %n Balken; die Teile sind %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Map of %n place(s): latitude %1 to %2, longitude %3 to %4.</source>
        <translation>
            <numerusform>Karte mit einem Ort: Breite %1 bis %2, Länge %3 bis %4.</numerusform>
            <numerusform>Karte mit %n Orten: Breite %1 bis %2, Länge %3 bis %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tripletalk::app::Chat</name>
    <message>
        <source>Temporary chat</source>
        <translation>Flüchtiges Gespräch</translation>
    </message>
    <message>
        <source>Corrected by you</source>
        <translation>Von Ihnen korrigiert</translation>
    </message>
    <message>
        <source>Without a model</source>
        <translation>Ohne Modell</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::ClassModel</name>
    <message>
        <source>Other tables</source>
        <translation>Andere Tabellen</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::DiagramModel</name>
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
    <name>tripletalk::app::Exporter</name>
    <message>
        <source>Conversations</source>
        <translation>Gespräche</translation>
    </message>
    <message>
        <source>Understood as</source>
        <translation>Verstanden als</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Abfrage</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Textstelle</translation>
    </message>
    <message>
        <source>There were more rows than are kept.</source>
        <translation>Es gab mehr Zeilen, als aufgehoben werden.</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>Knowledge base</source>
        <translation>Wissensbasis</translation>
    </message>
    <message>
        <source>version</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Gespräch</translation>
    </message>
    <message>
        <source>Its rows are the answer&apos;s table.</source>
        <translation>Seine Zeilen sind die Tabelle der Antwort.</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::Feedback</name>
    <message>
        <source>This answer belongs to another knowledge base. Open that one first.</source>
        <translation>Diese Antwort gehört zu einer anderen Wissensbasis. Zuerst jene öffnen.</translation>
    </message>
    <message>
        <source>This answer is of several knowledge bases. The questions of one are asked of it alone: it cannot be kept among them.</source>
        <translation>Diese Antwort stammt aus mehreren Wissensbasen. Die Fragen einer Wissensbasis gehen nur an sie: diese Antwort kann dort nicht behalten werden.</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::GraphDrawing</name>
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
    <name>tripletalk::app::ImportFileModel</name>
    <message>
        <source>“%1” is not a file of this computer: download it first.</source>
        <translation>„%1“ ist keine Datei auf diesem Rechner: erst herunterladen.</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::ModelCatalog</name>
    <message>
        <source>reads %1 tokens</source>
        <translation>liest %1 Token</translation>
    </message>
    <message>
        <source>It chose rightly among readings in %1 of %2 cases.</source>
        <translation>In %1 von %2 Fällen hat es die richtige Lesart gewählt.</translation>
    </message>
    <message>
        <source>%1 That is too few: what it chooses will not count, and it will hardly write queries. A larger model helps.</source>
        <translation>%1 Das ist zu wenig: Was es wählt, zählt nicht, und Abfragen wird es kaum schreiben. Ein größeres Modell hilft.</translation>
    </message>
    <message>
        <source>It could not be tried further: %1</source>
        <translation>Weiter ließ es sich nicht prüfen: %1</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::ModelOffers</name>
    <message>
        <source>%1 to fetch, about %2 of memory</source>
        <translation>%1 zu laden, etwa %2 Speicher</translation>
    </message>
    <message>
        <source>Small and quick: chooses among readings, no queries of its own</source>
        <translation>Klein und schnell: wählt unter Lesarten, schreibt keine Abfragen</translation>
    </message>
    <message>
        <source>Small: easy questions</source>
        <translation>Klein: leichte Fragen</translation>
    </message>
    <message>
        <source>Good queries for most questions</source>
        <translation>Gute Abfragen für die meisten Fragen</translation>
    </message>
    <message>
        <source>Also hard questions; slow without a graphics card</source>
        <translation>Auch schwere Fragen; langsam ohne Grafikkarte</translation>
    </message>
    <message>
        <source>most languages</source>
        <translation>die meisten Sprachen</translation>
    </message>
    <message>
        <source>Reads %1 tokens; %2</source>
        <translation>Liest %1 Token; %2</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::OtherBases</name>
    <message>
        <source>“%1” is gone: questions are asked without it.</source>
        <translation>„%1“ gibt es nicht mehr; Fragen gehen nur an die übrigen.</translation>
    </message>
    <message>
        <source>Questions are asked without “%1”: %2</source>
        <translation>Gefragt wird ohne „%1“: %2</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::QuestionSet</name>
    <message>
        <source>There are none.</source>
        <translation>Es gibt keine.</translation>
    </message>
    <message>
        <source>The knowledge base does not hold it.</source>
        <translation>Die Wissensbasis enthält es nicht.</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::SchemaAdvice</name>
    <message>
        <source>The configuration in use has no model. Choose one with a model to be given names and comments.</source>
        <translation>Die Konfiguration hat kein Modell. Wählen Sie eine mit Modell, um Namen und Kommentare vorgeschlagen zu bekommen.</translation>
    </message>
    <message>
        <source>Clean: %1</source>
        <translation>Bereinigen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) cannot be converted.</source>
        <translation>
            <numerusform>Ein Wert lässt sich nicht umwandeln.</numerusform>
            <numerusform>%n Werte lassen sich nicht umwandeln.</numerusform>
        </translation>
    </message>
    <message>
        <source>The model has nothing to suggest here.</source>
        <translation>Das Modell hat hier nichts vorzuschlagen.</translation>
    </message>
    <message>
        <source>Call it</source>
        <translation>So nennen</translation>
    </message>
    <message>
        <source>Say of it</source>
        <translation>Dazu sagen</translation>
    </message>
    <message>
        <source>Also called</source>
        <translation>Auch genannt</translation>
    </message>
    <message>
        <source>one table of %1</source>
        <translation>eine Tabelle aus %1</translation>
    </message>
    <message>
        <source>a table for each kind</source>
        <translation>eine Tabelle für jede Art</translation>
    </message>
    <message>
        <source>a row for each node</source>
        <translation>eine Zeile für jeden Knoten</translation>
    </message>
    <message>
        <source>all values in %1 alone</source>
        <translation>alle Werte nur in %1</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::SchemaChanges</name>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>label</source>
        <translation>Bezeichnung</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>synonyms</source>
        <translation>Synonyme</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>cleaning</source>
        <translation>Bereinigung</translation>
    </message>
    <message>
        <source>synonyms of a value</source>
        <translation>Synonyme eines Wertes</translation>
    </message>
    <message>
        <source>computed column</source>
        <translation>berechnete Spalte</translation>
    </message>
    <message>
        <source>view</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>as a list</source>
        <translation>als Liste</translation>
    </message>
    <message>
        <source>one table</source>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>table of its own</source>
        <translation>eigene Tabelle</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::SchemaEditor</name>
    <message>
        <source>rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>cleaning of %1</source>
        <translation>Bereinigung von %1</translation>
    </message>
    <message>
        <source>compute %1</source>
        <translation>%1 berechnen</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>change the glossary</source>
        <translation>Glossar ändern</translation>
    </message>
    <message>
        <source>change the house rules</source>
        <translation>Hausregeln ändern</translation>
    </message>
    <message>
        <source>take back a change</source>
        <translation>Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>load a file</source>
        <translation>Datei laden</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::SearchModel</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>%1, also “%2”</source>
        <translation>%1, auch „%2“</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::Session</name>
    <message>
        <source>“%1” was saved.</source>
        <translation>„%1“ wurde gespeichert.</translation>
    </message>
    <message>
        <source>The answer is there</source>
        <translation>Die Antwort ist da</translation>
    </message>
    <message>
        <source>Another window could not be opened.</source>
        <translation>Ein weiteres Fenster konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>“%1” means “%2” from now on: see the words of this base.</source>
        <translation>„%1“ heißt ab jetzt „%2“: siehe die Wörter dieser Wissensbasis.</translation>
    </message>
    <message>
        <source>%1 is here, and it answers from now on.</source>
        <translation>%1 ist da und antwortet ab jetzt.</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::SubgraphModel</name>
    <message>
        <source>“%1” in the question</source>
        <translation>„%1“ in der Frage</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::TableShaping</name>
    <message>
        <source>a row for each node</source>
        <translation>eine Zeile für jeden Knoten</translation>
    </message>
    <message>
        <source>each kind</source>
        <translation>jede Art</translation>
    </message>
    <message>
        <source>Merge %1</source>
        <translation>%1 vereinigen</translation>
    </message>
    <message>
        <source>merge %1</source>
        <translation>%1 vereinigen</translation>
    </message>
    <message>
        <source>Tables of their own: %1</source>
        <translation>Eigene Tabellen: %1</translation>
    </message>
    <message>
        <source>part %1</source>
        <translation>%1 teilen</translation>
    </message>
    <message>
        <source>The values of %1</source>
        <translation>Die Werte von %1</translation>
    </message>
    <message>
        <source>values of %1</source>
        <translation>Werte von %1</translation>
    </message>
</context>
</TS>
