import { pointOf, type PointerPoint } from './gesture';

/**
 * Where the scrolled content lies in the window during a drag. It is measured when the drag begins and follows the
 * scroller: asking the browser at each move would lay the page out each time.
 */
export class PointerGround {
  private readonly corner: { left: number; top: number };
  private scrolled: { left: number; top: number };
  /** The next news of the scroller are of a scroll of its own. */
  private hasScrolled = false;
  /** The farthest that it can be scrolled to, pixels. */
  private readonly mostLeft: number;
  /** Of the visible part: left top corner in the window, and width; pixels. */
  readonly seen: { readonly left: number; readonly top: number; readonly width: number };

  constructor(
    content: HTMLElement,
    private readonly scroller: HTMLElement,
  ) {
    const { left, top } = content.getBoundingClientRect();
    this.corner = { left, top };
    const frame = scroller.getBoundingClientRect();
    this.seen = { left: frame.left, top: frame.top, width: scroller.clientWidth };
    this.scrolled = { left: scroller.scrollLeft, top: scroller.scrollTop };
    this.mostLeft = Math.max(0, scroller.scrollWidth - scroller.clientWidth);
  }

  pointOf(event: MouseEvent): PointerPoint {
    return pointOf(event, this.corner);
  }

  /** The content was scrolled. @returns whether by the drag itself, and else which way */
  readonly follow = (): 'own' | 'sideways' | 'vertical' => {
    if (this.hasScrolled) {
      this.hasScrolled = false;
      return 'own';
    }
    const { scrollLeft: left, scrollTop: top } = this.scroller;
    const isVertical = top !== this.scrolled.top;
    this.goTo(left, top);
    return isVertical ? 'vertical' : 'sideways';
  };

  /** Left top corner of the content, from that of the visible part; pixels. */
  get origin(): { x: number; y: number } {
    return { x: this.corner.left - this.seen.left, y: this.corner.top - this.seen.top };
  }

  /** How far it is scrolled to the right, pixels. */
  get scrolledLeft(): number {
    return this.scrolled.left;
  }

  /** Scrolls sideways, by whole pixels and as far as there is content. @returns whether anything moved */
  scrollBy(px: number): boolean {
    const left = Math.max(0, Math.min(this.mostLeft, this.scrolled.left + Math.round(px)));
    if (left === this.scrolled.left) return false;
    this.scroller.scrollLeft = left;
    this.hasScrolled = true;
    // not asked back, which would lay the page out
    this.goTo(left, this.scrolled.top);
    return true;
  }

  private goTo(left: number, top: number): void {
    this.corner.left += this.scrolled.left - left;
    this.corner.top += this.scrolled.top - top;
    this.scrolled = { left, top };
  }
}
