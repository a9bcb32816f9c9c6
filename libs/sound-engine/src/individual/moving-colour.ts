import { BAND_HERTZ, BandChain } from '../dsp/band-chain';
import { HOP_FRAMES, MultibandExpander, WINDOW_FRAMES } from '../dsp/multiband-expander';
import { CONTROL_FRAMES, type Voice } from '../voice';
import { BandDrift } from './band-drift';
import type { BandSettings } from './band-settings';

/** Where in a window the hop that goes out begins: the window's middle is its end. */
const HOP_START = WINDOW_FRAMES / 2 - HOP_FRAMES;

/**
 * A voice whose colour drifts and whose bands have more contrast than their model gives them. Levels are measured in
 * windows, so the voice is asked for 21 ms more than is given out; what is given out has no delay.
 */
export class MovingColour {
  private readonly chain: BandChain;
  private readonly expander: MultibandExpander;
  private readonly drift?: BandDrift;
  private readonly window: readonly Float32Array[];
  private readonly hop: readonly Float32Array[];
  /** Frames of the hop that went out. */
  private given = HOP_FRAMES;
  /** Gains of the expander at the hop's beginning and end, and of all at one control block, dB. */
  private before = new Float64Array(BAND_HERTZ.length);
  private after = new Float64Array(BAND_HERTZ.length);
  private readonly now = new Float64Array(BAND_HERTZ.length);
  private hasBegun = false;

  /** @param seed of the take */
  constructor(
    private readonly voice: Voice,
    private readonly settings: BandSettings,
    seed: number,
  ) {
    const { gains, driftDb, contrast } = settings;
    this.chain = new BandChain(voice.channels, gains, true);
    this.expander = new MultibandExpander(contrast);
    if (driftDb > 0) this.drift = new BandDrift(gains, driftDb, seed);
    this.window = Array.from({ length: voice.channels }, () => new Float32Array(WINDOW_FRAMES));
    this.hop = this.window.map(() => new Float32Array(HOP_FRAMES));
  }

  /** As `Voice.process`. */
  process(out: readonly Float32Array[], from: number, to: number): void {
    for (let at = from; at < to;) {
      if (this.given === HOP_FRAMES) this.advance();
      const end = Math.min(HOP_FRAMES, this.given + to - at);
      this.hop.forEach((channel, k) => out[k].set(channel.subarray(this.given, end), at));
      at += end - this.given;
      this.given = end;
    }
  }

  /** Makes the next hop. */
  private advance(): void {
    const { window, hop } = this;
    if (!this.hasBegun) this.begin();
    [this.before, this.after] = [this.after, this.before];
    for (const channel of window) channel.copyWithin(0, HOP_FRAMES);
    this.voice.process(window, WINDOW_FRAMES - HOP_FRAMES, WINDOW_FRAMES);
    this.expander.measure(window, this.after);
    hop.forEach((channel, k) => channel.set(window[k].subarray(HOP_START, HOP_START + HOP_FRAMES)));
    for (let at = 0; at < HOP_FRAMES; at += CONTROL_FRAMES) {
      this.tune((at + CONTROL_FRAMES / 2) / HOP_FRAMES);
      this.chain.process(hop, at, at + CONTROL_FRAMES);
    }
    this.given = 0;
  }

  /** Measures what lies around the very first frame. */
  private begin(): void {
    this.voice.process(this.window, WINDOW_FRAMES / 2, WINDOW_FRAMES);
    this.expander.measure(this.window, this.after);
    this.hasBegun = true;
  }

  /** @param share of the hop that is over, 0..1 */
  private tune(share: number): void {
    const { before, after, now } = this;
    const own = this.drift?.next() ?? this.settings.gains;
    for (let band = 0; band < now.length; band++)
      now[band] = own[band] + before[band] + share * (after[band] - before[band]);
    this.chain.tune(now);
  }
}
