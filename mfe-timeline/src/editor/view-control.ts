/** What the actions of the editor ask of the part of the timeline that is seen. */
export interface ViewControl {
  /** Zooms around a moment, where it is seen, else around the middle. */
  zoomAround: (zoom: number, ms: number) => void;
  fit: (fromMs: number, toMs: number) => void;
  /** Scrolls just so far that the moment is seen. */
  reveal: (ms: number) => void;
}
