#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""Gives the command line what is hostile or unlucky, and says what survived: no crash, no hang over 2 s beyond a limit, no memory
over 1 GB, nothing lost, no value past a privacy rule. Usage: run.py [CLI] [--only WORD]; exit status 1 where a case fails.

A number names the finding of the review that a case repeats; "own" are further ones. What only the window can reach is held by tests:

    3   undo of chats and bases where a second window opens: Presence.*, ConversationStore.*, Bases.* (tests/base, conversations, app/bases)
    5,6 choosing a file in the import's dialog (the preview): the readers of cases 5 and 6; Tasks.MakeAnErrorOfWhatIsThrown
    9   the schema editor on a report of another shape: EditingSchema.IsReadWhateverTheReportOfTheImportHolds
    14  answers that are too large to be laid out: tests/app/chat/tst_markdown.cpp
    21  keys typed into the settings, keychain: Catalog.TheKeyOfOneServerIsNeverSentToAnother, Catalog.TheEnvironmentsKeyGoesTo…
    -   file systems without renameat2's flags: tests/knowledge/tst_buildfolder.cpp; history of queries: QueryHistory.*;
        exported Markdown: Export.MarkdownFetchesNothing; consent: tests/app/dialogs/tst_consent.cpp"""

import argparse
import pathlib
import sys
import tempfile

import cases
import world

DEFAULT = pathlib.Path(__file__).resolve().parents[2] / "build/bin/tripletalk-cli"


def outcome(case, here):
    """Why it fails, or nothing."""
    try:
        case.does(here)
        faults = here.faults
    except world.Failed as failed:
        faults = here.faults + [str(failed)]
    except Exception as broken:  # the case itself; the others still run
        faults = here.faults + [f"the case broke: {type(broken).__name__}: {broken}"]
    finally:
        here.close()
    return "; ".join(dict.fromkeys(faults))[:400]


def judged(case, cli):
    with tempfile.TemporaryDirectory(prefix="hostile-", ignore_cleanup_errors=True) as folder:
        here = world.World(cli, folder)
        return outcome(case, here), here.seconds, here.mb


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("cli", nargs="?", default=DEFAULT, type=pathlib.Path)
    options.add_argument("--only", default="", help="cases with this word in their number or title")
    given = options.parse_args()
    chosen = [case for case in cases.CASES if given.only in f"{case.point} {case.title}"]
    failed, slowest, largest = 0, 0.0, 0.0
    print(f"{'':4}  {'case':64}  {'s':>6}  {'MB':>5}  outcome")
    for case in chosen:
        why, seconds, mb = judged(case, given.cli.resolve())
        failed, slowest, largest = failed + bool(why), max(slowest, seconds), max(largest, mb)
        print(f"{case.point:4}  {case.title:64}  {seconds:6.2f}  {mb:5.0f}  {'fails: ' + why if why else 'survives'}", flush=True)
    print(f"{len(chosen)} cases: {len(chosen) - failed} survive, {failed} fail; at most {slowest:.1f} s and {largest:.0f} MB a command")
    return 1 if failed or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
