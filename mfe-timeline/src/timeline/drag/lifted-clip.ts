import type { ClipForm } from './clip-form';
import { paintedPicture, type ClipPicture, type Picture } from './clip-picture';
import { OVERHANG_PX, paintClip, WHOLE_HEIGHT_PX } from './paint-clip';
import type { StageColors } from './stage-colors';

/** A clip that is drawn on the stage while its element is hidden. */
export class LiftedClip {
  /**
   * What was drawn last, and all of it as one picture once it was drawn twice: a clip that is only moved keeps its
   * form.
   */
  private form = '';
  private whole: Picture | null = null;

  constructor(
    private readonly picture: ClipPicture,
    private readonly ratio: number,
  ) {}

  /** @param x @param y its left top corner on the stage, pixels */
  paint(context: CanvasRenderingContext2D, form: ClipForm, x: number, y: number, colors: StageColors): void {
    const key = Object.values(form).join();
    if (key !== this.form) {
      this.form = key;
      this.whole = null;
      paintClip(context, this.picture, form, x, y, colors);
      return;
    }
    this.whole ??= paintedPicture(form.width + 2 * OVERHANG_PX, WHOLE_HEIGHT_PX, this.ratio, (own) =>
      paintClip(own, this.picture, form, OVERHANG_PX, OVERHANG_PX, colors),
    );
    context.drawImage(this.whole.image, x - OVERHANG_PX, y - OVERHANG_PX, this.whole.width, this.whole.height);
  }
}
