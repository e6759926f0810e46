<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB">
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
</context>
<context>
    <name>ImportSearchPage</name>
    <message numerus="yes">
        <source>About %1 for about %2 passages, going by %n of the preview.</source>
        <translation>
            <numerusform>About %1 for about %2 passages, going by %n of the preview.</numerusform>
            <numerusform>About %1 for about %2 passages, going by %n of the preview.</numerusform>
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
    <name>Neighbourhood</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PromptCard</name>
    <message numerus="yes">
        <source>Prompt · %n token(s)</source>
        <translation>
            <numerusform>Prompt · %n token</numerusform>
            <numerusform>Prompt · %n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reply · %n token(s)</source>
        <translation>
            <numerusform>Reply · %n token</numerusform>
            <numerusform>Reply · %n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultBar</name>
    <message numerus="yes">
        <source>%1 of %n row(s)</source>
        <translation>
            <numerusform>%1 of %n row</numerusform>
            <numerusform>%1 of %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n row(s)</source>
        <translation>
            <numerusform>more than %n row</numerusform>
            <numerusform>more than %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
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
    <name>SourceCard</name>
    <message numerus="yes">
        <source>more than %n row(s)</source>
        <translation>
            <numerusform>more than %n row</numerusform>
            <numerusform>more than %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
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
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
</context>
</TS>
