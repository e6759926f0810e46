#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
# install-inspector.sh FOLDER: MCP's inspector into FOLDER/node_modules.
set -euo pipefail
mkdir -p "$1"
npm install --prefix "$1" --no-audit --no-fund @modelcontextprotocol/inspector@2.12
touch "$1/complete"
