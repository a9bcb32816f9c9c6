import type { StageFrame, StageLook } from './stage-surface';
import { WorkerSurface, type StageMessage } from './worker-surface';

const LOOK: StageLook = {
  width: 800,
  height: 300,
  ratio: 1,
  font: '12px mono',
  colors: { accent: 'red', well: 'black', ink: 'white', raised: 'grey', border: 'grey' },
};
const FRAME: StageFrame = { clips: [], label: null, snapX: null, box: null };

beforeAll(() => Object.assign(document, { fonts: [] }));

/** A stage whose thread keeps what it is told, and answers when the test says so. */
function surface() {
  const canvas = Object.assign(document.createElement('canvas'), {
    transferControlToOffscreen: () => ({}) as OffscreenCanvas,
  });
  const told: StageMessage[] = [];
  const worker = Object.assign(new EventTarget(), { postMessage: (message: StageMessage) => void told.push(message) });
  const answer = (drag: number | null) => worker.dispatchEvent(new MessageEvent('message', { data: drag }));
  const kinds = () => told.map(({ kind }) => kind);
  const lastDrag = () =>
    told.reduce<number | null>((last, message) => (message.kind === 'paint' ? message.drag : last), null);
  return { stage: new WorkerSurface(canvas, worker as unknown as Worker), kinds, answer, lastDrag };
}

it('gives its canvas away and then tells what is to be drawn', () => {
  const { stage, kinds } = surface();
  stage.open(LOOK);
  stage.lift(new Map());
  stage.paint(FRAME);
  stage.clear();
  expect(kinds()).toEqual(['canvas', 'open', 'lift', 'paint', 'clear']);
});

it('says that a frame is there when the other thread says so, and not after its drag', () => {
  const { stage, answer, lastDrag } = surface();
  const onDrawn = jest.fn();
  stage.open(LOOK);
  stage.paint(FRAME, onDrawn);
  const first = lastDrag();
  expect(onDrawn).not.toHaveBeenCalled();
  answer(first);
  expect(onDrawn).toHaveBeenCalledTimes(1);
  stage.clear();
  stage.open(LOOK);
  stage.paint(FRAME, onDrawn);
  answer(first);
  expect(onDrawn).toHaveBeenCalledTimes(1);
  answer(lastDrag());
  expect(onDrawn).toHaveBeenCalledTimes(2);
});

it('asks for no answer where nobody waits for it', () => {
  const { stage, lastDrag } = surface();
  stage.open(LOOK);
  stage.paint(FRAME);
  expect(lastDrag()).toBeNull();
});
