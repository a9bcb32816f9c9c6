import { Biquad } from '../../dsp/biquad';
import { type Block, ControlVoice } from '../../dsp/control-voice';
import { clamp, dbToGain } from '../../dsp/exact-math';
import { hash32 } from '../../dsp/random';
import { Tail } from '../../dsp/tail';
import type { Cue, Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES, type Voice } from '../../voice';
import { differencesOf } from './own-kind';
import { soundModel } from './sound-model';
import { ratio, ratioBetween, signed, withDefaults, type ParamSpecs } from './word-shaping';

/** One voice of a place: whose model, how loud among the others, when. */
export interface AmbienceLayer {
  /** Id of the source that sounds. */
  source: string;
  /** Level against its own calibrated one. */
  gain: number;
  /** How the words of the layer differ from neutral ones. */
  words?: Partial<LayerModifiers>;
  /** Events per minute of what happens now and then; sounds on by itself when absent. */
  perMinute?: number;
  /** How many of them sound at once; 1 by default. */
  voices?: number;
}

/** A place or a weather that is heard as several sources at once. */
export interface Ambience {
  id: string;
  /** Brings the defaults to -23 LUFS (measured). */
  level: number;
  /** Upper end of what comes from far, Hz. */
  top: number;
  layers: readonly AmbienceLayer[];
  /** What its walls send back: seconds to -60 dB, Hz from which they take more with every turn, level. */
  walls?: readonly [seconds: number, edge: number, level: number];
  /** Its voices themselves go harder where the words ask for force: strokes of a storm come nearer. */
  stirs?: boolean;
}

/** Parameters of every ambience; each layer's own level comes besides. */
const PARAMS: ParamSpecs = {
  top: {
    unit: 'Hz',
    min: 300,
    max: 18_000,
    default: 18_000,
    meaning: 'upper end of everything: low when far away or behind walls',
  },
  level: { unit: 'gain', min: 0.1, max: 4, default: 1, meaning: 'level of the whole' },
};

const NEUTRAL_FORCE = 0.5;

const FORCE: ParamSpecs = {
  force: { unit: '', min: 0, max: 1, default: NEUTRAL_FORCE, meaning: 'how hard its voices go' },
};

const WALLS: ParamSpecs = {
  walls: { unit: 'gain', min: 0, max: 3, default: 1, meaning: 'what its walls send back' },
};

/** Echoes of the two sides come at other times. */
const SIDE_LATER = 1.06;

const gainName = (k: number): string => `layer${k + 1}`;

/**
 * Frames of a part that are rendered at once, before the processor has to turn to another's code: their gains still
 * move on the control grid.
 */
const AHEAD_FRAMES = 32 * CONTROL_FRAMES;

/** One voice of a layer, rendered ahead of the place. */
class Part {
  private readonly audio: readonly Float32Array[];
  private readonly leftShare: number;
  private readonly rightShare: number;
  /** Frames of the audio already heard. */
  private heard = AHEAD_FRAMES;
  /** Frames that the voice has rendered. */
  private rendered = 0;

  /**
   * @param driven what its voice was prepared with
   * @param paramsAt what it is to be driven with at a force
   * @param pan where a point stands, -1 left .. 1 right; what surrounds stays wide
   */
  constructor(
    readonly gainName: string,
    private readonly voice: Voice,
    private driven: Params,
    private readonly paramsAt: (force: number) => Params,
    private force: number,
    pan: number,
  ) {
    this.audio = Array.from({ length: voice.channels }, () => new Float32Array(AHEAD_FRAMES));
    this.leftShare = voice.channels === 1 ? Math.sqrt(1 - pan) : 1;
    this.rightShare = voice.channels === 1 ? Math.sqrt(1 + pan) : 1;
  }

  /**
   * Adds the next control block. A change of force is heard as soon as the next frames are rendered ahead, within 43
   * ms.
   */
  add([left, right]: Block, gain: number, force: number): void {
    if (this.heard === AHEAD_FRAMES) {
      if (force !== this.force) this.drive(force);
      this.heard = 0;
      this.voice.process(this.audio, 0, AHEAD_FRAMES);
      this.rendered += AHEAD_FRAMES;
    }
    const a = this.audio[0];
    const b = this.audio[this.audio.length - 1];
    const leftGain = gain * this.leftShare;
    const rightGain = gain * this.rightShare;
    const from = this.heard;
    for (let i = 0; i < CONTROL_FRAMES; i++) {
      left[i] += leftGain * a[from + i];
      right[i] += rightGain * b[from + i];
    }
    this.heard += CONTROL_FRAMES;
  }

  private drive(force: number): void {
    const next = this.paramsAt(force);
    for (const [name, value] of Object.entries(next))
      if (value !== this.driven[name]) this.voice.set(name, value, this.rendered);
    this.driven = next;
    this.force = force;
  }
}

