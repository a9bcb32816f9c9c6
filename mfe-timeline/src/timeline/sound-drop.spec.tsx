import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { soundEffect } from '@whoosh/api-client/testing';
import { DEFAULT_TIMELINE_SETTINGS } from '@whoosh/contracts';
import { ToastProvider } from '@whoosh/ui';
import { useRef } from 'react';
import { Editor } from '../editor/editor';
import { documentOf, type ClipSync } from '../model';
import type { SoundChoice } from '../sounds/dragged-sound';
import { useSoundDrop } from './useSoundDrop';

const RAIN: SoundChoice = { kind: 'effect', effect: soundEffect({ id: 7, duration: 4 }) };
const TOTAL_MS = 240_000;

function openLanes(read: () => Promise<ClipSync | null>) {
  const editor = new Editor({
    document: documentOf({ ...DEFAULT_TIMELINE_SETTINGS, items: [] }),
    now: () => 0,
    newKey: () => 'k',
  });
  const transport = {
    positionMs: () => 0,
    seek: () => undefined,
    scrub: () => undefined,
    playLoop: () => undefined,
    snapshot: () => ({ isPlaying: false, totalMs: TOTAL_MS, timing: null, loop: null }),
  };
  function Lanes() {
    const content = useRef<HTMLDivElement>(null);
    const hits = { known: () => null, read };
    const { handlers } = useSoundDrop({ editor, transport, content, limitMs: TOTAL_MS, choiceOf: () => RAIN, hits });
    return <div ref={content} data-testid="lanes" {...handlers} />;
  }
  render(
    <ToastProvider>
      <Lanes />
    </ToastProvider>,
  );
  return { editor, lanes: screen.getByTestId('lanes') };
}

function dropAt(lanes: HTMLElement, clientX: number, clientY: number) {
  const drop = new MouseEvent('drop', { bubbles: true, cancelable: true, clientX, clientY });
  const getData = () => JSON.stringify({ soundEffectId: 7 });
  fireEvent(lanes, Object.assign(drop, { dataTransfer: { types: [], getData } }));
}

describe('a sound that is dropped on a track', () => {
  it('lies where it was dropped, although the timeline was scrolled before its hit was known', async () => {
    const answers: ((hit: ClipSync | null) => void)[] = [];
    const { editor, lanes } = openLanes(() => new Promise((resolve) => answers.push(resolve)));
    dropAt(lanes, 22, 30);
    await waitFor(() => expect(answers).toHaveLength(1));
    const scrolled = { ...lanes.getBoundingClientRect(), left: -500, top: -100 };
    lanes.getBoundingClientRect = () => scrolled;
    answers[0]?.(null);
    await waitFor(() => expect(editor.present.clips).toHaveLength(1));
    expect(editor.present.clips[0]).toMatchObject({ soundEffectId: 7, track: 0, startMs: 2_000 });
  });

  it('is refused below the last track', async () => {
    const { editor, lanes } = openLanes(() => Promise.resolve(null));
    dropAt(lanes, 22, 1_000);
    expect(await screen.findByText(/^Failed to add/)).toBeTruthy();
    expect(editor.present.clips).toEqual([]);
  });
});
