import { BandChain } from '../dsp/band-chain';
import { dbToGain } from '../dsp/exact-math';
import { CONTROL_FRAMES, type Voice, type VoiceEvent } from '../voice';
import type { BandSettings } from './band-settings';
import { BandDrift } from './band-drift';

/** A voice with the colour of one individual. */
export class IndividualVoice implements Voice {
  readonly channels: 1 | 2;
  private readonly colour: BandChain;
  private readonly gain: number;
  /** Absent where the colour stays as it is. */
  private readonly drift?: BandDrift;
  private heard = 0;

  /** @param seed of the take */
  constructor(
    private readonly voice: Voice,
    { gains, gainDb, driftDb }: BandSettings,
    seed: number,
  ) {
    this.channels = voice.channels;
    this.colour = new BandChain(voice.channels, gains, driftDb > 0);
    this.gain = dbToGain(gainDb);
    if (driftDb > 0) this.drift = new BandDrift(gains, driftDb, seed);
  }

  get events(): readonly VoiceEvent[] {
    return this.voice.events;
  }

  forgetEvents(): void {
    this.voice.forgetEvents();
  }

  set(param: string, value: number, atSample: number): void {
    this.voice.set(param, value, atSample);
  }

  process(out: readonly Float32Array[], from: number, to: number): void {
    const { gain } = this;
    this.voice.process(out, from, to);
    this.tint(out, from, to);
    for (const channel of out) for (let i = from; i < to; i++) channel[i] *= gain;
  }

  /** In steps of control blocks where the colour drifts, whatever the blocks are that are asked for. */
  private tint(out: readonly Float32Array[], from: number, to: number): void {
    const { colour, drift } = this;
    if (!drift) {
      colour.process(out, from, to);
      return;
    }
    for (let at = from; at < to;) {
      const inside = this.heard % CONTROL_FRAMES;
      if (inside === 0) colour.tune(drift.next());
      const end = Math.min(to, at + CONTROL_FRAMES - inside);
      colour.process(out, at, end);
      this.heard += end - at;
      at = end;
    }
  }
}
