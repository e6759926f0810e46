#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
# install-node.sh FOLDER: clients of others that speak with `serve`, into FOLDER/node_modules.
set -euo pipefail
mkdir -p "$1"
npm install --prefix "$1" --no-audit --no-fund @modelcontextprotocol/sdk@1.32 @modelcontextprotocol/client@2.4 openai@7.59
touch "$1/complete"
