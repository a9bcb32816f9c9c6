import {
  cutAudio,
  decodeFrames,
  id3Length,
  quantize,
  readWavLayout,
  RENDERED_FORMAT,
  wavData,
  type AudioCut,
  type WavFormat,
  type WavLayout,
} from '@whoosh/audio-codec';
import { validateScene, type Scene } from '@whoosh/sound-scene';
import { learnFigures } from './individual/learn-figures';
import { render } from './render';
import { ENGINE_VERSION } from './version';

/** Says what a file is, so that no other JSON is taken for one. */
export const PROVENANCE_FORMAT = 'whoosh-provenance/1';

/** The file of a sound that another generator made. It tells of its origin; nothing can be rendered again. */
export const FOREIGN_PROVENANCE_FORMAT = 'whoosh-origin/1';

/** Where a sound comes from, in a file that travels with it: from the scene the engine makes the very samples again. */
export interface Provenance {
  format: typeof PROVENANCE_FORMAT;
  name: string;
  /** The words that it was asked for with. */
  prompt: string;
  /** ISO 8601. */
  madeAt: string;
  licence: { kind: string; text: string };
  statement: string;
  /** Of the engine that rendered it. */
  engineVersion: string;
  seed: number;
  take: number;
  /** With the seed of the take: rendering it gives the sound. */
  scene: Scene;
  /** How the sound was cut out of what the scene gives, one cut after the other; missing: it is the whole. */
  cuts?: AudioCut[];
  /** What the engine renders, cut as told: 48 kHz, 24 bit, stereo. */
  samples: { frames: number; sha256: string };
  /** The file that this one came with. */
  file: { name: string; sha256: string; bitDepth?: number; sampleRate: number };
}

/**
 * Where a sound of another generator comes from, in a file that travels with it: it says so, and nothing can be
 * rendered again.
 */
export interface Origin extends Omit<Provenance, 'format' | 'seed' | 'scene' | 'cuts'> {
  format: typeof FOREIGN_PROVENANCE_FORMAT;
  madeBy: Maker;
}

/** Another generator, and its model. */
export interface Maker {
  name: string;
  model: string;
}

/** SHA-256 as hexadecimal text. */
export type Digest = (bytes: Uint8Array) => Promise<string>;

/** What a check has found. */
export interface ProvenanceReport {
  name: string;
  prompt: string;
  licence: { kind: string; text: string };
  engineVersion: string;
  /** Of the engine that rendered it again. */
  ownVersion: string;
  /** Who made it, where it was not our engine. */
  madeBy: Maker | null;
  /**
   * What the scene gives today against what the provenance says; unknown: this engine cannot play the scene any more;
   * none: another generator made it.
   */
  scene: 'same' | 'different' | 'unknown' | 'none';
  /**
   * The file that was given: none; same: its samples are those that the scene gives, in its form; unchanged: it is the
   * very file that was handed out (an MP3 holds no samples to compare, a sound of another generator nothing to compare
   * with); different: its samples are others; foreign: it is no sound file of ours.
   */
  file: 'none' | 'same' | 'unchanged' | 'different' | 'foreign';
  /** Where the file differs: how many frames, and the first of them; frames of the file. */
  difference: { frames: number; first: number } | null;
}

/**
 * What is hashed of a sound file: the samples of a WAV, the audio of an MP3; never its names and tags. @throws
 * RangeError for another file
 */
export function soundOf(
  file: Uint8Array,
): { kind: 'wav'; layout: WavLayout; data: Uint8Array } | { kind: 'mp3'; data: Uint8Array } {
  const tag = id3Length(file);
  const isMp3 = file[tag] === 0xff && (file[tag + 1] & 0xe0) === 0xe0;
  if (isMp3) return { kind: 'mp3', data: file.subarray(tag) };
  const layout = readWavLayout(file);
  return {
    kind: 'wav',
    layout,
    data: file.subarray(layout.dataStart, layout.dataStart + layout.frames * layout.bytesPerFrame),
  };
}

/** Reads a provenance file. @throws RangeError where it is none, or its scene is no scene */
export function readProvenance(text: string): Provenance | Origin {
  const value = parsed(text);
  if (!isObject(value) || (value.format !== PROVENANCE_FORMAT && value.format !== FOREIGN_PROVENANCE_FORMAT))
    throw new RangeError('This is no provenance file of Whoosh.');
  const { samples, file, licence, cuts, madeBy } = value;
  const isTold =
    [value.name, value.prompt, value.engineVersion].every((each) => typeof each === 'string') &&
    isObject(samples) &&
    typeof samples.sha256 === 'string' &&
    isObject(file) &&
    typeof file.sha256 === 'string' &&
    isObject(licence) &&
    typeof licence.kind === 'string' &&
    typeof licence.text === 'string';
  const isForeign = value.format === FOREIGN_PROVENANCE_FORMAT;
  const isWhole = isForeign
    ? isObject(madeBy) && typeof madeBy.name === 'string' && typeof madeBy.model === 'string'
    : cuts === undefined || (Array.isArray(cuts) && cuts.every(isCut));
  if (!isTold || !isWhole) throw new RangeError('This provenance file is not whole.');
  // Every field that is read was looked at above.
  if (isForeign) return value as unknown as Origin;
  const check = validateScene(value.scene);
  if (!check.ok) throw new RangeError('The scene of this provenance file is no scene.');
  return value as unknown as Provenance;
}

