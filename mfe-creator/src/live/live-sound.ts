import type { LiveControls } from '@whoosh/sound-engine/live';
import type { SceneNodeMessage } from '@whoosh/sound-engine/worklet';
import type { Scene } from '@whoosh/sound-scene';

/** The rate of the engine, Hz. */
const SAMPLE_RATE = 48_000;

/** A scene that sounds without end and is turned while it does. */
export interface LiveSound {
  /** @param layer id of a layer of the scene that is not muted in it */
  turn(layer: string, controls: Partial<LiveControls>): void;
  end(): void;
}

/** @throws Error where the browser has no audio worklets, or its scripts could not be loaded */
export async function startLiveSound(scene: Scene): Promise<LiveSound> {
  // made at once, so that a browser still counts it to the person's press
  const context = new AudioContext({ sampleRate: SAMPLE_RATE, latencyHint: 'interactive' });
  try {
    const script = context.audioWorklet.addModule(new URL('./scene.worklet.ts', import.meta.url).href);
    const [gain] = await Promise.all([levelOf(scene), script, context.resume()]);
    const node = new AudioWorkletNode(context, 'whoosh-scene', {
      numberOfInputs: 0,
      outputChannelCount: [2],
      processorOptions: { scene, gain },
    });
    node.connect(context.destination);
    const tell = (message: SceneNodeMessage) => node.port.postMessage(message);
    return {
      turn: (layer, controls) => tell({ type: 'set', layer, controls }),
      end: () => {
        tell({ type: 'end' });
        void context.close();
      },
    };
  } catch (error) {
    void context.close();
    throw error;
  }
}

/** Linear gain that brings a scene to its loudness. */
function levelOf(scene: Scene): Promise<number> {
  const worker = new Worker(new URL('./level.worker.ts', import.meta.url), { type: 'module', name: 'level' });
  return new Promise<number>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<number>) => resolve(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error('the level could not be measured'));
    });
    worker.postMessage(scene);
  }).finally(() => worker.terminate());
}
