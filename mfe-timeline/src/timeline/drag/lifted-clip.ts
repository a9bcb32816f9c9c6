import { clipBox, type Clip } from '../../model';
import { trackTop } from '../track-layout';
import { paintedPicture, pictureOf, type ClipPicture, type Picture } from './clip-picture';
import { formOf, OVERHANG_PX, paintClip, WHOLE_HEIGHT_PX } from './paint-clip';
import type { StageColors } from './stage-colors';

/** A clip that is drawn on the stage while its element is hidden. */
export class LiftedClip {
  private readonly picture: ClipPicture;
  /** What was drawn last, and all of it as one picture once it was drawn twice: a clip that is only moved keeps its form. */
  private form = '';
  private whole: Picture | null = null;

  constructor(
    private readonly element: HTMLElement,
    private readonly ratio: number,
  ) {
    this.picture = pictureOf(element, ratio);
  }

  hide(): void {
    this.element.toggleAttribute('data-lifted', true);
  }

  drop(): void {
    this.element.removeAttribute('data-lifted');
  }

  /** @param zoom percent  @param origin of the audio tracks on the stage, pixels */
  paint(context: CanvasRenderingContext2D, clip: Clip, zoom: number, origin: { x: number; y: number }, colors: StageColors): void {
    const form = formOf(clip, zoom);
    const [x, y] = [origin.x + clipBox(clip, zoom).left, origin.y + trackTop(clip.track)];
    const key = Object.values(form).join();
    if (key !== this.form) {
      this.form = key;
      this.whole = null;
      paintClip(context, this.picture, form, x, y, colors);
      return;
    }
    this.whole ??= paintedPicture(form.width + 2 * OVERHANG_PX, WHOLE_HEIGHT_PX, this.ratio, (own) => paintClip(own, this.picture, form, OVERHANG_PX, OVERHANG_PX, colors));
    context.drawImage(this.whole.image, x - OVERHANG_PX, y - OVERHANG_PX, this.whole.width, this.whole.height);
  }
}