/**
 * Renders the scene of a provenance again and compares: with the samples that it tells of, and with those of a file.
 * What another generator made cannot be rendered; of that only the hash of the file is compared.
 * @throws RangeError where the text is no provenance
 */
export async function checkProvenance(
  text: string,
  file: Uint8Array | null,
  digest: Digest,
): Promise<ProvenanceReport> {
  const provenance = readProvenance(text);
  const { name, prompt, licence, engineVersion, samples } = provenance;
  const told = { name, prompt, licence, engineVersion, ownVersion: ENGINE_VERSION, madeBy: null };
  if (provenance.format === FOREIGN_PROVENANCE_FORMAT) {
    const { name: maker, model } = provenance.madeBy;
    return {
      ...told,
      madeBy: { name: maker, model },
      scene: 'none',
      difference: null,
      file: await compareHash(provenance, file, digest),
    };
  }
  const mix = await rendered(provenance.scene, provenance.cuts ?? []);
  if (mix === null) return { ...told, scene: 'unknown', ...(await compareFile(provenance, null, file, digest)) };
  const isSame = (await digest(wavData(mix, RENDERED_FORMAT))) === samples.sha256;
  return { ...told, scene: isSame ? 'same' : 'different', ...(await compareFile(provenance, mix, file, digest)) };
}

function isCut(value: unknown): value is AudioCut {
  return isObject(value) && ['start', 'end', 'fadeIn', 'fadeOut'].every((name) => typeof value[name] === 'number');
}

type Mix = ReturnType<typeof render>['mix'];

async function rendered(scene: Scene, cuts: readonly AudioCut[]): Promise<Mix | null> {
  try {
    await learnFigures(scene);
    // As it is stored: other forms are made of that.
    return cuts.reduce((sound, cut) => quantize(cutAudio(sound, cut)), quantize(render(scene).mix));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

type FileFinding = Pick<ProvenanceReport, 'file' | 'difference'>;

/** Whether it is the file that went out, or holds the samples that were stored. */
async function compareHash(
  { file: handedOut, samples }: Origin,
  file: Uint8Array | null,
  digest: Digest,
): Promise<ProvenanceReport['file']> {
  if (file === null) return 'none';
  const sound = soundIn(file);
  if (sound === null) return 'foreign';
  return [handedOut.sha256, samples.sha256].includes(await digest(sound.data)) ? 'unchanged' : 'different';
}

async function compareFile(
  { file: handedOut, scene, cuts }: Provenance,
  mix: Mix | null,
  file: Uint8Array | null,
  digest: Digest,
): Promise<FileFinding> {
  if (file === null) return { file: 'none', difference: null };
  const sound = soundIn(file);
  if (sound === null) return { file: 'foreign', difference: null };
  const isUntouched = (await digest(sound.data)) === handedOut.sha256;
  const form = sound.kind === 'wav' ? formOf(sound.layout) : null;
  if (sound.kind === 'mp3' || form === null || mix === null)
    return { file: isUntouched ? 'unchanged' : 'different', difference: null };
  const found = compareSamples(sound.layout, sound.data, wavData(mix, form, scene.loop && (cuts ?? []).length === 0));
  // its level or its channels were changed on the way out, and nothing since
  return found.file === 'different' && isUntouched ? { file: 'unchanged', difference: null } : found;
}

function soundIn(file: Uint8Array): ReturnType<typeof soundOf> | null {
  try {
    return soundOf(file);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The form in which we hand out files; null for any other. */
function formOf({ bitDepth, sampleRate, channelCount, tag }: WavLayout): WavFormat | null {
  const isOurs =
    tag === 1 &&
    channelCount === 2 &&
    (bitDepth === 16 || bitDepth === 24) &&
    (sampleRate === 48_000 || sampleRate === 96_000);
  return isOurs ? { bitDepth, sampleRate } : null;
}

function compareSamples(layout: WavLayout, data: Uint8Array, expected: Uint8Array): FileFinding {
  const [given, made] = [decodeFrames(data, layout).channels, decodeFrames(expected, layout).channels];
  const frames = Math.max(given[0].length, made[0].length);
  let [count, first] = [0, -1];
  for (let frame = 0; frame < frames; frame++) {
    if (given.every((samples, c) => samples[frame] === made[c][frame])) continue;
    count += 1;
    if (first < 0) first = frame;
  }
  return count === 0 ? { file: 'same', difference: null } : { file: 'different', difference: { frames: count, first } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
