import { clamp, pow } from '../../dsp/exact-math';
import { FrictionGrain } from '../../dsp/friction-grain';
import { impactSeconds, StatisticalImpact } from '../../dsp/statistical-impact';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { EventVoice, once } from '../kernels/event-voice';
import { impactOf, impactParams, impactValues, tiltBands } from '../kernels/impact-shape';
import type { Differences } from '../kernels/own-kind';
import { ownThing, type OwnThing } from '../kernels/own-thing';
import { IMPACTS, impactForWords, type ImpactSound } from './impact-sounds';
import { soundModel } from '../kernels/sound-model';
import { lengthFactor, pitchFactor, ratio, signed, withDefaults, type ParamSpecs } from '../kernels/word-shaping';

/** Different things that are struck in turn. */
const MOST_OBJECTS = 6;

function paramsOf(sound: ImpactSound): ParamSpecs {
  return {
    ...impactParams(sound.shape),
    pitch: { unit: 'ratio', min: 0.2, max: 5, default: 1, meaning: 'everything higher or lower: small or large' },
    strength: { unit: '', min: 0.05, max: 4, default: 1, meaning: 'force of the blow' },
    hardness: { unit: '', min: 0, max: 1, default: 0.6, meaning: 'hardness of what strikes: opens the heights' },
    second: { unit: '', min: 0, max: 1, default: sound.second, meaning: 'a second contact right after the first' },
    secondDelay: { unit: 'ms', min: 2, max: 300, default: sound.secondDelay, meaning: 'when it comes' },
    bounces: { unit: '', min: 0, max: 8, default: sound.bounces, meaning: 'how often it bounces' },
    bounceDelay: {
      unit: 'ms',
      min: 15,
      max: 600,
      default: sound.bounceDelay,
      meaning: 'to the first bounce; each next sooner',
    },
    bounceLevel: {
      unit: '',
      min: 0,
      max: 0.95,
      default: sound.bounceLevel,
      meaning: 'each bounce relative to the one before',
    },
    scrape: { unit: '', min: 0, max: 1, default: sound.scrape, meaning: 'it slips as it hits' },
    scrapePitch: { unit: 'Hz', min: 200, max: 9000, default: sound.scrapePitch, meaning: 'pitch of that slip' },
    objects: {
      unit: '',
      min: 1,
      max: MOST_OBJECTS,
      default: sound.objects,
      meaning: 'how many different things are struck in turn',
    },
    objectSpread: { unit: '', min: 0, max: 0.6, default: sound.objectSpread, meaning: 'how much they differ in pitch' },
  };
}

/** What differs between things of a kind. Spreads: half of those between recordings of struck things. */
const DIFFERENCES: Differences = {
  length: { trait: 'decay', power: 0.6 },
  slope: { octaves: 0.3 },
  modal: { octaves: 0.6 },
  modePitch: { octaves: 0.25 },
  modeRing: { trait: 'decay', power: 0.5, octaves: 0.3 },
  pitch: { trait: 'pitch', power: 0.6, octaves: 0.1 },
  hardness: { octaves: 0.35 },
  second: { octaves: 0.5 },
  secondDelay: { octaves: 0.35 },
  bounces: { octaves: 0.5 },
  bounceDelay: { octaves: 0.35 },
  bounceLevel: { octaves: 0.15 },
  scrape: { octaves: 0.8 },
  scrapePitch: { octaves: 0.3 },
};

class ImpactVoice extends EventVoice {
  /** One for each of the things that are struck in turn. */
  private readonly things: readonly (OwnThing | undefined)[];

  constructor(
    private readonly struck: ImpactSound,
    params: Params,
    performance: Performance,
  ) {
    super(params, performance, once());
    this.things = Array.from({ length: MOST_OBJECTS }, (_, k) => ownThing(performance, `object ${k}`));
    this.lay(struck.level, performance);
  }

  protected event(time: number): void {
    const { params, random } = this;
    const force = params.strength * random.logNormal(0.1);
    // Objects lie evenly across the spread, so that two of them never coincide.
    const objects = Math.round(params.objects);
    const object = objects > 1 ? random.integer(objects) : 0;
    const place = objects > 1 ? object / (objects - 1) - 0.5 : 0;
    const pitch = params.pitch * (1 + 2 * params.objectSpread * place) * random.logNormal(0.02);
    this.note(time, Math.min(1, 0.5 * force), 'impact');
    this.blow(time, force, pitch, object);
    if (params.second > 0)
      this.at(time + (params.secondDelay / 1000) * random.logNormal(0.15), (at) =>
        this.blow(at, force * params.second, pitch * random.range(0.96, 1.1), object),
      );
    this.bounce(time, force, pitch, object);
    if (params.scrape > 0) this.slip(time, force);
  }

