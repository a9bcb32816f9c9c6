import { PREMIUM_USER } from '@whoosh/api-client/testing';
import { frameRateOf, pictureTiming, type Shot } from '@whoosh/contracts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clipSounds } from '../editor/clip-sounds';
import { Editor } from '../editor/editor';
import { EMPTY, documentWith } from '../model/testing/documents';
import { renderPart } from '../testing/ground';
import { ImportCues, useCueImport } from './ImportCues';
import { parseCues } from './parse-cues';

const AT_25 = pictureTiming(frameRateOf(25));
const MINUTE = 60_000;
const read = (text: string, timing = AT_25) =>
  parseCues(text, timing, MINUTE).map(({ timeMs, name }) => [Math.round(timeMs), name]);

describe('cues', () => {
  it('of SRT and VTT are the subtitles, without their styles [timeline 31]', () => {
    const srt =
      '\uFEFF1\r\n00:00:01,500 --> 00:00:03,000\r\n<i>Door</i>\r\nslams\r\n\r\n2\r\n00:00:04,000 --> 00:00:05,000\r\nSteps\r\n';
    expect(read(srt)).toEqual([
      [1_500, 'Door slams'],
      [4_000, 'Steps'],
    ]);
    expect(read('WEBVTT\n\n00:02.250 --> 00:03.000 align:start\nWind\n')).toEqual([[2_250, 'Wind']]);
  });

  it('of an EDL are its events where they stand in the cut, each once, by the names of their clips', () => {
    const edl = [
      'TITLE: Cut 3',
      'FCM: NON-DROP FRAME',
      '001  AX       V     C        00:00:10:00 00:00:12:00 01:00:00:00 01:00:02:00',
      '* FROM CLIP NAME: street.mov',
      '002  AX       A     C        00:00:10:00 00:00:12:00 01:00:00:00 01:00:02:00',
      '* FROM CLIP NAME: street.mov',
      '003  AX       V     C        00:00:00:00 00:00:01:00 01:00:02:05 01:00:03:05',
      '* COMMENT: kitchen',
    ].join('\r\n');
    expect(read(edl)).toEqual([
      [0, 'street.mov'],
      [2_200, 'kitchen'],
    ]);
    // of a video that begins at ten hours, the same events count from there
    const ten = pictureTiming(frameRateOf(25), { startTimecode: '10:00:00:00' });
    expect(read(edl.replace(/ 01:00:/g, ' 10:00:'), ten)).toEqual(read(edl));
  });

  it('of an EDL are also the markers in it: locators where they say, and the events of a list of markers', () => {
    const locators = [
      '001  AX  V  C  00:00:10:00 00:00:14:00 01:00:00:00 01:00:04:00',
      '* LOC: 01:00:03:05 RED     Door slams',
      '* FROM CLIP NAME: street.mov',
      '002  AX  V  C  00:00:20:00 00:00:24:00 01:00:04:00 01:00:08:00',
      '* LOC: 01:00:05:00 GREEN',
    ].join('\n');
    expect(read(locators)).toEqual([
      [0, 'street.mov'],
      [3_200, 'Door slams'],
      [4_000, ''],
      [5_000, ''],
    ]);
    const markers = [
      '001  001      V     C        01:00:05:00 01:00:05:01 01:00:05:00 01:00:05:01  ',
      'heavy |C:ResolveColorBlue |M:Thunder |D:1',
    ].join('\n');
    expect(read(markers)).toEqual([[5_000, 'Thunder']]);
  });

  it('count dropped numbers where the timecode leaves them out', () => {
    const ntsc = pictureTiming(frameRateOf(29.97), { startTimecode: '01:00:00;00' });
    expect(read('01:01:00;02\tBell', ntsc)).toEqual([[60_060, 'Bell']]);
  });

  it.each([',', ';', '\t'])('of lists with "%s" keep the semicolon of such a timecode', (sign) => {
    const ntsc = pictureTiming(frameRateOf(29.97), { startTimecode: '01:00:00;00' });
    const list = [`Timecode${sign}Name`, `01:00:01;00${sign}Hit`, `Bell${sign}"01:01:00;02"`].join('\n');
    expect(read(list, ntsc)).toEqual([
      [1_001, 'Hit'],
      [60_060, 'Bell'],
    ]);
    expect(read(`00:00:01;10 knocks`)).toEqual([[1_000, '10 knocks']]);
  });

  it('of OTIO are the clips and markers of all its tracks, by where they begin', () => {
    const time = (value: number, rate = 25) => ({ OTIO_SCHEMA: 'RationalTime.1', value, rate });
    const range = (start: number, duration: number) => ({ start_time: time(start), duration: time(duration) });
    const clip = (name: string, start: number, duration: number, markers: object[] = []) => ({
      OTIO_SCHEMA: 'Clip.2',
      name,
      source_range: range(start, duration),
      markers,
    });
    const whole = {
      OTIO_SCHEMA: 'Clip.2',
      name: 'kitchen',
      active_media_reference_key: 'DEFAULT_MEDIA',
      media_references: { DEFAULT_MEDIA: { available_range: range(0, 100) } },
    };
    const mark = { OTIO_SCHEMA: 'Marker.2', name: 'Door', marked_range: range(260, 0) };
    const track = (...children: object[]) => ({ OTIO_SCHEMA: 'Track.1', children });
    const pause = { OTIO_SCHEMA: 'Gap.1', source_range: range(0, 50) };
    const dissolve = { OTIO_SCHEMA: 'Transition.1', in_offset: time(10), out_offset: time(10) };
    const timeline = {
      OTIO_SCHEMA: 'Timeline.1',
      tracks: {
        OTIO_SCHEMA: 'Stack.1',
        markers: [{ OTIO_SCHEMA: 'Marker.2', name: 'Start', marked_range: range(5, 0) }],
        children: [
          track(clip('street', 250, 50, [mark]), dissolve, whole, clip('yard', 0, 25)),
          track(pause, clip('street', 0, 50)),
        ],
      },
    };
    expect(read(JSON.stringify(timeline))).toEqual([
      [0, 'street'],
      [200, 'Start'],
      [400, 'Door'],
      [2_000, 'kitchen'],
      [2_000, 'street'],
      [6_000, 'yard'],
    ]);
    expect(read('{"OTIO_SCHEMA": "Timeline.1", "tracks":')).toEqual([]);
  });

  it('of FCPXML are the clips and markers of its sequence, also what is connected to them', () => {
    const xml = `<?xml version="1.0"?><!DOCTYPE fcpxml><fcpxml version="1.9">
      <resources><asset id="r1" start="86400s" duration="20s"/></resources>
      <library><event><project><sequence tcStart="3600s" duration="20s"><spine>
        <asset-clip ref="r1" name="street" offset="3600s" duration="2002/1001s">
          <asset-clip ref="r2" lane="-1" name="steps" offset="86401s" duration="1s"/>
          <marker start="172801/2s" value="Door"/>
        </asset-clip>
        <gap offset="3602s" start="0s" duration="2s"><title lane="1" name="Later" offset="1s" duration="1s"/></gap>
        <video name="yard" offset="3604s" start="10s" duration="5s"/>
      </spine></sequence></project></event></library></fcpxml>`;
    expect(read(xml)).toEqual([
      [0, 'street'],
      [500, 'Door'],
      [1_000, 'steps'],
      [3_000, 'Later'],
      [4_000, 'yard'],
    ]);
    expect(read('<fcpxml version="1.9"><spine>')).toEqual([]);
  });

  it('of lists have a moment and a name in each line, in any order and with quotes', () => {
    expect(read('Name;Start\n"Knock; twice";00:03.5\nSteps;12,25')).toEqual([
      [3_500, 'Knock; twice'],
      [12_250, 'Steps'],
    ]);
    expect(read('#,Timecode,Notes\n1,00:00:02:10,"She said ""go"""\n')).toEqual([[2_400, 'She said "go"']]);
    expect(read('5.5\n7')).toEqual([[5_500, '']]);
  });

  it('are none in what is no list', () => {
    expect(read('Dear Sir,\nthis is a letter.')).toEqual([]);
    expect(read('')).toEqual([]);
  });
});

