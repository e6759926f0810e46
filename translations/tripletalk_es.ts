<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>AddedBase</name>
    <message>
        <source>Added knowledge base, not there: %1</source>
        <translation>Base de conocimiento añadida, no disponible: %1</translation>
    </message>
    <message>
        <source>Added knowledge base: %1</source>
        <translation>Base de conocimiento añadida: %1</translation>
    </message>
    <message>
        <source>Added knowledge base, not asked: %1</source>
        <translation>Base de conocimiento añadida, no consultada: %1</translation>
    </message>
    <message>
        <source>Remove “%1” from this chat</source>
        <translation>Quitar «%1» de este chat</translation>
    </message>
</context>
<context>
    <name>AnswerFooter</name>
    <message>
        <source>%1 · %2</source>
        <comment>strategy and model</comment>
        <translation>%1 · %2</translation>
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
        <source>Show source %1</source>
        <translation>Mostrar la fuente %1</translation>
    </message>
    <message>
        <source>Source %1</source>
        <translation>Fuente %1</translation>
    </message>
    <message>
        <source>How it was derived</source>
        <translation>Cómo se obtuvo</translation>
    </message>
    <message>
        <source>The prompts</source>
        <translation>Los prompts</translation>
    </message>
    <message>
        <source>What mattered</source>
        <translation>Qué influyó</translation>
    </message>
    <message>
        <source>The answer is right</source>
        <translation>La respuesta es correcta</translation>
    </message>
    <message>
        <source>The answer is wrong</source>
        <translation>La respuesta es incorrecta</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Copiar como Markdown</translation>
    </message>
    <message>
        <source>Compare two configurations</source>
        <translation>Comparar dos configuraciones</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Preguntar de nuevo</translation>
    </message>
    <message>
        <source>Earlier answer</source>
        <translation>Respuesta anterior</translation>
    </message>
    <message>
        <source>Later answer</source>
        <translation>Respuesta siguiente</translation>
    </message>
    <message>
        <source>Copy or export the answer</source>
        <translation>Copiar o exportar la respuesta</translation>
    </message>
    <message>
        <source>Export this answer …</source>
        <translation>Exportar esta respuesta…</translation>
    </message>
    <message>
        <source>Export this answer as PDF …</source>
        <translation>Exportar esta respuesta como PDF…</translation>
    </message>
</context>
<context>
    <name>AnswerParts</name>
    <message>
        <source>Code: %1</source>
        <translation>Código: %1</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
</context>
<context>
    <name>AnswerRemarks</name>
    <message>
        <source>No source says “%1”.</source>
        <translation>Ninguna fuente dice «%1».</translation>
    </message>
    <message>
        <source>This statement cites no source.</source>
        <translation>Esta afirmación no cita ninguna fuente.</translation>
    </message>
    <message>
        <source>“%1” was taken as %2. It could also be: %3.</source>
        <translation>«%1» se entendió como %2. También podría ser: %3.</translation>
    </message>
    <message>
        <source>This answer was made on an earlier version of the knowledge base.</source>
        <translation>Esta respuesta se dio con una versión anterior de la base de conocimiento.</translation>
    </message>
    <message>
        <source>Or did you mean:</source>
        <translation>O quizá quería decir:</translation>
    </message>
</context>
<context>
    <name>AppDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Idioma de la ventana</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Without animations</source>
        <translation>Sin animaciones</translation>
    </message>
</context>
<context>
    <name>BaseChanges</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>Imported again: nothing has changed.</source>
        <translation>Importado de nuevo: nada ha cambiado.</translation>
    </message>
    <message>
        <source>Imported again: this has changed</source>
        <translation>Importado de nuevo: esto ha cambiado</translation>
    </message>
    <message>
        <source>Entities: %1 came, %2 went, %3 changed. Facts: %4 came, %5 went.</source>
        <translation>Entidades: %1 nuevas, %2 eliminadas, %3 cambiadas. Hechos: %4 nuevos, %5 eliminados.</translation>
    </message>
    <message>
        <source>%1: facts +%2, −%3</source>
        <translation>%1: hechos +%2, −%3</translation>
    </message>
    <message>
        <source>Came</source>
        <translation>Nuevas</translation>
    </message>
    <message>
        <source>Went</source>
        <translation>Eliminadas</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiadas</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <translation>%1 (%2): %3</translation>
    </message>
</context>
<context>
    <name>BaseDetails</name>
    <message>
        <source>Asked at</source>
        <translation>Se consulta en</translation>
    </message>
    <message>
        <source>Chats</source>
        <translation>Chats</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>En disco</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Hechos</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Entidades</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Pasajes</translation>
    </message>
    <message>
        <source>Search by meaning</source>
        <translation>Búsqueda por significado</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>integrado</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name of the knowledge base</source>
        <translation>Nombre de la base de conocimiento</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>En uso</translation>
    </message>
    <message>
        <source>Use this one</source>
        <translation>Usar esta</translation>
    </message>
    <message>
        <source>Import again</source>
        <translation>Importar de nuevo</translation>
    </message>
    <message>
        <source>Pack …</source>
        <translation>Empaquetar …</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Quitar de la lista</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Authorization</source>
        <translation>Autorización</translation>
    </message>
    <message>
        <source>Kept in the desktop&apos;s keychain and sent to this address only.</source>
        <translation>Se guarda en el llavero del escritorio y solo se envía a esta dirección.</translation>
    </message>
    <message>
        <source>In the search index</source>
        <translation>En el índice de búsqueda</translation>
    </message>
    <message>
        <source>Update the search index</source>
        <translation>Actualizar el índice de búsqueda</translation>
    </message>
    <message>
        <source>Fetch a search index</source>
        <translation>Obtener un índice de búsqueda</translation>
    </message>
    <message>
        <source>In the excerpt</source>
        <translation>En el extracto</translation>
    </message>
    <message>
        <source>%1 of %2 facts</source>
        <translation>%1 de %2 hechos</translation>
    </message>
    <message>
        <source>Not in the excerpt</source>
        <translation>No está en el extracto</translation>
    </message>
    <message>
        <source>Fetch the excerpt anew</source>
        <translation>Volver a obtener el extracto</translation>
    </message>
    <message>
        <source>Fetch an excerpt</source>
        <translation>Obtener un extracto</translation>
    </message>
</context>
<context>
    <name>BaseDialogs</name>
    <message>
        <source>Pack the knowledge base</source>
        <translation>Empaquetar la base de conocimiento</translation>
    </message>
    <message>
        <source>Packed knowledge bases (*.tar.gz)</source>
        <translation>Bases de conocimiento empaquetadas (*.tar.gz)</translation>
    </message>
    <message>
        <source>Unpack a knowledge base</source>
        <translation>Desempaquetar una base de conocimiento</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Add documents</source>
        <translation>Añadir documentos</translation>
    </message>
    <message>
        <source>Documents (*.txt *.md *.html *.htm)</source>
        <translation>Documentos (*.txt *.md *.html *.htm)</translation>
    </message>
    <message>
        <source>Packed knowledge base</source>
        <translation>Base de conocimiento empaquetada</translation>
    </message>
</context>
<context>
    <name>BaseExamples</name>
    <message>
        <source>Learned from %1 of %2 examples on %3 (paths: %4, relations: %5).</source>
        <translation>Aprendido de %1 de %2 ejemplos el %3 (caminos: %4, relaciones: %5).</translation>
    </message>
    <message>
        <source>Learned from %1 of %2 examples (paths: %3, relations: %4).</source>
        <translation>Aprendido de %1 de %2 ejemplos (caminos: %3, relaciones: %4).</translation>
    </message>
    <message numerus="yes">
        <source>%n example(s) left out, most often for this reason: %1</source>
        <translation>
            <numerusform>Se ha omitido %n ejemplo, por este motivo: %1</numerusform>
            <numerusform>Se han omitido %n ejemplos, casi siempre por este motivo: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept examples (%1)</source>
        <translation>Ejemplos guardados (%1)</translation>
    </message>
    <message>
        <source>Kept examples</source>
        <translation>Ejemplos guardados</translation>
    </message>
    <message>
        <source>Learn paths again</source>
        <translation>Aprender los caminos de nuevo</translation>
    </message>
    <message>
        <source>Learn paths</source>
        <translation>Aprender caminos</translation>
    </message>
    <message>
        <source>None yet: an answer from a query that is marked as right becomes one.</source>
        <translation>Aún ninguno: una respuesta obtenida de una consulta se convierte en uno cuando se marca como correcta.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Examples show how questions are worded and which path of relations leads to the answer. Once that is learned, which takes seconds, the strategy “Learned paths” answers questions worded alike, also without a model.</source>
        <translation>Los ejemplos muestran cómo se formulan las preguntas y qué camino de relaciones lleva a la respuesta. Una vez aprendido, lo que tarda segundos, la estrategia «Caminos aprendidos» responde preguntas formuladas de manera parecida, también sin modelo.</translation>
    </message>
    <message>
        <source>Check: the right path was found for %1 of %2 examples that were held out at first (%3 %).</source>
        <translation>Prueba: se encontró el camino correcto de %1 de %2 ejemplos que se habían reservado al principio (%3 %).</translation>
    </message>
    <message>
        <source>Too few examples to hold some out for a check: how well it was learned is not known.</source>
        <translation>Muy pocos ejemplos para reservar algunos para una prueba: no se sabe lo bien que se ha aprendido.</translation>
    </message>
    <message numerus="yes">
        <source>%n example(s) said the same as another one.</source>
        <translation>
            <numerusform>%n ejemplo decía lo mismo que otro.</numerusform>
            <numerusform>%n ejemplos decían lo mismo que otro.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BaseMark</name>
    <message>
        <source>Knowledge base: %1</source>
        <translation>Base de conocimiento: %1</translation>
    </message>
</context>
<context>
    <name>BaseRow</name>
    <message>
        <source>in use</source>
        <translation>en uso</translation>
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
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>Add documents …</source>
        <translation>Añadir documentos …</translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) changed or went since the import. Import again to read what is there now.</source>
        <translation>
            <numerusform>%n fuente ha cambiado o desaparecido desde la importación. Importe de nuevo para leer lo que hay ahora.</numerusform>
            <numerusform>%n fuentes han cambiado o desaparecido desde la importación. Importe de nuevo para leer lo que hay ahora.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiada</translation>
    </message>
    <message>
        <source>Remove the document “%1”</source>
        <translation>Quitar el documento «%1»</translation>
    </message>
</context>
<context>
    <name>BaseSwitch</name>
    <message>
        <source>Knowledge base: %1</source>
        <translation>Base de conocimiento: %1</translation>
    </message>
    <message>
        <source>No knowledge base</source>
        <translation>Sin base de conocimiento</translation>
    </message>
    <message>
        <source>opening …</source>
        <translation>abriendo …</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>no se puede abrir</translation>
    </message>
    <message>
        <source>import one to begin</source>
        <translation>importe una para empezar</translation>
    </message>
    <message>
        <source>Knowledge bases …</source>
        <translation>Bases de conocimiento …</translation>
    </message>
    <message>
        <source>Edit the schema …</source>
        <translation>Editar el esquema …</translation>
    </message>
    <message>
        <source>Import a graph …</source>
        <translation>Importar un grafo …</translation>
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
            <numerusform>%Ln entidad</numerusform>
            <numerusform>%Ln entidades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln fact(s)</source>
        <translation>
            <numerusform>%Ln hecho</numerusform>
            <numerusform>%Ln hechos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BaseWork</name>
    <message>
        <source>Packing</source>
        <translation>Empaquetando</translation>
    </message>
    <message>
        <source>Unpacking</source>
        <translation>Desempaquetando</translation>
    </message>
    <message>
        <source>Importing again</source>
        <translation>Importando de nuevo</translation>
    </message>
    <message>
        <source>Changing the documents</source>
        <translation>Cambiando los documentos</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Leyendo</translation>
    </message>
    <message>
        <source>Indexing the graph</source>
        <translation>Indexando el grafo</translation>
    </message>
    <message>
        <source>Making tables</source>
        <translation>Creando tablas</translation>
    </message>
    <message>
        <source>Writing passages</source>
        <translation>Escribiendo pasajes</translation>
    </message>
    <message>
        <source>Collecting names and values</source>
        <translation>Reuniendo nombres y valores</translation>
    </message>
    <message>
        <source>Preparing the search</source>
        <translation>Preparando la búsqueda</translation>
    </message>
    <message>
        <source>Looking for what changed</source>
        <translation>Buscando lo que ha cambiado</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Making the search index</source>
        <translation>Creando el índice de búsqueda</translation>
    </message>
    <message>
        <source>Asking the endpoint</source>
        <translation>Consultando el endpoint</translation>
    </message>
    <message>
        <source>Learning paths</source>
        <translation>Aprendiendo caminos</translation>
    </message>
    <message>
        <source>Reading the examples</source>
        <translation>Leyendo los ejemplos</translation>
    </message>
    <message>
        <source>Telling the wordings apart</source>
        <translation>Distinguiendo las formas de preguntar</translation>
    </message>
    <message>
        <source>Asking what was held out</source>
        <translation>Preguntando lo reservado</translation>
    </message>
    <message>
        <source>Fetching an excerpt</source>
        <translation>Obteniendo un extracto</translation>
    </message>
</context>
<context>
    <name>BasesView</name>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de conocimiento</translation>
    </message>
    <message>
        <source>Unpack …</source>
        <translation>Desempaquetar …</translation>
    </message>
    <message>
        <source>Connect …</source>
        <translation>Conectar …</translation>
    </message>
    <message>
        <source>Import a graph …</source>
        <translation>Importar un grafo …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>No knowledge bases yet</source>
        <translation>Aún no hay bases de conocimiento</translation>
    </message>
    <message>
        <source>Import a graph, unpack one that somebody gave you, or connect to one that stays where it is.</source>
        <translation>Importe un grafo, desempaquete uno que le hayan dado o conéctese a uno que se queda donde está.</translation>
    </message>
    <message>
        <source>Bring back “%1”</source>
        <translation>Recuperar «%1»</translation>
    </message>
</context>
<context>
    <name>CertificatesSection</name>
    <message>
        <source>Own certificates</source>
        <translation>Certificados propios</translation>
    </message>
    <message>
        <source>If your organisation signs its servers itself, choose the file of its authority (PEM). It is trusted besides those of the system.</source>
        <translation>Si su organización firma sus propios servidores, elija el archivo de su autoridad (PEM). Se confía en él además de en los del sistema.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Trust no longer</source>
        <translation>Dejar de confiar</translation>
    </message>
    <message>
        <source>Choose a file …</source>
        <translation>Elegir un archivo …</translation>
    </message>
    <message>
        <source>not valid today</source>
        <translation>hoy no es válido</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>hasta %1</translation>
    </message>
    <message>
        <source>Certificates to trust</source>
        <translation>Certificados de confianza</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>Certificados (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>Bars</source>
        <translation>Barras</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Kind of chart</source>
        <translation>Tipo de gráfico</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>These rows allow no chart.</source>
        <translation>Estas filas no permiten un gráfico.</translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s) would be too many; sort or filter the table to see others.</source>
        <translation>
            <numerusform>%n fila más sería demasiado; ordene o filtre la tabla para ver otras.</numerusform>
            <numerusform>%n filas más serían demasiadas; ordene o filtre la tabla para ver otras.</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Partes</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribución</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
</context>
<context>
    <name>ChatBases</name>
    <message>
        <source>Add a graph</source>
        <translation>Añadir un grafo</translation>
    </message>
    <message>
        <source>Questions are asked of it as well</source>
        <translation>Las preguntas se le hacen también a él</translation>
    </message>
    <message>
        <source>Import a graph …</source>
        <translation>Importar un grafo …</translation>
    </message>
</context>
<context>
    <name>ChatPanel</name>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>New chat</source>
        <translation>Chat nuevo</translation>
    </message>
    <message>
        <source>not stored</source>
        <translation>no guardado</translation>
    </message>
    <message>
        <source>The knowledge base of this chat is gone. The chat can still be read; to ask, begin a new one.</source>
        <translation>La base de conocimiento de este chat ya no existe. El chat aún se puede leer; para preguntar, empiece uno nuevo.</translation>
    </message>
    <message>
        <source>Ask a follow-up question</source>
        <translation>Haga otra pregunta</translation>
    </message>
    <message>
        <source>Ask a question</source>
        <translation>Haga una pregunta</translation>
    </message>
    <message>
        <source>Use “%1”</source>
        <translation>Usar «%1»</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Only “%1” is asked. Strategies that ask several graphs: %2.</source>
        <translation>Solo se consulta «%1». Estrategias que consultan varios grafos: %2.</translation>
    </message>
    <message>
        <source>Ask all</source>
        <translation>Consultar todos</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
</context>
<context>
    <name>ClassRow</name>
    <message>
        <source>%1 of its own</source>
        <translation>%1 propias</translation>
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
        <translation>abierto</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>cerrado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
</context>
<context>
    <name>ClassTreeView</name>
    <message>
        <source>Classes and tables</source>
        <translation>Clases y tablas</translation>
    </message>
    <message>
        <source>The classes cannot be read</source>
        <translation>No se pueden leer las clases</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Contando …</translation>
    </message>
    <message>
        <source>No knowledge base is open</source>
        <translation>No hay ninguna base de conocimiento abierta</translation>
    </message>
</context>
<context>
    <name>CleaningCard</name>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Por ciento</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Time span</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Sí o no</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) cannot be read so and would have no cell: %1</source>
        <translation>
            <numerusform>%n valor no se puede leer así y no tendría celda: %1</numerusform>
            <numerusform>%n valores no se pueden leer así y no tendrían celda: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
</context>
<context>
    <name>CodeBox</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>ColumnTitle</name>
    <message>
        <source>sorted downwards</source>
        <translation>orden descendente</translation>
    </message>
    <message>
        <source>sorted upwards</source>
        <translation>orden ascendente</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordenar</translation>
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
        <translation>Mostrarla</translation>
    </message>
    <message>
        <source>Group by it</source>
        <translation>Agrupar por ella</translation>
    </message>
    <message>
        <source>Sort, least first</source>
        <translation>Ordenar, de menor a mayor</translation>
    </message>
    <message>
        <source>Sort, greatest first</source>
        <translation>Ordenar, de mayor a menor</translation>
    </message>
    <message>
        <source>Only where it is known</source>
        <translation>Solo donde se conoce</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Value in %1</source>
        <translation>Valor en %1</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Only where it is so</source>
        <translation>Solo donde es así</translation>
    </message>
    <message>
        <source>Only where it is not</source>
        <translation>Solo donde no es así</translation>
    </message>
    <message>
        <source>Values of %1</source>
        <translation>Valores de %1</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Usarlo</translation>
    </message>
    <message>
        <source>“%1” means the same</source>
        <translation>«%1» significa lo mismo</translation>
    </message>
</context>
<context>
    <name>CompareChoice</name>
    <message>
        <source>Choose a configuration</source>
        <translation>Elija una configuración</translation>
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
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model call(s)</source>
        <translation>
            <numerusform>%n llamada al modelo</numerusform>
            <numerusform>%n llamadas al modelo</numerusform>
        </translation>
    </message>
    <message>
        <source>Understood as: %1</source>
        <translation>Entendido como: %1</translation>
    </message>
    <message>
        <source>Stopped. What had come so far is kept.</source>
        <translation>Detenido. Se conserva lo que había llegado.</translation>
    </message>
    <message numerus="yes">
        <source>%n source(s), in the chat</source>
        <translation>
            <numerusform>%n fuente, en el chat</numerusform>
            <numerusform>%n fuentes, en el chat</numerusform>
        </translation>
    </message>
    <message>
        <source>Show in the chat</source>
        <translation>Mostrar en el chat</translation>
    </message>
</context>
<context>
    <name>CompareVerdict</name>
    <message>
        <source>Both are answering …</source>
        <translation>Ambas están respondiendo …</translation>
    </message>
    <message>
        <source>Both answers say the same.</source>
        <translation>Ambas respuestas dicen lo mismo.</translation>
    </message>
    <message>
        <source>The answers differ: %1</source>
        <translation>Las respuestas difieren: %1</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>Compare two configurations</source>
        <translation>Comparar dos configuraciones</translation>
    </message>
    <message>
        <source>Ask a question first: here it is answered a second time, in another way.</source>
        <translation>Haga antes una pregunta: aquí se responde por segunda vez, de otra manera.</translation>
    </message>
    <message>
        <source>Answer again</source>
        <translation>Responder de nuevo</translation>
    </message>
    <message>
        <source>Answer with both</source>
        <translation>Responder con ambas</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Configuration on the left</source>
        <translation>Configuración de la izquierda</translation>
    </message>
    <message>
        <source>Configuration on the right</source>
        <translation>Configuración de la derecha</translation>
    </message>
    <message>
        <source>Two answers to one question</source>
        <translation>Dos respuestas a una pregunta</translation>
    </message>
    <message>
        <source>There is only one configuration yet. Save a second one beside the chat, with another strategy or model.</source>
        <translation>Solo hay una configuración. Guarde una segunda junto al chat, con otra estrategia u otro modelo.</translation>
    </message>
    <message>
        <source>Both configurations answer at the same time. The answers are kept with the question in the chat.</source>
        <translation>Ambas configuraciones responden a la vez. Las respuestas se guardan con la pregunta en el chat.</translation>
    </message>
</context>
<context>
    <name>CompletionPopup</name>
    <message>
        <source>Names that may come next</source>
        <translation>Nombres que pueden seguir</translation>
    </message>
</context>
<context>
    <name>ConfigurationForm</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>Integrado</translation>
    </message>
    <message>
        <source>None: words only</source>
        <translation>Ninguno: solo palabras</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Estrategia</translation>
    </message>
    <message>
        <source>Embedder</source>
        <translation>Embedder</translation>
    </message>
    <message>
        <source>Finds passages by meaning. More of them: Settings, Embedders.</source>
        <translation>Encuentra pasajes por su significado. Hay más en Ajustes, Embedders.</translation>
    </message>
    <message>
        <source>Fewer settings</source>
        <translation>Menos ajustes</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Más ajustes</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>Get a model …</source>
        <translation>Obtener un modelo …</translation>
    </message>
    <message>
        <source>Set what fits</source>
        <translation>Ajustar a lo que conviene</translation>
    </message>
</context>
<context>
    <name>ConfigurationPanel</name>
    <message>
        <source>Configuration</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Show configuration: %1</source>
        <translation>Mostrar la configuración: %1</translation>
    </message>
    <message>
        <source>Hide configuration</source>
        <translation>Ocultar la configuración</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>Compare two …</source>
        <translation>Comparar dos …</translation>
    </message>
    <message>
        <source>Get a model …</source>
        <translation>Obtener un modelo …</translation>
    </message>
</context>
<context>
    <name>ConfigurationRow</name>
    <message>
        <source>changed, not saved</source>
        <translation>cambiada, sin guardar</translation>
    </message>
    <message>
        <source>no model</source>
        <translation>sin modelo</translation>
    </message>
    <message>
        <source>New name of the configuration</source>
        <translation>Nuevo nombre de la configuración</translation>
    </message>
    <message>
        <source>Actions for “%1”</source>
        <translation>Acciones para «%1»</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
</context>
<context>
    <name>Configurations</name>
    <message>
        <source>This graph is asked where it is: only a model that asks by SPARQL can answer from it.</source>
        <translation>Este grafo se consulta donde está: solo puede responder un modelo que pregunte con SPARQL.</translation>
    </message>
    <message>
        <source>This knowledge base has no tables.</source>
        <translation>Esta base de conocimiento no tiene tablas.</translation>
    </message>
    <message>
        <source>This knowledge base has no passages.</source>
        <translation>Esta base de conocimiento no tiene pasajes.</translation>
    </message>
    <message>
        <source>The privacy rule of this knowledge base lets no value reach a model.</source>
        <translation>La regla de privacidad de esta base de conocimiento no deja llegar ningún valor a un modelo.</translation>
    </message>
    <message>
        <source>question</source>
        <translation>pregunta</translation>
    </message>
    <message>
        <source>schema without values</source>
        <translation>esquema sin valores</translation>
    </message>
    <message>
        <source>schema</source>
        <translation>esquema</translation>
    </message>
    <message>
        <source>found rows</source>
        <translation>filas encontradas</translation>
    </message>
    <message>
        <source>passages</source>
        <translation>pasajes</translation>
    </message>
    <message>
        <source>SPARQL queries</source>
        <translation>Consultas SPARQL</translation>
    </message>
    <message>
        <source>May not go to %1: the privacy rule of the knowledge base keeps it here</source>
        <translation>No puede ir a %1: la regla de privacidad de la base de conocimiento lo retiene aquí</translation>
    </message>
    <message>
        <source>Goes to %1: %2</source>
        <translation>Va a %1: %2</translation>
    </message>
    <message>
        <source>There is no such strategy.</source>
        <translation>No existe esa estrategia.</translation>
    </message>
    <message>
        <source>Choose a model: this strategy needs one.</source>
        <translation>Elija un modelo: esta estrategia lo necesita.</translation>
    </message>
    <message>
        <source>This server needs a key: enter it in the settings.</source>
        <translation>Este servidor necesita una clave: introdúzcala en los ajustes.</translation>
    </message>
    <message>
        <source>The privacy rule of this knowledge base keeps it on this computer: %1 may not be asked.</source>
        <translation>La regla de privacidad de esta base de conocimiento la retiene en este equipo: no se puede preguntar a %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>“%1” is a small model (%2 parameters): it will write many wrong queries. It does better where it only chooses among readings; models of 7 billion parameters and more write good queries.</source>
        <translation>«%1» es un modelo pequeño (%2 parámetros): escribirá muchas consultas erróneas. Lo hace mejor donde solo elige entre lecturas; los modelos de 7 mil millones de parámetros o más escriben buenas consultas.</translation>
    </message>
    <message>
        <source>“%1” reads %2 tokens at once: too few for tables, rows and passages. It does better where it only chooses among readings; if the server can give it a larger window (4,096 or more), that helps most.</source>
        <translation>«%1» lee %2 tokens a la vez: muy pocos para tablas, filas y pasajes. Lo hace mejor donde solo elige entre lecturas; lo que más ayuda es una ventana mayor (4096 o más), si el servidor puede darla.</translation>
    </message>
    <message>
        <source>“%1” reads at most %2 tokens at once, but more are sent: the end would be cut off.</source>
        <translation>«%1» lee como máximo %2 tokens a la vez, pero se envían más: el final se cortaría.</translation>
    </message>
    <message>
        <source>%1 million</source>
        <translation>%1 millones</translation>
    </message>
    <message>
        <source>%1 billion</source>
        <translation>%1 mil millones</translation>
    </message>
    <message>
        <source>The server of this model is not among the settings any more: choose another model.</source>
        <translation>El servidor de este modelo ya no está en los ajustes: elija otro modelo.</translation>
    </message>
    <message>
        <source>This graph is asked where it is: fetch an excerpt of it among the knowledge bases, so that questions can be read by it.</source>
        <translation>Este grafo se consulta donde está: obtenga un extracto en las bases de conocimiento para que las preguntas se puedan leer con él.</translation>
    </message>
</context>
<context>
    <name>ConnectDialog</name>
    <message>
        <source>Connect to an endpoint</source>
        <translation>Conectar a un endpoint</translation>
    </message>
    <message>
        <source>The graph stays where it is and is asked by SPARQL. Each query goes to its server; tables and passages are not made.</source>
        <translation>El grafo se queda donde está y se consulta con SPARQL. Cada consulta va a su servidor; no se crean tablas ni pasajes.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Address of the endpoint</source>
        <translation>Dirección del endpoint</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name of the knowledge base</source>
        <translation>Nombre de la base de conocimiento</translation>
    </message>
    <message>
        <source>That of the server</source>
        <translation>La del servidor</translation>
    </message>
    <message>
        <source>Authorization</source>
        <translation>Autorización</translation>
    </message>
    <message>
        <source>If the server wants one: “Bearer …” or “Basic …”. It is kept in the desktop&apos;s keychain and sent to this address only.</source>
        <translation>Si el servidor la pide: «Bearer …» o «Basic …». Se guarda en el llavero del escritorio y solo se envía a esta dirección.</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Conectando</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Conectar</translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Send this to another computer?</source>
        <translation>¿Enviar esto a otro equipo?</translation>
    </message>
    <message>
        <source>Answer offline instead</source>
        <translation>Responder sin modelo</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>The configuration in use asks a model that is not on this computer. For questions about %1 this goes there:</source>
        <translation>La configuración en uso pregunta a un modelo que no está en este equipo. Para las preguntas sobre %1 se envía allí:</translation>
    </message>
    <message>
        <source>Remember this for the knowledge bases and servers named here (Settings, Privacy)</source>
        <translation>Recordar esto para las bases de conocimiento y los servidores aquí nombrados (Ajustes, Privacidad)</translation>
    </message>
    <message>
        <source>Whoever runs that server can read it.</source>
        <translation>Quien gestiona ese servidor puede leerlo.</translation>
    </message>
</context>
<context>
    <name>ConsolePage</name>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Guardado como «%1».</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>Detener (Esc)</translation>
    </message>
    <message>
        <source>Run (Ctrl+Enter)</source>
        <translation>Ejecutar (Ctrl+Intro)</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>Guardar …</translation>
    </message>
    <message>
        <source>Saved queries (%1)</source>
        <translation>Consultas guardadas (%1)</translation>
    </message>
    <message>
        <source>Queries that ran before</source>
        <translation>Consultas ejecutadas antes</translation>
    </message>
    <message>
        <source>How the query is run</source>
        <translation>Cómo se ejecuta la consulta</translation>
    </message>
    <message>
        <source>Queries that you save by a name stand here.</source>
        <translation>Aquí están las consultas que guarde con un nombre.</translation>
    </message>
    <message>
        <source>Queries that you ran stand here.</source>
        <translation>Aquí están las consultas que ha ejecutado.</translation>
    </message>
    <message>
        <source>The query is running</source>
        <translation>La consulta se está ejecutando</translation>
    </message>
    <message>
        <source>Yes, that is so.</source>
        <translation>Sí, es así.</translation>
    </message>
    <message>
        <source>No, that is not so.</source>
        <translation>No, no es así.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 in %2 s</source>
        <translation>%1 en %2 s</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Names complete while you type (Ctrl+Space). Nothing that is written here can change the data.</source>
        <translation>Los nombres se completan al escribir (Ctrl+Espacio). Nada de lo que se escriba aquí puede cambiar los datos.</translation>
    </message>
</context>
<context>
    <name>ConsoleView</name>
    <message>
        <source>Query language</source>
        <translation>Lenguaje de consulta</translation>
    </message>
</context>
<context>
    <name>ConversationEntry</name>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copia)</translation>
    </message>
</context>
<context>
    <name>ConversationRow</name>
    <message>
        <source>New name of the conversation</source>
        <translation>Nuevo nombre de la conversación</translation>
    </message>
    <message>
        <source>Actions for “%1”</source>
        <translation>Acciones para «%1»</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Desanclar</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anclar</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportar …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Export as PDF …</source>
        <translation>Exportar como PDF…</translation>
    </message>
</context>
<context>
    <name>ConversationsPanel</name>
    <message>
        <source>Pinned</source>
        <translation>Ancladas</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversaciones</translation>
    </message>
    <message>
        <source>Show conversations</source>
        <translation>Mostrar las conversaciones</translation>
    </message>
    <message>
        <source>New chat</source>
        <translation>Chat nuevo</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>Buscar conversaciones</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Export all chats …</source>
        <translation>Exportar todos los chats …</translation>
    </message>
    <message>
        <source>Another window</source>
        <translation>Otra ventana</translation>
    </message>
    <message>
        <source>Hide conversations</source>
        <translation>Ocultar las conversaciones</translation>
    </message>
    <message>
        <source>Temporary chat: nothing of it is stored</source>
        <translation>Chat temporal: no se guarda nada</translation>
    </message>
    <message>
        <source>Search all messages</source>
        <translation>Buscar en todos los mensajes</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>No se ha encontrado nada</translation>
    </message>
    <message>
        <source>No conversations yet</source>
        <translation>Aún no hay conversaciones</translation>
    </message>
    <message>
        <source>No message holds these words.</source>
        <translation>Ningún mensaje contiene estas palabras.</translation>
    </message>
    <message>
        <source>Ask a question to begin.</source>
        <translation>Haga una pregunta para empezar.</translation>
    </message>
</context>
<context>
    <name>CorrectionBar</name>
    <message>
        <source>This is the query of an answer. Change it to correct the answer.</source>
        <translation>Esta es la consulta de una respuesta. Cámbiela para corregir la respuesta.</translation>
    </message>
    <message>
        <source>It has nothing to do with the answer</source>
        <translation>No tiene que ver con la respuesta</translation>
    </message>
    <message>
        <source>Use as the corrected query</source>
        <translation>Usar como consulta corregida</translation>
    </message>
    <message>
        <source>Correct the answer with this query: its question is answered by it from now on, and similar ones learn from it.</source>
        <translation>Corregir la respuesta con esta consulta: desde ahora responde a su pregunta, y las parecidas aprenden de ella.</translation>
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
        <translation>Abre la entidad</translation>
    </message>
</context>
<context>
    <name>DataCellMenu</name>
    <message>
        <source>Copy the cell</source>
        <translation>Copiar la celda</translation>
    </message>
    <message>
        <source>Show only rows like this</source>
        <translation>Mostrar solo filas como esta</translation>
    </message>
    <message>
        <source>Copy the IRI</source>
        <translation>Copiar el IRI</translation>
    </message>
    <message>
        <source>Show the entity</source>
        <translation>Mostrar la entidad</translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <source>The one that most labels of the graph carry</source>
        <translation>El que lleva la mayoría de las etiquetas del grafo</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Language of the data</source>
        <translation>Idioma de los datos</translation>
    </message>
    <message>
        <source>Where a graph names a thing in several languages, tables, columns and answers take this one; then a label without a language, then any. It counts for graphs that are imported from now on.</source>
        <translation>Cuando un grafo nombra algo en varios idiomas, las tablas, columnas y respuestas toman este; después una etiqueta sin idioma y después cualquiera. Vale para los grafos que se importen a partir de ahora.</translation>
    </message>
    <message>
        <source>Another language, by its code</source>
        <translation>Otro idioma, por su código</translation>
    </message>
    <message>
        <source>for example sv or en-gb</source>
        <translation>por ejemplo sv o en-gb</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>En disco</translation>
    </message>
    <message>
        <source>Knowledge bases, conversations, settings and your own prompts are in one folder; copying it is a backup. Imports work in a hidden folder beside the new knowledge base and leave nothing behind.</source>
        <translation>Las bases de conocimiento, las conversaciones, los ajustes y sus propios prompts están en una carpeta; copiarla es una copia de seguridad. Las importaciones trabajan en una carpeta oculta junto a la nueva base y no dejan nada atrás.</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>Copiar la ruta</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
</context>
<context>
    <name>DataTable</name>
    <message numerus="yes">
        <source>Table of %n row(s)</source>
        <translation>
            <numerusform>Tabla de %n fila</numerusform>
            <numerusform>Tabla de %n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Celdas</translation>
    </message>
</context>
<context>
    <name>Decision</name>
    <message>
        <source>&quot;%1&quot; has no search index, so the model can list and query, but not search for names: %2</source>
        <translation>«%1» no tiene índice de búsqueda, así que el modelo puede listar y consultar, pero no buscar nombres: %2</translation>
    </message>
