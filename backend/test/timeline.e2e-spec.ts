import {
  DEFAULT_TIMELINE_SETTINGS,
  type Project,
  TIMELINE_LIMITS,
  type TimelineChange,
  type TimelineItem,
} from '@whoosh/contracts';
import { randomUUID } from 'node:crypto';
import { ProjectsHousekeeping } from '../src/modules/projects';
import type { TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { rainScene } from './support/scenes';
import { shareTestApp } from './support/share-test-app';
import { edit, itemsOf, makeTimeline, put, remove, sendEdit, stateOf, storeEffect } from './support/timelines';

const track = () => ({ gainDb: 0, muted: false, solo: false });

describe('a timeline', () => {
  let test: TestApp;
  let ada: SignedIn;
  let project: Project;
  let rain: number;
  beforeAll(async () => {
    test = await shareTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    ada = await signIn(test);
    project = await makeTimeline(ada);
    rain = await storeEffect(test, ada, { seconds: 2.5 });
  });

  it('keeps the times of clips to the sample, and takes them as whole numbers', async () => {
    // Frame 37 at 23.976 a second begins between two samples, the nearest of which lies between two milliseconds.
    const start = Math.round((37 * 1001 * 48_000) / 24_000);
    const { items } = await edit(ada, project.id, 0, put('a', { soundEffectId: rain, startTime: start / 48_000 }));
    expect(items[0]).toMatchObject({ startTime: start / 48_000, samples: { start, duration: 120_000 } });
    await edit(ada, project.id, 1, put('a', { samples: { start: start + 1, fadeOut: 7 } }));
    const [item] = await itemsOf(ada, project.id);
    expect(item).toMatchObject({ startTime: (start + 1) / 48_000, fadeOut: 7 / 48_000, samples: { start: start + 1 } });
    await sendEdit(ada, project.id, { revision: 2, changes: [put('a', { samples: { start: 0.5 } })] }).expect(400);
  });

  it('is edited in batches, each on the revision of the one before, and opened with all that belongs to it [spec 7.13]', async () => {
    expect(await stateOf(ada, project.id)).toEqual({
      ...DEFAULT_TIMELINE_SETTINGS,
      revision: 0,
      items: [],
      media: [],
      effects: [],
    });
    const placed = await edit(
      ada,
      project.id,
      0,
      put('a', { soundEffectId: rain, startTime: 3.48, trackIndex: 1 }),
      put('b', { soundEffectId: rain }),
    );
    expect(placed.revision).toBe(1);
    expect(placed.items).toEqual([
      {
        id: expect.any(Number),
        key: 'a',
        projectId: project.id,
        soundEffectId: rain,
        mediaId: null,
        startTime: 3.48,
        trackIndex: 1,
        volume: 1,
        gainDb: 0,
        duration: 2.5,
        offset: 0,
        fadeIn: 0,
        fadeOut: 0,
        samples: { start: 167_040, duration: 120_000, offset: 0, fadeIn: 0, fadeOut: 0 },
        muted: false,
        loop: false,
        scene: null,
        sync: null,
        envelopes: null,
        centered: false,
      },
      expect.objectContaining({ key: 'b', startTime: 0, trackIndex: 0, duration: 2.5 }),
    ]);
    const scene = rainScene(2.5);
    const sync = { layer: 'rain-1', event: 0, at: 0.25 };
    const settings = {
      videoMuted: true,
      markers: [
        { key: 'm2', time: 9, name: 'Door', kind: 'user' },
        { key: 'm1', time: 1.04, name: '', kind: 'cut' },
      ],
    } as const;
    const second = (
      await sendEdit(ada, project.id, {
        revision: 1,
        changes: [put('a', { gainDb: -6, fadeIn: 0.1, scene, sync }), remove('b')],
        settings: { ...settings, markers: [...settings.markers] },
      }).expect(200)
    ).body;
    expect(second).toEqual({
      revision: 2,
      items: [
        {
          ...placed.items[0],
          gainDb: -6,
          fadeIn: 0.1,
          samples: { ...placed.items[0]?.samples, fadeIn: 4_800 },
          scene,
          sync,
        },
      ],
    });
    expect(await stateOf(ada, project.id)).toEqual({
      ...DEFAULT_TIMELINE_SETTINGS,
      videoMuted: true,
      markers: [settings.markers[1], settings.markers[0]],
      revision: 2,
      items: second.items,
      media: [],
      effects: [expect.objectContaining({ id: rain, duration: 2.5, name: 'Rain' })],
    });
    expect(await itemsOf(ada, project.id)).toEqual(second.items);
  });

  it('holds drafts: scenes without a sound, until they stand on one, and again when that is taken away', async () => {
    const scene = rainScene(3.5);
    const { items } = await edit(ada, project.id, 0, put('d', { scene, startTime: 1 }));
    expect(items[0]).toMatchObject({ soundEffectId: null, mediaId: null, duration: 3.5, scene });
    const kept = await edit(ada, project.id, 1, put('d', { soundEffectId: rain, scene: null }));
    expect(kept.items[0]).toMatchObject({ soundEffectId: rain, scene: null, duration: 3.5 });
    const back = await edit(ada, project.id, 2, put('d', { soundEffectId: null, scene }));
    expect(back.items[0]).toMatchObject({ soundEffectId: null, scene });
    for (const change of [put('e', {}), put('d', { scene: null })])
      await sendEdit(ada, project.id, { revision: 3, changes: [change] }).expect(400);
    const broken = put('e', { scene: { ...scene, duration: -1 } });
    expect((await sendEdit(ada, project.id, { revision: 3, changes: [broken] })).body.code).toBe('INVALID_SCENE');
    const more = Array.from({ length: TIMELINE_LIMITS.maxDrafts }, (_, n) => put(`n${n}`, { scene }));
    const refused = await sendEdit(ada, project.id, { revision: 3, changes: more }).expect(400);
    expect(refused.body.error).toBe('A timeline holds at most 100 drafts: keep some of them, or remove them.');
    expect(await itemsOf(ada, project.id)).toHaveLength(1);
  });

  it('keeps the key of a clip that comes back', async () => {
    const {
      items: [first],
    } = await edit(ada, project.id, 0, put('a', { soundEffectId: rain, startTime: 1 }));
    await edit(ada, project.id, 1, remove('a'), remove('never-there'));
    expect(await itemsOf(ada, project.id)).toEqual([]);
    const { id: _id, key: _key, projectId: _projectId, ...item } = first as TimelineItem;
    expect((await edit(ada, project.id, 2, put('a', item))).items).toEqual([{ ...first, id: expect.any(Number) }]);
  });

  it('answers an edit on an older revision with STALE_TIMELINE and the current one, and changes nothing', async () => {
    await edit(ada, project.id, 0, put('a', { soundEffectId: rain }));
    const stale = await sendEdit(ada, project.id, { revision: 0, changes: [put('b', { soundEffectId: rain })] }).expect(
      409,
    );
    expect(stale.body).toMatchObject({ code: 'STALE_TIMELINE', details: [{ field: 'revision', message: '1' }] });
    expect(
      (await sendEdit(ada, project.id, { revision: 7, changes: [put('b', { soundEffectId: rain })] }).expect(409)).body
        .code,
    ).toBe('STALE_TIMELINE');
    expect((await itemsOf(ada, project.id)).map(({ key }) => key)).toEqual(['a']);
  });

  it('answers an edit that is sent again as the first time, also after later ones', async () => {
    const body = { revision: 0, editId: randomUUID(), changes: [put('a', { soundEffectId: rain })] };
    const first = (await sendEdit(ada, project.id, body).expect(200)).body;
    await edit(ada, project.id, 1, put('b', { soundEffectId: rain }));
    expect((await sendEdit(ada, project.id, body).expect(200)).body).toEqual(first);
    expect((await stateOf(ada, project.id)).revision).toBe(2);
    await test.dataSource.query(`UPDATE timeline_edits SET created_at = created_at - interval '25 hours'`);
    await test.app.get(ProjectsHousekeeping).run();
    expect((await sendEdit(ada, project.id, body).expect(409)).body.code).toBe('STALE_TIMELINE');
  });

  const SHOT = { source: 'street.mov', sourceStart: 250, start: 0, duration: 50 };
  it('keeps the cut that its clips were laid to, and forgets it again', async () => {
    expect((await stateOf(ada, project.id)).shots ?? null).toBeNull();
    await sendEdit(ada, project.id, { revision: 0, changes: [], settings: { shots: [SHOT] } }).expect(200);
    expect((await stateOf(ada, project.id)).shots).toEqual([SHOT]);
    await sendEdit(ada, project.id, { revision: 1, changes: [], settings: { shots: null } }).expect(200);
    expect((await stateOf(ada, project.id)).shots).toBeNull();
  });

  const WRONG: [string, object][] = [
    ['a clip without a sound', { changes: [{ op: 'put', key: 'x', item: {} }] }],
    ['a put without an item', { changes: [{ op: 'put', key: 'x' }] }],
    ['an unknown operation', { changes: [{ op: 'move', key: 'x' }] }],
    ['a key that is no name', { changes: [{ op: 'remove', key: '../x' }] }],
    ['a start before the beginning', { changes: [{ op: 'put', key: 'x', item: { startTime: -0.001 } }] }],
    ['a fourth track', { changes: [{ op: 'put', key: 'x', item: { trackIndex: 3 } }] }],
    ['a volume beyond 1', { changes: [{ op: 'put', key: 'x', item: { volume: 1.01 } }] }],
    ['a gain beyond 12 dB', { changes: [{ op: 'put', key: 'x', item: { gainDb: 12.1 } }] }],
    ['a clip of no length', { changes: [{ op: 'put', key: 'x', item: { duration: 0 } }] }],
    ['a number that is null', { changes: [{ op: 'put', key: 'x', item: { startTime: null } }] }],
    ['a field that clips do not have', { changes: [{ op: 'put', key: 'x', item: { userId: 1 } }] }],
    ['no tracks', { settings: { tracks: [] } }],
    ['a track in a color that is none', { settings: { tracks: [{ ...track(), color: 'mud' }] } }],
    ['a thousand and one tracks', { settings: { tracks: Array.from({ length: 1_001 }, track) } }],
    ['ducking by 25 dB', { settings: { ducking: { ...DEFAULT_TIMELINE_SETTINGS.ducking, amountDb: 25 } } }],
    ['a shot of no length', { settings: { shots: [{ ...SHOT, duration: 0 }] } }],
    ['half a frame', { settings: { shots: [{ ...SHOT, start: 0.5 }] } }],
    ['2,001 shots', { settings: { shots: Array.from({ length: 2_001 }, () => SHOT) } }],
    ['settings that are null', { settings: { markers: null } }],
    ['an id of an edit that is none', { editId: 'once' }],
    ['1,001 changes', { changes: Array.from({ length: 1001 }, (_, index) => ({ op: 'remove', key: `k${index}` })) }],
  ];
  it(`refuses ${WRONG.map(([name]) => name).join(', ')}`, async () => {
    for (const [name, body] of WRONG) {
      const answer = await sendEdit(ada, project.id, body).expect(400);
      expect([name, answer.body.code]).toEqual([name, 'VALIDATION_FAILED']);
    }
    expect((await stateOf(ada, project.id)).revision).toBe(0);
  });

  it('makes all changes of an edit or none', async () => {
    await edit(ada, project.id, 0, put('a', { soundEffectId: rain }));
    const wrong: [TimelineChange, number, string][] = [
      [put('c', { soundEffectId: rain, scene: { ...rainScene(2), duration: -1 } }), 422, 'INVALID_SCENE'],
      [put('c', { soundEffectId: 999_999 }), 404, 'NOT_FOUND'],
      [put('c', { mediaId: 999_999 }), 404, 'NOT_FOUND'],
      [put('c', { soundEffectId: rain, mediaId: 1 }), 400, 'VALIDATION_FAILED'],
      [put('c', { soundEffectId: rain, startTime: TIMELINE_LIMITS.maxSeconds }), 400, 'VALIDATION_FAILED'],
    ];
    for (const [change, status, code] of wrong) {
      const answer = await sendEdit(ada, project.id, {
        revision: 1,
        changes: [remove('a'), put('b', { soundEffectId: rain }), change],
        settings: { videoMuted: true },
      }).expect(status);
      expect(answer.body.code).toBe(code);
    }
    const state = await stateOf(ada, project.id);
    expect([state.revision, state.videoMuted, state.items.map(({ key }) => key)]).toEqual([1, false, ['a']]);
  });

  it('holds at most 2,000 clips, and takes a thousand at once [long]', async () => {
    const thousand = (name: string) =>
      Array.from({ length: 1000 }, (_, index) => put(`${name}${index}`, { soundEffectId: rain, startTime: index }));
    await edit(ada, project.id, 0, ...thousand('a'));
    await edit(ada, project.id, 1, ...thousand('b'));
    expect(
      (
        await sendEdit(ada, project.id, { revision: 2, changes: [put('one-more', { soundEffectId: rain })] }).expect(
          400,
        )
      ).body.error,
    ).toBe('A timeline holds at most 2,000 clips.');
    await edit(ada, project.id, 2, remove('a0'), put('one-more', { soundEffectId: rain }));
    expect(await itemsOf(ada, project.id)).toHaveLength(2000);
  }, 30_000);

  it('places, changes and removes single clips as the specification says, and counts each as an edit [spec 3.6, 7.20]', async () => {
    const placed = (
      await ada.agent
        .post('/api/timeline-items')
        .send({ projectId: project.id, soundEffectId: rain, startTime: 4, trackIndex: 2 })
        .expect(201)
    ).body;
    expect(placed).toMatchObject({
      projectId: project.id,
      soundEffectId: rain,
      startTime: 4,
      trackIndex: 2,
      volume: 1,
      duration: 2.5,
    });
    const moved = (
      await ada.agent
        .put(`/api/timeline-items/${placed.id}`)
        .send({ ...placed, startTime: 5.25, volume: 0.4 })
        .expect(200)
    ).body;
    expect(moved).toEqual({
      ...placed,
      startTime: 5.25,
      samples: { ...placed.samples, start: 252_000 },
      volume: 0.4,
    });
    expect((await stateOf(ada, project.id)).revision).toBe(2);
    await ada.agent.delete(`/api/timeline-items/${placed.id}`).expect(204);
    await ada.agent.delete(`/api/timeline-items/${placed.id}`).expect(404);
    expect(await itemsOf(ada, project.id)).toEqual([]);
    for (const body of [
      { projectId: project.id },
      { projectId: project.id, soundEffectId: rain, startTime: 0, trackIndex: 9 },
      { soundEffectId: rain, startTime: 0, trackIndex: 0 },
    ]) {
      await ada.agent.post('/api/timeline-items').send(body).expect(400);
    }
  });
});
