import { PREMIUM_USER } from '@whoosh/api-client/testing';
import { DEFAULT_MIXER, DEFAULT_TIMELINE_SETTINGS } from '@whoosh/contracts';
import { SILENT_LEVELS } from '@whoosh/timeline-mix';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Editor } from '../editor/editor';
import { Transport, type PlaybackEngine } from '../editor/transport';
import { documentOf } from '../model';
import { clip } from '../testing/clip';
import { renderPart } from '../testing/ground';
import { MixerPanel } from './MixerPanel';

function open(settings: Partial<typeof DEFAULT_TIMELINE_SETTINGS> = {}) {
  let keys = 0;
  const editor = new Editor({
    document: documentOf({ ...DEFAULT_TIMELINE_SETTINGS, ...settings, items: [] }),
    now: () => 0,
    newKey: () => `new-${(keys += 1)}`,
  });
  editor.place([clip({ key: 'voice', soundEffectId: null, mediaId: 4, track: 1 })], 60_000);
  const resetMeter = jest.fn();
  const programme = { momentary: -20.04, shortTerm: -21, integrated: -659.2, truePeakDb: -0.4 };
  const engine = {
    isPlaying: false,
    subscribe: () => () => undefined,
    positionMs: () => 0,
    levels: () => ({ ...SILENT_LEVELS, programme }),
    resetMeter,
  } as unknown as PlaybackEngine;
  const transport = new Transport({ engine, onPlay: () => undefined, onProblem: () => undefined });
  const onClose = jest.fn();
  const media = [{ id: 4, role: 'voice' as const }];
  renderPart(PREMIUM_USER, <MixerPanel {...{ editor, transport, media, onClose }} hasVideoSound />);
  return { editor, person: userEvent.setup(), resetMeter, onClose };
}

const strip = (name: string) => within(screen.getByRole('region', { name }));
// rc-slider reads the code of a key, which user-event does not give
const press = (slider: HTMLElement, key: string, keyCode: number, times = 1) => {
  for (let i = 0; i < times; i += 1) fireEvent.keyDown(slider, { key, keyCode });
};

it('has a strip for the video, each track, each reverb, each bus and the master [timeline 12]', () => {
  open();
  const names = within(screen.getByRole('region', { name: 'Mixer' }))
    .getAllByRole('region')
    .map((part) => part.getAttribute('aria-label'));
  expect(names).toEqual([
    'Video',
    'A1',
    'A2',
    'A3',
    'Reverb 1',
    'Reverb 2',
    'Dialogue',
    'Effects',
    'Ambience',
    'Music',
    'Master',
  ]);
});

it('draws the strips that can be seen of a thousand tracks, and keeps the one with the focus [timeline 1]', () => {
  open({ tracks: Array.from({ length: 1_000 }, () => ({ gainDb: 0, muted: false, solo: false })) });
  const scroller = screen.getByRole('group', { name: 'Mixer' });
  Object.defineProperty(scroller, 'clientWidth', { value: 1_040 });
  const focused = strip('A2').getByRole('button', { name: 'Mute A2' });
  act(() => focused.focus());
  Object.defineProperty(scroller, 'scrollLeft', { value: 52_000, configurable: true });
  fireEvent.scroll(scroller);
  expect(strip('A500').getByRole('slider', { name: 'Fader of A500' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'A3' })).toBeNull();
  expect(document.activeElement).toBe(focused);
  expect(screen.getAllByRole('region').length).toBeLessThan(40);
});

it('has a strip for a group before its tracks, which moves them together and folds them away [long]', async () => {
  const { editor, person } = open();
  const group = { key: 'g', name: 'Room', gainDb: 0, muted: false, solo: false, folded: false };
  act(() => editor.edit({ type: 'groupTrack', track: 1, group }));
  press(strip('Room, group').getByRole('slider', { name: 'Fader of Room' }), 'ArrowDown', 40, 4);
  await person.click(strip('Room, group').getByRole('button', { name: 'Mute Room' }));
  await person.click(strip('Room, group').getByRole('button', { name: 'Solo Room' }));
  await person.click(strip('Room, group').getByRole('button', { name: 'Hide the tracks of Room (1)' }));
  expect(editor.present.groups).toEqual([{ ...group, gainDb: -2, muted: true, solo: true, folded: true }]);
  expect(screen.queryByRole('region', { name: 'A2' })).toBeNull();
  screen.getByRole('region', { name: 'A3' });
});

