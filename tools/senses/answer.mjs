import { createRequire } from 'node:module';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../workspace/root.mjs';

/**
 * TypeScript sources as one module, bundled in a tenth of a second.
 * @param contents an entry that exports what is wanted
 * @throws Error when a file does not parse
 */
export async function loadSources(contents) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-senses-'));
  const outfile = path.join(folder, 'sources.cjs');
  try {
    await build({
      stdin: { contents, resolveDir: path.join(ROOT, 'tools'), loader: 'ts' },
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      conditions: ['@whoosh/source'],
      outfile,
      logLevel: 'silent',
    });
    return createRequire(import.meta.url)(outfile);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The engine with all languages, as its sources stand now. */
export const loadEngine = () =>
  loadSources("import '@whoosh/sound-engine/languages'; export * from '@whoosh/sound-engine';");

const COUNTED_AS_ONE = 1;

function eventsOf({ kind, at, start, end, rate }) {
  if (kind === 'shots') return at.length;
  return kind === 'train' ? Math.max(COUNTED_AS_ONE, Math.round((end - start) * rate)) : COUNTED_AS_ONE;
}

function spanOf(timing) {
  return timing.kind === 'shots'
    ? { start: timing.at[0] ?? 0, end: timing.at[timing.at.length - 1] ?? 0 }
    : { start: timing.start, end: timing.end };
}

/** What the engine makes of a description, in the form that is judged. */
export function answer(engine, text) {
  const { layers, report } = engine.interpret(text);
  const guessed = new Set(report.chips.filter(({ kind }) => kind === 'guessed').map(({ layer }) => layer));
  return {
    sources: layers.map((layer) => ({
      model: layer.source.model,
      ...spanOf(layer.timing),
      count: eventsOf(layer.timing),
      texture: layer.timing.kind === 'continuous',
      guess: guessed.has(layer.id),
      confidence: layer.origin.confidence,
    })),
    unused: (report.unused ?? []).map(({ label }) => label),
    unknown: report.chips.filter(({ kind }) => kind === 'not-understood').map(({ label }) => label),
  };
}