</context>
<context>
    <name>DerivationPanel</name>
    <message>
        <source>Derivation</source>
        <translation>Derivación</translation>
    </message>
    <message>
        <source>What this panel shows</source>
        <translation>Qué muestra este panel</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Explorar</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Consola</translation>
    </message>
    <message>
        <source>Back to the chat (Esc)</source>
        <translation>Volver al chat (Esc)</translation>
    </message>
    <message>
        <source>Use the whole window</source>
        <translation>Usar toda la ventana</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>Mattered</source>
        <translation>Influencia</translation>
    </message>
    <message>
        <source>Show the derivation of each new answer</source>
        <translation>Mostrar la derivación de cada respuesta nueva</translation>
    </message>
    <message>
        <source>Keep this derivation when new answers come</source>
        <translation>Conservar esta derivación cuando lleguen respuestas nuevas</translation>
    </message>
</context>
<context>
    <name>DestinationBadge</name>
    <message>
        <source>Stays on this computer</source>
        <translation>Se queda en este equipo</translation>
    </message>
    <message>
        <source>What may leave this computer</source>
        <translation>Qué puede salir de este equipo</translation>
    </message>
</context>
<context>
    <name>DestinationLine</name>
    <message>
        <source>Stays on this computer</source>
        <translation>Se queda en este equipo</translation>
    </message>
</context>
<context>
    <name>DropHint</name>
    <message>
        <source>Drop to import</source>
        <translation>Suelte para importar</translation>
    </message>
    <message>
        <source>Graphs, documents, or folders of them</source>
        <translation>Grafos, documentos o carpetas con ellos</translation>
    </message>
</context>
<context>
    <name>EmbedderRow</name>
    <message>
        <source>Built-in</source>
        <translation>Integrado</translation>
    </message>
    <message numerus="yes">
        <source>%n dimension(s)</source>
        <translation>
            <numerusform>%n dimensión</numerusform>
            <numerusform>%n dimensiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the index of %1</source>
        <translation>Quitar el índice de %1</translation>
    </message>
</context>
<context>
    <name>EmbeddersPage</name>
    <message>
        <source>An embedder finds passages by their meaning, not by their words alone. The built-in one is quick and works on this computer; one of a server often finds more.</source>
        <translation>Un embedder encuentra pasajes por su significado y no solo por sus palabras. El integrado es rápido y trabaja en este equipo; el de un servidor suele encontrar más.</translation>
    </message>
    <message>
        <source>Indexes of “%1”</source>
        <translation>Índices de «%1»</translation>
    </message>
    <message>
        <source>Indexes of the knowledge base</source>
        <translation>Índices de la base de conocimiento</translation>
    </message>
    <message>
        <source>A search uses the index of the embedder that the configuration names, and words alone if there is none.</source>
        <translation>Una búsqueda usa el índice del embedder que nombra la configuración, y solo palabras si no lo hay.</translation>
    </message>
    <message>
        <source>No knowledge base is open.</source>
        <translation>No hay ninguna base de conocimiento abierta.</translation>
    </message>
    <message>
        <source>Embedders of servers</source>
        <translation>Embedders de servidores</translation>
    </message>
    <message>
        <source>Building an index sends every passage of the knowledge base to the embedder once.</source>
        <translation>Crear un índice envía cada pasaje de la base de conocimiento una vez al embedder.</translation>
    </message>
    <message>
        <source>None is known. Fetch one into Ollama (Models), or list the models of an OpenAI-compatible server.</source>
        <translation>No se conoce ninguno. Descargue uno en Ollama (Modelos) o enumere los modelos de un servidor compatible con OpenAI.</translation>
    </message>
</context>
<context>
    <name>EmptyChat</name>
    <message>
        <source>Talk with %1</source>
        <translation>Hable con %1</translation>
    </message>
    <message>
        <source>Talk with your knowledge graph</source>
        <translation>Hable con su grafo de conocimiento</translation>
    </message>
    <message>
        <source>Ask in your own words. Every answer shows its sources.</source>
        <translation>Pregunte con sus propias palabras. Cada respuesta muestra sus fuentes.</translation>
    </message>
    <message>
        <source>Choose the files of a graph, or drop them here.</source>
        <translation>Elija los archivos de un grafo o suéltelos aquí.</translation>
    </message>
    <message>
        <source>Import a graph …</source>
        <translation>Importar un grafo …</translation>
    </message>
    <message>
        <source>Preparing the sample graph …</source>
        <translation>Preparando el grafo de ejemplo …</translation>
    </message>
    <message>
        <source>Set what fits</source>
        <translation>Ajustar a lo que conviene</translation>
    </message>
    <message>
        <source>Look at them</source>
        <translation>Verlos</translation>
    </message>
    <message>
        <source>Open your graph …</source>
        <translation>Abrir su grafo …</translation>
    </message>
    <message>
        <source>Connect to an endpoint …</source>
        <translation>Conectar con un endpoint …</translation>
    </message>
    <message>
        <source>Its files can also be dropped here.</source>
        <translation>Sus archivos también se pueden soltar aquí.</translation>
    </message>
    <message>
        <source>Get a model …</source>
        <translation>Obtener un modelo …</translation>
    </message>
    <message>
        <source>Answers come by rules alone: a model understands more.</source>
        <translation>Responden solo las reglas: un modelo entiende más.</translation>
    </message>
</context>
<context>
    <name>EntityHead</name>
    <message>
        <source>Show this class</source>
        <translation>Mostrar esta clase</translation>
    </message>
    <message>
        <source>Copy the address %1</source>
        <translation>Copiar la dirección %1</translation>
    </message>
    <message>
        <source>The address was copied.</source>
        <translation>Se ha copiado la dirección.</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>Copiar la dirección</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Abrir en el navegador</translation>
    </message>
    <message>
        <source>Copy as Turtle</source>
        <translation>Copiar como Turtle</translation>
    </message>
    <message>
        <source>Ask about this</source>
        <translation>Preguntar sobre esto</translation>
    </message>
    <message>
        <source>What do we know about %1?</source>
        <translation>¿Qué sabemos de %1?</translation>
    </message>
</context>
<context>
    <name>EntitySearch</name>
    <message>
        <source>Search for anything in the graph</source>
        <translation>Busque cualquier cosa del grafo</translation>
    </message>
    <message>
        <source>Search for anything</source>
        <translation>Busque cualquier cosa</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrado</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Buscando …</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>No se ha encontrado nada.</translation>
    </message>
    <message>
        <source>Type a name, a code or an address.</source>
        <translation>Escriba un nombre, un código o una dirección.</translation>
    </message>
</context>
<context>
    <name>EntityView</name>
    <message>
        <source>Copied as Turtle.</source>
        <translation>Copiado como Turtle.</translation>
    </message>
    <message>
        <source>This cannot be shown</source>
        <translation>Esto no se puede mostrar</translation>
    </message>
    <message>
        <source>Views of the entity</source>
        <translation>Vistas de la entidad</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Hechos</translation>
    </message>
    <message>
        <source>Neighbourhood</source>
        <translation>Entorno</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1 es %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 no es %2</translation>
    </message>
    <message>
        <source>%1 is more than %2</source>
        <translation>%1 es más de %2</translation>
    </message>
    <message>
        <source>%1 is at least %2</source>
        <translation>%1 es al menos %2</translation>
    </message>
    <message>
        <source>%1 is less than %2</source>
        <translation>%1 es menos de %2</translation>
    </message>
    <message>
        <source>%1 is at most %2</source>
        <translation>%1 es como máximo %2</translation>
    </message>
    <message>
        <source>%1 is after %2</source>
        <translation>%1 es después de %2</translation>
    </message>
    <message>
        <source>%1 is %2 or later</source>
        <translation>%1 es %2 o después</translation>
    </message>
    <message>
        <source>%1 is before %2</source>
        <translation>%1 es antes de %2</translation>
    </message>
    <message>
        <source>%1 is %2 or earlier</source>
        <translation>%1 es %2 o antes</translation>
    </message>
    <message>
        <source>%1 is from %2 to %3</source>
        <translation>%1 va de %2 a %3</translation>
    </message>
    <message>
        <source>%1 is not from %2 to %3</source>
        <translation>%1 no va de %2 a %3</translation>
    </message>
    <message>
        <source>%1 is one of %2</source>
        <translation>%1 es uno de %2</translation>
    </message>
    <message>
        <source>%1 is none of %2</source>
        <translation>%1 no es ninguno de %2</translation>
    </message>
    <message>
        <source>%1 is among what another query finds: %2</source>
        <translation>%1 está entre lo que encuentra otra consulta: %2</translation>
    </message>
    <message>
        <source>%1 is not among what another query finds: %2</source>
        <translation>%1 no está entre lo que encuentra otra consulta: %2</translation>
    </message>
    <message>
        <source>%1 contains %2</source>
        <translation>%1 contiene %2</translation>
    </message>
    <message>
        <source>%1 begins with %2</source>
        <translation>%1 empieza por %2</translation>
    </message>
    <message>
        <source>%1 ends with %2</source>
        <translation>%1 termina en %2</translation>
    </message>
    <message>
        <source>%1 fits the pattern %2</source>
        <translation>%1 se ajusta al patrón %2</translation>
    </message>
    <message>
        <source>%1 is known</source>
        <translation>se conoce %1</translation>
    </message>
    <message>
        <source>%1 is not known</source>
        <translation>no se conoce %1</translation>
    </message>
    <message>
        <source>another query finds something: %1</source>
        <translation>otra consulta encuentra algo: %1</translation>
    </message>
    <message>
        <source>another query finds nothing: %1</source>
        <translation>otra consulta no encuentra nada: %1</translation>
    </message>
    <message>
        <source>it is not so that %1</source>
        <translation>no es cierto que %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>name of the %1</source>
        <translation>nombre de %1</translation>
    </message>
    <message>
        <source>%1 of the %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 of each %2</source>
        <translation>%1 de cada %2</translation>
    </message>
    <message>
        <source>%1 for which %2</source>
        <translation>%1 para los que %2</translation>
    </message>
    <message>
        <source>the number of rows</source>
        <translation>el número de filas</translation>
    </message>
    <message>
        <source>the number of rows with %1</source>
        <translation>el número de filas con %1</translation>
    </message>
    <message>
        <source>the number of different values of %1</source>
        <translation>el número de valores distintos de %1</translation>
    </message>
    <message>
        <source>the sum of %1</source>
        <translation>la suma de %1</translation>
    </message>
    <message>
        <source>the average of %1</source>
        <translation>la media de %1</translation>
    </message>
    <message>
        <source>the median of %1</source>
        <translation>la mediana de %1</translation>
    </message>
    <message>
        <source>the smallest %1</source>
        <translation>el menor valor de %1</translation>
    </message>
    <message>
        <source>the largest %1</source>
        <translation>el mayor valor de %1</translation>
    </message>
    <message>
        <source>all %1 in one text</source>
        <translation>todos los valores de %1 en un texto</translation>
    </message>
    <message>
        <source>the place by %1</source>
        <translation>el puesto según %1</translation>
    </message>
    <message>
        <source>%1 among those with the same %2</source>
        <translation>%1 entre los que tienen igual %2</translation>
    </message>
    <message>
        <source>the year of %1</source>
        <translation>el año de %1</translation>
    </message>
    <message>
        <source>the month of %1</source>
        <translation>el mes de %1</translation>
    </message>
    <message>
        <source>%1, or %2 where it is not known</source>
        <translation>%1, o %2 si no se conoce</translation>
    </message>
    <message>
        <source>the result of another query (%1)</source>
        <translation>el resultado de otra consulta (%1)</translation>
    </message>
    <message>
        <source>%1 (called “%2”)</source>
        <translation>%1 (llamado «%2»)</translation>
    </message>
    <message>
        <source>%1, largest first</source>
        <translation>%1, primero el mayor</translation>
    </message>
    <message>
        <source>%1, smallest first</source>
        <translation>%1, primero el menor</translation>
    </message>
    <message>
        <source>%1, from Z to A</source>
        <translation>%1, de la Z a la A</translation>
    </message>
    <message>
        <source>%1, from A to Z</source>
        <translation>%1, de la A a la Z</translation>
    </message>
    <message>
        <source>First makes a list called “%1”:</source>
        <translation>Primero hace una lista llamada «%1»:</translation>
    </message>
    <message>
        <source>Looks at each %1.</source>
        <translation>Mira cada %1.</translation>
    </message>
    <message>
        <source>Looks at the rows of the list “%1”.</source>
        <translation>Mira las filas de la lista «%1».</translation>
    </message>
    <message>
        <source>Looks at the rows of a query of its own:</source>
        <translation>Mira las filas de una consulta propia:</translation>
    </message>
    <message>
        <source>Takes with each %1 the %2 that its %3 names.</source>
        <translation>Toma con cada %1 el %2 que nombra su %3.</translation>
    </message>
    <message>
        <source>Takes with each %1 the %2 that its %3 names, if there is one.</source>
        <translation>Toma con cada %1 el %2 que nombra su %3, si lo hay.</translation>
    </message>
    <message>
        <source>Takes with each %1 every %2 whose %3 names it.</source>
        <translation>Toma con cada %1 todo %2 cuyo %3 lo nombra.</translation>
    </message>
    <message>
        <source>Takes with each %1 every %2 whose %3 names it; one without any stays.</source>
        <translation>Toma con cada %1 todo %2 cuyo %3 lo nombra; el que no tiene ninguno se queda.</translation>
    </message>
    <message>
        <source>Takes with it each %1.</source>
        <translation>Toma con ello cada %1.</translation>
    </message>
    <message>
        <source>Takes with it each %1 for which %2.</source>
        <translation>Toma con ello cada %1 para el que %2.</translation>
    </message>
    <message>
        <source>Takes with it each %1 for which %2, if there is one.</source>
        <translation>Toma con ello cada %1 para el que %2, si lo hay.</translation>
    </message>
    <message>
        <source>Keeps those for which %1.</source>
        <translation>Conserva aquellos para los que %1.</translation>
    </message>
    <message>
        <source>Puts those together that have the same %1.</source>
        <translation>Reúne los que tienen igual %1.</translation>
    </message>
    <message>
        <source>Keeps the groups for which %1.</source>
        <translation>Conserva los grupos para los que %1.</translation>
    </message>
    <message>
        <source>Shows %1.</source>
        <translation>Muestra %1.</translation>
    </message>
    <message>
        <source>Shows every column.</source>
        <translation>Muestra todas las columnas.</translation>
    </message>
    <message>
        <source>Shows equal rows once.</source>
        <translation>Muestra una vez las filas iguales.</translation>
    </message>
    <message>
        <source>Adds, without repeating rows:</source>
        <translation>Añade, sin repetir filas:</translation>
    </message>
    <message>
        <source>Adds:</source>
        <translation>Añade:</translation>
    </message>
    <message>
        <source>Keeps only rows that are also found here:</source>
        <translation>Conserva solo las filas que también se encuentran aquí:</translation>
    </message>
    <message>
        <source>Leaves out rows that are found here:</source>
        <translation>Omite las filas que se encuentran aquí:</translation>
    </message>
    <message>
        <source>Does it again with what it found, until nothing new comes.</source>
        <translation>Lo repite con lo encontrado hasta que no sale nada nuevo.</translation>
    </message>
    <message>
        <source>Sorts by %1.</source>
        <translation>Ordena por %1.</translation>
    </message>
    <message>
        <source>Keeps the first %1 rows.</source>
        <translation>Conserva las primeras %1 filas.</translation>
    </message>
    <message>
        <source>Skips %2 rows and keeps the next %1.</source>
        <translation>Salta %2 filas y conserva las %1 siguientes.</translation>
    </message>
    <message>
        <source>This query is built in a way that cannot be put into words.</source>
        <translation>Esta consulta está hecha de un modo que no se puede decir con palabras.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Keeps the first row.</source>
        <translation>Conserva la primera fila.</translation>
    </message>
</context>
<context>
    <name>ExploreView</name>
    <message>
        <source>Classes and tables</source>
        <translation>Clases y tablas</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Atrás (Alt+Izquierda)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Adelante (Alt+Derecha)</translation>
    </message>
    <message>
        <source>Look around in the graph</source>
        <translation>Mirar por el grafo</translation>
    </message>
    <message>
        <source>Choose a class to see its things, or search for one by its name.</source>
        <translation>Elija una clase para ver sus cosas, o busque una por su nombre.</translation>
    </message>
    <message>
        <source>Back to “%1”</source>
        <translation>Volver a «%1»</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export the chat</source>
        <translation>Exportar el chat</translation>
    </message>
    <message>
        <source>Export all chats</source>
        <translation>Exportar todos los chats</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Página web</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>JSON, with everything</source>
        <translation>JSON, con todo</translation>
    </message>
    <message>
        <source>OpenDocument, for word processors</source>
        <translation>OpenDocument, para procesadores de texto</translation>
    </message>
    <message>
        <source>Export the answer</source>
        <translation>Exportar la respuesta</translation>
    </message>
</context>
<context>
    <name>FactList</name>
    <message>
        <source>Facts</source>
        <translation>Hechos</translation>
    </message>
    <message>
        <source>What points here</source>
        <translation>Qué apunta aquí</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>Qué dice</translation>
    </message>
    <message>
        <source>The graph says nothing more of it</source>
        <translation>El grafo no dice nada más de ello</translation>
    </message>
</context>
<context>
    <name>FactRow</name>
    <message>
        <source>Show more (%1)</source>
        <translation>Mostrar más (%1)</translation>
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
        <translation>Preguntar de nuevo</translation>
    </message>
    <message>
        <source>Answer without a model</source>
        <translation>Responder sin modelo</translation>
    </message>
</context>
<context>
    <name>FeedbackCard</name>
    <message>
        <source>Marked as wrong. What would make it right?</source>
        <translation>Marcada como incorrecta. ¿Qué la haría correcta?</translation>
    </message>
    <message>
        <source>Kept as it should be: “Run all” will tell when it changes.</source>
        <translation>Se conserva como debe ser: «Ejecutar todas» avisará cuando cambie.</translation>
    </message>
    <message>
        <source>Marked as right. The question and its query are an example for similar questions now.</source>
        <translation>Marcada como correcta. La pregunta y su consulta son ahora un ejemplo para preguntas parecidas.</translation>
    </message>
    <message>
        <source>Marked as right.</source>
        <translation>Marcada como correcta.</translation>
    </message>
    <message>
        <source>Correct the query</source>
        <translation>Corregir la consulta</translation>
    </message>
    <message>
        <source>Correct what was understood</source>
        <translation>Corregir lo que se entendió</translation>
    </message>
    <message>
        <source>Fix it in the schema</source>
        <translation>Arreglarlo en el esquema</translation>
    </message>
    <message>
        <source>It should stay like this</source>
        <translation>Debe quedarse así</translation>
    </message>
    <message>
        <source>Do not keep it</source>
        <translation>No conservarla</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>FollowUps</name>
    <message>
        <source>Ask this</source>
        <translation>Preguntar esto</translation>
    </message>
</context>
<context>
    <name>FoundEmbedder</name>
    <message>
        <source>Works, %1 s</source>
        <translation>Funciona, %1 s</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>En este equipo</translation>
    </message>
    <message>
        <source>Sends the passages to %1</source>
        <translation>Envía los pasajes a %1</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Testing …</source>
        <translation>Probando …</translation>
    </message>
    <message>
        <source>Build the index</source>
        <translation>Crear el índice</translation>
    </message>
    <message>
        <source>built</source>
        <translation>creado</translation>
    </message>
    <message>
        <source>Building the index</source>
        <translation>Creando el índice</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>FoundPartRow</name>
    <message>
        <source>another name of it</source>
        <translation>otro nombre de esto</translation>
    </message>
</context>
<context>
    <name>GraphCanvas</name>
    <message>
        <source>Drawing: the arrow keys choose, Enter shows what is around, Ctrl+Enter opens</source>
        <translation>Dibujo: las flechas eligen, Intro muestra lo que hay alrededor, Ctrl+Intro abre</translation>
    </message>
</context>
<context>
    <name>GraphList</name>
    <message>
        <source>Neighbourhood</source>
        <translation>Entorno</translation>
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
        <translation>Filtrar %1</translation>
    </message>
    <message>
        <source>&gt; 5, 2..5</source>
        <translation>&gt; 5, 2..5</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>5, &gt;5, &lt;=5, 2..5; = for none, * for any</source>
        <translation>5, &gt;5, &lt;=5, 2..5; = para ninguno, * para cualquiera</translation>
    </message>
    <message>
        <source>Part of the text; =word for exactly this; = for none, * for any</source>
        <translation>Parte del texto; =palabra para exactamente esto; = para ninguno, * para cualquiera</translation>
    </message>
</context>
<context>
    <name>GridTable</name>
    <message>
        <source>No row fits</source>
        <translation>Ninguna fila encaja</translation>
    </message>
    <message>
        <source>The table is empty</source>
        <translation>La tabla está vacía</translation>
    </message>
    <message>
        <source>Change what is written below the titles.</source>
        <translation>Cambie lo que está escrito bajo los títulos.</translation>
    </message>
</context>
<context>
    <name>ImportCleaningPage</name>
    <message>
        <source>Cleaning</source>
        <translation>Limpieza</translation>
    </message>
    <message>
        <source>Text that holds numbers, units, ranges or times can become columns to calculate with. What the graph says is kept as it is.</source>
        <translation>Los textos que contienen números, unidades, intervalos o tiempos pueden convertirse en columnas con las que calcular. Lo que dice el grafo se conserva como está.</translation>
    </message>
    <message>
        <source>Nothing to clean</source>
        <translation>Nada que limpiar</translation>
    </message>
    <message>
        <source>No text was found that holds numbers, units, ranges or times.</source>
        <translation>No se encontró ningún texto con números, unidades, intervalos o tiempos.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <translation>
            <numerusform>%n regla encontrada</numerusform>
            <numerusform>%n reglas encontradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in use</source>
        <translation>
            <numerusform>%n en uso</numerusform>
            <numerusform>%n en uso</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportPreviewPage</name>
    <message>
        <source>What is in it</source>
        <translation>Qué contiene</translation>
    </message>
    <message>
        <source>Check that the files are what you think they are.</source>
        <translation>Compruebe que los archivos son lo que cree que son.</translation>
    </message>
    <message>
        <source>Skip such statements</source>
        <translation>Omitir esas sentencias</translation>
    </message>
    <message numerus="yes">
        <source>fact(s)</source>
        <translation>
            <numerusform>hecho</numerusform>
            <numerusform>hechos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>entity(s)</source>
        <translation>
            <numerusform>entidad</numerusform>
            <numerusform>entidades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>type(s)</source>
        <translation>
            <numerusform>tipo</numerusform>
            <numerusform>tipos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>predicate(s)</source>
        <translation>
            <numerusform>predicado</numerusform>
            <numerusform>predicados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>table(s)</source>
        <translation>
            <numerusform>tabla</numerusform>
            <numerusform>tablas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>passage(s)</source>
        <translation>
            <numerusform>pasaje</numerusform>
            <numerusform>pasajes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n statement(s) cannot be read.</source>
        <translation>
            <numerusform>%n sentencia no se puede leer.</numerusform>
            <numerusform>%n sentencias no se pueden leer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Tipos</translation>
    </message>
    <message>
        <source>Nothing has a type.</source>
        <translation>Nada tiene tipo.</translation>
    </message>
    <message>
        <source>Predicates</source>
        <translation>Predicados</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Por ejemplo: %1</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Otro</translation>
    </message>
    <message>
        <source>As Turtle</source>
        <translation>Como Turtle</translation>
    </message>
    <message>
        <source>As the passage that is searched</source>
        <translation>Como el pasaje en que se busca</translation>
    </message>
    <message>
        <source>It has none.</source>
        <translation>No tiene ninguno.</translation>
    </message>
    <message>
        <source>Prefixes</source>
        <translation>Prefijos</translation>
    </message>
    <message>
        <source>Percent-encode what is forbidden in IRIs, and leave out the rest</source>
        <translation>Codificar con porcentaje lo prohibido en los IRI y omitir el resto</translation>
    </message>
    <message>
        <source>Read otherwise than it is written:</source>
        <translation>Leído de otro modo que como está escrito:</translation>
    </message>
    <message>
        <source>What to do with what cannot be read</source>
        <translation>Qué hacer con lo que no se puede leer</translation>
    </message>
    <message>
        <source>Leave it out and say so in the report</source>
        <translation>Omitirlo y decirlo en el informe</translation>
    </message>
    <message>
        <source>Stop the import there</source>
        <translation>Detener ahí la importación</translation>
    </message>
</context>
<context>
    <name>ImportPreviewState</name>
    <message>
        <source>Looking at the files: %1 …</source>
        <translation>Mirando los archivos: %1 …</translation>
    </message>
    <message>
        <source>Looking at the files …</source>
        <translation>Mirando los archivos …</translation>
    </message>
    <message>
        <source>This is about the first %1 facts; the import reads them all.</source>
        <translation>Se trata de los primeros %1 hechos; la importación los lee todos.</translation>
    </message>
</context>
<context>
    <name>ImportRail</name>
    <message>
        <source>Steps of the import</source>
        <translation>Pasos de la importación</translation>
    </message>
    <message>
        <source>current step</source>
        <translation>paso actual</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>por venir</translation>
    </message>
</context>
<context>
    <name>ImportReportPage</name>
    <message>
        <source>“%1” is ready</source>
        <translation>«%1» está lista</translation>
    </message>
    <message>
        <source>Imported in %1.</source>
        <translation>Importado en %1.</translation>
    </message>
    <message>
        <source>Open the chat</source>
        <translation>Abrir el chat</translation>
    </message>
    <message>
        <source>Look at the schema</source>
        <translation>Mirar el esquema</translation>
    </message>
    <message numerus="yes">
        <source>fact(s) read</source>
        <translation>
            <numerusform>hecho leído</numerusform>
            <numerusform>hechos leídos</numerusform>
        </translation>
    </message>
    <message>
        <source>stored</source>
        <translation>guardado</translation>
    </message>
    <message numerus="yes">
        <source>duplicate(s)</source>
        <translation>
            <numerusform>duplicado</numerusform>
            <numerusform>duplicados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>passage(s)</source>
        <translation>
            <numerusform>pasaje</numerusform>
            <numerusform>pasajes</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was skipped. %1 of the facts stand in columns and links.</source>
        <translation>No se omitió nada. El %1 de los hechos está en columnas y enlaces.</translation>
    </message>
    <message>
        <source>Skipped, because it cannot be read:</source>
        <translation>Omitido porque no se puede leer:</translation>
    </message>
    <message>
        <source>Kept beside the tables, and why:</source>
        <translation>Conservado junto a las tablas, y por qué:</translation>
    </message>
    <message>
        <source>Your changes to the schema that have no effect now</source>
        <translation>Sus cambios del esquema que ahora no tienen efecto</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cleaned</source>
        <translation>Limpiado</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1, %2: %3 (“%4” becomes %5)</source>
        <translation>%1, %2: %3 («%4» pasa a ser %5)</translation>
    </message>
    <message>
        <source>How long it took; some steps go on beside one another</source>
        <translation>Cuánto tardó; algunos pasos avanzan a la vez</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Read otherwise than it is written:</source>
        <translation>Leído de otro modo que como está escrito:</translation>
    </message>
    <message>
        <source>Ask it something, such as</source>
        <translation>Pregunte algo, por ejemplo</translation>
    </message>
</context>
<context>
    <name>ImportRunPage</name>
    <message>
        <source>Importing %1</source>
        <translation>Importando %1</translation>
    </message>
    <message>
        <source>The import failed</source>
        <translation>La importación ha fallado</translation>
    </message>
    <message>
        <source>You can go back to the chat meanwhile.</source>
        <translation>Mientras tanto puede volver al chat.</translation>
    </message>
    <message>
        <source>Nothing of it is left behind.</source>
        <translation>No queda nada de ella.</translation>
    </message>
    <message>
        <source>Back to the chat</source>
        <translation>Volver al chat</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>Cancelar la importación</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
</context>
<context>
    <name>ImportSchemaPage</name>
    <message>
        <source>The tables it becomes</source>
        <translation>Las tablas que resultan</translation>
    </message>
    <message>
        <source>Found from the types and predicates; questions are answered from these. Names, comments and more can be changed afterwards.</source>
        <translation>Halladas a partir de los tipos y predicados; con ellas se responden las preguntas. Los nombres, comentarios y más se pueden cambiar después.</translation>
    </message>
    <message>
        <source>%1 of the facts stand in columns and links.</source>
        <translation>El %1 de los hechos está en columnas y enlaces.</translation>
    </message>
    <message>
        <source>No tables</source>
        <translation>Sin tablas</translation>
    </message>
    <message>
        <source>The files hold no facts about things, only text to search.</source>
        <translation>Los archivos no contienen hechos sobre cosas, solo texto en que buscar.</translation>
    </message>
    <message>
        <source>Views of the schema</source>
        <translation>Vistas del esquema</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagrama</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>What becomes no column stays searchable, and why it does not become one:</source>
        <translation>En lo que no llega a ser columna se puede buscar igualmente, y por qué no llega a serlo:</translation>
    </message>
</context>
<context>
    <name>ImportSearchPage</name>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Passages are found by their words, and by their meaning if an embedder prepares them.</source>
        <translation>Los pasajes se encuentran por sus palabras, y por su significado si los prepara un embedder.</translation>
    </message>
    <message>
        <source>Search by meaning</source>
        <translation>Búsqueda por significado</translation>
    </message>
    <message>
        <source>Built in</source>
        <translation>Integrado</translation>
    </message>
    <message>
        <source>A model on a server</source>
        <translation>Un modelo en un servidor</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Nada en absoluto</translation>
    </message>
    <message>
        <source>Works at once and without a network.</source>
        <translation>Funciona enseguida y sin red.</translation>
    </message>
    <message>
        <source>The privacy rule below lets no text reach a server.</source>
        <translation>La regla de privacidad de abajo no deja llegar ningún texto a un servidor.</translation>
    </message>
    <message>
        <source>Ollama, or any OpenAI-compatible address; slower, and often better with other words for the same thing.</source>
        <translation>Ollama o cualquier dirección compatible con OpenAI; más lento, y a menudo mejor cuando se dice lo mismo con otras palabras.</translation>
    </message>
    <message>
        <source>Passages are found by their words alone.</source>
        <translation>Los pasajes se encuentran solo por sus palabras.</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <translation>Modelo de embeddings</translation>
    </message>
    <message>
        <source>Every passage goes to %1.</source>
        <translation>Cada pasaje va a %1.</translation>
    </message>
    <message>
        <source>Passages stay on this computer.</source>
        <translation>Los pasajes se quedan en este equipo.</translation>
    </message>
    <message>
        <source>Send 16 passages to find out how long it takes</source>
        <translation>Enviar 16 pasajes para saber cuánto tarda</translation>
    </message>
    <message>
        <source>Find out how long it takes</source>
        <translation>Averiguar cuánto tarda</translation>
    </message>
    <message>
        <source>Trying the embedder</source>
        <translation>Probando el embedder</translation>
    </message>
    <message numerus="yes">
        <source>Takes about %1 for about %2 passages, going by %n of the preview.</source>
        <translation>
            <numerusform>Tarda unos %1 para unos %2 pasajes, según %n de la vista previa.</numerusform>
            <numerusform>Tarda unos %1 para unos %2 pasajes, según %n de la vista previa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Language of names and texts</source>
        <translation>Idioma de los nombres y textos</translation>
    </message>
    <message>
        <source>Where something is named in several languages, this one is shown.</source>
        <translation>Cuando algo se nombra en varios idiomas, se muestra este.</translation>
    </message>
    <message>
        <source>The most frequent one</source>
        <translation>El más frecuente</translation>
    </message>
    <message>
        <source>%1 (%2 texts)</source>
        <translation>%1 (%2 textos)</translation>
    </message>
    <message>
        <source>What of this knowledge base may reach a model</source>
        <translation>Qué de esta base de conocimiento puede llegar a un modelo</translation>
    </message>
    <message>
        <source>Everything, any model</source>
        <translation>Todo, cualquier modelo</translation>
    </message>
    <message>
        <source>Everything, models on this computer only</source>
        <translation>Todo, solo modelos de este equipo</translation>
    </message>
    <message>
        <source>Names of tables and columns, no values</source>
        <translation>Nombres de tablas y columnas, ningún valor</translation>
    </message>
    <message>
        <source>You choose the model, and are told where a question goes.</source>
        <translation>Usted elige el modelo y se le dice adónde va una pregunta.</translation>
    </message>
    <message>
        <source>Models on other computers are refused.</source>
        <translation>Se rechazan los modelos de otros equipos.</translation>
    </message>
    <message>
        <source>Values and passages are shown to you alone.</source>
        <translation>Los valores y los pasajes se le muestran solo a usted.</translation>
    </message>
    <message>
        <source>Models of servers</source>
        <translation>Modelos de servidores</translation>
    </message>
    <message>
        <source>Takes less than a second.</source>
        <translation>Tarda menos de un segundo.</translation>
    </message>
