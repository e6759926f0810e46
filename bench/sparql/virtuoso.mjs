// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// virtuoso.mjs FOLDER: Debian's Virtuoso as a peer of bench_sparql (see peer.h), over its SPARQL
// protocol. FOLDER is where install-virtuoso.sh has unpacked it; the database is made in a folder
// that goes with the process.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";

const programs = join(process.argv[2], "root", "usr", "bin");
const env = { ...process.env, LD_LIBRARY_PATH: join(process.argv[2], "root", "usr", "lib", "x86_64-linux-gnu") };
const folder = mkdtempSync(join(tmpdir(), "virtuoso-"));
const sqlPort = 21111;
const httpPort = 28890;
const graph = "http://bench.example/graph";
let server;

function configuration(data) {
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
NumberOfBuffers = 170000
MaxDirtyBuffers = 130000
DirsAllowed = ${data}
[HTTPServer]
ServerPort = localhost:${httpPort}
ServerRoot = ${folder}
[SPARQL]
DefaultGraph = ${graph}
`;
}

const sql = (text) =>
  execFileSync(join(programs, "isql-vt"), [`localhost:${sqlPort}`, "dba", "dba", `exec=${text}`], { env, stdio: "pipe" });

async function start(data) {
  writeFileSync(join(folder, "virtuoso.ini"), configuration(data));
  server = spawn(join(programs, "virtuoso-t"), ["+foreground", "+configfile", join(folder, "virtuoso.ini")], {
    env,
    stdio: "ignore",
  });
  let failure;
  server.on("error", (error) => (failure = error));
  for (let tries = 0; tries < 120 && !failure; ++tries) {
    try {
      sql("select 1;");
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  throw failure ?? new Error("Virtuoso did not start.");
}

async function load(path) {
  await start(dirname(path));
  sql(`DB.DBA.TTLP_MT(file_to_string_output('${path}'), '', '${graph}', 0, 2); checkpoint;`);
  return {};
}

async function query(text) {
  const response = await fetch(`http://localhost:${httpPort}/sparql`, {
    method: "POST",
    headers: { accept: "application/sparql-results+json", "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ query: text }),
  });
  const body = await response.text();
  if (!response.ok) throw new Error(body.slice(0, 200));
  const rows = JSON.parse(body).results.bindings;
  let cells = 0;
  for (const row of rows) cells += Object.keys(row).length;
  return { rows: rows.length, cells };
}

async function answer(request) {
  const begin = process.hrtime.bigint();
  try {
    const result = await (request.load ? load(request.load) : query(request.query));
    return { ...result, ms: Number(process.hrtime.bigint() - begin) / 1e6 };
  } catch (error) {
    return { error: String(error) };
  }
}

for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(JSON.stringify(await answer(JSON.parse(line))) + "\n");
server?.on("exit", () => rmSync(folder, { recursive: true, force: true }));
server?.kill();
