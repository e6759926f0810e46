// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// virtuoso.mjs FOLDER TURTLE: a SPARQL endpoint over the graph, by Debian's Virtuoso, which bench/sparql/install-virtuoso.sh
// has unpacked into FOLDER. It answers with 10,000 rows at most, as Debian's own does. Says its URL on a line, and ends
// with its standard input.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startVirtuoso } from "../../../bench/sparql/virtuosoprocess.mjs";

const data = mkdtempSync(join(tmpdir(), "graph-"));
const turtle = join(data, "graph.ttl");
writeFileSync(turtle, process.argv[3]);
try {
  const server = await startVirtuoso(process.argv[2], { data, rows: 10000 });
  server.load(turtle);
  console.log(server.url);
  process.stdin
    .on("end", async () => {
      await server.stop();
      process.exit(0);
    })
    .resume();
} finally {
  rmSync(data, { recursive: true });
}
