import { FakeApi, ok, PREMIUM_USER } from '@whoosh/api-client/testing';
import type { Scene } from '@whoosh/sound-scene';
import { PreviewRenderer, PreviewRendererProvider } from '@whoosh/preview';
import { previewResult, FakePreviewWorkers } from '@whoosh/preview/testing';
import { interpretation } from '@whoosh/scene-editing/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clip } from '../testing/clip';
import { renderPart } from '../testing/ground';
import { ClipDialog } from './ClipDialog';

const KEPT = { id: 'a1', name: 'Old roof', model: 'rain', label: 'Rain', individual: { seed: 77 } };
const INTERPRET = 'POST /api/sound-effects/interpret';
let api: FakeApi;
let workers: FakePreviewWorkers;
const make = jest.fn();

beforeEach(() => {
  make.mockClear();
  workers = new FakePreviewWorkers();
  workers.answer = ({ spec }) =>
    'scene' in spec
      ? previewResult(
          spec.scene.layers.map(({ id }) => id),
          spec.scene.duration,
        )
      : null;
  api = new FakeApi({
    'GET /api/sound-effects/1/scene': ok({ ...interpretation('heavy rain'), events: [], gestures: [] }),
    'GET /api/sound-effects/individuals': ok([KEPT]),
    [INTERPRET]: ok(interpretation('distant thunder')),
  });
});
afterEach(() => api.restore());

async function openDialog() {
  renderPart(
    PREMIUM_USER,
    <PreviewRendererProvider value={new PreviewRenderer(workers.start)}>
      <ClipDialog
        clip={clip()}
        name="Heavy rain"
        effect={undefined}
        priceWords={() => ' (5 credits)'}
        onMake={make}
        onClose={() => undefined}
      />
    </PreviewRendererProvider>,
  );
  await screen.findByDisplayValue('heavy rain');
  return userEvent.setup();
}

const previewed = () =>
  workers.started.flatMap(({ posted }) => posted).map(({ spec }) => ('scene' in spec ? spec.scene : null));
const waves = () =>
  within(screen.getByRole('list', { name: 'How we read it' }))
    .getAllByTestId('lane-preview')
    .filter((lane) => lane.querySelector('canvas'));

it('draws each layer of the clip from a preview that is rendered here', async () => {
  await openDialog();
  await waitFor(() => expect(waves().length).toBeGreaterThan(0));
  expect(previewed()).toHaveLength(1);
});

it('previews what is typed, makes it in place of the take, and asks the server for nothing but the words', async () => {
  const person = await openDialog();
  await person.clear(screen.getByLabelText('Description'));
  await person.type(screen.getByLabelText('Description'), 'distant thunder');
  await waitFor(() => expect(previewed().at(-1)?.text).toBe(interpretation('distant thunder').scene.text));
  await person.click(await screen.findByRole('button', { name: 'Regenerate (5 credits)' }));
  const [order] = make.mock.calls[0] as [{ of: Scene; name: string }];
  expect([order.of.text, order.name]).toEqual([interpretation('distant thunder').scene.text, 'distant thunder']);
  expect(new Set(api.calls.map(({ path }) => path))).toEqual(
    new Set([
      '/api/sound-effects/1/scene',
      '/api/sound-effects/individuals',
      '/api/sound-effects/interpret',
      '/api/config',
    ]),
  );
});

it('leaves it to other words whether they loop where the clip did not', async () => {
  const person = await openDialog();
  await person.clear(screen.getByLabelText('Description'));
  await person.type(screen.getByLabelText('Description'), 'looped rain');
  const asked = () => api.calls.filter(({ path }) => path === '/api/sound-effects/interpret').map(({ body }) => body);
  await waitFor(() => expect(asked()).toContainEqual(expect.objectContaining({ description: 'looped rain' })));
  expect(asked().filter((body) => Object.hasOwn(body as object, 'loop'))).toEqual([]);
});

it('takes the preview of a chip that was changed', async () => {
  const person = await openDialog();
  await waitFor(() => expect(previewed()).toHaveLength(1));
  await person.click(screen.getByText('Intense'));
  await waitFor(() => expect(previewed().at(-1)?.intensity).toBe('intense'));
});

it('has a kept individual where that is pressed', async () => {
  const person = await openDialog();
  await person.click(await screen.findByRole('button', { name: 'Use “Old roof”' }));
  expect(await screen.findByRole('button', { name: 'Rain, which one: Old roof, change' })).toBeTruthy();
  await person.click(await screen.findByRole('button', { name: 'Regenerate (5 credits)' }));
  expect(make).toHaveBeenCalledWith(
    expect.objectContaining({
      of: expect.objectContaining({ layers: [expect.objectContaining({ individual: { seed: 77 } })] }),
    }),
  );
});

it('says which words name a sound that is not heard', async () => {
  const unused = [{ text: 'zither', span: [11, 17] as [number, number], suggestions: [], isUnknown: false }];
  api.on({
    'GET /api/sound-effects/1/scene': ok({ ...interpretation('heavy rain'), unused, events: [], gestures: [] }),
  });
  await openDialog();
  expect(await screen.findByText('Not heard: zither')).toBeTruthy();
});

it("leads to the sound's own page, beside the timeline", async () => {
  await openDialog();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: "Open the sound's page" });
  expect([link.getAttribute('href'), link.target]).toEqual(['/sfx-library/sounds/1', '_blank']);
});
