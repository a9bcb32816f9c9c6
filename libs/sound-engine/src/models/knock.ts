import type { Material } from '@whoosh/sound-scene';
import { CONTROL_SECONDS, ControlVoice, GrainPool, type Block } from '../dsp/control-voice';
import { EventStream } from '../dsp/event-stream';
import { pow } from '../dsp/exact-math';
import { NoiseGrain } from '../dsp/grains';
import { ModalBank, type Mode } from '../dsp/modal';
import { hash32, Random } from '../dsp/random';
import type { Params, Performance, SoundModel, Words } from '../model';
import { CONTROL_FRAMES } from '../voice';
import { assertParams, lengthFactor, pitchFactor, ratio, withDefaults, type ParamSpecs } from './word-shaping';

const PARAMS: ParamSpecs = {
  pitch: { unit: 'Hz', min: 60, max: 2000, default: 219, meaning: 'first resonance of the panel' },
  ring: { unit: 's', min: 0.015, max: 1.5, default: 0.06, meaning: 'how long the panel rings (t60)' },
  contact: { unit: 'ms', min: 0.2, max: 8, default: 1.3, meaning: 'softness of the knuckle' },
  noise: { unit: '', min: 0, max: 2, default: 0.3, meaning: 'slap of the skin or ring on the surface' },
  click: { unit: '', min: 0, max: 1, default: 0.08, meaning: 'bright tick of the contact' },
  brightness: { unit: 'Hz', min: 600, max: 16_000, default: 3000, meaning: 'upper edge of the slap' },
  strength: { unit: '', min: 0.1, max: 4, default: 1, meaning: 'force of the blows' },
  rate: { unit: '/s', min: 0.3, max: 12, default: 4.2, meaning: 'knocks per second' },
  regularity: { unit: '', min: 0, max: 1, default: 0.94, meaning: 'evenness of the rhythm' },
  group: { unit: '', min: 1, max: 64, default: 4, meaning: 'knocks before a rest' },
};

/** Panel by material: pitch and ring relative to a wooden door, hardness of the contact. */
const PANELS: Partial<Record<Material, { pitch: number; ring: number; contact: number; brightness: number }>> = {
  metal: { pitch: 1.3, ring: 5, contact: 0.5, brightness: 2.4 },
  tin: { pitch: 1.9, ring: 3.5, contact: 0.5, brightness: 3 },
  glass: { pitch: 2.74, ring: 1.6, contact: 0.55, brightness: 3.5 },
  stone: { pitch: 2.6, ring: 0.5, contact: 0.6, brightness: 1.6 },
  concrete: { pitch: 2.2, ring: 0.45, contact: 0.7, brightness: 1.4 },
  brick: { pitch: 2.4, ring: 0.45, contact: 0.7, brightness: 1.4 },
  plastic: { pitch: 1.6, ring: 0.7, contact: 0.9, brightness: 1.2 },
  cardboard: { pitch: 1.1, ring: 0.5, contact: 1.8, brightness: 0.5 },
};

/** Resonances of a door leaf: ratio to the first and share of its ring. */
const PANEL_MODES = [[1, 1], [1.9, 0.8], [2.7, 0.6], [4.1, 0.45], [6.2, 0.3]] as const;
/** Gain of the first resonance, and of each next relative to the one before. */
const FIRST_GAIN = 0.7;
const NEXT_GAIN = 0.54;
/** Brings the defaults to -23 LUFS momentary. */
const LEVEL = 0.82;

class KnockVoice extends ControlVoice {
  private readonly stream: EventStream;
  private readonly random: Random;
  private readonly panel: ModalBank;
  /** Detuning and weight of each resonance: this door, not another. */
  private readonly grainOfWood: readonly { detune: number; weight: number }[];
  private tunedPitch: number;
  private tunedRing: number;
  private readonly slaps = new GrainPool(() => new NoiseGrain());

