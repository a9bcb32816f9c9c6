"""Labelled lines as numbers: what the reading network is learnt from."""

import json
from itertools import chain

import numpy as np

# Words of a line that are looked at, traits of a word, letter groups of a word, sources of a sound, sounds of a line.
LENGTH, TRAITS, GROUPS, ACCEPTED, SOUNDS = 48, 14, 16, 8, 6
LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "ja"]
# A word seen once says as much of itself by its letters and its vector.
LEAST_SEEN, LEAST_TRAIT = 2, 20
# Of a vocabulary of 341,479 words the rarer ones are names and misspellings for the most part.
RAREST_VECTOR = 120_000
# Unseen words that are stored because they are near to a word of the catalogue: cosine, rank, number.
LEAST_LIKENESS, RAREST_UNSEEN, MOST_UNSEEN = 0.5, 40_000, 2_000
DIMENSIONS = 100
FUNCTION_WORD_COUNTS = 0.15


def read(file):
    """The head of the file (sources, words of the catalogue, ...) and its lines."""
    with open(file, encoding="utf8") as lines:
        about, *rest = [json.loads(line) for line in lines]
    return about, rest


def read_vectors(file):
    """Word vectors of unit length less their mean, times three so that they weigh as much as learnt ones."""
    with open(file, encoding="utf8") as source:
        package = json.load(source)
    words = package["words"][:RAREST_VECTOR]
    vectors = np.array([package["vectors"][word][:DIMENSIONS] for word in words], np.float32)
    vectors /= np.linalg.norm(vectors, axis=1, keepdims=True) + 1e-9
    return {word: at for at, word in enumerate(words)}, 3 * (vectors - vectors[:20_000].mean(0))


def unseen_words(about, places, vectors, seen):
    """Frequent words near to a word of the catalogue that no line has."""
    unit = vectors / (np.linalg.norm(vectors, axis=1, keepdims=True) + 1e-9)
    anchors = unit[[places[word] for word in sorted(set(about["words"])) if word in places]]
    words = [word for word, at in places.items() if at < RAREST_UNSEEN and word.isalpha() and len(word) > 2 and word not in seen]
    likeness = (unit[[places[word] for word in words]] @ anchors.T).max(1)
    near = sorted(zip(-likeness, words))
    return [word for distance, word in near[:MOST_UNSEEN] if -distance >= LEAST_LIKENESS]


def glosses(lines):
    """What keys of other languages are in English, where it is known: the word that follows them."""
    found = {}
    for word in chain.from_iterable(line["words"] for line in lines):
        *own, last = word["keys"] or [""]
        found |= {key: last for key in own if ":" in key and ":" not in last}
    return found


def counted(lines, name):
    """How often each key or trait of a word stands in the lines."""
    seen = {}
    for word in chain.from_iterable(line["words"] for line in lines):
        for one in word[name]:
            seen[one] = seen.get(one, 0) + 1
    return seen


class Vocabulary:
    """Which words, traits and sources have a row, and the vectors of the words."""

    def __init__(self, about, lines, places, vectors):
        seen, traits = counted(lines, "keys"), counted(lines, "traits")
        keys = {key for key, count in seen.items() if count >= LEAST_SEEN or key in places}
        self.keys = sorted(keys | set(unseen_words(about, places, vectors, seen)))
        self.rows = {key: at + 1 for at, key in enumerate(self.keys)}
        self.is_learnt = self.learnt_from(lines)
        self.vectors = np.zeros((len(self.keys) + 1, DIMENSIONS), np.float32)
        said = glosses(lines)
        for key, row in self.rows.items():
            word = said.get(key, key)
            if word in places:
                self.vectors[row] = vectors[places[word]]
        self.traits = sorted(trait for trait, count in traits.items() if count >= LEAST_TRAIT)
        self.trait_rows = {trait: at + 1 for at, trait in enumerate(self.traits)}
        self.sources = about["sources"]
        self.source_rows = {source: at + 1 for at, source in enumerate(self.sources)}

    def learnt_from(self, lines):
        """Which rows have a word that these lines have often enough."""
        seen = counted(lines, "keys")
        return np.array([0] + [seen.get(key, 0) >= LEAST_SEEN for key in self.keys], np.float32)

    def source(self, name):
        return self.source_rows.get(name or "", 0)

    def accepted(self, names):
        return [self.source_rows[name] for name in names if name in self.source_rows][:ACCEPTED]


