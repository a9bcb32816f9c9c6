import { CATALOGUE } from '../catalogue';
import type * as Figures from './figures';
import { FIGURE_FAMILIES, figureFamily } from './figures';
import type * as LearnFigures from './learn-figures';

/** The modules as a page has them that has loaded nothing yet. */
async function fresh(): Promise<{ figures: typeof Figures; learn: typeof LearnFigures }> {
  let modules;
  await jest.isolateModulesAsync(async () => {
    modules = { figures: await import('./figures.js'), learn: await import('./learn-figures.js') };
    await modules.learn.learnFigures({ layers: [layerOf('dog_bark')] });
  });
  if (modules === undefined) throw new Error('not loaded');
  return modules;
}

const layerOf = (model: string): never => ({ source: { model, alternatives: [] } }) as never;

describe('learnFigures', () => {
  it('loads the families of a scene and no other; what is missing is said by name', async () => {
    const { figures } = await fresh();
    expect(FIGURE_FAMILIES.filter((family) => figures.hasFigures(family))).toEqual(['animal']);
    expect(figures.figuresOf('dog_bark').own?.recordings).toBeGreaterThan(5);
    expect(() => figures.figuresOf('rain')).toThrow("The figures of the family 'weather' are not loaded");
  });

  it('has a file for the family of every source', () => {
    expect([...new Set(CATALOGUE.map(({ id }) => figureFamily(id)))].sort()).toEqual([...FIGURE_FAMILIES]);
  });
});
