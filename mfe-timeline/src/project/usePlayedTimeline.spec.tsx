import { FakeApi, PREMIUM_USER, project, soundEffect } from '@whoosh/api-client/testing';
import { act, screen } from '@testing-library/react';
import { clipSounds } from '../editor/clip-sounds';
import { Editor } from '../editor/editor';
import type { Player } from '../playback';
import { documentWith } from '../model/testing/documents';
import { renderPart } from '../testing/ground';
import { usePlayedTimeline } from './usePlayedTimeline';

it('names the sound that cannot be had where it would be heard', () => {
  const api = new FakeApi({});
  const editor = new Editor({ document: documentWith({}), now: () => 0, newKey: () => 'new' });
  const sounds = clipSounds([soundEffect({ id: 7, name: 'Heavy rain' })], []);
  const setTimeline = jest.fn<void, Parameters<Player['setTimeline']>>();
  function Part() {
    const playback = { setTimeline } as unknown as Player;
    usePlayedTimeline({ project: project(), editor, playback, media: [], sounds, lengthMs: 1_000 });
    return null;
  }
  renderPart(PREMIUM_USER, <Part />);
  act(() => setTimeline.mock.lastCall?.[0].onMissed?.('effect-7'));
  expect([screen.queryByText('Audio missing'), screen.queryByText('Heavy rain')]).not.toContain(null);
  api.restore();
});
