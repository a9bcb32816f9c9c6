import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODELS } from '../models/registry';
import { CATALOGUE, findSource, getSource } from './index';

describe('CATALOGUE', () => {
  it('has the 350 sources of the table, each once', () => {
    expect(CATALOGUE).toHaveLength(350);
    expect(new Set(CATALOGUE.map(({ id }) => id)).size).toBe(350);
  });

  it('names each for people: a different, capitalised label', () => {
    expect(new Set(CATALOGUE.map(({ label }) => label)).size).toBe(350);
    for (const { label } of CATALOGUE) expect(label).toMatch(/^[A-Z][A-Za-z0-9 -]+$/);
  });

  it('lets every source sound by a model of its own', () => {
    expect(CATALOGUE.filter(({ id }) => !Object.hasOwn(MODELS, id)).map(({ id }) => id)).toEqual([]);
  });

  it('has a row for every model of the engine', () => {
    expect(Object.keys(MODELS).filter((id) => !findSource(id))).toEqual([]);
  });

  it('keeps its files under 400 lines', () => {
    for (const file of readdirSync(__dirname).filter((name) => name.endsWith('.ts')))
      expect(readFileSync(join(__dirname, file), 'utf8').split('\n').length).toBeLessThan(400);
  });

  it('refuses an unknown id', () => {
    expect(() => getSource('nonsense')).toThrow(RangeError);
  });
});
