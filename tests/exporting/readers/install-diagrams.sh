#!/bin/sh
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
# install-diagrams.sh FOLDER: npm's readers of Mermaid and DBML into FOLDER/node_modules.
set -e
npm install --silent --prefix "$1" --no-audit --no-fund mermaid@11 @dbml/core@10
touch "$1/installed"
