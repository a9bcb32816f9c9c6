import { PREMIUM_USER, soundEffect } from '@whoosh/api-client/testing';
import { DEFAULT_TIMELINE_SETTINGS, frameRateOf, pictureTiming } from '@whoosh/contracts';
import { interpretation } from '@whoosh/scene-editing/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clipSounds } from '../editor/clip-sounds';
import { Editor } from '../editor/editor';
import { documentOf, type Clip } from '../model';
import { clip } from '../testing/clip';
import { renderPart } from '../testing/ground';
import { Inspector } from './Inspector';

const TOTAL_MS = 60_000;
const sounds = clipSounds([soundEffect({ id: 1, name: 'Ship horn', duration: 4 })], []);
const handlers = {
  onRemove: jest.fn(),
  onOpen: jest.fn(),
  onRetime: jest.fn(),
  onRemakeAll: jest.fn(),
  onReplaceAll: jest.fn(),
};
const keeping = { keep: jest.fn(() => Promise.resolve()), price: () => ' (3 credits)', isKeeping: false };

function openInspector(...clips: Clip[]) {
  jest.clearAllMocks();
  let keys = 0;
  const editor = new Editor({
    document: documentOf({ ...DEFAULT_TIMELINE_SETTINGS, items: [] }),
    now: () => 0,
    newKey: () => `new-${(keys += 1)}`,
  });
  if (clips.length > 0) editor.place(clips, TOTAL_MS);
  const part = (
    <Inspector
      editor={editor}
      sounds={sounds}
      totalMs={TOTAL_MS}
      timing={pictureTiming(frameRateOf(25))}
      toolsOf={() => 'Tools'}
      idleTools="Cuts"
      keeping={keeping}
      {...handlers}
    />
  );
  renderPart(PREMIUM_USER, part);
  return { editor, person: userEvent.setup() };
}

async function chooseTrack(person: ReturnType<typeof userEvent.setup>, name: string) {
  await person.click(screen.getByRole('combobox', { name: 'Track' }));
  // the names of tracks stand beside their faders, too; the list of a choice is the last part of the page
  const option = screen.getAllByTitle(name).at(-1);
  if (option !== undefined) await person.click(option);
}

/** Types into a field and takes what is typed. */
async function type(person: ReturnType<typeof userEvent.setup>, label: string, text: string) {
  const field = screen.getByLabelText(label);
  await person.clear(field);
  await person.type(field, `${text}{Enter}`);
}

