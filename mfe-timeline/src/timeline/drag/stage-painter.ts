import type { ClipLook } from './clip-look';
import { pictureOf } from './clip-picture';
import { LiftedClip } from './lifted-clip';
import type { StageColors } from './stage-colors';
import type { StageFrame, StageLook, StageSurface } from './stage-surface';

/** Opacity inside the frame that selects. */
const FRAME_VEIL = 0.12;
const LABEL = { height: 20, padding: 6, radius: 4 };

/** Draws drags on a canvas in the thread that it is called in. */
export class StagePainter implements StageSurface {
  private context: Context | null = null;
  private look: StageLook | null = null;
  private lifted: ReadonlyMap<string, LiftedClip> = new Map();

  constructor(private readonly canvas: HTMLCanvasElement | OffscreenCanvas) {}

  open(look: StageLook): void {
    const { canvas } = this;
    this.look = look;
    [canvas.width, canvas.height] = [Math.ceil(look.width * look.ratio), Math.ceil(look.height * look.ratio)];
    this.context = canvas.getContext('2d') as Context | null;
    if (this.context === null) return;
    this.context.setTransform(look.ratio, 0, 0, look.ratio, 0, 0);
    this.context.textBaseline = 'middle';
    // set once: each time a canvas asks for the styles of the page
    this.context.font = look.font;
  }

  lift(looks: ReadonlyMap<string, ClipLook>): void {
    const ratio = this.look?.ratio ?? 1;
    this.lifted = new Map([...looks].map(([key, look]) => [key, new LiftedClip(pictureOf(look, ratio), ratio)]));
  }

  paint({ clips, label, snapX, box }: StageFrame, onDrawn?: () => void): void {
    const { context, look } = this;
    if (context === null || look === null) return;
    const { colors } = look;
    context.clearRect(0, 0, look.width, look.height);
    for (const { key, form, x, y } of clips) this.lifted.get(key)?.paint(context, form, x, y, colors);
    if (snapX !== null) {
      context.fillStyle = colors.accent;
      context.fillRect(Math.round(snapX), 0, 1, look.height);
    }
    if (label !== null) paintLabel(context, label, colors);
    if (box !== null) paintBox(context, box, colors);
    onDrawn?.();
  }

  clear(): void {
    this.context?.clearRect(0, 0, this.canvas.width, this.canvas.height);
    this.lifted = new Map();
  }
}

/** What both kinds of canvas draw with; nothing is asked of one that the other has not. */
type Context = CanvasRenderingContext2D;

function paintLabel(
  context: Context,
  label: NonNullable<StageFrame['label']>,
  { raised, border, ink }: StageColors,
): void {
  const width = context.measureText(label.words).width + 2 * LABEL.padding;
  const [x, y] = [Math.round(label.x), Math.round(label.y)];
  context.beginPath();
  context.roundRect(x, y, width, LABEL.height, LABEL.radius);
  context.fillStyle = raised;
  context.strokeStyle = border;
  context.lineWidth = 1;
  context.fill();
  context.stroke();
  context.fillStyle = ink;
  context.fillText(label.words, x + LABEL.padding, y + LABEL.height / 2);
}

function paintBox(context: Context, box: NonNullable<StageFrame['box']>, { accent }: StageColors): void {
  context.fillStyle = accent;
  context.strokeStyle = accent;
  context.lineWidth = 1;
  context.globalAlpha = FRAME_VEIL;
  context.fillRect(...box);
  context.globalAlpha = 1;
  context.strokeRect(...box);
}
