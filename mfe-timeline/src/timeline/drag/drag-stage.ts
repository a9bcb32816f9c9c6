import { pixelsPerMs, type Clip } from '../../model';
import { trackTop } from '../track-layout';
import { LiftedClip } from './lifted-clip';
import { stageColors, type StageColors } from './stage-colors';

/** What is seen of a drag. Places are pixels from the left top corner of the audio tracks. */
export interface DragScene {
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
  show: (scene: DragScene) => void;
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
  /** Where the content is on the stage. */
  origin: () => StageOrigin;
}

/** Opacity inside the frame that selects. */
const FRAME_VEIL = 0.12;
const LABEL = { lift: 22, height: 20, padding: 6, radius: 4 };

/**
 * A canvas over the lanes on which everything that moves in a drag is drawn; the elements of the dragged clips are hidden meanwhile. One
 * canvas costs the page's main thread a third of moving one element, and no style, layout or paint at all.
 */
export class CanvasStage implements DragStage {
  private ground: StageGround | null = null;
  private context: CanvasRenderingContext2D | null = null;
  private colors: StageColors | null = null;
  private readonly lifted = new Map<string, LiftedClip>();
  /** The zoom that the pictures are of, percent. */
  private zoom = 0;

  constructor(private readonly canvas: HTMLCanvasElement) {}

  /** A drag begins there; nothing is shown yet. */
  standOver(ground: StageGround): void {
    this.hide();
    this.ground = ground;
  }

  show({ clips = [], label, snapMs, frame }: DragScene): void {
    const { ground } = this;
    if (ground === null) return;
    if (this.context === null) this.open();
    const zoom = ground.zoom();
    if (this.lifted.size === 0 || zoom !== this.zoom) this.lift(clips, ground.content, zoom);
    const { context, colors } = this;
    if (context === null || colors === null) return;
    const origin = ground.origin();
    const xOf = (ms: number) => origin.x + ms * pixelsPerMs(zoom);
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    for (const clip of clips) this.lifted.get(clip.key)?.paint(context, clip, zoom, origin, colors);
    if (snapMs !== undefined && snapMs !== null) {
      context.fillStyle = colors.accent;
      context.fillRect(Math.round(xOf(snapMs)), 0, 1, this.canvas.height);
    }
    if (label !== undefined) paintLabel(context, label.words, xOf(label.atMs), origin.y + trackTop(label.track) - LABEL.lift, colors);
    if (frame !== undefined) paintFrame(context, frame, origin, colors);
  }

  hide(): void {
    this.drop();
    this.canvas.hidden = true;
    this.context = null;
  }

  private open(): void {
    const { canvas } = this;
    canvas.hidden = false;
    const { clientWidth, clientHeight } = canvas;
    const ratio = window.devicePixelRatio || 1;
    [canvas.width, canvas.height] = [Math.ceil(clientWidth * ratio), Math.ceil(clientHeight * ratio)];
    this.context = canvas.getContext('2d');
    this.colors = stageColors(canvas);
    if (this.context === null) return;
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(canvas);
    this.context.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.context.textBaseline = 'middle';
    // set once: each time a canvas asks for the styles of the page
    this.context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  }

  private lift(clips: readonly Clip[], content: HTMLElement, zoom: number): void {
    this.drop();
    this.zoom = zoom;
    const keys = new Set(clips.map(({ key }) => key));
    const found = [...content.querySelectorAll<HTMLElement>('[data-clip]')].filter(({ dataset }) => keys.has(dataset.clip ?? ''));
    const ratio = window.devicePixelRatio || 1;
    // all are read before any is changed: the page is styled once
    for (const element of found) this.lifted.set(element.dataset.clip ?? '', new LiftedClip(element, ratio));
    this.lifted.forEach((clip) => clip.hide());
  }

  private drop(): void {
    this.lifted.forEach((clip) => clip.drop());
    this.lifted.clear();
  }
}

function paintLabel(context: CanvasRenderingContext2D, words: string, left: number, top: number, { raised, border, ink }: StageColors): void {
  const width = context.measureText(words).width + 2 * LABEL.padding;
  const [x, y] = [Math.round(left), Math.round(top)];
  context.beginPath();
  context.roundRect(x, y, width, LABEL.height, LABEL.radius);
  context.fillStyle = raised;
  context.strokeStyle = border;
  context.lineWidth = 1;
  context.fill();
  context.stroke();
  context.fillStyle = ink;
  context.fillText(words, x + LABEL.padding, y + LABEL.height / 2);
}

function paintFrame(context: CanvasRenderingContext2D, { from, to }: NonNullable<DragScene['frame']>, origin: StageOrigin, { accent }: StageColors): void {
  const box = [origin.x + Math.min(from.x, to.x), origin.y + Math.min(from.y, to.y), Math.abs(to.x - from.x), Math.abs(to.y - from.y)] as const;
  context.fillStyle = accent;
  context.strokeStyle = accent;
  context.lineWidth = 1;
  context.globalAlpha = FRAME_VEIL;
  context.fillRect(...box);
  context.globalAlpha = 1;
  context.strokeRect(...box);
}
