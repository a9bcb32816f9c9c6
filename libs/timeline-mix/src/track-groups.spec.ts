import type { TrackGroup } from '@whoosh/contracts';
import { planMix } from './mix-plan';
import { item, timeline } from './testing/timelines';

const group = (changes: Partial<TrackGroup> = {}): TrackGroup => ({
  key: 'g',
  name: 'Rain',
  gainDb: 0,
  muted: false,
  solo: false,
  folded: false,
  ...changes,
});
const items = [item({ key: 'a' }), item({ key: 'b', trackIndex: 1 }), item({ key: 'c', trackIndex: 2 })];

/** Clips a and b lie on tracks of a group, c on one of none. */
function planned(changes: Partial<TrackGroup>, second: { muted?: boolean; solo?: boolean; gainDb?: number } = {}) {
  const plain = { gainDb: 0, muted: false, solo: false };
  const tracks = [{ ...plain, group: 'g' }, { ...plain, group: 'g', ...second }, plain];
  const plan = planMix(timeline(items, { tracks, groups: [group(changes)] }), 1);
  return {
    heard: plan.clips.filter(({ gain }) => gain > 0).map(({ key }) => key),
    faders: plan.tracks?.map(({ gain }) => Math.round(20 * Math.log10(gain))),
    videoGain: plan.videoGain,
  };
}

describe('a group of tracks', () => {
  it('is muted with all its tracks, and no track of another', () => {
    expect(planned({ muted: true }).heard).toEqual(['c']);
    expect(planned({}, { muted: true }).heard).toEqual(['a', 'c']);
  });

  it('is soloed with all its tracks but those that are muted, and silences the others and the video', () => {
    expect(planned({ solo: true })).toMatchObject({ heard: ['a', 'b'], videoGain: 0 });
    expect(planned({ solo: true }, { muted: true }).heard).toEqual(['a']);
    expect(planned({}, { solo: true }).heard).toEqual(['b']);
    expect(planned({ muted: true }, { solo: true }).heard).toEqual([]);
  });

  it('adds its level to the fader of each of its tracks', () => {
    expect(planned({ gainDb: -6 }, { gainDb: -3 }).faders).toEqual([-6, -9, 0]);
  });

  it('sounds the same folded', () => {
    expect(planned({ folded: true })).toEqual(planned({}));
  });

  it('without tracks silences nothing, and a track whose group is gone plays by itself', () => {
    const tracks = [{ gainDb: 0, muted: false, solo: false, group: 'gone' }];
    const plan = planMix(timeline([item()], { tracks, groups: [group({ solo: true })] }), 1);
    expect([plan.clips[0]?.gain, plan.videoGain]).toEqual([1, 1]);
  });
});