  private bounce(time: number, force: number, pitch: number, object: number): void {
    const { params, random } = this;
    let at = time;
    let delay = params.bounceDelay / 1000;
    let level = force;
    const whole = Math.floor(params.bounces);
    const count = whole + (random.chance(params.bounces - whole) ? 1 : 0);
    for (let k = 0; k < count; k++) {
      at += delay * random.range(0.9, 1.1);
      delay *= 0.75;
      level *= params.bounceLevel;
      const loudness = level;
      this.at(at, (when) => this.blow(when, loudness, pitch * random.logNormal(0.03), object));
    }
  }

  private blow(time: number, force: number, pitch: number, object: number): void {
    const { params, random } = this;
    // A harder blow is brighter: the low-pass opens with the force as well as with the hardness of the striker.
    const velocity = clamp(params.hardness * pow(force, 0.35), 0, 1);
    this.start(
      new StatisticalImpact(
        impactOf(params, pitch, this.things[object]?.body),
        velocity,
        this.struck.level * force,
        random.next(),
      ),
      time,
    );
  }

  private slip(time: number, force: number): void {
    const { params, random } = this;
    const slip = {
      seconds: 0.14 * random.logNormal(0.2),
      from: params.scrapePitch,
      to: params.scrapePitch * 1.2,
      q: 0.8,
      level: this.struck.level * force * params.scrape,
      peak: 0.3,
      roughness: 0.6,
      texture: 70,
    };
    this.start(new FrictionGrain(slip, random.next()), time);
  }
}

/** Words to a blow: the material chooses the object, size moves it, force brightens it. */
function shapeOf(sound: ImpactSound, params: ParamSpecs): (words: LayerModifiers) => Params {
  return (words) => {
    const { mods } = words;
    const object = impactForWords(sound, words);
    const length = lengthFactor(mods.size);
    const wet = 1 - 0.5 * (mods.wetness ?? 0);
    const ring = pow(length, 0.5) * ratio(mods.hollowness, 1.8) * wet;
    return withDefaults(params, {
      // Force and brightness both lift the heights: a hard blow is not only a louder soft one.
      ...impactValues({
        ...object.shape,
        bands: tiltBands(object.shape.bands, 1.5 * signed(words.intensity) + 2.5 * signed(mods.brightness)),
      }),
      length: object.shape.length * ring,
      slope: object.shape.slope / ratio(mods.brightness, 1.5),
      modal: object.shape.modal * ratio(mods.tonality, 3) * ratio(mods.hollowness, 1.6),
      modeRing: object.shape.modeT60 * ring,
      pitch: pitchFactor(mods.pitch) / pow(length, 0.9),
      strength: ratio(words.intensity, 2.6),
      hardness: clamp(0.6 * ratio(mods.brightness, 2) * ratio(words.intensity, 1.7), 0, 1),
      second: object.second,
      secondDelay: object.secondDelay,
      bounces: object.bounces,
      bounceDelay: object.bounceDelay * pow(length, 0.4),
      bounceLevel: object.bounceLevel,
      scrape: object.scrape * ratio(mods.roughness, 3),
      scrapePitch: object.scrapePitch,
      objects: object.objects,
      objectSpread: object.objectSpread,
    });
  };
}

function impactModel(sound: ImpactSound): SoundModel {
  const params = paramsOf(sound);
  return soundModel({
    id: sound.id,
    kind: 'one-shot',
    kernel: 'statistical impact',
    isStruck: true,
    params,
    repeatable: true,
    mapModifiers: shapeOf(sound, params),
    naturalSeconds: (values) =>
      Math.max(0.1, impactSeconds(impactOf(values, values.pitch)) + (values.bounces * values.bounceDelay) / 1000),
    differences: DIFFERENCES,
    voice: (values, performance) => new ImpactVoice(sound, values, performance),
  });
}

/** A piece of wood is struck. */
export const impactWood: SoundModel = impactModel(IMPACTS.impact_wood);
/** A piece of metal is struck. */
export const impactMetal: SoundModel = impactModel(IMPACTS.impact_metal);
/** The other things that are struck, each a source of its own. */
export const OTHER_IMPACTS: readonly SoundModel[] = Object.values(IMPACTS)
  .filter(({ id }) => id !== 'impact_wood' && id !== 'impact_metal')
  .map(impactModel);
