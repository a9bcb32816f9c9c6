import { createHash } from 'node:crypto';
import { RENDERED_FORMAT } from '@whoosh/audio-codec';
import type { SoundFileForm } from '@whoosh/contracts';
import { PROVENANCE_FORMAT, type Provenance } from '@whoosh/sound-engine/provenance';
import type { Storage } from '../../../infra/storage';
import { licenceOf, type SoundDetails } from './sound-details';
import { formatOf } from './sound-files.service';

const STATEMENT = 'The sound was computed by the engine from the scene in this file. The engine contains and replays no recording.';

/** The file that a provenance goes with. */
export interface HandedOut {
  name: string;
  format: 'wav' | 'mp3';
  form: SoundFileForm;
  /** Of its samples or MP3 frames. */
  sha256: string;
}

/** What a provenance file says. @param sha256 of the samples as they were rendered */
export function provenanceOf({ effect, generation, take }: SoundDetails, frames: number, sha256: string, file: HandedOut): Provenance {
  const { bitDepth, sampleRate } = formatOf(file.form);
  return {
    format: PROVENANCE_FORMAT,
    name: effect.name,
    prompt: effect.prompt,
    madeAt: take.createdAt.toISOString(),
    licence: licenceOf(effect),
    statement: STATEMENT,
    engineVersion: take.engineVersion,
    seed: take.seed,
    take: take.take,
    scene: { ...generation.scene, seed: take.seed },
    samples: { frames, sha256 },
    file: { name: file.name, sha256: file.sha256, ...(file.format === 'wav' ? { bitDepth, sampleRate } : { sampleRate: 44_100 }) },
  };
}

/** Of the samples of a stored WAV, without its header. */
export async function storedDigest(storage: Storage, wavFile: string, dataStart: number): Promise<string> {
  const hash = createHash('sha256');
  const { bytes = 0 } = (await storage.stat(wavFile)) ?? {};
  for await (const part of await storage.read(wavFile, { start: dataStart, end: bytes - 1 })) hash.update(part as Buffer);
  return hash.digest('hex');
}

/** Frames of a sound as it was rendered. */
export const renderedFrames = ({ generation }: SoundDetails): number => Math.round(generation.scene.duration * RENDERED_FORMAT.sampleRate);
