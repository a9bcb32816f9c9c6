"""Measures takes and recordings by the listening program `realism` (WHOOSH_EARS names its folder), as JSON.

hear.py takes MANIFEST OUT    [{"file", "source"}] -> {file name: {"y": [...], "f": [...]}}
hear.py recordings OUT        {"scales": {...}, "sources": {source: [{"session", "half", "y", "f"}]}}
"""
import importlib.machinery
import importlib.util
import json
import os
import sys

import numpy as np


def listener():
    file = os.path.join(os.environ['WHOOSH_EARS'], 'tools/realism/realism')
    loader = importlib.machinery.SourceFileLoader('realism', file)
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader('realism', loader))
    loader.exec_module(module)
    return module


def row(y, f):
    return {'y': [round(float(v), 4) for v in y], 'f': [round(float(v), 4) for v in f]}


def within(real):
    """Deviation of each feature between recordings of one source."""
    sources = [real.of(source) for source in np.unique(real.source)]
    return np.sqrt(np.mean([real.f[of].var(0, ddof=1) for of in sources if len(of) >= 3], 0))


realism = listener()
if sys.argv[1] == 'recordings':
    real = realism.stored('recordings')
    deviations = within(real)
    sources = {}
    for k, source in enumerate(real.source):
        of = {'session': int(real.session[k]), 'half': int(real.half[k]), **row(real.y[k], real.f[k])}
        sources.setdefault(str(source), []).append(of)
    scales = {
        'y': realism.bandwidth(real.y),
        'f': realism.bandwidth(real.f / deviations),
        'deviations': [float(v) for v in deviations],
    }
    found = {'scales': scales, 'sources': sources}
else:
    takes = json.load(open(sys.argv[2]))
    heard = realism.heard([(take['file'], take['source']) for take in takes])
    found = {str(name): row(y, f) for name, y, f in zip(heard.name, heard.y, heard.f)}
with open(sys.argv[-1], 'w') as out:
    json.dump(found, out)
