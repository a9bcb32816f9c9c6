import type { Grain } from '../../dsp/control-voice';
import { CrackleGrain, type Crackle } from '../../dsp/crackle-grain';
import { clamp, dbToGain, log2, pow } from '../../dsp/exact-math';
import { FrictionGrain, type Friction } from '../../dsp/friction-grain';
import { ModalGrain, NoiseGrain, ToneGrain } from '../../dsp/grains';
import type { Random } from '../../dsp/random';
import { type ImpactShape, StatisticalImpact } from '../../dsp/statistical-impact';
import { type Sweep, SweepGrain } from '../../dsp/sweep-grain';
import { type Blast, BlastGrain } from './blast';
import { shiftBands, tiltBands } from './impact-shape';
import type { OwnThing } from './own-thing';

/** How one part of an event is played this time. */
export interface ExcitationScaling {
  /** Frequency ratio to the part's own numbers. */
  pitch: number;
  /** Ratio of all lengths. */
  ring: number;
  /** dB per octave around 1 kHz. */
  tilt: number;
  /** 0..1: opens the heights of blows. */
  hardness: number;
  level: number;
  /** The very thing that is struck; another one every time where absent. */
  thing?: OwnThing;
}

/** Makes the grains of one part; draws what differs from time to time. */
export interface PartSound {
  (scaling: ExcitationScaling, random: Random): Grain;
  /** Whether a harder contact sounds otherwise; gas, sparks and rubbing have none. */
  readonly hasContact?: boolean;
}

function contact(sound: PartSound): PartSound {
  return Object.assign(sound, { hasContact: true });
}

/** Gain of a sound around `frequency` under the stroke's tilt. */
function tilted(stroke: ExcitationScaling, frequency: number): number {
  return stroke.level * dbToGain(stroke.tilt * clamp(log2((frequency * stroke.pitch) / 1000), -4, 4));
}

/**
 * A thing that is struck, as octave bands from 90 Hz to 10 kHz, their decay (s, slope) and a few modes (share, Hz, t60,
 * count).
 */
export function blow(
  bands: readonly number[],
  length: number,
  slope = 0.3,
  modal = 0,
  modeFrequency = 500,
  modeT60 = 0.1,
  modes = 4,
): PartSound {
  return contact((stroke, random) => {
    const shape: ImpactShape = {
      bands: tiltBands(shiftBands(bands, stroke.pitch), stroke.tilt),
      length: length * stroke.ring,
      slope,
      modal,
      modeFrequency: modeFrequency * stroke.pitch,
      modeT60: modeT60 * stroke.ring,
      modes: modal > 0 ? modes : 0,
      ...(stroke.thing && { body: stroke.thing.body }),
    };
    return new StatisticalImpact(shape, stroke.hardness, stroke.level, random.next());
  });
}

/** A burst of noise: Hz and Q of its band (Q 0: white), seconds to 1/e, seconds of rise. */
export function burst(frequency: number, q: number, tau: number, attack = 0.0003): PartSound {
  return (stroke, random) => {
    const pitch = Math.min(16_000, frequency * stroke.pitch);
    return new NoiseGrain().begin(random.next(), pitch, q, tau * stroke.ring, tilted(stroke, frequency), 0, attack);
  };
}

/** A decaying tone: Hz, seconds to 1/e, factor of its pitch per second. */
export function tone(frequency: number, tau: number, glide = 1, attack = 0.0007): PartSound {
  return (stroke) =>
    new ToneGrain().begin(frequency * stroke.pitch, glide, tau * stroke.ring, tilted(stroke, frequency), 0, attack);
}

export interface Ringing {
  /** Hz of the first mode, and the others' ratios to it. */
  frequency: number;
  ratios: readonly number[];
  gains: readonly number[];
  /** t60 of the first mode, s; the others' fall as ratio^-slope. */
  t60: number;
  slope: number;
  /** Seconds of contact. */
  contact?: number;
  /** Every mode as two, this far apart (ratio): slow beating. */
  doublet?: number;
  /** How far the modes differ from event to event (log-normal). */
  spread?: number;
}

const USUAL_LINE = { pitch: 1, gain: 1, decay: 1 };

/** A thing that rings. */
export function ringing(thing: Ringing): PartSound {
  const { doublet = 0, spread = 0.01 } = thing;
  return contact((stroke, random) => {
    const modes = thing.ratios.flatMap((ratio, k) => {
      const own = stroke.thing?.lines[k % stroke.thing.lines.length] ?? USUAL_LINE;
      const frequency = thing.frequency * stroke.pitch * ratio * own.pitch * random.logNormal(spread);
      const mode = {
        frequency,
        t60: thing.t60 * stroke.ring * own.decay * pow(ratio, -thing.slope),
        gain: thing.gains[k] * own.gain * random.range(0.75, 1.25) * dbToGain(stroke.tilt * clamp(log2(ratio), -3, 4)),
      };
      if (doublet === 0) return [mode];
      return [
        { ...mode, gain: mode.gain / 2, frequency: frequency * (1 - doublet) },
        { ...mode, gain: mode.gain / 2, frequency: frequency * (1 + doublet) },
      ];
    });
    return new ModalGrain(modes, (thing.contact ?? 0.0002) * (1.6 - stroke.hardness), stroke.level);
  });
}

/** Something slides: noise through a moving band under a gesture. */
export function slide(friction: Omit<Friction, 'level'>): PartSound {
  return (stroke, random) => {
    const from = Math.min(16_000, friction.from * stroke.pitch);
    const to = Math.min(16_000, friction.to * stroke.pitch);
    const seconds = friction.seconds * stroke.ring * random.logNormal(0.1);
    return new FrictionGrain(
      { ...friction, from, to, seconds, level: tilted(stroke, Math.sqrt(friction.from * friction.to)) },
      random.next(),
    );
  };
}

/** A cloud of snaps. */
export function snaps(crackle: Omit<Crackle, 'level'>): PartSound {
  return (stroke, random) => {
    const low = Math.min(8000, crackle.low * stroke.pitch);
    const high = Math.min(15_000, crackle.high * stroke.pitch);
    const level = tilted(stroke, Math.sqrt(crackle.low * crackle.high));
    return new CrackleGrain({ ...crackle, low, high, seconds: crackle.seconds * stroke.ring, level }, random.next());
  };
}

/** A tone that moves. */
export function sweep(moving: Omit<Sweep, 'level'>): PartSound {
  return (stroke, random) => {
    const pitch = stroke.pitch * random.logNormal(0.02);
    return new SweepGrain(
      {
        ...moving,
        contour: moving.contour.map((f) => f * pitch),
        seconds: moving.seconds * stroke.ring,
        level: tilted(stroke, moving.contour[0]),
      },
      random.next(),
    );
  };
}

/** A pressure wave with its noise. */
export function blast(wave: Omit<Blast, 'level'>): PartSound {
  return (stroke, random) => {
    const layers = wave.layers.map((layer) => ({
      ...layer,
      lowPass: Math.min(18_000, layer.lowPass * stroke.pitch * pow(2, stroke.tilt / 3)),
      tau: layer.tau * stroke.ring,
    }));
    return new BlastGrain(
      {
        ...wave,
        layers,
        bodyFrom: wave.bodyFrom * stroke.pitch,
        bodyTo: wave.bodyTo * stroke.pitch,
        bodyTau: wave.bodyTau * stroke.ring,
        level: stroke.level,
      },
      random.next(),
    );
  };
}
