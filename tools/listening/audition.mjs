/**
 * Listens to sources while they are being made: npm run audition -- rain thunder --seeds 3 --out DIR Prints, for each,
 * the tagger's rank of the expected class and the distance to real recordings; writes WAV files and spectrograms.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { PNG } from 'pngjs';
import { engineFromSource } from './engine-from-source.mjs';
import { canListen, compare, judge } from './listeners.mjs';
import { soloScene } from './solo-scene.mjs';
import { spectrogram } from './spectrogram.mjs';

const { values, positionals: ids } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: 'string', default: '3' },
    first: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '8' },
    out: { type: 'string' },
    lines: { type: 'string', default: '5' },
    intensity: { type: 'string', default: 'moderate' },
  },
});
const folder = path.resolve(values.out ?? path.join(os.tmpdir(), 'whoosh-audition'));
mkdirSync(folder, { recursive: true });
const { engine, codec } = await engineFromSource();
const takes = ids.flatMap((id) =>
  Array.from({ length: Number(values.seeds) }, (_, k) => renderTake(id, Number(values.first) + k)),
);
const heard = canListen()
  ? judge(
      takes.map(({ file, expect }) => ({ file, expect })),
      folder,
    )
  : [];
const distances = canListen()
  ? compare(
      takes.map(({ file, id }) => ({ file, source: id })),
      folder,
    )
  : [];
for (const id of ids)
  report(
    id,
    takes.map((take, i) => ({ ...take, heard: heard[i], distance: distances[i] })).filter((take) => take.id === id),
  );
console.log(`WAV files and spectrograms: ${folder}`);

function renderTake(id, seed) {
  const { prompt, scene } = soloScene(engine, id, {
    seconds: Number(values.seconds),
    seed,
    intensity: values.intensity,
  });
  const started = performance.now();
  const { mix } = engine.render(scene);
  const timesRealTime = (scene.duration * 1000) / (performance.now() - started);
  const file = path.join(folder, `${id}-${seed}.wav`);
  writeFileSync(file, codec.encodeWav(mix, { bitDepth: 24 }));
  if (seed === Number(values.first))
    writeFileSync(path.join(folder, `${id}.png`), PNG.sync.write(spectrogram(mix, codec)));
  return { id, file, prompt, expect: engine.getSource(id).audioSet.join(', '), timesRealTime };
}

function report(id, all) {
  const [{ prompt, expect, heard }] = all;
  const speed = Math.round(all[all.length - 1].timesRealTime);
  console.log(`\n${id} ("${prompt}", ${engine.MODELS[id].kernel}, ${speed} x real time), expected: ${expect}`);
  if (heard) {
    const ranks = all.map((take) => `${take.heard.rank}${take.heard.beatsNoise ? '' : '~'}`).join(' ');
    console.log(`  ranks ${ranks}; heard ${all.map((take) => take.heard.heard.join(' / ')).join(' | ')}`);
  }
  const measured = all.filter((take) => take.distance);
  if (measured.length === 0) return;
  const { real, independent, lines } = measured[0].distance;
  const range = real ? `real ${real.p10} ${real.p50} ${real.p90}` : 'no range of real ones';
  const each = measured.map((take) => take.distance.distance).join(' ');
  console.log(`  distance ${each} (${range}, ${independent} independent recordings)`);
  for (const line of lines.slice(0, Number(values.lines))) console.log(`    ${line}`);
}
