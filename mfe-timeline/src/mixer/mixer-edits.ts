import {
  DEFAULT_MIXER,
  type BusSettings,
  type MixBus,
  type MixerSettings,
  type MixReverb,
  type TimelineTrack,
  type TrackGroup,
  type TrackStrip,
} from '@whoosh/contracts';
import type { Editor } from '../editor/editor';
import type { TimelineDocument } from '../model';

/** What the mixer has a channel for beside the tracks: the video's own sound. */
export type ChannelId = number | 'video';

/** What a channel goes through. */
export function stripOf({ tracks, videoStrip }: TimelineDocument, channel: ChannelId): TrackStrip {
  return (channel === 'video' ? videoStrip : tracks[channel]?.strip) ?? {};
}

/** A strip without what does nothing, so that one that was set back is as one that nobody touched; null for such. */
export function tidied(strip: TrackStrip): TrackStrip | null {
  const sends = strip.sends?.some((db) => db !== null) === true ? strip.sends : null;
  const eq = strip.eq?.some(({ gainDb }) => gainDb !== 0) === true ? strip.eq : null;
  const given = Object.entries({ ...strip, sends, eq }).filter(([, value]) => value !== null && value !== undefined);
  return given.length === 0 ? null : Object.fromEntries(given);
}

/** The edits of the mixer, each control one step of undo while it is moved. */
export function mixerEdits(editor: Editor) {
  const present = () => editor.present;
  const mixer = (): MixerSettings => present().mixer ?? DEFAULT_MIXER;
  const setMixer = (values: Partial<MixerSettings>, control: string) =>
    editor.edit({ type: 'setMix', values: { mixer: { ...mixer(), ...values } } }, `mixer ${control}`);
  return {
    strip: (channel: ChannelId, values: TrackStrip) => {
      const strip = tidied({ ...stripOf(present(), channel), ...values });
      const control = `strip ${channel} ${Object.keys(values).join()}`;
      if (channel === 'video') editor.edit({ type: 'setMix', values: { videoStrip: strip } }, control);
      else editor.edit({ type: 'setTrack', track: channel, values: { strip } }, control);
    },
    track: (track: number, values: Partial<TimelineTrack>) =>
      editor.edit({ type: 'setTrack', track, values }, `track ${track} ${Object.keys(values).join()}`),
    group: (key: string, values: Partial<Omit<TrackGroup, 'key'>>) =>
      editor.edit({ type: 'setGroup', key, values }, `group ${key} ${Object.keys(values).join()}`),
    video: (values: Partial<Pick<TimelineDocument, 'videoGainDb' | 'videoMuted'>>) =>
      editor.edit({ type: 'setMix', values }, `video ${Object.keys(values).join()}`),
    bus: (bus: MixBus, values: Partial<BusSettings>) =>
      setMixer({ buses: { ...mixer().buses, [bus]: { ...mixer().buses[bus], ...values } } }, `bus ${bus}`),
    reverb: (index: number, values: Partial<MixReverb>) =>
      setMixer(
        { reverbs: mixer().reverbs.map((reverb, i) => (i === index ? { ...reverb, ...values } : reverb)) },
        `reverb ${index}`,
      ),
    master: (masterGainDb: number) => setMixer({ masterGainDb }, 'master'),
  };
}

export type MixerEdits = ReturnType<typeof mixerEdits>;
