#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""Looks for colours and sizes that do not come from the theme, for components that grew too long, and for a Repeater in a layout where
LayoutRepeater belongs. Usage: screens.py FILE…"""

import functools
import pathlib
import re
import sys

COLOUR = re.compile(r'"#[0-9a-fA-F]{3,8}"|Qt\.(?:rgba|hsla|hsva|tint)\(|[cC]olor:\s*"(?!transparent")[a-z]+"')
SIZE = re.compile(
    r"\b(?:(?:implicit|preferred|minimum|maximum)?(?:width|height)|(?:implicit|preferred|minimum|maximum)(?:Width|Height)|spacing|"
    r"(?:row|column)Spacing|\w*[pP]adding|margins|\w+Margin|radius|pixelSize|pointSize)\s*:\s*(.+)")
FACTOR = re.compile(r"\b\d+(?:\.\d+)?\s*\*\s*(?!Theme\.textScale)[A-Za-z]|[*/]\s*\d+(?:\.\d+)?\b")
NUMBER = re.compile(r"(?<![\w.#\"])\d+(?:\.\d+)?(?![\w\"])")
HARMLESS = 2  # hairlines
LONGEST_COMPONENT = 300
OPENING = re.compile(r"^( *)(?:\w+: )?([A-Z]\w*) \{$")


@functools.cache
def holds_layout(component):
    """Whether what is written in it becomes part of a layout: it is one, or its default property is one's."""
    if component.endswith("Layout"):
        return True
    path = next(pathlib.Path(__file__).parents[2].glob(f"qml/*/{component}.qml"), None)
    if not path:
        return False
    text = path.read_text()
    inner = re.search(r"default property alias \w+: (\w+)\.data", text)
    if inner:
        return holds_layout(re.search(rf"([A-Z]\w*) \{{\n *id: {inner[1]}\n", text)[1])
    return holds_layout(re.search(r"^([A-Z]\w*) \{", text, re.M)[1])


def repeaters(lines):
    """Repeaters in layouts; as many items as ever may stand there."""
    parents = {}  # by indentation
    for number, line in enumerate(lines, 1):
        opening = OPENING.match(line)
        if not opening:
            continue
        depth, component = len(opening[1]), opening[2]
        parents[depth] = component
        fixed = any(re.match(r" *model: \d+$", other) for other in lines[number:number + 3])
        if component == "Repeater" and holds_layout(parents.get(depth - 4, "")) and not fixed:
            yield number, "a Repeater in a layout: LayoutRepeater keeps Qt 6.4 from following items that are gone"


def findings(path):
    lines = path.read_text().splitlines()
    if "components" in path.parts and len(lines) > LONGEST_COMPONENT:
        yield len(lines), f"a component of more than {LONGEST_COMPONENT} lines"
    yield from repeaters(lines)
    if "theme" in path.parts:
        return
    for number, line in enumerate(lines, 1):
        code = line.split("//")[0]
        if COLOUR.search(code):
            yield number, "a colour that is not the theme's: " + code.strip()
        size = SIZE.search(code)
        if size and any(float(n) > HARMLESS for n in NUMBER.findall(FACTOR.sub("", size[1]))):
            yield number, "a size that is not the theme's: " + code.strip()


def main():
    found = [(name, line, what) for name in sys.argv[1:] for line, what in findings(pathlib.Path(name))]
    for name, line, what in found:
        print(f"{name}:{line}: {what}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
