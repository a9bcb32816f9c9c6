/** Everything that shows or plays a sound. It is part of the shared bundle, because the player must exist once. */
export { formatClock, formatClockTenths, formatLength } from './clock';
export { DownloadMenu } from './DownloadMenu';
export { DOWNLOAD_FORMATS, downloadProblem, type DownloadFormat, type DownloadProblem } from './downloads';
export { EffectList, EffectListSkeleton, EmptyRow } from './EffectList';
export { EffectRow, effectTrack, type EffectRowProps } from './EffectRow';
export { familyClass, familyLabel } from './family';
export { FamilyDot } from './FamilyDot';
export { PlayButton } from './PlayButton';
export { useAudioPalette, type AudioPalette } from './palette';
export type { Playback, PlaybackStatus, Track } from './player';
export { rampColor, rgba, type Rgb } from './ramp';
export { BookmarkShape, PauseShape, PlayShape } from './shapes';
export { readBars, type SoundBars } from './sound-bars';
export { useCanvas, type Paint } from './useCanvas';
export { player, useCurrentTrackUrl, useTrackPlayback, type TrackPlayback } from './usePlayback';
export { WaveformCanvas, type WaveformCanvasProps } from './WaveformCanvas';
export { WaveformPlayer, type WaveformPlayerProps } from './WaveformPlayer';
export { formatWhen } from './when';
