#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
# install-python.sh FOLDER: Python's clients of SPARQL endpoints into the virtual environment FOLDER.
set -euo pipefail
python3 -m venv "$1"
"$1/bin/pip" install --quiet SPARQLWrapper==2.0.0 rdflib==7.6.0
touch "$1/complete"
