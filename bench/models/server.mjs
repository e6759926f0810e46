// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// node server.mjs FOLDER MODEL PORT: the chat models of install.sh behind OpenAI's protocol on this computer, one question after another:
// /v1/models and /v1/chat/completions, streamed or not, with a JSON schema where one is given. For benchmarks.
import http from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [folder, model, port] = process.argv.slice(2);
const library = path.resolve(folder, "node_modules/node-llama-cpp/dist/index.js");
const { getLlama, LlamaChatSession, LlamaLogLevel } = await import(pathToFileURL(library));
const llama = await getLlama({ gpu: false, logLevel: LlamaLogLevel.error });
const loaded = await llama.loadModel({ modelPath: path.resolve(folder, `${model}.gguf`) });
const context = await loaded.createContext({ contextSize: 4096, threads: 1 });
const sequence = context.getSequence();

const historyOf = (messages) =>
  messages.map(({ role, content }) =>
    role === "assistant" ? { type: "model", response: [content] } : { type: role === "system" ? "system" : "user", text: content });

const grammarOf = async (format) =>
  format?.type === "json_schema" ? llama.createGrammarForJsonSchema(format.json_schema.schema) : undefined;

async function complete(request, onText) {
  const messages = request.messages;
  const session = new LlamaChatSession({ contextSequence: sequence });
  session.setChatHistory(historyOf(messages.slice(0, -1)));
  const before = sequence.tokenMeter.getState();
  const text = await session.prompt(messages.at(-1).content, {
    temperature: request.temperature ?? 0,
    maxTokens: request.max_tokens ?? request.max_completion_tokens,
    grammar: await grammarOf(request.response_format),
    onTextChunk: onText,
  });
  const used = sequence.tokenMeter.diff(before);
  session.dispose({ disposeSequence: false });
  return { text, usage: { prompt_tokens: used.usedInputTokens, completion_tokens: used.usedOutputTokens } };
}

async function answer(request, response) {
  const choice = (part) => ({ index: 0, finish_reason: null, ...part });
  if (!request.stream) {
    const { text, usage } = await complete(request);
    const message = { role: "assistant", content: text };
    response.writeHead(200, { "Content-Type": "application/json" });
    return response.end(JSON.stringify({ model, choices: [choice({ message, finish_reason: "stop" })], usage }));
  }
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  const tell = (body) => response.write(`data: ${JSON.stringify({ model, ...body })}\n\n`);
  const { usage } = await complete(request, (text) => tell({ choices: [choice({ delta: { content: text } })] }));
  tell({ choices: [choice({ delta: {}, finish_reason: "stop" })], usage });
  response.end("data: [DONE]\n\n");
}

let last = Promise.resolve();
http
  .createServer(async (asked, response) => {
    if (asked.method === "GET") {
      response.writeHead(200, { "Content-Type": "application/json" });
      return response.end(JSON.stringify({ data: [{ id: model, object: "model" }] }));
    }
    let body = "";
    for await (const piece of asked) body += piece;
    last = last
      .then(() => answer(JSON.parse(body), response))
      .catch((error) => {
        if (!response.headersSent) response.writeHead(500, { "Content-Type": "application/json" });
        response.end(JSON.stringify({ error: { message: String(error.message ?? error) } }));
      });
  })
  .listen(Number(port), "127.0.0.1", () => console.log(`http://127.0.0.1:${port}/v1`));
