<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB">
<context>
    <name>BaseExamples</name>
    <message numerus="yes">
        <source>%n example(s) left out, most often for this reason: %1</source>
        <translation>
            <numerusform>%n example left out, most often for this reason: %1</numerusform>
            <numerusform>%n examples left out, most often for this reason: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n example(s) said the same as another one.</source>
        <translation>
            <numerusform>%n example said the same as another one.</numerusform>
            <numerusform>%n examples said the same as another one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BaseSources</name>
    <message numerus="yes">
        <source>%n source(s) changed or went since the import. Import again to read what is there now.</source>
        <translation>
            <numerusform>%n source changed or went since the import. Import again to read what is there now.</numerusform>
            <numerusform>%n sources changed or went since the import. Import again to read what is there now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BaseWords</name>
    <message numerus="yes">
        <source>%Ln entity(s)</source>
        <translation>
            <numerusform>%Ln entity</numerusform>
            <numerusform>%Ln entities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln fact(s)</source>
        <translation>
            <numerusform>%Ln fact</numerusform>
            <numerusform>%Ln facts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message numerus="yes">
        <source>%n more row(s) would be too many; sort or filter the table to see others.</source>
        <translation>
            <numerusform>%n more row would be too many; sort or filter the table to see others.</numerusform>
            <numerusform>%n more rows would be too many; sort or filter the table to see others.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CleaningCard</name>
    <message numerus="yes">
        <source>%n value(s) cannot be read so and would have no cell: %1</source>
        <translation>
            <numerusform>%n value cannot be read so and would have no cell: %1</numerusform>
            <numerusform>%n values cannot be read so and would have no cell: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareSide</name>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model call(s)</source>
        <translation>
            <numerusform>%n model call</numerusform>
            <numerusform>%n model calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s), in the chat</source>
        <translation>
            <numerusform>%n source, in the chat</numerusform>
            <numerusform>%n sources, in the chat</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConsolePage</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DataTable</name>
    <message numerus="yes">
        <source>Table of %n row(s)</source>
        <translation>
            <numerusform>Table of %n row</numerusform>
            <numerusform>Table of %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EmbedderRow</name>
    <message numerus="yes">
        <source>%n dimension(s)</source>
        <translation>
            <numerusform>%n dimension</numerusform>
            <numerusform>%n dimensions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportCleaningPage</name>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <translation>
            <numerusform>%n rule found</numerusform>
            <numerusform>%n rules found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in use</source>
        <translation>
            <numerusform>%n in use</numerusform>
            <numerusform>%n in use</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportPreviewPage</name>
    <message numerus="yes">
        <source>%n statement(s) cannot be read.</source>
        <translation>
            <numerusform>%n statement cannot be read.</numerusform>
            <numerusform>%n statements cannot be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fact(s)</source>
        <translation>
            <numerusform>fact</numerusform>
            <numerusform>facts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>entity(s)</source>
        <translation>
            <numerusform>entity</numerusform>
            <numerusform>entities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>type(s)</source>
        <translation>
            <numerusform>type</numerusform>
            <numerusform>types</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>predicate(s)</source>
        <translation>
            <numerusform>predicate</numerusform>
            <numerusform>predicates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>table(s)</source>
        <translation>
            <numerusform>table</numerusform>
            <numerusform>tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>passage(s)</source>
        <translation>
            <numerusform>passage</numerusform>
            <numerusform>passages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportReportPage</name>
    <message numerus="yes">
        <source>fact(s) read</source>
        <translation>
            <numerusform>fact read</numerusform>
            <numerusform>facts read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>duplicate(s)</source>
        <translation>
            <numerusform>duplicate</numerusform>
            <numerusform>duplicates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>passage(s)</source>
        <translation>
            <numerusform>passage</numerusform>
            <numerusform>passages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportSearchPage</name>
    <message numerus="yes">
        <source>Takes about %1 for about %2 passages, going by %n of the preview.</source>
        <translation>
            <numerusform>Takes about %1 for about %2 passages, going by %n of the preview.</numerusform>
            <numerusform>Takes about %1 for about %2 passages, going by %n of the preview.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportSourcesPage</name>
    <message numerus="yes">
        <source>and %n more that cannot be imported</source>
        <translation>
            <numerusform>and %n more that cannot be imported</numerusform>
            <numerusform>and %n more that cannot be imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1</source>
        <translation>
            <numerusform>%n file, %1</numerusform>
            <numerusform>%n files, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatteredView</name>
    <message numerus="yes">
        <source>%n call(s) of %1, about %2 tokens together.</source>
        <translation>
            <numerusform>%n call of %1, about %2 tokens together.</numerusform>
            <numerusform>%n calls of %1, about %2 tokens together.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OllamaSection</name>
    <message numerus="yes">
        <source>Found at %1, %n model(s):</source>
        <translation>
            <numerusform>Found at %1, %n model:</numerusform>
            <numerusform>Found at %1, %n models:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PartChanges</name>
    <message numerus="yes">
        <source>The %n greatest</source>
        <translation>
            <numerusform>The greatest</numerusform>
            <numerusform>The %n greatest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n least</source>
        <translation>
            <numerusform>The least</numerusform>
            <numerusform>The %n least</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PromptRow</name>
    <message numerus="yes">
        <source>%1 · %Ln token(s)</source>
        <translation>
            <numerusform>%1 · %Ln token</numerusform>
            <numerusform>%1 · %Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionSetView</name>
    <message numerus="yes">
        <source>%n question(s), not asked yet</source>
        <translation>
            <numerusform>%n question, not asked yet</numerusform>
            <numerusform>%n questions, not asked yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultBar</name>
    <message numerus="yes">
        <source>%1 of %Ln row(s)</source>
        <translation>
            <numerusform>%1 of %Ln row</numerusform>
            <numerusform>%1 of %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln row(s)</source>
        <translation>
            <numerusform>more than %Ln row</numerusform>
            <numerusform>more than %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultView</name>
    <message numerus="yes">
        <source>%n row(s) copied.</source>
        <translation>
            <numerusform>%n row copied.</numerusform>
            <numerusform>%n rows copied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SchemaBody</name>
    <message numerus="yes">
        <source>The schema was changed. Do the %n kept question(s) still get their answers?</source>
        <translation>
            <numerusform>The schema was changed. Do the %n kept question still get their answers?</numerusform>
            <numerusform>The schema was changed. Do the %n kept questions still get their answers?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SchemaCleaning</name>
    <message numerus="yes">
        <source>%n value(s) cannot be converted and would have no cell</source>
        <translation>
            <numerusform>%n value cannot be converted and would have no cell</numerusform>
            <numerusform>%n values cannot be converted and would have no cell</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SchemaDetails</name>
    <message numerus="yes">
        <source>As models read it: %Ln token(s)</source>
        <translation>
            <numerusform>As models read it: %Ln token</numerusform>
            <numerusform>As models read it: %Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SchemaDiagram</name>
    <message numerus="yes">
        <source>Diagram of %n table(s)</source>
        <translation>
            <numerusform>Diagram of %n table</numerusform>
            <numerusform>Diagram of %n tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SchemaRow</name>
    <message numerus="yes">
        <source>table, %n row(s)</source>
        <translation>
            <numerusform>table, %n row</numerusform>
            <numerusform>table, %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SchemaTableRow</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n column</numerusform>
            <numerusform>%n columns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SchemaTreeView</name>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ServerModels</name>
    <message numerus="yes">
        <source>%n model(s) fit.</source>
        <translation>
            <numerusform>%n model fits.</numerusform>
            <numerusform>%n models fit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShapingDialog</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharingPage</name>
    <message numerus="yes">
        <source>Asked %n time(s), last at %1: %2</source>
        <translation>
            <numerusform>Asked %n time, last at %1: %2</numerusform>
            <numerusform>Asked %n times, last at %1: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourcePreview</name>
    <message numerus="yes">
        <source>%1 · a query with %n row(s)</source>
        <translation>
            <numerusform>%1 · a query with %n row</numerusform>
            <numerusform>%1 · a query with %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepRow</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n passage</numerusform>
            <numerusform>%n passages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepsView</name>
    <message numerus="yes">
        <source>%n model call(s)</source>
        <translation>
            <numerusform>%n model call</numerusform>
            <numerusform>%n model calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) failed</source>
        <translation>
            <numerusform>%n step failed</numerusform>
            <numerusform>%n steps failed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableGridView</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaughtList</name>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>Show %n more</numerusform>
            <numerusform>Show %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaughtWords</name>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>Show %n more</numerusform>
            <numerusform>Show %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tripletalk::app::ChartItem</name>
    <message numerus="yes">
        <source>Bars: %1 by %2, %n row(s).</source>
        <translation>
            <numerusform>Bars: %1 by %2, %n row.</numerusform>
            <numerusform>Bars: %1 by %2, %n rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Line: %1 over %2, %n point(s).</source>
        <translation>
            <numerusform>Line: %1 over %2, %n point.</numerusform>
            <numerusform>Line: %1 over %2, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points: %1 over %2, %n row(s).</source>
        <translation>
            <numerusform>Points: %1 over %2, %n row.</numerusform>
            <numerusform>Points: %1 over %2, %n rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>How often %1 lies in each of %n range(s); most often from %2 to %3.</source>
        <translation>
            <numerusform>How often %1 lies in %n range; most often from %2 to %3.</numerusform>
            <numerusform>How often %1 lies in each of %n ranges; most often from %2 to %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bars of parts: %1 by %2, %n bar(s); the parts are %3.</source>
        <translation>
            <numerusform>Bars of parts: %1 by %2, %n bar; the parts are %3.</numerusform>
            <numerusform>Bars of parts: %1 by %2, %n bars; the parts are %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Map of %n place(s): latitude %1 to %2, longitude %3 to %4.</source>
        <translation>
            <numerusform>Map of %n place: latitude %1 to %2, longitude %3 to %4.</numerusform>
            <numerusform>Map of %n places: latitude %1 to %2, longitude %3 to %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tripletalk::app::GraphDrawing</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tripletalk::app::SchemaAdvice</name>
    <message numerus="yes">
        <source>%n value(s) cannot be converted.</source>
        <translation>
            <numerusform>%n value cannot be converted.</numerusform>
            <numerusform>%n values cannot be converted.</numerusform>
        </translation>
    </message>
</context>
</TS>
