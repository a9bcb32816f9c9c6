import type { InterpretedLayer } from '@whoosh/contracts';
import type { Preview } from './preview-renderer';
import { laneWaves } from './lane-waves';

const layer = (id: string, start: number, end: number, events: number[] = []): InterpretedLayer => ({
  id,
  model: id,
  label: id,
  family: 'weather',
  grade: null,
  start,
  end,
  events,
  spans: [],
  attributes: [],
  confidence: 1,
  guessed: false,
  alternatives: [],
});

/** Ten bars in one second each, loud as the function of the time says. */
const preview = (id: string, duration: number, level: (seconds: number) => number): Preview => ({
  duration,
  bars: [],
  layers: new Map([[id, Array.from({ length: duration * 10 }, (_, i) => ({ level: level(i / 10), brightness: 0.4 }))]]),
  spectrum: null,
  layerSpectra: new Map(),
  audio: null,
  reading: null,
  events: [],
});

describe('the wave of a lane', () => {
  it('is cut to the time of its block and drawn at its own scale', () => {
    const wave = laneWaves(
      [layer('rain', 2, 5)],
      preview('rain', 8, (at) => (at < 3 ? 0.1 : 0.2)),
    ).get('rain');
    expect(wave?.end).toBe(5);
    expect(wave?.bars).toHaveLength(30);
    expect(wave?.bars.map((bar) => bar.level)).toEqual([...Array<number>(10).fill(0.5), ...Array<number>(20).fill(1)]);
    expect(wave?.bars[0]?.brightness).toBe(0.4);
  });

  it('goes on while a single event rings, however short its block was taken for', () => {
    const ringing = (at: number) => (at < 1 ? 0 : at < 6 ? 0.5 : 0.001);
    const wave = laneWaves([layer('bell', 1, 2, [1])], preview('bell', 8, ringing)).get('bell');
    expect(wave?.end).toBe(6);
    expect(wave?.bars).toHaveLength(50);
  });

  it('is never empty, at the very end of the scene neither', () => {
    const wave = laneWaves(
      [layer('hit', 8, 8, [8])],
      preview('hit', 8, () => 0.5),
    ).get('hit');
    expect(wave?.bars).toHaveLength(1);
  });

  it('is none for a layer that is silent or was not rendered', () => {
    const layers = [layer('rain', 0, 8), layer('wind', 0, 8)];
    expect(
      laneWaves(
        layers,
        preview('rain', 8, () => 0),
      ).size,
    ).toBe(0);
  });
});
