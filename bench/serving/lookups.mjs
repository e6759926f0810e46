// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// lookups.mjs PROGRAM BASE [CLIENTS] [QUERIES]: how long a look-up in SPARQL over HTTP takes while CLIENTS (200) ask
// QUERIES (1000) each, one after the other on a connection of their own. PROGRAM is tripletalk-cli, which this starts
// for BASE. Every answer is compared with the label that was found before.
import { spawn } from "node:child_process";
import { Agent, request } from "node:http";
import { basename } from "node:path";
import { createInterface } from "node:readline";

const [program, base] = process.argv.slice(2);
const [clients, queries] = [Number(process.argv[4] ?? 200), Number(process.argv[5] ?? 1000)];
const token = "0123456789abcdef0123456789abcdef";
const server = spawn(program, ["serve", "--kb", base, "--port", "0"], {
  env: { ...process.env, TRIPLETALK_TOKEN: token },
  stdio: ["ignore", "pipe", "inherit"],
});
const lines = createInterface({ input: server.stdout });
const address = await new Promise((resolve) => lines.once("line", (line) => resolve(line.replace("Serving at ", ""))));
const endpoint = `${address}bases/${basename(base).replace(/\.kb$/, "")}/sparql?query=`;

function ask(query, agent) {
  const headers = { Authorization: `Bearer ${token}`, Accept: "application/sparql-results+json" };
  return new Promise((resolve, reject) => {
    const asked = request(endpoint + encodeURIComponent(query), { agent, headers }, async (response) => {
      let body = "";
      for await (const piece of response) body += piece;
      if (response.statusCode === 200) resolve(JSON.parse(body).results.bindings);
      else reject(new Error(`${response.statusCode} ${body}`));
    });
    asked.on("error", reject).end();
  });
}

const label = "<http://www.w3.org/2000/01/rdf-schema#label>";
const agent = new Agent({ keepAlive: true });
const things = await ask(`SELECT ?s (MIN(?l) AS ?label) WHERE { ?s ${label} ?l FILTER(isIRI(?s)) } GROUP BY ?s LIMIT 1000`, agent);
const times = [];
let wrong = 0;

async function client(n) {
  const own = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let i = 0; i < queries; ++i) {
    const thing = things[(n * 7919 + i) % things.length];
    const begin = performance.now();
    const rows = await ask(`SELECT ?l WHERE { <${thing.s.value}> ${label} ?l }`, own);
    times.push(performance.now() - begin);
    if (!rows.some((row) => row.l.value === thing.label.value)) ++wrong;
  }
  own.destroy();
}

const begin = performance.now();
await Promise.all(Array.from({ length: clients }, (_, n) => client(n)));
const seconds = (performance.now() - begin) / 1000;
times.sort((one, other) => one - other);
const at = (share) => times[Math.floor(times.length * share)].toFixed(1);
console.log(`${clients} clients, ${times.length} look-ups in ${seconds.toFixed(1)} s, ${Math.round(times.length / seconds)} a second`);
console.log(`p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, longest ${at(0.999999)} ms; ${wrong} wrong`);
agent.destroy();
server.kill();