/** The button with what it needs. */
function Import(options: Parameters<typeof useCueImport>[0]) {
  const { choose, parts } = useCueImport(options);
  return (
    <>
      <ImportCues onChoose={choose} />
      {parts}
    </>
  );
}

describe('their import', () => {
  async function choose(text: string, { name = 'cues.csv', document = EMPTY } = {}) {
    // jsdom's files cannot be read as text
    const file = Object.assign(new File([text], name), { text: () => Promise.resolve(text) });
    let keys = 0;
    const editor = new Editor({
      document,
      now: () => 0,
      newKey: () => `new-${(keys += 1)}`,
    });
    renderPart(PREMIUM_USER, <Import editor={editor} sounds={clipSounds([], [])} timing={AT_25} totalMs={MINUTE} />);
    const person = userEvent.setup({ applyAccept: false });
    await person.upload(screen.getByTestId('choose-cues'), file);
    return editor;
  }

  it('makes markers of them, in one step of undo', async () => {
    const editor = await choose('0:01.5,Door\n0:02.5,Steps\n');
    await screen.findByText('2 cues imported');
    expect(editor.present.markers).toMatchObject([
      { timeMs: 1_500, name: 'Door', kind: 'user' },
      { timeMs: 2_500, name: 'Steps' },
    ]);
    act(() => editor.undo());
    expect(editor.present.markers).toEqual([]);
  });

  it('takes as many as a timeline holds, and says how many it left out', async () => {
    const lines = Array.from({ length: 1_010 }, (_, i) => `0:${(i / 20).toFixed(2).padStart(5, '0')},Cue ${i}`);
    const editor = await choose(lines.join('\n'));
    await screen.findByText('1,000 cues imported');
    await screen.findByText(/10 were left out/);
    expect(editor.present.markers).toHaveLength(1_000);
  });

  const EDL = (begin: string) =>
    [
      `001  AX  V  C  00:00:10:00 00:00:12:00 01:00:0${begin}:00 01:00:0${Number(begin) + 2}:00`,
      '* FROM CLIP NAME: street.mov',
    ].join('\n');
  const STREET: Shot = { source: 'street.mov', sourceStart: 250, start: 0, duration: 50 };

  it('keeps the first cut that it reads, beside its markers', async () => {
    const editor = await choose(EDL('0'), { name: 'cut.edl' });
    await screen.findByText('1 cue imported');
    expect(editor.present.shots).toEqual([STREET]);
    act(() => editor.undo());
    expect(editor.present).toEqual(EMPTY);
  });

  it('says what a new cut moves, and moves it in one step of undo', async () => {
    const known = [STREET, { ...STREET, source: 'yard', start: 50 }];
    const document = {
      ...documentWith({ key: 'a', startMs: 400, durationMs: 500 }, { key: 'b', startMs: 3_000 }),
      shots: known,
    };
    const editor = await choose(EDL('3'), { name: 'cut2.edl', document });
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('status').textContent).toBe('1 clip moves. 1 clip needs checking.');
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('00:00:03:00stays: its shot is gone'),
      expect.stringContaining('00:00:00:10 → 00:00:03:10follows street.mov'),
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Use as the new cut' }));
    expect(editor.present.clips.map(({ key, startMs }) => [key, startMs])).toEqual([
      ['b', 3_000],
      ['a', 3_400],
    ]);
    expect(editor.present.shots).toEqual([{ ...STREET, start: 75 }]);
    act(() => editor.undo());
    expect(editor.present).toEqual(document);
  });

  it('adds markers alone where that is wanted', async () => {
    const document = { ...documentWith({ key: 'a', startMs: 400 }), shots: [STREET] };
    const editor = await choose(EDL('3'), { document });
    await userEvent.click(await screen.findByRole('button', { name: 'Only add markers' }));
    expect(editor.present).toMatchObject({ shots: [STREET], markers: [{ timeMs: 3_000 }], clips: document.clips });
  });

  it('says what to use in place of AAF', async () => {
    await choose('', { name: 'Cut.AAF' });
    await screen.findByText('Save the sequence as EDL, OTIO or FCPXML: they hold the same cut.');
  });

  it('says what it can read when there is nothing', async () => {
    const editor = await choose('hello');
    await screen.findByText('No cues found');
    expect(editor.present.markers).toEqual([]);
  });
});
