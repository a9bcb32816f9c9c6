import { frameRateOf, pictureTiming } from '@whoosh/contracts';
import { switchLanguage } from '@whoosh/ui/testing';
import {
  minutesSeconds,
  parseMoment,
  parseTimecode,
  pictureTimecode,
  secondsText,
  spokenTime,
  timecode,
} from './timecode';

it('writes minutes and seconds', () => {
  expect([0, 999, 34_480, 96_000, 3_725_000].map(minutesSeconds)).toEqual([
    '00:00',
    '00:00',
    '00:34',
    '01:36',
    '62:05',
  ]);
});

it('writes milliseconds where they count', () => {
  expect([0, 34_480, 59_999.6].map(timecode)).toEqual(['00:00.000', '00:34.480', '01:00.000']);
});

it('names seconds and moments in words', () => {
  expect(secondsText(2200)).toBe('2.2 s');
  expect([24_000, 1000, 84_500].map(spokenTime)).toEqual(['24 seconds', '1 second', '1 minute 24.5 seconds']);
});

it.each(['de', 'fr'] as const)(
  'writes parts of a second after a comma in %s, and SMPTE as everywhere',
  async (language) => {
    await switchLanguage(language);
    const film = pictureTiming(frameRateOf(25), { startTimecode: '10:00:00:00' });
    const written = [timecode(34_480), secondsText(1_500), pictureTimecode(1_200, film), spokenTime(24_500)];
    await switchLanguage('en');
    expect(written).toEqual(['00:34,480', '1,5 s', '10:00:01:05', expect.stringMatching(/^24,5 /)]);
    expect(written.slice(0, 2).map((text) => parseTimecode(text.replace(' s', '')))).toEqual([34_480, 1_500]);
  },
);

it.each([
  ['83.5', 83_500],
  ['1:23.5', 83_500],
  ['00:01:23.500', 83_500],
  ['0:03,48', 3480],
])('reads %s', (text, ms) => {
  expect(parseTimecode(text)).toBe(ms);
});

it.each(['', 'x', '1:2:3:4', '-1', '1.2345'])('takes %j for no time', (text) => {
  expect(parseTimecode(text)).toBeNull();
});

it('reads a moment as timecode, counted from that of the file, and as time [timeline 14]', () => {
  const timing = pictureTiming(frameRateOf(25), { startTimecode: '10:00:00:00' });
  expect(['10:00:01:05', '1:23.5', '09:00:00:00', '10:00:00:25'].map((text) => parseMoment(text, timing))).toEqual([
    1200,
    83_500,
    null,
    null,
  ]);
});
