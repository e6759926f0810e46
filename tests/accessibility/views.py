# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""The way through every main view, each looked at as a whole."""

from reader import NotThere, until
from tasks import changes_settings

QUERY = "SELECT label FROM entity LIMIT 3"
BUILD = "Build a query: …"
STAGES = [("Knowledge bases …", "Knowledge bases"), ("Edit the schema …", "Schema of Sample"), ("Import a graph …", "Import a graph")]
SETTINGS = ["Models", "Embedders", "Privacy", "Sharing", "Network", "Appearance", "Data", "Keys"]
SCHEMA = ["Diagram", "Changes", "Suggestions", "Questions", "Words", "Details"]


class Way:
    """Goes on after a view that is not reached: that is told."""

    def __init__(self, person):
        self.person = person
        self.findings = person.findings
        self.sees = person.sees

    def look(self, view):
        self.findings.look(view, self.person.reader.tree())

    def go(self, view, *steps):
        """Takes the steps, each (name, what is seen then, the element it stands in), and looks round."""
        try:
            for name, then, within in steps:
                self.person.use(name, then=then, within=within)
        except NotThere as failed:
            self.findings.tell(f"{view}: is not reached: {failed}")
        self.look(view)

    def chosen(self, name, within):
        """Whether the tab of this name tells that it is selected."""
        return lambda: any("selected" in tab.states for tab in self.person.controls(name, (), within))

    def tab(self, view, name, within):
        self.go(view, (name, self.chosen(name, within), within))


def tells_where(way, view, name, role):
    """Whether an arrow key is followed: the row or cell that it leads to says so."""
    reader = way.person.reader
    whole = reader.find(name, role)
    reader.focus(whole)
    reader.key("Down")
    try:
        until(lambda: any({"selected", "focused"} & part.states for part in list(reader.find(name, role).all())[1:]), "nothing", 5)
    except NotThere:
        way.findings.add(view, whole, "does not tell where an arrow key leads")


def derivation(way):
    for name in ("Steps…", "Prompts…", "Mattered…", "Sources…"):
        way.tab(f"derivation, {name[:-1].lower()}", name, "Derivation")


def explore(way):
    modes = "What this panel shows"
    way.go("explore, classes", ("Explore", way.sees("Classes and tables", "tree"), modes))
    tells_where(way, "explore, classes", "Classes and tables", "tree")
    way.go("explore, table", ("Car, 90", way.sees("Car", "table"), "Classes and tables"))
    tells_where(way, "explore, table", "Car", "table")
    way.go("explore, query builder", (BUILD, way.sees("Table of 90 rows", "table"), "Derivation"))
    way.go("explore, thing", ("Hovoraro…", way.sees("Copy the address …", "push button"), "Cells"))


def console(way):
    modes = "What this panel shows"
    way.go("console", ("Console", way.sees("Run", "push button"), modes))
    reader = way.person.reader
    reader.write(reader.find("Query", "text", "entry"), QUERY)
    way.go("console, rows", ("Run", way.sees("Table of 3 rows", "table"), "Derivation"))
    way.tab("console, SPARQL", "SPARQL", "Query language")


def back(way):
    way.person.use("Back to the chat", then=way.sees("Your question", "text", "entry"))


def schema(way):
    for name in SCHEMA:
        way.tab(f"schema, {name.lower()}", name, "Views of the schema")
    tells_where(way, "schema", "Tables and columns", "tree")
    way.go("schema, a table", ("car", way.sees("Comment", "text", "entry"), "Tables and columns"))


def stages(way):
    """What lies over the panels; of the schema its parts, too."""
    for entry, title in STAGES:
        way.go(title.lower(), ("Knowledge base: …", way.sees(entry, "menu item"), "Conversations"), (entry, way.sees(title, "heading"), ""))
        if title.startswith("Schema"):
            schema(way)
        back(way)


def settings(way):
    way.go("settings", ("Settings", way.sees("Pages of the settings", "page tab list"), "Conversations"))
    for name in SETTINGS:
        way.tab(f"settings, {name.lower()}", name, "Pages of the settings")
        if name == "Appearance":
            changes_settings(way.person)
    back(way)


WAYS = [derivation, explore, console, stages, settings]


def walk(person):
    way = Way(person)
    for part in WAYS:
        try:
            part(way)
        except NotThere as failed:
            way.findings.tell(f"{part.__name__}: is not walked to its end: {failed}")
