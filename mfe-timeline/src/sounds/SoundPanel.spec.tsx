import {
  FakeApi,
  FREE_USER,
  ok,
  PREMIUM_USER,
  refusal,
  soundEffect,
  type FakeAnswer,
} from '@whoosh/api-client/testing';
import { MEDIA_NOTES, type SourceChoice } from '@whoosh/contracts';
import { interpretation } from '@whoosh/scene-editing/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Clip } from '../model';
import { clip } from '../testing/clip';
import { renderPart } from '../testing/ground';
import { SoundPanel } from './SoundPanel';
import { markedTimeline } from './testing/marked-timeline';

const SOUNDS = 'GET /api/projects/7/sound-effects';
const sound = (id: number, name: string) => soundEffect({ id, name, projectId: 7 });
let api: FakeApi;
const place = jest.fn();
const tryOut = jest.fn(() => Promise.resolve());
let clips: Clip[];
const removeClips = jest.fn(() => {
  clips = [];
  return Promise.resolve();
});
const mediaClips = { of: (id: number) => clips.filter(({ mediaId }) => mediaId === id), remove: removeClips };
beforeEach(() => {
  place.mockClear();
  clips = [];
  removeClips.mockClear();
  api = new FakeApi({ [SOUNDS]: ok([sound(3, 'Ship horn'), sound(4, 'Gulls')]) });
});
afterEach(() => api.restore());

function openPanel(user = PREMIUM_USER) {
  renderPart(
    user,
    <SoundPanel
      projectId={7}
      clips={mediaClips}
      transport={markedTimeline()}
      onPlace={place}
      onPlaceFrom={jest.fn()}
      onTry={tryOut}
    />,
  );
  return userEvent.setup();
}

