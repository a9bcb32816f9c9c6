import type { Scene } from '@whoosh/sound-scene';
// A worklet loads nothing later.
import '@whoosh/sound-engine/figures';
import { CONTROL_RANGES, LiveScene, NEUTRAL_CONTROLS, type LiveControls } from '@whoosh/sound-engine/live';

/** What the audio thread's scope offers beyond the language; the DOM library does not know it. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: unknown): void;

const NAMES = ['speed', 'pitch', 'intensity'] as const;

/** What the page tells the node's port. */
export type SceneNodeMessage = { type: 'set'; layer: string; controls: Partial<LiveControls> } | { type: 'end' };

/** Plays one scene without end; its three parameters turn all layers, messages turn one. */
class SceneProcessor extends AudioWorkletProcessor {
  static get parameterDescriptors(): object[] {
    return NAMES.map((name) => ({
      name,
      defaultValue: NEUTRAL_CONTROLS[name],
      minValue: CONTROL_RANGES[name].min,
      maxValue: CONTROL_RANGES[name].max,
      automationRate: 'k-rate',
    }));
  }

  private readonly live: LiveScene;
  private readonly now: LiveControls = { ...NEUTRAL_CONTROLS };
  private hasEnded = false;

  constructor({ processorOptions: { scene, gain } }: { processorOptions: { scene: Scene; gain: number } }) {
    super();
    this.live = new LiveScene(scene, gain);
    this.port.onmessage = ({ data }: MessageEvent<SceneNodeMessage>) => {
      if (data.type === 'end') this.hasEnded = true;
      else this.live.set(data.controls, data.layer);
    };
  }

  process(_inputs: unknown, outputs: Float32Array[][], parameters: Record<string, Float32Array>): boolean {
    const [left, right = left] = outputs[0] ?? [];
    if (this.hasEnded || left === undefined || right === undefined) return !this.hasEnded;
    this.turn(parameters);
    this.live.process(left, right);
    return true;
  }

  private turn(parameters: Record<string, Float32Array>): void {
    const turned: Partial<LiveControls> = {};
    for (const name of NAMES) {
      const value = parameters[name]?.[0] ?? this.now[name];
      if (value !== this.now[name]) turned[name] = this.now[name] = value;
    }
    if (Object.keys(turned).length > 0) this.live.set(turned);
  }
}

registerProcessor('whoosh-scene', SceneProcessor);
