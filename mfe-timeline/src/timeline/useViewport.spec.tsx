import { DEFAULT_TIMELINE_SETTINGS } from '@whoosh/contracts';
import { render } from '@testing-library/react';
import { Editor } from '../editor/editor';
import { documentOf, pixelsPerMs } from '../model';
import { useViewport, type Viewport } from './useViewport';

const CONTENT_MS = 240_000;
const WIDTH_PX = 900;

function openViewport(): { viewport: Viewport; scroller: HTMLElement; pxPerMs: number } {
  const editor = new Editor({
    document: documentOf({ ...DEFAULT_TIMELINE_SETTINGS, items: [] }),
    now: () => 0,
    newKey: () => 'k',
  });
  const opened: Viewport[] = [];
  function Timeline() {
    const viewport = useViewport(editor, CONTENT_MS);
    opened.push(viewport);
    return <div ref={viewport.scroller} data-testid="scroller" />;
  }
  // A page that is laid out by nobody has no widths.
  const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH_PX);
  const { getByTestId } = render(<Timeline />);
  const [viewport] = opened;
  if (viewport === undefined) throw new Error('No viewport was opened.');
  width.mockRestore();
  const scroller = getByTestId('scroller');
  Object.defineProperty(scroller, 'clientWidth', { value: WIDTH_PX });
  return { viewport, scroller, pxPerMs: pixelsPerMs(editor.snapshot().zoom) };
}

describe('the part of the timeline that is seen', () => {
  it('goes back to the beginning before the browser has told that it went to the end', () => {
    const { viewport, scroller, pxPerMs } = openViewport();
    viewport.reveal(CONTENT_MS);
    expect(scroller.scrollLeft).toBeGreaterThan(CONTENT_MS * pxPerMs - WIDTH_PX);
    viewport.reveal(0);
    expect(scroller.scrollLeft).toBe(0);
  });

  it('stays where it is for a moment that is seen', () => {
    const { viewport, scroller, pxPerMs } = openViewport();
    viewport.reveal((0.5 * WIDTH_PX) / pxPerMs);
    expect(scroller.scrollLeft).toBe(0);
  });
});
