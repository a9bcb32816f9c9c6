import type {
  EditTimelineRequest,
  EditTimelineResponse,
  Project,
  TimelineChange,
  TimelineItem,
  TimelineResponse,
} from '@whoosh/contracts';
import { randomUUID } from 'node:crypto';
import type { TestApp } from './create-test-app';
import type { SignedIn } from './factories';
import { rainScene } from './scenes';
import { MP3, upload } from './uploads';

/**
 * Puts a sound into somebody's library without rendering it, which is not what these suites are about. @returns its id
 */
export async function storeEffect(
  test: TestApp,
  { user }: SignedIn,
  { seconds = 2, name = 'Rain' } = {},
): Promise<number> {
  const id = randomUUID();
  await test.dataSource.query(
    `INSERT INTO generations (id, user_id, description, intensity, duration_ms, takes, seed, scene,
       engine_version, plan_id, cost, remaining_credits, state, request_hash)
     VALUES ($1, $2, 'rain', 'moderate', $3, 1, 1, $4, '1.0.0', 1, 0, 0, 'done', 'hash')`,
    [id, user.id, seconds * 1000, JSON.stringify(rainScene(seconds))],
  );
  const [effect]: { id: number }[] = await test.dataSource.query(
    `INSERT INTO sound_effects (user_id, generation_id, take, title, name, mp3_file, wav_file, duration_ms, prompt,
       intensity, bars, seed, sources, engine_version, plan_id, brightness)
     VALUES ($1, $2, 1, $3, $3, $4, $5, $6, 'rain', 'moderate', $7, 1, '[]', '1.0.0', 1, 0.5) RETURNING id`,
    [
      user.id,
      id,
      name,
      `${id.replaceAll('-', '')}.mp3`,
      `${id.replaceAll('-', '')}.wav`,
      seconds * 1000,
      'ff80'.repeat(100),
    ],
  );
  return effect?.id ?? 0;
}

/** A timeline project of this person. */
export async function makeTimeline({ agent }: SignedIn, name = 'Trailer'): Promise<Project> {
  return (await agent.post('/api/projects').send({ name, type: 'timeline' }).expect(201)).body as Project;
}

/** Sends an edit; the caller says what it expects. */
export function sendEdit({ agent }: SignedIn, projectId: number, body: Partial<EditTimelineRequest>) {
  return agent
    .patch(`/api/projects/${projectId}/timeline`)
    .send({ revision: 0, editId: randomUUID(), changes: [], ...body });
}

/** A change that places a clip, or changes what is named of one. */
export function put(key: string, item: Extract<TimelineChange, { op: 'put' }>['item']): TimelineChange {
  return { op: 'put', key, item };
}

/** A change that removes a clip. */
export function remove(key: string): TimelineChange {
  return { op: 'remove', key };
}

/** Makes changes on this revision. */
export async function edit(
  person: SignedIn,
  projectId: number,
  revision: number,
  ...changes: TimelineChange[]
): Promise<EditTimelineResponse> {
  return (await sendEdit(person, projectId, { revision, changes }).expect(200)).body as EditTimelineResponse;
}

/** All of a timeline. */
export async function stateOf({ agent }: SignedIn, projectId: number): Promise<TimelineResponse> {
  return (await agent.get(`/api/projects/${projectId}/timeline-state`).expect(200)).body as TimelineResponse;
}

/** The clips of a timeline. */
export async function itemsOf({ agent }: SignedIn, projectId: number): Promise<TimelineItem[]> {
  return (await agent.get(`/api/projects/${projectId}/timeline`).expect(200)).body as TimelineItem[];
}

/** Brings a recording of a voice to a project, the beginning of an MP3, and says its id. */
export async function bringVoice(person: SignedIn, projectId: number): Promise<number> {
  const { body } = await person.agent
    .post(`/api/projects/${projectId}/media`)
    .send({ path: await upload(person, MP3, 'audio/mpeg'), role: 'voice', name: 'Take 1' })
    .expect(201);
  return (body as { id: number }).id;
}
