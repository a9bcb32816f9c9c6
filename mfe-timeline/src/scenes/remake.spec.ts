import { interpret, render, gesturesOf, type LayerEvent } from '@whoosh/sound-engine';
import '@whoosh/sound-engine/figures';
import '@whoosh/sound-engine/reader';
import { retimeScene } from '@whoosh/sound-scene';
import { documentOf, edit, reduce, startHistory, syncMs, undo, type Clip, type TimelineDocument } from '../model';
import { DEFAULT_TIMELINE_SETTINGS } from '@whoosh/contracts';
import { clip } from '../testing/clip';
import { eventChoices, hitOf, momentMs, OWN_POINT, pinnedEvents, syncIn } from './events';
import { remadeClip } from './remake';
import { eventAt, madeSound } from './testing/scenes';

function documentWith(only: Clip): TimelineDocument {
  return reduce(documentOf({ ...DEFAULT_TIMELINE_SETTINGS, items: [] }), {
    type: 'place',
    clips: [only],
    limitMs: 600_000,
  });
}

function clipOf({ clips: [only] }: TimelineDocument): Clip {
  if (only === undefined) throw new Error('no clip');
  return only;
}

const sounding = { durationMs: 4000, startMs: 3000, sync: { layer: 'knock-1', event: 1, atMs: 480 } };

describe('a clip that was made again', () => {
  it('stands on the new sound, and one undo brings the old take back', () => {
    const before = documentWith(clip(sounding));
    const history = edit(
      startHistory(before),
      remadeClip(clipOf(before), madeSound(9, 4, [eventAt(150), eventAt(480)])),
    );
    expect(clipOf(history.present)).toMatchObject({ soundEffectId: 9, scene: null, startMs: 3000, durationMs: 4000 });
    expect(undo(history).present).toEqual(before);
  });

  it('keeps its sync point where it is: the start moves', () => {
    const before = documentWith(clip(sounding));
    const after = clipOf(reduce(before, remadeClip(clipOf(before), madeSound(9, 4, [eventAt(200), eventAt(733)]))));
    expect(after).toMatchObject({ startMs: 3480 - 733, sync: { atMs: 733 } });
    expect(syncMs(after)).toBe(3480);
  });

  it('keeps a point that was set by hand', () => {
    const own = { layer: OWN_POINT, event: 0, atMs: 900 };
    const before = documentWith(clip({ ...sounding, sync: own }));
    expect(clipOf(reduce(before, remadeClip(clipOf(before), madeSound(9, 4, []))))).toMatchObject({
      startMs: 3000,
      sync: own,
    });
  });

  it('loses the pin when the event is not there any more, and stays', () => {
    const before = documentWith(clip(sounding));
    expect(clipOf(reduce(before, remadeClip(clipOf(before), madeSound(9, 4, [eventAt(200)]))))).toMatchObject({
      startMs: 3000,
      sync: null,
    });
  });

  it('is no longer than a shorter sound', () => {
    const before = documentWith(clip({ offsetMs: 500, durationMs: 3500 }));
    expect(clipOf(reduce(before, remadeClip(clipOf(before), madeSound(9, 2))))).toMatchObject({
      offsetMs: 500,
      durationMs: 1500,
    });
  });

  it('takes the place that was asked for', () => {
    const before = documentWith(clip());
    const place = { startMs: 0, offsetMs: 0, durationMs: 60_000, loop: true };
    expect(clipOf(reduce(before, remadeClip(clipOf(before), madeSound(9, 10), place)))).toMatchObject(place);
  });
});

/** What the engine made of words, as a take tells its events. */
function take(text: string, seconds: number, duration = 3) {
  const first = interpret(text, { duration, seed: 3, intensity: 'moderate' });
  const scene = retimeScene(first, seconds, { gestures: gesturesOf(first) });
  return {
    scene,
    events: render(scene).events.map(({ layer, kind, onset, peak }: LayerEvent) => ({ layer, kind, onset, peak })),
  };
}

describe('a sync point with real sounds', () => {
  it.each([
    ['a door opens and closes', 8],
    ['a whoosh', 1.5],
    ['three knocks on a wooden door', 7],
  ])('stays at its moment to the millisecond when the sound is made for another length: %s', (text, seconds) => {
    const before = take(text, 3);
    const [layer] = before.scene.layers;
    const sync = syncIn({ layer: layer?.id ?? '', event: 0, atMs: 0 }, before.events);
    const document = documentWith(clip({ startMs: 10_000, durationMs: 3000, sync }));
    const moment = syncMs(clipOf(document));
    const made = madeSound(9, seconds, take(text, seconds).events);
    const after = clipOf(
      reduce(
        document,
        remadeClip(clipOf(document), made, { startMs: 10_000, offsetMs: 0, durationMs: seconds * 1000, loop: false }),
      ),
    );
    expect(moment).not.toBeNull();
    expect(syncMs(after)).toBe(moment);
    const event = made.events.find((each) => each.layer === layer?.id);
    const atMs = event === undefined ? NaN : momentMs(event);
    expect(Math.abs(after.startMs + atMs - (moment ?? NaN))).toBeLessThanOrEqual(0.5);
  });
});

