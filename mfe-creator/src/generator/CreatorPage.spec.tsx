import { CreatorApi } from '../testing/creator-api';
import { open } from '../testing/open-creator';

it('names itself in the window’s title, where the page before stood', async () => {
  document.title = 'Rain - Whoosh';
  await open(new CreatorApi());
  expect(document.title).toBe('SFX Creator - Whoosh');
});
