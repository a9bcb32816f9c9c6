export { PreviewRenderer, type Preview } from './preview-renderer';
export { scoreSpec, type LaneWave } from './lane-waves';
export type { PreviewSpec } from './protocol';
export { PreviewRendererProvider, usePreviewRenderer, wakeForWords } from './renderer-context';
export { useLaneWaves } from './useLaneWaves';
