import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ok, soundEffect } from '@whoosh/api-client/testing';
import type { CatalogueSource, GenerateRequest, SaveSoundEffectRequest } from '@whoosh/contracts';
import { interpretation } from '@whoosh/scene-editing/testing';
import { player } from '@whoosh/ui/more';
import { startLiveSound, type LiveSound } from '../live/live-sound';
import { CreatorApi, PREMIUM } from '../testing/creator-api';
import { renderSoundPage } from '../testing/render-sound-page';

// jsdom has no audio thread
jest.mock('../live/live-sound');

const RAIN = soundEffect({ id: 1, name: 'Rain', prompt: 'heavy rain, distant thunder', seed: 4817 });
const CAT: CatalogueSource = {
  model: 'cat_meow',
  label: 'Cat meow',
  family: 'animal',
  grade: 'fair',
  plays: 'events',
  words: ['cat'],
};
const RIGHT = { key: 'ArrowRight', which: 39, keyCode: 39 };
const READ = { ...interpretation(RAIN.prompt), gestures: {}, events: [] };

function open() {
  const api = new CreatorApi(PREMIUM, [RAIN, soundEffect({ id: 2, name: 'The version', parentId: 1 })]);
  api.on({
    'GET /api/sound-effects/1/scene': ok(READ),
    'GET /api/sound-effects/2/scene': ok(READ),
    'GET /api/sound-effects/sources': ok([CAT]),
    'POST /api/sound-effects': () => ok(api.effects[1]),
  });
  const { user } = renderSoundPage(api);
  const asked = () => api.callsOf('POST', '/api/sound-effects/generate').map(({ body }) => body as GenerateRequest);
  return { api, user, asked };
}

describe('the layers of a sound', () => {
  it('are replaced by any of all sounds, at a price that is told before, under a name that tells what sounds', async () => {
    const { api, user, asked } = open();
    await user.click(await screen.findByRole('button', { name: 'Replace Thunder' }));
    const picker = within(await screen.findByRole('dialog'));
    expect(await picker.findByText('Saved as a new version: 4 s × 1 take = 4 credits')).toBeTruthy();
    await user.click(await picker.findByRole('button', { name: 'Cat meow' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'The version' })).toBeTruthy();
    const [request] = asked();
    expect(request).toMatchObject({ parentEffectId: 1, seed: READ.scene.seed });
    expect(request?.scene?.layers.map(({ source }) => source.model)).toEqual(['rain', 'cat_meow']);
    const [saved] = api.callsOf('POST', '/api/sound-effects').map(({ body }) => body as SaveSoundEffectRequest);
    expect(saved?.name).toBe('Rain, Cat meow');
  });

  describe('played live', () => {
    const sound = { turn: jest.fn<void, Parameters<LiveSound['turn']>>(), end: jest.fn() };
    const lastOf = (layer: string) => sound.turn.mock.calls.filter(([one]) => one === layer).at(-1)?.[1];
    beforeEach(() => {
      jest.clearAllMocks();
      jest.mocked(startLiveSound).mockResolvedValue(sound);
    });
    const play = async () => {
      const page = open();
      await page.user.click(await screen.findByRole('button', { name: 'Play live' }));
      await screen.findByText('Plays until you stop it. Change it while you listen.');
      return page;
    };

    it('follow level, mute and what is turned at once', async () => {
      const { user } = await play();
      await user.click(screen.getByRole('button', { name: 'Mute Thunder' }));
      await waitFor(() => expect(lastOf('thunder-1')).toMatchObject({ gainDb: -Infinity }));
      fireEvent.keyDown(screen.getByRole('slider', { name: 'Pitch of Rain' }), RIGHT);
      fireEvent.keyDown(screen.getByRole('slider', { name: 'Pitch of Rain' }), RIGHT);
      await waitFor(() => expect(lastOf('rain-1')).toEqual({ speed: 1, pitch: 2, intensity: 0.5, gainDb: 0 }));
    });

    it('are saved as they were turned, for what a take costs [long]', async () => {
      const { user, asked } = await play();
      fireEvent.keyDown(screen.getByRole('slider', { name: 'Energy of Rain' }), RIGHT);
      expect(await screen.findByText('4 s × 1 take = 4 credits')).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Save version' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'The version' })).toBeTruthy();
      expect(asked()[0]?.scene?.layers[0]?.mods.intensity).toBeCloseTo(0.9, 6);
    });

    it('stop when another sound plays, and when the page is left [long]', async () => {
      await play();
      player.play({ url: '/other.mp3', duration: 1, bars: [] });
      expect(await screen.findByRole('button', { name: 'Play live' })).toBeTruthy();
      expect(sound.end).toHaveBeenCalledTimes(1);
    });

    it('say so where the browser cannot play them', async () => {
      jest.mocked(startLiveSound).mockRejectedValue(new Error('no worklets'));
      const { user } = open();
      await user.click(await screen.findByRole('button', { name: 'Play live' }));
      expect(await screen.findByText("This browser can't play it live.")).toBeTruthy();
    });
  });
});
