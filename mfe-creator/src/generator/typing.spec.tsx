import { CreatorApi } from '../testing/creator-api';
import { onStoppedClock, open } from '../testing/open-creator';

const mockDrawn = jest.fn();
jest.mock('./RecentEffects', () => ({
  RecentEffects: () => {
    mockDrawn();
    return null;
  },
}));

onStoppedClock();

it('draws the sounds below the prompt anew for no letter that is typed [long]', async () => {
  const { user, field } = await open(new CreatorApi());
  await user.type(field, 'ra');
  mockDrawn.mockClear();
  await user.type(field, 'in on a tin roof');
  expect(mockDrawn).not.toHaveBeenCalled();
});
