import { ENGLISH_LANGUAGE } from '../english';
import { readText } from '../understand';
import { SILENT_PLACES } from './companions';
import { PLACE_CONSTRUCTIONS } from './surroundings';

/** What is proposed for a description, with all that is said of each layer. */
const proposed = (text: string): unknown => readText(text, ENGLISH_LANGUAGE).understanding.drafts;

describe.each([...SILENT_PLACES, ...PLACE_CONSTRUCTIONS])('$name', (row) => {
  it(`is what decides in "${row.example}"`, () => {
    const withRow = proposed(row.example);
    const spy = jest.spyOn(row, 'fits').mockReturnValue(false);
    const without = proposed(row.example);
    spy.mockRestore();
    expect(without).not.toEqual(withRow);
  });
});
