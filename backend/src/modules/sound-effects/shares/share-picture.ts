import { decodeBars } from '@whoosh/contracts';
import { Picture, type Rgb } from './png';

/** What cards of links show largest: 1.91 to 1, at twice the size that most show it in. */
export const PICTURE = { width: 1200, height: 630 } as const;

/** Of the dark theme (libs/ui/src/theme/tokens.json): the ground, the mark, and the ramp by spectral centroid. */
export const COLORS = {
  ground: '#0E1012',
  mark: '#53F6E6',
  ramp: ['#7166E4', '#AE4AD6', '#ED48A0', '#FF7470', '#FFA65F', '#F9D460', '#F6F7D0'],
  rampHz: [250, 1150, 2400, 3500, 4600, 6000, 8700],
} as const;

/** The logo's bars in a square of 16: left, top, width, height. */
const MARK = [
  [1, 12, 2, 2],
  [4, 10, 2, 4],
  [7, 6, 2, 7],
  [10, 1, 2, 14],
  [13, 5, 2, 6],
] as const;
const MARK_AT = { left: 50, top: 530, scale: 4 };

const BARS = { left: 52, pitch: 11, width: 7, middle: 290, height: 400, least: 4 } as const;

/** The axis of brightness (contracts, Bar): from 120 Hz to a hundred times that. */
const DARKEST_HZ = 120;
const HIGHEST = 100;

/** The waveform of a sound as a PNG, for cards of links to it. @param bars as they are stored */
export function sharePicture(bars: string): Buffer {
  const picture = new Picture(PICTURE.width, PICTURE.height, rgb(COLORS.ground));
  const all = decodeBars(bars);
  const loudest = all.reduce((most, { level }) => Math.max(most, level), 0) || 1;
  all.forEach(({ level, brightness }, i) => {
    const height = Math.max(BARS.least, (level / loudest) * BARS.height);
    picture.bar(BARS.left + i * BARS.pitch, BARS.middle - height / 2, BARS.width, height, soundColor(brightness));
  });
  for (const [left, top, width, height] of MARK) {
    const { scale } = MARK_AT;
    const place = [MARK_AT.left + left * scale, MARK_AT.top + top * scale] as const;
    picture.bar(...place, width * scale, height * scale, rgb(COLORS.mark));
  }
  return picture.png();
}

/** The colour of a brightness, 0..1. */
function soundColor(brightness: number): Rgb {
  const hz = DARKEST_HZ * HIGHEST ** brightness;
  const above = COLORS.rampHz.findIndex((stop) => stop >= hz);
  if (above <= 0) return rgb(COLORS.ramp.at(above) ?? COLORS.mark);
  const [low = 1, high = 1] = [COLORS.rampHz[above - 1], COLORS.rampHz[above]];
  const share = Math.log(hz / low) / Math.log(high / low);
  const [from, to] = [rgb(COLORS.ramp[above - 1] ?? ''), rgb(COLORS.ramp[above] ?? '')];
  return [0, 1, 2].map((channel) => Math.round((from[channel] ?? 0) * (1 - share) + (to[channel] ?? 0) * share)) as [
    number,
    number,
    number,
  ];
}

function rgb(hex: string): Rgb {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
}