it('shows three skeletons, then the sounds of the project with their number [spec 2.43, 2.45]', async () => {
  openPanel();
  expect(screen.getByRole('status', { name: 'Loading sound effects' }).children).toHaveLength(3);
  expect(await screen.findByText('Ship horn')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Your Sound Effects' })).getByText('2')).toBeTruthy();
});

it('says that there are none, and offers to ask again where they could not be loaded [spec 2.43]', async () => {
  api.on({ [SOUNDS]: refusal(503, 'UNAVAILABLE', 'Busy') });
  openPanel();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  api.on({ [SOUNDS]: ok([]) });
  retry.click();
  expect(await screen.findByText('No sound effects yet')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Clear All' }).disabled).toBe(true);
});

it('tries a description without asking the server for a sound, by its button and from the keyboard', async () => {
  const person = openPanel();
  const words = screen.getByRole('textbox', { name: 'Description' });
  await person.type(words, 'a creaking door');
  await person.click(screen.getByRole('button', { name: 'Try' }));
  await person.type(words, '{Alt>}{Enter}{/Alt}');
  expect(tryOut).toHaveBeenCalledTimes(2);
  expect(tryOut).toHaveBeenCalledWith(expect.objectContaining({ text: 'a creaking door', duration: 5 }));
  expect(api.callsOf('POST', '/api/sound-effects/generate')).toEqual([]);
});

it('underlines words that mean nothing or are not used, says why, and puts a suggested sound in their place', async () => {
  const HAIL: SourceChoice = { model: 'hail', label: 'Hail', family: 'weather', grade: 'strong', plays: 'continuous' };
  const read = interpretation('rain');
  api.on({
    'POST /api/sound-effects/interpret': ok({
      ...read,
      scene: { ...read.scene, text: 'rain blorp asdf hale' },
      notUnderstood: [{ text: 'blorp', span: [5, 10], suggestions: [] }],
      unused: [
        { text: 'asdf', span: [11, 15], suggestions: [], isUnknown: true },
        { text: 'hale', span: [16, 20], suggestions: [HAIL], isUnknown: false },
      ],
    }),
  });
  const person = openPanel();
  const words: HTMLTextAreaElement = screen.getByRole('textbox', { name: 'Description' });
  await person.click(words);
  await person.paste('rain blorp asdf hale');
  const marked = await screen.findByRole('group', { name: 'Not heard: hale' });
  expect(screen.getByText('rain', { selector: 'span' })).toBeTruthy();
  expect([...document.querySelectorAll('u')].map(({ textContent }) => textContent)).toEqual(['blorp', 'asdf', 'hale']);
  expect(screen.getByText('Not used, unknown word: asdf; Not heard: hale; Not understood: blorp')).toBeTruthy();
  await person.click(within(marked).getByRole('button', { name: 'Use Hail instead of hale' }));
  expect(words.value).toBe('rain blorp asdf hail');
});

it('lays a sound on a track from its menu', async () => {
  const person = openPanel();
  await person.click(await screen.findByRole('button', { name: 'Add Gulls to the timeline' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Add to A2 at the playhead' }));
  expect(place).toHaveBeenCalledWith(expect.objectContaining({ kind: 'effect' }), 1);
});

it('clears all after a question, each in turn [spec 7.17]', async () => {
  api.on({ 'DELETE /api/sound-effects/3': { status: 204 }, 'DELETE /api/sound-effects/4': { status: 204 } });
  const person = openPanel();
  await screen.findByText('Gulls');
  await person.click(screen.getByRole('button', { name: 'Clear All' }));
  // in tests all ids of antd are one, so that a dialog beside a select has no name
  expect(await screen.findByText('Delete all 2 sounds?')).toBeTruthy();
  api.on({ [SOUNDS]: ok([]) });
  await person.click(screen.getByRole('button', { name: 'Delete all' }));
  expect(await screen.findByText('No sound effects yet')).toBeTruthy();
  expect(api.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/api/sound-effects/3',
    '/api/sound-effects/4',
  ]);
});

describe('a voice of one’s own', () => {
  const voice = {
    id: 5,
    projectId: 7,
    name: 'Take 3.wav',
    role: 'voice',
    state: 'ready',
    message: null,
    messageCode: null,
    duration: 2,
    audioUrl48k: '/v',
    bars: null,
    createdAt: '2026-01-01T00:00:00Z',
  };
  const openOwn = async () => {
    api.on({ 'GET /api/projects/7/media': ok([voice]), 'DELETE /api/projects/7/media/5': { status: 204 } });
    const person = openPanel();
    await person.click(screen.getByText('Voice and music'));
    await person.click(await screen.findByRole('button', { name: 'Delete Take 3.wav' }));
    return person;
  };
  const deletions = () => api.callsOf('DELETE', '/api/projects/7/media/5').length;

  it('tells beside its role what the server notes of it', async () => {
    const folded = { message: MEDIA_NOTES.SOUND_FOLDED, messageCode: 'SOUND_FOLDED' };
    api.on({ 'GET /api/projects/7/media': ok([{ ...voice, ...folded }]) });
    await openPanel().click(screen.getByText('Voice and music'));
    expect(await screen.findByText('Voice · More than two channels, mixed as stereo')).toBeTruthy();
  });

  it('goes at once where no clip stands on it', async () => {
    await openOwn();
    await waitFor(() => expect(deletions()).toBe(1));
    expect(removeClips).not.toHaveBeenCalled();
  });

  it('goes with its clips, which are named before, and removed first', async () => {
    const own = { soundEffectId: null, mediaId: 5 };
    clips = [clip({ ...own, key: 'a', startMs: 3480 }), clip({ ...own, key: 'b', track: 2 }), clip({ key: 'other' })];
    const person = await openOwn();
    const named = await screen.findByRole('list', { name: 'Clips that go with it' });
    expect(
      within(named)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['A1 at 00:03.480', 'A3 at 00:00.000']);
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([deletions(), removeClips.mock.calls.length]).toEqual([0, 0]);
    await person.click(screen.getByRole('button', { name: 'Delete Take 3.wav' }));
    removeClips.mockImplementationOnce(() => {
      expect(deletions()).toBe(0);
      return Promise.resolve();
    });
    await person.click(await screen.findByRole('button', { name: 'Delete with 2 clips' }));
    await waitFor(() => expect(deletions()).toBe(1));
    expect(removeClips).toHaveBeenCalledWith(['a', 'b']);
  });

  it('stays where its clips could not be removed', async () => {
    clips = [clip({ soundEffectId: null, mediaId: 5 })];
    const person = await openOwn();
    removeClips.mockRejectedValueOnce(new Error('Your edits could not be saved yet.'));
    await person.click(await screen.findByRole('button', { name: 'Delete with 1 clip' }));
    expect(await screen.findByText('Failed to delete the file.')).toBeTruthy();
    expect(deletions()).toBe(0);
  });
});

describe('generating', () => {
  it('needs a description [spec 5.8]', async () => {
    const person = openPanel();
    await person.click(screen.getByRole('button', { name: 'Generate with AI' }));
    expect(screen.getByText('Please enter a description for your sound effect')).toBeTruthy();
    expect(api.callsOf('POST', '/api/sound-effects/generate')).toHaveLength(0);
  });

  it('asks for 5 s of moderate sound for the project, saves it and clears the field [spec 2.41, 9.4, 9.5]', async () => {
    api.on({
      'POST /api/sound-effects/generate': ok({
        title: 'Drip',
        audioUrl: '/a',
        audioUrl48k: '/b',
        duration: 5,
        creditsDeducted: 5,
        remainingCredits: 407,
        takes: [],
      }),
      'POST /api/sound-effects': ok(soundEffect({ id: 9, name: 'Drip', projectId: 7 })),
    });
    const person = openPanel();
    const field = screen.getByLabelText<HTMLTextAreaElement>('Description');
    await person.type(field, 'a drip');
    expect(screen.getByText('5 credits, 412 left')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Generate with AI' }));
    expect(await screen.findByText('5 credits used, 407 remaining')).toBeTruthy();
    await waitFor(() => expect(field.value).toBe(''));
    expect(api.callsOf('POST', '/api/sound-effects/generate')[0]?.body).toEqual({
      description: 'a drip',
      duration: 5,
      intensity: 'moderate',
      projectId: 7,
    });
    expect(api.callsOf('POST', '/api/sound-effects')[0]?.body).toMatchObject({ projectId: 7, name: 'Drip' });
  });

  it('shows in the list, once it was put aside, how far the sound is, until it stands there itself', async () => {
    let fail: (answer: FakeAnswer) => void = () => undefined;
    const answer = new Promise<FakeAnswer>((resolve) => (fail = resolve));
    api.on({ [SOUNDS]: ok([]), 'POST /api/sound-effects/generate': () => answer });
    const person = openPanel();
    await person.type(screen.getByLabelText('Description'), 'a drip');
    await person.click(screen.getByRole('button', { name: 'Generate with AI' }));
    await person.click(await screen.findByRole('button', { name: 'Continue in background' }));
    const list = screen.getByRole('region', { name: 'Your Sound Effects' });
    const row = within(list).getByRole('listitem');
    expect(within(row).getByText('a drip')).toBeTruthy();
    expect(within(row).getByRole('status').textContent).toBe('Generating your sound');
    expect(within(list).queryByText('No sound effects yet')).toBeNull();
    fail(refusal(500, 'GENERATION_FAILED', 'Failed'));
    expect(await within(list).findByText('No sound effects yet')).toBeTruthy();
  });

  it('says why 15 s become 10 on the Free plan, until a length is chosen that it has', async () => {
    openPanel(FREE_USER);
    const choose = async (seconds: string) => {
      fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Duration' }));
      fireEvent.click(await screen.findByTitle(seconds));
    };
    await choose('15 s');
    const note = screen.getByText('The Free plan goes up to 10 s, Premium up to 22 s.');
    expect(within(note).getByRole('link', { name: 'Plans and credits' }).getAttribute('href')).toBe('/pricing');
    await choose('3 s');
    expect(screen.queryByText(/^The Free plan goes up to/)).toBeNull();
  });

  it('says the rule instead of asking, where the plan forbids it', async () => {
    const person = openPanel({ ...FREE_USER, existingEffects: 2 });
    await person.type(screen.getByLabelText('Description'), 'a drip');
    await person.click(screen.getByRole('button', { name: 'Generate with AI' }));
    expect(await screen.findByText('Limit Reached')).toBeTruthy();
    expect(api.callsOf('POST', '/api/sound-effects/generate')).toHaveLength(0);
    // the toast goes, the rule stays beside the button
    expect(screen.getByText(/^Limit Reached: .*2 sound effects/)).toBeTruthy();
    const ways = screen.getAllByRole('link', { name: 'Plans and credits' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/pricing', '/pricing']);
  });

  it('keeps beside the words why their sound was not made, and that it cost nothing, until the next try', async () => {
    api.on({
      'POST /api/sound-effects/generate': refusal(
        500,
        'GENERATION_FAILED',
        'Failed to generate sound effect. Please try again.',
      ),
    });
    const person = openPanel();
    await person.type(screen.getByLabelText('Description'), 'a drip');
    await person.click(screen.getByRole('button', { name: 'Generate with AI' }));
    expect(await screen.findByText(/^Generation Failed: .* Nothing was charged\.$/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('a drip');
    api.on({
      'POST /api/sound-effects/generate': ok({
        title: 'Drip',
        audioUrl: '/a',
        audioUrl48k: '/b',
        duration: 5,
        creditsDeducted: 5,
        remainingCredits: 407,
        takes: [],
      }),
      'POST /api/sound-effects': ok(soundEffect({ id: 9, name: 'Drip', projectId: 7 })),
    });
    await person.click(screen.getByRole('button', { name: 'Generate with AI' }));
    await waitFor(() => expect(screen.queryByText(/Nothing was charged/)).toBeNull());
  });
});

it('finds any sound of the library by its words, also one that the first page does not have', async () => {
  const path = '/api/sound-effects/all?limit=60';
  api.on({ [`GET ${path}`]: ok([sound(3, 'Ship horn')]), [`GET ${path}&q=gulls`]: ok([sound(2, 'Gulls')]) });
  const person = openPanel();
  await person.click(screen.getByText('Library'));
  const library = await screen.findByRole('region', { name: 'Library' });
  await within(library).findByText('Ship horn');
  await person.click(within(library).getByRole('searchbox'));
  await person.paste('gulls');
  expect(await within(library).findByText('Gulls')).toBeTruthy();
  expect(within(library).queryByText('Ship horn')).toBeNull();
  await person.click(within(library).getByRole('button', { name: 'Clear' }));
  expect(await within(library).findByText('Ship horn')).toBeTruthy();
});
