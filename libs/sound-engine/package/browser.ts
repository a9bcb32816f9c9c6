import type { Scene } from '@whoosh/sound-scene';
import type { InterpretOptions, LiveControls } from './index';
import type { RenderedSound } from './answers';
import type { Answer, Question } from './worker-messages';
import type { SceneNodeMessage } from './worklet';

export type { InterpretOptions, LiveControls, RenderedSound, Scene };

/** The rate of the engine; the audio context of a scene that plays live must have it, Hz. */
export const SAMPLE_RATE = 48_000;

/** Where a page that bundles its scripts serves the two that cannot be bundled with it. */
export interface SoundEngineOptions {
  /** The package's `worker.js`; the one beside this file by default. */
  workerUrl?: string | URL;
}

interface Asked {
  question: Question;
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** The engine in a worker of its own, so that a page never waits for a sound. */
export class SoundEngine {
  private worker?: Worker;
  private count = 0;
  private readonly waiting = new Map<number, Asked>();

  /**
   * A page that may have no worker from this address (another origin, its content security policy) gets its answers in
   * the page itself.
   */
  constructor({ workerUrl }: SoundEngineOptions = {}) {
    try {
      this.worker =
        workerUrl === undefined
          ? new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })
          : new Worker(workerUrl, { type: 'module' });
    } catch {
      return;
    }
    this.worker.onmessage = ({ data }: MessageEvent<Answer>) => this.receive(data);
    this.worker.onerror = () => this.fail();
  }

  /** Words to a scene. @throws RangeError */
  interpret(text: string, options: InterpretOptions = {}): Promise<Scene> {
    return this.ask({ ask: 'interpret', text, options }) as Promise<Scene>;
  }

  /** A scene to samples. @throws RangeError for a scene that this engine cannot play */
  render(scene: Scene): Promise<RenderedSound> {
    return this.ask({ ask: 'render', scene }) as Promise<RenderedSound>;
  }

  /** The gain that `createSceneNode` needs, so that live playing is as loud as rendering. */
  liveGain(scene: Scene): Promise<number> {
    return this.ask({ ask: 'liveGain', scene }) as Promise<number>;
  }

  /** Ends the worker; what was asked and is not answered fails. */
  close(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(new Error('The sound engine was closed.'));
    this.waiting.clear();
  }

  private ask(question: Question): Promise<unknown> {
    if (!this.worker) return answerHere(question);
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { question, resolve, reject });
      this.worker?.postMessage({ ...question, id });
    });
  }

  private receive(answer: Answer): void {
    const asked = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if ('error' in answer) asked?.reject(new RangeError(answer.error));
    else asked?.resolve(answer.value);
  }

  /** The worker's script could not be loaded: what was asked is answered in the page. */
  private fail(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const { question, resolve, reject } of this.waiting.values()) void answerHere(question).then(resolve, reject);
    this.waiting.clear();
  }
}

async function answerHere(question: Question): Promise<unknown> {
  const { answer } = await import('./answers');
  return answer(question);
}

export interface SceneNodeOptions {
  /** Linear, of `SoundEngine.liveGain`. */
  gain: number;
  /** The package's `worklet.js`; the one beside this file by default. */
  workletUrl?: string | URL;
}

/** A scene that sounds without end and never repeats, as a source of a graph of Web Audio. */
export interface SceneNode extends AudioWorkletNode {
  /** `speed` (0.25..4), `pitch` (-24..24 semitones) and `intensity` (0..1) turn all layers, by automation too. */
  readonly parameters: AudioParamMap;
}

/**
 * @throws RangeError for a context of another rate than 48 kHz: make it by `new AudioContext({ sampleRate: SAMPLE_RATE
 * })`
 */
export async function createSceneNode(
  context: BaseAudioContext,
  scene: Scene,
  { gain, workletUrl }: SceneNodeOptions,
): Promise<SceneNode> {
  if (context.sampleRate !== SAMPLE_RATE)
    throw new RangeError(
      `context: the sound engine plays at ${SAMPLE_RATE} Hz, this context at ${context.sampleRate} Hz`,
    );
  await (workletUrl === undefined
    ? context.audioWorklet.addModule(new URL('./worklet.js', import.meta.url))
    : context.audioWorklet.addModule(workletUrl));
  return new AudioWorkletNode(context, 'whoosh-scene', {
    numberOfInputs: 0,
    outputChannelCount: [2],
    processorOptions: { scene, gain },
  });
}

/** Turns one layer of a live scene. */
export function setLayer(node: SceneNode, layer: string, controls: Partial<LiveControls>): void {
  node.port.postMessage({ type: 'set', layer, controls } satisfies SceneNodeMessage);
}

/** Ends a live scene; its node can be let go. */
export function endSceneNode(node: SceneNode): void {
  node.disconnect();
  node.port.postMessage({ type: 'end' } satisfies SceneNodeMessage);
}
