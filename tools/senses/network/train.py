"""Learns the reading network: train.py LINES VECTORS OUT [--held]. With --held it learns without the held-out lines."""

import sys

from features import Vocabulary, arrays_of, read, read_vectors
from network import learn
from pack import pack


def main(lines_file, vectors_file, out, *options):
    about, lines = read(lines_file)
    if "--held" in options:
        lines = [line for line in lines if not line["isHeld"]]
    vocabulary = Vocabulary(about, lines, *read_vectors(vectors_file))
    pack(learn(arrays_of(lines, vocabulary), vocabulary, about["buckets"]), vocabulary, about, out)


if __name__ == "__main__":
    main(*sys.argv[1:])
