import { setTimeout as wait } from 'node:timers/promises';
import type { GenerateRequest, GenerationResponse, GenerationStatusResponse, SoundEffect } from '@whoosh/contracts';
import { AdminService, LedgerService } from '../../src/modules/billing';
import type { TestApp } from './create-test-app';
import type { SignedIn } from './factories';
import { rainScene } from './scenes';

/** Gives credits as an operator does. */
export async function grant(test: TestApp, person: SignedIn, credits: number): Promise<void> {
  await new AdminService(test.dataSource, test.app.get(LedgerService)).grant(
    { operator: 'root', reason: 'a test' },
    person.user.email,
    credits,
  );
}

/** A request for rain of one second, or as `changes` say. */
export function rainRequest(changes: Partial<GenerateRequest> = {}): GenerateRequest {
  const duration = changes.duration ?? 1;
  return { duration, scene: rainScene(duration), ...changes };
}

/** Asks for a sound, rain unless told otherwise; the caller says what it expects. */
export function generate(person: SignedIn, body: object = rainRequest(), key?: string) {
  const call = person.agent.post('/api/sound-effects/generate');
  return (key === undefined ? call : call.set('Idempotency-Key', key)).send(body);
}

/** Makes a sound and waits for it. */
export async function makeSound(person: SignedIn, changes: Partial<GenerateRequest> = {}): Promise<GenerationResponse> {
  return finished(person, await generate(person, rainRequest(changes)));
}

/** What was made, also where the call answered before the sound was ready, as it does on a busy machine. */
export async function finished(
  person: SignedIn,
  { status, body }: { status: number; body: unknown },
): Promise<GenerationResponse> {
  if (status !== 202) {
    expect([status, status === 200 ? '' : body]).toEqual([200, '']);
    return body as GenerationResponse;
  }
  for (;;) {
    const now = (await person.agent.get((body as GenerationStatusResponse).url).expect(200))
      .body as GenerationStatusResponse;
    if (now.result !== null) return now.result;
    expect(now.error).toBeNull();
    await wait(200);
  }
}

/** Keeps a take, the first one unless told otherwise. */
export async function keepSound(
  person: SignedIn,
  generation: GenerationResponse,
  details: { take?: number; name?: string; projectId?: number } = {},
): Promise<SoundEffect> {
  const { take = 1, ...rest } = details;
  const { audioUrl = '', audioUrl48k = '' } = generation.takes.find((each) => each.take === take) ?? {};
  const answer = await person.agent
    .post('/api/sound-effects')
    .send({ audioUrl, audioUrl48k, ...rest })
    .expect(201);
  return answer.body as SoundEffect;
}

/** Credits of a person as the page sees them. */
export async function creditsOf(person: SignedIn): Promise<number> {
  const answer = await person.agent.get('/api/auth/user').expect(200);
  return (answer.body as { user: { credits: number } }).user.credits;
}
