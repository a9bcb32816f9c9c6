import { mediaNoteCode } from '@whoosh/contracts';
import { fileUrl } from '../../../infra/files';
import type { ProjectMediaResponse } from '../dto/media.dto';
import type { ProjectMedia } from './project-media.entity';

export function toMediaResponse({
  id,
  projectId,
  name,
  role,
  state,
  message,
  durationMs,
  audioFile,
  bars,
  createdAt,
}: ProjectMedia): ProjectMediaResponse {
  return {
    id,
    projectId,
    name,
    role,
    state,
    message,
    bars,
    messageCode: mediaNoteCode(message),
    duration: durationMs / 1000,
    audioUrl48k: audioFile === null ? null : fileUrl(audioFile),
    createdAt: createdAt.toISOString(),
  };
}