it('keeps a draft for the price on its button, and offers no exchange of what is only tried', async () => {
  const draft = clip({ key: 'd', soundEffectId: null, scene: interpretation('rain').scene });
  const { person } = openInspector(draft);
  expect(screen.queryByRole('button', { name: 'Replace' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Keep (3 credits)' }));
  expect(keeping.keep).toHaveBeenCalledWith([expect.objectContaining({ key: 'd' })]);
});

describe('while nothing is selected', () => {
  it('says so and offers what holds for the whole timeline', () => {
    openInspector();
    expect(screen.getByText('Select a clip to see its settings.')).toBeTruthy();
    expect(screen.getByText('Cuts')).toBeTruthy();
    expect(screen.getAllByRole('slider', { name: /^Gain of/ })).toHaveLength(4);
  });

  it('shows the gains that can be seen of a thousand tracks, and those it scrolls to', () => {
    const { editor } = openInspector();
    act(() => {
      for (let at = 3; at < 1_000; at += 1) editor.edit({ type: 'addTrack', at });
    });
    const sliders = () => screen.getAllByRole('slider', { name: /^Gain of/ });
    expect(sliders().length).toBeLessThan(60);
    const list = screen.getByRole('slider', { name: 'Gain of A2' }).closest('[data-part="gains"]');
    if (list === null) throw new Error('the gains do not scroll');
    list.scrollTop = 500 * 28;
    fireEvent.scroll(list);
    expect(screen.getByRole('slider', { name: 'Gain of A500' })).toBeTruthy();
    expect(sliders().length).toBeLessThan(80);
  });

  it('sets the gain of each track by the keys, within its range, and undoes it as one step', () => {
    const { editor } = openInspector();
    const slider = screen.getByRole('slider', { name: 'Gain of A2' });
    // rc-slider reads the code of a key, which user-event does not give
    for (let press = 0; press < 3; press += 1) fireEvent.keyDown(slider, { key: 'ArrowLeft', keyCode: 37 });
    expect(editor.present.tracks.map(({ gainDb }) => gainDb)).toEqual([0, -1.5, 0]);
    expect(slider.getAttribute('aria-valuetext')).toBe('-1.5 dB');
    fireEvent.keyDown(slider, { key: 'End', keyCode: 35 });
    expect(editor.present.tracks[1]?.gainDb).toBe(12);
    fireEvent.keyDown(slider, { key: 'Home', keyCode: 36 });
    expect(editor.present.tracks[1]?.gainDb).toBe(-36);
    act(() => editor.undo());
    expect(editor.present.tracks[1]?.gainDb).toBe(0);
  });

  it('takes the exact gain of a track and how far sounds fall as numbers, each as one step of undo', async () => {
    const { editor, person } = openInspector();
    const gain = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Gain of A3' });
    await person.clear(gain);
    await person.type(gain, '-12,5');
    expect(editor.present.tracks[2]?.gainDb).toBe(0);
    await person.keyboard('{Enter}');
    expect(editor.present.tracks[2]?.gainDb).toBe(-12.5);
    expect(screen.getByRole('slider', { name: 'Gain of A3' }).getAttribute('aria-valuetext')).toBe('-12.5 dB');
    if (!editor.present.ducking.enabled) await person.click(screen.getByRole('switch'));
    const fall = screen.getByRole('spinbutton', { name: 'Ducking amount' });
    await person.clear(fall);
    await person.type(fall, '50');
    await person.tab();
    expect(editor.present.ducking.amountDb).toBe(24);
    const steps = editor.snapshot().history.past.length;
    act(() => editor.undo());
    expect(editor.present.ducking.amountDb).not.toBe(24);
    for (let step = 1; step < steps; step += 1) act(() => editor.undo());
    expect([steps <= 3, editor.present.tracks[2]?.gainDb]).toEqual([true, 0]);
  });

  it("sets the gain of the video's own sound, and how far sounds fall under a voice", async () => {
    const { editor, person } = openInspector();
    fireEvent.keyDown(screen.getByRole('slider', { name: "Gain of the video's own sound" }), {
      key: 'ArrowRight',
      keyCode: 39,
    });
    expect(editor.present.videoGainDb).toBe(0.5);
    const isOn = editor.present.ducking.enabled;
    await person.click(screen.getByRole('switch', { name: 'Duck effects under voice' }));
    expect(editor.present.ducking.enabled).toBe(!isOn);
  });
});

describe('with one clip', () => {
  it('names it and moves, trims and fades it by what is typed [spec 2.53, 9.13]', async () => {
    const { editor, person } = openInspector(clip());
    expect(screen.getByRole('heading', { name: 'Ship horn' })).toBeTruthy();
    await type(person, 'Start', '0:03.480');
    await type(person, 'Duration', '2.5');
    await type(person, 'Fade in', '0,4 s');
    await type(person, 'Gain, decibels', '-6');
    await chooseTrack(person, 'A3');
    expect(editor.present.clips[0]).toMatchObject({
      startMs: 3480,
      durationMs: 2500,
      fadeInMs: 400,
      gainDb: -6,
      track: 2,
    });
  });

  it('takes its volume as a number between the steps of the slider', async () => {
    const { editor, person } = openInspector(clip());
    const volume = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Clip volume' });
    await person.clear(volume);
    await person.type(volume, '55{Enter}');
    expect(editor.present.clips[0]?.volume).toBe(0.55);
    expect(volume.value).toBe('55');
  });

  it('leaves it as it was after Escape, or after what is no time', async () => {
    const { editor, person } = openInspector(clip());
    await person.type(screen.getByLabelText('Start'), '9{Escape}');
    await type(person, 'Start', 'soon');
    expect(editor.present.clips[0]?.startMs).toBe(0);
    expect(screen.getByLabelText<HTMLInputElement>('Start').value).toBe('00:00.000');
  });

  it('asks for a longer sound instead of a duration that its sound does not have', async () => {
    const { editor, person } = openInspector(clip());
    await type(person, 'Duration', '7');
    expect(handlers.onRetime).toHaveBeenCalledWith('clip', 'end', 7000);
    expect(editor.present.clips[0]?.durationMs).toBe(4000);
  });

  it('opens it to be replaced, and removes it', async () => {
    const { person } = openInspector(clip());
    await person.click(screen.getByRole('button', { name: 'Replace' }));
    expect(handlers.onOpen).toHaveBeenCalledWith(expect.objectContaining({ key: 'clip' }));
    await person.click(screen.getByRole('button', { name: 'Delete' }));
    expect(handlers.onRemove).toHaveBeenCalledWith('clip');
  });
});

it('counts several clips and changes, makes again or removes them together', async () => {
  const { editor, person } = openInspector(clip({ key: 'a' }), clip({ key: 'b', startMs: 8000 }));
  expect(screen.getByRole('heading', { name: '2 clips' })).toBeTruthy();
  expect(screen.queryByLabelText('Duration')).toBeNull();
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Clip volume' }), { key: 'ArrowLeft', keyCode: 37 });
  expect(editor.present.clips.map(({ volume }) => volume)).toEqual([0.9, 0.9]);
  await person.click(screen.getByRole('button', { name: 'Replace' }));
  expect(handlers.onReplaceAll.mock.calls).toMatchObject([[[{ key: 'a' }, { key: 'b' }]]]);
  await person.click(screen.getByRole('button', { name: 'New takes' }));
  expect(handlers.onRemakeAll).toHaveBeenCalledWith([
    expect.objectContaining({ key: 'a' }),
    expect.objectContaining({ key: 'b' }),
  ]);
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  expect(editor.present.clips).toEqual([]);
});

it('moves, fades and amplifies several clips together, and shows a dash where they differ [timeline 2]', async () => {
  const { editor, person } = openInspector(
    clip({ key: 'a', startMs: 1000, gainDb: -3 }),
    clip({ key: 'b', startMs: 8000, track: 1 }),
  );
  expect(screen.getByLabelText<HTMLInputElement>('Start').value).toBe('00:01.000');
  expect(screen.getByLabelText<HTMLInputElement>('Gain, decibels')).toMatchObject({ value: '', placeholder: '–' });
  await type(person, 'Start', '0:03');
  await type(person, 'Fade out', '0.5');
  await type(person, 'Gain, decibels', '-6');
  await chooseTrack(person, 'A3');
  const common = { fadeOutMs: 500, gainDb: -6, track: 2 };
  expect(editor.present.clips).toMatchObject([
    { startMs: 3000, ...common },
    { startMs: 10_000, ...common },
  ]);
  act(() => editor.undo());
  expect(editor.present.clips.map(({ track }) => track)).toEqual([0, 1]);
});

it('keeps the gains of the tracks at hand while a clip is selected', () => {
  openInspector(clip());
  expect(screen.getAllByRole('slider', { name: /^Gain of/ })).toHaveLength(4);
});

it('takes the place of a sound from its scene or leaves it in the middle, of all that are selected at once', async () => {
  const { editor, person } = openInspector(clip({ key: 'a' }), clip({ key: 'b', startMs: 9_000, centered: true }));
  const place = screen.getByRole('switch', { name: 'Position from the scene' });
  expect(place.getAttribute('aria-checked')).toBe('true');
  await person.click(place);
  expect(editor.present.clips.map(({ centered }) => centered)).toEqual([true, true]);
  screen.getByText('in the middle');
  act(() => editor.undo());
  expect(editor.present.clips.map(({ centered }) => centered)).toEqual([false, true]);
});

it('does not ask where a recording stands: it has no scene', () => {
  openInspector(clip({ soundEffectId: null, mediaId: 3 }));
  expect(screen.queryByRole('switch', { name: 'Position from the scene' })).toBeNull();
});
