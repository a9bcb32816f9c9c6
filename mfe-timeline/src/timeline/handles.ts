/** What a finger needs to hit a handle beside another, pixels. Reference: WCAG 2.2, target size (minimum). */
const HANDLE_PX = 24;

/**
 * Whether a clip has no room for its handles under a finger, which meets one of them wherever it lands: it moves the
 * clip then, and handles beside the clip trim it. @param width as it is drawn, pixels
 */
export function isNarrow(width: number): boolean {
  return width < 2 * HANDLE_PX;
}

/**
 * How far the handle before a narrow clip reaches into it, as it would else lie under the heads of the tracks. Its
 * other end stays free for a finger that moves it. @param left where the clip begins on the timeline, pixels
 * @param width as it is drawn, pixels
 * @returns pixels, from 0 to what a finger needs
 */
export function startHandleInside(left: number, width: number): number {
  return Math.max(0, Math.min(HANDLE_PX - left, width - HANDLE_PX));
}
