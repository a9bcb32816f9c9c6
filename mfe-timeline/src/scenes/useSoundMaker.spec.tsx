import { FREE_USER, PREMIUM_USER } from '@whoosh/api-client/testing';
import { screen } from '@testing-library/react';
import { renderPart } from '../testing/ground';
import { useSoundMaker } from './useSoundMaker';

function Price({ takes }: { takes: number }) {
  return <button>{`Another take${useSoundMaker(1).priceWords(4, takes)}`}</button>;
}

it.each([
  ['credits, a second each', { ...PREMIUM_USER, credits: 100 }, 1, '(4 credits)'],
  ['a free sound while one is left', { ...FREE_USER, credits: 0, existingEffects: 1 }, 1, '(1 free sound)'],
  ['that no free sound is left', { ...FREE_USER, credits: 0, existingEffects: 2 }, 1, '(0 of 2 free sounds left)'],
  ['that too few are left', { ...FREE_USER, credits: 0, existingEffects: 1 }, 2, '(1 of 2 free sounds left)'],
])('tells the price of another take: %s', async (_, user, takes, price) => {
  renderPart(user, <Price takes={takes} />);
  const button = await screen.findByRole('button');
  expect(button.textContent).toBe(`Another take ${price}`);
});
