#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
# fit-all.sh DATA WORK: fits resources/reading/weights.json anew. DATA holds spider/ and ck25/ (TRIPLETALK_TEST_DATA); what is made and
# imported is kept in WORK. Needs Debian's python3-numpy and python3-scipy, and some six minutes. The weights decide what is among the
# candidates: run it twice, with the readings of the first run, which WORK keeps, as the second teacher.
set -euo pipefail
data=$1 work=$2
cd "$(dirname "$0")/../.."
build=build/bin made=$work/made
mkdir -p "$made"
for script in relations figures smalltalk vocabularies; do python3 "bench/reading/$script.py" "$made"; done
python3 bench/reading/absent.py "$data/spider/english" "$work/absent"
conversation() { # conversation NAME GRAPH VOCABULARY QUESTIONS
  mkdir -p "$made/$1"
  cp "$2" "$made/$1/data.ttl"
  cp "$3" "$made/$1/vocab.ttl"
  cp "$4" "$made/$1/questions.jsonl"
}
echo '@prefix none: <http://none.example/> .' >"$work/none.ttl"
for vocabulary in cars music; do
  for seed in 1 2 3 4 5 6 7 8 9 10; do
    "$build/tripletalk-sample" --out "$work/sample" --seed $seed --vocabulary $vocabulary
    conversation "$vocabulary$seed" "$work/sample/sample.ttl" "$work/none.ttl" "$work/sample/questions.jsonl"
  done
done
conversation company "$data/ck25/prod-inst.ttl" "$data/ck25/prod-vocab.ttl" tests/evaluation/questions-ck25.jsonl
read_all() { "$build/bench_reading" --data "$2" --work "$work/$1.bases" --out "$work/$1.jsonl" >"$work/$1.md"; }
read_all english "$data/spider/english"
read_all german "$data/spider/german"
read_all talks "$made"
read_all absent "$work/absent"
# What is asked of the sample and the company counts twice.
grep -aE '"graph":"(cars|music|company)' "$work/talks.jsonl" >"$work/demo.jsonl"
before=()
if [ -e "$work/all.jsonl" ]; then mv "$work/all.jsonl" "$work/before.jsonl"; before=("$work/before.jsonl"); fi
cat "$work"/{english,german,talks,absent,demo}.jsonl >"$work/all.jsonl"
generated=$(cd "$made" && ls -d -- * | paste -sd ,),absent_*
python3 bench/reading/fit.py "$work/all.jsonl" "${before[@]}" --l2 1 --defective entrepreneur,race_track --generated "$generated" \
  --out resources/reading/weights.json >"$work/fit.txt"
grep -A 3 "First candidate right" "$work/fit.txt"
