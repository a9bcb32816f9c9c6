import { pictureAt, pictureStartMs } from '@whoosh/contracts';
import { t } from '../messages';
import { endMs, nextEditPoint, scaledZoom } from '../model';
import { minutesSeconds } from '../words/timecode';
import type { EditorContext } from './editor-context';
import type { LoopRange } from './transport';

/** From the playhead to where the loop ends, or the timeline does. */
export function loopFrom({ transport, totalMs }: EditorContext): LoopRange {
  const fromMs = transport.positionMs();
  const { loop } = transport.snapshot();
  return { fromMs, toMs: loop !== null && loop.toMs > fromMs ? loop.toMs : totalMs };
}

/** To the playhead from where the loop begins, or the timeline does. */
export function loopTo({ transport }: EditorContext): LoopRange {
  const toMs = transport.positionMs();
  const { loop } = transport.snapshot();
  return { fromMs: loop !== null && loop.fromMs < toMs ? loop.fromMs : 0, toMs };
}

/** Around the selected clips; without any, between the in and out of before, or all of the timeline. */
export function loopAgain({ editor, transport, totalMs }: EditorContext): LoopRange {
  const clips = editor.selected;
  if (clips.length === 0) return transport.loopBefore ?? { fromMs: 0, toMs: totalMs };
  return { fromMs: Math.min(...clips.map(({ startMs }) => startMs)), toMs: Math.max(...clips.map(endMs)) };
}

/** Plays between two moments over and over, or no longer. */
export function setLoop({ transport, announce }: EditorContext, range: LoopRange | null): void {
  transport.setLoop(range);
  const { loop } = transport.snapshot();
  announce(
    loop === null
      ? t('loop.off')
      : t('loop.between', { from: minutesSeconds(loop.fromMs), to: minutesSeconds(loop.toMs) }),
  );
}

/** The playhead to a moment, in sight. */
export function goTo({ transport, viewport }: EditorContext, ms: number): void {
  transport.seek(ms);
  viewport.reveal(transport.positionMs());
}

/** The playhead some milliseconds further. */
export function step(scene: EditorContext, byMs: number): void {
  goTo(scene, scene.transport.positionMs() + byMs);
}

/** To where a picture begins, counted from the one that shows. */
export function stepFrames(scene: EditorContext, frames: number): void {
  const { timing } = scene.transport;
  goTo(scene, pictureStartMs(pictureAt(scene.transport.positionMs(), timing) + frames, timing));
}

/** The next edge or marker in a direction, milliseconds. */
export function nextPoint({ editor, transport, totalMs }: EditorContext, direction: 1 | -1): number {
  return nextEditPoint(editor.present, totalMs, transport.positionMs(), direction);
}

/** Zooms around the playhead. */
export function zoomBy({ editor, transport, viewport }: EditorContext, factor: number): void {
  viewport.zoomAround(scaledZoom(editor.snapshot().zoom, factor), transport.positionMs());
}
