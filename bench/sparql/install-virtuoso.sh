#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
# install-virtuoso.sh FOLDER: unpacks Debian's virtuoso-opensource-7 into FOLDER, for bench_sparql --virtuoso FOLDER.
# Nothing is installed: no service starts, no root is needed.
set -euo pipefail
mkdir -p "$1"
cd "$1"
apt-get download virtuoso-opensource-7-bin libminizip1 libpcre3 libldap-2.5-0
for package in ./*.deb; do dpkg -x "$package" root; done
