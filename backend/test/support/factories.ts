import type { User } from '@whoosh/contracts';
import type request from 'supertest';
import type { TestApp } from './create-test-app';

/** Somebody who is signed in: their account, and a caller that carries their session. */
export interface SignedIn {
  readonly user: User;
  readonly agent: ReturnType<typeof request.agent>;
}

export interface PersonOptions {
  email?: string;
  name?: string;
  /** 1 Free (default), 2 Premium. */
  planId?: number;
}

let people = 0;

/** Makes an account and signs it in through the development door, which is a real session. */
export async function signIn(test: TestApp, options: PersonOptions = {}): Promise<SignedIn> {
  people += 1;
  const agent = test.agent();
  const email = options.email ?? `person${people}@example.com`;
  const answer = await agent
    .post('/api/auth/dev-login')
    .send({ email, name: options.name ?? 'Ada' })
    .expect(200);
  const { user } = answer.body as { user: User };
  if (options.planId !== undefined && options.planId !== user.planId) {
    await test.dataSource.query('UPDATE users SET plan_id = $1 WHERE id = $2', [options.planId, user.id]);
    user.planId = options.planId;
  }
  return { user, agent };
}
