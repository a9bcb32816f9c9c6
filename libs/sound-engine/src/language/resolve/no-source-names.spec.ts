import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MATERIALS } from '@whoosh/sound-scene';
import { CATALOGUE } from '../../catalogue';

/**
 * Stages of the pipeline: their logic knows sources by what they are, never by their names. The packs' words are data.
 */
const STAGES = ['normalise', 'frames', 'resolve', 'evidence'];

const IDS = new Set(CATALOGUE.map(({ id }) => id).filter((id) => !(MATERIALS as readonly string[]).includes(id)));

const files = STAGES.map((stage) => join(__dirname, '..', stage))
  .filter(existsSync)
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'));

it('names no source in the logic of the language', () => {
  expect(files.length).toBeGreaterThan(5);
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'([^'\n]*)'/g)].flatMap(([, text = '']) =>
      IDS.has(text) ? [`${file}: ${text}`] : [],
    ),
  );
  expect(named).toEqual([]);
});