/** Several models' voices at set levels, each a stream of its own seed. */
class AmbienceVoice extends ControlVoice {
  private readonly parts: readonly Part[];
  private readonly tops = [Biquad.lowPass(18_000), Biquad.lowPass(18_000)];
  private readonly walls: readonly Tail[];
  private tuned = 0;

  constructor(
    params: Params,
    { seed, duration }: Performance,
    private readonly ambience: Ambience,
    library: Library,
  ) {
    super(params, 2);
    const { walls } = ambience;
    this.walls = walls ? [1, SIDE_LATER].map((later) => new Tail(later * walls[0], walls[1])) : [];
    this.parts = ambience.layers.flatMap((layer, k) =>
      Array.from({ length: layer.voices ?? 1 }, (_, v) =>
        partOf(
          layer,
          gainName(k),
          library,
          { seed: hash32(seed, k, v), duration },
          params.force ?? NEUTRAL_FORCE,
          PLACES[(k + v) % PLACES.length],
        ),
      ),
    );
  }

  protected control(time: number): void {
    const { top } = this.params;
    if (this.tuned !== top) for (const filter of this.tops) filter.lowPass(top);
    this.tuned = top;
    if (time === 0) this.note(0, 0.5, 'ambience');
  }

  protected override sound(block: Block): void {
    const { params, ambience } = this;
    const { force = NEUTRAL_FORCE } = params;
    for (const part of this.parts) part.add(block, ambience.level * params.level * params[part.gainName], force);
  }

  protected override finish(block: Block): void {
    const { params, ambience } = this;
    this.walls.forEach((tail, k) => tail.addTo(block[k], (params.walls ?? 1) * (ambience.walls?.[2] ?? 0)));
    if (params.top > 17_000) return;
    const [left, right] = block;
    this.tops[0].processWith(this.tops[1], left, right, 0, CONTROL_FRAMES);
  }
}

/** Where points stand, -1 left .. 1 right. */
const PLACES = [0.3, -0.45, 0.6, -0.2, 0.05, -0.65] as const;

/** The models that an ambience is made of, by id. */
export type Library = Readonly<Record<string, SoundModel>>;

function partOf(
  layer: AmbienceLayer,
  name: string,
  library: Library,
  { seed, duration }: Omit<Performance, 'cue'>,
  force: number,
  pan: number,
): Part {
  const model = library[layer.source];
  const paramsAt = (now: number): Params => {
    const intensity = clamp((layer.words?.intensity ?? 0.5) + (now - NEUTRAL_FORCE), 0, 1);
    return model.mapModifiers({
      mods: {},
      sceneIntensity: 'moderate',
      duration: Math.min(60, duration),
      ...layer.words,
      intensity,
    });
  };
  const cue: Cue =
    layer.perMinute === undefined ? { kind: 'continuous' } : { kind: 'sporadic', perMinute: layer.perMinute };
  const params = paramsAt(force);
  return new Part(name, model.prepare(params, { seed, duration, cue }), params, paramsAt, force, pan);
}

function shapeOf(ambience: Ambience, params: ParamSpecs): (words: LayerModifiers) => Params {
  return ({ mods, intensity }) => {
    const force = signed(intensity);
    const values: Record<string, number> = {
      top: params.top.default * ratio(mods.brightness, 2.5) * ratioBetween(intensity, 0.7, 1.4),
      level: dbToGain(7 * force),
      force: intensity,
      walls: ratio(mods.hollowness, 2),
    };
    // Force and density bring the rarer voices forward: a busy place is not only a louder one.
    ambience.layers.forEach((layer, k) => {
      const isEvent = layer.perMinute !== undefined || k > 0;
      values[gainName(k)] =
        layer.gain * (isEvent ? dbToGain(7 * force) * ratio(mods.density, 2) : ratio(mods.size, 1.5));
    });
    return withDefaults(params, values);
  };
}

/**
 * A place heard as several sources at once.
 * @param library the models that its layers name
 * @throws RangeError for a layer whose source the library does not have
 */
export function ambienceModel(ambience: Ambience, library: Library): SoundModel {
  const missing = ambience.layers.find(({ source }) => !Object.hasOwn(library, source));
  if (missing) throw new RangeError(`${ambience.id}: there is no model '${missing.source}'`);
  const layers = ambience.layers.map(
    ({ source, gain }, k) =>
      [gainName(k), { unit: 'gain', min: 0, max: 12, default: gain, meaning: `level of ${source}` }] as const,
  );
  const params: ParamSpecs = {
    ...PARAMS,
    ...(ambience.stirs && FORCE),
    ...(ambience.walls && WALLS),
    top: { ...PARAMS.top, default: ambience.top },
    ...Object.fromEntries(layers),
  };
  return soundModel({
    id: ambience.id,
    kind: 'texture',
    kernel: 'ambience',
    params,
    mapModifiers: shapeOf(ambience, params),
    naturalSeconds: () => 4,
    differences: differencesOf(params),
    voice: (values, performance) => new AmbienceVoice(values, performance, ambience, library),
  });
}
