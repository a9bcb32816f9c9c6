import { createHash } from 'node:crypto';
import { RENDERED_FORMAT } from '@whoosh/audio-codec';
import type { ForeignMaker, SoundFileForm } from '@whoosh/contracts';
import {
  FOREIGN_PROVENANCE_FORMAT,
  PROVENANCE_FORMAT,
  type Origin,
  type Provenance,
} from '@whoosh/sound-engine/provenance';
import type { Storage } from '../../../infra/storage';
import { sceneOfTake } from '../take.entity';
import { licenceOf, type SoundDetails } from './sound-details';
import { formatOf } from './sound-files.service';

const STATEMENT =
  'The sound was computed by the engine from the scene in this file. The engine contains and replays no recording.';

const foreignStatement = ({ name, model }: ForeignMaker): string =>
  `The sound was made by ${name} (${model}) from the words in this file. It has no scene and cannot be rendered again.`;

/** The file that a provenance goes with. */
export interface HandedOut {
  name: string;
  format: 'wav' | 'mp3';
  form: SoundFileForm;
  /** Of its samples or MP3 frames. */
  sha256: string;
}

/** What a provenance file says. @param sha256 of the samples as they were made */
export function provenanceOf(
  { effect, generation, take }: SoundDetails,
  frames: number,
  sha256: string,
  file: HandedOut,
): Provenance | (Origin & { madeBy: ForeignMaker }) {
  const { bitDepth, sampleRate } = formatOf(file.form);
  const told = {
    name: effect.name,
    prompt: effect.prompt,
    madeAt: take.createdAt.toISOString(),
    licence: licenceOf(effect),
    engineVersion: take.engineVersion,
    take: take.take,
    samples: { frames, sha256 },
    file: {
      name: file.name,
      sha256: file.sha256,
      ...(file.format === 'wav' ? { bitDepth, sampleRate } : { sampleRate: 44_100 }),
    },
  };
  if (take.madeBy !== null)
    return {
      format: FOREIGN_PROVENANCE_FORMAT,
      statement: foreignStatement(take.madeBy),
      madeBy: take.madeBy,
      ...told,
    };
  return {
    format: PROVENANCE_FORMAT,
    statement: STATEMENT,
    seed: take.seed,
    scene: sceneOfTake(take, generation),
    ...(take.cuts === null ? {} : { cuts: take.cuts }),
    ...told,
  };
}

/** Of the samples of a stored WAV, without its header. */
export async function storedDigest(storage: Storage, wavFile: string, dataStart: number): Promise<string> {
  const hash = createHash('sha256');
  const { bytes = 0 } = (await storage.stat(wavFile)) ?? {};
  for await (const part of await storage.read(wavFile, { start: dataStart, end: bytes - 1 }))
    hash.update(part as Buffer);
  return hash.digest('hex');
}

/** Frames of a sound as it was rendered. */
export function renderedFrames({ generation, take }: SoundDetails): number {
  const cut = take.cuts?.at(-1);
  return cut === undefined ? Math.round(generation.scene.duration * RENDERED_FORMAT.sampleRate) : cut.end - cut.start;
}
