import { encodeWav } from '@whoosh/audio-codec';
import { FakeApi, ok, SignedIn } from '@whoosh/api-client/testing';
import { render, waitFor } from '@testing-library/react';
import type { ClipSound } from '../../editor/clip-sounds';
import { clip } from '../../testing/clip';
import { ClipView } from '../ClipView';
import { answerWave, type WaveRequest } from './wave-answer';

/** The thread, in this one. */
class WaveWorker extends EventTarget {
  static asked = 0;
  postMessage(request: WaveRequest & { id: number }): void {
    WaveWorker.asked += 1;
    this.dispatchEvent(new MessageEvent('message', { data: answerWave(request) }));
  }
  terminate(): void {}
}

const RATE = 48_000;
/** Two seconds with a click, 24 bit as all sounds. */
const CLICK_MS = 1_234;
const samples = new Float32Array(2 * RATE);
samples[(CLICK_MS * RATE) / 1_000] = 0.9;
const bytes = encodeWav({ sampleRate: RATE, channels: [samples] });
const HALF_HEIGHT = 23;

/** A WAV in this page; jsdom's own cannot be read. */
const file = Object.assign(new Blob(), {
  slice: (from: number, to: number) => ({ arrayBuffer: () => Promise.resolve(bytes.slice(from, to).buffer) }),
});
const sound: ClipSound = {
  name: 'Click',
  family: null,
  bars: Array.from({ length: 100 }, (_, place) => ({ level: place === 61 ? 0.9 : 0, brightness: 0.5 })),
  lengthMs: 2_000,
  file,
  isMissing: false,
  isDraft: false,
};
const palette = {
  ramp: [
    [0, 0, 0],
    [160, 0, 0],
  ],
  rest: '#333333',
} as const;
let api: FakeApi;

beforeEach(() => {
  WaveWorker.asked = 0;
  Object.assign(globalThis, { Worker: WaveWorker });
  api = new FakeApi({ 'GET /api/sound-effects/1/peaks': ok({ peaks: '' }) });
});

afterEach(() => {
  api.restore();
  Reflect.deleteProperty(globalThis, 'Worker');
});

/** @param zoom percent */
function drawn(zoom: number, fromPx: number, toPx: number) {
  const view = (
    <ClipView
      clip={clip({ durationMs: 1_000, offsetMs: 1_000 })}
      {...{ sound, zoom, palette, fromPx, toPx }}
      top={3}
      isSelected={false}
      sticksOut={false}
    />
  );
  const { container, rerender } = render(view, {
    wrapper: ({ children }) => <SignedIn user={null}>{children}</SignedIn>,
  });
  const wave = () => container.querySelector<SVGElement>('[data-wave]');
  return { wave, renderAgain: () => rerender(view) };
}

/** The pixels of the sound in which something is drawn. */
function loudPixels(wave: SVGElement | null): number[] {
  const lines = [...(wave?.querySelectorAll('path') ?? [])].flatMap((path) =>
    [...(path.getAttribute('d') ?? '').matchAll(/M([\d.]+) ([\d.]+)V/g)].map(([, x, y]) => [Number(x), Number(y)]),
  );
  return lines
    .filter(([, y = HALF_HEIGHT]) => y < HALF_HEIGHT)
    .map(([x = 0]) => Number(wave?.dataset['wave']) + Math.floor(x));
}

it('draws a trimmed clip from close by from its samples, a click in its very pixel [timeline 16]', async () => {
  for (const [zoom, pxPerMs] of [
    [1_100, 0.11],
    [5_000, 0.5],
    [20_000, 2],
  ] as const) {
    const { wave } = drawn(zoom, 1_000 * pxPerMs, 2_000 * pxPerMs);
    await waitFor(() => expect(wave()?.getAttribute('stroke-width')).toBe('1'));
    expect(loudPixels(wave())).toEqual([Math.floor(CLICK_MS * pxPerMs)]);
  }
});

it('reads nothing again while nothing changes', async () => {
  const { wave, renderAgain } = drawn(20_000, 2_000, 4_000);
  await waitFor(() => expect(wave()?.getAttribute('stroke-width')).toBe('1'));
  const before = [WaveWorker.asked, wave()?.innerHTML];
  renderAgain();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([WaveWorker.asked, wave()?.innerHTML]).toEqual(before);
});

it('draws it from further off from its bars, without asking for samples', async () => {
  const { wave } = drawn(1_000, 100, 200);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(wave()?.getAttribute('stroke-width')).toBe('3');
  expect(WaveWorker.asked).toBe(0);
});

it('keeps its bars where its samples cannot be read', async () => {
  const broken = { ...sound, file: '/gone.wav' };
  const { container } = render(
    <ClipView
      clip={clip({ durationMs: 1_000 })}
      {...{ sound: broken, palette, fromPx: 0, toPx: 400, zoom: 20_000, top: 3, isSelected: false, sticksOut: false }}
    />,
    { wrapper: ({ children }) => <SignedIn user={null}>{children}</SignedIn> },
  );
  await waitFor(() => expect(api.callsOf('GET', '/gone.wav')).toHaveLength(1));
  expect(container.querySelector('[data-wave]')?.getAttribute('stroke-width')).toBe('3');
});
