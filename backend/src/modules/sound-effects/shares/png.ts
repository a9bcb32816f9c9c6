import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bits per sample, colour type "truecolour", then compression, filter and interlace methods (PNG, 11.2.1). */
const FORMAT = [8, 2, 0, 0, 0];
const CHANNELS = 3;

/** Red, green and blue, 0..255 each. */
export type Rgb = readonly [number, number, number];

/** A picture in memory, to be written as PNG (ISO/IEC 15948) without filters. */
export class Picture {
  private readonly rows: Buffer;
  private readonly stride: number;

  /** @param ground the colour that it is filled with */
  constructor(
    readonly width: number,
    readonly height: number,
    private readonly ground: Rgb,
  ) {
    this.stride = 1 + width * CHANNELS;
    this.rows = Buffer.alloc(this.stride * height);
    for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) this.rows.set(ground, this.at(x, y));
  }

  /** An upright bar with round ends; places and sizes in pixels. */
  bar(left: number, top: number, width: number, height: number, color: Rgb): void {
    const radius = width / 2;
    const [first, last] = [top + radius, Math.max(top + radius, top + height - radius)];
    for (let y = Math.floor(top); y < Math.ceil(top + height); y += 1)
      for (let x = Math.floor(left); x < Math.ceil(left + width); x += 1) {
        const [px, py] = [x + 0.5, y + 0.5];
        const distance = Math.hypot(px - (left + radius), py - Math.min(last, Math.max(first, py)));
        this.paint(x, y, color, Math.min(1, Math.max(0, radius + 0.5 - distance)));
      }
  }

  png(): Buffer {
    const header = Buffer.alloc(8);
    header.writeUInt32BE(this.width, 0);
    header.writeUInt32BE(this.height, 4);
    return Buffer.concat([
      SIGNATURE,
      chunk('IHDR', Buffer.concat([header, Buffer.from(FORMAT)])),
      chunk('IDAT', deflateSync(this.rows)),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }

  private paint(x: number, y: number, color: Rgb, share: number): void {
    if (share === 0) return;
    const mixed = color.map((value, channel) => Math.round(value * share + (this.ground[channel] ?? 0) * (1 - share)));
    this.rows.set(mixed, this.at(x, y));
  }

  private at(x: number, y: number): number {
    return y * this.stride + 1 + x * CHANNELS;
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
