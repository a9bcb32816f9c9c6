import { Biquad } from '../../dsp/biquad';
import { CONTROL_SECONDS, ControlVoice, GrainPool, type Block } from '../../dsp/control-voice';
import { EventStream } from '../../dsp/event-stream';
import { exp, pow } from '../../dsp/exact-math';
import { NoiseGrain } from '../../dsp/grains';
import { ModalBank, type Mode } from '../../dsp/modal';
import { hash32, Random } from '../../dsp/random';
import { eventDraws } from '../kernels/own-draws';
import { SmallRoom } from '../../dsp/small-room';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES } from '../../voice';
import { differencesOf } from '../kernels/own-kind';
import { QUIET_RMS, quietUnder } from '../kernels/quiet';
import { soundModel } from '../kernels/sound-model';
import { lengthFactor, pitchFactor, ratio, withDefaults, type ParamSpecs } from '../kernels/word-shaping';

/** One kind of bell: its partials relative to the strike note, and how it is rung. */
interface BellKind {
  id: string;
  /** Ratio to the prime, level, and, where it was measured, its ringing time against the prime's. */
  partials: readonly (readonly [number, number, number?])[];
  prime: number;
  t60: number;
  /** How much sooner high partials die: exponent of their ratio. */
  fading: number;
  /** Clapper contact, ms. */
  contact: number;
  rate: number;
  repeatable: boolean;
  /** Seconds and level of the room that it hangs in. */
  room?: readonly [number, number];
  kind: SoundModel['kind'];
  /** Constant gain that brings the defaults to -23 LUFS momentary. */
  level: number;
}

const CHURCH: BellKind = {
  id: 'church_bell',
  // Hum, prime, tierce, quint, nominal and above, in the ratios that founders tune to (A. Lehr, tuning of swinging
  // bells); levels when struck and ringing times as measured on church_bell/01 and 03 of the development recordings,
  // one bell at two speeds, whose partials agree within 1 dB and 0.1 s.
  partials: [
    [0.5, 0.16, 0.84],
    [1, 0.32, 1],
    [1.19, 0.36, 0.51],
    [1.506, 0.19, 0.32],
    [2, 1, 0.3],
    [2.55, 0.11, 0.25],
    [2.73, 0.23, 0.2],
    [2.99, 0.37, 0.49],
    [3.33, 0.14, 0.33],
    [4.11, 0.24, 0.27],
    [4.26, 0.17, 0.2],
    [4.77, 0.42, 0.17],
    [5.32, 0.33, 0.3],
    [5.9, 0.12, 0.31],
    [6.18, 0.1, 0.14],
    [6.6, 0.09, 0.34],
    [7.43, 0.1, 0.21],
    [7.95, 0.22, 0.28],
    [9.3, 0.11, 0.23],
    [10.68, 0.1, 0.19],
    [12.05, 0.09, 0.18],
  ],
  prime: 520,
  t60: 5,
  fading: 0.55,
  contact: 0.2,
  rate: 0.42,
  repeatable: true,
  // The belfry: church_bell/01 to 05 of the development recordings are loudest 60 to 160 ms after the blow.
  room: [1.8, 1.2],
  kind: 'sequence',
  level: 0.37,
};

const HAND: BellKind = {
  id: 'hand_bell',
  partials: [
    [1, 1],
    [3, 0.7],
    [5.4, 0.35],
    [8.1, 0.15],
    [10.6, 0.08],
  ],
  prime: 1480,
  t60: 2,
  fading: 0.6,
  contact: 0.15,
  rate: 1.6,
  repeatable: true,
  kind: 'one-shot',
  level: 0.81,
};

function paramsOf(kind: BellKind): ParamSpecs {
  const rhythm: ParamSpecs = {
    rate: { unit: '/s', min: 0.05, max: 12, default: kind.rate, meaning: 'strokes per second' },
    regularity: { unit: '', min: 0, max: 1, default: 0.95, meaning: 'evenness of the strokes' },
  };
  return {
    ...(kind.kind === 'sequence' ? rhythm : {}),
    pitch: { unit: 'Hz', min: 60, max: 6000, default: kind.prime, meaning: 'strike note' },
    ring: { unit: 's', min: 0.1, max: 20, default: kind.t60, meaning: 'ringing time of the strike note (t60)' },
    contact: { unit: 'ms', min: 0.1, max: 6, default: kind.contact, meaning: 'softness of the clapper' },
    strength: { unit: '', min: 0.1, max: 4, default: 1, meaning: 'force of the strokes' },
    warble: {
      unit: '',
      min: 0,
      max: 0.02,
      default: 0.002,
      meaning: 'how far the two halves of each partial lie apart',
    },
    clapper: { unit: '', min: 0, max: 2, default: 0.12, meaning: 'noise of the clapper' },
  };
}

/** RMS of the quiet under it: of what rings on less is heard than of what is over at once. */
const QUIET = 0.25 * QUIET_RMS;

/**
 * Share of the half of a doublet whose antinode lies nearer to the clapper: cos² against sin² of the angle between them,
 * which a founder keeps small. Reference: Fletcher and Rossing, Physics of Musical Instruments, 21.10 (warble).
 */
const NEARER_SHARE = [0.72, 0.96] as const;

/** Seconds until the last partial is silent. */
const ringing = ({ ring }: Params): number => ring * 1.4;

/** Partials beyond this are held here: inaudible, but still a valid resonance. */
const HIGHEST_PARTIAL = 19_000;

