"""Stores a network as whole numbers: see packed-network.ts."""

import base64
import json

import numpy as np

from features import LANGUAGES
from network import HEADS, LAYERS, REACH, WIDTH

# Largest byte of a table of embeddings, whose values the few largest ones would else make coarse, and of a matrix.
TABLE_STEPS, TABLE_QUANTILE, MATRIX_STEPS = 24, 0.9999, 127
# A table's bytes are characters around this one, so that none is a quotation mark or a backslash.
ZERO = ";"


def hash_of(text):
    """FNV-1a (Fowler, Noll, Vo) of UTF-16 code units, 32 bits, as `hashOf` in the engine."""
    code = text.encode("utf-16-le")
    found = 0x811C9DC5
    for at in range(0, len(code), 2):
        found = ((found ^ int.from_bytes(code[at : at + 2], "little")) * 0x01000193) & 0xFFFFFFFF
    return found


def ascending(numbers):
    """Steps between ascending numbers, seven bits a byte (LEB128), in base64."""
    found = bytearray()
    for step in np.diff([0, *numbers]):
        step = int(step)
        while step >= 0x80:
            found.append(step & 0x7F | 0x80)
            step >>= 7
        found.append(step)
    return base64.b64encode(bytes(found)).decode()


def matrix(values, is_table=False):
    values = np.atleast_2d(np.asarray(values, np.float32))
    most = np.quantile(np.abs(values), TABLE_QUANTILE) if is_table else np.abs(values).max()
    steps = TABLE_STEPS if is_table else MATRIX_STEPS
    scale = float(f"{max(float(most), 1e-9) / steps:.6g}")
    whole = np.clip(np.round(values / scale), -steps, steps).astype(np.int8)
    about = dict(columns=int(values.shape[1]), scale=scale)
    if is_table:
        return about | dict(zero=ZERO, values=bytes((whole + ord(ZERO)).astype(np.uint8).ravel()).decode())
    return about | dict(values=base64.b64encode(whole.tobytes()).decode())


def pack(w, vocabulary, about, file):
    hashes = {}
    for key in vocabulary.keys:
        hashes.setdefault(hash_of(key), key)
    words = w["word"] * vocabulary.is_learnt[:, None] + vocabulary.vectors @ w["of_vector"]
    rows = [vocabulary.rows[hashes[one]] for one in sorted(hashes)]
    table = np.concatenate([np.zeros((1, WIDTH), np.float32), words[rows]])
    # What a source does to a word that names it is stored multiplied out; matrices are stored output by output.
    matrices = dict(
        words=matrix(table, True), letterGroups=matrix(w["groups"], True), ofLetterGroups=matrix(w["of_groups"].T),
        asNoun=matrix(w["source"] @ w["noun"]), asVerb=matrix(w["source"] @ w["verb"]), besides=matrix(w["source"] @ w["also"]),
        proposed=matrix(w["source"] @ w["proposed"]), traits=matrix(w["traits"]), languages=matrix(w["language"]),
        bias=matrix(w["bias"]), out=matrix(w["out"].T), sources=matrix(w["told"] + w["source"]), sourceBias=matrix(w["told_bias"]),
        telling=matrix(w["telling"].T), tellingBias=matrix(w["telling_bias"]),
    )
    for layer in range(LAYERS):
        for name, own, is_turned in (
            ("gain", "gain", False), ("convolution", "convolution", True), ("convolutionBias", "convolution_bias", False),
            ("afterConvolution", "after_convolution", True), ("attentionGain", "attention_gain", False), ("queries", "queries", True),
            ("keys", "keys", True), ("values", "values", True), ("distances", "distances", False), ("afterAttention", "after_attention", True),
        ):
            values = w[f"{own}{layer}"]
            matrices[f"{name}{layer}"] = matrix(values.T if is_turned else values)
    packed = dict(
        width=WIDTH, heads=HEADS, reach=REACH, layers=LAYERS, buckets=about["buckets"], learntFrom=about["learntFrom"],
        sources=about["sources"], traits=vocabulary.traits, languages=LANGUAGES, words=ascending(sorted(hashes)), matrices=matrices,
    )
    with open(file, "w", encoding="utf8") as out:
        json.dump(packed, out, separators=(",", ":"))
        out.write("\n")
