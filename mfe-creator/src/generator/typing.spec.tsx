import { use } from 'react';
import { screen } from '@testing-library/react';
import { CreatorApi } from '../testing/creator-api';
import { onStoppedClock, open, wait } from '../testing/open-creator';

const mockDrawn = jest.fn();
jest.mock('./RecentEffects', () => ({
  RecentEffects: () => {
    mockDrawn();
    return null;
  },
}));

let mockDrawing: Promise<void> | null = null;
const mockUse: typeof use = use;
jest.mock('./Score', () => ({
  Score: ({ interpretation }: { interpretation: object | null }) => {
    if (interpretation === null) return null;
    if (mockDrawing !== null) mockUse(mockDrawing);
    return <p>score</p>;
  },
}));

onStoppedClock();

it('draws the sounds below the prompt anew for no letter that is typed', async () => {
  const { user, field } = await open(new CreatorApi());
  await user.type(field, 'ra');
  mockDrawn.mockClear();
  await user.type(field, 'in on a tin roof');
  expect(mockDrawn).not.toHaveBeenCalled();
});

it('hears letters while a score is being drawn', async () => {
  mockDrawing = new Promise(() => undefined);
  // React asks tests to wait for what never ends here
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, field } = await open(new CreatorApi());
  await user.type(field, 'rai');
  await wait(600);
  await wait(200);
  await user.type(field, 'n');
  expect(screen.getByDisplayValue('rain')).toBe(field);
});
