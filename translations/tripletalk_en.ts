<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB">
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
