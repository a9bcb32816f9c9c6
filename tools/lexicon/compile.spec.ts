import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiledFiles, ENGINE } from './compile.mjs';

describe('the vocabularies of the further languages', () => {
  it.each(Object.entries(compiledFiles()))('%s is what its source compiles to', (file, text) => {
    expect(readFileSync(join(ENGINE, file), 'utf8') === text).toBe(true);
  });

  it('keep a choice that is given in place of a rule in prose', () => {
    const { choices } = JSON.parse(compiledFiles()['language/french/vocabulary.json'] ?? '{}') as {
      choices: Record<string, string>;
    };
    expect(choices['brise']).toBe('verre|vitre|bouteille|miroir>glass_break;>wind');
  });
});
