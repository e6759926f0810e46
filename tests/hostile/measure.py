# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""Runs one command under limits and says how it ended, how long it took and how much memory it had at most."""

import contextlib
import dataclasses
import os
import resource
import signal
import subprocess
import tempfile
import threading
import time

MB = 1 << 20
MOST_MB = 1024            # what a command may have, as the issue says
LATE = 2.0                # seconds beyond its limit
PATIENCE = 10.0           # seconds beyond its limit until it is killed; it has failed by then
GUARD = 6 << 30           # bytes of address space: what protects the machine, not what is asserted
MOST_OUTPUT = 64 * MB


@dataclasses.dataclass
class Run:
    """How a command ended."""
    status: int           # the exit status; -N where signal N ended it
    out: bytes
    err: bytes
    seconds: float
    mb: float
    limit: float

    def text(self):
        return (self.out + self.err).decode("utf-8", "replace")

    def faults(self):
        """What no command may do, whatever it is given."""
        if self.status < 0 or self.status > 130:
            yield f"ended by a fault ({_signal_name(self.status)})"
        if self.seconds > self.limit + LATE:
            yield f"took {self.seconds:.1f} s, limit {self.limit:.0f} s"
        if self.mb > MOST_MB:
            yield f"took {self.mb:.0f} MB"
        if not _is_utf8(self.out) or not _is_utf8(self.err):
            yield "printed what is not UTF-8"
        if self.status not in (0, 130) and not self.err.strip():
            yield f"failed without a word (status {self.status})"
        if b"terminate called" in self.err or b"Sanitizer" in self.err:
            yield "an exception left the program"


def _signal_name(status):
    number = -status if status < 0 else status - 128
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(status)


def _is_utf8(text):
    try:
        text.decode("utf-8")
        return True
    except UnicodeDecodeError:
        return False


def _confine(file_bytes):
    def before_exec():
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (GUARD, GUARD))
        if file_bytes:
            resource.setrlimit(resource.RLIMIT_FSIZE, (file_bytes, file_bytes))
    return before_exec


def _has_begun(pid):
    """Whether the process waits for Ctrl+C itself. Before, while its libraries are loaded, the system just ends it."""
    try:
        with open(f"/proc/{pid}/status") as status:
            masks = [int(line.split()[1], 16) for line in status if line.startswith(("SigBlk:", "SigCgt:"))]
    except OSError:
        return True  # it is gone
    return any(mask >> (signal.SIGINT - 1) & 1 for mask in masks)


def _sent_later(process, seconds, number):
    """A person's Ctrl+C after so long, or a kill. Not by Popen, which may wait for the process before we do."""
    def send():
        while number == signal.SIGINT and not _has_begun(process.pid):
            time.sleep(0.005)
        with contextlib.suppress(ProcessLookupError):
            os.kill(process.pid, number)
    timer = threading.Timer(seconds, send)
    timer.daemon = True
    timer.start()
    return timer


def start(words, env, out, err, file_bytes=0, user=None, cwd=None):
    # Python ignores SIGXFSZ, and what it starts does too: a file that is too long is an error then, as a full disk.
    return subprocess.Popen(words, env=env, stdin=subprocess.DEVNULL, stdout=out, stderr=err, cwd=cwd, user=user,
                            preexec_fn=_confine(file_bytes), restore_signals=not file_bytes)


def run(words, env, limit, interrupt_after=None, kill_after=None, **more):
    """Interrupted, the command may take no longer than its signal says; killed, it may end by that."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        begin = time.monotonic()
        process = start(words, env, out, err, **more)
        timers = [_sent_later(process, limit + PATIENCE, signal.SIGKILL)]
        if kill_after:
            timers.append(_sent_later(process, kill_after, signal.SIGKILL))
        if interrupt_after:
            timers.append(_sent_later(process, interrupt_after, signal.SIGINT))
        _, waited, usage = os.wait4(process.pid, 0)
        seconds = time.monotonic() - begin
        process.returncode = os.waitstatus_to_exitcode(waited)
        for timer in timers:
            timer.cancel()
        return Run(process.returncode, _content(out), _content(err), seconds, usage.ru_maxrss / 1024,
                   interrupt_after or limit)


def _content(file):
    file.seek(0)
    return file.read(MOST_OUTPUT)
