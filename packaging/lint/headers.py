#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""One header name, one meaning: fails where two headers of the tree have the same name. Usage: headers.py HEADER…"""

import collections
import pathlib
import sys

by_name = collections.defaultdict(list)
for path in sys.argv[1:]:
    by_name[pathlib.Path(path).name].append(path)
same = {name: paths for name, paths in by_name.items() if len(paths) > 1}
for name, paths in sorted(same.items()):
    print(f"{name} is the name of {len(paths)} headers: {', '.join(paths)}")
sys.exit(bool(same))
