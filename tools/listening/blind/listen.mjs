/**
 * Blind listening: `npm run listen -- FOLDER [--answers FILE.csv]`. FOLDER holds recordings as SOURCE/NAME.wav, any
 * format that a browser plays.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadEngine } from '../../render/build-engine.mjs';
import { drawTrials, listeningServer } from './server.mjs';

const SOUNDS = /\.(wav|flac|ogg|opus|mp3|m4a)$/i;
const SECONDS = 4;

const { positionals, values } = parseArgs({ allowPositionals: true, options: { answers: { type: 'string' } } });
const [folder] = positionals;
if (!folder || !existsSync(folder)) {
  console.error(
    'Say where the recordings are: npm run listen -- FOLDER. It has one folder for each source, such as gunshot/1.wav.',
  );
  process.exit(1);
}
const { engine, codec } = await loadEngine();
const recordings = readdirSync(folder)
  .filter((source) => engine.findSource(source))
  .flatMap((source) =>
    readdirSync(path.join(folder, source))
      .filter((name) => SOUNDS.test(name))
      .map((name) => ({ source, file: path.resolve(folder, source, name) })),
  );
if (recordings.length === 0) {
  console.error('There is no recording in a folder that is named after a source of the engine.');
  process.exit(1);
}
const out = path.resolve(values.answers ?? 'answers.csv');
const labelOf = (source) => engine.getSource(source).label.toLowerCase();
const makeOurs = (source, seed) => {
  const scene = engine.interpret(labelOf(source), { duration: SECONDS, seed });
  return codec.encodeWav(engine.render(scene).mix);
};
const server = listeningServer({ trials: drawTrials(recordings), labelOf, makeOurs, out });
server.listen(0, '127.0.0.1', () => {
  console.log(`${recordings.length} pairs: open http://127.0.0.1:${server.address().port}`);
  console.log(`Answers are written to ${out} as you go. Ctrl+C ends.`);
});
