import { pointOf, type PointerPoint } from './gesture';

/**
 * Where the scrolled content lies in the window during a drag. It is measured when the drag begins and follows the scroller:
 * asking the browser at each move would lay the page out each time.
 */
export class PointerGround {
  private readonly corner: { left: number; top: number };
  private scrolled: { left: number; top: number };
  /** Of the visible part: left edge in the window, and width; pixels. */
  readonly seen: { readonly left: number; readonly width: number };

  constructor(
    content: HTMLElement,
    private readonly scroller: HTMLElement,
  ) {
    const { left, top } = content.getBoundingClientRect();
    this.corner = { left, top };
    this.seen = { left: scroller.getBoundingClientRect().left, width: scroller.clientWidth };
    this.scrolled = { left: scroller.scrollLeft, top: scroller.scrollTop };
  }

  pointOf(event: MouseEvent): PointerPoint {
    return pointOf(event, this.corner);
  }

  /** The content was scrolled. */
  readonly follow = (): void => {
    const { scrollLeft: left, scrollTop: top } = this.scroller;
    this.corner.left += this.scrolled.left - left;
    this.corner.top += this.scrolled.top - top;
    this.scrolled = { left, top };
  };

  /** Scrolls sideways, as far as there is content. @returns whether anything moved */
  scrollBy(px: number): boolean {
    const before = this.scrolled.left;
    this.scroller.scrollLeft = before + px;
    this.follow();
    return this.scrolled.left !== before;
  }
}
