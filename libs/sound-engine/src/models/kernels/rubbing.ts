import { type Block, CONTROL_SECONDS, ControlVoice } from '../../dsp/control-voice';
import type { EventColour } from '../../dsp/event-colour';
import { EventStream } from '../../dsp/event-stream';
import { clamp, cos, exp, lerpLog, pow, TWO_PI } from '../../dsp/exact-math';
import { NoiseGrain } from '../../dsp/grains';
import { WhiteNoise } from '../../dsp/noise';
import { OnePole } from '../../dsp/one-pole';
import { PoissonClock } from '../../dsp/poisson-clock';
import { hash32, type Random } from '../../dsp/random';
import { StatisticalImpact } from '../../dsp/statistical-impact';
import { Svf } from '../../dsp/svf';
import { ValueNoise } from '../../dsp/value-noise';
import { eventDraws } from './own-draws';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES, SAMPLE_RATE } from '../../voice';
import { type KernelRow, specsWith } from './kinds';
import { colourOf, OwnEvents } from './own-events';
import { differencesOf } from './own-kind';
import { quietOf } from './quiet';
import { soundModel } from './sound-model';
import { between, lengthFactor, pitchFactor, ratio, ratioBetween, withDefaults, type ParamSpecs } from './word-shaping';

const PARAMS: ParamSpecs = {
  rate: { unit: '/s', min: 0.1, max: 40, default: 1.5, meaning: 'strokes per second' },
  regularity: { unit: '', min: 0, max: 1, default: 0.9, meaning: 'evenness of the hand' },
  length: { unit: 's', min: 0.02, max: 3, default: 0.4, meaning: 'length of a stroke' },
  peak: { unit: '', min: 0.05, max: 0.95, default: 0.45, meaning: 'where in the stroke it moves fastest' },
  roundness: { unit: '', min: 0.2, max: 4, default: 1, meaning: 'even pressure (low) or a short push (high)' },
  back: { unit: '', min: 0, max: 2, default: 0.85, meaning: 'level of the strokes back' },
  pitch: { unit: 'Hz', min: 80, max: 12_000, default: 2300, meaning: 'where the surface answers' },
  width: { unit: 'Q', min: 0.3, max: 12, default: 0.8, meaning: 'how clear that pitch is' },
  rise: { unit: '', min: -1, max: 1, default: 0.15, meaning: 'how far it rises with speed (octaves)' },
  open: { unit: '', min: 0, max: 2, default: 0.5, meaning: 'noise of the whole contact' },
  low: { unit: 'Hz', min: 40, max: 8000, default: 400, meaning: 'lower edge of that noise' },
  high: { unit: 'Hz', min: 300, max: 18_000, default: 8000, meaning: 'upper edge of that noise' },
  roughness: { unit: '', min: 0, max: 1.5, default: 0.6, meaning: 'depth of the grain of the surface' },
  texture: { unit: '/s', min: 4, max: 800, default: 70, meaning: 'how fine the grain is' },
  teeth: { unit: '', min: 0, max: 1, default: 0, meaning: 'teeth that catch one after another' },
  teethRate: { unit: '/s', min: 10, max: 400, default: 100, meaning: 'teeth per second at full speed' },
  body: { unit: '', min: 0, max: 3, default: 0.4, meaning: 'what is rubbed sounds with it' },
  bodyPitch: { unit: 'Hz', min: 60, max: 4000, default: 400, meaning: 'its pitch' },
  bodyWidth: { unit: 'Q', min: 0.5, max: 12, default: 3.5, meaning: 'how clear that pitch is' },
  grains: { unit: '/s', min: 0, max: 1500, default: 40, meaning: 'bits that break loose' },
  grainPitch: { unit: 'Hz', min: 300, max: 12_000, default: 3400, meaning: 'their pitch' },
  grainLevel: { unit: '', min: 0, max: 2, default: 0.2, meaning: 'their level' },
  stop: { unit: '', min: 0, max: 2, default: 0, meaning: 'knock at the end of a stroke' },
  stopPitch: { unit: 'Hz', min: 40, max: 4000, default: 400, meaning: 'pitch of that knock' },
  strength: { unit: '', min: 0.05, max: 4, default: 1, meaning: 'pressure' },
};

/** RMS of the quiet between strokes: 25 to 40 dB under them in recordings of writing, scraping and shovelling. */
const QUIET = 0.001;

/** Strokes are gone over anew: what differs within one is in the roughness already. */
const STROKE_SHARE = 0.15;

interface RunningStroke {
  start: number;
  colour: EventColour;
  seconds: number;
  gain: number;
  pitch: number;
  stopped: boolean;
}

