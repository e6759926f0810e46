#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
# install-duckdb.sh FOLDER: Python's duckdb into FOLDER, for bench_relational --duckdb FOLDER.
set -euo pipefail
python3 -m venv "$1"
"$1/bin/pip" install --quiet duckdb==2.0.1 numpy
