#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
# try.sh PACKAGE [ROOT]: installs the package on a bare Debian 12 (made with debootstrap if ROOT is not one yet), starts it as
# a normal user, has it answer a question about the sample, and removes it. Wants to be root; leaves ROOT/home/person/*.png.
set -euo pipefail
package=$(readlink -f "$1")
root=${2:-$(mktemp -d)/root}
[ "$(id -u)" -eq 0 ] || { echo "try.sh has to be root: it makes a root of its own and enters it." >&2; exit 1; }
[ -e "$root/etc/debian_version" ] || debootstrap --variant=minbase bookworm "$root" "${DEBIAN_MIRROR:-http://deb.debian.org/debian}" >&2

inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 "$@"; }
person() { inside su - person -c "QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 XDG_RUNTIME_DIR=/tmp/person $*"; }
expect() { "${@:2}" || { echo "Failed: $1" >&2; exit 1; }; }

cp "$package" "$root/tmp/tripletalk.deb"
inside apt-get update -qq
inside apt-get install -y -qq --no-install-recommends /tmp/tripletalk.deb >/dev/null
inside id person >/dev/null 2>&1 || inside useradd --create-home person
inside install -d -m 700 -o person /tmp/person
inside rm -rf /home/person/.local /home/person/sample.png

question="Which cars are faster than 240 km/h and cost less than 40000 euros?"
expect "the window shows the sample and answers" person "tripletalk --screenshot sample.png --ask '$question'"
expect "the picture is there" test -s "$root/home/person/sample.png"
person "tripletalk --screenshot import.png --size 1100x700 /usr/share/tripletalk/sample/sample.ttl"
person "tripletalk-cli import /usr/share/tripletalk/sample/sample.ttl --kb sample.kb --replace" >/dev/null 2>&1
expect "the command line answers with a source" grep -q '\[1\]' <(person "tripletalk-cli ask --kb sample.kb '$question'")
inside apt-get purge -y -qq tripletalk >/dev/null
expect "nothing is left behind" test -z "$(find "$root/usr" "$root/etc" -iname '*tripletalk*')"
echo "Installed, started, asked and removed; its pictures: $root/home/person" >&2
