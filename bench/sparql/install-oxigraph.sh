#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
# install-oxigraph.sh FOLDER: npm's oxigraph into FOLDER/node_modules, for bench_sparql --oxigraph FOLDER.
set -euo pipefail
mkdir -p "$1"
npm install --prefix "$1" --no-audit --no-fund oxigraph@0.5