</context>
<context>
    <name>ImportSourcesPage</name>
    <message>
        <source>Where does it come from now?</source>
        <translation>¿De dónde viene ahora?</translation>
    </message>
    <message>
        <source>What shall be imported?</source>
        <translation>¿Qué se debe importar?</translation>
    </message>
    <message>
        <source>The files replace those of “%1”. Chats, changes to the schema and examples stay.</source>
        <translation>Los archivos sustituyen a los de «%1». Se quedan los chats, los cambios del esquema y los ejemplos.</translation>
    </message>
    <message>
        <source>Several files make one knowledge base. Nothing leaves this computer.</source>
        <translation>Varios archivos forman una base de conocimiento. Nada sale de este equipo.</translation>
    </message>
    <message>
        <source>Graphs and documents (%1)</source>
        <translation>Grafos y documentos (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Todos los archivos (%1)</translation>
    </message>
    <message>
        <source>Looking …</source>
        <translation>Mirando …</translation>
    </message>
    <message>
        <source>Drop files or folders anywhere in this window</source>
        <translation>Suelte archivos o carpetas en cualquier lugar de esta ventana</translation>
    </message>
    <message>
        <source>Add files …</source>
        <translation>Añadir archivos …</translation>
    </message>
    <message>
        <source>Choose files …</source>
        <translation>Elegir archivos …</translation>
    </message>
    <message>
        <source>Add a folder …</source>
        <translation>Añadir una carpeta …</translation>
    </message>
    <message>
        <source>Choose a folder …</source>
        <translation>Elegir una carpeta …</translation>
    </message>
    <message numerus="yes">
        <source>and %n more that cannot be imported</source>
        <translation>
            <numerusform>y %n más que no se puede importar</numerusform>
            <numerusform>y %n más que no se pueden importar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1</source>
        <translation>
            <numerusform>%n archivo, %1</numerusform>
            <numerusform>%n archivos, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>Name of the knowledge base</source>
        <translation>Nombre de la base de conocimiento</translation>
    </message>
    <message>
        <source>There is a knowledge base of this name already</source>
        <translation>Ya hay una base de conocimiento con este nombre</translation>
    </message>
    <message>
        <source>Keep it, and make another one of the same name</source>
        <translation>Conservarla y crear otra con el mismo nombre</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Sustituirla</translation>
    </message>
    <message>
        <source>Chats, changes to the schema and examples stay.</source>
        <translation>Se quedan los chats, los cambios del esquema y los ejemplos.</translation>
    </message>
    <message>
        <source>%1, also packed as .gz; documents as %2</source>
        <translation>%1, también comprimidos como .gz; documentos como %2</translation>
    </message>
    <message>
        <source>Base of relative IRIs</source>
        <translation>Base de los IRI relativos</translation>
    </message>
    <message>
        <source>For files that do not say it themselves. Without it, such names begin with where the file lies.</source>
        <translation>Para archivos que no lo dicen ellos mismos. Sin ella, tales nombres empiezan con el lugar del archivo.</translation>
    </message>
    <message>
        <source>This must be a whole IRI, such as http://example.org/.</source>
        <translation>Debe ser un IRI completo, como http://example.org/.</translation>
    </message>
    <message>
        <source>where each file lies</source>
        <translation>donde está cada archivo</translation>
    </message>
</context>
<context>
    <name>ImportStatus</name>
    <message>
        <source>The import failed</source>
        <translation>La importación ha fallado</translation>
    </message>
    <message>
        <source>Importing …</source>
        <translation>Importando …</translation>
    </message>
</context>
<context>
    <name>ImportWizard</name>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Cleaning</source>
        <translation>Limpieza</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Import %1 anew</source>
        <translation>Importar %1 de nuevo</translation>
    </message>
    <message>
        <source>Import a graph</source>
        <translation>Importar un grafo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Siguiente: %1</translation>
    </message>
    <message>
        <source>Import now</source>
        <translation>Importar ahora</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bytes</translation>
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
        <translation>menos de un segundo</translation>
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
        <translation>Leyendo</translation>
    </message>
    <message>
        <source>Indexing the graph</source>
        <translation>Indexando el grafo</translation>
    </message>
    <message>
        <source>Finding tables</source>
        <translation>Hallando tablas</translation>
    </message>
    <message>
        <source>Filling tables</source>
        <translation>Llenando tablas</translation>
    </message>
    <message>
        <source>Writing passages</source>
        <translation>Escribiendo pasajes</translation>
    </message>
    <message>
        <source>Collecting names and values</source>
        <translation>Reuniendo nombres y valores</translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation>Terminando</translation>
    </message>
    <message>
        <source>%1 facts</source>
        <translation>%1 hechos</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 filas</translation>
    </message>
    <message>
        <source>%1 names</source>
        <translation>%1 nombres</translation>
    </message>
    <message>
        <source>%1 passages</source>
        <translation>%1 pasajes</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, quedan %2</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>%1, packed</source>
        <translation>%1, comprimido</translation>
    </message>
    <message>
        <source>Preparing the search by meaning</source>
        <translation>Preparando la búsqueda por significado</translation>
    </message>
    <message>
        <source>Preparing the search by name</source>
        <translation>Preparando la búsqueda por nombre</translation>
    </message>
</context>
<context>
    <name>InPlaceEdit</name>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>Enter asks, Esc leaves it as it was</source>
        <translation>Intro pregunta, Esc lo deja como estaba</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
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
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Estas teclas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Knowledge bases</source>
        <translation>Bases de conocimiento</translation>
    </message>
    <message>
        <source>Another window</source>
        <translation>Otra ventana</translation>
    </message>
    <message>
        <source>Edit the schema</source>
        <translation>Editar el esquema</translation>
    </message>
    <message>
        <source>Import a graph</source>
        <translation>Importar un grafo</translation>
    </message>
    <message>
        <source>Close what lies over the chat</source>
        <translation>Cerrar lo que cubre el chat</translation>
    </message>
    <message>
        <source>To the next control; back with Shift</source>
        <translation>Al control siguiente; hacia atrás con Mayús</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Write a question</source>
        <translation>Escribir una pregunta</translation>
    </message>
    <message>
        <source>Send the question</source>
        <translation>Enviar la pregunta</translation>
    </message>
    <message>
        <source>Break the line</source>
        <translation>Partir la línea</translation>
    </message>
    <message>
        <source>Stop the answer</source>
        <translation>Detener la respuesta</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversaciones</translation>
    </message>
    <message>
        <source>New chat</source>
        <translation>Chat nuevo</translation>
    </message>
    <message>
        <source>Search conversations</source>
        <translation>Buscar conversaciones</translation>
    </message>
    <message>
        <source>Previous conversation</source>
        <translation>Conversación anterior</translation>
    </message>
    <message>
        <source>Next conversation</source>
        <translation>Conversación siguiente</translation>
    </message>
    <message>
        <source>Rename the conversation</source>
        <translation>Cambiar el nombre de la conversación</translation>
    </message>
    <message>
        <source>Delete the conversation</source>
        <translation>Eliminar la conversación</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>Show or hide the conversations</source>
        <translation>Mostrar u ocultar las conversaciones</translation>
    </message>
    <message>
        <source>Show or hide the configuration</source>
        <translation>Mostrar u ocultar la configuración</translation>
    </message>
    <message>
        <source>Sources of the answer</source>
        <translation>Fuentes de la respuesta</translation>
    </message>
    <message>
        <source>Steps to the answer</source>
        <translation>Pasos hasta la respuesta</translation>
    </message>
    <message>
        <source>Prompts of the answer</source>
        <translation>Prompts de la respuesta</translation>
    </message>
    <message>
        <source>Explore the graph</source>
        <translation>Explorar el grafo</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Consola</translation>
    </message>
    <message>
        <source>Change what the last question was understood as</source>
        <translation>Cambiar cómo se entendió la última pregunta</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Search keys</source>
        <translation>Buscar teclas</translation>
    </message>
    <message>
        <source>No key does that.</source>
        <translation>Ninguna tecla hace eso.</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>Its path leads nowhere from what it asks about.</source>
        <translation>Su camino no lleva a nada desde aquello por lo que pregunta.</translation>
    </message>
    <message>
        <source>The text lacks something that the path leads to.</source>
        <translation>Al texto le falta algo a lo que lleva el camino.</translation>
    </message>
    <message>
        <source>The answer has nothing that the path leads to.</source>
        <translation>La respuesta no tiene nada de aquello a lo que lleva el camino.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>question &quot;%1&quot;</source>
        <translation>pregunta «%1»</translation>
    </message>
    <message>
        <source>The line is no JSON object.</source>
        <translation>La línea no es un objeto JSON.</translation>
    </message>
    <message>
        <source>It has no question.</source>
        <translation>No tiene pregunta.</translation>
    </message>
    <message>
        <source>Its path has a relation that the graph does not have.</source>
        <translation>Su camino tiene una relación que el grafo no tiene.</translation>
    </message>
    <message>
        <source>It has neither a path nor a query.</source>
        <translation>No tiene ni camino ni consulta.</translation>
    </message>
    <message>
        <source>Its query does not fit the knowledge base any more.</source>
        <translation>Su consulta ya no encaja con la base de conocimiento.</translation>
    </message>
    <message>
        <source>Paths are read from SPARQL and SQL alone.</source>
        <translation>Los caminos solo se leen de SPARQL y SQL.</translation>
    </message>
    <message>
        <source>Its query asks for something else than one path.</source>
        <translation>Su consulta pide algo distinto de un camino.</translation>
    </message>
    <message>
        <source>Its query cannot be read.</source>
        <translation>No se puede leer su consulta.</translation>
    </message>
    <message>
        <source>Its question is too long.</source>
        <translation>Su pregunta es demasiado larga.</translation>
    </message>
    <message>
        <source>Its path has too many hops.</source>
        <translation>Su camino tiene demasiados pasos.</translation>
    </message>
    <message>
        <source>Its question names no thing of the graph.</source>
        <translation>Su pregunta no nombra nada del grafo.</translation>
    </message>
    <message>
        <source>It contradicts an earlier example of the same question.</source>
        <translation>Contradice un ejemplo anterior de la misma pregunta.</translation>
    </message>
    <message>
        <source>There are no examples to learn from.</source>
        <translation>No hay ejemplos de los que aprender.</translation>
    </message>
    <message>
        <source>None of the examples (%1) is of use, most often for this reason (first: %2): %3</source>
        <translation>Ninguno de los ejemplos (%1) sirve, casi siempre por este motivo (el primero: %2): %3</translation>
    </message>
    <message>
        <source>All examples of use (%1) ask for the same path, so that there is nothing to tell apart: some for another path are needed.</source>
        <translation>Todos los ejemplos que sirven (%1) preguntan por el mismo camino, así que no hay nada que distinguir: hacen falta también algunos de otro camino.</translation>
    </message>
</context>
<context>
    <name>LinkDialog</name>
    <message>
        <source>Open this address in the browser?</source>
        <translation>¿Abrir esta dirección en el navegador?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>%1 – TripleTalk</source>
        <translation>%1 – TripleTalk</translation>
    </message>
    <message>
        <source>“%1” was imported.</source>
        <translation>«%1» se ha importado.</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>Mostrar el informe</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>«%1» se ha eliminado.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>Markdown</name>
    <message>
        <source>This text is too long to be shown as a whole; it can be copied.</source>
        <translation>Este texto es demasiado largo para mostrarlo entero; se puede copiar.</translation>
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
        <translation>Fuente %1</translation>
    </message>
    <message>
        <source>Without it: %1</source>
        <translation>Sin ello: %1</translation>
    </message>
    <message>
        <source>Without it there is no answer.</source>
        <translation>Sin ello no hay respuesta.</translation>
    </message>
</context>
<context>
    <name>MatteredView</name>
    <message>
        <source>This costs nothing: no model is asked.</source>
        <translation>Esto no cuesta nada: no se pregunta a ningún modelo.</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) of %1, about %2 tokens together.</source>
        <translation>
            <numerusform>%n llamada a %1, unos %2 tokens en total.</numerusform>
            <numerusform>%n llamadas a %1, unos %2 tokens en total.</numerusform>
        </translation>
    </message>
    <message>
        <source>How much the answer changes without each group of its sources:</source>
        <translation>Cuánto cambia la respuesta sin cada grupo de sus fuentes:</translation>
    </message>
    <message>
        <source>To find out what mattered, the answer is written again without each group of its sources; the more it changes, the more that group mattered.</source>
        <translation>Para saber qué influyó, la respuesta se escribe de nuevo sin cada grupo de sus fuentes; cuanto más cambia, más influyó ese grupo.</translation>
    </message>
    <message>
        <source>Finding out what mattered</source>
        <translation>Averiguando qué influyó</translation>
    </message>
    <message>
        <source>Find out what mattered</source>
        <translation>Averiguar qué influyó</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>Nada que comparar</translation>
    </message>
    <message>
        <source>When an answer has sources, it is shown here which of them it rests on.</source>
        <translation>Cuando una respuesta tiene fuentes, aquí se muestra en cuáles de ellas se apoya.</translation>
    </message>
</context>
<context>
    <name>ModelField</name>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>ollama:NAME, or openai:NAME for an OpenAI-compatible server</source>
        <translation>ollama:NOMBRE, u openai:NOMBRE para un servidor compatible con OpenAI</translation>
    </message>
    <message>
        <source>Name of the model</source>
        <translation>Nombre del modelo</translation>
    </message>
    <message>
        <source>Find, test, fetch …</source>
        <translation>Buscar, probar, descargar …</translation>
    </message>
</context>
<context>
    <name>ModelOffer</name>
    <message>
        <source>to begin with</source>
        <translation>para empezar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Get</source>
        <translation>Obtener</translation>
    </message>
    <message>
        <source>It needs more memory than this computer has.</source>
        <translation>Necesita más memoria de la que tiene este equipo.</translation>
    </message>
</context>
<context>
    <name>ModelRow</name>
    <message>
        <source>Works, %1 s</source>
        <translation>Funciona, %1 s</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Testing …</source>
        <translation>Probando …</translation>
    </message>
    <message>
        <source>Use this model</source>
        <translation>Usar este modelo</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>en uso</translation>
    </message>
</context>
<context>
    <name>ModelServerForm</name>
    <message>
        <source>The key of the environment is used (OPENAI_API_KEY).</source>
        <translation>Se usa la clave del entorno (OPENAI_API_KEY).</translation>
    </message>
    <message>
        <source>The key is kept in the desktop&apos;s keychain.</source>
        <translation>La clave se guarda en el llavero del escritorio.</translation>
    </message>
    <message>
        <source>No key is known. Servers on this computer often need none.</source>
        <translation>No se conoce ninguna clave. Los servidores de este equipo a menudo no la necesitan.</translation>
    </message>
    <message>
        <source>Remove the server “%1”</source>
        <translation>Quitar el servidor «%1»</translation>
    </message>
    <message>
        <source>Its key is removed as well.</source>
        <translation>También se borra su clave.</translation>
    </message>
    <message>
        <source>Remove the server</source>
        <translation>Quitar el servidor</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name of the server “%1”</source>
        <translation>Nombre del servidor «%1»</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Address of the server “%1”</source>
        <translation>Dirección del servidor «%1»</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>ModelsPage</name>
    <message>
        <source>A model reads questions, writes the queries and words the answers. Without one, TripleTalk answers offline: by its own rules, on this computer.</source>
        <translation>Un modelo lee las preguntas, escribe las consultas y redacta las respuestas. Sin modelo, TripleTalk responde con sus propias reglas, en este equipo.</translation>
    </message>
</context>
<context>
    <name>NameRow</name>
    <message>
        <source>column, %1</source>
        <translation>columna, %1</translation>
    </message>
    <message>
        <source>table, %1 rows</source>
        <translation>tabla, %1 filas</translation>
    </message>
    <message>
        <source>Fold %1</source>
        <translation>Plegar %1</translation>
    </message>
    <message>
        <source>Unfold %1</source>
        <translation>Desplegar %1</translation>
    </message>
</context>
<context>
    <name>NameTree</name>
    <message>
        <source>Filter tables and columns</source>
        <translation>Filtrar tablas y columnas</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Tables and columns</source>
        <translation>Tablas y columnas</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
</context>
<context>
    <name>NeighbourhoodView</name>
    <message>
        <source>Neighbourhood</source>
        <translation>Entorno</translation>
    </message>
    <message>
        <source>Nothing more fits into this drawing.</source>
        <translation>En este dibujo no cabe nada más.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>A click on a thing shows what is around it.</source>
        <translation>Un clic en una cosa muestra lo que hay a su alrededor.</translation>
    </message>
    <message>
        <source>Show its facts (Ctrl+Enter)</source>
        <translation>Mostrar sus hechos (Ctrl+Intro)</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Más pequeño</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>Fit into the view</source>
        <translation>Ajustar a la vista</translation>
    </message>
    <message>
        <source>As a drawing</source>
        <translation>Como dibujo</translation>
    </message>
    <message>
        <source>As a list</source>
        <translation>Como lista</translation>
    </message>
</context>
<context>
    <name>NetworkPage</name>
    <message>
        <source>For model servers on other computers. Servers on this computer are always reached directly.</source>
        <translation>Para servidores de modelos de otros equipos. Los de este equipo se alcanzan siempre directamente.</translation>
    </message>
</context>
<context>
    <name>NewServerForm</name>
    <message>
        <source>A further server</source>
        <translation>Otro servidor</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name of the new server</source>
        <translation>Nombre del nuevo servidor</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Address of the new server</source>
        <translation>Dirección del nuevo servidor</translation>
    </message>
    <message>
        <source>Key, if it wants one</source>
        <translation>Clave, si la pide</translation>
    </message>
    <message>
        <source>Key of the new server</source>
        <translation>Clave del nuevo servidor</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>NumberFields</name>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>How often the model may look again before it answers.</source>
        <translation>Cuántas veces puede volver a mirar el modelo antes de responder.</translation>
    </message>
    <message>
        <source>Passages a search</source>
        <translation>Pasajes por búsqueda</translation>
    </message>
    <message>
        <source>More find more, and take more reading.</source>
        <translation>Con más se encuentra más y se tarda más en leer.</translation>
    </message>
    <message>
        <source>Before it answers</source>
        <translation>Antes de responder</translation>
    </message>
    <message>
        <source>Both tools used</source>
        <translation>Ambas herramientas usadas</translation>
    </message>
    <message>
        <source>One tool used</source>
        <translation>Una herramienta usada</translation>
    </message>
    <message>
        <source>As the model likes</source>
        <translation>Como quiera el modelo</translation>
    </message>
    <message>
        <source>Candidate queries</source>
        <translation>Consultas candidatas</translation>
    </message>
    <message>
        <source>With several, the results vote in the first round; each costs a call.</source>
        <translation>Con varias, los resultados votan en la primera ronda; cada una cuesta una llamada.</translation>
    </message>
    <message>
        <source>The model ranks the passages found</source>
        <translation>El modelo ordena los pasajes encontrados</translation>
    </message>
    <message>
        <source>Context window, in tokens</source>
        <translation>Ventana de contexto, en tokens</translation>
    </message>
    <message>
        <source>As much as the model can read at once; large schemas need more.</source>
        <translation>Cuanto el modelo puede leer de una vez; los esquemas grandes necesitan más.</translation>
    </message>
    <message>
        <source>Temperature: %1</source>
        <translation>Temperatura: %1</translation>
    </message>
    <message>
        <source>0 answers alike each time; more is more inventive.</source>
        <translation>0 responde cada vez igual; más es más imaginativo.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>Steps at most</source>
        <translation>Pasos como máximo</translation>
    </message>
    <message>
        <source>How often the model may be asked before it must answer.</source>
        <translation>Cuántas veces se puede preguntar al modelo antes de que deba responder.</translation>
    </message>
    <message>
        <source>Tools of the model</source>
        <translation>Herramientas del modelo</translation>
    </message>
    <message>
        <source>All can run queries and end; the others look names up in the graph&apos;s search index.</source>
        <translation>Todas pueden ejecutar consultas y terminar; las demás buscan nombres en el índice de búsqueda del grafo.</translation>
    </message>
    <message>
        <source>Searches, also beside what is known</source>
        <translation>Búsquedas, también junto a lo conocido</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>Búsquedas</translation>
    </message>
    <message>
        <source>One search, at a place of a triple</source>
        <translation>Una búsqueda, en un lugar de una tripleta</translation>
    </message>
    <message>
        <source>One search, at a place of a query</source>
        <translation>Una búsqueda, en un lugar de una consulta</translation>
    </message>
    <message>
        <source>Queries only</source>
        <translation>Solo consultas</translation>
    </message>
    <message>
        <source>The model looks its answer over</source>
        <translation>El modelo revisa su respuesta</translation>
    </message>
</context>
<context>
    <name>OfferedModels</name>
    <message>
        <source>Get a model</source>
        <translation>Obtener un modelo</translation>
    </message>
    <message>
        <source>This computer has %1 of memory. List of %2.</source>
        <translation>Este equipo tiene %1 de memoria. Lista del %2.</translation>
    </message>
    <message>
        <source>List of %1.</source>
        <translation>Lista del %1.</translation>
    </message>
    <message>
        <source>Fewer models</source>
        <translation>Menos modelos</translation>
    </message>
    <message>
        <source>More models</source>
        <translation>Más modelos</translation>
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
        <translation>Ejecuta modelos en este equipo o en otro suyo; no hace falta clave.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Address of Ollama</source>
        <translation>Dirección de Ollama</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Mirar de nuevo</translation>
    </message>
    <message>
        <source>Looking for models</source>
        <translation>Buscando modelos</translation>
    </message>
    <message numerus="yes">
        <source>Found at %1, %n model(s):</source>
        <translation>
            <numerusform>Encontrado en %1, %n modelo:</numerusform>
            <numerusform>Encontrado en %1, %n modelos:</numerusform>
        </translation>
    </message>
    <message>
        <source>Get Ollama …</source>
        <translation>Obtener Ollama …</translation>
    </message>
    <message>
        <source>Found at %1, but it has no model yet: get one below.</source>
        <translation>Encontrado en %1, pero aún sin modelos: obtenga uno abajo.</translation>
    </message>
</context>
<context>
    <name>OpenAiSection</name>
    <message>
        <source>OpenAI-compatible servers</source>
        <translation>Servidores compatibles con OpenAI</translation>
    </message>
    <message>
        <source>OpenAI, and the many services and programs that speak its protocol. A key is sent to the address of its own server only.</source>
        <translation>OpenAI y los muchos servicios y programas que hablan su protocolo. Una clave se envía solo a la dirección de su propio servidor.</translation>
    </message>
    <message>
        <source>Add a server …</source>
        <translation>Añadir un servidor …</translation>
    </message>
</context>
<context>
    <name>OperatorNames</name>
    <message>
        <source>is</source>
        <translation>es</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>no es</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>contiene</translation>
    </message>
    <message>
        <source>more than</source>
        <translation>más de</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>al menos</translation>
    </message>
    <message>
        <source>less than</source>
        <translation>menos de</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>como máximo</translation>
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
        <translation>Comparación: %1</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cuántos</translation>
    </message>
    <message>
        <source>The total</source>
        <translation>El total</translation>
    </message>
    <message>
        <source>The average</source>
        <translation>La media</translation>
    </message>
    <message>
        <source>The least</source>
        <translation>El menor</translation>
    </message>
    <message>
        <source>The greatest</source>
        <translation>El mayor</translation>
    </message>
    <message>
        <source>Each one</source>
        <translation>Cada uno</translation>
    </message>
    <message>
        <source>Only where it is so</source>
        <translation>Solo donde es así</translation>
    </message>
    <message>
        <source>Only where it is not</source>
        <translation>Solo donde no es así</translation>
    </message>
    <message>
        <source>All, the greatest first</source>
        <translation>Todos, de mayor a menor</translation>
    </message>
    <message>
        <source>All, the least first</source>
        <translation>Todos, de menor a mayor</translation>
    </message>
    <message numerus="yes">
        <source>The %n greatest</source>
        <translation>
            <numerusform>El mayor</numerusform>
            <numerusform>Los %n mayores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n least</source>
        <translation>
            <numerusform>El menor</numerusform>
            <numerusform>Los %n menores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Path</name>
    <message>
        <source>counting</source>
        <translation>un recuento</translation>
    </message>
    <message>
        <source>comparing</source>
        <translation>una comparación</translation>
    </message>
    <message>
        <source>choosing the extreme</source>
        <translation>el extremo</translation>
    </message>
    <message>
        <source>calculating</source>
        <translation>un cálculo</translation>
    </message>
    <message>
        <source>leaving out</source>
        <translation>una exclusión</translation>
    </message>
    <message>
        <source>sorting or grouping</source>
        <translation>ordenar o agrupar</translation>
    </message>
    <message>
        <source>choosing between things</source>
        <translation>elegir entre cosas</translation>
    </message>
    <message>
        <source>a yes or no</source>
        <translation>un sí o no</translation>
    </message>
    <message>
        <source>This is no question for where one path leads: beside &quot;%1&quot; it names &quot;%2&quot;.</source>
        <translation>No es una pregunta sobre adónde lleva un camino: además de «%1» nombra «%2».</translation>
    </message>
    <message>
        <source>This is no question for where one path leads: &quot;%1&quot; asks for %2.</source>
        <translation>No es una pregunta sobre adónde lleva un camino: «%1» pide %2.</translation>
    </message>
    <message>
        <source>The question names no thing of this graph, so that no path begins.</source>
        <translation>La pregunta no nombra nada de este grafo, así que ningún camino empieza.</translation>
    </message>
    <message>
        <source>Nothing that &quot;%1&quot; leads to is what the question asks for.</source>
        <translation>Nada de aquello a lo que lleva «%1» es lo que se pregunta.</translation>
    </message>
    <message>
        <source>No path from &quot;%1&quot; is near enough to what the question asks for.</source>
        <translation>Ningún camino desde «%1» se acerca lo bastante a lo que se pregunta.</translation>
    </message>
    <message>
        <source>%1 leads somewhere; such answers are right %2 times in 100.</source>
        <translation>%1 lleva a algo; tales respuestas aciertan %2 veces de cada 100.</translation>
    </message>
    <message>
        <source>%1 leads somewhere, and its names fit the question best; nothing was learned.</source>
        <translation>%1 lleva a algo, y sus nombres son los que mejor encajan con la pregunta; no se aprendió nada.</translation>
    </message>
    <message>
        <source>all that is known</source>
        <translation>todo lo que se sabe</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is described, not named: this query finds &quot;%2&quot;.</source>
        <translation>«%1» se describe, no se nombra: esta consulta encuentra «%2».</translation>
    </message>
</context>
<context>
    <name>PrivacyChoice</name>
    <message>
        <source>Any model</source>
        <translation>Cualquier modelo</translation>
    </message>
    <message>
        <source>Questions, schema, found rows and passages go to the model that is chosen.</source>
        <translation>Las preguntas, el esquema, las filas encontradas y los pasajes van al modelo elegido.</translation>
    </message>
    <message>
        <source>Local models only</source>
        <translation>Solo modelos locales</translation>
    </message>
    <message>
        <source>Models and embedders on this computer alone are asked; nothing leaves it.</source>
        <translation>Solo se pregunta a modelos y embedders de este equipo; nada sale de él.</translation>
    </message>
    <message>
        <source>Schema without values</source>
        <translation>Esquema sin valores</translation>
    </message>
    <message>
        <source>A model sees names and types of tables and columns, but no value and no passage.</source>
        <translation>Un modelo ve los nombres y tipos de tablas y columnas, pero ningún valor ni pasaje.</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privacidad</translation>
    </message>
</context>
<context>
    <name>PrivacyPage</name>
    <message>
        <source>TripleTalk sends nothing by itself: no statistics, no search for updates, and showing an answer fetches nothing. What a model on another computer needs is sent only after you have agreed, once for each knowledge base and server.</source>
        <translation>TripleTalk no envía nada por su cuenta: ni estadísticas ni búsqueda de actualizaciones, y mostrar una respuesta no carga nada. Lo que necesita un modelo de otro equipo se envía solo después de que usted lo acepte, una vez por base de conocimiento y servidor.</translation>
    </message>
    <message>
        <source>The next question</source>
        <translation>La próxima pregunta</translation>
    </message>
    <message>
        <source>What you have agreed to</source>
        <translation>Lo que ha aceptado</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Nada aún.</translation>
    </message>
    <message>
        <source>“%1” to %2</source>
        <translation>«%1» a %2</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirar</translation>
    </message>
</context>
<context>
    <name>PromptRow</name>
    <message>
        <source>Make the question stand alone</source>
        <translation>Hacer que la pregunta se entienda sola</translation>
    </message>
    <message>
        <source>Choose what to look up</source>
        <translation>Elegir qué consultar</translation>
    </message>
    <message>
        <source>Choose among the passages</source>
        <translation>Elegir entre los pasajes</translation>
    </message>
    <message>
        <source>Choose the result</source>
        <translation>Elegir el resultado</translation>
    </message>
    <message>
        <source>Write the answer</source>
        <translation>Escribir la respuesta</translation>
    </message>
    <message>
        <source>Prompt: instructions</source>
        <translation>Prompt: instrucciones</translation>
    </message>
    <message>
        <source>Prompt: what was asked</source>
        <translation>Prompt: lo que se preguntó</translation>
    </message>
    <message>
        <source>Prompt: what the model said before</source>
        <translation>Prompt: lo que el modelo dijo antes</translation>
    </message>
    <message>
        <source>Prompt: what a tool found</source>
        <translation>Prompt: lo que encontró una herramienta</translation>
    </message>
    <message>
        <source>Prompt: tools and form of the reply</source>
        <translation>Prompt: herramientas y forma de la réplica</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Réplica</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln token(s)</source>
        <translation>
            <numerusform>%1 · %Ln token</numerusform>
            <numerusform>%1 · %Ln tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>ronda %1</translation>
    </message>
    <message>
        <source>running …</source>
        <translation>en marcha …</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Copy prompt and reply</source>
        <translation>Copiar prompt y réplica</translation>
    </message>
    <message>
        <source>Unfold %1</source>
        <translation>Desplegar %1</translation>
    </message>
    <message>
        <source>Fold %1</source>
        <translation>Plegar %1</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>Copiar %1</translation>
    </message>
    <message>
        <source>Look the answer over</source>
        <translation>Revisar la respuesta</translation>
    </message>
    <message>
        <source>Tell the facts as text</source>
        <translation>Contar los hechos como texto</translation>
    </message>
    <message>
        <source>Choose what a name means</source>
        <translation>Elegir qué significa un nombre</translation>
    </message>
    <message>
        <source>Choose how the question is meant</source>
        <translation>Elegir cómo se entiende la pregunta</translation>
    </message>
</context>
<context>
    <name>PromptsView</name>
    <message>
        <source>Search the prompts</source>
        <translation>Buscar en los prompts</translation>
    </message>
    <message>
        <source>Search the prompts (Ctrl+F)</source>
        <translation>Buscar en los prompts (Ctrl+F)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no encontrado</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Enter)</source>
        <translation>Coincidencia anterior (Mayús+Intro)</translation>
    </message>
    <message>
        <source>Next hit (Enter)</source>
        <translation>Coincidencia siguiente (Intro)</translation>
    </message>
    <message>
        <source>Prompts and replies</source>
        <translation>Prompts y réplicas</translation>
    </message>
    <message>
        <source>No prompts</source>
        <translation>Sin prompts</translation>
    </message>
    <message>
        <source>An offline answer asks no model. With a model, the exact prompt and the raw reply of every call are shown here.</source>
        <translation>Una respuesta sin modelo no pregunta a ninguno. Con un modelo, aquí se muestran el prompt exacto y la réplica sin tratar de cada llamada.</translation>
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
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation>Como diga el sistema</translation>
    </message>
    <message>
        <source>HTTP proxy</source>
        <translation>Proxy HTTP</translation>
    </message>
    <message>
        <source>SOCKS proxy</source>
        <translation>Proxy SOCKS</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Host of the proxy</source>
        <translation>Servidor del proxy</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>Port of the proxy</source>
        <translation>Puerto del proxy</translation>
    </message>
    <message>
        <source>User name, if it asks for one</source>
        <translation>Nombre de usuario, si lo pide</translation>
    </message>
    <message>
        <source>User name at the proxy</source>
        <translation>Nombre de usuario en el proxy</translation>
    </message>
    <message>
        <source>Password at the proxy</source>
        <translation>Contraseña en el proxy</translation>
    </message>
    <message>
        <source>The password is kept in the desktop&apos;s keychain.</source>
        <translation>La contraseña se guarda en el llavero del escritorio.</translation>
    </message>
    <message>
        <source>Host and port are needed; until then no proxy is used.</source>
        <translation>Hacen falta servidor y puerto; hasta entonces no se usa ningún proxy.</translation>
    </message>
</context>
<context>
    <name>PullForm</name>
    <message>
        <source>Name of a model to fetch</source>
        <translation>Nombre de un modelo que descargar</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Descargar</translation>
    </message>
    <message>
        <source>Or fetch another by its name</source>
        <translation>O descargar otro por su nombre</translation>
    </message>
    <message>
        <source>Names are listed at ollama.com/library.</source>
        <translation>Los nombres están en ollama.com/library.</translation>
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
        <translation>preguntando …</translation>
    </message>
    <message>
        <source>Fetching %1</source>
        <translation>Descargando %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>QueryBuilderView</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>The query is running</source>
        <translation>La consulta se está ejecutando</translation>
    </message>
    <message>
        <source>Query language</source>
        <translation>Lenguaje de consulta</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>A part of this is made in the database alone: the graph has no counterpart.</source>
        <translation>Una parte de esto solo existe en la base de datos: el grafo no tiene equivalente.</translation>
    </message>
    <message>
        <source>Ask this in the chat</source>
        <translation>Preguntarlo en el chat</translation>
    </message>
    <message>
        <source>Open in the console</source>
        <translation>Abrir en la consola</translation>
    </message>
</context>
<context>
    <name>QueryCompletions</name>
    <message>
        <source>Completions</source>
        <translation>Sugerencias</translation>
    </message>
</context>
<context>
    <name>QueryEditor</name>
    <message>
        <source>Query</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>Ctrl+Enter runs, Ctrl+Space completes</source>
        <translation>Ctrl+Intro ejecuta, Ctrl+Espacio completa</translation>
    </message>
</context>
<context>
    <name>QueryList</name>
    <message>
        <source>Queries</source>
        <translation>Consultas</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Which %1 has the highest %2?</source>
        <translation>¿Qué «%1» tiene el mayor «%2»?</translation>
    </message>
    <message>
        <source>How many %1 are there per %2?</source>
        <translation>¿Cuántos «%1» hay por «%2»?</translation>
    </message>
    <message>
        <source>What do we know about %1?</source>
        <translation>¿Qué sabemos de %1?</translation>
    </message>
    <message>
        <source>How many %1 are there?</source>
        <translation>¿Cuántos «%1» hay?</translation>
    </message>
    <message>
        <source>Which of them has the highest %1?</source>
        <translation>¿Cuál de ellos tiene el mayor «%1»?</translation>
    </message>
    <message>
        <source>How many of them are there per %1?</source>
        <translation>¿Cuántos de ellos hay por «%1»?</translation>
    </message>
    <message>
        <source>What is the %1 of %2?</source>
        <translation>¿Cuál es «%1» de %2?</translation>
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
        <translation>Pregunta: %1</translation>
    </message>
    <message>
        <source>Edit the question</source>
        <translation>Editar la pregunta</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Mostrar menos</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Show less of the question</source>
        <translation>Mostrar menos de la pregunta</translation>
    </message>
    <message>
        <source>Show all of the question</source>
        <translation>Mostrar toda la pregunta</translation>
    </message>
    <message>
        <source>Earlier wording of the question</source>
        <translation>Redacción anterior de la pregunta</translation>
    </message>
    <message>
        <source>Later wording of the question</source>
        <translation>Redacción siguiente de la pregunta</translation>
    </message>
    <message>
        <source>Copy the question</source>
        <translation>Copiar la pregunta</translation>
    </message>
</context>
<context>
    <name>QuestionInput</name>
    <message>
        <source>Your question</source>
        <translation>Su pregunta</translation>
    </message>
    <message>
        <source>Enter sends, Shift+Enter breaks the line</source>
        <translation>Intro envía, Mayús+Intro parte la línea</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Stop (Esc)</source>
        <translation>Detener (Esc)</translation>
    </message>
    <message>
        <source>Send (Enter)</source>
        <translation>Enviar (Intro)</translation>
    </message>
</context>
<context>
    <name>QuestionSetView</name>
    <message>
        <source>%1 of %2 asked …</source>
        <translation>%1 de %2 preguntadas …</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s), not asked yet</source>
        <translation>
            <numerusform>%n pregunta, aún sin hacer</numerusform>
            <numerusform>%n preguntas, aún sin hacer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 better, %2 worse, %3 the same, %4 new</source>
        <translation>%1 mejor, %2 peor, %3 igual, %4 nuevas</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>peor</translation>
    </message>
    <message>
        <source>same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nueva</translation>
    </message>
    <message>
        <source>right</source>
        <translation>correcta</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>incorrecta</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <source>The schema was changed: ask them again.</source>
        <translation>El esquema ha cambiado: hágalas de nuevo.</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>Ejecutar todas</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Asking the questions</source>
        <translation>Haciendo las preguntas</translation>
    </message>
    <message>
        <source>Kept questions</source>
        <translation>Preguntas conservadas</translation>
    </message>
    <message>
        <source>Should be: %1</source>
        <translation>Debería ser: %1</translation>
    </message>
    <message>
        <source>Is now: %1</source>
        <translation>Ahora es: %1</translation>
    </message>
    <message>
        <source>Is now: no answer</source>
        <translation>Ahora es: sin respuesta</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Do not keep this question</source>
        <translation>No conservar esta pregunta</translation>
    </message>
    <message>
        <source>No questions are kept</source>
        <translation>No se conserva ninguna pregunta</translation>
    </message>
    <message>
        <source>To keep a right answer, press the button below it in the chat. After a change all are asked again, and you see what got better or worse.</source>
        <translation>Para conservar una respuesta correcta, pulse el botón que hay bajo ella en el chat. Tras un cambio se preguntan todas de nuevo y se ve qué mejoró o empeoró.</translation>
    </message>
