import { clipBox, pixelsPerMs, type Clip } from '../../model';
import { trackTop, type TrackLayout } from '../track-layout';
import { formOf } from './clip-form';
import { lookOf } from './clip-look';
import { stageColors } from './stage-colors';
import type { StageFrame, StageSurface } from './stage-surface';

/** What is seen of a drag. Places are pixels from the left top corner of the audio tracks. */
export interface DragOverlay {
  /** The dragged clips as they would be. */
  clips?: readonly Clip[];
  /** Words above a moment of a track. */
  label?: { atMs: number; track: number; words: string };
  /** Where something snapped. */
  snapMs?: number | null;
  /** Two corners of a frame that selects. */
  frame?: { from: { x: number; y: number }; to: { x: number; y: number } };
}

/** Shows a drag and takes it away again. */
export interface DragStage {
  show: (scene: DragOverlay) => void;
  hide: () => void;
}

/** Where on the stage the audio tracks begin, pixels; below 0 where they are scrolled. */
export interface StageOrigin {
  x: number;
  y: number;
}

/** What the stage stands over. */
export interface StageGround {
  /** The scrolled content with the elements of the clips. */
  content: HTMLElement;
  /** Percent. */
  zoom: () => number;
  /** Where its tracks are. */
  layout: () => TrackLayout;
  /** Where the content is on the stage. */
  origin: () => StageOrigin;
  /** That of what is held, by its name in CSS. */
  cursor: () => string;
}

/** How far above its clip a label stands, pixels. */
const LABEL_LIFT = 22;

/**
 * A canvas over the lanes on which everything that moves in a drag is drawn; the elements of the dragged clips are
 * hidden meanwhile. One canvas costs the page's main thread a third of moving one element, and no style, layout or
 * paint at all; one that another thread draws on costs it a message.
 */
export class CanvasStage implements DragStage {
  private ground: StageGround | null = null;
  private isOpen = false;
  /** The elements of the clips that are drawn, by their keys. */
  private readonly lifted = new Map<string, HTMLElement>();
  private areHidden = false;
  /** The zoom that the pictures are of, percent. */
  private zoom = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly surface: StageSurface,
  ) {}

  /** A drag begins there; nothing is shown yet. */
  standOver(ground: StageGround): void {
    this.hide();
    this.ground = ground;
  }

  show(scene: DragOverlay): void {
    const { ground } = this;
    if (ground === null) return;
    if (!this.isOpen) this.open(ground);
    const zoom = ground.zoom();
    const { clips = [] } = scene;
    if (this.lifted.size === 0 || zoom !== this.zoom) this.lift(clips, ground.content, zoom);
    const frame = frameOf({ ...scene, clips: clips.filter(({ key }) => this.lifted.has(key)) }, zoom, ground);
    if (this.areHidden || this.lifted.size === 0) this.surface.paint(frame);
    else this.surface.paint(frame, this.hideLifted);
  }

  hide(): void {
    this.drop();
    this.canvas.hidden = true;
    if (this.isOpen) this.surface.clear();
    this.isOpen = false;
    delete this.ground?.content.dataset.dragging;
  }

  private open({ content, cursor }: StageGround): void {
    const { canvas } = this;
    this.isOpen = true;
    content.dataset.dragging = cursor();
    canvas.hidden = false;
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(canvas);
    const { clientWidth: width, clientHeight: height } = canvas;
    this.surface.open({
      width,
      height,
      ratio: window.devicePixelRatio || 1,
      font: `${fontWeight} ${fontSize} ${fontFamily}`,
      colors: stageColors(canvas),
    });
  }

  private lift(clips: readonly Clip[], content: HTMLElement, zoom: number): void {
    this.drop();
    this.zoom = zoom;
    const keys = new Set(clips.map(({ key }) => key));
    for (const element of content.querySelectorAll<HTMLElement>('[data-clip]')) {
      const { clip: key = '' } = element.dataset;
      if (keys.has(key)) this.lifted.set(key, element);
    }
    this.surface.lift(new Map([...this.lifted].map(([key, element]) => [key, lookOf(element)])));
  }

  /**
   * The clips are drawn: their elements go, all at once, so that the page is styled once. The drag may be over already.
   */
  private readonly hideLifted = (): void => {
    if (this.areHidden || !this.isOpen) return;
    this.areHidden = true;
    this.lifted.forEach((element) => element.toggleAttribute('data-lifted', true));
  };

  private drop(): void {
    this.lifted.forEach((element) => element.removeAttribute('data-lifted'));
    this.lifted.clear();
    this.areHidden = false;
  }
}

function frameOf(
  { clips = [], label, snapMs = null, frame }: DragOverlay,
  zoom: number,
  ground: StageGround,
): StageFrame {
  const [origin, layout] = [ground.origin(), ground.layout()];
  const xOf = (ms: number) => origin.x + ms * pixelsPerMs(zoom);
  return {
    clips: clips.map((clip) => ({
      key: clip.key,
      form: formOf(clip, zoom),
      x: origin.x + clipBox(clip, zoom).left,
      y: origin.y + trackTop(layout, clip.track),
    })),
    label:
      label === undefined
        ? null
        : { words: label.words, x: xOf(label.atMs), y: origin.y + trackTop(layout, label.track) - LABEL_LIFT },
    snapX: snapMs === null ? null : xOf(snapMs),
    box: frame === undefined ? null : boxOf(frame, origin),
  };
}

function boxOf({ from, to }: NonNullable<DragOverlay['frame']>, origin: StageOrigin): StageFrame['box'] {
  return [
    origin.x + Math.min(from.x, to.x),
    origin.y + Math.min(from.y, to.y),
    Math.abs(to.x - from.x),
    Math.abs(to.y - from.y),
  ];
}
