import type { Project, SoundEffect } from '@whoosh/contracts';

/** A saved effect; give what the test is about. */
export function soundEffect(fields: Partial<SoundEffect> = {}): SoundEffect {
  const id = fields.id ?? 1;
  return {
    id,
    projectId: null,
    title: '',
    name: `Sound ${id}`,
    description: null,
    audioUrl: `/api/files/${id}.mp3`,
    audioUrl48k: `/api/files/${id}.wav`,
    duration: 4,
    prompt: `sound ${id}`,
    intensity: 'moderate',
    createdAt: '2026-11-20T10:00:00.000Z',
    bars: 'ff80'.repeat(100),
    seed: 1,
    sources: [{ model: 'rain', label: 'Rain', family: 'weather' }],
    favourite: false,
    tags: [],
    loop: false,
    generationId: null,
    take: 1,
    engineVersion: '1.0.0',
    madeBy: null,
    licence: 'personal',
    parentId: null,
    deletedAt: null,
    ...fields,
  };
}

/** A project; give what the test is about. */
export function project(fields: Partial<Project> = {}): Project {
  const at = '2026-11-20T10:00:00.000Z';
  return {
    id: 1,
    name: 'Harbour',
    type: 'sfx',
    videoUrl: null,
    videoDuration: null,
    video: null,
    createdAt: at,
    updatedAt: at,
    ...fields,
  };
}
