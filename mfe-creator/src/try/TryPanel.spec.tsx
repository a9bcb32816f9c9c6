import { triedSound } from '@whoosh/api-client';
import { FakeApi } from '@whoosh/api-client/testing';
import { PreviewRenderer, PreviewRendererProvider } from '@whoosh/preview';
import { FakePreviewWorkers, previewResult } from '@whoosh/preview/testing';
import { interpretation } from '@whoosh/scene-editing/testing';
import { useLocation, type TryPanelProps } from '@whoosh/ui';
import { player } from '@whoosh/ui/more';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { refused } from '../testing/creator-api';
import { renderPage } from '../testing/render-page';
import { TryPanel } from './TryPanel';

const WORDS = 'heavy rain';
let api: FakeApi;
let workers: FakePreviewWorkers;
beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(player, 'wake').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:draft', revokeObjectURL: () => undefined });
  api = new FakeApi();
  api.on({ 'GET /api/auth/user': refused('NOT_AUTHENTICATED') });
  workers = new FakePreviewWorkers();
  workers.answer = ({ spec }) => ({
    ...previewResult(['l1'], 5),
    reading: 'text' in spec ? { ...interpretation(spec.text), meaningless: spec.text === 'xqzt' } : null,
  });
});
afterEach(() => {
  api.restore();
  jest.restoreAllMocks();
});

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

function open(text: string, asked = 0, likely = '') {
  return renderPage(
    <PreviewRendererProvider value={new PreviewRenderer(workers.start)}>
      <Pressable text={text} asked={asked} likely={likely} />
      <Address />
    </PreviewRendererProvider>,
    api,
  );
}

/** The panel as it is until a button is pressed, and with the likely words asked for then. */
function Pressable({ text, asked, likely }: Required<TryPanelProps>) {
  const [isPressed, press] = useState(false);
  return (
    <>
      <button type="button" onClick={() => press(true)}>
        Press
      </button>
      <TryPanel text={isPressed ? likely : text} asked={isPressed ? asked + 1 : asked} likely={likely} />
    </>
  );
}

describe('trying without an account', () => {
  it('shows how the words are read and asks no server', async () => {
    open(WORDS);
    expect(await screen.findByText('How we read it')).toBeTruthy();
    expect(screen.getByText('Rain')).toBeTruthy();
    expect(api.calls.map(({ path }) => path).filter((path) => path !== '/api/auth/user')).toEqual([]);
  });

  it('plays what was asked to be heard as soon as it is made, and else waits for a press', async () => {
    const play = jest.spyOn(player, 'play').mockImplementation(() => undefined);
    const { unmount } = open(WORDS);
    await screen.findByText('Listen');
    expect(play).not.toHaveBeenCalled();
    unmount();
    open(WORDS, 1);
    await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
  });

  it('loads and warms all while the field is empty, and makes what is pressed at once first', async () => {
    const wake = jest.spyOn(player, 'wake').mockImplementation(() => undefined);
    const texts = () => workers.started.flatMap(({ posted }) => posted.map(({ spec }) => 'text' in spec && spec.text));
    const { unmount } = open('');
    await waitFor(() => expect(wake).toHaveBeenCalledTimes(1));
    expect(texts()).toEqual(['rain']);
    unmount();
    workers.started.length = 0;
    wake.mockClear();
    open(WORDS, 1);
    await screen.findByText('How we read it');
    // the player got ready while the engine worked
    expect(wake).toHaveBeenCalledTimes(1);
    expect(texts()).not.toContain('rain');
  });

  it('has the sound of an idea ready that is about to be pressed, and shows and plays it only then', async () => {
    const play = jest.spyOn(player, 'play').mockImplementation(() => undefined);
    // the score that is drawn of a reading asks for waves of its own
    const texts = () =>
      workers.started.flatMap(({ posted }) => posted.flatMap(({ spec }) => ('text' in spec ? spec.text : [])));
    const { user } = open('', 0, WORDS);
    await waitFor(() => expect(texts()).toEqual([WORDS]));
    expect(screen.queryByText('How we read it')).toBeNull();
    expect(play).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Press' }));
    await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
    expect(screen.getByText('How we read it')).toBeTruthy();
    expect(texts()).toEqual([WORDS]);
  });

  it('brings what was asked to be heard into sight, and nothing while somebody writes', async () => {
    const brought = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = open(WORDS, 0, 'thunder');
    await screen.findByText('How we read it');
    expect(brought).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Press' }));
    await waitFor(() => expect(brought).toHaveBeenCalledTimes(1));
  });

  it('leads to sign-up with the very sound that is to be kept', async () => {
    const { user } = open(WORDS);
    await user.click(await screen.findByText('Keep it, free'));
    expect(screen.getByText('/auth?tab=signup')).toBeTruthy();
    expect(triedSound.read()).toEqual({ text: WORDS, seed: 1 });
  });

  it('offers nothing to keep where no word means anything', async () => {
    open('xqzt');
    expect(await screen.findByText('Listen')).toBeTruthy();
    expect(screen.queryByText('Keep it, free')).toBeNull();
  });

  it('says that this browser cannot make it', async () => {
    workers.answer = () => null;
    open(WORDS);
    expect(await screen.findByText("This browser couldn't render the sound.")).toBeTruthy();
  });
});
