// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// Debian's Virtuoso as a process that ends with this one. It is where install-virtuoso.sh has unpacked it; its
// database is made in a folder that goes with it.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const graph = "http://bench.example/graph";

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

// buffers: pages of 8 kB that it may keep in memory; rows: as many as it answers with at most.
function configuration(folder, { sqlPort, httpPort, data, buffers, rows }) {
  const file = (name) => join(folder, name);
  return `[Database]
DatabaseFile = ${file("virtuoso.db")}
ErrorLogFile = ${file("virtuoso.log")}
LockFile = ${file("virtuoso.lck")}
TransactionFile = ${file("virtuoso.trx")}
xa_persistent_file = ${file("virtuoso.pxa")}
[TempDatabase]
DatabaseFile = ${file("temp.db")}
TransactionFile = ${file("temp.trx")}
[Parameters]
ServerPort = localhost:${sqlPort}
NumberOfBuffers = ${buffers}
MaxDirtyBuffers = ${Math.floor(buffers * 0.75)}
DirsAllowed = ${data}
[HTTPServer]
ServerPort = localhost:${httpPort}
ServerRoot = ${folder}
[SPARQL]
DefaultGraph = ${graph}
${rows ? `ResultSetMaxRows = ${rows}\n` : ""}`;
}

// Loads N-Triples or Turtle files of the folder data. Resolves to { url, load, stop }.
export async function startVirtuoso(unpacked, { data, buffers = 10000, rows = 0 }) {
  const programs = join(unpacked, "root", "usr", "bin");
  const libraries = ["usr/lib", "lib"].map((of) => join(unpacked, "root", of, "x86_64-linux-gnu"));
  const env = { ...process.env, LD_LIBRARY_PATH: libraries.join(":") };
  const folder = mkdtempSync(join(tmpdir(), "virtuoso-"));
  const sqlPort = await freePort();
  const httpPort = await freePort();
  writeFileSync(join(folder, "virtuoso.ini"), configuration(folder, { sqlPort, httpPort, data, buffers, rows }));
  const server = spawn(join(programs, "virtuoso-t"), ["+foreground", "+configfile", join(folder, "virtuoso.ini")], {
    env,
    stdio: "ignore",
  });
  let failure;
  server.on("error", (error) => (failure = error));
  server.on("exit", () => {
    failure ??= new Error("Virtuoso ended.");
    rmSync(folder, { recursive: true, force: true });
  });
  const sql = (text) =>
    execFileSync(join(programs, "isql-vt"), [`localhost:${sqlPort}`, "dba", "dba", `exec=${text}`], { env, stdio: "pipe" });
  for (let tries = 0; ; ++tries) {
    try {
      sql("select 1;");
      break;
    } catch {
      if (failure || tries === 240) throw failure ?? new Error("Virtuoso did not start.");
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
  return {
    url: `http://127.0.0.1:${httpPort}/sparql?default-graph-uri=${encodeURIComponent(graph)}`,
    load: (path) => sql(`DB.DBA.TTLP_MT(file_to_string_output('${path}'), '', '${graph}', 0, 2); checkpoint;`),
    stop: () => new Promise((resolve) => server.on("exit", resolve).kill("SIGKILL")),
  };
}
