import { screen, within } from '@testing-library/react';
import { player } from '@whoosh/ui/more';
import { CreatorApi } from '../testing/creator-api';
import { generateButton, onStoppedClock, open } from '../testing/open-creator';

onStoppedClock();

const SILENT = { url: null, status: 'idle', position: 0, duration: 0 } as const;

let play: jest.SpyInstance;
beforeEach(() => {
  play = jest.spyOn(player, 'play').mockImplementation(() => undefined);
  jest.spyOn(player, 'snapshot').mockReturnValue(SILENT);
});
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const make = async () => {
  const page = await open(new CreatorApi(), { playsWhenReady: true });
  await page.user.type(page.field, 'rain');
  await screen.findByRole('list', { name: 'How we read it' });
  await page.user.click(generateButton());
  await within(await screen.findByRole('article', { name: 'Take 1' })).findByText('In library');
  return page;
};

it('a new take plays once by itself', async () => {
  await make();
  expect(play.mock.calls.map(([{ url }]) => url)).toEqual(['/api/files/t1.mp3']);
});

it('no take plays by itself once that is switched off', async () => {
  const { user } = await make();
  await user.click(screen.getByRole('checkbox', { name: 'Play when ready' }));
  play.mockClear();
  await user.type(screen.getByLabelText('Describe your sound effect'), 'a bell');
  await user.click(generateButton());
  await within(await screen.findByRole('article', { name: 'Take 1' })).findByText('In library');
  expect(play).not.toHaveBeenCalled();
});

it('no take plays by itself over another sound [long]', async () => {
  jest.spyOn(player, 'snapshot').mockReturnValue({ ...SILENT, url: '/other.mp3', status: 'playing' });
  await make();
  expect(play).not.toHaveBeenCalled();
});

it("keeps a take's words, score and Refine in a cleared box until something else is typed [long]", async () => {
  const { user, field } = await make();
  expect((field as HTMLTextAreaElement).value).toBe('');
  const score = screen.getByRole('list', { name: 'How we read it' });
  expect(within(score).getByText('Rain')).toBeTruthy();
  expect(screen.getByTitle('rain')).toBeTruthy();
  expect(screen.getByLabelText('Refine')).toBeTruthy();
  await user.type(field, 'a bell');
  expect(screen.queryByTitle('rain')).toBeNull();
});

it('Space plays the take after a click on Generate, though the focus stands on the button [long]', async () => {
  const toggle = jest.spyOn(player, 'toggle').mockImplementation(() => undefined);
  // a browser says so of what a pointer focuses; jsdom takes every focus for the keyboard's
  const { matches } = Element.prototype;
  let isPointed = true;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selectors) {
    return selectors === ':focus-visible' ? !isPointed : matches.call(this, selectors);
  });
  const { user } = await make();
  // with the first key, a browser calls it that, too
  isPointed = false;
  await user.keyboard(' ');
  expect(toggle.mock.calls.map(([{ url }]) => url)).toEqual(['/api/files/t1.mp3']);
  expect(screen.queryByText('Please enter a description for your sound effect')).toBeNull();
});
