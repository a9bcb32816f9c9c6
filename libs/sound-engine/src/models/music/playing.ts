import { Biquad } from '../../dsp/biquad';
import type { Block } from '../../dsp/control-voice';
import { clamp, pow, semitones, softClip } from '../../dsp/exact-math';
import { SmallRoom } from '../../dsp/small-room';
import type { Params, Performance, SoundModel, LayerModifiers } from '../../model';
import { CONTROL_FRAMES } from '../../voice';
import { EventVoice } from '../kernels/event-voice';
import { differencesOf } from '../kernels/own-kind';
import { QUIET_RMS, quietOf } from '../kernels/quiet';
import { soundModel } from '../kernels/sound-model';
import { lengthFactor, pitchFactor, ratio, ratioBetween, type ParamSpecs, withDefaults } from '../kernels/word-shaping';
import type { Touch } from './instruments';
import { type Part, type Player, PLAYERS } from './players';

const MAJOR = [0, 2, 4, 5, 7, 9, 11, 12, 14, 16] as const;
const MINOR = [0, 2, 3, 5, 7, 8, 10, 12, 14, 15] as const;
/** Strokes of a roll per second, their force against a beat, that of the weaker hand, and how unlike they are. */
const ROLL_RATE = 20;
const ROLL_FORCE = 0.5;
const WEAKER_HAND = 0.7;
const ROLL_UNEVENNESS = 0.35;
/** The same of a beat, and how strictly its time is kept. */
const BEAT_UNEVENNESS = 0.08;
const BEAT_REGULARITY = 0.985;
/** Roots of the chords, degrees of the scale: I V vi IV. */
const CHORDS = [0, 4, 5, 3] as const;
const STEPS_PER_CHORD = 8;
/**
 * Where the twelve-inch speaker of a guitar's amplifier ends, Hz (75 to 5,000 Hz in the makers' data sheets, as of the
 * Celestion G12M), and the quality of the two filters that make a Butterworth slope of 24 dB an octave.
 */
const SPEAKER_TOP = 5_000;
const SPEAKER_SLOPE = [0.5412, 1.3066];

function paramsOf(player: Player): ParamSpecs {
  return {
    rate: { unit: 'steps/s', min: 0.3, max: 20, default: player.rate, meaning: 'tempo: half beats per second' },
    regularity: {
      unit: 'share',
      min: 0,
      max: 1,
      default: player.regularity ?? BEAT_REGULARITY,
      meaning: 'how strictly the time is kept',
    },
    pitch: {
      unit: 'Hz',
      min: player.pitch / 5,
      max: player.pitch * 5,
      default: player.pitch,
      meaning: 'key note, or the size of the skin',
    },
    ring: { unit: 'ratio', min: 0.15, max: 4, default: 1, meaning: 'damped to ringing' },
    bright: { unit: 'ratio', min: 0.25, max: 3, default: 1, meaning: 'soft to brilliant' },
    ...(player.parts.some(({ role }) => role !== 'fixed') && {
      minor: { unit: 'share', min: 0, max: 1, default: 0, meaning: 'major (0) or minor (1)' },
    }),
    ...(player.rolled !== undefined && {
      roll: { unit: '', min: 0, max: 1, default: 0, meaning: 'beats (0) or a roll (1)' },
    }),
    density: { unit: 'share', min: 0.1, max: 1, default: 1, meaning: 'how many of the notes are played' },
    force: { unit: 'gain', min: 0.1, max: 3, default: 1, meaning: 'softly to hard' },
  };
}

/** Plays a pattern: melodies walk on the scale over four chords, drums keep their places. */
class PlayerVoice extends EventVoice {
  private readonly room: SmallRoom;
  private readonly speaker = SPEAKER_SLOPE.map((q) => Biquad.lowPass(SPEAKER_TOP, q));
  private degree = 4;
  private readonly firstChord: number;

  constructor(
    private readonly player: Player,
    params: Params,
    performance: Performance,
  ) {
    super(params, performance, { rate: params.rate, regularity: params.regularity }, 1, 0.15);
    this.room = new SmallRoom(player.room[0], player.room[1]);
    this.firstChord = this.random.integer(CHORDS.length);
    if (player.hasQuiet) this.start(quietOf(performance, QUIET_RMS), 0);
  }

  protected override finish(block: Block): void {
    const [out] = block;
    if (this.player.drive !== undefined) this.amplify(out, this.player.drive);
    this.room.process(out, 0, CONTROL_FRAMES);
  }

  /** All strings through one amplifier, which mixes what it clips, and its speaker. */
  private amplify(out: Float32Array, drive: number): void {
    const { level } = this.player;
    const volume = level * Math.sqrt(this.params.force);
    for (let i = 0; i < CONTROL_FRAMES; i++) out[i] = volume * softClip((drive / level) * out[i]);
    for (const filter of this.speaker) filter.process(out, 0, CONTROL_FRAMES);
  }

