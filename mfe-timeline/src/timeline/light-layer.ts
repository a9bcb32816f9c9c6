/** Farther than anything can be moved, pixels; and so many milliseconds the animation takes for it: one for each pixel. */
const FAR = 20_000_000;

/**
 * Moves an element for as long as it is dragged, by an animation that stands still and whose time is the way sideways. That is the
 * cheapest move there is in Chromium: an element that an animation moves is handed to the compositor as it is, without dividing the page
 * into layers again, and its style is kept but for the transform, without asking every rule of the page. In the other browsers it moves
 * as any other way.
 */
export class LightLayer {
  private readonly effect: KeyframeEffect;
  private readonly animation: Animation;
  /** What the keyframes are for: a height, and a direction. */
  private course = { y: Number.NaN, isLeft: false };
  /** Telling an animation the time that it has already would have its element styled again. */
  private x = Number.NaN;

  constructor(element: HTMLElement) {
    this.effect = new KeyframeEffect(element, null, { duration: FAR });
    this.animation = new Animation(this.effect);
    this.animation.pause();
  }

  /** So many pixels from where it stands by itself. */
  moveTo(x: number, y: number): void {
    if (x === this.x && y === this.course.y) return;
    this.x = x;
    const isLeft = x < 0;
    if (y !== this.course.y || isLeft !== this.course.isLeft) {
      this.course = { y, isLeft };
      this.effect.setKeyframes({ transform: [`translate(0px, ${y}px)`, `translate(${isLeft ? -FAR : FAR}px, ${y}px)`] });
    }
    this.animation.currentTime = Math.abs(x);
  }

  /** It stands by itself again. */
  letGo(): void {
    this.animation.cancel();
  }
}
