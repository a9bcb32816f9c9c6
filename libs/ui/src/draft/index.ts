export { DraftStudio, type Draft } from './draft-studio';
export { scoreSpec, type LaneWave } from './lane-waves';
export type { DraftSpec } from './protocol';
export { DraftStudioProvider, useDraftStudio } from './studio';
export { useLaneWaves } from './useLaneWaves';
