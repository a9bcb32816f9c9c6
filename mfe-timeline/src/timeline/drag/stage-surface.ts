import type { ClipForm } from './clip-form';
import type { ClipLook } from './clip-look';
import type { StageColors } from './stage-colors';

/** Size and looks of the stage for one drag. */
export interface StageLook {
  /** Pixels of the page. */
  width: number;
  height: number;
  /** Device pixels of a pixel. */
  ratio: number;
  /** Of labels, as CSS. */
  font: string;
  colors: StageColors;
}

/** All that is drawn at once, pixels from the left top corner of the stage. Plain data: it goes to another thread. */
export interface StageFrame {
  clips: readonly { key: string; form: ClipForm; x: number; y: number }[];
  label: { words: string; x: number; y: number } | null;
  /** Where something snapped. */
  snapX: number | null;
  /** A frame that selects. */
  box: readonly [x: number, y: number, width: number, height: number] | null;
}

/** What a drag is drawn on: a canvas of the page, or of a thread of its own. */
export interface StageSurface {
  open: (look: StageLook) => void;
  /** How the clips look that will be drawn, under their keys; those before are forgotten. */
  lift: (looks: ReadonlyMap<string, ClipLook>) => void;
  /** @param onDrawn it is there: what it stands for may go */
  paint: (frame: StageFrame, onDrawn?: () => void) => void;
  clear: () => void;
}
