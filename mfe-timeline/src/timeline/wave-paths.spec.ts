import { columnPaths, wavePaths } from './wave-paths';

const PALETTE = {
  ramp: [
    [0, 0, 0],
    [160, 0, 0],
  ],
  rest: '#333333',
} as const;

it('draws bars of nearly one brightness as one shape, each at its place', () => {
  const bars = [
    { level: 1, brightness: 0.5 },
    { level: 0.5, brightness: 1 },
    { level: 0.5, brightness: 0.51 },
  ];
  expect(wavePaths(bars, 1, 40, PALETTE)).toEqual([
    { color: 'rgb(30, 0, 0)', path: 'M1.5 1.5V38.5M9.5 11.5V28.5' },
    { color: 'rgb(160, 0, 0)', path: 'M5.5 11.5V28.5' },
  ]);
});

it('draws silence as dots, and nothing beyond its height', () => {
  const [rest, loud] = wavePaths(
    [
      { level: 0, brightness: 1 },
      { level: 0.9, brightness: 0 },
    ],
    4,
    40,
    PALETTE,
  );
  expect(rest).toEqual({ color: '#333333', path: 'M1.5 20V20' });
  expect(loud?.path).toBe('M5.5 1.5V38.5');
});

it('draws samples as a line from the lowest to the highest of each pixel, as bright as the sound is there', () => {
  const columns = { low: Float32Array.of(-0.5, 0, 0, 0, -2), high: Float32Array.of(1, 0.25, 0, 0, 0) };
  const bars = [
    { level: 1, brightness: 1 },
    { level: 1, brightness: 0 },
  ];
  expect(columnPaths(columns, bars, 2, 41, PALETTE)).toEqual([
    { color: 'rgb(160, 0, 0)', path: 'M0.5 0.5V40.5M1.5 10.5V20.5' },
    { color: '#333333', path: 'M2.5 20.5V20.5M3.5 20.5V20.5' },
    { color: 'rgb(0, 0, 0)', path: 'M4.5 20.5V40.5' },
  ]);
});
