#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
# translations.sh LUPDATE: fails if a text of the window waits for a translation, or if translations/ does not know it yet.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp translations/*.ts "$folder"
lupdate=("$1" -silent -no-obsolete -locations none -tr-function-alias QT_TRANSLATE_NOOP+=say -I src qml src)
"${lupdate[@]}" -ts "$folder/tripletalk_de.ts"
"${lupdate[@]}" -pluralonly -ts "$folder/tripletalk_en.ts"
if grep -H -B 4 'type="unfinished"' "$folder"/*.ts | grep '<source>' | sed "s|$folder/||"; then
  echo "These texts have no translation: ./dev translate brings them into translations/."
  exit 1
fi
