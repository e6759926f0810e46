#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
# install-pyoxigraph.sh FOLDER: Python's pyoxigraph into FOLDER, for bench_sparql --pyoxigraph FOLDER.
set -euo pipefail
python3 -m venv "$1"
"$1/bin/pip" install --quiet pyoxigraph==0.5.13
