import { wavePaths } from './wave-paths';

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
