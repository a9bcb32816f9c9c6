import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type {
  CreatedKeyResponse,
  ExportResponse,
  KeptIndividual,
  Project,
  ProjectMedia,
  ReviewComment,
  ReviewLink,
  TimelineVersion,
} from '@whoosh/contracts';
import type { TestApp } from './create-test-app';
import type { SignedIn } from './factories';
import { grant, keepSound, makeSound } from './sounds';
import { MP3, upload, uploadUrl } from './uploads';

/** One of everything that an account can have. */
export interface Belongings {
  /** By what stands before the place in an address: `projects` of /api/projects/{id}. */
  places: Readonly<Record<string, string | number>>;
  /** By the name of the field of a body that names it. */
  fields: Readonly<Record<string, string | number>>;
  /** Texts that stand nowhere but in what is this person's. */
  marks: readonly string[];
}

/** The same places and fields, with what nobody has. */
export const ABSENT: Pick<Belongings, 'places' | 'fields'> = {
  places: {
    projects: 999_999,
    media: 999_999,
    'timeline-items': 999_999,
    'sound-effects': 999_999,
    'review-comments': 999_999,
    versions: 999_999,
    exports: '00000000-0000-7000-8000-000000000000',
    generations: '00000000-0000-7000-8000-000000000000',
    keys: '00000000-0000-4000-8000-000000000000',
    passkeys: '00000000-0000-4000-8000-000000000000',
    identities: '00000000-0000-4000-8000-000000000000',
    individuals: '00000000-0000-4000-8000-000000000000',
    'webhook-endpoints': '00000000-0000-4000-8000-000000000000',
    deliveries: '00000000-0000-4000-8000-000000000000',
    files: `${'0'.repeat(32)}.wav`,
    storage: `${'0'.repeat(32)}.mp4`,
    'checkout-sessions': 'cs_test_absent',
  },
  fields: {
    projectId: 999_999,
    soundEffectId: 999_999,
    parentEffectId: 999_999,
    mediaId: 999_999,
    id: 999_999,
    ids: 999_999,
    audioUrl: `/api/files/${'0'.repeat(32)}.mp3`,
    audioUrl48k: `/api/files/${'0'.repeat(32)}.wav`,
    videoUrl: `/api/files/${'0'.repeat(32)}.mp4`,
    path: `/api/files/${'0'.repeat(32)}.mp3`,
  },
};

/**
 * Gives a person a project with clip, recording and export, sounds kept and not, uploads, and an open checkout. @param
 * mark stands in all their texts
 */
