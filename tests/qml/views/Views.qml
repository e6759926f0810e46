// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk.Backend

// Every view and every state of it that a person can see: for the pictures of ./dev screenshots and for the test of names and
// keys. A line here is all that a new view needs.
//   name     of the pictures
//   graph    "sample" (if not said), another that TourWorld.open knows, or "" for none
//   ask      questions; all but a slow one are answered first
//   show     and `wanted`: what Session.show is asked for
//   act      what else a person does, with the suite's mouse and keys
//   until    when there is something to see
//   changes  whether it leaves other settings or bases behind
QtObject {
    required property var walk

    readonly property string car: "https://data.marorion.example/id/car-velova-235-i-touring-comfort-plus"
    readonly property string tested: "Which SUV that was road tested has the shortest braking distance?"
    // The road tests are asked together with the sample.
    function addPress() {
        const others = walk.session.chat.others;
        walk.world.beginAnew();
        walk.tryVerify(() => others.offered.length === 1);
        others.add(others.offered[0].id);
        walk.tryVerify(() => !others.opening);
    }
    function askBoth(show: string) {
        addPress();
        walk.session.chat.ask(tested);
        walk.session.show(show);
    }
    function learnOnce() {
        const keeper = walk.session.baseKeeper;
        walk.tryVerify(() => keeper.details.examples >= 0);
        if (!keeper.details.learned.learned)
            keeper.learnPaths(walk.session.bases.folder);
    }
    // Dear cars per body type, put together by clicks.
    function buildQuery() {
        const explorer = walk.session.explorer;
        explorer.buildQuery("car");
        walk.tryVerify(() => explorer.builder.table && !explorer.builder.busy);
        explorer.builder.edit({
                "what": "condition",
                "table": "car",
                "column": "price",
                "operator": ">",
                "values": [{
                        "value": "30000",
                        "shown": "30000",
                        "number": 30000
                    }]
            });
        walk.tryVerify(() => explorer.builder.canUndo && !explorer.builder.busy);
    }
    // The models of both servers are listed, and the end of the page is seen.
    function seesModelsOfServers(): bool {
        for (const server of ["", "lab"]) {
            const form = walk.part("server-" + server);
            if (form?.catalog.state === ModelCatalog.Unknown)
                form.catalog.look();
            if (form?.catalog.state !== ModelCatalog.Found)
                return false;
        }
        walk.part("addServer").forceActiveFocus();
        return true;
    }
    // As if a file that is there had been chosen.
    function askToReplace(saver: string) {
        const files = walk.part(saver);
        files.ask("cars");
        walk.findChild(files, saver + "Files").close();
        const asking = walk.findChild(files, saver + "Replaces");
        asking.file = walk.world.graphFile();
        asking.open();
        walk.tryVerify(() => asking.opened);
    }
    // The import wizard with a file, at one of its pages.
    function importing(file: url, page: string) {
        const importer = walk.session.importer;
        importer.reset();
        walk.session.show("import", {
                "sources": [file]
            });
        walk.tryVerify(() => importer.preview.state === ImportPreviewer.Ready, 20000);
        walk.click(walk.part("step-" + page));
    }

    readonly property var all: [{
            "name": "chat-empty",
            "until": () => walk.part("example0")
        }, {
            "name": "chat-no-base",
            "graph": ""
        }, {
            "name": "chat-base-failed",
            "graph": "",
            "act": () => walk.session.bases.open("/nowhere.kb")
        }, {
            "name": "chat-answer",
            "ask": ["Which cars are faster than 240 km/h and cost less than 40000 euros?", "How many cars are there per body type?"]
        }, {
            "name": "chat-notice",
            "ask": ["How many cars are there per body type?"],
            "act": () => walk.session.notice("“How many cars are there per body type.pdf” was saved."),
            "until": () => walk.part("toast").visible
        }, {
            "name": "chat-reading-picker",
            "ask": ["Which cars are faster than 240 km/h?"],
            "act": () => walk.click(walk.part("addPart")),
            "until": () => walk.part("foundPart3")
        }, {
            "name": "chat-reading-column",
            "ask": ["Which cars are faster than 240 km/h?"],
            "act": () => {
                walk.click(walk.part("addPart"));
                walk.tryVerify(() => walk.part("foundPart3"));
                walk.click(walk.part("foundPart3"));
            },
            "until": () => walk.part("addCondition")
        }, {
            "name": "chat-not-understood",
            "ask": ["Why is the sea so salty on Tuesdays?"]
        }, {
            "name": "chat-running",
            "ask": ["slow: which engine is the loudest?"]
        }, {
            "name": "chat-failed",
            "ask": ["fail: which engine is the loudest?"]
        }, {
            "name": "chat-temporary",
            "act": () => walk.click(walk.part("temporaryChat")),
            "until": () => walk.session.chat.temporary
        }, {
            "name": "several-offered",
            "graph": "press",
            "act": () => walk.world.beginAnew(),
            "until": () => walk.part("addBase").visible
        }, {
            "name": "several-answer",
            "graph": "press",
            "act": () => askBoth("sources"),
            "until": () => !walk.session.chat.running
        }, {
            "name": "several-steps",
            "graph": "press",
            "act": () => askBoth("steps"),
            "until": () => !walk.session.chat.running
        }, {
            "name": "several-not-asked",
            "graph": "press",
            "changes": true,
            "act": () => {
                addPress();
                walk.session.configurations.strategy = "sql+passages";
            }
        }, {
            "name": "several-forbidden",
            "graph": "press",
            "changes": true,
            "act": () => {
                addPress();
                walk.session.baseKeeper.setPrivacy(walk.world.folderOf("press"), "schema");
            },
            "until": () => walk.session.configurations.problem
        }, {
            "name": "several-consent",
            "graph": "press",
            "changes": true,
            "act": () => {
                addPress();
                walk.session.settings.ollamaHost = "http://models.example:11434";
                walk.session.configurations.model = "ollama:large";
                walk.session.chat.ask(tested);
            },
            "until": () => walk.part("answerOffline")?.activeFocus
        }, {
            "name": "several-gone",
            "graph": "press",
            "changes": true,
            "act": () => {
                addPress();
                walk.session.baseKeeper.remove(walk.world.folderOf("press"));
            },
            "until": () => walk.session.chat.others.trouble
        }, {
            "name": "several-explore",
            "graph": "press",
            "act": () => {
                addPress();
                walk.session.show("entity", {
                        "iri": "https://press.example/test-11",
                        "bases": walk.session.chat.others.data(walk.session.chat.others.index(0, 0), 257)
                    });
            },
            "until": () => walk.session.explorer.card.state === EntityCard.Ready
        }, {
            "name": "conversations-search",
            "ask": ["How many cars are there per body type?"],
            "act": () => walk.part("conversationSearch").text = "body",
            "until": () => walk.part("conversationList").count > 0 && walk.part("conversation-How many cars are there per body type?")?.snippet
        }, {
            "name": "bases",
            "show": "bases",
            "until": () => walk.session.baseKeeper.details.checked
        }, {
            "name": "bases-examples",
            "graph": "taught",
            "show": "bases",
            "until": () => walk.session.baseKeeper.details.examples > 0
        }, {
            "name": "bases-words",
            "graph": "words",
            "show": "bases",
            "until": () => walk.part("taughtWord2") && walk.session.baseKeeper.details.examples > 0
        }, {
            "name": "bases-learned",
            "graph": "taught",
            "show": "bases",
            "act": () => learnOnce(),
            "until": () => walk.session.baseKeeper.details.learned?.learned
        }, {
            "name": "bases-learning-error",
            "graph": "untaught",
            "show": "bases",
            "act": () => walk.session.baseKeeper.learnPaths(walk.session.bases.folder),
            "until": () => walk.session.baseKeeper.error && walk.session.baseKeeper.details.examples > 0
        }, {
            "name": "bases-connect",
            "show": "bases",
            "act": () => walk.click(walk.part("connectBase")),
            "until": () => walk.part("endpointAddress")?.activeFocus
        }, {
            "name": "bases-none",
            "graph": "",
            "show": "bases"
        }, {
            "name": "bases-error",
            "graph": "",
            "show": "bases",
            "act": () => walk.session.baseKeeper.unpack(walk.world.brokenFile()),
            "until": () => walk.session.baseKeeper.error
        }, {
            "name": "derivation-sources",
            "ask": ["How many cars are there per body type?"],
            "show": "sources",
            "wanted": {
                "n": 1
            },
            "act": () => {
                const source = walk.part("source1");
                walk.mouseClick(walk.findChild(source, "explainQuery"));
                walk.mouseClick(walk.findChild(source, "filterTable"));
                const chart = walk.findChild(walk.part("answerTable"), "chartTable");
                walk.tryVerify(() => chart.visible);
                walk.waitForItemPolished(chart.parent);
                walk.mouseClick(chart);
            }
        }, {
            "name": "derivation-passages",
            "ask": ["Tell me about the engine Hovanune GT"],
            "show": "sources"
        }, {
            "name": "derivation-prompts",
            "ask": ["slow: which engine is the loudest?"],
            "show": "prompts",
            "act": () => {
                walk.part("promptSearch").forceActiveFocus();
                for (const letter of "select")
                    walk.keyClick(letter);
            }
        }, {
            "name": "derivation-mattered",
            "ask": ["Which cars are faster than 240 km/h and cost less than 40000 euros?"],
            "show": "mattered",
            "until": () => walk.part("matteredGroup0")
        }, {
            "name": "derivation-steps",
            "ask": ["How many cars are there per body type?"],
            "show": "steps"
        }, {
            "name": "derivation-prompts-empty",
            "ask": ["How many cars are there per body type?"],
            "show": "prompts"
        }, {
            "name": "explore",
            "show": "explore",
            "act": () => walk.session.explorer.home(),
            "until": () => walk.session.explorer.classes.count > 0
        }, {
            "name": "explore-search",
            "show": "explore",
            "act": () => {
                walk.session.explorer.home();
                walk.session.explorer.search.text = "";
                for (const letter of "auto")
                    walk.keyClick(letter);
            },
            "until": () => walk.session.explorer.search.count > 0 && walk.session.explorer.classes.count > 0
        }, {
            "name": "explore-entity",
            "show": "entity",
            "wanted": {
                "key": "series-falarova"
            },
            "until": () => walk.session.explorer.card.state === EntityCard.Ready
        }, {
            "name": "explore-entity-missing",
            "show": "entity",
            "wanted": {
                "iri": "http://x/nothing"
            },
            "until": () => walk.session.explorer.card.state === EntityCard.Failed
        }, {
            "name": "explore-neighbourhood",
            "show": "entity",
            "wanted": {
                "key": "series-falarova",
                "part": "graph"
            },
            "until": () => !walk.session.explorer.neighbourhood.busy && walk.session.explorer.neighbourhood.rowCount() > 5
        }, {
            "name": "explore-wide",
            "show": "entity",
            "wanted": {
                "key": "series-falarova"
            },
            "act": () => walk.click(walk.part("expandDerivation")),
            "until": () => !walk.session.explorer.neighbourhood.busy && walk.session.explorer.neighbourhood.rowCount() > 5
        }, {
            "name": "explore-table",
            "show": "explore",
            "wanted": {
                "table": "car"
            },
            "until": () => walk.session.explorer.grid.state === TableGrid.Ready
        }, {
            "name": "explore-table-wide",
            "show": "explore",
            "wanted": {
                "table": "car"
            },
            "act": () => walk.click(walk.part("expandDerivation")),
            "until": () => walk.session.explorer.grid.state === TableGrid.Ready
        }, {
            "name": "explore-query",
            "show": "explore",
            "act": () => buildQuery(),
            "until": () => walk.session.explorer.builder.canUndo && !walk.session.explorer.builder.busy
        }, {
            "name": "explore-query-wide",
            "show": "explore",
            "act": () => {
                walk.click(walk.part("expandDerivation"));
                buildQuery();
            },
            "until": () => walk.session.explorer.builder.canUndo && !walk.session.explorer.builder.busy
        }, {
            "name": "file-replaced",
            "show": "explore",
            "wanted": {
                "table": "car"
            },
            "act": () => askToReplace("gridSaver"),
            "until": () => walk.session.explorer.grid.state === TableGrid.Ready
        }, {
            "name": "console-empty",
            "show": "console"
        }, {
            "name": "entity",
            "show": "entity",
            "wanted": {
                "iri": car
            },
            "until": () => walk.session.explorer.view === "entity"
        }, {
            "name": "entity-graph",
            "show": "entity",
            "wanted": {
                "iri": car,
                "part": "graph"
            }
        }, {
            "name": "console",
            "show": "console",
            "act": () => {
                walk.part("sqlEditor").text = "SELECT c.label, s.label AS series\nFROM car c JOIN series s ON s.series_id = c.series\nORDER BY 1";
                walk.session.console("sql").run(walk.part("sqlEditor").text);
            },
            "until": () => walk.session.console("sql").state === Console.Done
        }, {
            "name": "console-error",
            "show": "console",
            "act": () => {
                walk.part("sqlEditor").text = "SELECT lable FROM car";
                walk.session.console("sql").run(walk.part("sqlEditor").text);
            },
            "until": () => walk.session.console("sql").state === Console.Failed
        }, {
            "name": "console-completing",
            "show": "console",
            "act": () => {
                for (const letter of "SELECT la")
                    walk.keyClick(letter);
            }
        }, {
            "name": "console-sparql",
            "show": "console",
            "wanted": {
                "sparql": "# The roomiest series.\nSELECT ?series (avg(?seats) AS ?mean)\nWHERE {\n  ?car schema:partOfSeries ?series ;\n    schema:seats ?seats\n  FILTER(?seats > 2)\n}\nGROUP BY ?series\nORDER BY DESC(?mean)"
            },
            "act": () => walk.session.console("sparql").run(walk.part("sparqlEditor").text),
            "until": () => walk.session.console("sparql").state === Console.Done
        }, {
            "name": "console-map",
            "graph": "harbours",
            "show": "console",
            "wanted": {
                "sparql": "SELECT ?harbour ?lat ?long\nWHERE { ?harbour geo:lat ?lat ; geo:long ?long }"
            },
            "act": () => {
                const queries = walk.session.console("sparql");
                queries.run(walk.part("sparqlEditor").text);
                walk.tryVerify(() => queries.state === Console.Done, 20000);
                queries.table.charted = true;
            },
            "until": () => walk.findChild(walk.part("sparqlPage"), "resultChart")?.kind === "map"
        }, {
            "name": "console-tables",
            "show": "console",
            "act": () => {
                walk.click(walk.part("expandDerivation"));
                const page = walk.part("sqlPage").page;
                walk.tryVerify(() => walk.findChild(page, "nameTree").itemAtIndex(0));
                walk.findChild(walk.findChild(page, "nameTree").itemAtIndex(0), "foldName").clicked();
            }
        }, {
            "name": "console-sparql-wide",
            "show": "console",
            "wanted": {
                "sparql": "# Who sells the cars of a plant?\nSELECT ?plant ?dealer (count(?car) AS ?cars)\nWHERE {\n  ?car schema:builtAt ?plant ;\n    schema:partOfSeries/^schema:sells ?dealer\n}\nGROUP BY ?plant ?dealer\nORDER BY DESC(?cars)"
            },
            "act": () => {
                walk.click(walk.part("expandDerivation"));
                walk.session.console("sparql").run(walk.part("sparqlEditor").text);
            },
            "until": () => walk.session.console("sparql").state === Console.Done
        }, {
            "name": "console-sparql-plan",
            "show": "console",
            "wanted": {
                "sparql": "ASK { ?car schema:seats ?seats FILTER(?seats > 6) }"
            },
            "act": () => {
                walk.session.console("sparql").run(walk.part("sparqlEditor").text);
                walk.findChild(walk.part("sparqlPage"), "queryPlan").toggle();
            },
            "until": () => walk.session.console("sparql").state === Console.Done && walk.findChild(walk.part("sparqlPage"), "plan2")
        }, {
            "name": "console-sparql-error",
            "show": "console",
            "wanted": {
                "sparql": "SELECT ?car\nWHERE { ?car schema:price ] }"
            },
            "act": () => walk.session.console("sparql").run(walk.part("sparqlEditor").text),
            "until": () => walk.session.console("sparql").state === Console.Failed
        }, {
            "name": "console-correcting",
            "ask": ["How many cars are there per body type?"],
            "show": "console",
            "wanted": {
                "sql": "SELECT count(*) FROM car"
            },
            "act": () => walk.part("sqlEditor").text = "SELECT count(*) FROM series"
        }, {
            "name": "import",
            "show": "import"
        }, {
            "name": "import-sources",
            "act": () => importing(walk.world.graphFile(), "sources")
        }, {
            "name": "import-preview",
            "act": () => importing(walk.world.graphFile(), "preview"),
            "until": () => walk.part("sampleTurtle").code
        }, {
            "name": "import-preview-broken",
            "act": () => importing(walk.world.brokenFile(), "preview")
        }, {
            "name": "import-tables",
            "act": () => importing(walk.world.graphFile(), "schema"),
            "until": () => !walk.session.importer.preview.diagram.busy
        }, {
            "name": "import-cleaning",
            "act": () => importing(walk.world.graphFile(), "cleaning")
        }, {
            "name": "import-search",
            "act": () => importing(walk.world.graphFile(), "search"),
            "until": () => walk.part("embedderCost").visible
        }, {
            "name": "import-report",
            "act": () => {
                importing(walk.world.graphFile(), "sources");
                walk.session.importer.start();
            },
            "until": () => walk.session.importer.state === Importer.Done && walk.session.bases.state === Bases.Ready
        }, {
            "name": "settings",
            "show": "settings"
        }, {
            "name": "settings-models",
            "changes": true,
            "act": () => walk.world.serveModels(),
            "show": "settings",
            "until": () => walk.session.ollama.state === ModelCatalog.Found
        }, {
            "name": "settings-servers",
            "changes": true,
            "act": () => walk.world.serveModels(),
            "show": "settings",
            "until": () => views.seesModelsOfServers()
        }, {
            "name": "compare",
            "ask": ["How many cars are there per body type?"],
            "show": "compare"
        }, {
            "name": "consent",
            "changes": true,
            "act": () => {
                walk.session.settings.ollamaHost = "http://models.example:11434";
                walk.session.configurations.useModel("ollama:large");
                walk.session.chat.ask("How many cars are there per body type?");
            },
            "until": () => walk.session.consent.asking
        }, {
            "name": "settings-embedders",
            "show": "settings",
            "wanted": {
                "page": "embedders"
            }
        }, {
            "name": "settings-privacy",
            "show": "settings",
            "wanted": {
                "page": "privacy"
            }
        }, {
            "name": "settings-sharing",
            "show": "settings",
            "wanted": {
                "page": "sharing"
            }
        }, {
            "name": "settings-sharing-on",
            "changes": true,
            "act": () => walk.session.sharing.start([walk.session.bases.folder]),
            "show": "settings",
            "wanted": {
                "page": "sharing"
            },
            "until": () => walk.session.sharing.active
        }, {
            "name": "settings-network",
            "show": "settings",
            "wanted": {
                "page": "network"
            }
        }, {
            "name": "settings-appearance",
            "show": "settings",
            "wanted": {
                "page": "appearance"
            }
        }, {
            "name": "settings-data",
            "show": "settings",
            "wanted": {
                "page": "data"
            }
        }, {
            "name": "schema-details",
            "show": "schema",
            "wanted": {
                "table": "car",
                "column": "price"
            },
            "until": () => walk.session.schemaEditor.values.values
        }, {
            "name": "schema-table",
            "show": "schema",
            "wanted": {
                "table": "car"
            },
            "act": () => walk.schemaTab("details")
        }, {
            "name": "schema-shaping",
            "show": "schema",
            "wanted": {
                "table": "car"
            },
            "act": () => {
                walk.schemaTab("details");
                const shaping = walk.session.tableShaping;
                shaping.merge(["car", shaping.partnersOf(walk.session.schemaEditor.table)[0]]);
            },
            "until": () => walk.session.tableShaping.tables.length > 0
        }, {
            "name": "schema-diagram",
            "show": "schema",
            "wanted": {
                "table": "car"
            },
            "act": () => walk.schemaTab("diagram"),
            "until": () => !walk.session.schemaEditor.diagram.busy
        }, {
            "name": "schema-changes-empty",
            "show": "schema",
            "act": () => walk.schemaTab("changes")
        }, {
            "name": "schema-refused",
            "show": "schema",
            "wanted": {
                "table": "car",
                "column": "price"
            },
            "act": () => {
                walk.schemaTab("details");
                walk.session.schemaEditor.set(walk.session.schemaEditor.table, walk.session.schemaEditor.column, "name", "seats");
            },
            "until": () => walk.session.schemaEditor.error
        }, {
            "name": "schema-suggestions",
            "show": "schema",
            "act": () => walk.schemaTab("advice")
        }, {
            "name": "schema-questions-empty",
            "show": "schema",
            "act": () => walk.schemaTab("questions")
        }, {
            "name": "schema-words",
            "show": "schema",
            "act": () => walk.schemaTab("words")
        }, {
            "name": "schema-no-base",
            "graph": "",
            "show": "schema"
        }, {
            "name": "keys",
            "show": "keys"
        }, {
            "name": "chat-languages-empty",
            "graph": "languages",
            "until": () => walk.part("example0")
        }, {
            "name": "chat-languages",
            "graph": "languages",
            "ask": ["哪些作品的年份大于1940?", "list works"]
        }, {
            "name": "elsewhere-chat",
            "graph": "elsewhere"
        }, {
            "name": "elsewhere-bases",
            "graph": "elsewhere",
            "show": "bases",
            "until": () => walk.session.baseKeeper.details.endpoint
        }, {
            "name": "elsewhere-explore",
            "graph": "elsewhere",
            "show": "explore"
        }, {
            "name": "elsewhere-schema",
            "graph": "elsewhere",
            "show": "schema",
            "until": () => walk.session.schemaEditor.problem
        }, {
            "name": "elsewhere-console",
            "graph": "elsewhere",
            "show": "console",
            "wanted": {
                "sparql": "SELECT ?class (COUNT(*) AS ?things) WHERE { ?thing a ?class } GROUP BY ?class ORDER BY DESC(?things)"
            },
            "act": () => walk.session.console("sparql").run("SELECT ?class (COUNT(*) AS ?things) WHERE { ?thing a ?class } GROUP BY ?class ORDER BY DESC(?things)"),
            "until": () => walk.session.console("sparql").state === Console.Done
        }]
}
