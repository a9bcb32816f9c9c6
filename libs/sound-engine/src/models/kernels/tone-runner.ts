import { clamp, softClip } from '../../dsp/exact-math';
import { addWave, HarmonicWave, waveAt } from '../../dsp/harmonic-wave';
import { sineTurn } from '../../dsp/oscillator';
import { hash32, Random } from '../../dsp/random';
import { Svf } from '../../dsp/svf';
import { ValueNoise } from '../../dsp/value-noise';
import { SAMPLE_RATE } from '../../voice';
import { BandBank, LevelTrack, mixRamp, type Moment, RUN_FRAMES, type Runner } from './layer-runner';
import { curveAt, type Tones } from './layers';

const waves = new WeakMap<Tones, HarmonicWave>();
const SINE = new HarmonicWave([1]);

function waveOf(layer: Tones): HarmonicWave {
  const { harmonics } = layer;
  if (!harmonics) return SINE;
  let wave = waves.get(layer);
  if (!wave) {
    if ('slope' in harmonics) wave = HarmonicWave.falling(harmonics.count, harmonics.slope, harmonics.even);
    else
      wave = 'pulse' in harmonics ? HarmonicWave.pulse(harmonics.count, harmonics.pulse) : new HarmonicWave(harmonics);
    waves.set(layer, wave);
  }
  return wave;
}

interface VoiceOfTone {
  ratio: number;
  level: number;
  phase: number;
  step: number;
  wander?: ValueNoise;
}

/** Harmonic voices under one level. */
export class ToneRunner implements Runner {
  readonly isRinging = false;
  private readonly level: LevelTrack;
  private readonly voices: VoiceOfTone[];
  private readonly wave: HarmonicWave;
  /** The voices of one run, before filter and level. */
  private readonly sum = new Float32Array(RUN_FRAMES);
  private readonly filter?: Svf;
  private readonly bands?: BandBank;
  private vibratoPhase = 0;

  constructor(
    private readonly layer: Tones,
    seed: number,
  ) {
    const random = new Random(hash32(seed, 'tones'));
    this.level = new LevelTrack(layer, seed);
    this.wave = waveOf(layer);
    const isAlone = (layer.ratios ?? [1]).length === 1 && layer.detune === undefined;
    this.voices = (layer.ratios ?? [1]).map((ratio, k) => ({
      ratio: ratio * (1 + (layer.detune ?? 0) * random.bipolar()),
      level: layer.levels?.[k] ?? 1,
      phase: isAlone ? 0 : random.uniform(),
      step: 0,
      wander: layer.wander ? new ValueNoise(random.next(), layer.wander[0]) : undefined,
    }));
    if (layer.lowPass !== undefined) this.filter = new Svf(1000, 0.7);
    if (layer.bands) this.bands = new BandBank(layer.bands);
  }

  add(out: Float32Array, from: number, to: number, now: Moment): void {
    const { layer, sum } = this;
    const seconds = ((to - from) * now.fold) / SAMPLE_RATE;
    const before = this.level.value;
    const gain = this.level.next(now, seconds) * now.tone;
    if (gain < 1e-6 && before < 1e-6) return;
    let pitch = curveAt(layer.pitch, now.u, now.t, now.draws) * now.pitch;
    if (layer.vibrato) {
      this.vibratoPhase += layer.vibrato.rate * now.motion * seconds;
      pitch *= 1 + curveAt(layer.vibrato.depth, now.u, now.t, now.draws) * sineTurn(this.vibratoPhase);
    }
    sum.fill(0, from, to);
    for (const voice of this.voices) this.addVoice(voice, pitch, from, to, now);
    if (layer.drive !== undefined) for (let i = from; i < to; i++) sum[i] = softClip(layer.drive * sum[i]);
    if (this.filter && layer.lowPass !== undefined) {
      this.filter.set(Math.min(18_000, curveAt(layer.lowPass, now.u, now.t, now.draws) * now.bright * now.fold), 0.7);
      this.filter.lowPassBlock(sum, from, to);
    }
    this.bands?.process(sum, from, to, now);
    mixRamp(sum, out, from, to, before * now.tone, gain);
  }

  private addVoice(voice: VoiceOfTone, pitch: number, from: number, to: number, now: Moment): void {
    const { layer } = this;
    const drift =
      voice.wander && layer.wander
        ? 1 + layer.wander[1] * now.depth * voice.wander.next((((to - from) * now.fold) / SAMPLE_RATE) * now.motion)
        : 1;
    // A glide that falls through zero has no pitch any more; below it there is none either.
    const frequency = clamp(pitch * voice.ratio * drift * now.fold, 1, 17_000);
    const target = frequency / SAMPLE_RATE;
    if (voice.step === 0) voice.step = target;
    const bend = (target - voice.step) / (to - from);
    const table = this.wave.at(frequency);
    if (layer.fm)
      this.addModulated(
        voice,
        table,
        bend,
        from,
        to,
        (curveAt(layer.fm.index, now.u, now.t, now.draws) * now.depth) / 6.2832,
        Math.min(layer.fm.ratio, 17_000 / frequency),
      );
    else voice.phase = addWave(table, this.sum, from, to, voice.phase, voice.step, bend, voice.level);
    voice.step = target;
  }

  /** @param index of the modulation, turns @param ratio of the modulating tone to the voice */
  private addModulated(
    voice: VoiceOfTone,
    table: Float32Array,
    bend: number,
    from: number,
    to: number,
    index: number,
    ratio: number,
  ): void {
    const { sum } = this;
    const { level } = voice;
    let { step, phase } = voice;
    for (let i = from; i < to; i++) {
      step += bend;
      phase += step;
      sum[i] += level * waveAt(table, phase + index * sineTurn(phase * ratio));
    }
    // The whole turns must stay for an FM of uneven ratio; they wrap where it has come round.
    voice.phase = phase > 100_000 ? phase - 100_000 : phase;
  }
}
