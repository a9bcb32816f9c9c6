import { BandChain } from '../dsp/band-chain';
import { dbToGain } from '../dsp/exact-math';
import type { Voice, VoiceEvent } from '../voice';
import type { BandSettings } from './band-settings';

/** A voice with the colour of one individual. */
export class IndividualVoice implements Voice {
  readonly channels: 1 | 2;
  private readonly colour: BandChain;
  private readonly gain: number;

  constructor(
    private readonly voice: Voice,
    { gains, gainDb }: BandSettings,
  ) {
    this.channels = voice.channels;
    this.colour = new BandChain(voice.channels, gains);
    this.gain = dbToGain(gainDb);
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
    this.colour.process(out, from, to);
    for (const channel of out) for (let i = from; i < to; i++) channel[i] *= gain;
  }
}