  protected event(time: number, index: number): void {
    const { params, random, player } = this;
    const chord = CHORDS[(this.firstChord + Math.floor(index / STEPS_PER_CHORD)) % CHORDS.length];
    const rolled = player.rolled !== undefined && params.roll >= 0.5 ? player.parts[player.rolled] : undefined;
    if (rolled)
      this.play(
        time,
        rolled,
        ROLL_FORCE * params.force * (index % 2 === 0 ? 1 : WEAKER_HAND) * random.logNormal(ROLL_UNEVENNESS),
        chord,
      );
    else this.step(time, index, chord);
    this.note(time, Math.min(1, 0.6 * params.force), 'note');
  }

  private step(time: number, index: number, chord: number): void {
    const { params, random, player } = this;
    for (const part of player.parts) {
      const force = part.pattern[index % part.pattern.length];
      // A step told by the words ("three drum beats") always sounds; of the pattern's own, some may be left out.
      const isAsked = index === 0 || (player.parts.length === 1 && params.density >= 1);
      if (force <= 0 || (!isAsked && !random.chance(params.density))) continue;
      this.play(time, part, force * params.force * random.logNormal(player.unevenness ?? BEAT_UNEVENNESS), chord);
    }
  }

  private play(time: number, part: Part, force: number, chord: number): void {
    const { params, random, player } = this;
    const scale = (params.minor ?? 0) >= 0.5 ? MINOR : MAJOR;
    const base = params.pitch * pow(2, part.octave);
    const touch: Touch = {
      pitch: base,
      length: 2 / params.rate,
      force: clamp(force, 0.05, 3),
      ring: params.ring,
      bright: params.bright,
      level: player.level * part.level,
    };
    const begin = (semitonesUp: number, delay: number, level: number): void => {
      const pitch = clamp(base * semitones(semitonesUp), 25, 3500);
      for (const grain of part.instrument({ ...touch, pitch, level: touch.level * level }, random))
        this.at(time + delay, (when) => this.start(grain, when));
    };
    if (part.role === 'fixed') begin(0, 0, 1);
    else if (part.role === 'root') begin(scale[chord], 0, 1);
    else if (part.role === 'chord')
      [0, 2, 4].forEach((third, k) =>
        begin(scale[(chord + third) % 7] + (chord + third >= 7 ? 12 : 0), k * 0.018 * random.range(0.7, 1.3), 0.6),
      );
    else begin(scale[this.walk(chord)], 0, 1);
  }

  /** Steps along the scale, now and then back to a note of the chord. */
  private walk(chord: number): number {
    const { random } = this;
    this.degree = random.chance(0.3)
      ? (chord + random.pick([0, 2, 4])) % 7
      : clamp(this.degree + random.pick([-2, -1, -1, 1, 1, 2]), 0, MAJOR.length - 1);
    return this.degree;
  }
}

function playerModel(player: Player): SoundModel {
  const params = paramsOf(player);
  return soundModel({
    id: player.id,
    kind: player.kind,
    kernel: 'players on a scale',
    isPeriodic: true,
    params,
    variants: player.rolled === undefined ? [] : ['roll'],
    repeatable: true,
    mapModifiers: (words: LayerModifiers): Params => {
      const { mods, intensity, variant } = words;
      const sad = mods.emotion === 'sad' || mods.emotion === 'scared' || mods.emotion === 'angry';
      const pace =
        mods.emotion === 'sad' || mods.emotion === 'calm'
          ? 0.7
          : mods.emotion === 'happy' || mods.emotion === 'angry'
            ? 1.25
            : 1;
      const isRoll = player.rolled !== undefined && variant === 'roll';
      return withDefaults(params, {
        ...(player.rolled !== undefined && { roll: isRoll ? 1 : 0 }),
        rate:
          mods.rate ??
          (isRoll ? ROLL_RATE : player.rate) * (mods.speed ?? 1) * pace * ratioBetween(intensity, 0.8, 1.2),
        regularity: mods.regularity ?? params.regularity.default,
        pitch: (player.pitch * pitchFactor(mods.pitch)) / pow(lengthFactor(mods.size), 0.5),
        ring: ratio(mods.hollowness, 2) * pow(lengthFactor(mods.size), 0.3) * (1 - 0.5 * (mods.wetness ?? 0)),
        bright: ratio(mods.brightness, 2) * ratioBetween(intensity, 0.65, 1.5),
        minor: sad ? 1 : 0,
        density: mods.density === undefined ? 1 : clamp(0.35 + 0.65 * mods.density, 0.1, 1),
        force: ratio(intensity, 2.2),
      });
    },
    naturalSeconds: (values) => 1.5 * values.ring,
    naturalRate: (values) => values.rate,
    differences: differencesOf(params),
    voice: (values, performance) => new PlayerVoice(player, values, performance),
  });
}

/** Instruments and bands. References: parameter searches of the instruments. */
export const PLAYER_MODELS: readonly SoundModel[] = PLAYERS.map(playerModel);