</context>
<context>
    <name>ReadingChip</name>
    <message>
        <source>not used: %1</source>
        <translation>sin usar: %1</translation>
    </message>
    <message>
        <source>per %1</source>
        <translation>por %1</translation>
    </message>
    <message>
        <source>Change what this means</source>
        <translation>Cambiar lo que esto significa</translation>
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
        <translation>Omitir esto</translation>
    </message>
    <message>
        <source>Add …</source>
        <translation>Añadir …</translation>
    </message>
    <message>
        <source>Put a condition, a column or a grouping into the question</source>
        <translation>Añadir a la pregunta una condición, una columna o una agrupación</translation>
    </message>
    <message>
        <source>Something else …</source>
        <translation>Otra cosa …</translation>
    </message>
    <message>
        <source>Another value …</source>
        <translation>Otro valor…</translation>
    </message>
    <message>
        <source>Build on it</source>
        <translation>Ampliarla</translation>
    </message>
    <message>
        <source>Open this query in Explore, where it can be built on</source>
        <translation>Abre esta consulta en Explorar, donde se puede ampliar</translation>
    </message>
</context>
<context>
    <name>ReadingPicker</name>
    <message>
        <source>What does “%1” mean?</source>
        <translation>¿Qué significa «%1»?</translation>
    </message>
    <message>
        <source>Something else for “%1”</source>
        <translation>Otra cosa en lugar de «%1»</translation>
    </message>
    <message>
        <source>Add to the question</source>
        <translation>Añadir a la pregunta</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Dejarlo fuera</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Search columns, values and things</source>
        <translation>Buscar columnas, valores y cosas</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrado</translation>
    </message>
    <message>
        <source>Nothing of this name is in the knowledge base.</source>
        <translation>Nada en la base de conocimiento se llama así.</translation>
    </message>
    <message>
        <source>Another value for “%1”</source>
        <translation>Otro valor para «%1»</translation>
    </message>
</context>
<context>
    <name>ResultBar</name>
    <message numerus="yes">
        <source>%1 of %Ln row(s)</source>
        <translation>
            <numerusform>%1 de %Ln fila</numerusform>
            <numerusform>%1 de %Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln row(s)</source>
        <translation>
            <numerusform>más de %Ln fila</numerusform>
            <numerusform>más de %Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter the rows (Ctrl+F)</source>
        <translation>Filtrar las filas (Ctrl+F)</translation>
    </message>
    <message>
        <source>Show the table</source>
        <translation>Mostrar la tabla</translation>
    </message>
    <message>
        <source>Show as a chart</source>
        <translation>Mostrar como gráfico</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Copiar como CSV</translation>
    </message>
    <message>
        <source>Save as CSV …</source>
        <translation>Guardar como CSV …</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Copy the chart</source>
        <translation>Copiar el gráfico</translation>
    </message>
    <message>
        <source>Save the chart as SVG …</source>
        <translation>Guardar el gráfico como SVG …</translation>
    </message>
    <message>
        <source>Save the chart as PNG …</source>
        <translation>Guardar el gráfico como PNG …</translation>
    </message>
    <message>
        <source>Copy as CSV with IRIs</source>
        <translation>Copiar como CSV con IRI</translation>
    </message>
    <message>
        <source>Save as CSV with IRIs …</source>
        <translation>Guardar como CSV con IRI …</translation>
    </message>
</context>
<context>
    <name>ResultFilter</name>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Words, or &gt; 40</source>
        <translation>Palabras, o &gt; 40</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>any column</source>
        <translation>cualquier columna</translation>
    </message>
    <message>
        <source>Show all rows</source>
        <translation>Mostrar todas las filas</translation>
    </message>
</context>
<context>
    <name>ResultView</name>
    <message>
        <source>table</source>
        <translation>tabla</translation>
    </message>
    <message>
        <source>The chart is copied.</source>
        <translation>El gráfico está copiado.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) copied.</source>
        <translation>
            <numerusform>%n fila copiada.</numerusform>
            <numerusform>%n filas copiadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No row fits the filter.</source>
        <translation>Ninguna fila se ajusta al filtro.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
</context>
<context>
    <name>SaveFileDialogs</name>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Replace the file?</source>
        <translation>¿Sustituir el archivo?</translation>
    </message>
    <message>
        <source>“%1” is there already. What it holds will be lost.</source>
        <translation>«%1» ya existe. Se perderá lo que contiene.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sustituir</translation>
    </message>
</context>
<context>
    <name>SaveForm</name>
    <message>
        <source>Keep the changes as</source>
        <translation>Conservar los cambios como</translation>
    </message>
    <message>
        <source>Name of the configuration</source>
        <translation>Nombre de la configuración</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>SaveQueryDialog</name>
    <message>
        <source>Save the query</source>
        <translation>Guardar la consulta</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>A query of this name is there: it will be replaced.</source>
        <translation>Ya hay una consulta con este nombre: se sustituirá.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sustituir</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>SchemaAdviceList</name>
    <message>
        <source>The model can suggest names, comments and synonyms. The selected table goes to %1, as in a question.</source>
        <translation>El modelo puede sugerir nombres, comentarios y sinónimos. La tabla elegida va a %1, como en una pregunta.</translation>
    </message>
    <message>
        <source>The model can suggest names, comments and synonyms for the selected table. It stays on this computer.</source>
        <translation>El modelo puede sugerir nombres, comentarios y sinónimos para la tabla elegida. Se queda en este equipo.</translation>
    </message>
    <message>
        <source>Suggest names</source>
        <translation>Sugerir nombres</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>The model is thinking</source>
        <translation>El modelo está pensando</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Sugerencias</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <translation>Sin sugerencias</translation>
    </message>
    <message>
        <source>The import found nothing more that could be cleaned or made simpler.</source>
        <translation>La importación no encontró nada más que se pudiera limpiar o simplificar.</translation>
    </message>
</context>
<context>
    <name>SchemaBody</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message numerus="yes">
        <source>The schema was changed. Do the %n kept question(s) still get their answers?</source>
        <translation>
            <numerusform>El esquema ha cambiado. ¿Sigue obteniendo su respuesta %n pregunta conservada?</numerusform>
            <numerusform>El esquema ha cambiado. ¿Siguen obteniendo su respuesta %n preguntas conservadas?</numerusform>
        </translation>
    </message>
    <message>
        <source>Run them</source>
        <translation>Ejecutarlas</translation>
    </message>
    <message>
        <source>Views of the schema</source>
        <translation>Vistas del esquema</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagrama</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Sugerencias</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
</context>
<context>
    <name>SchemaChangeList</name>
    <message>
        <source>Nothing was changed</source>
        <translation>No se ha cambiado nada</translation>
    </message>
    <message>
        <source>The schema is as it was found in the graph. What you change stays over a new import.</source>
        <translation>El esquema está como se halló en el grafo. Lo que usted cambie se conserva en una nueva importación.</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The graph does not have this now; it takes effect again when it comes back.</source>
        <translation>El grafo no tiene esto ahora; vuelve a tener efecto cuando regrese.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirar</translation>
    </message>
</context>
<context>
    <name>SchemaCleaning</name>
    <message>
        <source>Cleaning</source>
        <translation>Limpieza</translation>
    </message>
    <message>
        <source>“%1” becomes %2</source>
        <translation>«%1» pasa a ser «%2»</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) cannot be converted and would have no cell</source>
        <translation>
            <numerusform>%n valor no se puede convertir y no tendría celda</numerusform>
            <numerusform>%n valores no se pueden convertir y no tendrían celda</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SchemaComputed</name>
    <message>
        <source>Computed columns</source>
        <translation>Columnas calculadas</translation>
    </message>
    <message>
        <source>Add a computed column</source>
        <translation>Añadir una columna calculada</translation>
    </message>
    <message>
        <source>Name of the computed column</source>
        <translation>Nombre de la columna calculada</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Expression in SQL</source>
        <translation>Expresión en SQL</translation>
    </message>
    <message>
        <source>an expression over one row, such as width * height</source>
        <translation>una expresión sobre una fila, como width * height</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>SchemaDetails</name>
    <message>
        <source>Choose a table or a column</source>
        <translation>Elija una tabla o una columna</translation>
    </message>
    <message>
        <source>Its name, comment and synonyms are what models read and what questions find. F2 renames it in the list.</source>
        <translation>Su nombre, comentario y sinónimos son lo que leen los modelos y lo que encuentran las preguntas. F2 cambia el nombre en la lista.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>found as “%1”</source>
        <translation>hallada como «%1»</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Synonyms</source>
        <translation>Sinónimos</translation>
    </message>
    <message>
        <source>Other words that people use for it, with commas between them.</source>
        <translation>Otras palabras que se usan para ello, separadas por comas.</translation>
    </message>
    <message>
        <source>Computed as</source>
        <translation>Se calcula como</translation>
    </message>
    <message>
        <source>An expression over one row of the table, in SQL.</source>
        <translation>Una expresión sobre una fila de la tabla, en SQL.</translation>
    </message>
    <message>
        <source>Hidden from models and answers</source>
        <translation>Oculta para modelos y respuestas</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>%1 belongs to every knowledge base and keeps its name.</source>
        <translation>%1 forma parte de toda base de conocimiento y conserva su nombre.</translation>
    </message>
    <message numerus="yes">
        <source>As models read it: %Ln token(s)</source>
        <translation>
            <numerusform>Como lo leen los modelos: %Ln token</numerusform>
            <numerusform>Como lo leen los modelos: %Ln tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>CREATE TABLE text</source>
        <translation>Texto de CREATE TABLE</translation>
    </message>
</context>
<context>
    <name>SchemaDiagram</name>
    <message numerus="yes">
        <source>Diagram of %n table(s)</source>
        <translation>
            <numerusform>Diagrama de %n tabla</numerusform>
            <numerusform>Diagrama de %n tablas</numerusform>
        </translation>
    </message>
    <message>
        <source>No tables to draw</source>
        <translation>No hay tablas que dibujar</translation>
    </message>
    <message>
        <source>Drawing …</source>
        <translation>Dibujando …</translation>
    </message>
    <message>
        <source>Smaller (-)</source>
        <translation>Más pequeño (-)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>Más grande (+)</translation>
    </message>
    <message>
        <source>Show all (0)</source>
        <translation>Mostrar todo (0)</translation>
    </message>
    <message>
        <source>Details and export</source>
        <translation>Detalles y exportación</translation>
    </message>
    <message>
        <source>Names alone</source>
        <translation>Solo nombres</translation>
    </message>
    <message>
        <source>Keys and links</source>
        <translation>Claves y enlaces</translation>
    </message>
    <message>
        <source>All columns</source>
        <translation>Todas las columnas</translation>
    </message>
    <message>
        <source>Save as SVG or PNG …</source>
        <translation>Guardar como SVG o PNG …</translation>
    </message>
    <message>
        <source>Save the diagram</source>
        <translation>Guardar el diagrama</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Diagrama</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>Dibujo SVG</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Imagen PNG</translation>
    </message>
</context>
<context>
    <name>SchemaFacts</name>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vacías</translation>
    </message>
    <message>
        <source>%1 of %2 rows (%3 %)</source>
        <translation>%1 de %2 filas (%3 %)</translation>
    </message>
    <message>
        <source>Distinct values</source>
        <translation>Valores distintos</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Lleva a</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>%1, backwards</source>
        <translation>%1, al revés</translation>
    </message>
    <message>
        <source>the shortest unique ending of the IRI</source>
        <translation>el final único más corto del IRI</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Medido</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>Most frequent</source>
        <translation>Más frecuentes</translation>
    </message>
</context>
<context>
    <name>SchemaMenu</name>
    <message>
        <source>Load and save changes</source>
        <translation>Cargar y guardar cambios</translation>
    </message>
    <message>
        <source>Save the changes as a file …</source>
        <translation>Guardar los cambios como archivo …</translation>
    </message>
    <message>
        <source>Load changes from a file …</source>
        <translation>Cargar cambios de un archivo …</translation>
    </message>
    <message>
        <source>Save the changes</source>
        <translation>Guardar los cambios</translation>
    </message>
    <message>
        <source>Curation (*.json)</source>
        <translation>Curación (*.json)</translation>
    </message>
    <message>
        <source>Load changes, in place of those here</source>
        <translation>Cargar cambios en lugar de los de aquí</translation>
    </message>
    <message>
        <source>Curation</source>
        <translation>Curación</translation>
    </message>
</context>
<context>
    <name>SchemaRow</name>
    <message numerus="yes">
        <source>table, %n row(s)</source>
        <translation>
            <numerusform>tabla, %n fila</numerusform>
            <numerusform>tabla, %n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>column, %1</source>
        <translation>columna, %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>New name of %1</source>
        <translation>Nuevo nombre de %1</translation>
    </message>
</context>
<context>
    <name>SchemaStage</name>
    <message>
        <source>Schema of %1</source>
        <translation>Esquema de %1</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Esquema</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Preguntar de nuevo</translation>
    </message>
    <message>
        <source>Undo: %1 (Ctrl+Z)</source>
        <translation>Deshacer: %1 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nada que deshacer</translation>
    </message>
    <message>
        <source>Redo: %1 (Ctrl+Shift+Z)</source>
        <translation>Rehacer: %1 (Ctrl+Mayús+Z)</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nada que rehacer</translation>
    </message>
    <message>
        <source>Reading the schema …</source>
        <translation>Leyendo el esquema …</translation>
    </message>
    <message>
        <source>No knowledge base is open</source>
        <translation>No hay ninguna base de conocimiento abierta</translation>
    </message>
    <message>
        <source>Import a graph or open a knowledge base; its tables and columns can then be named and described here.</source>
        <translation>Importe un grafo o abra una base de conocimiento; sus tablas y columnas se pueden nombrar y describir después aquí.</translation>
    </message>
</context>
<context>
    <name>SchemaStatus</name>
    <message>
        <source>Writing …</source>
        <translation>Escribiendo …</translation>
    </message>
    <message>
        <source>Writing the passages anew …</source>
        <translation>Escribiendo los pasajes de nuevo …</translation>
    </message>
    <message>
        <source>Filling the tables anew …</source>
        <translation>Llenando las tablas de nuevo …</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Comprobando …</translation>
    </message>
    <message>
        <source>All changes are in use</source>
        <translation>Todos los cambios están en uso</translation>
    </message>
    <message>
        <source>Stop, and leave the tables as they were</source>
        <translation>Detener y dejar las tablas como estaban</translation>
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
        <translation>abierto</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>links</source>
        <translation>enlaces</translation>
    </message>
    <message>
        <source>several values</source>
        <translation>varios valores</translation>
    </message>
    <message>
        <source>view</source>
        <translation>vista</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n columna</numerusform>
            <numerusform>%n columnas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SchemaTables</name>
    <message>
        <source>Several values</source>
        <translation>Varios valores</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Merge with</source>
        <translation>Unir con</translation>
    </message>
    <message>
        <source>Merge with …</source>
        <translation>Unir con …</translation>
    </message>
    <message>
        <source>A table of its own for</source>
        <translation>Una tabla propia para</translation>
    </message>
    <message>
        <source>A table of its own for …</source>
        <translation>Una tabla propia para …</translation>
    </message>
    <message>
        <source>as found</source>
        <translation>como se encontró</translation>
    </message>
    <message>
        <source>as a list, in a table of their own</source>
        <translation>como lista, en una tabla propia</translation>
    </message>
    <message>
        <source>the first one in the column</source>
        <translation>el primero en la columna</translation>
    </message>
</context>
<context>
    <name>SchemaTreeView</name>
    <message>
        <source>Filter tables and columns</source>
        <translation>Filtrar tablas y columnas</translation>
    </message>
    <message>
        <source>Filter (Ctrl+F)</source>
        <translation>Filtrar (Ctrl+F)</translation>
    </message>
    <message>
        <source>Tables and columns</source>
        <translation>Tablas y columnas</translation>
    </message>
    <message>
        <source>No table or column has these words.</source>
        <translation>Ninguna tabla o columna tiene estas palabras.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n tabla</numerusform>
            <numerusform>%n tablas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 tokens in a prompt</source>
        <translation>%1 tokens en un prompt</translation>
    </message>
