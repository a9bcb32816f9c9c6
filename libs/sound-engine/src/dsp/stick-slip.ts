import { SAMPLE_RATE } from '../voice';
import { clamp, exp, pow } from './exact-math';
import type { Random } from './random';

/** A slip lasts so long at most, s, and no longer than this share of the hold before it. */
const LONGEST_SLIP_SECONDS = 0.001;
const SLIP_SHARE = 1 / 6;
/** How much of a hold's departure from the usual the next one has too: a surface changes slowly. */
const MEMORY = 0.7;
/** Of the unevenness: how often a hold lasts through several slips' time, and how long then. */
const HOLDS_ON = 0.8;
const LONG_HOLD = [1.7, 4] as const;
/**
 * What was held longer lets go with more force (exponents of the hold against its usual, and against the usual hold at
 * full speed): static friction grows with the time of contact. In door_creak/01 and /02 of the development recordings
 * single slips at 6 a second stand 10 to 20 dB over the run of slips beside them.
 */
const FORCE_OF_HOLD = 0.7;
const FORCE_OF_REST = 0.3;

/** Two surfaces that hold, let go and hold again: pulses whose intervals are neither even nor chance. */
export class StickSlip {
  private phase = 1;
  private period = 1;
  private drift = 0;
  private pulse = 0;
  private decay = 0;
  private frequency = 100;

  /**
   * @param usual slips per second at full speed
   * @param unevenness of the holds, 0..0.5
   */
  constructor(
    private readonly random: Random,
    private usual: number,
    private unevenness: number,
  ) {}

  /** Lets go with the next frame. */
  letGo(): void {
    this.phase = 1;
  }

  /** Slips per second from now on. */
  set(frequency: number, usual: number, unevenness: number): void {
    this.frequency = frequency;
    this.usual = usual;
    this.unevenness = unevenness;
  }

  /** Force of the next frame. */
  next(): number {
    this.phase += this.frequency / (this.period * SAMPLE_RATE);
    if (this.phase >= 1) this.slip();
    const now = this.pulse;
    this.pulse *= this.decay;
    return now;
  }

  private slip(): void {
    const { random, unevenness, frequency } = this;
    this.phase = this.phase >= 2 ? 0 : this.phase - 1;
    const force = pow(this.period, FORCE_OF_HOLD) * pow(clamp(this.usual / frequency, 0.5, 30), FORCE_OF_REST);
    this.pulse = force * random.logNormal(unevenness);
    this.drift = MEMORY * this.drift + unevenness * random.gaussian();
    this.period = clamp(exp(this.drift), 0.4, 2.5);
    if (random.chance(HOLDS_ON * unevenness)) this.period *= random.range(...LONG_HOLD);
    const seconds = Math.min(LONGEST_SLIP_SECONDS, (SLIP_SHARE * this.period) / frequency);
    this.decay = exp(-1 / (seconds * SAMPLE_RATE));
  }
}
