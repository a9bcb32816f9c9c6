import { FakeApi, ok, PREMIUM_USER, soundEffect } from '@whoosh/api-client/testing';
import { DEFAULT_TIMELINE_SETTINGS } from '@whoosh/contracts';
import { interpretation } from '@whoosh/scene-editing/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clipSounds } from '../editor/clip-sounds';
import { Editor } from '../editor/editor';
import { documentOf, syncMs, type Clip } from '../model';
import { clip } from '../testing/clip';
import { renderPart } from '../testing/ground';
import { MakingClips } from './making-clips';
import type { SoundOrder } from './requested-sound';
import { eventAt, madeSound } from './testing/scenes';
import { useReplaceAll } from './useReplaceAll';

const RAIN = soundEffect({ id: 1, name: 'Rain', duration: 4 });
const LONG_RAIN = soundEffect({ id: 2, name: 'Long rain', duration: 6 });
const BELL = soundEffect({ id: 7, name: 'Bell', duration: 2 });
const sounds = clipSounds([RAIN, LONG_RAIN], []);
const PINNED = { layer: 'rain-1', event: 0, atMs: 1_000 };
const CLIPS = [
  clip({ key: 'a', startMs: 2_000, gainDb: -6, sync: PINNED }),
  clip({ key: 'b', startMs: 9_000, soundEffectId: 2 }),
  clip({ key: 'voice', startMs: 20_000, soundEffectId: null, mediaId: 1 }),
];
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({
    'GET /api/projects/1/sound-effects': ok([BELL]),
    'GET /api/sound-effects/7/scene': ok({
      ...interpretation('a bell'),
      events: [eventAt(250, 'bell-1')],
      gestures: [],
    }),
  });
});
afterEach(() => api.restore());

function open(make: (order: SoundOrder) => Promise<ReturnType<typeof madeSound>[] | null>, asked = CLIPS) {
  let keys = 0;
  const editor = new Editor({
    document: documentOf({ ...DEFAULT_TIMELINE_SETTINGS, items: [] }),
    now: () => 0,
    newKey: () => `new-${(keys += 1)}`,
  });
  editor.place(CLIPS, 60_000);
  function Part() {
    const { ask, dialog } = useReplaceAll({
      projectId: 1,
      editor,
      sounds,
      making: new MakingClips(),
      maker: { make, priceOf: (seconds) => ` (${seconds.join(' + ')})` },
    });
    return (
      <>
        <button onClick={() => ask(asked)}>Ask</button>
        {dialog}
      </>
    );
  }
  renderPart(PREMIUM_USER, <Part />);
  return { editor, person: userEvent.setup(), sound: (key: string) => clipOf(editor, key).soundEffectId };
}

function clipOf(editor: Editor, key: string): Clip {
  const found = editor.present.clips.find((each) => each.key === key);
  if (found === undefined) throw new Error(`no clip ${key}`);
  return found;
}

async function describeIt(person: ReturnType<typeof userEvent.setup>) {
  await person.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByText('Replace the sounds of 2 clips');
  await person.type(screen.getByLabelText('Description'), 'a bell');
}

it('makes a sound for each clip, as long as its own, and undoes all of them at once', async () => {
  const orders: unknown[] = [];
  const { editor, person, sound } = open(({ of, duration }) => {
    orders.push([of, duration]);
    return Promise.resolve([madeSound(10 + orders.length, duration, [eventAt(500, 'bell-1')])]);
  });
  await describeIt(person);
  await person.click(screen.getByRole('button', { name: 'Replace (4 + 6)' }));
  await waitFor(() => expect([sound('a'), sound('b')]).toEqual([11, 12]));
  expect(orders).toEqual([
    ['a bell', 4],
    ['a bell', 6],
  ]);
  expect([clipOf(editor, 'a').gainDb, clipOf(editor, 'voice').mediaId]).toEqual([-6, 1]);
  // its rain was pinned at 3 s of the timeline, and the bell strikes there
  expect(syncMs(clipOf(editor, 'a'))).toBe(3_000);
  act(() => editor.undo());
  expect([sound('a'), sound('b')]).toEqual([1, 2]);
});

it('lays down what was made before a sound was refused', async () => {
  let made = 0;
  const { person, sound } = open(({ duration }) => {
    made += 1;
    return Promise.resolve(made === 1 ? [madeSound(11, duration)] : null);
  });
  await describeIt(person);
  await person.click(screen.getByRole('button', { name: 'Replace (4 + 6)' }));
  await waitFor(() => expect([sound('a'), sound('b')]).toEqual([11, 2]));
});

it('puts one new sound under all, as long as the longest', async () => {
  const make = jest.fn(({ duration }: SoundOrder) => Promise.resolve([madeSound(11, duration)]));
  const { person, sound } = open(make);
  await describeIt(person);
  await person.click(screen.getByText('One new sound'));
  await person.click(screen.getByRole('button', { name: 'Replace (6)' }));
  await waitFor(() => expect([sound('a'), sound('b')]).toEqual([11, 11]));
  expect(make).toHaveBeenCalledTimes(1);
});

it('takes a sound of the project, which costs nothing', async () => {
  const make = jest.fn();
  const { editor, person, sound } = open(make);
  await person.click(screen.getByRole('button', { name: 'Ask' }));
  await person.click(await screen.findByText('From the project'));
  await person.click(await screen.findByRole('combobox', { name: 'Sound' }));
  await person.click(await screen.findByTitle('Bell'));
  await person.click(screen.getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect([sound('a'), sound('b')]).toEqual([7, 7]));
  expect(clipOf(editor, 'b').durationMs).toBe(2_000);
  expect(make).not.toHaveBeenCalled();
});

it('speaks of one clip where one has a sound', async () => {
  const { person } = open(
    () => Promise.resolve(null),
    CLIPS.filter(({ key }) => key !== 'b'),
  );
  await person.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByText('Replace the sound of 1 clip');
});
