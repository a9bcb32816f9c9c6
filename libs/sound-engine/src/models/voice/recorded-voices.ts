import { Biquad } from '../../dsp/biquad';
import { halved } from '../../dsp/half-rate';
import { SmallRoom } from '../../dsp/small-room';
import { hash32, Random } from '../../dsp/random';
import type { SoundModel } from '../../model';
import { SAMPLE_RATE } from '../../voice';
import { withDefaults } from '../kernels/word-shaping';

/**
 * Voices are recorded once and heard many times at other speeds: how many a thread keeps, how many of them one crowd is
 * made of, and the seconds of each. Recording them anew for every sound took longer than all the rest of it.
 */
const ARCHIVE = 16;
const RECORDINGS = 8;
export const RECORDING_SECONDS = 1.6;

/** Who is recorded. */
export interface Ensemble {
  id: string;
  members: readonly SoundModel[];
  /** How far the members' voices lie apart: spread of pitch and length as log-normal sigma. */
  variety: number;
  /**
   * Heard across a room instead of at the microphone: what the distance takes away under `lowest` Hz, and how much
   * clearer words are above, dB.
   */
  heard?: { lowest: number; clearer: number; t60: number; wet: number };
}

/** Above this consonants tell words apart, Hz. */
const CLEARER_HERTZ = 1200;

const archives = new WeakMap<Ensemble, Float32Array[]>();

/** Those of the archive that one crowd is made of, at half the rate; what is not there yet is recorded. */
export function recordingsOf(crowd: Ensemble, random: Random): readonly Float32Array[] {
  const archive = archives.get(crowd) ?? [];
  archives.set(crowd, archive);
  // An odd stride meets every one of the archive once, and men and women by turns.
  const first = random.integer(ARCHIVE);
  const stride = 1 + 2 * random.integer(ARCHIVE / 2);
  return Array.from({ length: RECORDINGS }, (_, k) => {
    const number = (first + k * stride) % ARCHIVE;
    archive[number] ??= record(crowd.members[number % crowd.members.length], hash32(number, 'member', crowd.id), crowd);
    return archive[number];
  });
}

/** One utterance of a member, rendered alone, in a voice of its own. */
function record(member: SoundModel, seed: number, { variety, heard }: Ensemble): Float32Array {
  const own = new Random(hash32(seed, 'own'));
  const factors: Readonly<Record<string, number>> = { pitch: own.logNormal(variety), stretch: own.logNormal(variety) };
  const params = withDefaults(
    member.params,
    Object.fromEntries(
      Object.entries(member.params).map(([name, spec]) => [name, spec.default * (factors[name] ?? 1)]),
    ),
  );
  const recording = new Float32Array(Math.round(RECORDING_SECONDS * SAMPLE_RATE));
  member
    .prepare(params, { seed, duration: RECORDING_SECONDS + 1, cue: { kind: 'shots', at: [0] } })
    .process([recording], 0, recording.length);
  if (heard) new SmallRoom(heard.t60, heard.wet).process(recording, 0, recording.length);
  if (heard)
    for (const filter of [Biquad.highPass(heard.lowest), Biquad.highShelf(CLEARER_HERTZ, heard.clearer)])
      filter.process(recording, 0, recording.length);
  return halved(untilItIsQuiet(recording));
}

/** An utterance without the silence after it, its end faded: the last word may be cut. */
function untilItIsQuiet(recording: Float32Array): Float32Array {
  const fade = 4800;
  const quiet = 0.01 * recording.reduce((peak, x) => Math.max(peak, Math.abs(x)), 0);
  let end = recording.length;
  while (end > 2 * fade && Math.abs(recording[end - 1]) < quiet) end--;
  const utterance = recording.slice(0, end);
  for (let i = 0; i < fade; i++) utterance[end - 1 - i] *= i / fade;
  return utterance;
}

/** A recording at another speed and level. */
export function atSpeed(recording: Float32Array, speed: number, level: number): Float32Array {
  const out = new Float32Array(Math.max(1, Math.floor((recording.length - 1) / speed)));
  for (let i = 0, position = 0; i < out.length; i++, position += speed) {
    const whole = position | 0;
    out[i] = level * (recording[whole] + (recording[whole + 1] - recording[whole]) * (position - whole));
  }
  return out;
}