def arrays_of(lines, vocabulary):
    """All lines as arrays, padded to LENGTH words."""
    count, sources = len(lines), len(vocabulary.sources) + 1
    whole = lambda *shape: np.zeros((count, *shape), np.int32)
    real = lambda *shape: np.zeros((count, *shape), np.float32)
    arrays = dict(
        row=whole(LENGTH), groups=whole(LENGTH, GROUPS), group_share=real(LENGTH, GROUPS), noun=whole(LENGTH), verb=whole(LENGTH),
        also=whole(LENGTH), proposed=whole(LENGTH), traits=whole(LENGTH, TRAITS), is_word=real(LENGTH), language=whole(),
        telling=whole(LENGTH), accepted=whole(LENGTH, ACCEPTED), told=whole(LENGTH), counts=real(LENGTH),
        anywhere=whole(SOUNDS, ACCEPTED), allowed=np.zeros((count, sources), np.bool_), is_unplaced=real(),
        weight=np.array([line["weight"] for line in lines], np.float32),
    )
    for at, line in enumerate(lines):
        arrays["language"][at] = LANGUAGES.index(line["lang"])
        words = line["words"][:LENGTH]
        for place, word in enumerate(words):
            put_word(arrays, at, place, word, vocabulary)
        if line.get("spans") is None:
            put_sounds(arrays, at, line, vocabulary)
        else:
            put_places(arrays, at, line, words, vocabulary)
    return arrays


def put_word(arrays, at, place, word, vocabulary):
    arrays["is_word"][at, place] = 1
    arrays["row"][at, place] = next((vocabulary.rows[key] for key in word["keys"] if key in vocabulary.rows), 0)
    groups = word["groups"]
    if groups:
        arrays["groups"][at, place, : len(groups)] = groups
        arrays["group_share"][at, place, : len(groups)] = 1 / len(groups)
    for name in ("noun", "verb", "also", "proposed"):
        arrays[name][at, place] = vocabulary.source(word.get(name))
    traits = [vocabulary.trait_rows[trait] for trait in word["traits"] if trait in vocabulary.trait_rows][:TRAITS]
    arrays["traits"][at, place, : len(traits)] = traits


def put_sounds(arrays, at, line, vocabulary):
    """Of a line that does not say where its sounds stand: which ones there are, and what may sound besides."""
    arrays["is_unplaced"][at] = 1
    arrays["allowed"][at, 0] = True
    for sound, names in enumerate(line["accept"][:SOUNDS]):
        rows = vocabulary.accepted(names)
        arrays["anywhere"][at, sound, : len(rows)] = rows
    for name in [*chain.from_iterable(line["accept"]), *(line.get("allowed") or [])]:
        if name in vocabulary.source_rows:
            arrays["allowed"][at, vocabulary.source_rows[name]] = True


def put_places(arrays, at, line, words, vocabulary):
    """Which words tell of which sound, and which of them begin."""
    begun = set()
    for place, word in enumerate(words):
        start, end = word["span"]
        arrays["counts"][at, place] = 1 if word["isContent"] else FUNCTION_WORD_COUNTS
        for sound, pieces in enumerate(line["spans"]):
            if not any(first < end and start < last for first, last in pieces):
                continue
            rows = vocabulary.accepted(line["accept"][sound])
            arrays["accepted"][at, place, : len(rows)] = rows
            arrays["told"][at, place] = len(rows) or -1
            arrays["telling"][at, place] = 2 if sound in begun else 1
            begun.add(sound)
            break
