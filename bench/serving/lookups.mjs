// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// lookups.mjs PROGRAM BASE [CLIENTS] [QUERIES]: how long a look-up in SPARQL over HTTP takes while CLIENTS (200) ask
// QUERIES (1000) each, one after the other on a connection of their own. PROGRAM is tripletalk-cli, which this starts
// for BASE. Every answer is compared with the label that was found before.
import { spawn } from "node:child_process";
import { connect } from "node:net";
import { basename } from "node:path";
import { createInterface } from "node:readline";

const [program, base] = process.argv.slice(2);
const [clients, queries] = [Number(process.argv[4] ?? 200), Number(process.argv[5] ?? 1000)];
const token = "0123456789abcdef0123456789abcdef";
const server = spawn(program, ["serve", "--kb", base, "--port", "0"], {
  env: { ...process.env, TRIPLETALK_TOKEN: token },
  stdio: ["ignore", "pipe", "inherit"],
});
process.on("exit", () => server.kill());
const lines = createInterface({ input: server.stdout });
const address = await new Promise((resolve) => lines.once("line", (line) => resolve(line.replace("Serving at ", ""))));
const endpoint = `/bases/${basename(base).replace(/\.kb$/, "")}/sparql?query=`;

// One connection, written and read by hand: what node's own client costs would count as the server's.
class Client {
  constructor() {
    this.socket = connect(Number(new URL(address).port), "127.0.0.1").setNoDelay(true);
    this.socket.on("data", (data) => this.take(data));
    this.socket.on("error", (error) => this.reject(error));
    this.heard = Buffer.alloc(0);
  }
  ask(query) {
    this.socket.write(
      `GET ${endpoint}${encodeURIComponent(query)} HTTP/1.1\r\nHost: 127.0.0.1\r\n` +
        `Authorization: Bearer ${token}\r\nAccept: application/sparql-results+json\r\n\r\n`,
    );
    return new Promise((resolve, reject) => Object.assign(this, { resolve, reject }));
  }
  take(data) {
    this.heard = Buffer.concat([this.heard, data]);
    const end = this.heard.indexOf("\r\n\r\n");
    if (end < 0) return;
    const head = this.heard.toString("latin1", 0, end);
    const length = Number(/^content-length: (\d+)/im.exec(head)[1]);
    if (this.heard.length < end + 4 + length) return;
    const body = this.heard.toString("utf8", end + 4, end + 4 + length);
    this.heard = Buffer.alloc(0);
    if (head.startsWith("HTTP/1.1 200 ")) this.resolve(JSON.parse(body).results.bindings);
    else this.reject(new Error(head + body));
  }
}

const label = "<http://www.w3.org/2000/01/rdf-schema#label>";
const first = new Client();
const things = await first.ask(`SELECT ?s (MIN(?l) AS ?label) WHERE { ?s ${label} ?l FILTER(isIRI(?s)) } GROUP BY ?s LIMIT 1000`);
first.socket.end();
const times = [];
let wrong = 0;

async function client(n) {
  const own = new Client();
  for (let i = 0; i < queries; ++i) {
    const thing = things[(n * 7919 + i) % things.length];
    const begin = performance.now();
    const rows = await own.ask(`SELECT ?l WHERE { <${thing.s.value}> ${label} ?l }`);
    times.push(performance.now() - begin);
    if (!rows.some((row) => row.l.value === thing.label.value)) ++wrong;
  }
  own.socket.end();
}

const begin = performance.now();
await Promise.all(Array.from({ length: clients }, (_, n) => client(n)));
const seconds = (performance.now() - begin) / 1000;
times.sort((one, other) => one - other);
const at = (share) => times[Math.floor(times.length * share)].toFixed(1);
console.log(`${clients} clients, ${times.length} look-ups in ${seconds.toFixed(1)} s, ${Math.round(times.length / seconds)} a second`);
console.log(`p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, longest ${at(0.999999)} ms; ${wrong} wrong`);
process.exit();
