import { clamp, pow } from '../../dsp/exact-math';
import { CrackleGrain } from '../../dsp/crackle-grain';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { BlastGrain, NO_BLAST } from '../kernels/blast';
import { EventVoice, once } from '../kernels/event-voice';
import { differencesOf } from '../kernels/own-kind';
import { soundModel } from '../kernels/sound-model';
import { lengthFactor, pitchFactor, ratio, ratioBetween, withDefaults, type ParamSpecs } from '../kernels/word-shaping';

const PARAMS: ParamSpecs = {
  pressure: { unit: 'ms', min: 1, max: 60, default: 12, meaning: 'pressure wave: grenade 3, bomb 12, mine 30' },
  blast: { unit: '', min: 0, max: 3, default: 1, meaning: 'share of the fireball' },
  blastTime: { unit: 's', min: 0.03, max: 1.5, default: 0.28, meaning: 'its length (1/e)' },
  edge: { unit: 'Hz', min: 150, max: 14_000, default: 4000, meaning: 'its upper edge: low for far away' },
  crack: { unit: '', min: 0, max: 2, default: 0.3, meaning: 'share of the sharp beginning' },
  rumble: { unit: '', min: 0, max: 3, default: 0.6, meaning: 'share of the rumble under 65 Hz' },
  rumbleTime: { unit: 's', min: 0.1, max: 4, default: 0.7, meaning: 'its length (1/e)' },
  middle: { unit: '', min: 0, max: 3, default: 1, meaning: 'share of the roar from 65 to 600 Hz' },
  middleTime: { unit: 's', min: 0.05, max: 3, default: 0.6, meaning: 'its length (1/e)' },
  sub: { unit: 'Hz', min: 22, max: 160, default: 38, meaning: 'tone that the thump falls to' },
  subLevel: { unit: '', min: 0, max: 2, default: 0.8, meaning: 'share of the thump' },
  attack: { unit: 'ms', min: 0.5, max: 80, default: 6, meaning: 'rise: sharp when near' },
  drive: { unit: '', min: 1, max: 6, default: 1.6, meaning: 'violence' },
  tail: { unit: '', min: 0, max: 1.5, default: 0.3, meaning: 'rolling away' },
  tailTime: { unit: 's', min: 0.1, max: 4, default: 1, meaning: 'how long it rolls (1/e)' },
  debris: { unit: 'pieces', min: 0, max: 400, default: 86, meaning: 'what falls back' },
  debrisLevel: { unit: '', min: 0, max: 1, default: 0.1, meaning: 'level of that' },
  strength: { unit: '', min: 0.05, max: 3, default: 1, meaning: 'level' },
};

/** Brings the defaults to -23 LUFS momentary. */
const LEVEL = 0.155;

class ExplosionVoice extends EventVoice {
  constructor(params: Params, performance: Performance) {
    super(params, performance, once(), 1, 0.4);
  }

  protected event(time: number): void {
    const { params, random } = this;
    const level = LEVEL * params.strength * random.logNormal(0.08);
    const vary = random.logNormal(0.08);
    const attack = params.attack / 1000;
    this.note(time, clamp(0.8 * params.strength, 0, 1), 'explosion');
    this.start(
      new BlastGrain(
        {
          pressureSeconds: (params.pressure / 1000) * vary,
          pressure: 0.8 / (1 + attack * 100),
          layers: [
            {
              noise: 'white',
              highPass: 0,
              lowPass: params.edge * vary,
              attack,
              tau: params.blastTime * vary,
              level: params.blast * 0.6,
            },
            {
              noise: 'pink',
              highPass: 20,
              lowPass: 65,
              attack: attack * 2,
              tau: params.rumbleTime,
              level: params.rumble * 2.5,
              flutterRate: 9,
              flutterDepth: 0.4,
            },
            {
              noise: 'pink',
              highPass: 65,
              lowPass: 600,
              attack: attack * 1.5,
              tau: params.middleTime * vary,
              level: params.middle * 0.8,
              flutterRate: 18,
              flutterDepth: 0.5,
            },
            { noise: 'white', highPass: 2000, lowPass: 12_000, attack: attack * 0.3, tau: 0.02, level: params.crack },
          ],
          bodyFrom: params.sub * 1.66 * vary,
          bodyTo: params.sub * vary,
          bodyGlide: 0.2,
          bodyTau: 0.25,
          body: params.subLevel,
          drive: params.drive,
          level,
        },
        random.next(),
      ),
      time,
    );
    this.afterwards(time, level);
  }

