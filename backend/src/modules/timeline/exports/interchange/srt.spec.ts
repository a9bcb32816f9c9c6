import { toSrt } from './srt';

it('writes each marker as a subtitle from its moment to the next, seven seconds at most [timeline 31]', () => {
  const markers = [
    { time: 1.5, name: 'Door' },
    { time: 3_661.0006, name: '' },
    { time: 3_661.25, name: 'a\n\n --> b' },
  ];
  expect(toSrt(markers).split('\r\n')).toEqual([
    ...['1', '00:00:01,500 --> 00:00:08,500', 'Door', ''],
    ...['2', '01:01:01,001 --> 01:01:01,834', 'Marker 2', ''],
    ...['3', '01:01:01,250 --> 01:01:08,250', 'a → b', '', ''],
  ]);
});
