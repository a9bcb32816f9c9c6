import { frameRateOf, pictureTiming } from '@whoosh/contracts';
import { readShots } from './read-shots';

const AT_25 = pictureTiming(frameRateOf(25));
const read = (text: string, timing = AT_25) =>
  readShots(text, timing, 60_000).map(({ source, sourceStart, start, duration }) => [
    source,
    sourceStart,
    start,
    duration,
  ]);

describe('a cut', () => {
  it('of an EDL are its pictures with the stretches of their sources, without sound and black [timeline 28]', () => {
    const edl = [
      'TITLE: Cut 3',
      '001  A001C003 V     C        10:00:10:00 10:00:12:00 01:00:00:00 01:00:02:00',
      '002  AX       A     C        00:00:10:00 00:00:12:00 01:00:00:00 01:00:02:00',
      '003  BL       V     C        00:00:00:00 00:00:01:00 01:00:02:00 01:00:03:00',
      '004  AX       V     C        00:00:12:00 00:00:12:00 01:00:03:00 01:00:03:00',
      '004  AX       V     D    024 00:00:00:00 00:00:02:00 01:00:03:00 01:00:05:00',
      '* FROM CLIP NAME: street.mov',
      '* TO CLIP NAME: kitchen.mov',
    ].join('\r\n');
    const shots = [
      ['A001C003', 900_250, 0, 50],
      ['kitchen.mov', 0, 75, 50],
    ];
    expect(read(edl)).toEqual(shots);
    const ten = pictureTiming(frameRateOf(25), { startTimecode: '10:00:00:00' });
    expect(read(edl.replace(/ 01:00:0(\d):00/g, ' 10:00:0$1:00'), ten)).toEqual(shots);
  });

  it('is none in an EDL that lists markers', () => {
    const markers = '001  001  V  C  01:00:05:00 01:00:05:01 01:00:05:00 01:00:05:01\n |C:ResolveColorRed |M:Hit |D:1';
    expect(read(markers)).toEqual([]);
  });

  it('of an EDL counts dropped numbers', () => {
    const ntsc = pictureTiming(frameRateOf(29.97), { startTimecode: '01:00:00;00' });
    const edl = '001  AX  V  C  00:00:59;28 00:01:00;04 01:00:59;28 01:01:00;04';
    // two numbers of the new minute are dropped
    expect(read(edl, ntsc)).toEqual([['', 1_798, 1_798, 4]]);
  });

  it('of OTIO is what shows of its picture tracks, the upper before the lower [timeline 29]', () => {
    const time = (value: number, rate = 25) => ({ OTIO_SCHEMA: 'RationalTime.1', value, rate });
    const range = (start: number, duration: number) => ({ start_time: time(start), duration: time(duration) });
    const clip = (name: string, start: number, duration: number) => ({
      OTIO_SCHEMA: 'Clip.2',
      name,
      source_range: range(start, duration),
    });
    const track = (kind: string, ...children: object[]) => ({ OTIO_SCHEMA: 'Track.1', kind, children });
    const gap = { OTIO_SCHEMA: 'Gap.1', source_range: range(0, 20) };
    const whole = {
      ...clip('x', 0, 0),
      source_range: null,
      media_reference: { name: 'b.mov', available_range: range(9, 50) },
    };
    const children = [
      track('Video', clip('A', 100, 50), whole),
      track('Video', gap, clip('insert', 7, 10)),
      track('Audio', clip('hum', 0, 100)),
    ];
    const timeline = { OTIO_SCHEMA: 'Timeline.1', tracks: { OTIO_SCHEMA: 'Stack.1', children } };
    expect(read(JSON.stringify(timeline))).toEqual([
      ['A', 100, 0, 20],
      ['insert', 7, 20, 10],
      ['A', 130, 30, 20],
      ['b.mov', 9, 50, 50],
    ]);
  });

  it('of FCPXML is exact at rates that are no whole numbers [timeline 30]', () => {
    const film = pictureTiming(frameRateOf(23.976));
    const xml = `<fcpxml version="1.9"><resources>
        <asset id="r1" name="street" start="86486400/24000s" hasVideo="1" hasAudio="1"/>
        <asset id="r2" name="steps" start="0s" hasAudio="1"/></resources>
      <library><event><project><sequence tcStart="3600s"><spine>
        <asset-clip ref="r1" name="one" offset="3600s" start="86512426/24000s" duration="96096/24000s">
          <asset-clip ref="r2" lane="1" offset="86512426/24000s" duration="1s"/>
        </asset-clip>
        <gap offset="86496096/24000s" duration="1001/24000s"/>
        <asset-clip ref="r1" name="two" offset="86497097/24000s" duration="2002/24000s"/>
      </spine></sequence></project></event></library></fcpxml>`;
    expect(read(xml, film)).toEqual([
      ['street', 86_426, 0, 96],
      ['street', 86_400, 97, 2],
    ]);
  });

  it('is none in lists of cues, and in what is no list', () => {
    for (const text of ['0:01.5,Door', '1\n00:00:01,500 --> 00:00:03,000\nDoor', 'Dear Sir', '', '{"OTIO_SCHEMA":'])
      expect(read(text)).toEqual([]);
  });
});
