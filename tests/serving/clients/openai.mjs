// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// openai.mjs FOLDER URL TOKEN: the official client of OpenAI's interface, npm's openai in FOLDER/node_modules.
import { createRequire } from "node:module";
import { join } from "node:path";
import { check } from "./walk.mjs";

const [folder, baseURL, apiKey] = process.argv.slice(2);
const OpenAI = createRequire(join(folder, "package.json"))("openai");
const client = new OpenAI({ baseURL, apiKey, maxRetries: 0 });

const models = [];
for await (const model of client.models.list()) models.push(model.id);
check(models.join() === "test", `models ${models}`);
const messages = [{ role: "user", content: "How many paintings are there?" }];
const whole = await client.chat.completions.create({ model: "test", messages });
const { message } = whole.choices[0];
check(message.content.includes("5"), message.content);
const { start_index, end_index, url } = message.annotations[0].url_citation;
check(message.content.slice(start_index, end_index) === "[1]", "annotation");
check((await fetch(url, { headers: { Authorization: `Bearer ${apiKey}` } })).status === 200, url);

let text = "";
let usage;
const stream = await client.chat.completions.create({ model: "test", messages, stream: true, stream_options: { include_usage: true } });
for await (const chunk of stream) {
  text += chunk.choices[0]?.delta?.content ?? "";
  usage ??= chunk.usage;
}
check(text.split("\n---\n")[0] === message.content.split("\n---\n")[0], text);
check(Number.isInteger(usage.total_tokens), "usage");

const failed = (promise) => promise.then(() => undefined, (error) => error);
const none = await failed(client.chat.completions.create({ model: "none", messages }));
check(none instanceof OpenAI.NotFoundError && none.message.includes("test"), `${none}`);
const stranger = new OpenAI({ baseURL, apiKey: "wrong", maxRetries: 0 });
check((await failed(stranger.models.list())) instanceof OpenAI.AuthenticationError, "the token");
console.log("chatted");
