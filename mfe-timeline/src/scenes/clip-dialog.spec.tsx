import { FakeApi, ok, PREMIUM_USER } from '@whoosh/api-client/testing';
import type { Scene } from '@whoosh/sound-scene';
import { DraftStudio, DraftStudioProvider } from '@whoosh/ui/draft';
import { draftResult, FakeDraftWorkers } from '@whoosh/ui/draft/testing';
import { interpretation } from '@whoosh/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clip } from '../testing/clip';
import { renderPart } from '../testing/ground';
import { ClipDialog } from './ClipDialog';

const INTERPRET = 'POST /api/sound-effects/interpret';
let api: FakeApi;
let workers: FakeDraftWorkers;
const make = jest.fn();

beforeEach(() => {
  make.mockClear();
  workers = new FakeDraftWorkers();
  workers.answer = ({ spec }) =>
    'scene' in spec
      ? draftResult(
          spec.scene.layers.map(({ id }) => id),
          spec.scene.duration,
        )
      : null;
  api = new FakeApi({
    'GET /api/sound-effects/1/scene': ok({ ...interpretation('heavy rain'), events: [], gestures: [] }),
    [INTERPRET]: ok(interpretation('distant thunder')),
  });
});
afterEach(() => api.restore());

async function openDialog() {
  renderPart(
    PREMIUM_USER,
    <DraftStudioProvider value={new DraftStudio(workers.start)}>
      <ClipDialog
        clip={clip()}
        name="Heavy rain"
        effect={undefined}
        priceWords={() => '5 credits'}
        onMake={make}
        onClose={() => undefined}
      />
    </DraftStudioProvider>,
  );
  await screen.findByDisplayValue('heavy rain');
  return userEvent.setup();
}

const drafted = () =>
  workers.started.flatMap(({ posted }) => posted).map(({ spec }) => ('scene' in spec ? spec.scene : null));
const waves = () =>
  within(screen.getByRole('list', { name: 'What was understood' }))
    .getAllByTestId('lane-draft')
    .filter((lane) => lane.querySelector('canvas'));

it('draws each layer of the clip from a draft that is rendered here', async () => {
  await openDialog();
  await waitFor(() => expect(waves().length).toBeGreaterThan(0));
  expect(drafted()).toHaveLength(1);
});

it('drafts what is typed, makes it in place of the take, and asks the server for nothing but the words', async () => {
  const person = await openDialog();
  await person.clear(screen.getByLabelText('Description'));
  await person.type(screen.getByLabelText('Description'), 'distant thunder');
  await waitFor(() => expect(drafted().at(-1)?.text).toBe(interpretation('distant thunder').scene.text));
  await person.click(await screen.findByRole('button', { name: 'Make again (5 credits)' }));
  const [order] = make.mock.calls[0] as [{ of: Scene; name: string }];
  expect([order.of.text, order.name]).toEqual([interpretation('distant thunder').scene.text, 'distant thunder']);
  expect(new Set(api.calls.map(({ path }) => path))).toEqual(
    new Set(['/api/sound-effects/1/scene', '/api/sound-effects/interpret', '/api/config']),
  );
});

it('takes the draft of a chip that was changed', async () => {
  const person = await openDialog();
  await waitFor(() => expect(drafted()).toHaveLength(1));
  await person.click(screen.getByText('Intense'));
  await waitFor(() => expect(drafted().at(-1)?.intensity).toBe('intense'));
});
