/** For tests of the front ends only: a server that answers from a table, and people to sign in. */
export { FakeApi, ok, refusal, type FakeAnswer, type FakeCall } from './fake-api';
export { CONFIG, FREE_USER, PREMIUM_USER, UNPRICED_USER } from './people';
export { project, soundEffect } from './sounds';
export { SignedIn } from './signed-in';
