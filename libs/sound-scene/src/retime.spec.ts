// eslint-disable-next-line @nx/enforce-module-boundaries -- a tool of the test alone; the library itself imports nothing
import fc from 'fast-check';
import { canLoop, retimeScene, type Gestures } from './retime';
import type { Layer, Scene, Timing } from './scene';
import { exampleScene } from './testing/example-scene';
import { validateScene } from './validate';

const [KNOCK, RAIN, BEEP, BARK] = ['knock-1', 'rain-1', 'beep-1', 'dog_bark-1'];

function layerOf(scene: Scene, id: string): Layer {
  const layer = scene.layers.find((each) => each.id === id);
  if (layer === undefined) throw new Error(`no layer ${id}`);
  return layer;
}

const timingOf = (scene: Scene, id: string): Timing => layerOf(scene, id).timing;

function withTiming(id: string, timing: Timing): Scene {
  const scene = exampleScene();
  return { ...scene, layers: scene.layers.map((layer) => (layer.id === id ? { ...layer, timing } : layer)) };
}

/** A scene of one event at a time. */
function once(at: number[], mods: Layer['mods'] = {}): Scene {
  const scene = exampleScene();
  const [knock] = scene.layers;
  if (knock === undefined) throw new Error('the example has a knock');
  return { ...scene, layers: [{ ...knock, mods, timing: { kind: 'shots', at, jitter: 0 } }] };
}

const seconds = (least: number, most: number) =>
  fc.integer({ min: Math.round(least * 1000), max: Math.round(most * 1000) }).map((ms) => ms / 1000);

/** Any timing inside a scene. */
function anyTiming(duration: number): fc.Arbitrary<Timing> {
  const span = fc
    .tuple(seconds(0, duration), seconds(0, duration))
    .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
  return fc.oneof(
    span.map(({ start, end }): Timing => ({
      kind: 'continuous',
      start,
      end,
      fadeIn: 0.2,
      fadeOut: 0.4,
      curve: {
        level: [
          [start, 0],
          [end, -6],
        ],
        speed: [[start, 1]],
      },
    })),
    fc
      .array(seconds(0, duration), { minLength: 1, maxLength: 12 })
      .map((at): Timing => ({ kind: 'shots', at: at.sort((a, b) => a - b), jitter: 0.1 })),
    fc
      .tuple(span, fc.integer({ min: 1, max: 8 }))
      .map(([of, rate]): Timing => ({ kind: 'train', ...of, rate, regularity: 1 })),
    fc
      .tuple(span, fc.integer({ min: 1, max: 300 }))
      .map(([of, perMinute]): Timing => ({ kind: 'sporadic', ...of, perMinute })),
  );
}

const anyScene: fc.Arbitrary<Scene> = seconds(0.5, 22)
  .chain((duration) =>
    fc.array(anyTiming(duration), { minLength: 1, maxLength: 4 }).map((timings) => {
      const scene = exampleScene();
      return {
        ...scene,
        duration,
        layers: timings.map((timing, i): Layer => ({
          ...layerOf(scene, i % 2 === 0 ? KNOCK : BARK),
          id: `layer-${i}`,
          timing,
        })),
      };
    }),
  )
  .filter((scene) => validateScene(scene).ok);

const GESTURES: Gestures = {
  'layer-0': { by: 'duration', value: 0.9, power: 1 },
  'layer-1': { by: 'speed', value: 1, power: -1 },
};

