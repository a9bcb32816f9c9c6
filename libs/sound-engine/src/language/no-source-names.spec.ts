import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEVICES, MATERIALS, SPACES } from '@whoosh/sound-scene';
import { CATALOGUE } from '../catalogue';

/** Words of the packs: data, which name what they mean. */
const PACKS = /^(?:english\/|foreign\/verb-senses\.ts)/;
/** What a construction's own examples are heard as. */
const EXAMPLES = /examples: \{[^}]*\}/g;
/**
 * Words of the scene that are ids of sources, too: materials, spaces, devices, groups, ways of timing, kinds of chips.
 */
const OTHER_WORDS = new Set<string>([
  ...MATERIALS,
  ...SPACES,
  ...DEVICES,
  ...CATALOGUE.map(({ group }) => group),
  'train',
  'space',
]);
const IDS = new Set(CATALOGUE.map(({ id }) => id).filter((id) => !OTHER_WORDS.has(id)));

const files = readdirSync(__dirname, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !PACKS.test(file));

it('names no source in the logic of the language, which knows sources by what they are', () => {
  expect(files.length).toBeGreaterThan(60);
  const named = files.flatMap((file) =>
    [
      ...readFileSync(join(__dirname, file), 'utf8')
        .replace(EXAMPLES, '')
        .matchAll(/'([^'\n]*)'/g),
    ].flatMap(([, text = '']) => (IDS.has(text) ? [`${file}: ${text}`] : [])),
  );
  expect(named).toEqual([]);
});