  constructor(params: Params, performance: Performance) {
    super(params, 1);
    const rhythm = { rate: params.rate, regularity: params.regularity, group: Math.round(params.group), rest: 1.1 };
    this.stream = new EventStream(performance.cue, rhythm, hash32(performance.seed, 'times'), performance.duration - 0.05);
    this.random = new Random(hash32(performance.seed, 'hits'));
    const door = new Random(hash32(performance.seed, 'door'));
    this.grainOfWood = PANEL_MODES.map(() => ({ detune: 1 + 0.04 * door.bipolar(), weight: door.range(0.8, 1.2) }));
    this.tunedPitch = params.pitch;
    this.tunedRing = params.ring;
    this.panel = new ModalBank(PANEL_MODES.map((_, k) => this.mode(k)));
  }

  private mode(k: number): Mode {
    const { pitch, ring } = this.params;
    const [ratioToFirst, share] = PANEL_MODES[k];
    const { detune, weight } = this.grainOfWood[k];
    return { frequency: Math.min(18_000, pitch * ratioToFirst * detune), t60: ring * share, gain: FIRST_GAIN * pow(NEXT_GAIN, k) * weight };
  }

  private retune(): void {
    const { pitch, ring } = this.params;
    if (pitch === this.tunedPitch && ring === this.tunedRing) return;
    this.tunedPitch = pitch;
    this.tunedRing = ring;
    for (let k = 0; k < PANEL_MODES.length; k++) this.panel.setMode(k, this.mode(k));
  }

  protected control(time: number): void {
    this.retune();
    this.stream.setRhythm(this.params.rate, this.params.regularity, Math.round(this.params.group));
    for (let at = this.stream.takeBefore(time + CONTROL_SECONDS); at >= 0; at = this.stream.takeBefore(time + CONTROL_SECONDS)) this.knock(at);
  }

  protected override sound(block: Block): void {
    this.panel.add(block[0], 0, CONTROL_FRAMES);
  }

  private knock(at: number): void {
    const { random, params } = this;
    const blow = params.strength * random.logNormal(0.1);
    const level = LEVEL * blow;
    // A harder blow is a shorter contact: -25 % per +10 dB.
    const contact = (params.contact / 1000) * pow(blow, -0.25) * random.range(0.9, 1.1);
    this.panel.strike(this.offsetOf(at), level, contact);
    const slap = this.slaps.take().begin(random.next(), params.brightness * 0.5, 0.6, 0.0024, level * params.noise, 0, 0.0004);
    this.start(slap, at, Math.min(1, 0.5 * blow), 'knock');
    this.start(this.slaps.take().begin(random.next(), 2.4 * params.brightness, 0.7, 0.0012, level * params.click, 0, 0.0002), at);
  }
}

/** Knuckles on a door. Reference: searched set of the knock kernel, modes 219 Hz x (1, 1.9, 2.7, 4.1, 6.2). */
export const knock: SoundModel = {
  id: 'knock',
  kind: 'sequence',
  params: PARAMS,
  repeatable: true,
  shape: (words: Words): Params => {
    const panel = PANELS[words.surface ?? words.material ?? 'wood'] ?? { pitch: 1, ring: 1, contact: 1, brightness: 1 };
    const { mods } = words;
    const force = ratio(words.intensity, 2.5);
    return withDefaults(PARAMS, {
      pitch: (219 * panel.pitch * pitchFactor(mods.pitch)) / pow(lengthFactor(mods.size), 0.7),
      ring: 0.06 * panel.ring * ratio(mods.hollowness, 2.2) * pow(lengthFactor(mods.size), 0.4),
      contact: (1.3 * panel.contact) / (ratio(mods.brightness, 1.8) * ratio(words.intensity, 1.6)),
      brightness: 3000 * panel.brightness * ratio(mods.brightness, 2.5) * ratio(words.intensity, 1.6),
      strength: force,
      noise: 0.3 * ratio(words.intensity, 1.5),
      click: 0.08 * ratio(words.intensity, 2.5),
      rate: mods.rate ?? 4.2 * (mods.speed ?? 1),
      regularity: mods.regularity === undefined ? 0.94 : 0.5 + 0.5 * mods.regularity,
      group: mods.count ?? 4,
    });
  },
  naturalSeconds: (params) => Math.max(0.12, params.ring * 1.1),
  naturalRate: (params) => params.rate,
  prepare: (params, performance) => {
    assertParams(PARAMS, params);
    return new KnockVoice(params, performance);
  },
};
