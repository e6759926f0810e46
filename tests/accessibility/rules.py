# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""What must hold of every element, so that a screen reader can tell it and a person can use it."""

BUTTONS = {"push button", "toggle button", "check box", "radio button", "menu item", "check menu item", "radio menu item"}
FIELDS = {"text", "entry", "password text"}
CONTROLS = BUTTONS | FIELDS | {"combo box", "page tab", "slider", "spin button", "link", "list item", "tree item", "column header",
                               "heading", "alert", "progress bar"}
# Of a container's parts one at least must be of these roles, where it has parts at all; Qt 6.4 calls a button a button, whatever
# its QML says of the role: there the states tell the rest.
PARTS = {"page tab list": {"page tab", "push button"}, "tree": {"tree item", "table cell", "push button"}, "list": {"list item", "push button", "section", "label"},
         "table": {"table cell", "table row", "column header", "table"}, "menu": {"menu item"}, "popup menu": {"menu item"}}
WORKS_BY = {"slider": "Increase", "spin button": "Increase", "combo box": "Press", **{role: "Press" for role in BUTTONS}}

NAMED_BY_QT = {"push button", "toggle button", "check box", "radio button", "slider", "spin button"}


def nameless(node, _):
    if node.role == "password text":  # Qt 6.4 keeps its name to itself
        return not (node.name or node.description).strip() and "has neither name nor description"
    if node.role == "scroll bar" and not node.name:
        return "a scroll bar without a name"
    return node.role in CONTROLS and not node.name.strip() and "has no name"


def hides_its_name(node, _):
    """A name that says nothing: signs alone."""
    return node.role in BUTTONS and node.name.strip() and not any(sign.isalnum() for sign in node.name) and "has a name without words"


def deaf(node, toolkit):
    """Qt before 6.5 names an action for what it knows, once more for what the program answers, and does nothing of itself."""
    action = WORKS_BY.get(node.role)
    if not action or "enabled" not in node.states:
        return None
    answered = node.actions.count(action) - (toolkit < (6, 5) and node.role in NAMED_BY_QT)
    return answered < 1 and f"does nothing when it is told “{action}”"


def of_another_role(node, _):
    wanted = PARTS.get(node.role)
    parts = [part for part in list(node.all())[1:] if part.name]
    return wanted and parts and not any(part.role in wanted for part in parts) and f"has no {' or '.join(sorted(wanted))}"


def tells_no_choice(node, _):
    """A strip of tabs says which of them is shown."""
    return node.role == "page tab list" and sum("selected" in tab.states for tab in node.children) != 1 and "does not tell which one is selected"


def told_twice(node, _):
    """A label of a control that says what the control says already."""
    if node.role not in {"label", "static", "paragraph"} or not node.name.strip():
        return None
    for outer in node.ancestors():
        if outer.role in CONTROLS | {"table cell", "label"} and node.name.strip() in f"{outer.name} {outer.description}":
            return f"is told again by its {outer.role} “{outer.name}”"
    return None


def over(one, other):
    """Whether the first covers the second."""
    (x, y, width, height), (left, top, wide, high) = one.box, other.box
    return wide > 0 and high > 0 and x <= left and y <= top and x + width >= left + wide and y + height >= top + high


def covers_its_like(node, _):
    """Two of one role and name in one place, neither in the other."""
    others = node.parent.children if node.parent else []
    return node.showing and node.name and any(
        other is not node and other.showing and (other.role, other.name) == (node.role, node.name) and over(node, other)
        for other in others) and "covers another of the same name"


RULES = [nameless, hides_its_name, deaf, of_another_role, tells_no_choice, told_twice, covers_its_like]


def line(view, node, why):
    x, y, width, height = node.box
    return f"{view}: {node.role} “{node.name}” {why}; in {node.path()}; {width} × {height} at {x}, {y}"


class Findings:
    """What was found, each once: another view shows much of the same again."""

    def __init__(self, toolkit):
        self.toolkit = tuple(int(part) for part in toolkit.split(".")[:2])
        self.lines = {}

    def add(self, view, node, why):
        # Rows of one list and cells of one table have one cause.
        where = node.name if node.role in CONTROLS and node.name else tuple(outer.role for outer in node.ancestors())
        key = (node.role, why.split("“")[0], where)
        self.tell(line(view, node, why), key)

    def tell(self, text, key=None):
        """At once: a walk that does not end has told what it found."""
        if (key or text) not in self.lines:
            print(text, flush=True)
        self.lines.setdefault(key or text, text)

    def look(self, view, tree):
        for node in tree.all():
            for rule in RULES:
                why = rule(node, self.toolkit)
                if why:
                    self.add(view, node, why)
