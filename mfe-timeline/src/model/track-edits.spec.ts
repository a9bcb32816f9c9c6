import { TIMELINE_LIMITS } from '@whoosh/contracts';
import { edit, startHistory, undo } from './history';
import { reduce } from './operations';
import { documentWith } from './testing/documents';

const document = reduce(
  documentWith({ key: 'a', track: 0 }, { key: 'b', track: 1 }, { key: 'c', track: 2 }, { key: 'd', track: 2 }),
  { type: 'setTrack', track: 1, values: { name: 'Dialogue', color: 'music' } },
);
const where = ({ clips }: typeof document) => clips.map(({ key, track }) => `${key}${track}`).join(' ');
const names = ({ tracks }: typeof document) => tracks.map(({ name = '-' }) => name).join(' ');

describe('the list of tracks', () => {
  it('takes a new one anywhere; the clips below go down with their tracks', () => {
    const after = reduce(document, { type: 'addTrack', at: 1 });
    expect([names(after), where(after)]).toEqual(['- - Dialogue -', 'a0 b2 c3 d3']);
  });

  it('loses one with its clips, and undo brings both back', () => {
    const history = edit(startHistory(document), { type: 'removeTrack', track: 1 });
    expect([names(history.present), where(history.present)]).toEqual(['- -', 'a0 c1 d1']);
    expect(undo(history).present).toEqual(document);
  });

  it('is put in another order, the clips stay on their tracks', () => {
    const after = reduce(document, { type: 'moveTrack', from: 1, to: 0 });
    expect([names(after), where(after)]).toEqual(['Dialogue - -', 'a1 b0 c2 d2']);
    expect(reduce(after, { type: 'moveTrack', from: 0, to: 1 })).toEqual(document);
  });

  it('keeps one, holds no more than the most, and stays as it is for places that are none [timeline 1]', () => {
    let [few, many] = [document, document];
    for (let n = 0; n < TIMELINE_LIMITS.maxTracks; n++) {
      few = reduce(few, { type: 'removeTrack', track: 0 });
      many = reduce(many, { type: 'addTrack', at: 99 });
    }
    expect([few.tracks.length, many.tracks.length]).toEqual([1, TIMELINE_LIMITS.maxTracks]);
    for (const to of [-1, 3, 1]) expect(reduce(document, { type: 'moveTrack', from: 1, to })).toBe(document);
  });
});

const GROUP = { key: 'g', name: 'Voices', gainDb: 0, muted: false, solo: false, folded: false };
const groups = ({ tracks }: typeof document) => tracks.map(({ group }) => group ?? '-').join('');
/** A1 and A3 in a group, which so stand together. */
const grouped = [0, 2].reduce((before, track) => reduce(before, { type: 'groupTrack', track, group: GROUP }), document);

describe('a group of tracks', () => {
  it('takes tracks to its end with their clips, and lets them go below it', () => {
    expect([groups(grouped), where(grouped)]).toEqual(['gg-', 'a0 b2 c1 d1']);
    const freed = reduce(grouped, { type: 'groupTrack', track: 0, group: null });
    expect([groups(freed), where(freed)]).toEqual(['g--', 'a1 b2 c0 d0']);
  });

  it('is left by a track that is moved over its edge, and passed by one that comes to it', () => {
    expect(groups(reduce(grouped, { type: 'moveTrack', from: 0, to: 1 }))).toBe('gg-');
    expect(groups(reduce(grouped, { type: 'moveTrack', from: 1, to: 2 }))).toBe('g--');
    const passed = reduce(grouped, { type: 'moveTrack', from: 2, to: 1 });
    expect([groups(passed), where(passed)]).toEqual(['-gg', 'a1 b0 c2 d2']);
    expect(groups(reduce(passed, { type: 'moveTrack', from: 0, to: 1 }))).toBe('gg-');
  });

  it('moves as one, past other groups too, and not over an end', () => {
    const two = reduce(grouped, { type: 'groupTrack', track: 2, group: { ...GROUP, key: 'h' } });
    const after = reduce(two, { type: 'moveGroup', key: 'g', by: 1 });
    expect([groups(after), where(after)]).toEqual(['hgg', 'a1 b0 c2 d2']);
    expect(groups(reduce(after, { type: 'moveGroup', key: 'g', by: -1 }))).toBe('ggh');
    expect(reduce(after, { type: 'moveGroup', key: 'g', by: 1 })).toBe(after);
    expect(reduce(after, { type: 'moveGroup', key: 'gone', by: 1 })).toBe(after);
  });

  it('goes with its last track, or by itself without any, and undo brings all back', () => {
    let history = edit(startHistory(grouped), { type: 'removeGroup', key: 'g' });
    expect([history.present.groups, groups(history.present)]).toEqual([[], '---']);
    history = undo(history);
    expect(history.present).toEqual(grouped);
    const emptied = [1, 0].reduce((before, track) => reduce(before, { type: 'removeTrack', track }), grouped);
    expect(emptied.groups).toEqual([]);
  });

  it('keeps its level within the limits, and takes a new track', () => {
    const set = reduce(grouped, { type: 'setGroup', key: 'g', values: { gainDb: 40, folded: true } });
    expect(set.groups).toEqual([{ ...GROUP, gainDb: TIMELINE_LIMITS.maxGainDb, folded: true }]);
    expect(groups(reduce(grouped, { type: 'addTrack', at: 2, group: 'g' }))).toBe('ggg-');
  });
});
