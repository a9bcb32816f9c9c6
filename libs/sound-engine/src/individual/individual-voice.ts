import { BandDynamics, type BandSettings } from '../dsp/band-dynamics';
import { CONTROL_FRAMES, type Voice, type VoiceEvent } from '../voice';

/** A voice with the colour and the dynamics of one individual: works on whole control blocks of the voice's own time. */
export class IndividualVoice implements Voice {
  readonly channels: 1 | 2;
  readonly bands: BandDynamics;
  private readonly block: readonly Float32Array[];
  private handedOut = CONTROL_FRAMES;

  constructor(
    private readonly voice: Voice,
    settings: BandSettings,
  ) {
    this.channels = voice.channels;
    this.bands = new BandDynamics(settings);
    this.block = Array.from({ length: voice.channels }, () => new Float32Array(CONTROL_FRAMES));
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
    for (let at = from; at < to;) {
      if (this.handedOut === CONTROL_FRAMES) {
        this.voice.process(this.block, 0, CONTROL_FRAMES);
        this.bands.process(this.block);
        this.handedOut = 0;
      }
      const frames = Math.min(to - at, CONTROL_FRAMES - this.handedOut);
      this.block.forEach((source, channel) =>
        out[channel].set(
          frames === CONTROL_FRAMES ? source : source.subarray(this.handedOut, this.handedOut + frames),
          at,
        ),
      );
      this.handedOut += frames;
      at += frames;
    }
  }
}
