import { CONTROL_FRAMES, SAMPLE_RATE } from '../voice';
import { type BandPass, bandPassOf } from './band-pass';
import type { Block, Grain } from './control-voice';
import { DENORMAL_GUARD } from './denormal-guard';
import { tauFactor } from './envelope';
import { cos, sin, TWO_PI } from './exact-math';
import { ModalBank, type Mode } from './modal';
import { xorshift } from './xorshift';

const SQRT2 = 1.4142135623730951;

/**
 * Where a grain sits in a block: its level in each channel, constant power; a block of one channel takes the level
 * alone.
 */
class Placement {
  private level = 1;
  private left = 1;
  private right = 1;

  /** @param pan -1 left .. 1 right */
  set(level: number, pan: number): void {
    const angle = (pan + 1) * 0.7853981633974483;
    this.level = level;
    this.left = level * cos(angle) * SQRT2;
    this.right = level * sin(angle) * SQRT2;
  }

  /** Adds source[0..frames) into the block from `from` on. */
  mix(source: Float32Array, frames: number, block: Block, from: number): void {
    if (block.length === 1) {
      const out = block[0];
      const gain = this.level;
      for (let i = 0; i < frames; i++) out[from + i] += source[i] * gain;
      return;
    }
    const [a, b] = block;
    const { left, right } = this;
    for (let i = 0; i < frames; i++) {
      a[from + i] += source[i] * left;
      b[from + i] += source[i] * right;
    }
  }
}

/** Lets the noise through as it is. */
const NO_FILTER: BandPass = { b: 1, c: 0, r: 0 };

/** A burst of noise that has fallen by 66 dB is over. */
const UNHEARD = 5e-4;

/** A burst of band-passed noise with a short rise and an exponential fall: ticks, cracks, chuffs. Reusable. */
export class NoiseGrain implements Grain {
  private readonly place = new Placement();
  private readonly burst = new Float32Array(CONTROL_FRAMES);
  private unheard = UNHEARD;
  private noise = 1;
  private level = 0;
  private factor = 0;
  private attack = 0;
  private attackStep = 0;
  /** y = direct x + delayed x2 + c y1 + r y2: the band-pass, or nothing but the noise. */
  private direct = 1;
  private delayed = 0;
  private c = 0;
  private r = 0;
  private x1 = 0;
  private x2 = 0;
  private y1 = 0;
  private y2 = 0;

  get isFree(): boolean {
    return this.level < this.unheard;
  }

  /**
   * @param frequency Hz, centre of the band @param q 0 for unfiltered white noise
   * @param tau seconds to 1/e @param attack seconds of the rise
   * @param level RMS of the filtered noise at its start, about @param pan -1..1 @param unheard level against that at
   * which it ends: higher where much else sounds
   */
  begin(
    seed: number,
    frequency: number,
    q: number,
    tau: number,
    level: number,
    pan = 0,
    attack = 0.0003,
    unheard = UNHEARD,
  ): this {
    this.unheard = unheard;
    this.noise = seed | 0 || 1;
    let rms = 0.57735;
    const band = q > 0 ? bandPassOf(frequency, q) : NO_FILTER;
    this.direct = band.b;
    this.delayed = q > 0 ? -band.b : 0;
    this.c = band.c;
    this.r = band.r;
    this.x1 = this.x2 = this.y1 = this.y2 = 0;
    if (q > 0) rms *= Math.sqrt(Math.min(1, (frequency / q / (SAMPLE_RATE / 2)) * 1.5708));
    this.place.set(level / rms, pan);
    this.level = 1;
    this.factor = tauFactor(tau);
    this.attackStep = 1 / Math.max(1, attack * SAMPLE_RATE);
    this.attack = this.attackStep;
    return this;
  }

  add(block: Block, from: number, to: number): boolean {
    if (this.level < this.unheard) return false;
    this.write(to - from);
    this.place.mix(this.burst, to - from, block, from);
    return this.level >= this.unheard;
  }

