import { CONTROL_FRAMES } from '../voice';
import { Biquad } from './biquad';
import type { Block, Grain } from './control-voice';

/** Corners of the two shelves that tilt a spectrum, Hz, and the octaves between the middles of what they lift. */
const LOW_SHELF_HERTZ = 400;
const HIGH_SHELF_HERTZ = 2500;
const SHELF_OCTAVES = 2.5;
/** Middles of the two bells beside the tilt, Hz, and their Q: two octaves wide. */
const BELL_HERTZ = [700, 3200] as const;
const BELL_QUALITY = 0.7;

/** What the spectrum of one event has against that of another: a tilt, and two bells beside it. */
export interface ColourShape {
  /** Slope, dB per octave around 1 kHz. */
  readonly tilt: number;
  /** Levels of the bells, dB, and where they stand against their middles, factor. */
  readonly bells: readonly [number, number];
  readonly place: number;
}

/** Gives a sound another colour: one second-order filter for each of shelves and bells. */
export class EventColour {
  private readonly filters: readonly Biquad[];

  constructor({ tilt, bells, place }: ColourShape) {
    this.filters = [
      Biquad.lowShelf(LOW_SHELF_HERTZ, -SHELF_OCTAVES * tilt),
      Biquad.highShelf(HIGH_SHELF_HERTZ, SHELF_OCTAVES * tilt),
      ...bells.map((db, k) => Biquad.peak(BELL_HERTZ[k] * place, BELL_QUALITY, db)),
    ];
  }

  /** Colours buffer[from..to) in place. */
  process(buffer: Float32Array, from: number, to: number): void {
    for (const filter of this.filters) filter.process(buffer, from, to);
  }
}

/** A grain in another colour: of a voice with one channel. */
export class ColouredGrain implements Grain {
  private readonly block = [new Float32Array(CONTROL_FRAMES)];

  constructor(
    private readonly grain: Grain,
    private readonly colour: EventColour,
  ) {}

  add([out]: Block, from: number, to: number): boolean {
    const [own] = this.block;
    own.fill(0, from, to);
    const isOn = this.grain.add(this.block, from, to);
    this.colour.process(own, from, to);
    for (let i = from; i < to; i++) out[i] += own[i];
    return isOn;
  }
}
