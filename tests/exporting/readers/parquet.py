# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""parquet.py FILE: what Apache Arrow reads in it, as JSON: columns with their types, rows as texts, null for NULL."""

import json
import sys

import pyarrow.parquet

file = pyarrow.parquet.ParquetFile(sys.argv[1])
table = file.read()
table.validate(full=True)
names = table.column_names
print(json.dumps({
    "columns": {field.name: str(field.type) + ("" if field.nullable else " not null") for field in table.schema},
    "groups": file.metadata.num_row_groups,
    "description": json.loads(file.metadata.metadata[b"csvw"]),
    "rows": [[None if row[name] is None else str(row[name]) for name in names] for row in table.to_pylist()],
}))
