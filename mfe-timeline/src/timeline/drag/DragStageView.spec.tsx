import { act, render } from '@testing-library/react';
import { EMPTY } from '../../model/testing/documents';
import { clip } from '../../testing/clip';
import { trackLayout } from '../track-layout';
import type { CanvasStage } from './drag-stage';
import { DragStageView } from './DragStageView';
import type { StageMessage } from './worker-surface';

/** A thread that says each picture is drawn, until it fails. */
class FakeWorker extends EventTarget {
  static last: FakeWorker | null = null;
  postMessage(message: StageMessage): void {
    if (message.kind === 'paint' && message.drag !== null)
      this.dispatchEvent(new MessageEvent('message', { data: message.drag }));
  }
  terminate(): void {
    FakeWorker.last = null;
  }
  constructor() {
    super();
    FakeWorker.last = this;
  }
}

beforeEach(() => {
  Object.assign(globalThis, { Worker: FakeWorker, OffscreenCanvas: class {} });
  Object.defineProperty(document, 'fonts', { configurable: true, value: [] });
  Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen: () => ({}) });
});

afterEach(() => {
  for (const name of ['Worker', 'OffscreenCanvas']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(document, 'fonts');
  Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
});

it('shows the dragged clips again when the thread that draws them fails', () => {
  const stage: { current: CanvasStage | null } = { current: null };
  render(<DragStageView stage={stage} />);
  const content = document.createElement('div');
  content.innerHTML = '<div data-clip="a"></div>';
  stage.current?.standOver({
    content,
    zoom: () => 100,
    layout: () => trackLayout(EMPTY),
    origin: () => ({ x: 0, y: 0 }),
    cursor: () => 'grabbing',
  });
  stage.current?.show({ clips: [clip({ key: 'a' })] });
  const lifted = () => content.querySelectorAll('[data-lifted]').length;
  const before = [lifted(), stage.current];
  act(() => void FakeWorker.last?.dispatchEvent(new Event('error')));
  expect([before[0], lifted(), stage.current === before[1]]).toEqual([1, 0, false]);
});
