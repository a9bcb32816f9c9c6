import { readFileSync } from 'node:fs';
import { loadSources } from '../answer.mjs';
import { ownDescriptions } from '../descriptions.mjs';

/** The lines of the handbook, each of which has to come out as it stands there. */
const HELD = 'scene-tests.jsonl';
/** How clearly a source that was lost must be told afterwards, logits. */
const MARGIN = 0.05;
/** What lies further off is another reading, which the handbook allows, and no loss; logits. */
const FURTHEST = 1;
const ROUNDS = 20;
/** What a row says of itself: how much the network is to be trusted stays as it was learnt. */
const OF_ITSELF = /^(?:read|told|both) (?:by|as|kind) /;

/**
 * Moves weights by as little as brings back what the handbook's lines lost: passive-aggressive updates (Crammer et al.
 * 2006), line by line, of what a row says of itself.
 * @param {Record<string, number>} weights in hundredths
 * @param {string} networkFile of the network that the engine reads with
 */
export async function holdOwnLines(weights, networkFile) {
  const engine = await loadSources(
    "export * from '../libs/sound-engine/src/testing/language/event-frames'; export { CATALOGUE } from '@whoosh/sound-engine';",
  );
  engine.registerNetwork(JSON.parse(readFileSync(networkFile, 'utf8')));
  const moved = new Map(Object.entries(weights).map(([name, weight]) => [name, weight / 100]));
  const logitOf = (measures) => measures.reduce((sum, [name, value]) => sum + (moved.get(name) ?? 0) * value, 0);
  const lines = ownDescriptions(engine.CATALOGUE).filter(({ set }) => set === HELD);
  for (let round = 0; round < ROUNDS; round++) {
    const lost = lines.flatMap((line) => lostOf(engine, line, logitOf));
    if (lost.length === 0) break;
    for (const { text, measures } of lost) {
      const own = measures.filter(([name]) => OF_ITSELF.test(name));
      const length = own.reduce((sum, [, value]) => sum + value * value, 0);
      const step = Math.max(0, MARGIN - logitOf(measures)) / length;
      console.log(`moves ${own.length} weights by ${step.toFixed(3)} for "${text}"`);
      for (const [name, value] of own) moved.set(name, (moved.get(name) ?? 0) + step * value);
    }
  }
  return Object.fromEntries(
    [...moved]
      .map(([name, weight]) => [name, Math.round(100 * weight)])
      .filter(([, weight]) => weight !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The likeliest candidate of each wanted sound that is not chosen. */
function lostOf(engine, line, logitOf) {
  const text = engine.weighedText(engine.framesOf(line.text).knowledge);
  const weighed = text.candidates.map((candidate) => {
    const measures = [...engine.layerMeasures(candidate, text)];
    return { candidate, measures, probability: Math.round(1000 / (1 + Math.exp(-logitOf(measures)))) };
  });
  const chosen = new Set(engine.choose(weighed).map(({ candidate }) => candidate.source));
  return line.accept.flatMap((ids) => {
    if (ids.length === 0 || ids.some((id) => chosen.has(id))) return [];
    const [likeliest] = weighed
      .filter(({ candidate }) => ids.includes(candidate.source))
      .sort((a, b) => b.probability - a.probability);
    return likeliest && logitOf(likeliest.measures) > -FURTHEST
      ? [{ text: line.text, measures: likeliest.measures }]
      : [];
  });
}
