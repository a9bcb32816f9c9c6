/**
 * Judges what the engine made of a description against what was wanted, and counts. The rules are those of the
 * descriptions' own scorer.
 */

/** Seconds between the starts of sounds of one step. */
const TOGETHER_WITHIN = 2;
/** Assignments looked at for one description. */
const MOST_TRIALS = 20_000;

const startOf = (source) => source.start ?? 0;
const endOf = (source) => source.end ?? (source.texture === true ? Infinity : startOf(source));
const indices = (list) => list.map((_, index) => index);

function stepsOf(line) {
  if (Array.isArray(line.order)) return line.order;
  return line.wanted.map((_, index) => (line.order === 'sequence' ? index : 0));
}

function pairRight(first, second, firstStep, secondStep) {
  if (firstStep < secondStep) return first === second ? (first.count ?? 1) > 1 : startOf(first) < startOf(second);
  if (first === second) return true;
  const overlap = startOf(first) < endOf(second) && startOf(second) < endOf(first);
  return overlap || Math.abs(startOf(first) - startOf(second)) <= TOGETHER_WITHIN;
}

/** Whether later steps start later and the sounds of one step sound together. */
function orderRight(steps, sources, byWanted) {
  const found = [...byWanted.keys()];
  return found.every((a) =>
    found.every(
      (b) =>
        a === b ||
        steps[a] > steps[b] ||
        pairRight(sources[byWanted.get(a)], sources[byWanted.get(b)], steps[a], steps[b]),
    ),
  );
}

/** Whether the numbers of events are right; null where the description says none. */
function countsRight(line, sources, byWanted) {
  const counts = Object.entries(line.counts ?? {});
  if (counts.length === 0) return null;
  return counts.every(([index, number]) => {
    const accept = line.accept[index];
    if (!accept?.length) return true;
    const held = new Set([...byWanted].filter(([wanted]) => wanted !== Number(index)).map(([, source]) => source));
    held.delete(byWanted.get(Number(index)));
    const mine = sources.filter((source, at) => accept.includes(source.model) && !held.has(at));
    const total = mine.reduce((sum, source) => sum + (source.count ?? 1), 0);
    return number === 'several' ? total > 1 || mine.some(({ texture }) => texture === true) : total === number;
  });
}

/**
 * Which source stands for which wanted sound: of all assignments that with most sounds, then the one whose order and
 * counts fit.
 */
function match(line, sources) {
  const steps = stepsOf(line);
  const wanted = indices(line.wanted).filter((index) => line.accept[index].length > 0);
  const queue = [...wanted].sort((a, b) => steps[a] - steps[b] || a - b);
  const order = indices(sources).sort((a, b) => startOf(sources[a]) - startOf(sources[b]) || a - b);
  let best = { worth: -Infinity, byWanted: new Map() };
  let tried = 0;
  const weigh = (byWanted, shared) => {
    tried++;
    const inOrder = orderRight(steps, sources, byWanted);
    const counted = countsRight(line, sources, byWanted) !== false;
    const isAll = byWanted.size === wanted.length && shared === 0 && inOrder && counted;
    const worth = isAll ? Infinity : byWanted.size * 1000 + (inOrder ? 100 : 0) + (counted ? 50 : 0) - shared;
    if (worth > best.worth) best = { worth, byWanted: new Map(byWanted) };
  };
  const walk = (at, byWanted, shared) => {
    if (best.worth === Infinity || tried > MOST_TRIALS) return;
    if (at === queue.length) return weigh(byWanted, shared);
    const sound = queue[at];
    const take = (source, cost) => {
      byWanted.set(sound, source);
      walk(at + 1, byWanted, shared + cost);
      byWanted.delete(sound);
    };
    const fitting = order.filter((source) => line.accept[sound].includes(sources[source].model));
    const holders = (source) => [...byWanted].filter(([, other]) => other === source).map(([holder]) => holder);
    for (const source of fitting) if (holders(source).length === 0) take(source, 0);
    for (const source of fitting) {
      const others = holders(source);
      const mayShare = (sources[source].count ?? 1) > 1 || others.every((other) => steps[other] === steps[sound]);
      if (others.length > 0 && mayShare) take(source, 1);
    }
    walk(at + 1, byWanted, shared);
  };
  walk(0, new Map(), 0);
  return { steps, wanted, byWanted: best.byWanted };
}

/**
 * Judges one answer.
 * @param line a description with `wanted`, `accept`, `order`, `counts`
 * @param answer `sources` (model, start, end, count, guess, texture), `unknown` and `unused` words
 */
export function judge(line, answer) {
  const { sources } = answer;
  const { steps, wanted, byWanted } = match(line, sources);
  const isReported = (answer.unknown ?? []).length > 0 || sources.some(({ guess }) => guess === true);
  const lacksModel = line.accept.some((accept) => accept.length === 0);
  const present = wanted.every((index) => byWanted.has(index)) && (!lacksModel || isReported);
  const allowed = new Set(line.accept.flat());
  const extra = sources.filter(({ model }) => !allowed.has(model)).map(({ model }) => model);
  const order =
    line.order !== null && wanted.length > 1 ? byWanted.size > 1 && orderRight(steps, sources, byWanted) : null;
  const counts = countsRight(line, sources, byWanted);
  const clean = present && extra.length === 0;
  const right = clean && order !== false && counts !== false;
  return {
    main: (line.accept[0]?.length ?? 0) > 0 ? byWanted.has(0) : line.accept.length === 0 || isReported,
    present,
    clean,
    order,
    counts,
    right,
    silent: !right && !isReported,
    doubted: right && isReported,
    marked: (answer.unused ?? []).length > 0,
    layers: sources.map(({ model, confidence }) => ({ model, confidence, right: allowed.has(model) })),
    extra,
    lacking: wanted.filter((index) => !byWanted.has(index)).map((index) => line.wanted[index]),
  };
}

const share = (list, test) => ({ good: list.filter(test).length, of: list.length });

/** Lower ends of the bins in which stated and found probability are compared. */
const BINS = [0, 0.3, 0.5, 0.7, 0.9];

/** Per bin of the stated probability: how many layers, how many of them right, the mean that was stated. */
export function calibration(layers) {
  return BINS.map((from, index) => {
    const to = BINS[index + 1] ?? Infinity;
    const within = layers.filter(({ confidence }) => confidence >= from && confidence < to);
    const stated = within.reduce((sum, { confidence }) => sum + confidence, 0) / (within.length || 1);
    return { from, to: Math.min(1, to), stated, ...share(within, ({ right }) => right) };
  });
}

/** The figures of a list of judgements. */
export function figures(judgements) {
  const right = judgements.filter((one) => one.right);
  return {
    'main source right': share(judgements, (one) => one.main),
    'all wanted present': share(judgements, (one) => one.present),
    'nothing extra': share(judgements, (one) => one.clean),
    'wholly right': share(judgements, (one) => one.right),
    'wrong and silent': share(judgements, (one) => one.silent),
    'right, yet told as doubtful': share(right, (one) => one.doubted),
    'right, with a word marked': share(right, (one) => one.marked),
    'not right, with a word marked': share(
      judgements.filter((one) => !one.right),
      (one) => one.marked,
    ),
    'order right': share(
      judgements.filter((one) => one.order !== null),
      (one) => one.order,
    ),
    'counts right': share(
      judgements.filter((one) => one.counts !== null),
      (one) => one.counts,
    ),
  };
}