  /** Writes the next frames of the burst: noise, band and level in one loop. */
  private write(frames: number): void {
    const { burst, factor, attackStep, direct, delayed, c, r } = this;
    let { noise, level, attack, x1, x2, y1, y2 } = this;
    for (let i = 0; i < frames; i++) {
      noise = xorshift(noise);
      const x = noise * 4.656612873077393e-10;
      const y = direct * x + delayed * x2 + DENORMAL_GUARD + r * y2 + c * y1;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      if (attack < 1) {
        burst[i] = y * level * attack;
        attack += attackStep;
      } else {
        burst[i] = y * level;
        level *= factor;
      }
    }
    this.noise = noise;
    this.level = level;
    this.attack = attack;
    this.x1 = x1;
    this.x2 = x2;
    this.y1 = y1;
    this.y2 = y2;
  }
}

/** A decaying sine that may glide: bubbles, drops, pips. Reusable. */
export class ToneGrain implements Grain {
  private readonly place = new Placement();
  private readonly tone = new Float32Array(CONTROL_FRAMES);
  private c = 1;
  private s = 0;
  private level = 0;
  private factor = 0;
  private attack = 1;
  private attackStep = 1;
  private frequency = 0;
  /** Factor of the frequency per control block. */
  private glide = 1;

  get isFree(): boolean {
    return this.level < 1e-4;
  }

  /**
   * @param frequency Hz at the start @param glidePerSecond factor of the frequency per second, 1 for a steady tone
   * @param tau seconds to 1/e @param level amplitude @param pan -1..1 @param attack seconds of the rise
   */
  begin(frequency: number, glidePerSecond: number, tau: number, level: number, pan = 0, attack = 0.0007): this {
    this.c = 1;
    this.s = 0;
    this.frequency = frequency;
    // First-order step: exact enough for a 0.7 ms block and free of a logarithm per grain.
    this.glide = glidePerSecond === 1 ? 1 : 1 + ((glidePerSecond - 1) * CONTROL_FRAMES) / SAMPLE_RATE;
    this.factor = tauFactor(tau);
    this.level = 1;
    this.attackStep = 1 / Math.max(1, attack * SAMPLE_RATE);
    this.attack = this.attackStep;
    this.place.set(level, pan);
    return this;
  }

  add(block: Block, from: number, to: number): boolean {
    if (this.level < 1e-4) return false;
    const frames = to - from;
    const w = (TWO_PI * Math.min(this.frequency, 20_000)) / SAMPLE_RATE;
    const rc = cos(w);
    const rs = sin(w);
    const { tone, factor, attackStep } = this;
    let { c, s, level, attack } = this;
    for (let i = 0; i < frames; i++) {
      tone[i] = s * level;
      const turned = c * rc - s * rs;
      s = s * rc + c * rs;
      c = turned;
      level *= factor;
    }
    for (let i = 0; i < frames && attack < 1; i++, attack += attackStep) tone[i] *= attack;
    this.c = c;
    this.s = s;
    this.level = level;
    this.attack = attack;
    this.frequency *= this.glide;
    this.place.mix(tone, frames, block, from);
    return level >= 1e-4;
  }
}

/** One strike on an object of its own, ringing until it is 80 dB down. */
export class ModalGrain implements Grain {
  private readonly bank: ModalBank;
  private readonly place = new Placement();
  private readonly ringing = new Float32Array(CONTROL_FRAMES);
  private started = false;

  /** @param contactSeconds hardness, see ModalBank.strike @param pan -1..1 */
  constructor(
    modes: readonly Mode[],
    private readonly contactSeconds: number,
    level: number,
    pan = 0,
  ) {
    this.bank = new ModalBank(modes, contactSeconds);
    this.place.set(level, pan);
  }

  add(block: Block, from: number, to: number): boolean {
    if (!this.started) this.bank.strike(0, 1, this.contactSeconds);
    this.started = true;
    const frames = to - from;
    this.ringing.fill(0, 0, frames);
    this.bank.add(this.ringing, 0, frames);
    this.place.mix(this.ringing, frames, block, from);
    return this.bank.isRinging;
  }
}
