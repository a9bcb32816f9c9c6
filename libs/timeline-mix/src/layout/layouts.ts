import type { ExportLayout } from '@whoosh/contracts';
import type { Stereo } from '../sources';
import { BinauralStage } from './binaural';

/** The layouts that a stereo mix is shaped into. */
export type ShapedLayout = Exclude<ExportLayout, 'surround'>;

/** What makes of the blocks of one mix, one after the other, what leaves; undefined where nothing is to be done. */
export function shaperOf(layout: ShapedLayout): ((block: Stereo) => void) | undefined {
  if (layout === 'stereo') return undefined;
  if (layout === 'mono') return fold;
  const stage = new BinauralStage();
  return (block) => stage.process(block);
}

/** Both sides are their mean. */
function fold({ left, right }: Stereo): void {
  for (let i = 0; i < left.length; i++) left[i] = right[i] = 0.5 * (left[i] + right[i]);
}
