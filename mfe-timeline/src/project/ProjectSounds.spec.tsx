import { FakeApi, ok, PREMIUM_USER, refusal, SignedIn, soundEffect } from '@whoosh/api-client/testing';
import { render, screen } from '@testing-library/react';
import { ProjectSounds } from './ProjectSounds';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
});
afterEach(() => api.restore());

function renderSounds() {
  render(
    <SignedIn user={PREMIUM_USER}>
      <ProjectSounds projectId={7} />
    </SignedIn>,
  );
}

it('shows the sounds of the project', async () => {
  api.on({ 'GET /api/projects/7/sound-effects': ok([soundEffect({ id: 3 })]) });
  renderSounds();
  expect(screen.getByRole('status', { name: 'Loading sound effects' })).toBeTruthy();
  expect(await screen.findByText('Sound 3')).toBeTruthy();
});

it('says that there are none', async () => {
  api.on({ 'GET /api/projects/7/sound-effects': ok([]) });
  renderSounds();
  expect(await screen.findByText('No sound effects yet')).toBeTruthy();
});

it('can be asked again after a failure', async () => {
  api.on({ 'GET /api/projects/7/sound-effects': refusal(503, 'UNAVAILABLE', 'Busy') });
  renderSounds();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  api.on({ 'GET /api/projects/7/sound-effects': ok([soundEffect({ id: 3 })]) });
  retry.click();
  expect(await screen.findByText('Sound 3')).toBeTruthy();
});
