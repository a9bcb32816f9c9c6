import { createLucideIcon } from 'lucide-react';

/** Waveforms on a shelf; on lucide's grid of 24. */
export const LibraryDrawing = createLucideIcon('whoosh-library', [
  ['rect', { x: '3', y: '3.75', width: '18', height: '16.5', rx: '3', key: 'shelf' }],
  ['path', { d: 'M7.5 10.8v2.7M10.5 8.7v6.9M13.5 10.2v3.9M16.5 11.1v2.1', key: 'bars' }],
]);

/** Three tracks under a playhead. */
export const TimelineDrawing = createLucideIcon('whoosh-timeline', [
  ['path', { d: 'M3 5.25h9.75M7.5 12h13.5M3 18.75h10.5', key: 'tracks' }],
  ['path', { d: 'M16.5 2.25v19.5', strokeOpacity: '.5', key: 'playhead' }],
]);