/** Strokes of friction. Reference: friction gesture (docs/parameter-search.md). */
class RubbingVoice extends ControlVoice {
  private readonly stream: EventStream;
  private readonly random: Random;
  private readonly noise: WhiteNoise;
  private readonly grain: ValueNoise;
  private readonly clock: PoissonClock;
  private readonly surface = new Svf(1000, 1);
  private readonly body = new Svf(400, 3);
  private readonly lowEdge = new OnePole(400);
  private readonly highEdge = new OnePole(8000);
  private strokes: RunningStroke[] = [];
  /** How strokes of this individual differ, and the colour of the one that is heard. */
  private readonly differing: OwnEvents;
  private colour: EventColour | undefined;
  private readonly rubbed = new Float32Array(CONTROL_FRAMES);
  private gain = 0;
  private teethPhase = 0;

  constructor(
    params: Params,
    performance: Performance,
    private readonly level: number,
    rhythmic: boolean,
  ) {
    super(params, 1);
    const { seed, cue, duration } = performance;
    const rhythm = rhythmic ? { rate: params.rate, regularity: params.regularity } : { rate: 0, regularity: 1 };
    this.stream = new EventStream(cue, rhythm, hash32(seed, 'times'), duration - 0.05);
    this.random = eventDraws(performance, 'strokes');
    this.differing = new OwnEvents(performance, 'strokes', STROKE_SHARE);
    this.start(quietOf(performance, QUIET), 0);
    this.noise = new WhiteNoise(hash32(seed, 'noise'));
    this.grain = new ValueNoise(hash32(seed, 'grain'), params.texture);
    this.clock = new PoissonClock(hash32(seed, 'bits'));
    this.rhythmic = rhythmic;
  }

  private readonly rhythmic: boolean;

  protected control(time: number): void {
    const { params, stream, random } = this;
    if (this.rhythmic) stream.setRhythm(params.rate, params.regularity);
    this.grain.setRate(params.texture);
    const end = time + CONTROL_SECONDS;
    for (let at = stream.takeBefore(end); at >= 0; at = stream.takeBefore(end)) {
      const isBack = stream.count % 2 === 0;
      this.note(at, Math.min(1, 0.5 * params.strength), 'stroke');
      const own = this.differing.next();
      this.strokes.push({
        start: at,
        colour: colourOf(own),
        seconds: params.length * random.logNormal(0.5 * (1 - params.regularity)),
        stopped: false,
        gain: (isBack ? params.back : 1) * own.level * random.logNormal(0.1),
        pitch: (isBack ? 1.12 : 1) * own.pitch * random.logNormal(0.03),
      });
    }
    this.strokes = this.strokes.filter((stroke) => time < stroke.start + stroke.seconds + CONTROL_SECONDS);
  }

  protected override sound(block: Block): void {
    const now = this.blockTime;
    this.blockTime += CONTROL_SECONDS;
    let speed = 0;
    let pitch = 1;
    for (const stroke of this.strokes) {
      const u = (now - stroke.start) / stroke.seconds;
      if (u >= 0.94 && !stroke.stopped) this.stop(stroke, now);
      if (u < 0 || u >= 1) continue;
      const v = this.gesture(u) * stroke.gain;
      if (v > speed) {
        pitch = stroke.pitch;
        this.colour = stroke.colour;
      }
      speed = Math.max(speed, v);
    }
    this.rubbed.fill(0);
    this.rub(this.rubbed, speed, pitch);
    this.colour?.process(this.rubbed, 0, CONTROL_FRAMES);
    for (let i = 0; i < CONTROL_FRAMES; i++) block[0][i] += this.rubbed[i];
    this.bits(now, speed);
  }

  private blockTime = 0;

  private gesture(u: number): number {
    const { peak, roundness } = this.params;
    const x = u < peak ? u / peak : (1 - u) / (1 - peak);
    return pow(0.5 - 0.5 * cos(0.5 * TWO_PI * x), roundness);
  }

  private rub(out: Float32Array, speed: number, pitch: number): void {
    const { params, surface, body, lowEdge, highEdge, noise } = this;
    const frequency = clamp(params.pitch * pitch * exp(0.693 * params.rise * (2 * speed - 1)), 60, 16_000);
    surface.set(frequency, params.width);
    body.set(params.bodyPitch, params.bodyWidth);
    lowEdge.setFrequency(params.low);
    highEdge.setFrequency(params.high);
    // Band-passed noise is brought to the RMS of the open one, so that the shares are shares.
    const bandGain = Math.sqrt(SAMPLE_RATE / 2 / Math.min(SAMPLE_RATE / 2, (frequency / params.width) * 1.571));
    const bodyGain = params.body * Math.sqrt(SAMPLE_RATE / 2 / ((params.bodyPitch / params.bodyWidth) * 1.571));
    const openGain = params.open * Math.sqrt(SAMPLE_RATE / 2 / Math.max(300, params.high - params.low));
    const target =
      speed <= 0
        ? 0
        : this.level * params.strength * speed * Math.max(0, 1 + params.roughness * this.grain.next(CONTROL_SECONDS));
    const step = (target - this.gain) / CONTROL_FRAMES;
    if (target === 0 && this.gain === 0) return;
    const dt = (params.teethRate * (0.25 + 0.75 * speed)) / SAMPLE_RATE;
    let { gain } = this;
    for (let i = 0; i < CONTROL_FRAMES; i++) {
      this.teethPhase += dt;
      if (this.teethPhase >= 1) this.teethPhase -= 1;
      const rest = 1 - this.teethPhase;
      const catching = 1 - params.teeth + params.teeth * 2.6 * rest * rest * rest * rest * rest;
      const white = noise.next() * gain * catching;
      out[i] +=
        bandGain * surface.bandPass(white) +
        openGain * lowEdge.highPass(highEdge.lowPass(white)) +
        bodyGain * body.bandPass(white);
      gain += step;
    }
    this.gain = target;
  }

