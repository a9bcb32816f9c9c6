/** Prints every construction by which words together mean a sound or a change, table by table: npm run constructions. */
import { loadSources } from './answer.mjs';

const { CONSTRUCTION_TABLES, CHANGE_CONSTRUCTIONS } = await loadSources(`
  export { CONSTRUCTION_TABLES } from '../libs/sound-engine/src/language/propose/constructions';
  export { CHANGE_CONSTRUCTIONS } from '../libs/sound-engine/src/language/parse/change-constructions';
`);

for (const [table, rows] of Object.entries({ ...CONSTRUCTION_TABLES, changes: CHANGE_CONSTRUCTIONS })) {
  console.log(`\n${table}`);
  for (const { name, pattern, examples } of rows) {
    console.log(`  ${name}: ${pattern}`);
    for (const [text, sources] of Object.entries(examples))
      console.log(`    "${text}" is ${sources.length > 0 ? sources.join(', ') : 'silent'}`);
  }
}
