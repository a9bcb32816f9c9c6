import { FakeApi, ok, PREMIUM_USER, soundEffect } from '@whoosh/api-client/testing';
import { DEFAULT_TIMELINE_SETTINGS } from '@whoosh/contracts';
import { formatMoment } from '@whoosh/ui/more';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clipSounds } from '../editor/clip-sounds';
import { Editor } from '../editor/editor';
import { itemOf } from '../model';
import { clip, documentWith } from '../model/testing/documents';
import { question } from '../testing/question';
import { renderPart } from '../testing/ground';
import { differences, momentOf } from './differences';
import { VersionsDialog } from './VersionsDialog';

const NO_SAMPLES = { start: 0, duration: 0, offset: 0, fadeIn: 0, fadeOut: 0 };
const RAIN = soundEffect({ id: 1, name: 'Rain', duration: 2 });

it('tells clip by clip what differs between two states, and what else does', () => {
  const before = documentWith({ key: 'a' }, { key: 'b', startMs: 4_000 });
  const after = {
    ...documentWith({ key: 'a', startMs: 500, gainDb: -3 }, { key: 'c', startMs: 9_000 }),
    videoMuted: true,
  };
  expect(differences(before, after).map((row) => [row.kind, momentOf(row), ...row.what])).toEqual([
    ['clip', 500, 'moved', 'level'],
    ['clip', 4_000, 'removed'],
    ['clip', 9_000, 'added'],
    ['settings', null, 'mixer'],
  ]);
  expect(differences(before, before)).toEqual([]);
});

it('tells of each marker that differs where it is, or was', () => {
  const marker = (key: string, timeMs: number, name = '') => ({ key, timeMs, name, kind: 'user' as const });
  const document = documentWith({ key: 'a' });
  const before = { ...document, markers: [marker('gone', 100), marker('same', 200), marker('late', 300)] };
  const after = { ...document, markers: [marker('same', 200), marker('new', 250), marker('late', 900, 'Hit')] };
  const rows = differences(before, after);
  expect(rows.map((row) => [row.kind, momentOf(row), ...row.what])).toEqual([
    ['marker', 100, 'removed'],
    ['marker', 250, 'added'],
    ['marker', 900, 'moved', 'changed'],
  ]);
});

describe('the version history', () => {
  const flush = jest.fn(() => Promise.resolve());
  const onClose = jest.fn();
  const onGoTo = jest.fn();
  const onMixer = jest.fn();
  const listed = { id: 5, name: 'First cut', revision: 3, clipCount: 2, createdAt: '2026-11-20T10:00:00.000Z' };
  let api: FakeApi;
  beforeEach(() => {
    const items = [clip({ key: 'a', startMs: 4_000 }), clip({ key: 'lost', soundEffectId: 77 })].map((each) => ({
      ...itemOf(each),
      id: 1,
      projectId: 7,
      samples: NO_SAMPLES,
    }));
    api = new FakeApi({
      'GET /api/projects/7/versions': ok([listed]),
      'GET /api/projects/7/versions/5': ok({ ...DEFAULT_TIMELINE_SETTINGS, ...listed, items, effects: [RAIN] }),
      'POST /api/projects/7/versions': ok(listed),
    });
  });
  afterEach(() => api.restore());

  function open() {
    const editor = new Editor({ document: documentWith({ key: 'a' }), now: () => 0, newKey: () => 'new' });
    renderPart(
      PREMIUM_USER,
      <VersionsDialog
        projectId={7}
        editor={editor}
        media={[]}
        sounds={clipSounds([RAIN], [])}
        flush={flush}
        timing={null}
        onEffects={jest.fn()}
        onGoTo={onGoTo}
        onMixer={onMixer}
        onClose={onClose}
      />,
    );
    return { editor, person: userEvent.setup() };
  }

  it('keeps the timeline as it is saved under a name', async () => {
    const { person } = open();
    await person.type(screen.getByRole('textbox', { name: 'Name of this version' }), 'Second cut{Enter}');
    expect(flush).toHaveBeenCalled();
    expect(api.callsOf('POST', '/api/projects/7/versions')[0]?.body).toEqual({ name: 'Second cut' });
  });

  it('keeps it under the moment where no name is given', async () => {
    jest.spyOn(Date.prototype, 'toISOString').mockReturnValue('2026-11-27T20:15:00.000Z');
    const { person } = open();
    await person.click(screen.getByRole('button', { name: 'Keep this version' }));
    const body = api.callsOf('POST', '/api/projects/7/versions')[0]?.body;
    expect(body).toEqual({ name: formatMoment('2026-11-27T20:15:00.000Z', new Date(0)) });
    expect(JSON.stringify(body)).toContain('2026');
    jest.restoreAllMocks();
  });

  it('tells the moment of a version once: beside a name, or as its name', async () => {
    const named = { ...listed, id: 6, name: formatMoment(listed.createdAt, new Date(0)) };
    api.on({ 'GET /api/projects/7/versions': ok([listed, named]) });
    open();
    await screen.findByText(named.name);
    expect(screen.getAllByText(formatMoment(listed.createdAt))).toHaveLength(1);
  });

  it('lists what is different now [timeline 32]', async () => {
    const { person, editor } = open();
    editor.edit({ type: 'setMix', values: { videoMuted: true } });
    await person.click(await screen.findByRole('button', { name: 'Compare' }));
    const list = within(await screen.findByRole('list', { name: "What's different now" }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '00:00.000Rainmoved',
      'Also changed: mixer',
    ]);
  });

  it('goes to the moment of a difference that is pressed', async () => {
    const { person, editor } = open();
    editor.edit({ type: 'addMarkers', markers: [{ key: 'm', timeMs: 2_500, name: 'Hit', kind: 'user' }] });
    await person.click(await screen.findByRole('button', { name: 'Compare' }));
    const list = within(await screen.findByRole('list', { name: "What's different now" }));
    expect(list.getByText('Marker Hit')).toBeTruthy();
    await person.click(list.getByRole('button', { name: '00:02.500' }));
    expect(onGoTo).toHaveBeenCalledWith(2_500);
    expect(onClose).toHaveBeenCalled();
  });

  it('opens the mixer where tracks or the mixer differ', async () => {
    const { person, editor } = open();
    editor.edit({ type: 'setMix', values: { videoMuted: true } });
    await person.click(await screen.findByRole('button', { name: 'Compare' }));
    const list = within(await screen.findByRole('list', { name: "What's different now" }));
    await person.click(list.getByRole('button', { name: 'mixer' }));
    expect(onMixer).toHaveBeenCalled();
    expect(onClose).toHaveBeenCalled();
  });

  it('goes back as one step of undo, without what has no sound any more, and says so [timeline 32]', async () => {
    const { person, editor } = open();
    await person.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('1 clip is left out: its sound is gone.')).toBeTruthy();
    expect(editor.present.clips.map(({ key, startMs }) => [key, startMs])).toEqual([['a', 4_000]]);
    editor.undo();
    expect(editor.present.clips.map(({ key, startMs }) => [key, startMs])).toEqual([['a', 0]]);
  });

  it('deletes one only once that was confirmed', async () => {
    api.on({ 'DELETE /api/projects/7/versions/5': { status: 204 } });
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Delete' }));
    const asked = await question('Delete “First cut”?');
    expect(api.callsOf('DELETE', '/api/projects/7/versions/5')).toHaveLength(0);
    await person.click(asked.getByRole('button', { name: 'Delete' }));
    expect(api.callsOf('DELETE', '/api/projects/7/versions/5')).toHaveLength(1);
  });
});
