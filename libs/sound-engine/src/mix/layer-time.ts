import type { Layer, Scene } from '@whoosh/sound-scene';
import type { SoundModel } from '../model';
import { isEndless, layerSpan, type Span } from '../performance';
import { SAMPLE_RATE } from '../voice';

/** When a layer sounds. */
export class LayerTime {
  readonly span: Span;
  /** Frame of the scene in which the layer's own time begins. */
  readonly startFrame: number;
  /** True for a layer without beginning and end, in a loop. */
  readonly isEndless: boolean;

  constructor(
    private readonly layer: Layer,
    scene: Scene,
    model: SoundModel,
  ) {
    this.span = layerSpan(layer.timing, scene.duration);
    this.startFrame = Math.round(this.span.start * SAMPLE_RATE);
    this.isEndless = isEndless(scene, layer, model);
  }

  /** The first of the scene's frames [from, to) from which on the layer is played; `to` where it is not. */
  firstWithin(from: number, to: number): number {
    const begin = Math.max(from, Math.min(to, this.startFrame));
    return this.isOver(begin) ? to : begin;
  }

  /** A continuous layer has ended; the others ring out to the end of the scene. */
  private isOver(frame: number): boolean {
    return !this.isEndless && this.layer.timing.kind === 'continuous' && frame >= this.span.end * SAMPLE_RATE;
  }
}