describe('eventChoices', () => {
  it('names events by their layer, in time order', () => {
    const layers = [
      { id: 'knock-1', label: 'Knock' },
      { id: 'bell-1', label: 'Bell' },
    ];
    const choices = eventChoices(layers, [eventAt(100), eventAt(400), eventAt(250, 'bell-1'), eventAt(1, 'gone-1')]);
    expect(choices.map(({ label, atMs }) => [label, atMs])).toEqual([
      ['Knock 1', 100],
      ['Bell', 250],
      ['Knock 2', 400],
    ]);
  });

  it('offers the first and the last of many', () => {
    const drops = Array.from({ length: 40 }, (_, n) => eventAt(100 * n + 50));
    const choices = eventChoices([{ id: 'knock-1', label: 'Drop' }], drops);
    expect(choices.map(({ label, event, atMs }) => [label, event, atMs])).toEqual([
      ['Drop, first', 0, 50],
      ['Drop, last', 39, 3950],
    ]);
  });

  it('offers the loudest of many where that is neither the first nor the last', () => {
    const drops = Array.from({ length: 40 }, (_, n) => eventAt(100 * n + 50));
    const choices = eventChoices([{ id: 'knock-1', label: 'Drop' }], drops, (ms) => (ms === 2050 ? 0.9 : 0.1));
    expect(choices.map(({ label, atMs }) => [label, atMs])).toEqual([
      ['Drop, first', 50],
      ['Drop, loudest', 2050],
      ['Drop, last', 3950],
    ]);
  });

  it('takes what rises slowly by its loudest moment: a car is pinned where it passes', () => {
    const [passing] = eventChoices([{ id: 'knock-1', label: 'Car' }], [{ ...eventAt(0), peak: 2_500 * 48 }]);
    expect(passing?.atMs).toBe(2_500);
  });
});

describe('pinnedEvents', () => {
  it('takes what moves past by its closest point, wherever its engine was loudest', () => {
    const { scene, events } = take('a truck passes by on a wet road', 6);
    const [layer] = scene.layers;
    expect(layer?.place.motion).toMatchObject({ kind: 'pass', at: 3 });
    expect(momentMs(events[0] ?? eventAt(0))).toBeLessThan(2_000);
    const pinned = pinnedEvents(scene, events);
    expect(pinned.map(momentMs)).toEqual([3_000]);
    expect(hitOf(scene, pinned)).toEqual({ layer: layer?.id, event: 0, atMs: 3_000 });
    const labels = eventChoices([{ id: layer?.id ?? '', label: 'Truck' }], pinned).map(({ label }) => label);
    expect(labels).toEqual(['Truck, closest']);
  });

  it('leaves the events of what stands still as they are', () => {
    const { scene, events } = take('three knocks on a wooden door', 4);
    expect(pinnedEvents(scene, events)).toEqual(events);
  });
});

describe('hitOf', () => {
  const [knocks] = interpret('three knocks on a wooden door', { seed: 1 }).layers;
  const [rain] = interpret('rain', { seed: 1 }).layers;
  if (knocks === undefined || rain === undefined) throw new Error('no layers');
  const scene = {
    layers: [
      { ...rain, id: 'rain-1' },
      { ...knocks, id: 'knock-1' },
    ],
  };

  it('is the first event of what happens', () => {
    const drops = Array.from({ length: 4 }, (_, n) => eventAt(30 + n, 'rain-1'));
    expect(hitOf(scene, [...drops, eventAt(400), eventAt(700)])).toEqual({ layer: 'knock-1', event: 0, atMs: 400 });
  });

  it('is none of what goes on, however few of its moments are loud', () => {
    expect(hitOf(scene, [eventAt(3_578, 'rain-1')])).toBeNull();
  });

  it('is none of a texture of hits', () => {
    expect(
      hitOf(
        scene,
        Array.from({ length: 40 }, (_, n) => eventAt(400 + n)),
      ),
    ).toBeNull();
  });

  it('is nothing apart from the start where the sound begins with it', () => {
    expect(hitOf(scene, [eventAt(6)])).toBeNull();
  });
});
