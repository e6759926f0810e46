# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""What a screen reader sees of a window, and what it can do there: the accessibility tree alone, no places on the screen."""

import dataclasses
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

WAIT_S = 30
KEYS = {"Return": 0xFF0D, "Escape": 0xFF1B, "space": 0x20, "Down": 0xFF54, "Tab": 0xFF09}


class NotThere(Exception):
    pass


@dataclasses.dataclass
class Node:
    """An element as it was when it was read."""

    accessible: object
    parent: object
    role: str
    name: str
    description: str
    states: frozenset
    box: tuple  # x, y, width, height in the window
    actions: list
    children: list

    def all(self):
        yield self
        for child in self.children:
            yield from child.all()

    def ancestors(self):
        return [self.parent, *self.parent.ancestors()] if self.parent else []

    def path(self):
        return " > ".join(f"{one.role} “{one.name}”" if one.name else one.role for one in reversed(self.ancestors()))

    @property
    def showing(self):
        return "showing" in self.states

    def text(self):
        """What is written in it."""
        return Atspi.Text.get_text(self.accessible, 0, -1) if "Text" in Atspi.Accessible.get_interfaces(self.accessible) else self.name


def states_of(accessible):
    return frozenset(state.value_nick for state in accessible.get_state_set().get_states())


def read(accessible, parent=None):
    """The element and all that is visible in it, be it scrolled out of sight."""
    interfaces = accessible.get_interfaces()
    box = Atspi.Component.get_extents(accessible, Atspi.CoordType.WINDOW) if "Component" in interfaces else None
    count = Atspi.Action.get_n_actions(accessible) if "Action" in interfaces else 0
    node = Node(accessible, parent, accessible.get_role_name(), accessible.get_name() or "", accessible.get_description() or "",
                states_of(accessible), (box.x, box.y, box.width, box.height) if box else (0, 0, 0, 0),
                [Atspi.Action.get_action_name(accessible, at) for at in range(count)], [])
    children = [accessible.get_child_at_index(at) for at in range(accessible.get_child_count())]
    node.children = [read(child, node) for child in children if child and "visible" in states_of(child)]
    return node


def until(told, what, seconds=WAIT_S):
    """The first answer of `told` that is something."""
    end = time.monotonic() + seconds
    while True:
        answer = told()
        if answer:
            return answer
        if time.monotonic() > end:
            raise NotThere(what)
        time.sleep(0.1)


class Reader:
    """Reads the window of a program on this desk."""

    def __init__(self, name):
        self.name = name
        self.application = until(self.find_application, f"no window of {name}")
        self.application.set_cache_mask(Atspi.Cache.NONE)
        until(lambda: self.application.get_child_count() > 0, f"no window of {name}")

    def find_application(self):
        desktop = Atspi.get_desktop(0)
        desktop.clear_cache()
        all_of_them = [desktop.get_child_at_index(at) for at in range(desktop.get_child_count())]
        return next((one for one in all_of_them if one and one.get_name() == self.name), None)

    def tree(self):
        """Read once more where an element went away meanwhile."""
        for _ in range(20):
            try:
                return read(self.application)
            except GLib.Error:
                time.sleep(0.1)
        raise NotThere("a tree that stays as it is")

    def seen(self, name, *roles):
        """The elements of this name (a trailing … stands for any end) that are on the screen; the innermost last."""
        fits = (lambda one: one.startswith(name[:-1])) if name.endswith("…") else (lambda one: one == name)
        return [node for node in self.tree().all() if node.showing and fits(node.name) and (not roles or node.role in roles)]

    def find(self, name, *roles, seconds=WAIT_S):
        return until(lambda: self.seen(name, *roles), f"no {' or '.join(roles) or 'element'} “{name}”", seconds)[0]

    def act(self, node, action="Press"):
        Atspi.Action.do_action(node.accessible, node.actions.index(action))

    def focus(self, node):
        Atspi.Component.grab_focus(node.accessible)
        until(lambda: "focused" in states_of(node.accessible), f"“{node.name}” does not take the focus", 5)

    def key(self, name):
        Atspi.generate_keyboard_event(KEYS[name], None, Atspi.KeySynthType.SYM)

    def write(self, node, text):
        """Qt Quick offers no EditableText: so by keys, as a person does it."""
        self.focus(node)
        Atspi.generate_keyboard_event(0, text, Atspi.KeySynthType.STRING)
        until(lambda: node.text() == text, f"“{text}” is not in “{node.name}”", 10)
