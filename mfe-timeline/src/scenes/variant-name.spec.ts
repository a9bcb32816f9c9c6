import { variantName } from './variant-name';

it.each([
  ['Rain', [], 'Rain'],
  ['Rain', ['Rain'], 'Rain 2'],
  ['Rain 2', ['Rain', 'Rain 2', 'Rain 3'], 'Rain 4'],
  ['Apollo 13', ['Apollo 13'], 'Apollo 14'],
  ['2', ['2'], '2 2'],
])('calls %s beside %j %s', (name, taken, variant) => {
  expect(variantName(name, new Set(taken))).toBe(variant);
});