it('moves a fader, a pan and a send by the keys, each as one step of undo [timeline 6]', () => {
  const { editor } = open();
  press(strip('A1').getByRole('slider', { name: 'Fader of A1' }), 'ArrowDown', 40, 4);
  press(strip('A1').getByRole('slider', { name: 'Pan of A1' }), 'ArrowLeft', 37, 2);
  press(strip('A1').getByRole('slider', { name: 'Send from A1 to reverb 2' }), 'ArrowRight', 39, 7);
  expect(editor.present.tracks[0]).toMatchObject({ gainDb: -2, pan: -0.1, strip: { sends: [null, -30] } });
  act(() => editor.undo());
  expect(editor.present.tracks[0]?.strip ?? null).toBeNull();
  act(() => editor.undo());
  expect(editor.present.tracks[0]?.pan).toBeUndefined();
  act(() => editor.undo());
  expect(editor.present.tracks[0]?.gainDb).toBe(0);
});

it('sends nothing any more at the foot of a send, and is then as if nobody had touched it [long]', () => {
  const { editor } = open();
  const send = strip('A1').getByRole('slider', { name: 'Send from A1 to reverb 1' });
  press(send, 'ArrowRight', 39, 5);
  expect(send.getAttribute('aria-valuetext')).toBe('-32.0 dB');
  press(send, 'Home', 36);
  expect(send.getAttribute('aria-valuetext')).toBe('Off');
  expect(editor.present.tracks[0]?.strip).toBeNull();
});

it('says where a track leads by what lies on it, and leads it elsewhere', async () => {
  const { editor, person } = open();
  // without the brackets there is room for all of the word
  expect(strip('A2').getByTitle('Dialogue (auto)').textContent).toBe('Dialogue');
  await person.click(strip('A2').getByRole('combobox', { name: 'Bus of A2' }));
  const option = screen.getAllByTitle('Ambience').at(-1);
  if (option !== undefined) await person.click(option);
  expect(editor.present.tracks[1]?.strip).toEqual({ bus: 'ambience' });
});

it('opens equalizer and compressor of a channel, sets them by numbers, and closes them [timeline 9, 10]', async () => {
  const { editor, person } = open();
  await person.click(screen.getByRole('button', { name: 'Equalizer and compressor of Video' }));
  const detail = within(screen.getByRole('region', { name: 'Equalizer and compressor of Video' }));
  await person.click(detail.getByRole('switch', { name: 'Low cut' }));
  const type = async (name: string, text: string) => {
    const field = detail.getByRole('spinbutton', { name });
    await person.clear(field);
    await person.type(field, `${text}{Enter}`);
  };
  await type('Low mids, gain', '-4.5');
  await type('Low mids, frequency', '300');
  await person.click(detail.getByRole('switch', { name: 'Compressor' }));
  await type('Ratio', '6');
  await type('Attack', '2.5');
  expect(editor.present.videoStrip).toMatchObject({
    lowCutHz: 80,
    eq: [{ gainDb: 0 }, { hz: 300, gainDb: -4.5 }, { gainDb: 0 }, { gainDb: 0 }],
    compressor: { ratio: 6, attack: 0.0025 },
  });
  await person.click(detail.getByRole('switch', { name: 'Compressor' }));
  expect(editor.present.videoStrip?.compressor).toBeUndefined();
  await person.click(detail.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Equalizer and compressor of Video' })).toBeNull();
});

it('mutes buses, chooses the space of a reverb, and sets the master [long]', async () => {
  const { editor, person } = open();
  await person.click(strip('Music').getByRole('button', { name: 'Mute Music' }));
  await person.click(strip('Reverb 2').getByRole('combobox', { name: 'Space of reverb 2' }));
  await person.click(await screen.findByTitle('Church'));
  press(strip('Master').getByRole('slider', { name: 'Fader of Master' }), 'ArrowUp', 38, 2);
  expect(editor.present.mixer).toEqual({
    buses: { ...DEFAULT_MIXER.buses, music: { gainDb: 0, muted: true } },
    reverbs: [
      { space: 'room', gainDb: 0 },
      { space: 'church', gainDb: 0 },
    ],
    masterGainDb: 1,
  });
});

it('shows the loudness, silence as none, marks a true peak that is too high, and measures anew', async () => {
  const { person, resetMeter } = open();
  const loudness = screen.getByRole('group', { name: 'Loudness' });
  expect(loudness.textContent).toBe('Momentary-20.0 LUFSShort-term-21.0 LUFSIntegrated– LUFSTrue peak-0.4 dBTP');
  expect(loudness.querySelector('[data-over="true"]')?.textContent).toBe('-0.4');
  await person.click(screen.getByRole('button', { name: 'Measure again' }));
  expect(resetMeter).toHaveBeenCalledTimes(1);
});

it('closes', async () => {
  const { person, onClose } = open();
  await person.click(screen.getByRole('button', { name: 'Close the mixer' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
