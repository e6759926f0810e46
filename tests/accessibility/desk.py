# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""A desk for one window: a screen nobody sees, a message bus with the accessibility services, and a person's empty home."""

import os
import pathlib
import shutil
import subprocess
import tempfile

PROGRAMS = {"Xvfb": "xvfb", "dbus-daemon": "dbus-daemon"}  # program: its Debian package
SERVICES = [pathlib.Path(folder) / "at-spi-bus-launcher" for folder in ("/usr/libexec", "/usr/lib/at-spi2-core")]
SCREEN = "1600x1000x24"
OF_ANOTHER_DESK = {"WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"}


def missing():
    """The Debian packages that this needs and that are not there."""
    packages = [package for program, package in PROGRAMS.items() if not shutil.which(program)]
    packages += [] if any(service.exists() for service in SERVICES) else ["at-spi2-core"]
    try:
        import gi

        gi.require_version("Atspi", "2.0")
    except ImportError:
        packages.append("python3-gi")
    except ValueError:
        packages.append("gir1.2-atspi-2.0")
    return packages


class Desk:
    def __init__(self):
        self.started = []
        self.home = tempfile.TemporaryDirectory(prefix="screenreader-", ignore_cleanup_errors=True)
        self.environment = {name: value for name, value in os.environ.items() if name not in OF_ANOTHER_DESK}
        self.environment.update(HOME=self.home.name, XDG_RUNTIME_DIR=self.home.name, LC_ALL="C.UTF-8", LANGUAGE="en",
                                QT_QPA_PLATFORM="xcb", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")

    def __enter__(self):
        self.environment["DISPLAY"] = ":" + self.told("Xvfb", "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self.told("dbus-daemon", "--session", "--nofork", "--print-address")
        os.environ.update(self.environment)  # Atspi is in this process
        os.environ.pop("AT_SPI_BUS_ADDRESS", None)
        return self

    def __exit__(self, *_):
        for process in reversed(self.started):
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
        self.home.cleanup()

    def start(self, *command, **how):
        self.started.append(subprocess.Popen(command, env=self.environment, cwd=self.home.name, stderr=subprocess.DEVNULL, **how))
        return self.started[-1]

    def told(self, *command):
        """The first line of what a service prints once it is there."""
        line = self.start(*command, stdout=subprocess.PIPE, text=True).stdout.readline().strip()
        if not line:
            raise RuntimeError(f"{command[0]} does not start")
        return line
