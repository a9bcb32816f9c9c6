import { randomUUID } from 'node:crypto';
import type { UploadUrlResponse } from '@whoosh/contracts';
import type { APIRequestContext } from 'playwright-core';

/** @throws Error with what the server says, when it refuses */
export async function post<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const answer = await request.post(path, { data, headers: { 'Idempotency-Key': randomUUID() } });
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()) as T;
}

/**
 * The timeline project Harbour: one sound, Rain, a clip of it, and the marker Begin at 2 s. @returns the ids of the
 * project and of the sound
 */
export async function makeProject(request: APIRequestContext): Promise<{ project: number; sound: number }> {
  const { id: project } = await post<{ id: number }>(request, '/api/projects', { name: 'Harbour', type: 'timeline' });
  const { audioUrl, audioUrl48k } = await post<Record<string, string>>(request, '/api/sound-effects/generate', {
    description: 'rain',
    duration: 4,
  });
  const { id: sound } = await post<{ id: number }>(request, '/api/sound-effects', {
    projectId: project,
    title: 'Rain',
    audioUrl,
    audioUrl48k,
  });
  await post(request, '/api/timeline-items', {
    projectId: project,
    soundEffectId: sound,
    duration: 4,
    startTime: 1,
    trackIndex: 0,
  });
  const { revision } = (await (await request.get(`/api/projects/${project}/timeline-state`)).json()) as {
    revision: number;
  };
  const markers = [{ key: randomUUID(), time: 2, name: 'Begin', kind: 'user' }];
  const answer = await request.patch(`/api/projects/${project}/timeline`, {
    data: { revision, editId: randomUUID(), changes: [], settings: { markers } },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return { project, sound };
}

/** A sound of a project once more, as a person's own recording. */
export async function addVoice(
  request: APIRequestContext,
  { project, sound, name }: { project: number; sound: number; name: string },
): Promise<void> {
  const { audioUrl48k } = (await (await request.get(`/api/sound-effects/${sound}`)).json()) as { audioUrl48k: string };
  const body = await (await request.get(audioUrl48k)).body();
  const asked = { fileType: 'uploads', name: `${name}.wav`, size: body.length, contentType: 'audio/wav' };
  const { uploadURL, normalizedPath } = await post<UploadUrlResponse>(request, '/api/upload-url', asked);
  await request.put(uploadURL, { data: body, headers: { 'content-type': 'audio/wav' } });
  await post(request, `/api/projects/${project}/media`, { path: normalizedPath, role: 'voice', name });
}
