#!/bin/sh
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
# install-pyarrow.sh FOLDER: Apache Arrow's reader of Parquet from Python's registry, into an environment of its own.
set -e
python3 -m venv "$1"
"$1/bin/pip" install --quiet pyarrow==26.0.1 || { rm -rf "$1"; exit 1; }
touch "$1/installed"
