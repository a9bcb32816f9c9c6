import { NoiseStream } from '../../dsp/noise-stream';
import { OnePole } from '../../dsp/one-pole';
import { hash32 } from '../../dsp/random';
import { Svf } from '../../dsp/svf';
import type { OwnDynamics } from '../../individual/dynamics';
import { SAMPLE_RATE } from '../../voice';
import { BandBank, LevelTrack, mixRamp, type Moment, RUN_FRAMES, type Runner } from './layer-runner';
import { curveAt, type Noise } from './layers';

/** Noise in a moving band, perhaps through resonances. */
export class NoiseRunner implements Runner {
  readonly isRinging = false;
  private readonly level: LevelTrack;
  private readonly noise: NoiseStream;
  private readonly sound = new Float32Array(RUN_FRAMES);
  private readonly filter: Svf;
  private readonly edge?: OnePole;
  private readonly bands?: BandBank;

  constructor(
    private readonly layer: Noise,
    seed: number,
    fold = 1,
    dynamics?: OwnDynamics,
  ) {
    this.level = new LevelTrack(layer, seed);
    this.noise = new NoiseStream(layer.color, hash32(seed, 'noise'), {
      fold,
      ...(dynamics && { dynamics: { ...dynamics, seed: hash32(seed, 'dynamics') } }),
    });
    this.filter = new Svf(1000, layer.q ?? 0.7);
    if (layer.lowPass !== undefined) this.edge = new OnePole(layer.lowPass * fold);
    if (layer.bands) this.bands = new BandBank(layer.bands);
  }

  add(out: Float32Array, from: number, to: number, now: Moment): void {
    const { layer, filter, sound } = this;
    const before = this.level.value;
    const gain = this.level.next(now, ((to - from) * now.fold) / SAMPLE_RATE) * now.air;
    if (gain < 1e-6 && before < 1e-6) return;
    this.noise.fill(sound, from, to, layer.color === 'white' ? 1.732 / Math.sqrt(now.fold) : 1);
    const factor = layer.pass === 'high' ? Math.sqrt(now.bright) : now.bright;
    filter.set(
      Math.min(18_000, Math.max(20, curveAt(layer.frequency, now.u, now.t, now.draws) * factor * now.fold)),
      layer.q ?? 0.7,
    );
    if (layer.pass === 'band') filter.bandPassBlock(sound, from, to, 1);
    else if (layer.pass === 'low') filter.lowPassBlock(sound, from, to);
    else filter.highPassBlock(sound, from, to);
    this.edge?.lowPassBlock(sound, from, to);
    this.bands?.process(sound, from, to, now);
    mixRamp(sound, out, from, to, before * now.air, gain);
  }
}
