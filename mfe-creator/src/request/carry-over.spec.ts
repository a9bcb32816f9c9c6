import { carryOver } from './carry-over';

const RAIN = { id: 'rain', mods: { intensity: 0.85 }, gainDb: 0 };
const KNOCK = { id: 'knock', mods: {}, gainDb: 0 };

it('does to a state what was done to another, and leaves what it has of its own', () => {
  const before = { text: 'heavy rain, a knock', layers: [RAIN, KNOCK] };
  const after = { text: 'heavy rain, a knock', layers: [{ ...RAIN, mods: {} }, KNOCK] };
  const louder = { ...KNOCK, gainDb: 6 };
  const own = { text: 'heavy rain, a knock', layers: [louder, { gainDb: -6, mods: { intensity: 0.85 }, id: 'rain' }] };
  expect(carryOver(before, after, own)).toEqual({ ...own, layers: [louder, { ...RAIN, mods: {}, gainDb: -6 }] });
});

it('takes a thing away and brings one, but keeps what was made of it meanwhile', () => {
  const bell = { id: 'bell', mods: {}, gainDb: 0 };
  expect(carryOver([RAIN, KNOCK], [RAIN, bell], [KNOCK, RAIN])).toEqual([RAIN, bell]);
  const changed = { ...KNOCK, gainDb: 6 };
  expect(carryOver([RAIN, KNOCK], [RAIN], [RAIN, changed])).toEqual([RAIN, changed]);
});

it('leaves a thing away that is there no more', () => {
  expect(carryOver([RAIN, KNOCK], [{ ...RAIN, mods: {} }, KNOCK], [KNOCK])).toEqual([KNOCK]);
});
