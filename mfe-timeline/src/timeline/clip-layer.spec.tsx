import { act, render } from '@testing-library/react';
import { clipSounds } from '../editor/clip-sounds';
import { Editor } from '../editor/editor';
import { documentWith } from '../model/testing/documents';
import { ClipLayer } from './ClipLayer';
import { DrawnRange } from './drawn-range';
import { TrackPlaces, trackLayout } from './track-layout';

const HOUR_MS = 3_600_000;
const EVERY_MS = 60_000;
const SEEN_PX = 1_200;

/** An hour with a clip every minute on the first two tracks. */
function open() {
  const clips = Array.from({ length: 60 }, (_, i) => [
    { key: `a${i}`, track: 0, startMs: i * EVERY_MS },
    { key: `b${i}`, track: 1, startMs: i * EVERY_MS },
  ]).flat();
  const document = documentWith(...clips);
  const editor = new Editor({ document, now: () => 0, newKey: () => 'new' });
  const drawn = new DrawnRange();
  const { container } = render(
    <TrackPlaces value={trackLayout(document)}>
      <ClipLayer editor={editor} sounds={clipSounds([], [])} drawn={drawn} totalMs={HOUR_MS} />
    </TrackPlaces>,
  );
  const keys = () => [...container.querySelectorAll<HTMLElement>('[data-clip]')].map(({ dataset }) => dataset['clip']);
  const body = (key: string) => container.querySelector<HTMLElement>(`[data-clip="${key}"] [data-part="body"]`);
  return { editor, drawn, keys, body };
}

describe('the layer of clips', () => {
  it('draws those that are seen, in the order of their tracks and times', () => {
    const { drawn, keys } = open();
    act(() => drawn.follow(0, SEEN_PX));
    const seen = keys();
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.length).toBeLessThan(60);
    expect(seen).toEqual([...seen].sort());
  });

  it('keeps the place and the focus of a selected clip that is scrolled away', () => {
    const { editor, drawn, keys, body } = open();
    act(() => drawn.follow(0, SEEN_PX));
    act(() => editor.select('a0', false));
    body('a0')?.focus();
    const focusLost = jest.fn();
    body('a0')?.addEventListener('blur', focusLost);
    act(() => drawn.follow(20 * SEEN_PX, SEEN_PX));
    expect(keys()[0]).toBe('a0');
    expect(keys()).not.toContain('b0');
    expect(document.activeElement).toBe(body('a0'));
    expect(focusLost).not.toHaveBeenCalled();
  });
});
