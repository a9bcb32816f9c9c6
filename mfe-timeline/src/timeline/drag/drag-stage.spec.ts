import { clip } from '../../testing/clip';
import { CanvasStage } from './drag-stage';
import { EMPTY } from '../../model/testing/documents';
import { trackLayout } from '../track-layout';
import { StagePainter } from './stage-painter';

/** A context that keeps what was asked of it. */
function fakeContext() {
  const calls: [name: string, ...args: unknown[]][] = [];
  const context = new Proxy<Record<string, unknown>>(
    {},
    {
      get: (target, name: string) =>
        name in target
          ? target[name]
          : name === 'measureText'
            ? () => ({ width: 40 })
            : (...args: unknown[]) => void calls.push([name, ...args]),
    },
  );
  return {
    context,
    calls,
    called: (name: string) => calls.filter(([called]) => called === name).map(([, ...args]) => args),
  };
}

/** Two clips as the page has them, the first of which is dragged. */
function stageOver(zoom = 100) {
  const { context, calls, called } = fakeContext();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as CanvasRenderingContext2D);
  const content = document.createElement('div');
  content.innerHTML =
    '<div data-clip="a"><button data-part="body"><span>rain</span></button></div><div data-clip="b"></div>';
  const canvas = document.createElement('canvas');
  canvas.hidden = true;
  const stage = new CanvasStage(canvas, new StagePainter(canvas));
  const ground = {
    content,
    zoom: () => zoom,
    layout: () => trackLayout(EMPTY),
    origin: () => ({ x: -100, y: 84 }),
    cursor: () => 'grabbing',
  };
  stage.standOver(ground);
  const lifted = () => [...content.querySelectorAll<HTMLElement>('[data-lifted]')].map(({ dataset }) => dataset.clip);
  return { stage, canvas, content, ground, calls, called, lifted };
}

afterEach(() => jest.restoreAllMocks());

it('draws a dragged clip where it would be and hides its element, and no other', () => {
  const { stage, canvas, called, lifted } = stageOver();
  stage.show({ clips: [clip({ key: 'a', startMs: 20_000, durationMs: 8000, track: 1 })] });
  // 200 px along the timeline, 100 of them scrolled away; the second track
  expect(called('roundRect')).toContainEqual([100, 84 + 75, 80, 66, 4]);
  expect([lifted(), canvas.hidden]).toEqual([['a'], false]);
});

it('keeps the cursor of what is held over all that a drag passes, until it ends', () => {
  const { stage, content } = stageOver();
  const cursors = [content.dataset.dragging];
  stage.show({ clips: [clip({ key: 'a', startMs: 20_000, durationMs: 8000 })] });
  cursors.push(content.dataset.dragging);
  stage.hide();
  expect([...cursors, content.dataset.dragging]).toEqual([undefined, 'grabbing', undefined]);
});

it('draws a clip that keeps its form as one picture', () => {
  const { stage, calls } = stageOver();
  const costs = [20_000, 20_100, 20_200].map((startMs) => {
    calls.length = 0;
    stage.show({ clips: [clip({ key: 'a', startMs, durationMs: 8000 })] });
    return calls.map(([name]) => name);
  });
  expect(costs[2]).toEqual(['clearRect', 'drawImage']);
});

it('writes the label above its clip, and a line through all lanes where something snapped', () => {
  const { stage, called } = stageOver();
  stage.show({ label: { atMs: 30_000, track: 0, words: '00:30.000' }, snapMs: 30_000 });
  expect(called('fillText')).toEqual([['00:30.000', 206, expect.any(Number)]]);
  expect(called('fillRect')).toEqual([[200, 0, 1, expect.any(Number)]]);
});

it('draws the frame that selects whichever way it was drawn', () => {
  const { stage, called } = stageOver();
  stage.show({ frame: { from: { x: 300, y: 50 }, to: { x: 250, y: 10 } } });
  expect(called('strokeRect')).toEqual([[150, 94, 50, 40]]);
});

it('shows the elements again when the drag ends', () => {
  const { stage, canvas, lifted } = stageOver();
  stage.show({ clips: [clip({ key: 'a' })] });
  stage.hide();
  expect([lifted(), canvas.hidden]).toEqual([[], true]);
});

it('keeps an element until its picture is there, and leaves it when the drag ended before', () => {
  const { content, ground } = stageOver();
  const answers: (() => void)[] = [];
  const surface = {
    open: jest.fn(),
    lift: jest.fn(),
    clear: jest.fn(),
    paint: (_: unknown, onDrawn?: () => void) => void (onDrawn !== undefined && answers.push(onDrawn)),
  };
  const stage = new CanvasStage(document.createElement('canvas'), surface);
  stage.standOver(ground);
  const isHidden = () => content.querySelector('[data-lifted]') !== null;
  stage.show({ clips: [clip({ key: 'a' })] });
  expect(isHidden()).toBe(false);
  answers[0]?.();
  expect(isHidden()).toBe(true);
  stage.hide();
  answers[0]?.();
  expect(isHidden()).toBe(false);
});
