import { triedSound } from '@whoosh/api-client';
import { FakeApi, FREE_USER } from '@whoosh/api-client/testing';
import type { TryPanelProps } from '@whoosh/ui';
import { screen, waitFor } from '@testing-library/react';
import { address, pageHeading, renderApp } from '../../testing/render-app';
import type { LoadRemote } from '../../app/remotes';

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  api = new FakeApi();
});
afterEach(() => api.restore());

const ToldPanel = ({ text, asked, likely }: TryPanelProps) => <p title={likely}>{`panel ${text} ${asked}`}</p>;
const loader = () =>
  jest.fn<ReturnType<LoadRemote>, Parameters<LoadRemote>>(() => Promise.resolve({ default: ToldPanel }));
const field = () => screen.findByLabelText('Describe your sound effect');

describe('the prompt without an account', () => {
  it.each(['/auth', '/try'])('on %s loads the engine only when the field has the focus', async (path) => {
    const begin = jest.fn();
    const loadRemote = Object.assign(loader(), { begin });
    const { person } = renderApp({ path, api, loadRemote });
    const prompt = await field();
    expect(loadRemote).not.toHaveBeenCalled();
    expect(begin).not.toHaveBeenCalled();
    await person.click(prompt);
    expect(await screen.findByText('panel 0')).toBeTruthy();
    expect(begin.mock.calls).toEqual([['mfe_creator/TryEngine']]);
    expect(loadRemote).toHaveBeenCalledWith('mfe_creator/TryPanel');
  });

  it('loads nothing of the engine while the mouse is on the field or an idea, or more ideas are asked for', async () => {
    const loadRemote = loader();
    const { person } = renderApp({ path: '/try', api, loadRemote });
    await person.hover(await field());
    await person.hover(screen.getByRole('button', { name: 'Three knocks on a wooden door' }));
    await person.click(screen.getByRole('button', { name: 'More ideas' }));
    expect(loadRemote).not.toHaveBeenCalled();
  });

  it.each([
    ['a mouse comes down on it', '[MouseLeft>]', true],
    ['a finger is lifted that came down on it', '[TouchA>]', false],
  ] as const)('begins with an idea as soon as %s', async (_, keys, begins) => {
    const loadRemote = loader();
    const { person } = renderApp({ path: '/try', api, loadRemote });
    const target = await screen.findByRole('button', { name: 'Three knocks on a wooden door' });
    await person.pointer({ keys, target });
    expect(loadRemote.mock.calls).toEqual(begins ? [['mfe_creator/TryPanel']] : []);
    if (begins) expect((await screen.findByText('panel 0')).title).toBe('Three knocks on a wooden door');
    await person.pointer({ keys: keys.replace('[', '[/').replace('>', ''), target });
    expect(await screen.findByText('panel Three knocks on a wooden door 1')).toBeTruthy();
  });

  it.each(['mouse', 'keyboard'])('tells the panel of the idea that the %s is on before it is pressed', async (by) => {
    const { person } = renderApp({ path: '/try', api, loadRemote: loader() });
    const idea = await screen.findByRole('button', { name: 'Three knocks on a wooden door' });
    await person.click(await field());
    if (by === 'mouse') await person.hover(idea);
    else {
      while (document.activeElement !== idea) await person.tab();
    }
    expect((await screen.findByText('panel 0')).title).toBe('Three knocks on a wooden door');
  });

  it('hears an idea with one press, and what is written with Enter', async () => {
    const { person } = renderApp({ path: '/try', api, loadRemote: loader() });
    await person.click(await screen.findByRole('button', { name: 'Three knocks on a wooden door' }));
    expect(await screen.findByText('panel Three knocks on a wooden door 1')).toBeTruthy();
    await person.clear(await field());
    await person.type(await field(), 'rain{Enter}');
    expect(screen.getByText('panel rain 2')).toBeTruthy();
  });

  it('has more ideas', async () => {
    const { person } = renderApp({ path: '/try', api, loadRemote: loader() });
    await person.click(await screen.findByRole('button', { name: 'More ideas' }));
    expect(screen.queryByRole('button', { name: 'Three knocks on a wooden door' })).toBeNull();
    expect(screen.getAllByRole('button')).toHaveLength(4);
  });

  it('tells at sign-up which sound waits, and leads on to it', async () => {
    triedSound.write({ text: 'three knocks', seed: 1 });
    renderApp({ path: '/auth?tab=signup', api });
    expect(await screen.findByText('Your sound “three knocks” is waiting for you.')).toBeTruthy();
  });

  it('leads whoever has signed in to the sound that waits', async () => {
    triedSound.write({ text: 'three knocks', seed: 1 });
    renderApp({ path: '/auth', api, user: FREE_USER });
    await waitFor(() => expect(address()).toBe('/sfx-creator'));
  });

  it('is the creator for whoever has an account', async () => {
    renderApp({ path: '/try', api, user: FREE_USER });
    expect(await pageHeading('Remote page /sfx-creator')).toBeTruthy();
  });
});
