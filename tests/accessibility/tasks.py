# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""What a person who sees nothing of the window does with it, on the bundled sample."""

from reader import NotThere, until

PRESS_S = 20
QUESTION = "Which car is the cheapest?"
ANSWER = "Car with lowest price: …"
PART, CHANGE = "lowest price", "Leave this out"


class Person:
    """Uses controls as a screen reader does; what does nothing so is tried by keys, and told."""

    def __init__(self, reader, findings):
        self.reader = reader
        self.findings = findings

    def use(self, name, *roles, then, within="", key="Return"):
        """Presses the control of this name, until `then` tells something."""
        node = until(lambda: self.controls(name, roles, within), f"no control “{name}”")[0]
        if "Press" in node.actions:
            self.reader.act(node)
            try:
                return until(then, "nothing", PRESS_S)
            except NotThere:
                pass
        self.findings.add("use", node, "does not do what it says when it is pressed")
        self.reader.focus(node)
        self.reader.key(key)
        return until(then, f"“{name}” does nothing, neither pressed nor by its key")

    def controls(self, name, roles, within):
        """With an action, inside the named element; of several the last, which lies over the others."""
        found = [node for node in self.reader.seen(name, *roles) if node.actions]
        if within:
            found = [node for node in found if any(outer.name == within for outer in node.ancestors())]
        return found[::-1]

    def sees(self, name, *roles):
        """What it sees of this name, asked later."""
        return lambda: self.reader.seen(name, *roles)


def asks(person):
    """Writes a question, sends it, and reads the answer with its citation."""
    reader = person.reader
    field = reader.find("Your question", "text", "entry")
    if "editable" not in field.states:
        person.findings.add("question", field, "does not tell that one can write in it")
    reader.write(field, QUESTION)
    answer = person.use("Send", then=person.sees(ANSWER, "paragraph"))[0]
    if ANSWER[:-1] not in answer.name or not any(sign.isdigit() for sign in answer.name):
        person.findings.add("answer", answer, "does not say the answer")
    reader.find("Question: " + QUESTION, "paragraph")
    reader.find("Source 1", "push button", "link")
    return answer.name


def reads_source(person):
    """From the citation to the query and a cell of what it found."""
    reader = person.reader
    card = person.use("Source 1", "push button", "link", within="Chat", then=person.sees("Source 1: SQL"))[0]
    query = next((node for node in card.all() if node.name == "Query" and node.role in {"text", "entry"}), None)
    if not query or "SELECT" not in query.text():
        person.findings.add("sources", card, "does not tell its query")
    cells = [node for node in reader.find("Source 1: SQL").all() if node.role == "table cell"]
    if not any(node.name and node.name in reader.find(ANSWER, "paragraph").name for node in cells):
        person.findings.add("sources", card, "has no cell that tells what the answer tells")
    return query.text() if query else ""


def changes_reading(person, answer):
    """Changes a part of the reading by its menu, and has another answer."""
    person.use(PART, "push button", "toggle button", then=person.sees(CHANGE, "menu item"))
    person.findings.look("menu of a part", person.reader.tree())
    said = {answer, "Question: " + QUESTION}

    def another():
        return [node for node in person.reader.seen("…", "paragraph") if node.name and node.name not in said]

    return person.use(CHANGE, "menu item", then=another)[-1].name


def changes_settings(person):
    """On the page of the appearance: a check box, a choice and a slider, each of which tells what it is set to."""
    reader = person.reader
    person.use("Without animations", "check box", then=lambda: "checked" in reader.find("Without animations", "check box").states, key="space")
    person.use("Language: …", "combo box", then=person.sees("English", "list item"), key="space")
    person.use("English", "list item", then=person.sees("Language: English", "combo box"))
    slider = reader.find("Text size", "slider")
    reader.act(slider, "Increase")
    until(lambda: reader.find("Text size", "slider").description not in {slider.description, ""}, "“Text size” does not tell its value")