  /** The roll of the surroundings and what comes down again. */
  private afterwards(time: number, level: number): void {
    const { params, random } = this;
    if (params.tail > 0) {
      this.start(
        new BlastGrain(
          {
            ...NO_BLAST,
            level,
            layers: [
              {
                noise: 'pink',
                highPass: 40,
                lowPass: 700,
                attack: 0.12,
                tau: params.tailTime,
                level: params.tail,
                flutterRate: 6,
                flutterDepth: 0.5,
              },
              {
                noise: 'white',
                highPass: 300,
                lowPass: Math.min(params.edge, 2400),
                attack: 0.08,
                tau: params.tailTime * 0.45,
                level: params.tail * 0.12,
              },
            ],
          },
          random.next(),
        ),
        time,
      );
    }
    if (params.debris > 0 && params.debrisLevel > 0) {
      const seconds = 1.1 * pow(params.debris / 86, 0.3);
      this.at(time + 0.15, (at) =>
        this.start(
          new CrackleGrain(
            {
              seconds,
              count: params.debris,
              peak: 0.25,
              low: 600,
              high: 5000,
              q: 2,
              tau: 0.006,
              tail: 1.6,
              level: level * params.debrisLevel,
            },
            random.next(),
          ),
          at,
        ),
      );
    }
  }
}

/** What kinds of explosions change. */
const KINDS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  fireworks: {
    pressure: 11,
    blastTime: 0.176,
    edge: 3500,
    rumble: 0.2,
    middleTime: 0.26,
    debris: 120,
    debrisLevel: 0.15,
  },
  boom: { pressure: 16, edge: 900, crack: 0.1, rumble: 1, subLevel: 1.4, debris: 0, tail: 0.6, tailTime: 1.6 },
};

function mapModifiers(words: LayerModifiers): Params {
  const { mods } = words;
  const base = withDefaults(PARAMS, KINDS[words.variant ?? ''] ?? {});
  const length = lengthFactor(mods.size);
  const longer = pow(length, 0.45);
  return withDefaults(PARAMS, {
    ...base,
    pressure: base.pressure * pow(length, 0.7),
    blastTime: base.blastTime * longer,
    edge: base.edge * ratio(mods.brightness, 2.5) * ratio(words.intensity, 1.6) * pow(length, -0.4),
    crack: base.crack * ratio(mods.brightness, 2) * ratio(words.intensity, 1.8),
    rumble: base.rumble * pow(length, 0.4) * ratio(words.intensity, 1.5),
    rumbleTime: base.rumbleTime * longer,
    middleTime: base.middleTime * longer,
    sub: (base.sub * pitchFactor(mods.pitch)) / pow(length, 0.4),
    attack: base.attack * pow(length, 0.3),
    drive: base.drive * ratio(words.intensity, 1.5),
    tailTime: base.tailTime * longer,
    debris: base.debris * ratio(words.intensity, 2) * pow(length, 0.5),
    strength: ratioBetween(words.intensity, 0.45, 1.8),
  });
}

/**
 * A charge goes off. Reference: parameter search of the explosion kernel (Friedlander 12 ms, fireball, rumble, roar,
 * debris).
 */
export const explosion: SoundModel = soundModel({
  id: 'explosion',
  kind: 'one-shot',
  kernel: 'explosion',
  isStruck: true,
  params: PARAMS,
  mapModifiers,
  naturalSeconds: (params) => 0.3 + 3 * Math.max(params.rumbleTime, params.middleTime, params.tailTime),
  differences: differencesOf(PARAMS),
  voice: (params, performance) => new ExplosionVoice(params, performance),
});
