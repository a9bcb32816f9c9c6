/** How a timeline sounds: one mixer and one limiter for the page that plays it and for the server that exports it. */
export {
  MIX_RATE,
  busOfTrack,
  planMix,
  trackCountOf,
  type MixClip,
  type MixItem,
  type MixPlan,
  type MixTimeline,
  type SourceId,
} from './mix-plan';
export {
  CHUNK_FRAMES,
  chunkAt,
  chunksBetween,
  soundsInMemory,
  type ChunkRef,
  type SoundSources,
  type Stereo,
} from './sources';
export { Mixer, type MixParts } from './mixer';
export { responseDb } from './desk/response';
export { levelGain, valueAt, type MixPoint } from './desk/envelope';
export type { ProgrammeLevels } from './live/programme-meter';
export { LiveMix, VIDEO_DELAY } from './live/live-mix';
export { SILENT_LEVELS, type Anchor, type Levels, type LiveMixMessage, type LiveMixReport } from './live/messages';
export { LimitedLoudness, LOUDNESS_TOLERANCE, unlimitedGain, type MasterGain } from './loudness-target';
export { shaperOf, type ShapedLayout } from './layout/layouts';
export { SurroundMix } from './layout/surround-mix';
export { StemsBus } from './stems-bus';
export { CEILING_DBTP, Loudness, MasterBus, renderMix, type RenderMixOptions } from './master-bus';
export { addStereo, copyStereo, stereo } from './blocks';
export { busPlan, soundingBuses } from './bus-plan';
