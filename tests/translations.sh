#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
# translations.sh LUPDATE: fails if a text of the window waits for a translation into a language that is kept complete
# (packaging/cmake/languages.cmake), or if translations/ does not know it yet. Of the others it tells how many wait: the window is
# not offered in them until none does.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp translations/*.ts "$folder"
lupdate=("$1" -silent -no-obsolete -locations none -tr-function-alias QT_TRANSLATE_NOOP+=say -I src qml src)
kept=" $(sed -n '/^set(TRIPLETALK_KEPT_LANGUAGES/,/)/p' packaging/cmake/languages.cmake | sed '1d; s/)//' | xargs) "
missing=0
for file in "$folder"/*.ts; do
  language=${file##*_}
  language=${language%.ts}
  # English stands in the texts themselves: its file has the plurals alone.
  case $language in en) "${lupdate[@]}" -pluralonly -ts "$file" ;; *) "${lupdate[@]}" -ts "$file" ;; esac
  waiting=$(grep -c 'type="unfinished"' "$file" || true)
  if [ "$waiting" -gt 0 ] && [[ $kept == *" $language "* ]]; then
    grep -H -B 4 'type="unfinished"' "$file" | grep '<source>' | sed "s|$folder/||"
    missing=1
  elif [ "$waiting" -gt 0 ]; then
    echo "$language: $waiting of $(grep -c '<message' "$file") texts wait for a translation."
  fi
done
for language in $kept; do
  [ -e "translations/tripletalk_$language.ts" ] || { echo "translations/tripletalk_$language.ts is missing."; missing=1; }
done
if [ "$missing" = 1 ]; then
  echo "These texts have no translation: ./dev translate brings them into translations/."
  exit 1
fi
