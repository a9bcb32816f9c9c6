import { FakeApi, ok, PREMIUM_USER } from '@whoosh/api-client/testing';
import { screen } from '@testing-library/react';
import { clip } from '../testing/clip';
import { renderPart } from '../testing/ground';
import { LengthDialog } from './LengthDialog';
import { planLength } from './new-length';
import { knockLayer, sceneOf } from './testing/scenes';

let api: FakeApi;
beforeEach(() => (api = new FakeApi({ 'GET /api/config': ok({}) })));
afterEach(() => api.restore());

const KNOCK = sceneOf(4, [knockLayer([0.5, 2])]);

/** @param durationMs what the clip is to last */
function ask(scene: typeof KNOCK, durationMs: number, maxSeconds: number) {
  const plan = planLength({ clip: clip({}), edge: 'end', durationMs }, { scene, gestures: {}, maxSeconds });
  if (plan.kind !== 'make') throw new Error('nothing is asked');
  const none = () => undefined;
  const sound = { bars: null, lengthMs: 4_000 };
  renderPart(
    PREMIUM_USER,
    <LengthDialog
      plan={plan}
      effect={undefined}
      sound={sound}
      price=""
      onMake={none}
      onOnlyClip={none}
      onClose={none}
    />,
  );
}

const link = () => screen.queryByRole('link', { name: 'Plans and credits' })?.getAttribute('href') ?? null;

it.each([
  ['is capped', KNOCK],
  ['becomes a loop', sceneOf(4)],
])('leads to plans where the sound %s because the plan makes none that long', (_, scene) => {
  ask(scene, 15_000, 10);
  expect(link()).toBe('/pricing');
});

it.each([
  ['a length that the plan has', 8_000, 10],
  ['the longest sound of all plans', 30_000, 22],
])('leads nowhere at %s', (_, durationMs, maxSeconds) => {
  ask(KNOCK, durationMs, maxSeconds);
  expect(link()).toBeNull();
});
