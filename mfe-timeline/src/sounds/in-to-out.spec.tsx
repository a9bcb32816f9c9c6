import { FakeApi, FREE_USER, ok, PREMIUM_USER, soundEffect } from '@whoosh/api-client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoopRange } from '../editor/transport';
import { renderPart } from '../testing/ground';
import { SoundPanel } from './SoundPanel';
import { markedTimeline } from './testing/marked-timeline';

const MARKS: LoopRange = { fromMs: 3_003, toMs: 7_207 };
/** What they are called in the list. */
const IN_TO_OUT = 'In to Out (4.2 s)';
const MOST = 'The Free plan goes up to 10 s, Premium up to 22 s.';
const MADE = soundEffect({ id: 9, name: 'Drip', projectId: 7, duration: 4.204 });
const noClips = { of: () => [], remove: () => Promise.resolve() };
const tryOut = jest.fn(() => Promise.resolve());
const placeFrom = jest.fn();
let api: FakeApi;
beforeEach(() => {
  jest.clearAllMocks();
  api = new FakeApi({
    'GET /api/projects/7/sound-effects': ok([]),
    'POST /api/sound-effects/generate': ok({
      title: 'Drip',
      audioUrl: '/a',
      audioUrl48k: '/b',
      duration: 4.204,
      creditsDeducted: 5,
      remainingCredits: 407,
      takes: [],
    }),
    'POST /api/sound-effects': ok(MADE),
  });
});
afterEach(() => api.restore());

function openPanel(marks: LoopRange | null = MARKS, user = PREMIUM_USER) {
  const transport = markedTimeline(marks);
  renderPart(
    user,
    <SoundPanel
      projectId={7}
      clips={noClips}
      transport={transport}
      onPlace={jest.fn()}
      onPlaceFrom={placeFrom}
      onTry={tryOut}
    />,
  );
  return { transport, person: userEvent.setup() };
}

const control = () => screen.getByRole('combobox', { name: 'Duration' });
/** Selects go by the number of a key, which keys of the tests do not have. */
const press = (key: string, keyCode: number) => fireEvent.keyDown(control(), { key, keyCode });
const openLengths = () => fireEvent.mouseDown(control());
const choose = async (length: string) => {
  openLengths();
  fireEvent.click(await screen.findByTitle(length));
};
/** What the list offers. */
const offered = () =>
  [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.getAttribute('title'));
/** What the next try is asked for. */
const tried = async () => {
  tryOut.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Try' }));
  await waitFor(() => expect(tryOut).toHaveBeenCalled());
  const [[form]] = tryOut.mock.calls as unknown as [[{ duration: number; startMs?: number }]];
  return [form.duration, form.startMs];
};
const describeSound = async (person: ReturnType<typeof userEvent.setup>) =>
  person.type(screen.getByLabelText('Description'), 'a drip');

it('offers the lengths of the specification alone where in and out are not marked', async () => {
  openPanel(null);
  openLengths();
  await screen.findByTitle('15 s');
  expect(offered()).toEqual(['3 s', '5 s', '10 s', '15 s']);
});

it('offers the length between in and out after those of the specification', async () => {
  openPanel();
  openLengths();
  await screen.findByTitle(IN_TO_OUT);
  expect(offered()).toEqual(['3 s', '5 s', '10 s', '15 s', IN_TO_OUT]);
});

it.each([
  ['shorter', { fromMs: 1_000, toMs: 1_499 }],
  ['longer', { fromMs: 1_000, toMs: 23_001 }],
])('does not offer it where it is %s than any sound that can be generated', async (_, marks) => {
  openPanel(marks);
  openLengths();
  await screen.findByTitle('15 s');
  expect(offered()).toHaveLength(4);
});

it('tries a sound of exactly the length between in and out, from in on', async () => {
  const { person } = openPanel();
  await describeSound(person);
  expect(await tried()).toEqual([5, undefined]);
  await choose(IN_TO_OUT);
  expect(await tried()).toEqual([4.204, 3_003]);
});

it('generates a sound of exactly that length and lays it so that it begins where in was [timeline 35]', async () => {
  const { person, transport } = openPanel();
  await describeSound(person);
  await choose(IN_TO_OUT);
  expect(screen.getByText('5 credits, 412 left')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Generate with AI' }));
  transport.mark({ fromMs: 9_000, toMs: 12_000 });
  await waitFor(() => expect(placeFrom).toHaveBeenCalledWith({ kind: 'effect', effect: MADE }, 3_003));
  expect(api.callsOf('POST', '/api/sound-effects/generate')[0]?.body).toMatchObject({ duration: 4.204 });
});

it('leaves a sound of another length in the list, to be laid by hand [long]', async () => {
  const { person } = openPanel();
  await describeSound(person);
  await person.click(screen.getByRole('button', { name: 'Generate with AI' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe(''));
  expect(placeFrom).not.toHaveBeenCalled();
});

it('is chosen from the keyboard alone [long]', async () => {
  const { person } = openPanel();
  await describeSound(person);
  await person.tab();
  expect(document.activeElement).toBe(control());
  press('ArrowDown', 40);
  await screen.findByTitle(IN_TO_OUT);
  // from 5 s on: 10 s, 15 s, in to out
  for (let below = 0; below < 3; below += 1) press('ArrowDown', 40);
  press('Enter', 13);
  expect(await tried()).toEqual([4.204, 3_003]);
});

it('follows in and out, and goes back to what was chosen before where they are no longer marked', async () => {
  const { person, transport } = openPanel();
  await describeSound(person);
  await choose('3 s');
  await choose(IN_TO_OUT);
  transport.mark({ fromMs: 4_000, toMs: 6_000 });
  expect(await tried()).toEqual([2, 4_000]);
  transport.mark(null);
  expect(await tried()).toEqual([3, undefined]);
  transport.mark(MARKS);
  expect(await tried()).toEqual([3, undefined]);
});

it('says how far plans go where in and out move further apart than any, and goes back [long]', async () => {
  const { person, transport } = openPanel();
  await describeSound(person);
  await choose(IN_TO_OUT);
  transport.mark({ fromMs: 0, toMs: 30_000 });
  expect(screen.getByText(MOST)).toBeTruthy();
  expect(await tried()).toEqual([5, undefined]);
});

it('makes 10 s of what is longer on the Free plan, and says why, as with any length [long]', async () => {
  const { person, transport } = openPanel({ fromMs: 0, toMs: 14_000 }, FREE_USER);
  await describeSound(person);
  await choose('In to Out (14.0 s)');
  expect(screen.getByText(MOST)).toBeTruthy();
  expect(await tried()).toEqual([10, undefined]);
  transport.mark(MARKS);
  await choose(IN_TO_OUT);
  expect(screen.queryByText(MOST)).toBeNull();
  transport.mark({ fromMs: 0, toMs: 14_000 });
  expect(screen.getByText(MOST)).toBeTruthy();
  expect(await tried()).toEqual([10, undefined]);
});
