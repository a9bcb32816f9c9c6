import '../../../languages/fr';
import { languageOf } from '../../lexicon/registry';
import { readText } from '../../understand';
import { CONSTRUCTION_TABLES } from './index';

/** What the constructions alone propose for a description, before anything is weighed, ">" between its steps. */
function proposed(text: string): string[] {
  const drafts = [...readText(text, languageOf(text).language).understanding.drafts].sort((a, b) => a.group - b.group);
  return drafts.flatMap(({ source, group }, at) =>
    at > 0 && drafts[at - 1]?.group !== group ? ['>', source] : [source],
  );
}

const all = Object.values(CONSTRUCTION_TABLES).flat();
const examples = all.flatMap(({ name, examples: own }) =>
  Object.entries(own).map(([text, sources]) => ({ name, text, sources })),
);

describe.each(examples)('$name', ({ name, text, sources }) => {
  it(`reads "${text}"`, () => expect(proposed(text)).toEqual(sources));

  it(`is what reads "${text}"`, () => {
    const construction = all.find((one) => one.name === name);
    const spy = construction && jest.spyOn(construction, 'read').mockReturnValue(undefined);
    const without = proposed(text);
    spy?.mockRestore();
    expect(without).not.toEqual(sources);
  });
});

it('has an example for every construction', () => {
  expect(all.filter((one) => Object.keys(one.examples).length === 0).map(({ name }) => name)).toEqual([]);
});
