#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
# Generates a graph with questions, imports it, learns from the training questions, asks the test questions without any model, and prints how
# many are hit: bench/paths/run.sh CLI FOLDER [SEED]
set -euo pipefail
cli=$1 folder=$2 seed=${3:-1}
here=$(dirname "$(readlink -f "$0")")
python3 "$here/generate.py" --out "$folder" --seed "$seed"
"$cli" import "$folder/graph.ttl" --kb "$folder/kb" --replace >/dev/null 2>&1
"$cli" train --kb "$folder/kb" --examples "$folder/train.jsonl" 2>/dev/null
rm -rf "$folder/eval"
"$cli" eval --kb "$folder/kb" --questions "$folder/test.jsonl" --strategies retrieve-rewrite-answer --model offline --parallel 2 \
  --out "$folder/eval" >/dev/null 2>&1
python3 "$here/hits.py" "$folder"