  private bits(time: number, speed: number): void {
    const { params, random, clock } = this;
    const rate = params.grains * speed;
    for (let at = clock.take(rate, CONTROL_FRAMES); at >= 0; at = clock.take(rate, CONTROL_FRAMES)) {
      const level = this.level * params.strength * params.grainLevel * Math.min(6, random.pareto(1.8));
      this.start(
        new NoiseGrain().begin(
          random.next(),
          Math.min(15_000, params.grainPitch * random.logNormal(0.35)),
          1.6,
          0.0011 * random.logNormal(0.3),
          level,
        ),
        time + at / SAMPLE_RATE,
      );
    }
  }

  private stop(stroke: RunningStroke, time: number): void {
    stroke.stopped = true;
    const { params, random } = this;
    if (params.stop <= 0) return;
    const middle = clamp(Math.round(lerpLog(1, 8, clamp((params.stopPitch - 60) / 4000, 0, 1))), 1, 6);
    const bands = [0, 1, 2, 3, 4, 5, 6, 7].map((k) => pow(0.55, Math.abs(k - middle)));
    const shape = {
      bands,
      length: 0.07,
      slope: 0.4,
      modal: 0.25,
      modeFrequency: params.stopPitch,
      modeT60: 0.06,
      modes: 3,
    };
    this.start(
      new StatisticalImpact(shape, 0.5, 2 * this.level * params.strength * params.stop * stroke.gain, random.next()),
      time,
    );
  }
}

function shapeOf(specs: ParamSpecs): (words: LayerModifiers) => Params {
  const base = withDefaults(specs, {});
  return (words) => {
    const { mods } = words;
    const length = lengthFactor(mods.size);
    const speed = mods.speed ?? 1;
    const pitch = (pitchFactor(mods.pitch) * pow(speed, 0.2)) / pow(length, 0.5);
    const bright = ratio(mods.brightness, 1.7) * ratio(words.intensity, 1.4);
    return withDefaults(specs, {
      ...base,
      rate: mods.rate ?? base.rate * speed * ratioBetween(words.intensity, 0.8, 1.3),
      regularity: mods.regularity ?? base.regularity,
      length:
        (mods.duration ?? base.length * pow(length, 0.3)) /
        (mods.rate === undefined ? speed : Math.max(1, mods.rate / base.rate)),
      pitch: base.pitch * pitch * bright,
      high: base.high * pitch * bright,
      low: base.low * pitch,
      width: base.width * ratio(mods.tonality, 2.5),
      roughness: base.roughness * between(mods.roughness, 0.35, 1, 1.7) * ratio(words.intensity, 1.2),
      teeth: base.teeth * between(mods.roughness, 0.5, 1, 1.4),
      teethRate: base.teethRate * speed * ratioBetween(words.intensity, 0.85, 1.2),
      bodyPitch: base.bodyPitch * pitch,
      body: base.body * ratio(mods.hollowness, 2),
      grains: base.grains * ratio(mods.density, 3) * ratio(words.intensity, 1.8),
      grainPitch: base.grainPitch * pitch,
      grainLevel: base.grainLevel * (1 - 0.5 * (mods.wetness ?? 0)),
      stop: base.stop * ratio(words.intensity, 1.6),
      stopPitch: base.stopPitch * pitch,
      strength: ratioBetween(words.intensity, 0.45, 2),
    });
  };
}

/** The model of a rubbed thing; one-shots stroke once. */
export function rubbedModel(sound: KernelRow): SoundModel {
  const specs = specsWith(PARAMS, sound.values);
  const rhythmic = sound.kind !== 'one-shot';
  return soundModel({
    id: sound.id,
    kind: sound.kind,
    kernel: sound.kernel,
    params: specs,
    repeatable: true,
    mapModifiers: shapeOf(specs),
    naturalSeconds: (params) => params.length + 0.05,
    naturalRate: (params) => (rhythmic ? params.rate : 0),
    differences: differencesOf(specs, { stop: { octaves: 0.6 }, length: { trait: 'length', power: 0.5 } }),
    voice: (params, performance) => new RubbingVoice(params, performance, sound.level, rhythmic),
  });
}
