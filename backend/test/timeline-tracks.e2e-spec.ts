import {
  DEFAULT_EQ,
  DEFAULT_TIMELINE_SETTINGS,
  type Project,
  TIMELINE_LIMITS,
  type TimelineChange,
} from '@whoosh/contracts';
import type { TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';
import { itemsOf, makeTimeline, put, sendEdit, stateOf, storeEffect } from './support/timelines';

const track = () => ({ gainDb: 0, muted: false, solo: false });

describe('the tracks of a timeline and its mixer', () => {
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

  it('has three tracks to begin with, and as many as it is given, with names, colors and pans [timeline 1]', async () => {
    const fourth: TimelineChange = put('a', { soundEffectId: rain, trackIndex: 3 });
    await sendEdit(ada, project.id, { changes: [fourth] }).expect(400);
    const tracks = [
      ...DEFAULT_TIMELINE_SETTINGS.tracks,
      { gainDb: -3, muted: false, solo: false, name: 'Dialogue', color: 'fire' as const, pan: -0.5 },
    ];
    await sendEdit(ada, project.id, { changes: [fourth], settings: { tracks } }).expect(200);
    expect(await stateOf(ada, project.id)).toMatchObject({ tracks, items: [{ trackIndex: 3 }] });
  });

  it('holds a thousand tracks with all that a strip has, and refuses one more [timeline 1]', async () => {
    const strip = {
      lowCutHz: 80,
      highCutHz: 12_000,
      eq: [...DEFAULT_EQ],
      compressor: { thresholdDb: -18, ratio: 3, attack: 0.005, release: 0.2, makeupDb: 2 },
      sends: [-12, null],
      bus: 'effects' as const,
    };
    const tracks = Array.from({ length: TIMELINE_LIMITS.maxTracks }, (_, n) => ({
      ...track(),
      name: `Track ${n + 1}`,
      strip,
      envelopes: { level: [{ at: 0, value: -6 }] },
    }));
    const last = put('a', { soundEffectId: rain, trackIndex: tracks.length - 1 });
    await sendEdit(ada, project.id, { changes: [last], settings: { tracks } }).expect(200);
    const state = await stateOf(ada, project.id);
    expect(state).toMatchObject({ items: [{ trackIndex: tracks.length - 1 }] });
    expect(state.tracks).toHaveLength(tracks.length);
    const more = { revision: state.revision, changes: [], settings: { tracks: [...tracks, track()] } };
    await sendEdit(ada, project.id, more).expect(400);
    const beyond = {
      revision: state.revision,
      changes: [put('b', { soundEffectId: rain, trackIndex: tracks.length })],
    };
    await sendEdit(ada, project.id, beyond).expect(400);
  });

  it('keeps groups of tracks, and refuses more than there may be, two of one key, and what is no key', async () => {
    const group = {
      key: 'rain',
      name: 'Rain',
      color: 'water' as const,
      gainDb: -6,
      muted: false,
      solo: true,
      folded: true,
    };
    const tracks = [{ ...track(), group: 'rain' }, track(), track()];
    await sendEdit(ada, project.id, { changes: [], settings: { tracks, groups: [group] } }).expect(200);
    expect(await stateOf(ada, project.id)).toMatchObject({ tracks, groups: [group] });
    const many = Array.from({ length: TIMELINE_LIMITS.maxGroups + 1 }, (_, n) => ({ ...group, key: `group-${n}` }));
    const wrong = [{ groups: many }, { groups: [group, group] }, { tracks: [{ ...track(), group: 'a b' }] }];
    for (const settings of wrong) await sendEdit(ada, project.id, { revision: 1, changes: [], settings }).expect(400);
  });

  it('keeps what is set on its mixer, and refuses what no mixer has', async () => {
    const level = [
      { at: 0.5, value: -6 },
      { at: 2, value: -60 },
    ];
    const strip = {
      lowCutHz: 80,
      highCutHz: null,
      eq: [120, 500, 2_500, 8_000].map((hz) => ({ hz, gainDb: 3, q: 1 })),
      compressor: { thresholdDb: -18, ratio: 3, attack: 0.01, release: 0.2, makeupDb: 2 },
      sends: [-12, null],
      bus: 'ambience' as const,
    };
    const bus = { gainDb: -3, muted: false };
    const settings = {
      tracks: [{ gainDb: 0, muted: false, solo: false, strip, envelopes: { level, pan: [{ at: 0, value: -1 }] } }],
      videoStrip: { bus: 'music' as const },
      ducking: {
        enabled: true,
        by: ['video' as const],
        of: ['music' as const],
        amountDb: 6,
        attack: 0.1,
        release: 0.4,
      },
      mixer: {
        buses: { dialogue: bus, effects: bus, ambience: bus, music: { ...bus, muted: true } },
        reverbs: [
          { space: 'church' as const, gainDb: -3 },
          { space: 'car' as const, gainDb: 0 },
        ],
        masterGainDb: -1.5,
      },
    };
    const changes = [put('a', { soundEffectId: rain, envelopes: { level }, centered: true })];
    await sendEdit(ada, project.id, { revision: 0, changes, settings }).expect(200);
    const stored = await stateOf(ada, project.id);
    expect(stored).toMatchObject(settings);
    expect(stored.items[0]?.envelopes).toEqual({ level });
    expect(stored.items[0]?.centered).toBe(true);

    const [track] = settings.tracks;
    const refused = [
      { tracks: [{ ...track, strip: { ...strip, lowCutHz: 5 } }] },
      { tracks: [{ ...track, strip: { ...strip, eq: strip.eq.slice(1) } }] },
      { tracks: [{ ...track, strip: { ...strip, compressor: { ...strip.compressor, ratio: 0.5 } } }] },
      { tracks: [{ ...track, strip: { ...strip, sends: [-12, 'loud'] } }] },
      { tracks: [{ ...track, strip: { ...strip, bus: 'foley' } }] },
      { tracks: [{ ...track, envelopes: { level: [...level].reverse() } }] },
      { tracks: [{ ...track, envelopes: { pan: [{ at: 0, value: 2 }] } }] },
      { tracks: [{ ...track, envelopes: { level: [{ at: 0, value: 0, curve: 1 }] } }] },
      { mixer: { ...settings.mixer, reverbs: settings.mixer.reverbs.slice(1) } },
      { mixer: { ...settings.mixer, buses: { dialogue: bus } } },
      { ducking: { ...settings.ducking, by: ['crowd'] } },
    ];
    const answers = [];
    for (const wrong of refused)
      answers.push((await sendEdit(ada, project.id, { revision: 1, changes: [], settings: wrong as never })).status);
    expect(answers).toEqual(refused.map(() => 400));
    await sendEdit(ada, project.id, { revision: 1, changes: [put('a', { envelopes: null })] }).expect(200);
    expect((await itemsOf(ada, project.id))[0]?.envelopes).toBeNull();
  });
});
