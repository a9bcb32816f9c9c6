import { licenceOfSound } from '@whoosh/contracts';
import { fileUrl } from '../../infra/files';
import type { SoundEffectResponse } from './dto/sound-effect.response';
import type { SoundEffect } from './sound-effect.entity';

export function toSoundEffectResponse(effect: SoundEffect): SoundEffectResponse {
  return {
    id: effect.id,
    projectId: effect.projectId,
    title: effect.title,
    name: effect.name,
    description: effect.description,
    audioUrl: fileUrl(effect.mp3File),
    audioUrl48k: fileUrl(effect.wavFile),
    duration: effect.durationMs / 1000,
    prompt: effect.prompt,
    intensity: effect.intensity,
    createdAt: effect.createdAt.toISOString(),
    bars: effect.bars,
    seed: effect.seed,
    sources: effect.sources,
    favourite: effect.favourite,
    tags: effect.tags,
    loop: effect.loop,
    generationId: effect.generationId,
    take: effect.take,
    engineVersion: effect.engineVersion,
    madeBy: effect.madeBy,
    licence: licenceOfSound(effect),
    parentId: effect.parentId,
    deletedAt: effect.deletedAt?.toISOString() ?? null,
  };
}
