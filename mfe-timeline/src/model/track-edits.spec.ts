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

  it('keeps one, holds no more than the most, and stays as it is for places that are none', () => {
    let [few, many] = [document, document];
    for (let n = 0; n < 40; n++) {
      few = reduce(few, { type: 'removeTrack', track: 0 });
      many = reduce(many, { type: 'addTrack', at: 99 });
    }
    expect([few.tracks.length, many.tracks.length]).toEqual([1, TIMELINE_LIMITS.maxTracks]);
    for (const to of [-1, 3, 1]) expect(reduce(document, { type: 'moveTrack', from: 1, to })).toBe(document);
  });
});
