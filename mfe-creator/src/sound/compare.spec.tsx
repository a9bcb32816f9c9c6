import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ok, soundEffect } from '@whoosh/api-client/testing';
import { interpretation } from '@whoosh/scene-editing/testing';
import { player } from '@whoosh/ui/more';
import { measurementOf } from '../takes/measuring';
import { measure, MEASURED_RATE } from '../takes/measurement';
import { CreatorApi, PREMIUM } from '../testing/creator-api';
import { renderSoundPage } from '../testing/render-sound-page';

jest.mock('../takes/measuring', () => ({ measurementOf: jest.fn() }));

const [LOUD, QUIET] = ['/api/files/loud.mp3', '/api/files/quiet.mp3'];
const noise = (level: number) => {
  let s = 1;
  return [
    Float32Array.from({ length: 2 * MEASURED_RATE }, () => {
      s = (Math.imul(s, 1664525) + 1013904223) | 0;
      return (level * s) / 2147483648;
    }),
  ];
};

beforeEach(() => {
  jest
    .mocked(measurementOf)
    .mockImplementation((url) => Promise.resolve(measure({ channels: noise(url === LOUD ? 0.2 : 0.1) })));
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  for (const method of ['pause', 'load'] as const)
    jest.spyOn(HTMLMediaElement.prototype, method).mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('the versions of a sound', () => {
  it('are compared by their numbers at the same place, equally loud [long]', async () => {
    const api = new CreatorApi(PREMIUM, [
      soundEffect({ id: 1, name: 'Rain', audioUrl: LOUD, duration: 4 }),
      soundEffect({ id: 2, name: 'Rain, softer', audioUrl: QUIET, duration: 4, parentId: 1 }),
    ]);
    api.on({ 'GET /api/sound-effects/1/scene': ok({ ...interpretation('rain'), gestures: {}, events: [] }) });
    const { user } = renderSoundPage(api);
    const levels = jest.spyOn(HTMLMediaElement.prototype, 'volume', 'set');
    const versions = within(await screen.findByRole('region', { name: 'Versions' }));
    await user.click(versions.getByRole('checkbox', { name: 'Compare' }));
    await waitFor(() => expect(measurementOf).toHaveBeenCalledWith(QUIET));
    await user.click(versions.getByRole('button', { name: 'Play Rain' }));
    expect(player.snapshot().url).toBe(LOUD);
    player.seek({ url: LOUD, duration: 4, bars: [] }, 1.5);
    fireEvent.keyDown(document.body, { key: '2' });
    expect(player.snapshot()).toMatchObject({ url: QUIET, position: 1.5 });
    fireEvent.keyDown(document.body, { key: '1' });
    expect(player.snapshot()).toMatchObject({ url: LOUD, position: 1.5 });
    // 6 dB louder as it was made
    expect(levels.mock.calls.at(-1)?.[0]).toBeCloseTo(0.5, 1);
  });
});