</context>
<context>
    <name>SchemaWords</name>
    <message>
        <source>Glossary</source>
        <translation>Glosario</translation>
    </message>
    <message>
        <source>What words mean here: “A masterpiece is a work that is on loan.” Models are given it as data.</source>
        <translation>Qué significan aquí las palabras: «Una obra maestra es una obra que está en préstamo.» Los modelos lo reciben como datos.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>How to count and answer: “Sums of money are without tax.”</source>
        <translation>Cómo contar y responder: «Las sumas de dinero son sin impuestos.»</translation>
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
        <translation>En este escritorio no responde ningún llavero: se guarda solo para esta sesión.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>&quot;%1&quot; is an endpoint elsewhere: it has no tables and passages here and can be asked by SPARQL only.</source>
        <translation>«%1» es un endpoint en otro lugar: no tiene tablas ni pasajes aquí y solo se le puede preguntar con SPARQL.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a document (.txt, .md or .html).</source>
        <translation>«%1» no es un documento (.txt, .md o .html).</translation>
    </message>
    <message>
        <source>A SPARQL endpoint has an address with http:// or https://.</source>
        <translation>Un endpoint SPARQL tiene una dirección con http:// o https://.</translation>
    </message>
    <message>
        <source>An endpoint does not tell how it runs a query.</source>
        <translation>Un endpoint no dice cómo ejecuta una consulta.</translation>
    </message>
    <message>
        <source>The address holds a password; give it as the authorization instead.</source>
        <translation>La dirección contiene una contraseña; dela como autorización.</translation>
    </message>
    <message>
        <source>The endpoint answers, but its graph has no triples.</source>
        <translation>El endpoint responde, pero su grafo no tiene tripletas.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a finished triple store.</source>
        <translation>«%1» no es un almacén de tripletas terminado.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a knowledge base and is left alone.</source>
        <translation>«%1» no es una base de conocimiento y se deja como está.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a search index of this program.</source>
        <translation>«%1» no es un índice de búsqueda de este programa.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not this computer.</source>
        <translation>«%1» no es este equipo.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 es una carpeta, no un archivo.</translation>
    </message>
    <message>
        <source>%1 sent more than %2 bytes.</source>
        <translation>%1 envió más de %2 bytes.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; holds more than a packed knowledge base can.</source>
        <translation>«%1» contiene más de lo que puede una base de conocimiento empaquetada.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no packed knowledge base.</source>
        <translation>«%1» no es una base de conocimiento empaquetada.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there already.</source>
        <translation>«%1» ya existe.</translation>
    </message>
    <message>
        <source>A file&apos;s name is too long to be packed.</source>
        <translation>El nombre de un archivo es demasiado largo para empaquetarlo.</translation>
    </message>
    <message>
        <source>A knowledge base needs a name.</source>
        <translation>Una base de conocimiento necesita un nombre.</translation>
    </message>
    <message>
        <source>Another knowledge base has its place by now.</source>
        <translation>Otra base de conocimiento ocupa ya su lugar.</translation>
    </message>
    <message>
        <source>The conversation is not there any more.</source>
        <translation>La conversación ya no existe.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; cannot be written.</source>
        <translation>No se puede escribir el archivo «%1».</translation>
    </message>
    <message>
        <source>The knowledge base cannot be brought back.</source>
        <translation>No se puede recuperar la base de conocimiento.</translation>
    </message>
    <message>
        <source>The knowledge base cannot be deleted.</source>
        <translation>No se puede eliminar la base de conocimiento.</translation>
    </message>
    <message>
        <source>The knowledge base cannot be read.</source>
        <translation>No se puede leer la base de conocimiento.</translation>
    </message>
    <message>
        <source>There is no room on the disk for &quot;%1&quot;.</source>
        <translation>No queda sitio en el disco para «%1».</translation>
    </message>
    <message>
        <source>A file of the knowledge base cannot be copied.</source>
        <translation>No se puede copiar un archivo de la base de conocimiento.</translation>
    </message>
    <message>
        <source>A file of the knowledge base is damaged.</source>
        <translation>Un archivo de la base de conocimiento está dañado.</translation>
    </message>
    <message>
        <source>A privacy rule is any, local or schema.</source>
        <translation>Una regla de privacidad es any, local o schema.</translation>
    </message>
    <message>
        <source>A saved configuration cannot be read.</source>
        <translation>No se puede leer una configuración guardada.</translation>
    </message>
    <message>
        <source>A single element is longer than 256 MB.</source>
        <translation>Un solo elemento ocupa más de 256 MB.</translation>
    </message>
    <message>
        <source>A single statement is longer than 256 MB.</source>
        <translation>Una sola sentencia ocupa más de 256 MB.</translation>
    </message>
    <message>
        <source>A single tag or text is longer than 256 MB.</source>
        <translation>Una sola etiqueta o texto ocupa más de 256 MB.</translation>
    </message>
    <message>
        <source>A text is too long for REGEXP: use REGEXP on SUBSTR(text, 1, %1), or LIKE.</source>
        <translation>Un texto es demasiado largo para REGEXP: use REGEXP con SUBSTR(text, 1, %1), o LIKE.</translation>
    </message>
    <message>
        <source>A view could not be taken back.</source>
        <translation>No se pudo retirar una vista.</translation>
    </message>
    <message>
        <source>An aggregate stands where it may not (%1): use HAVING instead of WHERE, or a subquery.</source>
        <translation>Una función de agregado está donde no puede (%1): use HAVING en vez de WHERE, o una subconsulta.</translation>
    </message>
    <message>
        <source>An example needs a question.</source>
        <translation>Un ejemplo necesita una pregunta.</translation>
    </message>
    <message>
        <source>It is not one SELECT.</source>
        <translation>No es un único SELECT.</translation>
    </message>
    <message>
        <source>It took longer than allowed.</source>
        <translation>Tardó más de lo permitido.</translation>
    </message>
    <message>
        <source>Links of the induced database lead nowhere.</source>
        <translation>Los enlaces de la base de datos inducida no llevan a ninguna parte.</translation>
    </message>
    <message>
        <source>Nothing in the file &quot;%1&quot; could be read as %2.</source>
        <translation>Nada del archivo «%1» se pudo leer como %2.</translation>
    </message>
    <message>
        <source>Ollama cannot fetch this model: %1</source>
        <translation>Ollama no puede descargar este modelo: %1</translation>
    </message>
    <message>
        <source>Ollama stopped before the whole model had come.</source>
        <translation>Ollama se detuvo antes de que llegara el modelo entero.</translation>
    </message>
    <message>
        <source>The model answered: %1</source>
        <translation>El modelo respondió: %1</translation>
    </message>
    <message>
        <source>The proxy on the way to %1 cannot be reached.</source>
        <translation>No se alcanza el proxy en el camino a %1.</translation>
    </message>
    <message>
        <source>The proxy on the way to %1 asks for a name and a password, or refuses them.</source>
        <translation>El proxy en el camino a %1 pide un nombre y una contraseña, o los rechaza.</translation>
    </message>
    <message>
        <source>The server answered with status %1.</source>
        <translation>El servidor respondió con el estado %1.</translation>
    </message>
    <message>
        <source>There is no certificate in this file: it should hold lines that begin with &quot;-----BEGIN CERTIFICATE-----&quot;.</source>
        <translation>En este archivo no hay ningún certificado: debería tener líneas que empiezan por &quot;-----BEGIN CERTIFICATE-----&quot;.</translation>
    </message>
    <message>
        <source>Only models on this computer may be asked, and the model server is not on it.</source>
        <translation>Solo se puede preguntar a modelos de este equipo, y el servidor de modelos no está en él.</translation>
    </message>
    <message>
        <source>Only one statement is allowed: send one SELECT (or WITH … SELECT) at a time.</source>
        <translation>Solo se permite una sentencia: envíe un SELECT (o WITH … SELECT) cada vez.</translation>
    </message>
    <message>
        <source>Reading %1 failed.</source>
        <translation>No se pudo leer %1.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>The DOCTYPE declares %1.</source>
        <translation>El DOCTYPE declara %1.</translation>
    </message>
    <message>
        <source>The DOCTYPE is damaged.</source>
        <translation>El DOCTYPE está dañado.</translation>
    </message>
    <message>
        <source>The address of &quot;%1&quot; is not known.</source>
        <translation>No se conoce la dirección de «%1».</translation>
    </message>
    <message>
        <source>The answer has no sources that could have mattered.</source>
        <translation>La respuesta no tiene fuentes que hayan podido influir.</translation>
    </message>
    <message>
        <source>The column %1 is hidden in this knowledge base: leave it out, and name the columns that you need instead of *.</source>
        <translation>La columna %1 está oculta en esta base de conocimiento: omítala y nombre las columnas que necesite en lugar de *.</translation>
    </message>
    <message>
        <source>The compressed file %1 is cut off before its end.</source>
        <translation>El archivo comprimido %1 está cortado antes de su final.</translation>
    </message>
    <message>
        <source>The compressed file %1 is damaged.</source>
        <translation>El archivo comprimido %1 está dañado.</translation>
    </message>
    <message>
        <source>The conversation file cannot be read.</source>
        <translation>No se puede leer el archivo de conversaciones.</translation>
    </message>
    <message>
        <source>The conversations were written by a newer version of TripleTalk.</source>
        <translation>Las conversaciones se escribieron con una versión más nueva de TripleTalk.</translation>
    </message>
    <message>
        <source>The curation cannot be applied, and nothing was changed.</source>
        <translation>La curación no se puede aplicar y no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The curation cannot be understood.</source>
        <translation>No se entiende la curación.</translation>
    </message>
    <message>
        <source>The curation file is larger than %1 MB.</source>
        <translation>El archivo de la curación ocupa más de %1 MB.</translation>
    </message>
    <message>
        <source>The curation file is nested too deeply.</source>
        <translation>El archivo de la curación está anidado demasiado profundamente.</translation>
    </message>
    <message>
        <source>The curation file is not valid JSON.</source>
        <translation>El archivo de la curación no es JSON válido.</translation>
    </message>
    <message>
        <source>The curation was written by another version of the program.</source>
        <translation>La curación se escribió con otra versión del programa.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; cannot be opened for reading.</source>
        <translation>La base de datos «%1» no se puede abrir para leer.</translation>
    </message>
    <message>
        <source>The database could not be read.</source>
        <translation>No se pudo leer la base de datos.</translation>
    </message>
    <message>
        <source>The database&apos;s collation cannot be set up.</source>
        <translation>No se puede preparar el orden alfabético de la base de datos.</translation>
    </message>
    <message>
        <source>The database&apos;s functions cannot be set up.</source>
        <translation>No se pueden preparar las funciones de la base de datos.</translation>
    </message>
    <message>
        <source>The dense index does not belong to these passages.</source>
        <translation>El índice denso no corresponde a estos pasajes.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>El disco está lleno.</translation>
    </message>
    <message>
        <source>The embedder &quot;%1&quot; gave a vector that cannot be used.</source>
        <translation>El embedder «%1» dio un vector que no se puede usar.</translation>
    </message>
    <message>
        <source>The embedder &quot;%1&quot; gave fewer or more vectors than there were texts.</source>
        <translation>El embedder «%1» dio menos o más vectores que textos había.</translation>
    </message>
    <message>
        <source>The embedder gave no vector for the question.</source>
        <translation>El embedder no dio ningún vector para la pregunta.</translation>
    </message>
    <message>
        <source>The embedder is not the one that this search index was built with.</source>
        <translation>El embedder no es el que creó este índice de búsqueda.</translation>
    </message>
    <message>
        <source>The embedding server changed its model: vectors of %1 and of %2 numbers.</source>
        <translation>El servidor de embeddings cambió de modelo: vectores de %1 y de %2 números.</translation>
    </message>
    <message>
        <source>The embedding server sent something that is not in its protocol.</source>
        <translation>El servidor de embeddings envió algo que no es de su protocolo.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; is not RDF text: it looks like %2.</source>
        <translation>El archivo «%1» no es texto RDF: parece %2.</translation>
    </message>
    <message>
        <source>The file %1 is empty.</source>
        <translation>El archivo %1 está vacío.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; cannot be made.</source>
        <translation>No se puede crear la carpeta «%1».</translation>
    </message>
    <message>
        <source>The graph has more than four billion different terms.</source>
        <translation>El grafo tiene más de cuatro mil millones de términos distintos.</translation>
    </message>
    <message>
        <source>The induced database holds facts that the graph does not.</source>
        <translation>La base de datos inducida contiene hechos que el grafo no tiene.</translation>
    </message>
    <message>
        <source>The knowledge base has no document &quot;%1&quot;.</source>
        <translation>La base de conocimiento no tiene ningún documento «%1».</translation>
    </message>
    <message>
        <source>The knowledge base&apos;s manifest is damaged.</source>
        <translation>El manifiesto de la base de conocimiento está dañado.</translation>
    </message>
    <message>
        <source>The model server gave up: %1</source>
        <translation>El servidor de modelos se rindió: %1</translation>
    </message>
    <message>
        <source>The model server refused (status %1).</source>
        <translation>El servidor de modelos se negó (estado %1).</translation>
    </message>
    <message>
        <source>The model server refused (status %1): %2</source>
        <translation>El servidor de modelos se negó (estado %1): %2</translation>
    </message>
    <message>
        <source>The model server sent something that is not in its protocol.</source>
        <translation>El servidor de modelos envió algo que no es de su protocolo.</translation>
    </message>
    <message>
        <source>The model was asked for JSON and gave none.</source>
        <translation>Se pidió JSON al modelo y no lo dio.</translation>
    </message>
    <message>
        <source>The model&apos;s JSON cannot be read; it may end too early.</source>
        <translation>El JSON del modelo no se puede leer; quizá termina demasiado pronto.</translation>
    </message>
    <message>
        <source>The model&apos;s replies were not in the form asked for.</source>
        <translation>Las réplicas del modelo no tenían la forma pedida.</translation>
    </message>
    <message>
        <source>The model&apos;s reply ended too early: the connection broke.</source>
        <translation>La réplica del modelo terminó demasiado pronto: se cortó la conexión.</translation>
    </message>
    <message>
        <source>The model&apos;s reply is longer than %1 bytes.</source>
        <translation>La réplica del modelo tiene más de %1 bytes.</translation>
    </message>
    <message>
        <source>The network needs a running application.</source>
        <translation>La red necesita una aplicación en marcha.</translation>
    </message>
    <message>
        <source>The number of candidate queries must be 1 to 9.</source>
        <translation>El número de consultas candidatas debe ser de 1 a 9.</translation>
    </message>
    <message>
        <source>The number of passages must be 1 to 50.</source>
        <translation>El número de pasajes debe ser de 1 a 50.</translation>
    </message>
    <message>
        <source>The number of rounds must be 1 to 20.</source>
        <translation>El número de rondas debe ser de 1 a 20.</translation>
    </message>
    <message>
        <source>The parts of WITH name each other too often: use each part fewer times.</source>
        <translation>Las partes de WITH se nombran unas a otras demasiadas veces: use cada parte menos veces.</translation>
    </message>
    <message>
        <source>The passages were made by another version of the program.</source>
        <translation>Los pasajes se crearon con otra versión del programa.</translation>
    </message>
    <message>
        <source>The privacy rule of this knowledge base lets no text reach an embedding server: use the built-in embedder, or none.</source>
        <translation>La regla de privacidad de esta base de conocimiento no deja llegar ningún texto a un servidor de embeddings: use el embedder integrado, o ninguno.</translation>
    </message>
    <message>
        <source>The query contains a NUL character: write it as plain text.</source>
        <translation>La consulta contiene un carácter NUL: escríbala como texto normal.</translation>
    </message>
    <message>
        <source>The query does not fit the renamed tables and has to be looked at.</source>
        <translation>La consulta no encaja con las tablas renombradas y hay que revisarla.</translation>
    </message>
    <message>
        <source>The query has parameters: write the values into the query.</source>
        <translation>La consulta tiene parámetros: escriba los valores en la consulta.</translation>
    </message>
    <message>
        <source>The query is empty: write one SELECT.</source>
        <translation>La consulta está vacía: escriba un SELECT.</translation>
    </message>
    <message>
        <source>The query is longer than %1 bytes: write a shorter one.</source>
        <translation>La consulta ocupa más de %1 bytes: escriba una más corta.</translation>
    </message>
    <message>
        <source>The query is not valid UTF-8 text.</source>
        <translation>La consulta no es texto UTF-8 válido.</translation>
    </message>
    <message>
        <source>The query joins too many tables: use fewer.</source>
        <translation>La consulta une demasiadas tablas: use menos.</translation>
    </message>
    <message>
        <source>The query needs too much memory to sort, group or join: add filters, join on keys, or aggregate before joining.</source>
        <translation>La consulta necesita demasiada memoria para ordenar, agrupar o unir: añada filtros, una por claves o agregue antes de unir.</translation>
    </message>
    <message>
        <source>The query needs too much memory: add filters or a LIMIT.</source>
        <translation>La consulta necesita demasiada memoria: añada filtros o un LIMIT.</translation>
    </message>
    <message>
        <source>The question of an example is too long.</source>
        <translation>La pregunta de un ejemplo es demasiado larga.</translation>
    </message>
    <message>
        <source>The regular expression is longer than %1 bytes: use a shorter one.</source>
        <translation>La expresión regular ocupa más de %1 bytes: use una más corta.</translation>
    </message>
    <message>
        <source>The regular expression is not valid: %1.</source>
        <translation>La expresión regular no es válida: %1.</translation>
    </message>
    <message>
        <source>The regular expression needs too many steps on a text: use a simpler one without nested repetition, or LIKE.</source>
        <translation>La expresión regular necesita demasiados pasos en un texto: use una más sencilla sin repeticiones anidadas, o LIKE.</translation>
    </message>
    <message>
        <source>The schema file cannot be understood.</source>
        <translation>No se entiende el archivo del esquema.</translation>
    </message>
    <message>
        <source>The schema was written by another version of the program.</source>
        <translation>El esquema se escribió con otra versión del programa.</translation>
    </message>
    <message>
        <source>The search index &quot;%1&quot; cannot be built.</source>
        <translation>No se puede crear el índice de búsqueda «%1».</translation>
    </message>
    <message>
        <source>The search index &quot;%1&quot; cannot be written.</source>
        <translation>No se puede escribir el índice de búsqueda «%1».</translation>
    </message>
    <message>
        <source>The search index could not be searched.</source>
        <translation>No se pudo buscar en el índice de búsqueda.</translation>
    </message>
    <message>
        <source>The server&apos;s reply is not in the protocol of a model server.</source>
        <translation>La respuesta del servidor no es del protocolo de un servidor de modelos.</translation>
    </message>
    <message>
        <source>The settings file is damaged; defaults are used.</source>
        <translation>El archivo de ajustes está dañado; se usan los valores predeterminados.</translation>
    </message>
    <message>
        <source>The state that this run reads was lost: start the run again.</source>
        <translation>Se perdió el estado que lee esta ejecución: empiécela de nuevo.</translation>
    </message>
    <message>
        <source>The strategy ended without an answer.</source>
        <translation>La estrategia terminó sin respuesta.</translation>
    </message>
    <message>
        <source>The table %1 is hidden in this knowledge base.</source>
        <translation>La tabla %1 está oculta en esta base de conocimiento.</translation>
    </message>
    <message>
        <source>The table %1 is not open to queries. For tables and columns: SELECT name, sql FROM sqlite_schema.</source>
        <translation>La tabla %1 no está abierta a consultas. Para tablas y columnas: SELECT name, sql FROM sqlite_schema.</translation>
    </message>
    <message>
        <source>The tools required must be both, either or none.</source>
        <translation>Las herramientas exigidas deben ser both, either o none.</translation>
    </message>
    <message>
        <source>The trace holds no answer.</source>
        <translation>El registro no contiene ninguna respuesta.</translation>
    </message>
    <message>
        <source>The triple store was never finished.</source>
        <translation>El almacén de tripletas nunca se terminó.</translation>
    </message>
    <message>
        <source>The value index is damaged.</source>
        <translation>El índice de valores está dañado.</translation>
    </message>
    <message>
        <source>The value index was made by another version of the program.</source>
        <translation>El índice de valores se creó con otra versión del programa.</translation>
    </message>
    <message>
        <source>The view cannot be made.</source>
        <translation>No se puede crear la vista.</translation>
    </message>
    <message>
        <source>There are no vectors to learn a search index from.</source>
        <translation>No hay vectores con los que formar un índice de búsqueda.</translation>
    </message>
    <message>
        <source>There are too many examples in this knowledge base.</source>
        <translation>Hay demasiados ejemplos en esta base de conocimiento.</translation>
    </message>
    <message>
        <source>There is a knowledge base at &quot;%1&quot; already.</source>
        <translation>Ya hay una base de conocimiento en «%1».</translation>
    </message>
    <message>
        <source>There is no configuration &quot;%1&quot;.</source>
        <translation>No hay ninguna configuración «%1».</translation>
    </message>
    <message>
        <source>There is no database &quot;%1&quot;.</source>
        <translation>No hay ninguna base de datos «%1».</translation>
    </message>
    <message>
        <source>There is no document to add or to remove.</source>
        <translation>No hay ningún documento que añadir o quitar.</translation>
    </message>
    <message>
        <source>There is no example %1.</source>
        <translation>No hay ningún ejemplo %1.</translation>
    </message>
    <message>
        <source>There is no file &quot;%1&quot;.</source>
        <translation>No hay ningún archivo «%1».</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>No hay ningún archivo %1.</translation>
    </message>
    <message>
        <source>There is no file to import.</source>
        <translation>No hay ningún archivo que importar.</translation>
    </message>
    <message>
        <source>There is no knowledge base at &quot;%1&quot;.</source>
        <translation>No hay ninguna base de conocimiento en «%1».</translation>
    </message>
    <message>
        <source>There is no knowledge base to ask.</source>
        <translation>No hay ninguna base de conocimiento a la que preguntar.</translation>
    </message>
    <message>
        <source>There is no search index &quot;%1&quot;.</source>
        <translation>No hay ningún índice de búsqueda «%1».</translation>
    </message>
    <message>
        <source>There is no statement to run.</source>
        <translation>No hay ninguna sentencia que ejecutar.</translation>
    </message>
    <message>
        <source>There is no strategy &quot;%1&quot;.</source>
        <translation>No hay ninguna estrategia «%1».</translation>
    </message>
    <message>
        <source>There is no view &quot;%1&quot;.</source>
        <translation>No hay ninguna vista «%1».</translation>
    </message>
    <message>
        <source>There is nothing to import: the files hold no triples.</source>
        <translation>No hay nada que importar: los archivos no contienen tripletas.</translation>
    </message>
    <message>
        <source>This is not a web address that can be asked.</source>
        <translation>Esta no es una dirección web que se pueda consultar.</translation>
    </message>
    <message>
        <source>This is not a web address that can be asked: %1</source>
        <translation>Esta no es una dirección web que se pueda consultar: %1</translation>
    </message>
    <message>
        <source>This is not valid %1: %2.</source>
        <translation>Esto no es %1 válido: %2.</translation>
    </message>
    <message>
        <source>This knowledge base is being changed by another.</source>
        <translation>Otro está cambiando esta base de conocimiento.</translation>
    </message>
    <message>
        <source>This knowledge base was made by a newer TripleTalk. Please update the program.</source>
        <translation>Esta base de conocimiento se creó con un TripleTalk más nuevo. Actualice el programa.</translation>
    </message>
    <message>
        <source>This knowledge base was made by an older TripleTalk. Please import its files again.</source>
        <translation>Esta base de conocimiento se creó con un TripleTalk más antiguo. Importe de nuevo sus archivos.</translation>
    </message>
    <message>
        <source>This names no embedder: %1 (write builtin, ollama:NAME or openai:NAME).</source>
        <translation>Esto no nombra ningún embedder: %1 (escriba builtin, ollama:NOMBRE u openai:NOMBRE).</translation>
    </message>
    <message>
        <source>This names no model: %1 (write ollama:NAME or openai:NAME).</source>
        <translation>Esto no nombra ningún modelo: %1 (escriba ollama:NOMBRE u openai:NOMBRE).</translation>
    </message>
    <message>
        <source>This reading does not fit the knowledge base.</source>
        <translation>Esta lectura no encaja con la base de conocimiento.</translation>
    </message>
    <message>
        <source>Two documents are called &quot;%1&quot;.</source>
        <translation>Dos documentos se llaman «%1».</translation>
    </message>
    <message>
        <source>a key or a name is not hidden</source>
        <translation>una clave o un nombre no se oculta</translation>
    </message>
    <message>
        <source>a name does not begin or end with a blank</source>
        <translation>un nombre no empieza ni termina con un espacio</translation>
    </message>
    <message>
        <source>a name holds no quotes, brackets or control characters</source>
        <translation>un nombre no contiene comillas, corchetes ni caracteres de control</translation>
    </message>
    <message>
        <source>a name is needed</source>
        <translation>hace falta un nombre</translation>
    </message>
    <message>
        <source>an expression holds no ;</source>
        <translation>una expresión no contiene ;</translation>
    </message>
    <message>
        <source>another column has the name</source>
        <translation>otra columna tiene el nombre</translation>
    </message>
    <message>
        <source>another table has the name</source>
        <translation>otra tabla tiene el nombre</translation>
    </message>
    <message>
        <source>names that begin so are the program&apos;s own</source>
        <translation>los nombres que empiezan así son del propio programa</translation>
    </message>
    <message>
        <source>the name is not valid text</source>
        <translation>el nombre no es texto válido</translation>
    </message>
    <message>
        <source>the name is the program&apos;s own</source>
        <translation>el nombre es del propio programa</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>el nombre es demasiado largo</translation>
    </message>
    <message>
        <source>the parentheses of the expression do not match</source>
        <translation>los paréntesis de la expresión no casan</translation>
    </message>
    <message>
        <source>this table has no computed columns</source>
        <translation>esta tabla no tiene columnas calculadas</translation>
    </message>
    <message>
        <source>this table keeps its name</source>
        <translation>esta tabla conserva su nombre</translation>
    </message>
    <message>
        <source>The column %1 is in several of the query&apos;s tables: write table.column, one of %2 (or the table&apos;s alias instead of its name).</source>
        <translation>La columna %1 está en varias de las tablas de la consulta: escriba tabla.columna, una de %2 (o el alias de la tabla en vez de su nombre).</translation>
    </message>
    <message>
        <source>The column %1 is in several of the query&apos;s tables: write table.column (or the table&apos;s alias instead of its name).</source>
        <translation>La columna %1 está en varias de las tablas de la consulta: escriba tabla.columna (o el alias de la tabla en vez de su nombre).</translation>
    </message>
    <message>
        <source>SQLite does not understand the query: %1.</source>
        <translation>SQLite no entiende la consulta: %1.</translation>
    </message>
    <message>
        <source>A text in the query becomes too long: build shorter texts, or select fewer of them.</source>
        <translation>Un texto de la consulta se hace demasiado largo: forme textos más cortos, o seleccione menos.</translation>
    </message>
    <message>
        <source>An expression is nested too deeply: use IN (…) or split the query.</source>
        <translation>Una expresión está anidada demasiado profundamente: use IN (…) o divida la consulta.</translation>
    </message>
    <message>
        <source>The query is nested too deeply: use fewer parentheses and subqueries.</source>
        <translation>La consulta está anidada demasiado profundamente: use menos paréntesis y subconsultas.</translation>
    </message>
    <message>
        <source>There are too many parts joined by UNION: use fewer.</source>
        <translation>Hay demasiadas partes unidas por UNION: use menos.</translation>
    </message>
    <message>
        <source>A function has too many arguments: use fewer.</source>
        <translation>Una función tiene demasiados argumentos: use menos.</translation>
    </message>
    <message>
        <source>A LIKE or GLOB pattern is too long: use a shorter one.</source>
        <translation>Un patrón LIKE o GLOB es demasiado largo: use uno más corto.</translation>
    </message>
    <message>
        <source>The query has too many columns: name only those that are needed.</source>
        <translation>La consulta tiene demasiadas columnas: nombre solo las necesarias.</translation>
    </message>
    <message>
        <source>Nothing answers at %1: is the server running?</source>
        <translation>Nada responde en %1: ¿está en marcha el servidor?</translation>
    </message>
    <message>
        <source>The server %1 cannot be found.</source>
        <translation>No se encuentra el servidor %1.</translation>
    </message>
    <message>
        <source>The server %1 cannot be reached.</source>
        <translation>No se alcanza el servidor %1.</translation>
    </message>
    <message>
        <source>The secure connection to %1 failed: its certificate is not trusted.</source>
        <translation>La conexión segura con %1 ha fallado: no se confía en su certificado.</translation>
    </message>
    <message>
        <source>The connection to %1 broke before the reply was complete.</source>
        <translation>La conexión con %1 se cortó antes de que la respuesta estuviera completa.</translation>
    </message>
    <message>
        <source>A backslash may stand only in strings and in the local part of a prefixed name.</source>
        <translation>Una barra inversa solo puede estar en cadenas y en la parte local de un nombre con prefijo.</translation>
    </message>
    <message>
        <source>A knowledge base keeps at most 10,000 questions.</source>
        <translation>Una base de conocimiento conserva como máximo 10.000 preguntas.</translation>
    </message>
    <message>
        <source>A label has to follow &quot;_:&quot;.</source>
        <translation>A &quot;_:&quot; tiene que seguirle una etiqueta.</translation>
    </message>
    <message>
        <source>A language tag such as &quot;@en&quot; or &quot;@en-gb&quot; has to stand here.</source>
        <translation>Aquí tiene que haber una etiqueta de idioma como &quot;@en&quot; o &quot;@en-gb&quot;.</translation>
    </message>
    <message>
        <source>A name has to follow &quot;$&quot;.</source>
        <translation>A &quot;$&quot; tiene que seguirle un nombre.</translation>
    </message>
    <message>
        <source>A regular expression takes too many steps on one of the texts: use a simpler one.</source>
        <translation>Una expresión regular necesita demasiados pasos en uno de los textos: use una más sencilla.</translation>
    </message>
    <message>
        <source>A saved query needs a name.</source>
        <translation>Una consulta guardada necesita un nombre.</translation>
    </message>
    <message>
        <source>AS cannot give the name ?%1, which another column has already; use a new name.</source>
        <translation>AS no puede dar el nombre ?%1, que ya tiene otra columna; use un nombre nuevo.</translation>
    </message>
    <message>
        <source>AS cannot give the name ?%1, which the pattern has already; use a new name.</source>
        <translation>AS no puede dar el nombre ?%1, que ya tiene el patrón; use un nombre nuevo.</translation>
    </message>
    <message>
        <source>An aggregate stands where none may stand.</source>
        <translation>Hay una función de agregado donde no puede haber ninguna.</translation>
    </message>
    <message>
        <source>An expected answer has at most 1,000 rows.</source>
        <translation>Una respuesta esperada tiene como máximo 1.000 filas.</translation>
    </message>
    <message>
        <source>An expression in SELECT needs brackets and a name: (%1(…) AS ?name).</source>
        <translation>Una expresión en SELECT necesita paréntesis y un nombre: (%1(…) AS ?nombre).</translation>
    </message>
    <message>
        <source>An expression is nested too deeply.</source>
        <translation>Una expresión está anidada demasiado profundamente.</translation>
    </message>
    <message>
        <source>BIND gives a value to ?%1, which the pattern before it has already; use a new name.</source>
        <translation>BIND da un valor a ?%1, que el patrón anterior ya tiene; use un nombre nuevo.</translation>
    </message>
    <message>
        <source>BOUND takes a variable.</source>
        <translation>BOUND toma una variable.</translation>
    </message>
    <message>
        <source>CONCAT makes a text that is too long.</source>
        <translation>CONCAT hace un texto demasiado largo.</translation>
    </message>
    <message>
        <source>EXISTS stands where only constants may stand.</source>
        <translation>EXISTS está donde solo puede haber constantes.</translation>
    </message>
    <message>
        <source>Expected %1, but found &quot;%2&quot;.</source>
        <translation>Se esperaba %1, pero hay &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>Expected %1, but the query ends here.</source>
        <translation>Se esperaba %1, pero la consulta termina aquí.</translation>
    </message>
    <message>
        <source>Expected an operator, but found the IRI %1; to compare, write blanks around &quot;&lt;&quot;.</source>
        <translation>Se esperaba un operador, pero hay el IRI %1; para comparar, escriba espacios alrededor de &quot;&lt;&quot;.</translation>
    </message>
    <message>
        <source>GROUP BY cannot give the name ?%1, which the pattern has already; use a new name.</source>
        <translation>GROUP BY no puede dar el nombre ?%1, que ya tiene el patrón; use un nombre nuevo.</translation>
    </message>
    <message>
        <source>It goes on from an earlier question.</source>
        <translation>Continúa una pregunta anterior.</translation>
    </message>
    <message>
        <source>REPLACE makes a text that is too long.</source>
        <translation>REPLACE hace un texto demasiado largo.</translation>
    </message>
    <message>
        <source>SELECT * cannot stand with GROUP BY, HAVING or aggregates; name the columns.</source>
        <translation>SELECT * no puede ir con GROUP BY, HAVING ni funciones de agregado; nombre las columnas.</translation>
    </message>
    <message>
        <source>SERVICE would ask another server, which is never done; ask this graph alone.</source>
        <translation>SERVICE preguntaría a otro servidor, lo que nunca se hace; pregunte solo a este grafo.</translation>
    </message>
    <message>
        <source>SPARQL has no function %1.</source>
        <translation>SPARQL no tiene la función %1.</translation>
    </message>
    <message>
        <source>The address shows a web page and does not answer queries.</source>
        <translation>La dirección muestra una página web y no responde consultas.</translation>
    </message>
    <message>
        <source>The aggregate %1 may stand only in SELECT, HAVING and ORDER BY; to use its value elsewhere, compute it in a sub-select.</source>
        <translation>La función de agregado %1 solo puede estar en SELECT, HAVING y ORDER BY; para usar su valor en otro lugar, calcúlelo en un sub-select.</translation>
    </message>
    <message>
        <source>The aggregate %1 stands inside another one; compute the inner one in a sub-select.</source>
        <translation>La función de agregado %1 está dentro de otra; calcule la interior en un sub-select.</translation>
    </message>
    <message>
        <source>The answer states nothing that a source of it holds, so there is nothing to expect of another.</source>
        <translation>La respuesta no afirma nada que contenga una fuente suya, así que no hay nada que esperar de otra.</translation>
    </message>
    <message>
        <source>The blank node _:%1 stands in two parts of the pattern that braces or another element separate; use a variable instead.</source>
        <translation>El nodo anónimo _:%1 está en dos partes del patrón separadas por llaves u otro elemento; use una variable.</translation>
    </message>
    <message>
        <source>The character &quot;%1&quot; cannot stand here.</source>
        <translation>El carácter &quot;%1&quot; no puede estar aquí.</translation>
    </message>
    <message>
        <source>The columns of SELECT stand side by side without commas.</source>
        <translation>Las columnas de SELECT van una junto a otra sin comas.</translation>
    </message>
    <message>
        <source>The endpoint asks for a key, or does not accept it.</source>
        <translation>El endpoint pide una clave, o no la acepta.</translation>
    </message>
    <message>
        <source>The endpoint does not accept the query.</source>
        <translation>El endpoint no acepta la consulta.</translation>
    </message>
    <message>
        <source>The endpoint failed to answer the query.</source>
        <translation>El endpoint no logró responder la consulta.</translation>
    </message>
    <message>
        <source>The endpoint is busy; try again later.</source>
        <translation>El endpoint está ocupado; inténtelo más tarde.</translation>
    </message>
    <message>
        <source>The endpoint&apos;s answer cannot be read.</source>
        <translation>No se puede leer la respuesta del endpoint.</translation>
    </message>
    <message>
        <source>The endpoint&apos;s pages have different columns.</source>
        <translation>Las páginas del endpoint tienen columnas distintas.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; cannot be read.</source>
        <translation>No se puede leer el archivo «%1».</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; cannot be read.</source>
        <translation>No se puede leer la carpeta «%1».</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; holds more than 10,000 files to import.</source>
        <translation>La carpeta «%1» contiene más de 10.000 archivos que importar.</translation>
    </message>
    <message>
        <source>The folder &quot;%1&quot; holds no file that can be imported.</source>
        <translation>La carpeta «%1» no contiene ningún archivo que se pueda importar.</translation>
    </message>
    <message>
        <source>The index cannot be removed.</source>
        <translation>No se puede quitar el índice.</translation>
    </message>
    <message>
        <source>The knowledge base has no such index.</source>
        <translation>La base de conocimiento no tiene ese índice.</translation>
    </message>
    <message>
        <source>The knowledge base has this index already.</source>
        <translation>La base de conocimiento ya tiene este índice.</translation>
    </message>
    <message>
        <source>The knowledge base keeps no questions yet.</source>
        <translation>La base de conocimiento aún no conserva preguntas.</translation>
    </message>
    <message>
        <source>The model gave an empty reply.</source>
        <translation>El modelo dio una réplica vacía.</translation>
    </message>
    <message>
        <source>The model used up its tokens before it began to answer.</source>
        <translation>El modelo agotó sus tokens antes de empezar a responder.</translation>
    </message>
    <message>
        <source>The model server asks for a key (status %1).</source>
        <translation>El servidor de modelos pide una clave (estado %1).</translation>
    </message>
    <message>
        <source>The model server does not accept the key (status %1).</source>
        <translation>El servidor de modelos no acepta la clave (estado %1).</translation>
    </message>
    <message>
        <source>The name of the query is too long.</source>
        <translation>El nombre de la consulta es demasiado largo.</translation>
    </message>
    <message>
        <source>The number %1 is too large.</source>
        <translation>El número %1 es demasiado grande.</translation>
    </message>
    <message>
        <source>The prefix &quot;%1:&quot; is not declared; begin the query with PREFIX %2.</source>
        <translation>El prefijo &quot;%1:&quot; no está declarado; empiece la consulta con PREFIX %2.</translation>
    </message>
    <message>
        <source>The query has more than %1 parts like BIND, OPTIONAL, FILTER or (… AS ?name).</source>
        <translation>La consulta tiene más de %1 partes como BIND, OPTIONAL, FILTER o (… AS ?name).</translation>
    </message>
    <message>
        <source>GROUP_CONCAT makes a text that is too long.</source>
        <translation>GROUP_CONCAT hace un texto demasiado largo.</translation>
    </message>
    <message>
        <source>* stands for more than %1 columns in this query: name those that are needed.</source>
        <translation>En esta consulta, * representa más de %1 columnas: nombre las que hagan falta.</translation>
    </message>
    <message>
        <source>A single statement of &quot;%1&quot; has more triples than can be held back until its end is seen; where errors are not skipped it can be read.</source>
        <translation>Una sola instrucción de «%1» tiene más tripletas de las que se pueden retener hasta ver su final; donde no se omiten errores se puede leer.</translation>
    </message>
    <message>
        <source>The query has more than %1 clauses.</source>
        <translation>La consulta tiene más de %1 cláusulas.</translation>
    </message>
    <message>
        <source>The query has more than %1 arithmetic operators.</source>
        <translation>La consulta tiene más de %1 operadores aritméticos.</translation>
    </message>
    <message>
        <source>The query is longer than %1 bytes.</source>
        <translation>La consulta ocupa más de %1 bytes.</translation>
    </message>
    <message>
        <source>The query is nested more than %1 levels deep.</source>
        <translation>La consulta está anidada a más de %1 niveles.</translation>
    </message>
    <message>
        <source>The query is not valid UTF-8 here.</source>
        <translation>La consulta no es aquí UTF-8 válido.</translation>
    </message>
    <message>
        <source>The query is too large or nested too deeply: use fewer patterns, or ask for its parts one by one.</source>
        <translation>La consulta es demasiado grande o está anidada demasiado profundamente: use menos patrones, o pregunte sus partes una por una.</translation>
    </message>
    <message>
        <source>The query is too long for the endpoint.</source>
        <translation>La consulta es demasiado larga para el endpoint.</translation>
    </message>
    <message>
        <source>The query makes more new values than its memory limit allows.</source>
        <translation>La consulta crea más valores nuevos de los que permite su límite de memoria.</translation>
    </message>
    <message>
        <source>The query makes triples: they are written as N-Triples or Turtle.</source>
        <translation>La consulta crea tripletas: se escriben como N-Triples o Turtle.</translation>
    </message>
    <message>
        <source>The query needs too much memory to follow a property path: begin the path at a given term, or add triple patterns that bind one of its ends.</source>
        <translation>La consulta necesita demasiada memoria para seguir un camino de propiedades: empiece el camino en un término dado, o añada patrones de tripletas que fijen uno de sus extremos.</translation>
    </message>
    <message>
        <source>The query needs too much memory to sort, group or join: add filters, share variables between its patterns, or aggregate less.</source>
        <translation>La consulta necesita demasiada memoria para ordenar, agrupar o unir: añada filtros, comparta variables entre sus patrones, o agregue menos.</translation>
    </message>
    <message>
        <source>The query took longer than %1 s and was stopped: let its triple patterns share variables, begin paths at a given term, or add a FILTER or LIMIT.</source>
        <translation>La consulta tardó más de %1 s y se detuvo: haga que sus patrones de tripletas compartan variables, empiece los caminos en un término dado, o añada un FILTER o LIMIT.</translation>
    </message>
    <message>
        <source>The query took the endpoint too long; ask for less, or of fewer things.</source>
        <translation>La consulta le llevó demasiado tiempo al endpoint; pida menos, o sobre menos cosas.</translation>
    </message>
    <message>
        <source>The results are over 2 GB.</source>
        <translation>Los resultados ocupan más de 2 GB.</translation>
    </message>
    <message>
        <source>The results have more than a thousand variables.</source>
        <translation>Los resultados tienen más de mil variables.</translation>
    </message>
    <message>
        <source>The table has no column called &quot;%1&quot;.</source>
        <translation>La tabla no tiene ninguna columna llamada «%1».</translation>
    </message>
    <message>
        <source>There is no SPARQL endpoint at this address.</source>
        <translation>En esta dirección no hay ningún endpoint SPARQL.</translation>
    </message>
    <message>
        <source>There is no corrected query to run.</source>
        <translation>No hay ninguna consulta corregida que ejecutar.</translation>
    </message>
    <message>
        <source>There is no kept question %1.</source>
        <translation>No hay ninguna pregunta conservada %1.</translation>
    </message>
    <message>
        <source>There is no model &quot;%1&quot;.</source>
        <translation>No hay ningún modelo «%1».</translation>
    </message>
    <message>
        <source>There is no saved query &quot;%1&quot;.</source>
        <translation>No hay ninguna consulta guardada «%1».</translation>
    </message>
    <message>
        <source>There is no such table.</source>
        <translation>No hay tal tabla.</translation>
    </message>
    <message>
        <source>There is no table called &quot;%1&quot;.</source>
        <translation>No hay ninguna tabla llamada «%1».</translation>
    </message>
    <message>
        <source>There is nothing called &quot;%1&quot; in this graph.</source>
        <translation>En este grafo no hay nada llamado «%1».</translation>
    </message>
    <message>
        <source>These are no SPARQL results that can be read.</source>
        <translation>Estos no son resultados SPARQL que se puedan leer.</translation>
    </message>
    <message>
        <source>This column has numbers: write 5, &gt;5, &lt;=5 or 2..5.</source>
        <translation>Esta columna tiene números: escriba 5, &gt;5, &lt;=5 o 2..5.</translation>
    </message>
    <message>
        <source>This is an update (%1); only queries that read are answered: SELECT, ASK, CONSTRUCT and DESCRIBE.</source>
        <translation>Esto es una actualización (%1); solo se responden consultas que leen: SELECT, ASK, CONSTRUCT y DESCRIBE.</translation>
    </message>
    <message>
        <source>This row of VALUES has %1 values for %2 variables.</source>
        <translation>Esta fila de VALUES tiene %1 valores para %2 variables.</translation>
    </message>
    <message>
        <source>This string has the escape %1, which cannot stand there; write %2 for a backslash.</source>
        <translation>Esta cadena tiene el escape %1, que no puede estar ahí; escriba %2 para una barra inversa.</translation>
    </message>
    <message>
        <source>This string is not closed with %1 in its line.</source>
        <translation>Esta cadena no se cierra con %1 en su línea.</translation>
    </message>
    <message>
        <source>This string is not closed with %1.</source>
        <translation>Esta cadena no se cierra con %1.</translation>
    </message>
    <message>
        <source>This string is not valid UTF-8.</source>
        <translation>Esta cadena no es UTF-8 válido.</translation>
    </message>
    <message>
        <source>GROUP BY has ?%1 only within an expression; name that in the pattern, BIND(… AS ?key), group by ?key and select it.</source>
        <translation>GROUP BY tiene ?%1 solo dentro de una expresión; dele un nombre en el patrón, BIND(… AS ?key), agrupe por ?key y selecciónela.</translation>
    </message>
    <message>
        <source>?%1 is neither in GROUP BY nor inside an aggregate; add it to GROUP BY or write, for example, SAMPLE(%2).</source>
        <translation>?%1 no está ni en GROUP BY ni dentro de una función de agregado; añádala a GROUP BY o escriba, por ejemplo, SAMPLE(%2).</translation>
    </message>
    <message>
        <source>%1 cannot stand here: behind the pattern come GROUP BY, HAVING, ORDER BY, LIMIT and OFFSET, VALUES, each once and in this order.</source>
        <translation>%1 no puede estar aquí: tras el patrón vienen GROUP BY, HAVING, ORDER BY, LIMIT y OFFSET, VALUES, cada uno una vez y en este orden.</translation>
    </message>
    <message>
        <source>%1 takes %2 arguments, but has %3.</source>
        <translation>%1 toma %2 argumentos, pero tiene %3.</translation>
    </message>
    <message>
        <source>a variable, an IRI, a literal, &quot;[&quot; or &quot;(&quot;</source>
        <translation>una variable, un IRI, un literal, &quot;[&quot; o &quot;(&quot;</translation>
    </message>
    <message>
        <source>an IRI, a literal or UNDEF in VALUES</source>
        <translation>un IRI, un literal o UNDEF en VALUES</translation>
    </message>
    <message>
        <source>%1 (CONSTRUCT WHERE takes triples only; with a template it takes any pattern)</source>
        <translation>%1 (CONSTRUCT WHERE solo toma tripletas; con una plantilla toma cualquier patrón)</translation>
    </message>
    <message>
        <source>%1 at the end of BIND</source>
        <translation>%1 al final de BIND</translation>
    </message>
    <message>
        <source>%1 before a row of VALUES, or &quot;}&quot;</source>
        <translation>%1 antes de una fila de VALUES, o &quot;}&quot;</translation>
    </message>
    <message>
        <source>%1 before the arguments</source>
        <translation>%1 antes de los argumentos</translation>
    </message>
    <message>
        <source>%1 before the members of a list</source>
        <translation>%1 antes de los miembros de una lista</translation>
    </message>
    <message>
        <source>%1 before the properties of a blank node</source>
        <translation>%1 antes de las propiedades de un nodo anónimo</translation>
    </message>
    <message>
        <source>%1 before the rows of VALUES</source>
        <translation>%1 antes de las filas de VALUES</translation>
    </message>
    <message>
        <source>%1 behind the aggregate %2</source>
        <translation>%1 tras la función de agregado %2</translation>
    </message>
    <message>
        <source>%1 behind the argument of %2</source>
        <translation>%1 tras el argumento de %2</translation>
    </message>
    <message>
        <source>%1 behind the function %2</source>
        <translation>%1 tras la función %2</translation>
    </message>
    <message>
        <source>%1 behind the name of the column</source>
        <translation>%1 tras el nombre de la columna</translation>
    </message>
    <message>
        <source>%1 behind the name of the graph</source>
        <translation>%1 tras el nombre del grafo</translation>
    </message>
    <message>
        <source>%1 or &quot;,&quot; behind an argument</source>
        <translation>%1 o &quot;,&quot; tras un argumento</translation>
    </message>
    <message>
        <source>%1 or &quot;.&quot; behind a triple of the template</source>
        <translation>%1 o &quot;.&quot; tras una tripleta de la plantilla</translation>
    </message>
    <message>
        <source>%1 or &quot;; SEPARATOR = &quot;…&quot;&quot; behind the argument of %2</source>
        <translation>%1 o &quot;; SEPARATOR = &quot;…&quot;&quot; tras el argumento de %2</translation>
    </message>
    <message>
        <source>%1 or &quot;;&quot; behind the properties of a blank node</source>
        <translation>%1 o &quot;;&quot; tras las propiedades de un nodo anónimo</translation>
    </message>
    <message>
        <source>%1 or AS behind the expression</source>
        <translation>%1 o AS tras la expresión</translation>
    </message>
    <message>
        <source>%1 or an operator</source>
        <translation>%1 o un operador</translation>
    </message>
    <message>
        <source>%1 and a variable, or an operator</source>
        <translation>%1 y una variable, o un operador</translation>
    </message>
    <message>
        <source>SELECT, ASK, CONSTRUCT, DESCRIBE, PREFIX or BASE</source>
        <translation>SELECT, ASK, CONSTRUCT, DESCRIBE, PREFIX o BASE</translation>
    </message>
    <message>
        <source>%1 or &quot;{&quot; behind CONSTRUCT</source>
        <translation>%1 o &quot;{&quot; tras CONSTRUCT</translation>
    </message>
    <message>
        <source>&quot;*&quot;, a variable or an IRI behind DESCRIBE</source>
        <translation>&quot;*&quot;, una variable o un IRI tras DESCRIBE</translation>
    </message>
    <message>
        <source>&quot;.&quot;, &quot;;&quot; or &quot;,&quot; behind a triple</source>
        <translation>&quot;.&quot;, &quot;;&quot; o &quot;,&quot; tras una tripleta</translation>
    </message>
    <message>
        <source>a datatype behind &quot;^^&quot;</source>
        <translation>un tipo de datos tras &quot;^^&quot;</translation>
    </message>
    <message>
        <source>a further pattern or &quot;}&quot;</source>
        <translation>otro patrón o &quot;}&quot;</translation>
    </message>
    <message>
        <source>a prefix such as &quot;ex:&quot; behind PREFIX</source>
        <translation>un prefijo como &quot;ex:&quot; tras PREFIX</translation>
    </message>
    <message>
        <source>a property (an IRI, a variable or &quot;a&quot;)</source>
        <translation>una propiedad (un IRI, una variable o &quot;a&quot;)</translation>
    </message>
    <message>
        <source>a property (an IRI, a variable, &quot;a&quot; or a path)</source>
        <translation>una propiedad (un IRI, una variable, &quot;a&quot; o un camino)</translation>
    </message>
    <message>
        <source>a string behind &quot;SEPARATOR =&quot;</source>
        <translation>una cadena tras &quot;SEPARATOR =&quot;</translation>
    </message>
    <message>
        <source>a variable behind AS</source>
        <translation>una variable tras AS</translation>
    </message>
    <message>
        <source>a variable or &quot;(&quot; behind VALUES</source>
        <translation>una variable o &quot;(&quot; tras VALUES</translation>
    </message>
    <message>
        <source>an IRI</source>
        <translation>un IRI</translation>
    </message>
    <message>
        <source>an IRI between &quot;&lt;&quot; and &quot;&gt;&quot; behind BASE</source>
        <translation>un IRI entre &quot;&lt;&quot; y &quot;&gt;&quot; tras BASE</translation>
    </message>
    <message>
        <source>an expression (a variable, a value, a function or brackets)</source>
        <translation>una expresión (una variable, un valor, una función o paréntesis)</translation>
    </message>
    <message>
        <source>the IRI of a graph or NAMED behind FROM</source>
        <translation>el IRI de un grafo o NAMED tras FROM</translation>
    </message>
    <message>
        <source>the IRI that &quot;%1:&quot; stands for, between &quot;&lt;&quot; and &quot;&gt;&quot;</source>
        <translation>el IRI que representa &quot;%1:&quot;, entre &quot;&lt;&quot; y &quot;&gt;&quot;</translation>
    </message>
    <message>
        <source>the end of the query</source>
        <translation>el final de la consulta</translation>
    </message>
    <message>
        <source>%1 behind BIND</source>
        <translation>%1 tras BIND</translation>
    </message>
    <message>
        <source>%1 behind EXISTS</source>
        <translation>%1 tras EXISTS</translation>
    </message>
    <message>
        <source>%1 behind GROUP</source>
        <translation>%1 tras GROUP</translation>
    </message>
    <message>
        <source>%1 behind MINUS</source>
        <translation>%1 tras MINUS</translation>
    </message>
    <message>
        <source>%1 behind OPTIONAL</source>
        <translation>%1 tras OPTIONAL</translation>
    </message>
    <message>
        <source>%1 behind ORDER</source>
        <translation>%1 tras ORDER</translation>
    </message>
    <message>
        <source>%1 behind SEPARATOR</source>
        <translation>%1 tras SEPARATOR</translation>
    </message>
    <message>
        <source>%1 behind UNION</source>
        <translation>%1 tras UNION</translation>
    </message>
    <message>
        <source>%1 behind WHERE</source>
        <translation>%1 tras WHERE</translation>
    </message>
    <message>
        <source>%1 behind the service</source>
        <translation>%1 tras el servicio</translation>
    </message>
    <message>
        <source>This reading finds nothing.</source>
        <translation>Esta lectura no encuentra nada.</translation>
    </message>
    <message>
        <source>This reading finds rows.</source>
        <translation>Esta lectura encuentra filas.</translation>
    </message>
    <message>
        <source>This reading&apos;s query failed.</source>
        <translation>La consulta de esta lectura ha fallado.</translation>
    </message>
    <message>
        <source>further facts about classes and properties, in table vocabulary</source>
        <translation>otros hechos sobre clases y propiedades, en la tabla vocabulary</translation>
    </message>
    <message>
        <source>literals that their column cannot hold as they are, in table exact_fact</source>
        <translation>literales que su columna no puede guardar como son, en la tabla exact_fact</translation>
    </message>
    <message>
        <source>predicates too rare for a column of their table, in table other_fact</source>
        <translation>predicados demasiado raros para una columna de su tabla, en la tabla other_fact</translation>
    </message>
    <message>
        <source>texts in further languages, in table other_language</source>
        <translation>textos en otros idiomas, en la tabla other_language</translation>
    </message>
    <message>
        <source>vocabulary that became names, comments, keys or the class hierarchy</source>
        <translation>vocabulario que pasó a nombres, comentarios, claves o la jerarquía de clases</translation>
    </message>
    <message>
        <source>ISO 8601 date and time</source>
        <translation>fecha y hora ISO 8601</translation>
    </message>
    <message>
        <source>ISO 8601 date</source>
        <translation>fecha ISO 8601</translation>
    </message>
    <message>
        <source>a comma as thousands mark removed</source>
        <translation>quitada una coma que separaba millares</translation>
    </message>
    <message>
        <source>a dot as thousands mark removed</source>
        <translation>quitado un punto que separaba millares</translation>
    </message>
    <message>
        <source>currency %1 removed</source>
        <translation>quitada la moneda %1</translation>
    </message>
    <message>
        <source>decimal comma read</source>
        <translation>leída la coma decimal</translation>
    </message>
    <message>
        <source>duration read as months</source>
        <translation>duración leída como meses</translation>
    </message>
    <message>
        <source>duration read as seconds</source>
        <translation>duración leída como segundos</translation>
    </message>
    <message>
        <source>larger end of a range</source>
        <translation>extremo mayor de un intervalo</translation>
    </message>
    <message>
        <source>number written as text</source>
        <translation>número escrito como texto</translation>
    </message>
    <message>
        <source>smaller end of a range</source>
        <translation>extremo menor de un intervalo</translation>
    </message>
    <message>
        <source>time span read as minutes</source>
        <translation>duración leída como minutos</translation>
    </message>
    <message>
        <source>time span read as seconds</source>
        <translation>duración leída como segundos</translation>
    </message>
    <message>
        <source>unit %1 removed</source>
        <translation>quitada la unidad %1</translation>
    </message>
    <message>
        <source>year</source>
        <translation>año</translation>
    </message>
    <message>
        <source>The answer is by a strategy that this program does not have (&quot;%1&quot;): what mattered to it cannot be found out.</source>
        <translation>La respuesta es de una estrategia que este programa no tiene («%1»): no se puede averiguar qué influyó en ella.</translation>
    </message>
    <message>
        <source>The privacy rule of this knowledge base lets no value reach a model, and the strategy &quot;%1&quot; shows it some: choose one of %2.</source>
        <translation>La regla de privacidad de esta base de conocimiento no deja llegar ningún valor a un modelo, y la estrategia «%1» le muestra algunos: elija una de %2.</translation>
    </message>
    <message>
        <source>The reply was not the JSON object that was asked for. Reply with that object only.</source>
        <translation>La réplica no era el objeto JSON pedido. Responda solo con ese objeto.</translation>
    </message>
    <message>
        <source>There is no prompt &quot;%1&quot;.</source>
        <translation>No hay ningún prompt «%1».</translation>
    </message>
    <message>
        <source>The prompt &quot;%1&quot; is not a valid template.</source>
        <translation>El prompt «%1» no es una plantilla válida.</translation>
    </message>
    <message>
        <source>The privacy rule of this knowledge base lets no value reach a model.</source>
        <translation>La regla de privacidad de esta base de conocimiento no deja llegar ningún valor a un modelo.</translation>
    </message>
    <message>
        <source>No knowledge base is open.</source>
        <translation>No hay ninguna base de conocimiento abierta.</translation>
    </message>
    <message>
        <source>The knowledge base&apos;s manifest cannot be read.</source>
        <translation>No se puede leer el manifiesto de la base de conocimiento.</translation>
    </message>
    <message>
        <source>There is no place for a preview.</source>
        <translation>No hay sitio para una vista previa.</translation>
    </message>
    <message>
        <source>The disk is full: %1</source>
        <translation>El disco está lleno: %1</translation>
    </message>
    <message>
        <source>Opening &quot;%1&quot; failed.</source>
        <translation>No se pudo abrir «%1».</translation>
    </message>
    <message>
        <source>Reading &quot;%1&quot; failed.</source>
        <translation>No se pudo leer «%1».</translation>
    </message>
    <message>
        <source>Writing &quot;%1&quot; failed.</source>
        <translation>No se pudo escribir «%1».</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>The reading cannot be read.</source>
        <translation>No se puede leer la lectura.</translation>
    </message>
    <message>
        <source>There is no answer.</source>
        <translation>No hay respuesta.</translation>
    </message>
    <message>
        <source>One question in quotes is needed.</source>
        <translation>Hace falta una pregunta entre comillas.</translation>
    </message>
    <message>
        <source>--values takes iri or label.</source>
        <translation>--values toma iri o label.</translation>
    </message>
    <message>
        <source>There is no command &quot;%1&quot;.</source>
        <translation>No hay ninguna orden «%1».</translation>
    </message>
    <message>
        <source>The last configuration is not removed.</source>
        <translation>La última configuración no se quita.</translation>
    </message>
    <message>
        <source>Say list, save NAME, remove NAME or use NAME.</source>
        <translation>Diga list, save NOMBRE, remove NOMBRE o use NOMBRE.</translation>
    </message>
    <message>
        <source>Say show, diff FILE, apply FILE or export FILE.</source>
        <translation>Diga show, diff ARCHIVO, apply ARCHIVO o export ARCHIVO.</translation>
    </message>
    <message>
        <source>Say list, add FILE… or remove NAME….</source>
        <translation>Diga list, add ARCHIVO… o remove NOMBRE….</translation>
    </message>
    <message>
        <source>The environment variable %1 is empty.</source>
        <translation>La variable de entorno %1 está vacía.</translation>
    </message>
    <message>
        <source>No question belongs to these conversations.</source>
        <translation>Ninguna pregunta pertenece a estas conversaciones.</translation>
    </message>
    <message>
        <source>The option --%1 is missing.</source>
        <translation>Falta la opción --%1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no example&apos;s number.</source>
        <translation>«%1» no es el número de ningún ejemplo.</translation>
    </message>
    <message>
        <source>Either files or --endpoint can be imported.</source>
        <translation>Se pueden importar archivos o --endpoint, no ambos.</translation>
    </message>
    <message>
        <source>Which files are to be imported?</source>
        <translation>¿Qué archivos se deben importar?</translation>
    </message>
    <message>
        <source>What is to be searched for?</source>
        <translation>¿Qué se debe buscar?</translation>
    </message>
    <message>
        <source>One SQL text is needed.</source>
        <translation>Hace falta un texto SQL.</translation>
    </message>
    <message>
        <source>There is no option --%1 here.</source>
        <translation>Aquí no hay ninguna opción --%1.</translation>
    </message>
    <message>
        <source>The option --%1 takes no value.</source>
        <translation>La opción --%1 no toma ningún valor.</translation>
    </message>
    <message>
        <source>The option --%1 needs a value: %2.</source>
        <translation>La opción --%1 necesita un valor: %2.</translation>
    </message>
    <message>
        <source>The option --%1 %2 is missing.</source>
        <translation>Falta la opción --%1 %2.</translation>
    </message>
    <message>
        <source>The option --%1 takes a whole number from %2 to %3, not &quot;%4&quot;.</source>
        <translation>La opción --%1 toma un número entero de %2 a %3, no «%4».</translation>
    </message>
    <message>
        <source>Name the one file to write.</source>
        <translation>Nombre el único archivo que escribir.</translation>
    </message>
    <message>
        <source>Name the one packed knowledge base.</source>
        <translation>Nombre la única base de conocimiento empaquetada.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no question&apos;s number.</source>
        <translation>«%1» no es el número de ninguna pregunta.</translation>
    </message>
    <message>
        <source>Say list, add &quot;question&quot;, remove ID, run, export FILE or import FILE.</source>
        <translation>Diga list, add &quot;pregunta&quot;, remove ID, run, export ARCHIVO o import ARCHIVO.</translation>
    </message>
    <message>
        <source>One query is needed: a text, &quot;-&quot;, or --file FILE.</source>
        <translation>Hace falta una consulta: un texto, &quot;-&quot; o --file ARCHIVO.</translation>
    </message>
    <message>
        <source>Either --kb or --endpoint says what is asked.</source>
        <translation>O --kb o --endpoint dice a qué se pregunta.</translation>
    </message>
    <message>
        <source>There is no format &quot;%1&quot;.</source>
        <translation>No hay ningún formato «%1».</translation>
    </message>
    <message>
        <source>the graph has no such table</source>
        <translation>el grafo no tiene esa tabla</translation>
    </message>
    <message>
        <source>it is there twice</source>
        <translation>está dos veces</translation>
    </message>
    <message>
        <source>the table has no such column</source>
        <translation>la tabla no tiene esa columna</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>calculada</translation>
    </message>
    <message>
        <source>The curation cannot be used: %1 %2.</source>
        <translation>La curación no se puede usar: %1 %2.</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>debe ser un objeto</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>debe ser un texto</translation>
    </message>
    <message>
        <source>is longer than %1 bytes</source>
        <translation>ocupa más de %1 bytes</translation>
    </message>
    <message>
        <source>holds a NUL character</source>
        <translation>contiene un carácter NUL</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>must be one of %1</source>
        <translation>debe ser uno de %1</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>debe ser true o false</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>debe ser una lista</translation>
    </message>
    <message>
        <source>has more than %1 entries</source>
        <translation>tiene más de %1 entradas</translation>
    </message>
    <message>
        <source>must be &quot;%1&quot;</source>
        <translation>debe ser «%1»</translation>
    </message>
    <message>
        <source>must be a whole number</source>
        <translation>debe ser un número entero</translation>
    </message>
    <message>
        <source>names no table</source>
        <translation>no nombra ninguna tabla</translation>
    </message>
    <message>
        <source>names no column</source>
        <translation>no nombra ninguna columna</translation>
    </message>
    <message>
        <source>A question that was not answered has nothing to expect.</source>
        <translation>De una pregunta sin responder no hay nada que esperar.</translation>
    </message>
    <message>
        <source>Making &quot;%1&quot; failed.</source>
        <translation>No se pudo crear «%1».</translation>
    </message>
    <message>
        <source>The folder already holds answers of &quot;%1&quot;: go on with --resume, or choose another folder.</source>
        <translation>La carpeta ya contiene respuestas de «%1»: continúe con --resume o elija otra carpeta.</translation>
    </message>
    <message>
        <source>The folder holds answers of &quot;%1&quot; with other settings: choose another folder.</source>
        <translation>La carpeta contiene respuestas de «%1» con otros ajustes: elija otra carpeta.</translation>
    </message>
    <message>
        <source>The folder holds no answers of an evaluation.</source>
        <translation>La carpeta no contiene respuestas de una evaluación.</translation>
    </message>
    <message>
        <source>This line of the question file is not a question.</source>
        <translation>Esta línea del archivo de preguntas no es una pregunta.</translation>
    </message>
    <message>
        <source>The question file holds no question.</source>
        <translation>El archivo de preguntas no contiene ninguna pregunta.</translation>
    </message>
    <message>
        <source>This line is not an answer that an evaluation kept.</source>
        <translation>Esta línea no es una respuesta conservada por una evaluación.</translation>
    </message>
    <message>
        <source>The cited source %1 does not hold &quot;%2&quot;.</source>
        <translation>La fuente citada %1 no contiene «%2».</translation>
    </message>
    <message>
        <source>The cited query %1 failed when it ran again: %2</source>
        <translation>La consulta citada %1 falló al ejecutarse de nuevo: %2</translation>
    </message>
    <message>
        <source>The cited query %1, run again, does not return the result.</source>
        <translation>La consulta citada %1, ejecutada de nuevo, no devuelve el resultado.</translation>
    </message>
    <message>
        <source>The result names no source.</source>
        <translation>El resultado no nombra ninguna fuente.</translation>
    </message>
    <message>
        <source>The result is empty; expected was %1.</source>
        <translation>El resultado está vacío; se esperaba %1.</translation>
    </message>
    <message>
        <source>Missing: %1; the first of %2 rows is %3.</source>
        <translation>Falta: %1; la primera de %2 filas es %3.</translation>
    </message>
    <message>
        <source>Extra: %1.</source>
        <translation>Sobra: %1.</translation>
    </message>
    <message>
        <source>There are %1 rows where %2 were expected.</source>
        <translation>Hay %1 filas donde se esperaban %2.</translation>
    </message>
    <message>
        <source>None was expected; the first row is %1.</source>
        <translation>No se esperaba ninguna; la primera fila es %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is stated, but no source that the sentence cites holds it.</source>
        <translation>Se afirma «%1», pero ninguna fuente que cite la frase lo contiene.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not stated.</source>
        <translation>No se afirma «%1».</translation>
    </message>
    <message>
        <source>The answer has %1 words; at most %2 are allowed.</source>
        <translation>La respuesta tiene %1 palabras; se permiten como máximo %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is true of something else: %2.</source>
        <translation>«%1» es cierto de otra cosa: %2.</translation>
    </message>
    <message>
        <source>It should say that the knowledge base does not hold this.</source>
        <translation>Debería decir que la base de conocimiento no contiene esto.</translation>
    </message>
    <message>
        <source>It says that it did not find an answer.</source>
        <translation>Dice que no encontró respuesta.</translation>
    </message>
    <message>
        <source>The answer is %1.</source>
        <translation>La respuesta es %1.</translation>
    </message>
    <message>
        <source>The answer has not the expected shape: %1</source>
        <translation>La respuesta no tiene la forma esperada: %1</translation>
    </message>
    <message>
        <source>Creating &quot;%1&quot; failed.</source>
        <translation>No se pudo crear «%1».</translation>
    </message>
    <message>
        <source>Removing &quot;%1&quot; failed.</source>
        <translation>No se pudo quitar «%1».</translation>
    </message>
    <message>
        <source>Writing beside &quot;%1&quot; failed.</source>
        <translation>No se pudo escribir junto a «%1».</translation>
    </message>
    <message>
        <source>Reading beside &quot;%1&quot; failed.</source>
        <translation>No se pudo leer junto a «%1».</translation>
    </message>
    <message>
        <source>There is no term with the number %1.</source>
        <translation>No hay ningún término con el número %1.</translation>
    </message>
    <message>
        <source>Replacing &quot;%1&quot; failed.</source>
        <translation>No se pudo sustituir «%1».</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdido</translation>
    </message>
    <message>
        <source>the first of several; all in %1</source>
        <translation>el primero de varios; todos en %1</translation>
    </message>
    <message>
        <source>the best name that it has</source>
        <translation>el mejor nombre que tiene</translation>
    </message>
    <message>
        <source>name where the link leads to something that has no row</source>
        <translation>nombre donde el enlace lleva a algo que no tiene fila</translation>
    </message>
    <message>
        <source>name only: it has no row of its own</source>
        <translation>solo el nombre: no tiene fila propia</translation>
    </message>
    <message>
        <source>The lists that %1 leads to are a table of their items in order.</source>
        <translation>Las listas a las que lleva %1 son una tabla de sus elementos en orden.</translation>
    </message>
    <message>
        <source>Each row belongs to one row of another table, by %1, and only carries values.</source>
        <translation>Cada fila pertenece a una fila de otra tabla, por %1, y solo lleva valores.</translation>
    </message>
    <message>
        <source>They have nearly the same attributes.</source>
        <translation>Tienen casi los mismos atributos.</translation>
    </message>
    <message>
        <source>It has a single row.</source>
        <translation>Tiene una sola fila.</translation>
    </message>
    <message>
        <source>All its rows say the same.</source>
        <translation>Todas sus filas dicen lo mismo.</translation>
    </message>
    <message>
        <source>%1 of its attributes belong to one type each.</source>
        <translation>%1 de sus atributos pertenecen cada uno a un tipo.</translation>
    </message>
    <message>
        <source>a row of %1</source>
        <translation>una fila de %1</translation>
    </message>
    <message>
        <source>true is 1, false is 0</source>
        <translation>verdadero es 1, falso es 0</translation>
    </message>
    <message>
        <source>%1 is 1, %2 is 0</source>
        <translation>%1 es 1, %2 es 0</translation>
    </message>
    <message>
        <source>Locking &quot;%1&quot; failed.</source>
        <translation>No se pudo bloquear «%1».</translation>
    </message>
    <message>
        <source>Saving &quot;%1&quot; failed.</source>
        <translation>No se pudo guardar «%1».</translation>
    </message>
    <message>
        <source>Making a folder &quot;%1&quot; failed.</source>
        <translation>No se pudo crear una carpeta «%1».</translation>
    </message>
    <message>
        <source>A fact of the graph cannot be read.</source>
        <translation>No se puede leer un hecho del grafo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no language of queries.</source>
        <translation>«%1» no es un lenguaje de consulta.</translation>
    </message>
    <message>
        <source>documents that had been added could not be kept: %1</source>
        <translation>no se pudieron conservar documentos añadidos: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is an endpoint elsewhere; files need a base of their own.</source>
        <translation>«%1» es un endpoint en otro lugar; los archivos necesitan una base propia.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; is empty.</source>
        <translation>El archivo «%1» está vacío.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is an endpoint elsewhere and is not asked here.</source>
        <translation>«%1» es un endpoint en otro lugar y no se le pregunta aquí.</translation>
    </message>
    <message>
        <source>There is something at &quot;%1&quot; already.</source>
        <translation>Ya hay algo en «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was imported; an endpoint needs a base of its own.</source>
        <translation>«%1» se importó; un endpoint necesita una base propia.</translation>
    </message>
    <message>
        <source>The header %1 holds control characters.</source>
        <translation>La cabecera %1 contiene caracteres de control.</translation>
    </message>
    <message>
        <source>%1 fell silent for %2 in the middle of its reply.</source>
        <translation>%1 calló durante %2 en mitad de su respuesta.</translation>
    </message>
    <message>
        <source>%1 did not begin to answer within %2.</source>
        <translation>%1 no empezó a responder en %2.</translation>
    </message>
    <message>
        <source>%1 did not finish its answer within %2.</source>
        <translation>%1 no terminó su respuesta en %2.</translation>
    </message>
    <message>
        <source>%1 sends the request elsewhere; it carries a key and does not follow.</source>
        <translation>%1 envía la petición a otro sitio; lleva una clave y no la sigue.</translation>
    </message>
    <message>
        <source>%1 sends the request elsewhere again and again.</source>
        <translation>%1 envía la petición a otro sitio una y otra vez.</translation>
    </message>
    <message>
        <source>%1 sends the request elsewhere, to an insecure address.</source>
        <translation>%1 envía la petición a otro sitio, a una dirección no segura.</translation>
    </message>
    <message>
        <source>%1 sends the request elsewhere, to another server.</source>
        <translation>%1 envía la petición a otro sitio, a otro servidor.</translation>
    </message>
    <message>
        <source>The document &quot;%1&quot; is empty.</source>
        <translation>El documento «%1» está vacío.</translation>
    </message>
    <message>
        <source>The document &quot;%1&quot; is not a text.</source>
        <translation>El documento «%1» no es un texto.</translation>
    </message>
    <message>
        <source>The document &quot;%1&quot; is not in UTF-8.</source>
        <translation>El documento «%1» no está en UTF-8.</translation>
    </message>
    <message>
        <source>relative IRI</source>
        <translation>IRI relativo</translation>
    </message>
    <message>
        <source>syntax error</source>
        <translation>error de sintaxis</translation>
    </message>
    <message>
        <source>not well-formed XML</source>
        <translation>XML mal formado</translation>
    </message>
    <message>
        <source>reference to another file</source>
        <translation>referencia a otro archivo</translation>
    </message>
    <message>
        <source>invalid UTF-8</source>
        <translation>UTF-8 no válido</translation>
    </message>
    <message>
        <source>DOCTYPE</source>
        <translation>DOCTYPE</translation>
    </message>
    <message>
        <source>entities</source>
        <translation>entidades</translation>
    </message>
    <message>
        <source>nesting</source>
        <translation>anidamiento</translation>
    </message>
    <message>
        <source>attributes</source>
        <translation>atributos</translation>
    </message>
    <message>
        <source>unknown encoding</source>
        <translation>codificación desconocida</translation>
    </message>
    <message>
        <source>UTF-16 text; save it as UTF-8</source>
        <translation>texto UTF-16; guárdelo como UTF-8</translation>
    </message>
    <message>
        <source>binary data</source>
        <translation>datos binarios</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>una página web</translation>
    </message>
    <message>
        <source>XML; if it is RDF/XML, let its name end with .rdf</source>
        <translation>XML; si es RDF/XML, haga que su nombre termine en .rdf</translation>
    </message>
    <message>
        <source>something other than XML; if it is Turtle, let its name end with .ttl</source>
        <translation>algo que no es XML; si es Turtle, haga que su nombre termine en .ttl</translation>
    </message>
    <message>
        <source>undefined prefix</source>
        <translation>prefijo sin definir</translation>
    </message>
    <message>
        <source>invalid IRI</source>
        <translation>IRI no válido</translation>
    </message>
    <message>
        <source>invalid character</source>
        <translation>carácter no válido</translation>
    </message>
    <message>
        <source>invalid language tag</source>
        <translation>etiqueta de idioma no válida</translation>
    </message>
    <message>
        <source>something outside of it</source>
        <translation>algo fuera de él</translation>
    </message>
    <message>
        <source>something other than entities</source>
        <translation>algo que no son entidades</translation>
    </message>
    <message>
        <source>a parameter entity</source>
        <translation>una entidad de parámetro</translation>
    </message>
    <message>
        <source>an entity that stands for another file, which is never loaded</source>
        <translation>una entidad que representa otro archivo, que nunca se carga</translation>
    </message>
    <message>
        <source>an entity that is not plain text</source>
        <translation>una entidad que no es texto simple</translation>
    </message>
    <message>
        <source>an entity that stands for more than 64 kB</source>
        <translation>una entidad que representa más de 64 kB</translation>
    </message>
    <message>
        <source>A sub-query cannot be set up.</source>
        <translation>No se puede preparar una subconsulta.</translation>
    </message>
    <message>
        <source>There is no time left.</source>
        <translation>No queda tiempo.</translation>
    </message>
    <message>
        <source>An expression of the query was called wrongly.</source>
        <translation>Una expresión de la consulta se llamó mal.</translation>
    </message>
    <message>
        <source>The functions of SPARQL cannot be set up.</source>
        <translation>No se pueden preparar las funciones de SPARQL.</translation>
    </message>
    <message>
        <source>A path cannot be walked.</source>
        <translation>No se puede recorrer un camino.</translation>
    </message>
    <message>
        <source>Terms cannot be looked up.</source>
        <translation>No se pueden buscar los términos.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>%1 behind &quot;;&quot;</source>
        <translation>%1 tras &quot;;&quot;</translation>
    </message>
    <message>
        <source>a variable or an IRI behind GRAPH</source>
        <translation>una variable o un IRI tras GRAPH</translation>
    </message>
    <message>
        <source>brackets around the condition or a function behind FILTER</source>
        <translation>paréntesis alrededor de la condición o una función tras FILTER</translation>
    </message>
    <message>
        <source>a variable or an IRI behind SERVICE</source>
        <translation>una variable o un IRI tras SERVICE</translation>
    </message>
    <message>
        <source>a variable or &quot;)&quot;</source>
        <translation>una variable o &quot;)&quot;</translation>
    </message>
    <message>
        <source>&quot;*&quot;, a variable or &quot;(&quot; behind SELECT</source>
        <translation>&quot;*&quot;, una variable o &quot;(&quot; tras SELECT</translation>
    </message>
    <message>
        <source>%1 or WHERE before the pattern</source>
        <translation>%1 o WHERE antes del patrón</translation>
    </message>
    <message>
        <source>brackets around the condition or a function behind HAVING</source>
        <translation>paréntesis alrededor de la condición o una función tras HAVING</translation>
    </message>
    <message>
        <source>brackets around the condition or a function behind GROUP BY, or a variable</source>
        <translation>paréntesis alrededor de la condición o una función tras GROUP BY, o una variable</translation>
    </message>
    <message>
        <source>%1 behind ASC or DESC</source>
        <translation>%1 tras ASC o DESC</translation>
    </message>
    <message>
        <source>brackets around the condition or a function behind ORDER BY, or a variable, ASC or DESC</source>
        <translation>paréntesis alrededor de la condición o una función tras ORDER BY, o una variable, ASC o DESC</translation>
    </message>
    <message>
        <source>a whole number that is not negative</source>
        <translation>un número entero que no sea negativo</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>¿Quería decir &quot;%1&quot;?</translation>
    </message>
    <message>
        <source>An IRI stands between &quot;&lt;&quot; and &quot;&gt;&quot; and has no blanks, quotation marks, braces or backslashes.</source>
        <translation>Un IRI va entre &quot;&lt;&quot; y &quot;&gt;&quot; y no tiene espacios, comillas, llaves ni barras inversas.</translation>
    </message>
    <message>
        <source>a property</source>
        <translation>una propiedad</translation>
    </message>
    <message>
        <source>%1 or &quot;/&quot; or &quot;|&quot; in a path</source>
        <translation>%1 o &quot;/&quot; o &quot;|&quot; en un camino</translation>
    </message>
    <message>
        <source>a property, &quot;^&quot;, &quot;!&quot; or &quot;(&quot; in a path</source>
        <translation>una propiedad, &quot;^&quot;, &quot;!&quot; o &quot;(&quot; en un camino</translation>
    </message>
    <message>
        <source>%1 or &quot;|&quot; behind &quot;!(&quot;</source>
        <translation>%1 o &quot;|&quot; tras &quot;!(&quot;</translation>
    </message>
    <message>
        <source>a property or &quot;^&quot; behind &quot;!&quot;</source>
        <translation>una propiedad o &quot;^&quot; tras &quot;!&quot;</translation>
    </message>
    <message>
        <source>MEDIAN and PERCENTILE need numbers: CAST the text to REAL first.</source>
        <translation>MEDIAN y PERCENTILE necesitan números: convierta antes el texto a REAL con CAST.</translation>
    </message>
    <message>
        <source>PERCENTILE needs a number from 0 to 100 as its second argument.</source>
        <translation>PERCENTILE necesita como segundo argumento un número de 0 a 100.</translation>
    </message>
    <message>
        <source>The database could not run a statement.</source>
        <translation>La base de datos no pudo ejecutar una sentencia.</translation>
    </message>
    <message>
        <source>The database &quot;%1&quot; cannot be opened.</source>
        <translation>La base de datos «%1» no se puede abrir.</translation>
    </message>
    <message>
        <source>The database does not understand a statement.</source>
        <translation>La base de datos no entiende una sentencia.</translation>
    </message>
    <message>
        <source>use %1</source>
        <translation>use %1</translation>
    </message>
    <message>
        <source>for %1 write %2</source>
        <translation>en lugar de %1 escriba %2</translation>
    </message>
    <message>
        <source>use %1 or %2</source>
        <translation>use %1 o %2</translation>
    </message>
    <message>
        <source>use %1, %2 or %3</source>
        <translation>use %1, %2 o %3</translation>
    </message>
    <message>
        <source>use DATEDIFF(a, b), in days</source>
        <translation>use DATEDIFF(a, b), en días</translation>
    </message>
    <message>
        <source>use %1, or %2</source>
        <translation>use %1, o %2</translation>
    </message>
    <message>
        <source>use SUBSTR with INSTR</source>
        <translation>use SUBSTR con INSTR</translation>
    </message>
    <message>
        <source>for %1 write %2, which ignores case already</source>
        <translation>en lugar de %1 escriba %2, que ya no distingue mayúsculas</translation>
    </message>
    <message>
        <source>for %1 write %2, %3 or %4</source>
        <translation>en lugar de %1 escriba %2, %3 o %4</translation>
    </message>
    <message>
        <source>for %1 write %2 at the end</source>
        <translation>en lugar de %1 escriba %2 al final</translation>
    </message>
    <message>
        <source>for %1 write %2 or %3</source>
        <translation>en lugar de %1 escriba %2 o %3</translation>
    </message>
    <message>
        <source>for QUALIFY filter in an outer SELECT</source>
        <translation>en lugar de QUALIFY filtre en un SELECT exterior</translation>
    </message>
    <message>
        <source>for LATERAL use a subquery in SELECT or a window function</source>
        <translation>en lugar de LATERAL use una subconsulta en SELECT o una función de ventana</translation>
    </message>
    <message>
        <source>there are no arrays; use GROUP_CONCAT(x)</source>
        <translation>no hay arrays; use GROUP_CONCAT(x)</translation>
    </message>
    <message>
        <source>DISTINCT in an aggregate takes one argument: GROUP_CONCAT(DISTINCT x)</source>
        <translation>DISTINCT en una función de agregado toma un argumento: GROUP_CONCAT(DISTINCT x)</translation>
    </message>
    <message>
        <source>ESCAPE needs a single character.</source>
        <translation>ESCAPE necesita un solo carácter.</translation>
    </message>
    <message>
        <source>CONCAT_WS needs a separator and values.</source>
        <translation>CONCAT_WS necesita un separador y valores.</translation>
    </message>
    <message>
        <source>The query took longer than %1 s and was stopped: add filters or a LIMIT, and join tables on their keys.</source>
        <translation>La consulta tardó más de %1 s y se detuvo: añada filtros o un LIMIT, y una las tablas por sus claves.</translation>
    </message>
    <message>
        <source>There is no column %1.</source>
        <translation>No hay ninguna columna %1.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>Hay: %1.</translation>
    </message>
    <message>
        <source>The nearest are: %1.</source>
        <translation>Las más parecidas son: %1.</translation>
    </message>
    <message>
        <source>Double quotes are for names only; a text value needs single quotes: %1.</source>
        <translation>Las comillas dobles son solo para nombres; un valor de texto necesita comillas simples: %1.</translation>
    </message>
    <message>
        <source>The database has no tables.</source>
        <translation>La base de datos no tiene tablas.</translation>
    </message>
    <message>
        <source>There is no table %1.</source>
        <translation>No hay ninguna tabla %1.</translation>
    </message>
    <message>
        <source>The dialect is SQLite, which has no function %1(): %2.</source>
        <translation>El dialecto es SQLite, que no tiene la función %1(): %2.</translation>
    </message>
    <message>
        <source>The dialect is SQLite, which has no function %1().</source>
        <translation>El dialecto es SQLite, que no tiene la función %1().</translation>
    </message>
    <message>
        <source>SQLite does not understand the query: %1, here: %2.</source>
        <translation>SQLite no entiende la consulta: %1, aquí: %2.</translation>
    </message>
    <message>
        <source>The dialect is SQLite: %1.</source>
        <translation>El dialecto es SQLite: %1.</translation>
    </message>
    <message>
        <source>Only one SELECT (or WITH … SELECT) is allowed: the database can be read, not changed.</source>
        <translation>Solo se permite un SELECT (o WITH … SELECT): la base de datos se puede leer, no cambiar.</translation>
    </message>
    <message>
        <source>For tables and columns: SELECT name, sql FROM sqlite_schema.</source>
        <translation>Para tablas y columnas: SELECT name, sql FROM sqlite_schema.</translation>
    </message>
    <message>
        <source>Run the SELECT itself.</source>
        <translation>Ejecute el propio SELECT.</translation>
    </message>
    <message>
        <source>The function %1() is not allowed here: %2.</source>
        <translation>La función %1() no se permite aquí: %2.</translation>
    </message>
    <message>
        <source>The function %1() is not allowed here.</source>
        <translation>La función %1() no se permite aquí.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is an endpoint elsewhere, without tables and passages here: only a strategy that asks by SPARQL can answer from it, and &quot;%2&quot; does not.</source>
        <translation>«%1» es un endpoint en otro lugar, sin tablas ni pasajes aquí: solo puede responder una estrategia que pregunte con SPARQL, y «%2» no lo hace.</translation>
    </message>
    <message>
        <source>How such a query is run is not told.</source>
        <translation>No se indica cómo se ejecuta una consulta así.</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Lo que significa</translation>
    </message>
    <message>
        <source>What the database is asked</source>
        <translation>Lo que se pregunta a la base de datos</translation>
    </message>
    <message>
        <source>How the database finds it</source>
        <translation>Cómo lo encuentra la base de datos</translation>
    </message>
    <message>
        <source>Ask the graph in SPARQL</source>
        <translation>Preguntar al grafo en SPARQL</translation>
    </message>
    <message>
        <source>Asking the graph</source>
        <translation>Preguntando al grafo</translation>
    </message>
    <message>
        <source>Asked the graph</source>
        <translation>Grafo preguntado</translation>
    </message>
    <message>
        <source>Ask the database in SQL</source>
        <translation>Preguntar a la base de datos en SQL</translation>
    </message>
    <message>
        <source>Asking the database</source>
        <translation>Preguntando a la base de datos</translation>
    </message>
    <message>
        <source>Asked the database</source>
        <translation>Base de datos preguntada</translation>
    </message>
    <message>
        <source>One query in %1 is needed.</source>
        <translation>Hace falta una consulta en %1.</translation>
    </message>
    <message>
        <source>There is no table or column &quot;%1&quot;.</source>
        <translation>No hay ninguna tabla ni columna «%1».</translation>
    </message>
    <message>
        <source>A synonym needs a word.</source>
        <translation>Un sinónimo necesita una palabra.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no synonym of &quot;%2&quot;.</source>
        <translation>«%1» no es sinónimo de «%2».</translation>
    </message>
    <message>
        <source>--on-error takes stop, skip or repair.</source>
        <translation>--on-error admite stop, skip o repair.</translation>
    </message>
    <message>
        <source>--format takes %1.</source>
        <translation>--format admite %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no base for relative IRIs: it must be a whole IRI, such as http://example.org/.</source>
        <translation>«%1» no es una base para IRI relativos: debe ser un IRI completo, como http://example.org/.</translation>
    </message>
    <message>
        <source>relative IRI, read as relative to the file&apos;s own address</source>
        <translation>IRI relativo, leído como relativo a la dirección del propio archivo</translation>
    </message>
    <message>
        <source>invalid IRI, repaired by percent-encoding</source>
        <translation>IRI no válido, reparado con codificación por porcentaje</translation>
    </message>
    <message>
        <source>The name of &quot;%1&quot; does not end like that of an RDF file (%2, each also with .gz), and its content is not known either.</source>
        <translation>El nombre de «%1» no termina como el de un archivo RDF (%2, cada uno también con .gz), y tampoco se conoce su contenido.</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>rdf:ID that stands twice, read as the same thing</source>
        <translation>rdf:ID que aparece dos veces, leído como la misma cosa</translation>
    </message>
    <message>
        <source>rdf:ID or rdf:nodeID that is no name, read all the same</source>
        <translation>rdf:ID o rdf:nodeID que no es un nombre, leído de todos modos</translation>
    </message>
    <message>
        <source>Nodes without a name that say the same are one row of %1.</source>
        <translation>Los nodos sin nombre que dicen lo mismo son una fila de %1.</translation>
    </message>
    <message>
        <source>The members that %1 leads to are a table in order.</source>
        <translation>Los miembros a los que lleva %1 son una tabla en su orden.</translation>
    </message>
    <message>
        <source>What restrictions say of %1 by %2 is a table of links.</source>
        <translation>Lo que las restricciones (OWL) dicen de %1 con %2 es una tabla de enlaces.</translation>
    </message>
    <message>
        <source>dates with the day first read</source>
        <translation>leídas las fechas con el día primero</translation>
    </message>
    <message>
        <source>dates with the month first read</source>
        <translation>leídas las fechas con el mes primero</translation>
    </message>
    <message>
        <source>dates read</source>
        <translation>leídas las fechas</translation>
    </message>
    <message>
        <source>some a year or a month alone</source>
        <translation>algunas solo el año o el mes</translation>
    </message>
    <message>
        <source>the graph has no such class</source>
        <translation>el grafo no tiene tal clase</translation>
    </message>
    <message>
        <source>must have two or more entries</source>
        <translation>debe tener dos o más entradas</translation>
    </message>
    <message>
        <source>%1 nodes without an IRI are %2 rows, since they say the same.</source>
        <translation>%1 nodos sin IRI son %2 filas, pues dicen lo mismo.</translation>
    </message>
    <message>
        <source>%1 of %2 rows have several values, and the column the first of them.</source>
        <translation>%1 de %2 filas tienen varios valores, y la columna tiene el primero.</translation>
    </message>
    <message>
        <source>--%1 is about files, and with --endpoint none is read.</source>
        <translation>--%1 se refiere a archivos, y con --endpoint no se lee ninguno.</translation>
    </message>
    <message>
        <source>a thing&apos;s name, or a text</source>
        <translation>el nombre de una cosa o un texto</translation>
    </message>
    <message>
        <source>The reply names none of them. Reply with one of these numbers: %1.</source>
        <translation>La respuesta no nombra ninguno de ellos. Responde con uno de estos números: %1.</translation>
    </message>
    <message>
        <source>%1 facts about %2 things were looked at; %3 fit the question, and %4 join what it names.</source>
        <translation>Se miraron %1 hechos sobre %2 cosas; %3 encajan con la pregunta y %4 unen lo que nombra.</translation>
    </message>
    <message>
        <source>Nothing in the question was found by its name. %1</source>
        <translation>Nada de la pregunta se encontró por su nombre. %1</translation>
    </message>
    <message>
        <source>The question names %1. %2</source>
        <translation>La pregunta nombra %1. %2</translation>
    </message>
    <message>
        <source>The search index is not of this graph.</source>
        <translation>El índice de búsqueda no es de este grafo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no endpoint elsewhere.</source>
        <translation>«%1» no es un endpoint en otro lugar.</translation>
    </message>
    <message>
        <source>The names of the graph were not fetched to the end.</source>
        <translation>Los nombres del grafo no se han recuperado hasta el final.</translation>
    </message>
    <message>
        <source>The endpoint gives its pages in no order that stays: its graph cannot be fetched page by page.</source>
        <translation>El endpoint no da sus páginas en un orden estable: su grafo no se puede recuperar página a página.</translation>
    </message>
    <message>
        <source>The endpoint has more names than can be fetched.</source>
        <translation>El endpoint tiene más nombres de los que se pueden recuperar.</translation>
    </message>
    <message>
        <source>The endpoint answers something else than it was asked for.</source>
        <translation>El endpoint responde algo distinto de lo que se le preguntó.</translation>
    </message>
    <message>
        <source>The search index has no vectors of the embedder &quot;%1&quot;.</source>
        <translation>El índice de búsqueda no tiene vectores del embedder «%1».</translation>
    </message>
    <message>
        <source>The vectors of the search index have another length.</source>
        <translation>Los vectores del índice de búsqueda tienen otra longitud.</translation>
    </message>
    <message>
        <source>The search index is damaged or was never finished.</source>
        <translation>El índice de búsqueda está dañado o nunca se terminó.</translation>
    </message>
    <message>
        <source>The search index is of another version of the program.</source>
        <translation>El índice de búsqueda es de otra versión del programa.</translation>
    </message>
    <message>
        <source>There is no search index yet.</source>
        <translation>Aún no hay índice de búsqueda.</translation>
    </message>
    <message>
        <source>The graph has more names than a search index can hold.</source>
        <translation>El grafo tiene más nombres de los que caben en un índice de búsqueda.</translation>
    </message>
    <message>
        <source>The embedder gave vectors of different lengths.</source>
        <translation>El embedder dio vectores de distinta longitud.</translation>
    </message>
    <message>
        <source>What was fetched of the graph is damaged; begin anew.</source>
        <translation>Lo recuperado del grafo está dañado; empiece de nuevo.</translation>
    </message>
    <message>
        <source>The number of steps must be 2 to 200.</source>
        <translation>El número de pasos debe ser de 2 a 200.</translation>
    </message>
    <message>
        <source>There is no set of tools &quot;%1&quot;.</source>
        <translation>No hay ningún conjunto de herramientas «%1».</translation>
    </message>
    <message>
        <source>The strategy &quot;%1&quot; asks one knowledge base alone; several are asked by %2.</source>
        <translation>La estrategia «%1» consulta una sola base de conocimiento; varias las consulta %2.</translation>
    </message>
    <message>
        <source>The views could not be kept.</source>
        <translation>Las vistas no se pudieron conservar.</translation>
    </message>
    <message>
        <source>NATURAL JOIN would compare columns that are hidden in this knowledge base: write the columns behind ON.</source>
        <translation>NATURAL JOIN compararía columnas ocultas en esta base de conocimiento: escriba las columnas tras ON.</translation>
    </message>
    <message>
        <source>This knowledge base is not there any more.</source>
        <translation>Esta base de conocimiento ya no existe.</translation>
    </message>
    <message>
        <source>A knowledge base that this answer is from is not there any more.</source>
        <translation>Una base de conocimiento de la que procede esta respuesta ya no existe.</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>No hay memoria suficiente para esto.</translation>
    </message>
    <message>
        <source>This failed by a fault of the program.</source>
        <translation>Esto falló por un error del programa.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be copied to the new knowledge base.</source>
        <translation>«%1» no se puede copiar a la nueva base de conocimiento.</translation>
    </message>
    <message>
        <source>The list of past queries is damaged.</source>
        <translation>La lista de consultas anteriores está dañada.</translation>
    </message>
    <message>
        <source>The query took longer than %1 s and was stopped: let its patterns share variables, name labels and types, bound the length of paths, or add a WHERE or LIMIT.</source>
        <translation>La consulta tardó más de %1 s y se detuvo: haga que sus patrones compartan variables, nombre etiquetas y tipos, limite la longitud de los caminos o añada WHERE o LIMIT.</translation>
    </message>
    <message>
        <source>A whole number does not fit in 64 bits any more.</source>
        <translation>Un número entero ya no cabe en 64 bits.</translation>
    </message>
    <message>
        <source>A whole number cannot be divided by zero.</source>
        <translation>Un número entero no se puede dividir por cero.</translation>
    </message>
    <message>
        <source>%1 cannot take a value of type %2.</source>
        <translation>%1 no admite un valor de tipo %2.</translation>
    </message>
    <message>
        <source>The step of range is not zero.</source>
        <translation>El paso de range no es cero.</translation>
    </message>
    <message>
        <source>The duration is too long to be added.</source>
        <translation>La duración es demasiado larga para sumarla.</translation>
    </message>
    <message>
        <source>The duration is too long.</source>
        <translation>La duración es demasiado larga.</translation>
    </message>
    <message>
        <source>A date or time has no such %1.</source>
        <translation>Una fecha u hora no tiene tal %1.</translation>
    </message>
    <message>
        <source>There is no time zone %1.</source>
        <translation>No existe la zona horaria %1.</translation>
    </message>
    <message>
        <source>A date needs at least a year.</source>
        <translation>Una fecha necesita al menos un año.</translation>
    </message>
    <message>
        <source>%1 is no unit of time.</source>
        <translation>%1 no es una unidad de tiempo.</translation>
    </message>
    <message>
        <source>%1 cannot read %2.</source>
        <translation>%1 no puede leer %2.</translation>
    </message>
    <message>
        <source>%1 takes no negative number.</source>
        <translation>%1 no admite números negativos.</translation>
    </message>
    <message>
        <source>an expression</source>
        <translation>una expresión</translation>
    </message>
    <message>
        <source>%1 does not fit in 64 bits.</source>
        <translation>%1 no cabe en 64 bits.</translation>
    </message>
    <message>
        <source>the name of a property</source>
        <translation>el nombre de una propiedad</translation>
    </message>
    <message>
        <source>UNION and UNION ALL cannot be mixed in one query.</source>
        <translation>UNION y UNION ALL no se pueden mezclar en una consulta.</translation>
    </message>
    <message>
        <source>MATCH, UNWIND, WITH or RETURN</source>
        <translation>MATCH, UNWIND, WITH o RETURN</translation>
    </message>
    <message>
        <source>A query ends with RETURN, which says what is wanted.</source>
        <translation>Una consulta termina con RETURN, que dice lo que se busca.</translation>
    </message>
    <message>
        <source>another clause</source>
        <translation>otra cláusula</translation>
    </message>
    <message>
        <source>The graph is only read: %1 is not allowed.</source>
        <translation>El grafo solo se lee: %1 no está permitido.</translation>
    </message>
    <message>
        <source>%1 is not available: a query consists of MATCH, UNWIND, WITH and RETURN.</source>
        <translation>%1 no está disponible: una consulta consta de MATCH, UNWIND, WITH y RETURN.</translation>
    </message>
    <message>
        <source>This is SPARQL or SQL: a Cypher query begins with MATCH.</source>
        <translation>Esto es SPARQL o SQL: una consulta Cypher empieza con MATCH.</translation>
    </message>
    <message>
        <source>This comment has no end: close it with */.</source>
        <translation>Este comentario no tiene fin: ciérrelo con */.</translation>
    </message>
    <message>
        <source>This name has no end: close it with `.</source>
        <translation>Este nombre no tiene fin: ciérrelo con `.</translation>
    </message>
    <message>
        <source>A parameter needs a name after $.</source>
        <translation>Un parámetro necesita un nombre después de $.</translation>
    </message>
    <message>
        <source>This text has no end: close it with %1.</source>
        <translation>Este texto no tiene fin: ciérrelo con %1.</translation>
    </message>
    <message>
        <source>\%1 is no escape: write \\ for a backslash.</source>
        <translation>\%1 no es un carácter de escape: escriba \\ para una barra invertida.</translation>
    </message>
    <message>
        <source>\u takes four hexadecimal digits and \U eight.</source>
        <translation>\u requiere cuatro dígitos hexadecimales y \U ocho.</translation>
    </message>
    <message>
        <source>There is no character of this number.</source>
        <translation>No hay ningún carácter con este número.</translation>
    </message>
    <message>
        <source>%1 is no number.</source>
        <translation>%1 no es un número.</translation>
    </message>
    <message>
        <source>%1 is too large a number.</source>
        <translation>%1 es un número demasiado grande.</translation>
    </message>
    <message>
        <source>The character %1 has no meaning here.</source>
        <translation>El carácter %1 no significa nada aquí.</translation>
    </message>
    <message>
        <source>fewer operators</source>
        <translation>menos operadores</translation>
    </message>
    <message>
        <source>A shortest path is looked for along one relationship pattern, as in shortestPath((a)-[*]-(b)).</source>
        <translation>El camino más corto se busca a lo largo de un solo patrón de relación, como en shortestPath((a)-[*]-(b)).</translation>
    </message>
    <message>
        <source>A shortest path has a least length of 0 or 1.</source>
        <translation>Un camino más corto tiene una longitud mínima de 0 o 1.</translation>
    </message>
    <message>
        <source>a label</source>
        <translation>una etiqueta</translation>
    </message>
    <message>
        <source>A parameter cannot stand for all properties of a pattern: write {name: $value}.</source>
        <translation>Un parámetro no puede representar todas las propiedades de un patrón: escriba {name: $value}.</translation>
    </message>
    <message>
        <source>a relationship type</source>
        <translation>un tipo de relación</translation>
    </message>
    <message>
        <source>The length of a path is not negative.</source>
        <translation>La longitud de un camino no es negativa.</translation>
    </message>
    <message>
        <source>The query ends where %1 is expected.</source>
        <translation>La consulta termina donde se espera %1.</translation>
    </message>
    <message>
        <source>Expected %1, but found %2.</source>
        <translation>Se esperaba %1, pero se encontró %2.</translation>
    </message>
    <message>
        <source>a variable</source>
        <translation>una variable</translation>
    </message>
    <message>
        <source>The query is nested more than %1 levels deep: write it flatter.</source>
        <translation>La consulta está anidada a más de %1 niveles: escríbala más plana.</translation>
    </message>
    <message>
        <source>The variable %1 stands for a thing of another kind already.</source>
        <translation>La variable %1 ya representa algo de otra clase.</translation>
    </message>
    <message>
        <source>There is no variable %1.</source>
        <translation>No existe la variable %1.</translation>
    </message>
    <message>
        <source>There is a variable %1 already.</source>
        <translation>Ya existe una variable %1.</translation>
    </message>
    <message>
        <source>No relationship is matched twice by one MATCH: give %1 another name in one place.</source>
        <translation>Un MATCH no encuentra dos veces la misma relación: dé a %1 otro nombre en uno de los lugares.</translation>
    </message>
    <message>
        <source>All parts of a UNION return the same columns, in one order.</source>
        <translation>Todas las partes de un UNION devuelven las mismas columnas, en el mismo orden.</translation>
    </message>
    <message>
        <source>Beside an aggregate only what is grouped by can stand: put this expression into a column of its own first.</source>
        <translation>Junto a un agregado solo puede estar aquello por lo que se agrupa: ponga antes esta expresión en una columna propia.</translation>
    </message>
    <message>
        <source>There is no variable that * could stand for.</source>
        <translation>No hay ninguna variable que * pueda representar.</translation>
    </message>
    <message>
        <source>An expression in WITH needs a name: write AS and one.</source>
        <translation>Una expresión en WITH necesita un nombre: escriba AS y un nombre.</translation>
    </message>
    <message>
        <source>Two columns have the name %1: write AS and another.</source>
        <translation>Dos columnas se llaman %1: escriba AS y otro nombre.</translation>
    </message>
    <message>
        <source>SKIP and LIMIT take a number that does not depend on the rows.</source>
        <translation>SKIP y LIMIT admiten un número que no dependa de las filas.</translation>
    </message>
    <message>
        <source>SKIP and LIMIT take no negative number.</source>
        <translation>SKIP y LIMIT no admiten números negativos.</translation>
    </message>
    <message>
        <source>SKIP and LIMIT take a whole number.</source>
        <translation>SKIP y LIMIT admiten un número entero.</translation>
    </message>
    <message>
        <source>An aggregate cannot stand inside of another.</source>
        <translation>Un agregado no puede estar dentro de otro.</translation>
    </message>
    <message>
        <source>An aggregate cannot be taken of what is another each time.</source>
        <translation>Un agregado no se puede calcular de algo que cambia cada vez.</translation>
    </message>
    <message>
        <source>ORDER BY has an aggregate here only if %1 has one.</source>
        <translation>ORDER BY solo tiene aquí un agregado si %1 tiene uno.</translation>
    </message>
    <message>
        <source>An aggregate can only stand in WITH, RETURN and their ORDER BY.</source>
        <translation>Un agregado solo puede estar en WITH, RETURN y su ORDER BY.</translation>
    </message>
    <message>
        <source>A pattern is a truth only in WHERE: write EXISTS { … } or a pattern comprehension here.</source>
        <translation>Un patrón solo es una condición en WHERE: escriba aquí EXISTS { … } o una lista por patrón.</translation>
    </message>
    <message>
        <source>Expected %1 here.</source>
        <translation>Aquí se esperaba %1.</translation>
    </message>
    <message>
        <source>%1 takes %2 arguments.</source>
        <translation>%1 admite %2 argumentos.</translation>
    </message>
    <message>
        <source>There is no function %1. Did you mean %2?</source>
        <translation>No existe la función %1. ¿Quería decir %2?</translation>
    </message>
    <message>
        <source>There is no function %1.</source>
        <translation>No existe la función %1.</translation>
    </message>
    <message>
        <source>%1 takes %2 to %3 arguments.</source>
        <translation>%1 admite de %2 a %3 argumentos.</translation>
    </message>
    <message>
        <source>The query needs too much memory: let its patterns share variables, bound the length of its paths, or add a WHERE or LIMIT.</source>
        <translation>La consulta necesita demasiada memoria: haga que sus patrones compartan variables, limite la longitud de sus caminos o añada WHERE o LIMIT.</translation>
    </message>
    <message>
        <source>A percentile is a number from 0 to 1.</source>
        <translation>Un percentil es un número de 0 a 1.</translation>
    </message>
    <message>
        <source>The parameter $%1 has no value.</source>
        <translation>El parámetro $%1 no tiene valor.</translation>
    </message>
    <message>
        <source>Expected true or false, but found a value of type %1.</source>
        <translation>Se esperaba verdadero o falso, pero se encontró un valor de tipo %1.</translation>
    </message>
    <message>
        <source>%1 is no regular expression.</source>
        <translation>%1 no es una expresión regular.</translation>
    </message>
    <message>
        <source>A pattern begins at a node, but found a value of type %1.</source>
        <translation>Un patrón empieza en un nodo, pero se encontró un valor de tipo %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is an endpoint elsewhere, which is asked in SPARQL and not in Cypher.</source>
        <translation>«%1» es un endpoint externo, que se consulta en SPARQL y no en Cypher.</translation>
    </message>
    <message>
        <source>How the graph is searched</source>
        <translation>Cómo se recorre el grafo</translation>
    </message>
    <message>
        <source>Ask the graph in Cypher</source>
        <translation>Preguntar al grafo en Cypher</translation>
    </message>
    <message>
        <source>a relationship</source>
        <translation>una relación</translation>
    </message>
    <message>
        <source>a node</source>
        <translation>un nodo</translation>
    </message>
    <message>
        <source>a path</source>
        <translation>un camino</translation>
    </message>
    <message>
        <source>a list or a text</source>
        <translation>una lista o un texto</translation>
    </message>
    <message>
        <source>a node, a relationship or a map</source>
        <translation>un nodo, una relación o un mapa</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>verdadero o falso</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>Reply with a JSON object with the member &quot;texts&quot;.</source>
        <translation>Responda con un objeto JSON con el miembro «texts».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is damaged: what was learned is left out. Learn anew.</source>
        <translation>«%1» está dañado: lo aprendido se deja de lado. Vuelva a aprender.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read.</source>
        <translation>No se puede leer «%1».</translation>
    </message>
    <message>
        <source>What was learned was kept by another version. Learn anew.</source>
        <translation>Lo aprendido es de otra versión. Vuelva a aprender.</translation>
    </message>
    <message>
        <source>Nothing could be learned from these examples.</source>
        <translation>No se pudo aprender nada de estos ejemplos.</translation>
    </message>
    <message>
        <source>There is not enough memory to learn from these examples.</source>
        <translation>No hay memoria suficiente para aprender de estos ejemplos.</translation>
    </message>
    <message>
        <source>--auth-env holds the key of one endpoint, and there are several: &quot;%1&quot; and &quot;%2&quot;.</source>
        <translation>--auth-env contiene la clave de un solo endpoint, y hay varios: «%1» y «%2».</translation>
    </message>
    <message>
        <source>The graph of &quot;%1&quot; has no search index yet: it is fetched among the knowledge bases, or by &quot;tripletalk-cli index&quot;.</source>
        <translation>El grafo de «%1» aún no tiene índice de búsqueda: se obtiene en las bases de conocimiento o con «tripletalk-cli index».</translation>
    </message>
    <message>
        <source>The query is believed: by what can be seen of it, it is right %1 times in 100.</source>
        <translation>Se cree la consulta: por lo que se ve en ella, es correcta %1 de cada 100 veces.</translation>
    </message>
    <message>
        <source>No query could be run: the facts are asked.</source>
        <translation>No se pudo ejecutar ninguna consulta: se pregunta a los hechos.</translation>
    </message>
    <message>
        <source>The query is not believed, as by what can be seen of it, it is right %1 times in 100: the facts are asked.</source>
        <translation>No se cree la consulta, pues por lo que se ve en ella es correcta %1 de cada 100 veces: se pregunta a los hechos.</translation>
    </message>
    <message>
        <source>The model server sent nothing. Some do so where a prompt is longer than the model&apos;s context window.</source>
        <translation>El servidor del modelo no envió nada. Algunos hacen eso cuando una petición es más larga que la ventana de contexto del modelo.</translation>
    </message>
    <message>
        <source>The model chose rightly in %1 of %2 cases whose answer is known: the rules decide alone. A larger model may help.</source>
        <translation>El modelo eligió bien en %1 de %2 casos cuya respuesta se conoce: deciden solo las reglas. Un modelo mayor puede ayudar.</translation>
    </message>
    <message>
        <source>This question was taught anew meanwhile.</source>
        <translation>Esta pregunta se ha vuelto a enseñar mientras tanto.</translation>
    </message>
    <message>
        <source>The file refers to a context that is not here.</source>
        <translation>El archivo se refiere a un contexto que no está aquí.</translation>
    </message>
    <message>
        <source>missing context</source>
        <translation>contexto que falta</translation>
    </message>
    <message>
        <source>a key that the context does not define</source>
        <translation>una clave que el contexto no define</translation>
    </message>
    <message>
        <source>a key that the context ignores</source>
        <translation>una clave que el contexto ignora</translation>
    </message>
    <message>
        <source>a name that stands for nothing</source>
        <translation>un nombre que no designa nada</translation>
    </message>
    <message>
        <source>a node in a graph whose name is no good</source>
        <translation>un nodo de un grafo cuyo nombre no sirve</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands behind a long @graph for which it holds; let it stand before it.</source>
        <translation>«%1» está detrás de un @graph largo al que se aplica; debe ir delante.</translation>
    </message>
    <message>
        <source>too many values</source>
        <translation>demasiados valores</translation>
    </message>
    <message>
        <source>duplicate key</source>
        <translation>clave duplicada</translation>
    </message>
    <message>
        <source>A single item is longer than 64 MB.</source>
        <translation>Un solo elemento ocupa más de 64 MB.</translation>
    </message>
    <message>
        <source>a blank node as a property</source>
        <translation>un nodo en blanco como propiedad</translation>
    </message>
    <message>
        <source>something other than JSON</source>
        <translation>algo que no es JSON</translation>
    </message>
    <message>
        <source>JSON-LD</source>
        <translation>JSON-LD</translation>
    </message>
    <message>
        <source>TRIPLETALK_TOKEN is shorter than %1 characters.</source>
        <translation>TRIPLETALK_TOKEN tiene menos de %1 caracteres.</translation>
    </message>
    <message>
        <source>--dataset takes IRI=NAME.</source>
        <translation>--dataset toma IRI=NOMBRE.</translation>
    </message>
    <message>
        <source>At an address that others reach, --certificate and --key are needed, or a proxy that encrypts and --behind-proxy.</source>
        <translation>En una dirección a la que llegan otros hacen falta --certificate y --key, o un proxy que cifre y --behind-proxy.</translation>
    </message>
    <message>
        <source>A certificate and its key are needed, both as PEM.</source>
        <translation>Hacen falta un certificado y su clave, ambos en PEM.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no address of a computer.</source>
        <translation>«%1» no es la dirección de un equipo.</translation>
    </message>
    <message>
        <source>No server can be started at %1, port %2.</source>
        <translation>No se puede iniciar ningún servidor en %1, puerto %2.</translation>
    </message>
    <message>
        <source>Too many questions are asked at once: try again later.</source>
        <translation>Se hacen demasiadas preguntas a la vez: inténtelo más tarde.</translation>
    </message>
    <message>
        <source>That conversation is not known any more: ask without it.</source>
        <translation>Esa conversación ya no se conoce: pregunte sin ella.</translation>
    </message>
    <message>
        <source>There is no question.</source>
        <translation>No hay ninguna pregunta.</translation>
    </message>
    <message>
        <source>The question is longer than %1 bytes.</source>
        <translation>La pregunta tiene más de %1 bytes.</translation>
    </message>
    <message>
        <source>There is no prompt of this name: there is &quot;%1&quot;.</source>
        <translation>No hay ningún prompt con ese nombre: hay «%1».</translation>
    </message>
    <message>
        <source>There is no resource &quot;%1&quot;.</source>
        <translation>No hay ningún recurso «%1».</translation>
    </message>
    <message>
        <source>The argument &quot;%1&quot; is needed, as a text.</source>
        <translation>Hace falta el argumento «%1», como texto.</translation>
    </message>
    <message>
        <source>The argument &quot;%1&quot; is a list of texts.</source>
        <translation>El argumento «%1» es una lista de textos.</translation>
    </message>
    <message>
        <source>The argument &quot;%1&quot; is a whole number from %2 to %3.</source>
        <translation>El argumento «%1» es un número entero de %2 a %3.</translation>
    </message>
    <message>
        <source>The privacy rule of this knowledge base lets it answer on this computer alone.</source>
        <translation>La regla de privacidad de esta base de conocimiento solo le permite responder en este equipo.</translation>
    </message>
    <message>
        <source>The privacy rule of this knowledge base lets no value reach a model: its schema alone is told.</source>
        <translation>La regla de privacidad de esta base de conocimiento no deja llegar ningún valor a un modelo: solo se dice su esquema.</translation>
    </message>
    <message>
        <source>Say which knowledge base: %1.</source>
        <translation>Diga qué base de conocimiento: %1.</translation>
    </message>
    <message>
        <source>There is no knowledge base &quot;%1&quot;: there is %2.</source>
        <translation>No hay ninguna base de conocimiento «%1»: hay %2.</translation>
    </message>
    <message>
        <source>The query makes no triples: its answer is written as JSON, XML, CSV or TSV.</source>
        <translation>La consulta no hace tripletas: su respuesta se escribe como JSON, XML, CSV o TSV.</translation>
    </message>
    <message>
        <source>language missing</source>
        <translation>falta el idioma</translation>
    </message>
    <message>
        <source>base direction of a text, which is left out</source>
        <translation>dirección base de un texto, que se omite</translation>
    </message>
    <message>
        <source>&quot;&lt;&lt;&quot; of SPARQL 1.2 is not read yet. A triple that is spoken of is an rdf:Statement here, with rdf:subject, rdf:predicate and rdf:object.</source>
        <translation>«&lt;&lt;» de SPARQL 1.2 aún no se lee. Una tripleta de la que se habla es aquí un rdf:Statement con rdf:subject, rdf:predicate y rdf:object.</translation>
    </message>
    <message>
        <source>Say a format: %1.</source>
        <translation>Indique un formato: %1.</translation>
    </message>
    <message>
        <source>Name the one file or folder to write.</source>
        <translation>Indique el único archivo o carpeta que se va a escribir.</translation>
    </message>
    <message>
        <source>it is hidden</source>
        <translation>está oculto</translation>
    </message>
    <message>
        <source>a view: its rows stand in other tables</source>
        <translation>una vista: sus filas están en otras tablas</translation>
    </message>
    <message>
        <source>it leads to what is hidden</source>
        <translation>lleva a algo oculto</translation>
    </message>
    <message>
        <source>What is at &quot;%1&quot; is no export and is not replaced.</source>
        <translation>Lo que hay en «%1» no es una exportación y no se reemplaza.</translation>
    </message>
    <message>
        <source>Another export is writing to &quot;%1&quot;.</source>
        <translation>Otra exportación está escribiendo en «%1».</translation>
    </message>
    <message>
        <source>Column %1 is not of the type that was measured.</source>
        <translation>La columna %1 no es del tipo que se midió.</translation>
    </message>
    <message>
        <source>Say list, add &quot;question&quot; &quot;SELECT …&quot;, remove ID, off ID, on ID, export FILE or import FILE.</source>
        <translation>Diga list, add &quot;pregunta&quot; &quot;SELECT …&quot;, remove ID, off ID, on ID, export ARCHIVO o import ARCHIVO.</translation>
    </message>
    <message>
        <source>There is no model server &quot;%1&quot; among the settings.</source>
        <translation>En los ajustes no hay ningún servidor de modelos «%1».</translation>
    </message>
    <message>
        <source>Give the server a name.</source>
        <translation>Dé un nombre al servidor.</translation>
    </message>
    <message>
        <source>Another server is called &quot;%1&quot;: choose another name.</source>
        <translation>Otro servidor se llama «%1»: elija otro nombre.</translation>
    </message>
    <message>
        <source>Write the address like https://api.example.com/v1 or http://127.0.0.1:8000/v1.</source>
        <translation>Escriba la dirección como https://api.example.com/v1 o http://127.0.0.1:8000/v1.</translation>
    </message>
    <message>
        <source>Leave names and passwords out of the address: a key has a field of its own, and is kept in the keychain.</source>
        <translation>No ponga nombres ni contraseñas en la dirección: la clave tiene su propio campo y se guarda en el llavero.</translation>
    </message>
    <message>
        <source>The embedder gave fewer vectors than there are texts.</source>
        <translation>El embedder dio menos vectores que textos hay.</translation>
    </message>
    <message>
        <source>Say list, or add, remove, off or on with TABLE[.COLUMN] WORD.</source>
        <translation>Indique list, o add, remove, off u on con TABLA[.COLUMNA] PALABRA.</translation>
    </message>
    <message>
        <source>Another example answers this question.</source>
        <translation>Otro ejemplo responde a esta pregunta.</translation>
    </message>
    <message>
        <source>These parts cannot be asked for together: no link leads from one to the other.</source>
        <translation>Estas partes no se pueden consultar juntas: ningún enlace lleva de una a otra.</translation>
    </message>
    <message>
        <source>Nothing of the graph of &quot;%1&quot; is here yet to read questions by: an excerpt is fetched among the knowledge bases, or by &quot;tripletalk-cli excerpt&quot;.</source>
        <translation>Del grafo de «%1» aún no hay nada aquí con que leer preguntas: un extracto se obtiene en las bases de conocimiento o con «tripletalk-cli excerpt».</translation>
    </message>
    <message>
        <source>The endpoint tells no class and no thing of its graph.</source>
        <translation>El endpoint no da ninguna clase ni ninguna cosa de su grafo.</translation>
    </message>
    <message>
        <source>things of which the endpoint did not tell everything</source>
        <translation>cosas de las que el endpoint no lo dijo todo</translation>
    </message>
    <message>
        <source>facts deep inside of nodes without a name</source>
        <translation>hechos en lo profundo de nodos sin nombre</translation>
    </message>
    <message>
        <source>classes beyond those of the first things: they are too many to be counted</source>
        <translation>clases aparte de las de las primeras cosas: son demasiadas para contarlas</translation>
    </message>
    <message>
        <source>classes beyond the largest ones</source>
        <translation>clases aparte de las mayores</translation>
    </message>
    <message>
        <source>things of “%1”, which the endpoint does not count</source>
        <translation>cosas de «%1», que el endpoint no cuenta</translation>
    </message>
    <message>
        <source>things of “%1”, which the endpoint does not list</source>
        <translation>cosas de «%1», que el endpoint no enumera</translation>
    </message>
    <message>
        <source>things without a class</source>
        <translation>cosas sin clase</translation>
    </message>
    <message>
        <source>things that others link to, of which the name alone was fetched</source>
        <translation>cosas a las que otras enlazan, de las que solo se obtuvo el nombre</translation>
    </message>
    <message>
        <source>things of classes that have more of them than were fetched</source>
        <translation>cosas de clases que tienen más de las que se obtuvieron</translation>
    </message>
    <message>
        <source>names of further things of “%1”</source>
        <translation>nombres de más cosas de «%1»</translation>
    </message>
    <message>
        <source>values of “%1” of “%2”</source>
        <translation>valores de «%1» de «%2»</translation>
    </message>
</context>
<context>
    <name>ServerModels</name>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Name of a model, or a part of it</source>
        <translation>Nombre de un modelo, o una parte</translation>
    </message>
    <message>
        <source>List the models</source>
        <translation>Enumerar los modelos</translation>
    </message>
    <message>
        <source>Looking for models</source>
        <translation>Buscando modelos</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) fit.</source>
        <translation>
            <numerusform>%n modelo encaja.</numerusform>
            <numerusform>%n modelos encajan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsView</name>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Embedders</source>
        <translation>Embedders</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privacidad</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Páginas de los ajustes</translation>
    </message>
    <message>
        <source>Sharing</source>
        <translation>Compartir</translation>
    </message>
</context>
<context>
    <name>ShapingDialog</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>new, %1</source>
        <translation>nueva, %1</translation>
    </message>
    <message>
        <source>gone, had %1</source>
        <translation>desaparece, tenía %1</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 en vez de %2</translation>
    </message>
    <message>
        <source>Trying it beside the base</source>
        <translation>Se prueba junto a la base</translation>
    </message>
    <message>
        <source>The tables are filled beside the base, to show what changes.</source>
        <translation>Las tablas se llenan junto a la base para mostrar qué cambia.</translation>
    </message>
    <message>
        <source>The graph stays as it is. You can undo this, and it is kept when the graph is imported again.</source>
        <translation>El grafo queda como está. Puede deshacerse, y se conserva cuando el grafo se importa de nuevo.</translation>
    </message>
    <message>
        <source>No table would change.</source>
        <translation>No cambiaría ninguna tabla.</translation>
    </message>
    <message>
        <source>Tables that change</source>
        <translation>Tablas que cambian</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Change the tables</source>
        <translation>Cambiar las tablas</translation>
    </message>
</context>
<context>
    <name>SharingPage</name>
    <message>
        <source>Assistants, SPARQL clients and chat programs on this computer can ask what you share, with its token, until you stop it or close the window. They only read, by the privacy rule of each knowledge base.</source>
        <translation>Los asistentes, clientes de SPARQL y programas de chat de este equipo pueden preguntar lo que comparta, con su token, hasta que lo detenga o cierre la ventana. Solo leen, según la regla de privacidad de cada base de conocimiento.</translation>
    </message>
    <message>
        <source>What is shared</source>
        <translation>Qué se comparte</translation>
    </message>
    <message>
        <source>Stop sharing</source>
        <translation>Dejar de compartir</translation>
    </message>
    <message>
        <source>Share on this computer</source>
        <translation>Compartir en este equipo</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message numerus="yes">
        <source>Asked %n time(s), last at %1: %2</source>
        <translation>
            <numerusform>Preguntado %n vez, la última a las %1: %2</numerusform>
            <numerusform>Preguntado %n veces, la última a las %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has asked yet.</source>
        <translation>Nadie ha preguntado todavía.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>SPARQL of “%1”: %2</source>
        <translation>SPARQL de «%1»: %2</translation>
    </message>
    <message>
        <source>Chat programs: %1, the key is the token.</source>
        <translation>Programas de chat: %1, la clave es el token.</translation>
    </message>
    <message>
        <source>For an assistant</source>
        <translation>Para un asistente</translation>
    </message>
    <message>
        <source>This goes into its configuration of MCP servers. The token is new each time that you share.</source>
        <translation>Esto va en su configuración de servidores MCP. El token es nuevo cada vez que comparte.</translation>
    </message>
    <message>
        <source>Configuration of an assistant</source>
        <translation>Configuración de un asistente</translation>
    </message>
    <message>
        <source>There is no knowledge base to share yet. Import a graph first.</source>
        <translation>Todavía no hay ninguna base de conocimiento que compartir. Importe antes un grafo.</translation>
    </message>
</context>
<context>
    <name>SourceCard</name>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Pasaje</translation>
    </message>
    <message>
        <source>Source %1: %2</source>
        <translation>Fuente %1: %2</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>puntuación %1</translation>
    </message>
</context>
<context>
    <name>SourceExplanation</name>
    <message>
        <source>What the query does</source>
        <translation>Qué hace la consulta</translation>
    </message>
    <message>
        <source>What stands between ‹ and › is SQL for which there are no plain words here.</source>
        <translation>Lo que está entre ‹ y › es SQL para el que aquí no hay palabras sencillas.</translation>
    </message>
</context>
<context>
    <name>SourcePassage</name>
    <message>
        <source>From the document %1</source>
        <translation>Del documento %1</translation>
    </message>
    <message>
        <source>Found by: %1</source>
        <translation>Encontrado por: %1</translation>
    </message>
    <message>
        <source>Show the entity</source>
        <translation>Mostrar la entidad</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
</context>
<context>
    <name>SourcePreview</name>
    <message>
        <source>%1 · a query that failed</source>
        <translation>%1 · una consulta que falló</translation>
    </message>
    <message numerus="yes">
        <source>%1 · a query with %n row(s)</source>
        <translation>
            <numerusform>%1 · una consulta con %n fila</numerusform>
            <numerusform>%1 · una consulta con %n filas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourceQuery</name>
    <message>
        <source>Query</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>Hide the explanation</source>
        <translation>Ocultar la explicación</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>Open in the console</source>
        <translation>Abrir en la consola</translation>
    </message>
    <message>
        <source>Fix a column …</source>
        <translation>Arreglar una columna …</translation>
    </message>
    <message>
        <source>Opens a column that this query uses in the schema</source>
        <translation>Abre en el esquema una columna que usa esta consulta</translation>
    </message>
    <message>
        <source>The query found no rows.</source>
        <translation>La consulta no encontró filas.</translation>
    </message>
</context>
<context>
    <name>SourcesView</name>
    <message>
        <source>No sources yet</source>
        <translation>Aún no hay fuentes</translation>
    </message>
    <message>
        <source>What an answer is based on, each query with its rows and each passage, is shown here.</source>
        <translation>Aquí se muestra en qué se basa una respuesta: cada consulta con sus filas y cada pasaje.</translation>
    </message>
    <message>
        <source>No answer was found. This was looked at:</source>
        <translation>No se encontró ninguna respuesta. Se consultó esto:</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>Back to the chat</source>
        <translation>Volver al chat</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Searching the passages</source>
        <translation>Buscando en los pasajes</translation>
    </message>
    <message>
        <source>Understanding the question</source>
        <translation>Entendiendo la pregunta</translation>
    </message>
    <message>
        <source>Asking the model what to look up</source>
        <translation>Preguntando al modelo qué consultar</translation>
    </message>
    <message>
        <source>Choosing among the passages</source>
        <translation>Eligiendo entre los pasajes</translation>
    </message>
    <message>
        <source>Choosing the result</source>
        <translation>Eligiendo el resultado</translation>
    </message>
    <message>
        <source>Writing the answer</source>
        <translation>Escribiendo la respuesta</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Pensando</translation>
    </message>
    <message>
        <source>%1 …</source>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>%1, round %2 of %3 …</source>
        <translation>%1, ronda %2 de %3 …</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Looking at tables</source>
        <translation>Mirando tablas</translation>
    </message>
    <message>
        <source>Running a query</source>
        <translation>Ejecutando una consulta</translation>
    </message>
    <message>
        <source>Listing triples</source>
        <translation>Listando tripletas</translation>
    </message>
    <message>
        <source>Searching the graph</source>
        <translation>Buscando en el grafo</translation>
    </message>
    <message>
        <source>Looking at answered questions</source>
        <translation>Mirando preguntas respondidas</translation>
    </message>
    <message>
        <source>Looking the answer over</source>
        <translation>Revisando la respuesta</translation>
    </message>
    <message>
        <source>%1 tokens a second</source>
        <translation>%1 tokens por segundo</translation>
    </message>
    <message>
        <source>reads %1 tokens, %2 % of its window</source>
        <translation>lee %1 tokens, el %2 % de su ventana</translation>
    </message>
    <message>
        <source>reads %1 tokens</source>
        <translation>lee %1 tokens</translation>
    </message>
</context>
<context>
    <name>StepRow</name>
    <message>
        <source>Read the question</source>
        <translation>Leyó la pregunta</translation>
    </message>
    <message>
        <source>Searched the passages</source>
        <translation>Buscó en los pasajes</translation>
    </message>
    <message>
        <source>Checked the query</source>
        <translation>Comprobó la consulta</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Decidió</translation>
    </message>
    <message>
        <source>Chose the result</source>
        <translation>Eligió el resultado</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falló</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenido</translation>
    </message>
    <message>
        <source>Model: made the question stand alone</source>
        <translation>Modelo: hizo que la pregunta se entienda sola</translation>
    </message>
    <message>
        <source>Model: chose what to look up</source>
        <translation>Modelo: eligió qué consultar</translation>
    </message>
    <message>
        <source>Model: chose the result</source>
        <translation>Modelo: eligió el resultado</translation>
    </message>
    <message>
        <source>Model: chose among the passages</source>
        <translation>Modelo: eligió entre los pasajes</translation>
    </message>
    <message>
        <source>Model: judged the sources and wrote the answer</source>
        <translation>Modelo: juzgó las fuentes y escribió la respuesta</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>ronda %1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s)</source>
        <translation>
            <numerusform>%n pasaje</numerusform>
            <numerusform>%n pasajes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
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
        <translation>en marcha …</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>What came next: %1</source>
        <translation>Lo que vino después: %1</translation>
    </message>
    <message>
        <source>Prompt and reply</source>
        <translation>Prompt y réplica</translation>
    </message>
    <message>
        <source>Looked at tables</source>
        <translation>Miró tablas</translation>
    </message>
    <message>
        <source>Chose a part of the graph</source>
        <translation>Eligió una parte del grafo</translation>
    </message>
    <message>
        <source>Ran a query</source>
        <translation>Ejecutó una consulta</translation>
    </message>
    <message>
        <source>Listed triples</source>
        <translation>Listó tripletas</translation>
    </message>
    <message>
        <source>Searched for things</source>
        <translation>Buscó cosas</translation>
    </message>
    <message>
        <source>Searched for properties</source>
        <translation>Buscó propiedades</translation>
    </message>
    <message>
        <source>Searched the properties of a thing</source>
        <translation>Buscó en las propiedades de una cosa</translation>
    </message>
    <message>
        <source>Searched what a property leads to</source>
        <translation>Buscó adónde lleva una propiedad</translation>
    </message>
    <message>
        <source>Searched a place of a triple</source>
        <translation>Buscó en un lugar de una tripleta</translation>
    </message>
    <message>
        <source>Searched a place of a query</source>
        <translation>Buscó en un lugar de una consulta</translation>
    </message>
    <message>
        <source>Looked for similar questions</source>
        <translation>Buscó preguntas parecidas</translation>
    </message>
    <message>
        <source>Looked at answered questions</source>
        <translation>Miró preguntas respondidas</translation>
    </message>
    <message>
        <source>Gave the answer</source>
        <translation>Dio la respuesta</translation>
    </message>
    <message>
        <source>Gave up</source>
        <translation>Se rindió</translation>
    </message>
    <message>
        <source>Model: looked the answer over</source>
        <translation>Modelo: revisó la respuesta</translation>
    </message>
    <message>
        <source>Put the rows of two graphs side by side</source>
        <translation>Juntó las filas de dos grafos</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>Model: told the facts as text</source>
        <translation>Modelo: contó los hechos como texto</translation>
    </message>
    <message>
        <source>Told the facts as text</source>
        <translation>Contó los hechos como texto</translation>
    </message>
    <message>
        <source>Model: chose what a name means</source>
        <translation>Modelo: eligió qué significa un nombre</translation>
    </message>
    <message>
        <source>Model: chose how the question is meant</source>
        <translation>Modelo: eligió cómo se entiende la pregunta</translation>
    </message>
    <message>
        <source>Model: tried on a choice whose answer is known</source>
        <translation>Modelo: probado con una elección cuya respuesta se conoce</translation>
    </message>
</context>
<context>
    <name>StepsView</name>
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
            <numerusform>%n llamada al modelo</numerusform>
            <numerusform>%n llamadas al modelo</numerusform>
        </translation>
    </message>
    <message>
        <source>no model</source>
        <translation>sin modelo</translation>
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
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) failed</source>
        <translation>
            <numerusform>%n paso falló</numerusform>
            <numerusform>%n pasos fallaron</numerusform>
        </translation>
    </message>
    <message>
        <source>No steps yet</source>
        <translation>Aún no hay pasos</translation>
    </message>
    <message>
        <source>Every model call, query, search and decision of an answer is shown here with the time it took.</source>
        <translation>Aquí se muestra cada llamada al modelo, consulta, búsqueda y decisión de una respuesta con el tiempo que llevó.</translation>
    </message>
</context>
<context>
    <name>Strategy</name>
    <message>
        <source>Offline, no model</source>
        <translation>Sin modelo</translation>
    </message>
    <message>
        <source>Reads the question by rules. Quick, and nothing leaves this computer.</source>
        <translation>Lee la pregunta mediante reglas. Es rápido y nada sale de este equipo.</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>sin modelo</translation>
    </message>
    <message>
        <source>Control: one query</source>
        <translation>Control: una consulta</translation>
    </message>
    <message>
        <source>One query and no check: only to compare with.</source>
        <translation>Una consulta sin comprobación: solo para comparar.</translation>
    </message>
    <message>
        <source>A query of your own</source>
        <translation>Una consulta propia</translation>
    </message>
    <message>
        <source>Your query in place of the one that an answer had.</source>
        <translation>Su consulta en lugar de la que tenía una respuesta.</translation>
    </message>
    <message>
        <source>corrected by you</source>
        <translation>corregida por usted</translation>
    </message>
    <message>
        <source>SQL and passages</source>
        <translation>SQL y pasajes</translation>
    </message>
    <message>
        <source>The model queries the tables and searches the passages, round after round, until it has enough.</source>
        <translation>El modelo consulta las tablas y busca en los pasajes, ronda tras ronda, hasta tener suficiente.</translation>
    </message>
    <message>
        <source>SQL only</source>
        <translation>Solo SQL</translation>
    </message>
    <message>
        <source>The model queries the tables alone: for counting and comparing.</source>
        <translation>El modelo consulta solo las tablas: para contar y comparar.</translation>
    </message>
    <message>
        <source>Passages only</source>
        <translation>Solo pasajes</translation>
    </message>
    <message>
        <source>The model reads the passages alone: for describing.</source>
        <translation>El modelo lee solo los pasajes: para describir.</translation>
    </message>
    <message>
        <source>SPARQL only</source>
        <translation>Solo SPARQL</translation>
    </message>
    <message>
        <source>The model queries the graph itself, without tables: for those who know its classes.</source>
        <translation>El modelo consulta el propio grafo, sin tablas: para quien conoce sus clases.</translation>
    </message>
    <message>
        <source>A part of the graph (Auto-KGQA)</source>
        <translation>Una parte del grafo (Auto-KGQA)</translation>
    </message>
    <message>
        <source>The program picks the part of the graph that the question is about, and the model queries the graph knowing that part: for graphs too large to show.</source>
        <translation>El programa elige la parte del grafo de la que trata la pregunta, y el modelo consulta el grafo conociendo esa parte: para grafos demasiado grandes para mostrarlos.</translation>
    </message>
    <message>
        <source>Agent on the graph (GRASP)</source>
        <translation>Agente sobre el grafo (GRASP)</translation>
    </message>
    <message>
        <source>The model looks around in the graph, step by step, until a query answers: for graphs of any size.</source>
        <translation>El modelo explora el grafo paso a paso hasta que una consulta responde: para grafos de cualquier tamaño.</translation>
    </message>
    <message>
        <source>Agent on the graph, in words (GRASP)</source>
        <translation>Agente sobre el grafo, en palabras (GRASP)</translation>
    </message>
    <message>
        <source>The same, but it answers in words from all that it found: where no single query answers.</source>
        <translation>Lo mismo, pero responde con palabras a partir de todo lo que encontró: donde ninguna consulta sola responde.</translation>
    </message>
    <message>
        <source>Learned paths (Retrieve-Rewrite-Answer)</source>
        <translation>Caminos aprendidos (Retrieve-Rewrite-Answer)</translation>
    </message>
    <message>
        <source>Follows the path of relations that was learned for such questions, and tells what it leads to: for looking things up, also without a model.</source>
        <translation>Sigue el camino de relaciones aprendido para tales preguntas y dice adónde lleva: para consultar datos, también sin modelo.</translation>
    </message>
    <message>
        <source>Repaired Cypher and facts (UniOQA)</source>
        <translation>Cypher corregido y hechos (UniOQA)</translation>
    </message>
    <message>
        <source>The model queries the graph in Cypher, the program corrects its names by the graph&apos;s own, and facts found by words answer where the query does not.</source>
        <translation>El modelo consulta el grafo en Cypher, el programa corrige sus nombres según los del grafo y, donde la consulta no responde, responden hechos encontrados por palabras.</translation>
    </message>
    <message>
        <source>Readings, one chosen by the model</source>
        <translation>Lecturas, una elegida por el modelo</translation>
    </message>
    <message>
        <source>Reads the question by rules; where they are not sure the model chooses among their readings: for small models.</source>
        <translation>Lee la pregunta con reglas; donde no son seguras, el modelo elige entre sus lecturas: para modelos pequeños.</translation>
    </message>
</context>
<context>
    <name>SubgraphView</name>
    <message>
        <source>The part of the graph</source>
        <translation>La parte del grafo</translation>
    </message>
    <message>
        <source>The program looked for the words of the question in the graph and read what is around. The model was shown what you see here, and more that fits: what the question names is set off by colour, the rest joins it or tells of it.</source>
        <translation>El programa buscó las palabras de la pregunta en el grafo y leyó lo que hay alrededor. Al modelo se le mostró lo que se ve aquí y más que encaja: lo que nombra la pregunta está destacado en color; lo demás lo une o dice algo de ello.</translation>
    </message>
</context>
<context>
    <name>TableGridView</name>
    <message>
        <source>The rows are in %1.</source>
        <translation>Las filas están en %1.</translation>
    </message>
    <message>
        <source>Saving, %1 %</source>
        <translation>Guardando, %1 %</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all rows</source>
        <translation>Mostrar todas las filas</translation>
    </message>
    <message>
        <source>Stop saving</source>
        <translation>Dejar de guardar</translation>
    </message>
    <message>
        <source>Save these rows as CSV</source>
        <translation>Guardar estas filas como CSV</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Guardando</translation>
    </message>
    <message>
        <source>Choosing rows</source>
        <translation>Eligiendo filas</translation>
    </message>
    <message>
        <source>CSV file</source>
        <translation>Archivo CSV</translation>
    </message>
    <message>
        <source>Build a query: conditions, columns of linked tables, groups, sums</source>
        <translation>Crear una consulta: condiciones, columnas de tablas enlazadas, grupos, sumas</translation>
    </message>
</context>
<context>
    <name>TaughtForm</name>
    <message>
        <source>Enter keeps it, Esc leaves it as it was</source>
        <translation>Intro lo guarda, Esc lo deja como estaba</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>Query of “%1”</source>
        <translation>Consulta de «%1»</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
</context>
<context>
    <name>TaughtLine</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>TaughtList</name>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>Mostrar %n más</numerusform>
            <numerusform>Mostrar %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TaughtRow</name>
    <message>
        <source>Not used: %1</source>
        <translation>No se usa: %1</translation>
    </message>
    <message>
        <source>Open the query of “%1” in the console</source>
        <translation>Abrir en la consola la consulta de «%1»</translation>
    </message>
    <message>
        <source>Forget what was taught of “%1”</source>
        <translation>Olvidar lo enseñado sobre «%1»</translation>
    </message>
    <message>
        <source>Switched off: %1</source>
        <translation>Desactivado: %1</translation>
    </message>
    <message>
        <source>Learned from it: %1</source>
        <translation>Aprendido de ella: %1</translation>
    </message>
    <message>
        <source>Switch on what was taught of “%1”</source>
        <translation>Activar lo enseñado de «%1»</translation>
    </message>
    <message>
        <source>Switch off what was taught of “%1”</source>
        <translation>Desactivar lo enseñado de «%1»</translation>
    </message>
    <message>
        <source>Correct “%1”</source>
        <translation>Corregir «%1»</translation>
    </message>
</context>
<context>
    <name>TaughtWord</name>
    <message>
        <source>Stands for %1, learned from “%2”</source>
        <translation>Significa %1, aprendido de «%2»</translation>
    </message>
    <message>
        <source>Synonym of %1</source>
        <translation>Sinónimo de %1</translation>
    </message>
    <message>
        <source>Switched off: %1</source>
        <translation>Desactivado: %1</translation>
    </message>
    <message>
        <source>Change the word “%1”</source>
        <translation>Cambiar la palabra «%1»</translation>
    </message>
    <message>
        <source>Switch on the word “%1”</source>
        <translation>Activar la palabra «%1»</translation>
    </message>
    <message>
        <source>Switch off the word “%1”</source>
        <translation>Desactivar la palabra «%1»</translation>
    </message>
    <message>
        <source>Forget the word “%1”</source>
        <translation>Olvidar la palabra «%1»</translation>
    </message>
    <message>
        <source>Another word for %1</source>
        <translation>Otra palabra para %1</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Enter keeps it, Esc leaves it as it was</source>
        <translation>Intro lo guarda, Esc lo deja como estaba</translation>
    </message>
</context>
<context>
    <name>TaughtWords</name>
    <message>
        <source>Synonyms and learned words (%L1)</source>
        <translation>Sinónimos y palabras aprendidas (%L1)</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>Mostrar %n más</numerusform>
            <numerusform>Mostrar %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>“%1” is not a web address.</source>
        <translation>«%1» no es una dirección web.</translation>
    </message>
    <message>
        <source>Write it like http://127.0.0.1:11434 or https://api.example.com/v1.</source>
        <translation>Escríbala como http://127.0.0.1:11434 o https://api.example.com/v1.</translation>
    </message>
    <message>
        <source>There is no server called %1.</source>
        <translation>No hay ningún servidor llamado %1.</translation>
    </message>
    <message>
        <source>Look for a typing mistake in the address, and whether this computer is online.</source>
        <translation>Mire si hay un error en la dirección y si este equipo está en línea.</translation>
    </message>
    <message>
        <source>Nothing answers at %1.</source>
        <translation>Nada responde en %1.</translation>
    </message>
    <message>
        <source>Start Ollama (“ollama serve”), or install it from ollama.com. If it runs on another port or computer, change the address.</source>
        <translation>Inicie Ollama («ollama serve») o instálelo desde ollama.com. Si funciona en otro puerto u otro equipo, cambie la dirección.</translation>
    </message>
    <message>
        <source>Start the server, or change the address or its port.</source>
        <translation>Inicie el servidor, o cambie la dirección o su puerto.</translation>
    </message>
    <message>
        <source>%1 cannot be reached.</source>
        <translation>No se alcanza %1.</translation>
    </message>
    <message>
        <source>Look whether this computer is online, and whether a proxy is needed (Network).</source>
        <translation>Mire si este equipo está en línea y si hace falta un proxy (Red).</translation>
    </message>
    <message>
        <source>The proxy does not let the request through to %1.</source>
        <translation>El proxy no deja pasar la petición a %1.</translation>
    </message>
    <message>
        <source>Look at the address, the name and the password of the proxy (Network).</source>
        <translation>Mire la dirección, el nombre y la contraseña del proxy (Red).</translation>
    </message>
    <message>
        <source>The certificate of %1 is not trusted.</source>
        <translation>No se confía en el certificado de %1.</translation>
    </message>
    <message>
        <source>If it is of your own organisation, choose its certificate file (Network).</source>
        <translation>Si es de su propia organización, elija su archivo de certificado (Red).</translation>
    </message>
    <message>
        <source>%1 asks for a key.</source>
        <translation>%1 pide una clave.</translation>
    </message>
    <message>
        <source>Enter the key of your account.</source>
        <translation>Introduzca la clave de su cuenta.</translation>
    </message>
    <message>
        <source>%1 does not accept the key.</source>
        <translation>%1 no acepta la clave.</translation>
    </message>
    <message>
        <source>Copy the key anew from your account there: it may be mistyped, expired or of another server.</source>
        <translation>Copie la clave de nuevo de su cuenta allí: puede estar mal escrita, caducada o ser de otro servidor.</translation>
    </message>
    <message>
        <source>Something answers at %1, but it is not a model server.</source>
        <translation>Algo responde en %1, pero no es un servidor de modelos.</translation>
    </message>
    <message>
        <source>Look at the end of the address: OpenAI-compatible servers mostly want /v1 there, Ollama nothing.</source>
        <translation>Mire el final de la dirección: los servidores compatibles con OpenAI suelen querer /v1 ahí, Ollama nada.</translation>
    </message>
    <message>
        <source>%1 did not answer in time.</source>
        <translation>%1 no respondió a tiempo.</translation>
    </message>
    <message>
        <source>A large model may need long to load: try once more, or choose a smaller one.</source>
        <translation>Un modelo grande puede tardar mucho en cargar: inténtelo otra vez o elija uno más pequeño.</translation>
    </message>
    <message>
        <source>%1 has too much to do, or your quota is used up.</source>
        <translation>%1 tiene demasiado que hacer, o su cuota está agotada.</translation>
    </message>
    <message>
        <source>Wait a minute and try again, or look at your account there.</source>
        <translation>Espere un minuto y vuelva a intentarlo, o mire su cuenta allí.</translation>
    </message>
    <message>
        <source>%1 is not this computer, and the privacy rule of the knowledge base lets nothing leave it.</source>
        <translation>%1 no es este equipo, y la regla de privacidad de la base de conocimiento no deja salir nada.</translation>
    </message>
    <message>
        <source>Choose a model on this computer, or change the rule.</source>
        <translation>Elija un modelo de este equipo, o cambie la regla.</translation>
    </message>
    <message>
        <source>%1 answers with an error.</source>
        <translation>%1 responde con un error.</translation>
    </message>
    <message>
        <source>Read below what it says.</source>
        <translation>Lea abajo lo que dice.</translation>
    </message>
    <message>
        <source>The server has no model “%1”.</source>
        <translation>El servidor no tiene el modelo «%1».</translation>
    </message>
    <message>
        <source>Choose one of the list, or fetch this one by its name.</source>
        <translation>Elija uno de la lista, o descargue este por su nombre.</translation>
    </message>
    <message>
        <source>Choose one of the list, or look for a typing mistake.</source>
        <translation>Elija uno de la lista, o mire si hay un error al escribirlo.</translation>
    </message>
    <message>
        <source>The model “%1” answers, but does not keep to the form that is asked for (JSON).</source>
        <translation>El modelo «%1» responde, pero no respeta la forma pedida (JSON).</translation>
    </message>
    <message>
        <source>It may still work, but badly: a larger or newer model is better.</source>
        <translation>Puede que funcione, pero mal: es mejor un modelo más grande o más nuevo.</translation>
    </message>
</context>
<context>
    <name>TurnItem</name>
    <message>
        <source>table</source>
        <translation>tabla</translation>
    </message>
    <message>
        <source>Reading the answer …</source>
        <translation>Leyendo la respuesta …</translation>
    </message>
    <message>
        <source>Stopped. What had come so far is kept.</source>
        <translation>Detenido. Se conserva lo que había llegado.</translation>
    </message>
</context>
<context>
    <name>TurnList</name>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
</context>
<context>
    <name>UnderstoodLine</name>
    <message>
        <source>Understood as: %1</source>
        <translation>Entendido como: %1</translation>
    </message>
    <message>
        <source>Correct it and ask again</source>
        <translation>Corregirlo y preguntar de nuevo</translation>
    </message>
    <message>
        <source>How the question should be understood</source>
        <translation>Cómo debe entenderse la pregunta</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Preguntar de nuevo</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::BaseKeeper</name>
    <message>
        <source>“%1” was saved.</source>
        <translation>«%1» se ha guardado.</translation>
    </message>
    <message>
        <source>No keychain answers on this desktop: the authorization is kept for this session only.</source>
        <translation>En este escritorio no responde ningún llavero: la autorización se guarda solo para esta sesión.</translation>
    </message>
    <message>
        <source>“%1” was unpacked.</source>
        <translation>«%1» se ha desempaquetado.</translation>
    </message>
    <message>
        <source>The graph has as many facts as before: nothing was fetched.</source>
        <translation>El grafo tiene tantos hechos como antes: no se ha obtenido nada.</translation>
    </message>
    <message>
        <source>“%1” learned from %2 of %3 examples.</source>
        <translation>«%1» ha aprendido de %2 de %3 ejemplos.</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::ChartItem</name>
    <message numerus="yes">
        <source>Bars: %1 by %2, %n row(s).</source>
        <translation>
            <numerusform>Barras: %1 por %2, %n fila.</numerusform>
            <numerusform>Barras: %1 por %2, %n filas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Line: %1 over %2, %n point(s).</source>
        <translation>
            <numerusform>Línea: %1 sobre %2, %n punto.</numerusform>
            <numerusform>Línea: %1 sobre %2, %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points: %1 over %2, %n row(s).</source>
        <translation>
            <numerusform>Puntos: %1 sobre %2, %n fila.</numerusform>
            <numerusform>Puntos: %1 sobre %2, %n filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a value and whose it is</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 Smallest: %2; largest: %3.</source>
        <translation>%1 El menor: %2; el mayor: %3.</translation>
    </message>
    <message numerus="yes">
        <source>How often %1 lies in each of %n range(s); most often from %2 to %3.</source>
        <translation>
            <numerusform>Con qué frecuencia %1 está en %n intervalo; lo más a menudo de %2 a %3.</numerusform>
            <numerusform>Con qué frecuencia %1 está en cada uno de %n intervalos; lo más a menudo de %2 a %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bars of parts: %1 by %2, %n bar(s); the parts are %3.</source>
        <translation>
            <numerusform>Barras por partes: %1 por %2, %n barra; las partes son %3.</numerusform>
            <numerusform>Barras por partes: %1 por %2, %n barras; las partes son %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Map of %n place(s): latitude %1 to %2, longitude %3 to %4.</source>
        <translation>
            <numerusform>Mapa con un lugar: latitud de %1 a %2, longitud de %3 a %4.</numerusform>
            <numerusform>Mapa con %n lugares: latitud de %1 a %2, longitud de %3 a %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tripletalk::app::Chat</name>
    <message>
        <source>Temporary chat</source>
        <translation>Chat temporal</translation>
    </message>
    <message>
        <source>Corrected by you</source>
        <translation>Corregida por usted</translation>
    </message>
    <message>
        <source>Without a model</source>
        <translation>Sin modelo</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::ClassModel</name>
    <message>
        <source>Other tables</source>
        <translation>Otras tablas</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::DiagramModel</name>
    <message>
        <source>%1, linked to no other table</source>
        <translation>%1, sin enlace con otra tabla</translation>
    </message>
    <message>
        <source>%1, linked to %2</source>
        <translation>%1, enlazada con %2</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::Exporter</name>
    <message>
        <source>Conversations</source>
        <translation>Conversaciones</translation>
    </message>
    <message>
        <source>Understood as</source>
        <translation>Entendido como</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Pasaje</translation>
    </message>
    <message>
        <source>There were more rows than are kept.</source>
        <translation>Había más filas de las que se conservan.</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Knowledge base</source>
        <translation>Base de conocimiento</translation>
    </message>
    <message>
        <source>version</source>
        <translation>versión</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversación</translation>
    </message>
    <message>
        <source>Its rows are the answer&apos;s table.</source>
        <translation>Sus filas son la tabla de la respuesta.</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::Feedback</name>
    <message>
        <source>This answer belongs to another knowledge base. Open that one first.</source>
        <translation>Esta respuesta es de otra base de conocimiento. Abra primero esa.</translation>
    </message>
    <message>
        <source>This answer is of several knowledge bases. The questions of one are asked of it alone: it cannot be kept among them.</source>
        <translation>Esta respuesta procede de varias bases de conocimiento. Las preguntas de una base se le hacen solo a ella: la respuesta no se puede guardar entre ellas.</translation>
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
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tripletalk::app::ImportFileModel</name>
    <message>
        <source>“%1” is not a file of this computer: download it first.</source>
        <translation>«%1» no es un archivo de este equipo: descárguelo antes.</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::ModelCatalog</name>
    <message>
        <source>reads %1 tokens</source>
        <translation>lee %1 tokens</translation>
    </message>
    <message>
        <source>It chose rightly among readings in %1 of %2 cases.</source>
        <translation>Eligió la lectura correcta en %1 de %2 casos.</translation>
    </message>
    <message>
        <source>%1 That is too few: what it chooses will not count, and it will hardly write queries. A larger model helps.</source>
        <translation>%1 Es muy poco: lo que elija no contará, y difícilmente escribirá consultas. Un modelo mayor ayuda.</translation>
    </message>
    <message>
        <source>It could not be tried further: %1</source>
        <translation>No se pudo seguir probando: %1</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::ModelOffers</name>
    <message>
        <source>%1 to fetch, about %2 of memory</source>
        <translation>%1 de descarga, unos %2 de memoria</translation>
    </message>
    <message>
        <source>Small and quick: chooses among readings, no queries of its own</source>
        <translation>Pequeño y rápido: elige entre lecturas, sin consultas propias</translation>
    </message>
    <message>
        <source>Small: easy questions</source>
        <translation>Pequeño: preguntas fáciles</translation>
    </message>
    <message>
        <source>Good queries for most questions</source>
        <translation>Buenas consultas para la mayoría de las preguntas</translation>
    </message>
    <message>
        <source>Also hard questions; slow without a graphics card</source>
        <translation>También preguntas difíciles; lento sin tarjeta gráfica</translation>
    </message>
    <message>
        <source>most languages</source>
        <translation>la mayoría de los idiomas</translation>
    </message>
    <message>
        <source>Reads %1 tokens; %2</source>
        <translation>Lee %1 tokens; %2</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::OtherBases</name>
    <message>
        <source>“%1” is gone: questions are asked without it.</source>
        <translation>«%1» ya no existe: se pregunta sin ella.</translation>
    </message>
    <message>
        <source>Questions are asked without “%1”: %2</source>
        <translation>Se pregunta sin «%1»: %2</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::QuestionSet</name>
    <message>
        <source>There are none.</source>
        <translation>No hay ninguno.</translation>
    </message>
    <message>
        <source>The knowledge base does not hold it.</source>
        <translation>La base de conocimiento no lo contiene.</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::SchemaAdvice</name>
    <message>
        <source>The configuration in use has no model. Choose one with a model to be given names and comments.</source>
        <translation>La configuración en uso no tiene modelo. Elija una con modelo para obtener nombres y comentarios.</translation>
    </message>
    <message>
        <source>Clean: %1</source>
        <translation>Limpiar: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) cannot be converted.</source>
        <translation>
            <numerusform>%n valor no se puede convertir.</numerusform>
            <numerusform>%n valores no se pueden convertir.</numerusform>
        </translation>
    </message>
    <message>
        <source>The model has nothing to suggest here.</source>
        <translation>El modelo no tiene nada que sugerir aquí.</translation>
    </message>
    <message>
        <source>Call it</source>
        <translation>Llamarla</translation>
    </message>
    <message>
        <source>Say of it</source>
        <translation>Decir de ella</translation>
    </message>
    <message>
        <source>Also called</source>
        <translation>También llamada</translation>
    </message>
    <message>
        <source>one table of %1</source>
        <translation>una tabla de %1</translation>
    </message>
    <message>
        <source>a table for each kind</source>
        <translation>una tabla para cada tipo</translation>
    </message>
    <message>
        <source>a row for each node</source>
        <translation>una fila para cada nodo</translation>
    </message>
    <message>
        <source>all values in %1 alone</source>
        <translation>todos los valores solo en %1</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::SchemaChanges</name>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>label</source>
        <translation>etiqueta</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>comentario</translation>
    </message>
    <message>
        <source>synonyms</source>
        <translation>sinónimos</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>type</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>cleaning</source>
        <translation>limpieza</translation>
    </message>
    <message>
        <source>synonyms of a value</source>
        <translation>sinónimos de un valor</translation>
    </message>
    <message>
        <source>computed column</source>
        <translation>columna calculada</translation>
    </message>
    <message>
        <source>view</source>
        <translation>vista</translation>
    </message>
    <message>
        <source>glossary</source>
        <translation>glosario</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>reglas de la casa</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>as a list</source>
        <translation>como lista</translation>
    </message>
    <message>
        <source>one table</source>
        <translation>una tabla</translation>
    </message>
    <message>
        <source>table of its own</source>
        <translation>tabla propia</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::SchemaEditor</name>
    <message>
        <source>rename %1</source>
        <translation>cambiar el nombre de %1</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>cambiar %1</translation>
    </message>
    <message>
        <source>cleaning of %1</source>
        <translation>limpieza de %1</translation>
    </message>
    <message>
        <source>compute %1</source>
        <translation>calcular %1</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>quitar %1</translation>
    </message>
    <message>
        <source>change the glossary</source>
        <translation>cambiar el glosario</translation>
    </message>
    <message>
        <source>change the house rules</source>
        <translation>cambiar las reglas de la casa</translation>
    </message>
    <message>
        <source>take back a change</source>
        <translation>retirar un cambio</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>load a file</source>
        <translation>cargar un archivo</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::SearchModel</name>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>%1, also “%2”</source>
        <translation>%1, también «%2»</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::Session</name>
    <message>
        <source>“%1” was saved.</source>
        <translation>«%1» se ha guardado.</translation>
    </message>
    <message>
        <source>The answer is there</source>
        <translation>La respuesta está lista</translation>
    </message>
    <message>
        <source>Another window could not be opened.</source>
        <translation>No se pudo abrir otra ventana.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>“%1” means “%2” from now on: see the words of this base.</source>
        <translation>«%1» significa «%2» desde ahora: véanse las palabras de esta base.</translation>
    </message>
    <message>
        <source>%1 is here, and it answers from now on.</source>
        <translation>%1 ya está aquí y responde desde ahora.</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::SubgraphModel</name>
    <message>
        <source>“%1” in the question</source>
        <translation>«%1» en la pregunta</translation>
    </message>
</context>
<context>
    <name>tripletalk::app::TableShaping</name>
    <message>
        <source>a row for each node</source>
        <translation>una fila para cada nodo</translation>
    </message>
    <message>
        <source>each kind</source>
        <translation>cada tipo</translation>
    </message>
    <message>
        <source>Merge %1</source>
        <translation>Unir %1</translation>
    </message>
    <message>
        <source>merge %1</source>
        <translation>unir %1</translation>
    </message>
    <message>
        <source>Tables of their own: %1</source>
        <translation>Tablas propias: %1</translation>
    </message>
    <message>
        <source>part %1</source>
        <translation>separar %1</translation>
    </message>
    <message>
        <source>The values of %1</source>
        <translation>Los valores de %1</translation>
    </message>
    <message>
        <source>values of %1</source>
        <translation>valores de %1</translation>
    </message>
</context>
</TS>
