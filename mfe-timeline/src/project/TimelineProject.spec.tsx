import { FakeApi, ok, PREMIUM_USER, project, refusal } from '@whoosh/api-client/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../testing/ground';
import { TimelineProject } from './TimelineProject';

const STATE = 'GET /api/projects/7/timeline-state';
const harbour = project({ id: 7, type: 'timeline' });
let api: FakeApi;
beforeEach(() => {
  api = new FakeApi({ 'GET /api/projects/7': ok(harbour), [STATE]: refusal(503, 'UNAVAILABLE', 'Busy') });
});
afterEach(() => api.restore());

it('says Loading timeline.... until it is there [spec 2.55]', async () => {
  renderPart(PREMIUM_USER, <TimelineProject user={PREMIUM_USER} project={harbour} />);
  expect(screen.getByText('Loading timeline....')).toBeTruthy();
  await screen.findByText('The timeline could not be loaded.');
  expect(screen.queryByText('Loading timeline....')).toBeNull();
});

it('offers to try again and the way back where the timeline could not be loaded', async () => {
  renderPart(PREMIUM_USER, <TimelineProject user={PREMIUM_USER} project={harbour} />);
  const person = userEvent.setup();
  expect(await screen.findByText('The timeline could not be loaded.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Harbour' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/');
  const before = api.callsOf('GET', '/api/projects/7/timeline-state').length;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(api.callsOf('GET', '/api/projects/7/timeline-state').length).toBeGreaterThan(before);
});
