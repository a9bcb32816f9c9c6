import { PREMIUM_USER } from '@whoosh/api-client/testing';
import { costWords } from './generation-form';

it('writes what is left as large numbers are written', () =>
  expect(costWords({ ...PREMIUM_USER, credits: 2995 }, 4.2)).toBe('5 credits, 2,995 left'));