class BellVoice extends ControlVoice {
  private readonly stream: EventStream;
  private readonly random: Random;
  private readonly bank: ModalBank;
  /** Draws of each half of each partial: this casting, not another. */
  private readonly casting: readonly { detune: number; weight: number; share: number }[];
  private tunedPitch = 0;
  private tunedRing = 0;
  private tunedWarble = 0;
  private readonly noises = new GrainPool(() => new NoiseGrain());
  /** Nothing sounds below the lowest partial: what its resonances add there is no bell's. */
  private readonly lowest: Biquad;
  private readonly room?: SmallRoom;

  constructor(
    private readonly kind: BellKind,
    params: Params,
    performance: Performance,
  ) {
    super(params, 1);
    const rhythm =
      kind.kind === 'sequence' ? { rate: params.rate, regularity: params.regularity } : { rate: 0, regularity: 1 };
    this.stream = new EventStream(
      performance.cue,
      rhythm,
      hash32(performance.seed, 'times'),
      performance.duration - 0.05,
    );
    this.random = eventDraws(performance, 'strokes');
    const foundry = new Random(hash32(performance.seed, 'bell'));
    this.casting = kind.partials.map(() => ({
      detune: 1 + 0.002 * foundry.bipolar(),
      weight: foundry.range(0.8, 1.2),
      share: foundry.range(...NEARER_SHARE),
    }));
    this.bank = new ModalBank(this.modes());
    const bottom = Math.min(...kind.partials.map(([ratioToPrime]) => ratioToPrime));
    this.lowest = Biquad.highPass(0.8 * bottom * params.pitch);
    if (kind.room) this.room = new SmallRoom(...kind.room);
    this.start(quietUnder(performance, QUIET, ringing(params)), 0);
  }

  /** Every partial is a doublet: no casting is perfectly round, and the beat of the two makes the bell live. */
  private modes(): Mode[] {
    const { pitch, ring, warble } = this.params;
    return this.kind.partials.flatMap(([ratioToPrime, level, lasting], k) => {
      const { detune, weight, share } = this.casting[k];
      const frequency = Math.min(HIGHEST_PARTIAL, pitch * ratioToPrime * detune);
      const t60 = ring * (lasting ?? pow(ratioToPrime, -this.kind.fading));
      const gain = 0.25 * level * weight;
      return [
        { frequency: frequency * (1 - warble), t60, gain: gain * share },
        { frequency: frequency * (1 + warble), t60: t60 * 0.95, gain: gain * (1 - share) },
      ];
    });
  }

  private retune(): void {
    const { pitch, ring, warble } = this.params;
    if (pitch === this.tunedPitch && ring === this.tunedRing && warble === this.tunedWarble) return;
    this.tunedPitch = pitch;
    this.tunedRing = ring;
    this.tunedWarble = warble;
    this.modes().forEach((mode, k) => this.bank.setMode(k, mode));
  }

  protected control(time: number): void {
    this.retune();
    if (this.kind.kind === 'sequence') this.stream.setRhythm(this.params.rate, this.params.regularity);
    for (
      let at = this.stream.takeBefore(time + CONTROL_SECONDS);
      at >= 0;
      at = this.stream.takeBefore(time + CONTROL_SECONDS)
    )
      this.stroke(at);
  }

  protected override sound(block: Block): void {
    this.bank.add(block[0], 0, CONTROL_FRAMES);
    this.lowest.process(block[0], 0, CONTROL_FRAMES);
    this.room?.process(block[0], 0, CONTROL_FRAMES);
  }

  private stroke(at: number): void {
    const { params, random } = this;
    const blow = params.strength * random.logNormal(0.08);
    const level = this.kind.level * blow;
    this.bank.strike(this.offsetOf(at), level, (params.contact / 1000) * pow(blow, -0.25));
    const noise = this.noises.take().begin(random.next(), 3500, 0.7, 0.004, level * params.clapper * 0.25, 0, 0.0005);
    this.start(noise, at, Math.min(1, 0.5 * blow), 'stroke');
  }
}

function bellModel(kind: BellKind): SoundModel {
  const params = paramsOf(kind);
  return soundModel({
    id: kind.id,
    kind: kind.kind,
    kernel: 'bell partials',
    params,
    repeatable: kind.repeatable,
    mapModifiers: (words: LayerModifiers): Params => {
      const { mods } = words;
      const length = lengthFactor(mods.size);
      return withDefaults(params, {
        pitch: (kind.prime * pitchFactor(mods.pitch)) / pow(length, 0.6),
        ring:
          kind.t60 *
          pow(length, 0.5) *
          (words.material === 'wood' || words.material === 'plastic' ? 0.05 : 1) *
          exp(-(mods.wetness ?? 0)),
        contact: kind.contact / (ratio(mods.brightness, 2.5) * ratio(words.intensity, 1.7)),
        strength: ratio(words.intensity, 2.5),
        warble: 0.002 * ratio(mods.age, 3),
        clapper: 0.12 * ratio(mods.roughness, 3),
        rate: mods.rate ?? kind.rate * (mods.speed ?? 1),
        regularity: mods.regularity ?? 0.95,
      });
    },
    naturalSeconds: ringing,
    naturalRate: (values) => values.rate ?? 0,
    differences: differencesOf(params),
    voice: (values, performance) => new BellVoice(kind, values, performance),
  });
}

/** Large bell in a tower, tolling. */
export const churchBell: SoundModel = bellModel(CHURCH);
/** Small bell in the hand or on a desk. */
export const handBell: SoundModel = bellModel(HAND);
