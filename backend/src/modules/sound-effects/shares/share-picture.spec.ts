import { encodeBars } from '@whoosh/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { COLORS, PICTURE, sharePicture } from './share-picture';

interface Tokens {
  color: { dark: { surface: { app: string }; accent: { base: string }; ramp: string[] } };
  rampMeaning: { centroidHz: number }[];
}

const TOKENS = join(__dirname, '../../../../../libs/ui/src/theme/tokens.json');

/** Red, green and blue of a place. */
function pixelsOf(png: Buffer): (x: number, y: number) => number[] {
  const at = png.indexOf('IDAT', 0, 'latin1');
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  return (x, y) => [...rows.subarray(y * (1 + PICTURE.width * 3) + 1 + x * 3).subarray(0, 3)];
}

const hex = (rgb: number[]) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();

describe('the picture of a shared sound', () => {
  it('has the colours of the dark theme', () => {
    const { color, rampMeaning } = JSON.parse(readFileSync(TOKENS, 'utf8')) as Tokens;
    const { surface, accent, ramp } = color.dark;
    expect(COLORS).toEqual({
      ground: surface.app,
      mark: accent.base,
      ramp,
      rampHz: rampMeaning.map(({ centroidHz }) => centroidHz),
    });
  });

  it('is a PNG of its size with a bar for each of the sound, as high as it is loud and as bright as it is', () => {
    const bars = Array.from({ length: 100 }, (_, i) => ({ level: i < 50 ? 0.5 : 0.25, brightness: i < 50 ? 0 : 1 }));
    const png = sharePicture(encodeBars(bars));
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([PICTURE.width, PICTURE.height]);
    const pixel = pixelsOf(png);
    expect([hex(pixel(55, 100)), hex(pixel(605, 100))]).toEqual([COLORS.ramp[0], COLORS.ground]);
    expect([hex(pixel(605, 220)), hex(pixel(605, 180))]).toEqual([COLORS.ramp[6], COLORS.ground]);
  });

  it('of silence is a line', () => {
    const pixel = pixelsOf(sharePicture('0000'.repeat(100)));
    expect([hex(pixel(55, 290)), hex(pixel(55, 280))]).toEqual([COLORS.ramp[0], COLORS.ground]);
  });
});
