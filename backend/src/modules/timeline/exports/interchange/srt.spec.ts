import { toSrt } from './srt';

it('writes each marker as a subtitle from its moment to the next, seven seconds at most [timeline 31]', () => {
  const markers = [
    { time: 1.5, name: 'Door' },
    { time: 3_661.0006, name: '' },
    { time: 3_661.25, name: 'a\n\n --> b' },
  ];
  expect(toSrt(markers).split('\r\n')).toEqual([
    ...['1', '00:00:01,500 --> 00:00:08,500', 'Door', ''],
    ...['2', '01:01:01,001 --> 01:01:01,250', 'Marker 2', ''],
    ...['3', '01:01:01,250 --> 01:01:08,250', 'a → b', '', ''],
  ]);
});

it('shows no two subtitles at once, and loses no marker, however near they lie [timeline 31]', () => {
  const markers = Array.from({ length: 200 }, (_, at) => ({ time: 10 + at * at * at * 1e-5, name: `Hit ${at}` }));
  const subtitles = toSrt(markers)
    .trimEnd()
    .split('\r\n\r\n')
    .map((text) => text.split('\r\n'));
  expect(subtitles.flatMap(([, , ...lines]) => lines)).toEqual(markers.map(({ name }) => name));
  expect(subtitles.map(([number]) => Number(number))).toEqual(subtitles.map((_, at) => at + 1));
  const times = subtitles.flatMap(([, times = '']) => times.split(' --> '));
  expect(times).toEqual([...times].sort());
  for (const [, words = ''] of subtitles) {
    const [from, to] = words.split(' --> ');
    expect(from).not.toBe(to);
  }
});
