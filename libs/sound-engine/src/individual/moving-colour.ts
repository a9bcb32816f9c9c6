import { BandTransform, BIN_HERTZ, HOP_FRAMES, WINDOW_FRAMES } from '../dsp/band-transform';
import { BAND_HERTZ } from '../dsp/bell-fit';
import { ErbBands } from '../dsp/erb-bands';
import { dbToGain } from '../dsp/exact-math';
import { MultibandExpander } from '../dsp/multiband-expander';
import type { Voice } from '../voice';
import { BandDrift } from './band-drift';
import type { BandSettings } from './band-settings';
import { COLOUR_HERTZ } from './individual';

const BANDS = new ErbBands(COLOUR_HERTZ, BIN_HERTZ);
/** Where the colour drifts: in fewer bands, and in between them between these. */
const DRIFTS = new ErbBands(BAND_HERTZ, COLOUR_HERTZ);

/**
 * A voice with a colour that may drift, whose bands have more contrast than their model gives them. All of it are gains
 * of one transform, so the voice is asked for 11 to 21 ms more than is given out; what is given out has no delay.
 */
export class MovingColour {
  private readonly transform: BandTransform;
  private readonly expander: MultibandExpander;
  private readonly drift?: BandDrift;
  private readonly window: readonly Float32Array[];
  private readonly hop: readonly Float32Array[];
  /** Frames of the hop that went out. */
  private given = HOP_FRAMES;
  private readonly powers = new Float64Array(BIN_HERTZ.length);
  private readonly gains = new Float64Array(BIN_HERTZ.length);
  private readonly bandPowers = new Float64Array(COLOUR_HERTZ.length);
  private readonly bandGains = new Float64Array(COLOUR_HERTZ.length);
  private readonly bandDrifts = new Float64Array(COLOUR_HERTZ.length);
  private hasBegun = false;

  /** @param seed of the take */
  constructor(
    private readonly voice: Voice,
    private readonly settings: BandSettings,
    seed: number,
  ) {
    const { driftDb, swellDb, contrast } = settings;
    this.transform = new BandTransform(voice.channels);
    this.expander = new MultibandExpander(contrast);
    if (driftDb > 0 || swellDb > 0) this.drift = new BandDrift(settings, seed);
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

  /** Makes the next hop; before the first, the window whose second half belongs to it. */
  private advance(): void {
    if (!this.hasBegun) this.hear();
    this.hasBegun = true;
    this.hear();
    this.given = 0;
  }

  /** Takes the next window of the voice. */
  private hear(): void {
    const { transform, window, powers, gains, bandPowers, bandGains, bandDrifts } = this;
    for (const channel of window) channel.copyWithin(0, HOP_FRAMES);
    this.voice.process(window, HOP_FRAMES, WINDOW_FRAMES);
    transform.analyse(window, powers);
    BANDS.gather(powers, bandPowers);
    this.expander.measure(bandPowers, bandGains);
    if (this.drift) DRIFTS.between(this.drift.next(), bandDrifts);
    for (let band = 0; band < bandGains.length; band++)
      bandGains[band] = dbToGain(this.settings.curve[band] + bandDrifts[band] + bandGains[band]);
    BANDS.between(bandGains, gains);
    transform.synthesise(gains, this.hop);
  }
}
