import { Biquad } from '../../dsp/biquad';
import { type Block, ControlVoice } from '../../dsp/control-voice';
import { softClip } from '../../dsp/exact-math';
import { PinkNoise } from '../../dsp/noise';
import { hash32 } from '../../dsp/random';
import { Tail } from '../../dsp/tail';
import type { LayerModifiers, ModelKind, Params, Performance, SoundModel } from '../../model';
import { CONTROL_FRAMES, type Voice } from '../../voice';
import { soundModel } from '../kernels/sound-model';
import { type ParamSpecs, ratio, withDefaults } from '../kernels/word-shaping';
import { speechFemale, speechMale } from './talkers';

/** Somebody who is heard through a device. */
interface SpokenThrough {
  id: string;
  kind: ModelKind;
  talker: SoundModel;
  /** Band of the channel, Hz. */
  low: number;
  high: number;
  /** Gain into the stage that overdrives, and noise of the channel beside the voice. */
  drive: number;
  noise: number;
  /** The hall that answers: t60 s, level. */
  hall: readonly [number, number];
  level: number;
}

const OWN: ParamSpecs = {
  noise: { unit: 'gain', min: 0, max: 4, default: 1, meaning: 'noise of the channel' },
  overdrive: { unit: 'gain', min: 0.3, max: 4, default: 1, meaning: 'clean to overdriven' },
  hall: { unit: 'gain', min: 0, max: 2, default: 1, meaning: 'the hall that the loudspeakers fill' },
};

class SpokenVoice extends ControlVoice {
  private readonly talker: Voice;
  private readonly names: readonly string[];
  private readonly own = new Float32Array(CONTROL_FRAMES);
  private readonly hiss: PinkNoise;
  private readonly filters: readonly Biquad[];
  private readonly hall: Tail;
  private heard = 0;
  private at = 0;

  constructor(
    private readonly device: SpokenThrough,
    params: Params,
    performance: Performance,
  ) {
    super(params, 1);
    this.names = Object.keys(device.talker.params);
    const said = Object.fromEntries(this.names.map((name) => [name, params[name]]));
    this.talker = device.talker.prepare(said, { ...performance, seed: hash32(performance.seed, 'talker') });
    this.hiss = new PinkNoise(hash32(performance.seed, 'hiss'));
    // Two edges of 24 dB per octave: what a channel of that width lets through.
    this.filters = [0.541, 1.307].flatMap((q) => [Biquad.highPass(device.low, q), Biquad.lowPass(device.high, q)]);
    this.hall = new Tail(device.hall[0], 3800);
  }

  protected control(): void {
    for (const name of this.names) this.talker.set(name, this.params[name], this.at);
  }

  override forgetEvents(): void {
    super.forgetEvents();
    this.talker.forgetEvents();
    this.heard = 0;
  }

  protected override sound([out]: Block): void {
    const { device, own, params } = this;
    own.fill(0);
    this.talker.process([own], 0, CONTROL_FRAMES);
    for (; this.heard < this.talker.events.length; this.heard++) {
      const { time, level, kind } = this.talker.events[this.heard];
      this.note(time, level, kind);
    }
    this.hiss.addTo(own, device.noise * params.noise);
    const gain = device.drive * params.overdrive;
    for (const filter of this.filters) filter.process(own, 0, CONTROL_FRAMES);
    for (let i = 0; i < CONTROL_FRAMES; i++) out[i] += (device.level * softClip(gain * own[i])) / Math.sqrt(gain);
    this.at += CONTROL_FRAMES;
  }

  protected override finish([out]: Block): void {
    this.hall.addTo(out, this.device.hall[1] * this.params.hall);
  }
}

function spokenThroughModel(device: SpokenThrough): SoundModel {
  const { talker } = device;
  const params: ParamSpecs = { ...talker.params, ...OWN };
  return soundModel({
    id: device.id,
    kind: device.kind,
    kernel: 'talker through a channel',
    params,
    repeatable: true,
    mapModifiers: (words: LayerModifiers): Params =>
      withDefaults(params, {
        ...talker.mapModifiers(words),
        noise: ratio(words.mods.age, 2) * ratio(words.mods.density, 1.5),
        overdrive: ratio(words.mods.roughness, 2) * ratio(words.intensity, 1.5),
        hall: ratio(words.mods.hollowness, 2),
      }),
    naturalSeconds: (now) => talker.naturalSeconds(now),
    naturalRate: (now) => talker.naturalRate(now),
    voice: (now, performance) => new SpokenVoice(device, now, performance),
  });
}

/** Voices through a radio (300 Hz to 3 kHz, ITU-T G.712) and through the horns of a public address in a hall. */
export const SPOKEN_THROUGH_MODELS: readonly SoundModel[] = [
  spokenThroughModel({
    id: 'radio_voice',
    kind: 'sequence',
    talker: speechMale,
    low: 300,
    high: 3000,
    drive: 14,
    noise: 0.006,
    hall: [0.2, 0.02],
    level: 0.512,
  }),
  spokenThroughModel({
    id: 'pa_voice',
    kind: 'sequence',
    talker: speechFemale,
    low: 420,
    high: 4200,
    drive: 6,
    noise: 0.0015,
    hall: [2.8, 0.7],
    level: 0.38,
  }),
];