export async function furnish(test: TestApp, person: SignedIn, mark: string): Promise<Belongings> {
  const { agent } = person;
  await grant(test, person, 50);
  const project: Project = (
    await agent
      .post('/api/projects')
      .send({ name: `${mark} project`, type: 'timeline' })
      .expect(201)
  ).body;
  const made = await makeSound(person, { takes: 2, projectId: project.id });
  const effect = await keepSound(person, made, { projectId: project.id, name: `${mark} effect` });
  const unkept = made.takes[1];
  const clip = (
    await agent
      .post('/api/timeline-items')
      .send({ projectId: project.id, soundEffectId: effect.id, startTime: 0, trackIndex: 0 })
      .expect(201)
  ).body;
  const recording = { path: await upload(person, MP3, 'audio/mpeg'), role: 'voice', name: `${mark} recording` };
  const media = (await agent.post(`/api/projects/${project.id}/media`).send(recording).expect(201)).body;
  const exported = (await agent.post(`/api/projects/${project.id}/exports`).send({ format: 'edl' }).expect(201)).body;
  const version = (
    await agent
      .post(`/api/projects/${project.id}/versions`)
      .send({ name: `${mark} version` })
      .expect(201)
  ).body as TimelineVersion;
  const { token } = (await agent.post(`/api/projects/${project.id}/review`).expect(200)).body as ReviewLink;
  const comment = (
    await test
      .http()
      .post(`/api/reviews/${token}/comments`)
      .send({ author: 'Bea', text: `${mark} comment`, at: 1 })
      .expect(201)
  ).body as ReviewComment;
  const { checkout_url: checkout } = (
    await agent.post('/api/create-credit-checkout-session').send({ packageId: '100-credits' }).expect(200)
  ).body;
  await agent
    .post('/api/support/requests')
    .send({ email: person.user.email, category: 'other', subject: `${mark} question`, message: 'Hello' })
    .expect(201);
  const key = (
    await agent
      .post('/api/keys')
      .send({ name: `${mark} key`, scopes: ['read'] })
      .expect(201)
  ).body as CreatedKeyResponse;
  const individual = (
    await agent
      .post('/api/sound-effects/individuals')
      .send({ name: `${mark} door`, model: 'door_slam', individual: { seed: 7 } })
      .expect(201)
  ).body as KeptIndividual;
  const passkey = randomUUID();
  await test.dataSource.query(
    `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, transports, name)
     VALUES ($1::uuid, $2, $1::text, '', 0, '{}', $3)`,
    [passkey, person.user.id, `${mark} passkey`],
  );
  const identity = randomUUID();
  await test.dataSource.query(
    `INSERT INTO linked_identities (id, user_id, issuer, subject, address)
     VALUES ($1::uuid, $2, 'https://nobody.example', $1::text, $3)`,
    [identity, person.user.id, `${mark}-identity@example.com`],
  );
  // Added after the sound was made: its one message is never sent.
  const endpoint = (
    await agent
      .post('/api/webhook-endpoints')
      .send({ url: `https://hooks.example/${mark}`, events: ['generation.finished'] })
      .expect(201)
  ).body as { id: string };
  const delivery = randomUUID();
  await test.dataSource.query(
    `INSERT INTO webhook_deliveries (id, endpoint_id, event, body, state, last_error)
     VALUES ($1, $2, 'generation.finished', '{}', 'failed', $3)`,
    [delivery, endpoint.id, mark],
  );
  const announced = (await uploadUrl(person)).uploadURL.slice('/storage/'.length);
  const [videoUrl, path] = [await upload(person), await upload(person, MP3, 'audio/mpeg')];
  // Jobs change rows, too: they end first.
  await untilDone<ExportResponse>(person, `/api/projects/${project.id}/exports/${exported.id}`, ({ status }) =>
    ['queued', 'running'].includes(status),
  );
  await untilDone<ProjectMedia[]>(
    person,
    `/api/projects/${project.id}/media`,
    ([first]) => first?.state === 'preparing',
  );
  const session = new URL(checkout).hash.slice(1).split('.')[0] ?? '';
  const files: { name: string }[] = await test.dataSource.query('SELECT name FROM stored_files WHERE user_id = $1', [
    person.user.id,
  ]);
  return {
    places: {
      projects: project.id,
      'review-comments': comment.id,
      versions: version.id,
      exports: exported.id,
      media: media.id,
      'timeline-items': clip.id,
      'sound-effects': effect.id,
      generations: made.generationId,
      keys: key.id,
      passkeys: passkey,
      identities: identity,
      individuals: individual.id,
      'webhook-endpoints': endpoint.id,
      deliveries: delivery,
      storage: announced,
      files: made.audioUrl48k.replace('/api/files/', ''),
      'checkout-sessions': session,
    },
    fields: {
      projectId: project.id,
      soundEffectId: effect.id,
      parentEffectId: effect.id,
      mediaId: media.id,
      id: clip.id,
      ids: effect.id,
      audioUrl: unkept?.audioUrl ?? '',
      audioUrl48k: unkept?.audioUrl48k ?? '',
      videoUrl,
      path,
    },
    marks: [
      mark,
      person.user.email,
      made.generationId,
      exported.id,
      session,
      key.id,
      individual.id,
      endpoint.id,
      delivery,
      ...files.map(({ name }) => name),
    ],
  };
}

async function untilDone<T>({ agent }: SignedIn, address: string, isOpen: (body: T) => boolean): Promise<void> {
  while (isOpen((await agent.get(address).expect(200)).body as T)) await wait(50);
}