describe('retimeScene', () => {
  it('gives a valid scene of exactly the asked length, whatever the scene and the length', () => {
    fc.assert(
      fc.property(anyScene, seconds(0.5, 22), (scene, length) => {
        const made = retimeScene(scene, length, { gestures: GESTURES });
        expect(validateScene(made)).toEqual({ ok: true, scene: made });
        expect(made.duration).toBe(length);
      }),
    );
  });

  it('changes nothing for the same length', () => {
    fc.assert(
      fc.property(anyScene, (scene) =>
        expect(retimeScene(scene, scene.duration, { gestures: GESTURES })).toEqual(scene),
      ),
    );
  });

  it('never moves an event that stays', () => {
    fc.assert(
      fc.property(anyScene, seconds(0.5, 22), (scene, length) => {
        const made = new Map(retimeScene(scene, length).layers.map((layer) => [layer.id, layer.timing]));
        for (const { id, timing } of scene.layers) {
          if (timing.kind !== 'shots') continue;
          const staying = timing.at.filter((time) => time <= length - 0.1);
          const after = made.get(id);
          if (staying.length > 0) expect(after?.kind === 'shots' && after.at.slice(0, staying.length)).toEqual(staying);
        }
      }),
    );
  });

  it('lets what was over before a quiet end go on in a longer scene, and be over as early in a shorter one', () => {
    const scene = exampleScene();
    const barks: Timing = { kind: 'continuous', start: 0, end: 3, fadeIn: 0, fadeOut: 0.2 };
    const alone = { ...scene, layers: [{ ...layerOf(scene, BARK), timing: barks }] };
    expect(timingOf(retimeScene(alone, scene.duration + 4), BARK)).toEqual({ ...barks, end: scene.duration + 4 });
    expect(timingOf(retimeScene(alone, scene.duration - 1), BARK)).toEqual(barks);
    const [knock] = once([5]).layers;
    const before = { ...alone, layers: [...alone.layers, ...(knock ? [knock] : [])] };
    expect(timingOf(retimeScene(before, scene.duration + 4), BARK)).toEqual(barks);
  });

  it('lets a texture go on to the new end and stretches its curve with it', () => {
    expect(timingOf(retimeScene(exampleScene(), 14), RAIN)).toEqual({
      kind: 'continuous',
      start: 2,
      end: 14,
      fadeIn: 0.6,
      fadeOut: 0.2,
      curve: {
        level: [
          [2, -18],
          [14, 0],
        ],
      },
    });
    expect(timingOf(retimeScene(exampleScene(), 4), RAIN)).toMatchObject({
      start: 2,
      end: 4,
      curve: {
        level: [
          [2, -18],
          [4, 0],
        ],
      },
    });
  });

  it('takes the new time for the same way of what comes nearer', () => {
    const { motion } = layerOf(retimeScene(exampleScene(), 10), RAIN).place;
    expect(motion).toMatchObject({ from: 60, to: 3, at: 10, speed: 5 });
  });

  it('keeps the times of a texture that ends before the end', () => {
    const scene = withTiming(RAIN, { kind: 'continuous', start: 1, end: 3, fadeIn: 0.1, fadeOut: 0.1 });
    expect(timingOf(retimeScene(scene, 20), RAIN)).toMatchObject({ start: 1, end: 3 });
  });

  it('keeps single events where they are, and leaves out those after the end', () => {
    expect(timingOf(retimeScene(exampleScene(), 20), KNOCK)).toMatchObject({ at: [0.15, 0.45, 0.75] });
    expect(timingOf(retimeScene(exampleScene(), 0.6), KNOCK)).toMatchObject({ at: [0.15, 0.45] });
  });

  it('goes on with a row of events that ran to the end, but not with a counted one', () => {
    const row = once([0, 1.5, 4, 5.5]);
    expect(timingOf(retimeScene(row, 11), KNOCK)).toMatchObject({ at: [0, 1.5, 4, 5.5, 7, 9.5] });
    expect(timingOf(retimeScene(once([0, 1.5, 4, 5.5], { count: 4 }), 11), KNOCK)).toMatchObject({
      at: [0, 1.5, 4, 5.5],
    });
  });

  it('lets a gesture take longer by as much as there is to the end, and keeps its onset', () => {
    const door = once([1]);
    const slow = retimeScene(door, 11, { gestures: { [KNOCK]: { by: 'duration', value: 1.4, power: 1 } } });
    expect(layerOf(slow, KNOCK)).toMatchObject({ mods: { duration: 2.8 }, timing: { at: [1] } });
    const bySpeed = retimeScene(door, 11, { gestures: { [KNOCK]: { by: 'speed', value: 1, power: -0.5 } } });
    expect(layerOf(bySpeed, KNOCK).mods.speed).toBe(0.25);
    expect(
      layerOf(retimeScene(door, 3.5, { gestures: { [KNOCK]: { by: 'duration', value: 1.4, power: 1 } } }), KNOCK).mods
        .duration,
    ).toBe(0.7);
  });

  it('fills the time with trains and sporadic events', () => {
    const made = retimeScene(withTiming(BEEP, { kind: 'train', start: 1, end: 6, rate: 2, regularity: 0.9 }), 15);
    expect(timingOf(made, BEEP)).toMatchObject({ start: 1, end: 15, rate: 2 });
    expect(timingOf(made, BARK)).toMatchObject({ start: 0, end: 15 });
  });

  it('ends a train where the scene has as many events as it may have', () => {
    const busy = { ...withTiming(BEEP, { kind: 'train', start: 0, end: 6, rate: 40, regularity: 1 }) };
    const made = retimeScene(busy, 22);
    expect(validateScene(made).ok).toBe(true);
    expect(timingOf(made, BEEP)).toMatchObject({ start: 0 });
  });

  it('leaves out layers that would begin after the end, with what was said of them, but never the last one', () => {
    const short = retimeScene(exampleScene(), 1.05);
    expect(short.layers.map(({ id }) => id)).toEqual([KNOCK, BARK]);
    expect(timingOf(retimeScene(once([5]), 2), KNOCK)).toMatchObject({ at: [0] });
  });

  it('makes a loop when asked', () => {
    expect(retimeScene(exampleScene(), 6, { loop: true })).toEqual({ ...exampleScene(), loop: true });
    expect(retimeScene(exampleScene(), 9, { loop: true }).loop).toBe(true);
  });

  it.each([0.4, 22.5, NaN])('refuses %p seconds', (length) => {
    expect(() => retimeScene(exampleScene(), length)).toThrow(RangeError);
  });
});

describe('canLoop', () => {
  it('is true of what goes on by itself', () => {
    const scene = exampleScene();
    expect(canLoop(scene)).toBe(false);
    expect(canLoop({ layers: scene.layers.filter(({ id }) => id !== KNOCK) })).toBe(true);
    expect(
      canLoop({ layers: scene.layers.map((layer) => (layer.id === KNOCK ? { ...layer, muted: true } : layer)) }),
    ).toBe(true);
  });
});
