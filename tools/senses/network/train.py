"""
Learns the reading network: train.py LINES VECTORS HELD OUT. HELD is learnt without the held-out lines, from which it is
learnt how far a network is to be trusted; OUT, which the engine reads with, from all of them. Both are taught by
networks that have not seen those lines.
"""

import copy
import sys

from features import Vocabulary, arrays_of, read, read_vectors
from network import learn, learn_teachers
from pack import pack


def main(lines_file, vectors_file, held_out, out):
    about, lines = read(lines_file)
    vocabulary = Vocabulary(about, lines, *read_vectors(vectors_file))
    seen = [line for line in lines if not line["isHeld"]]
    of_seen = copy.copy(vocabulary)
    of_seen.is_learnt = vocabulary.learnt_from(seen)
    arrays = arrays_of(seen, vocabulary)
    teachers = learn_teachers(arrays, of_seen, about["buckets"])
    pack(learn(arrays, of_seen, about["buckets"], teachers), of_seen, about, held_out)
    pack(learn(arrays_of(lines, vocabulary), vocabulary, about["buckets"], teachers), vocabulary, about, out)


if __name__ == "__main__":
    main(*sys.argv[1:])
