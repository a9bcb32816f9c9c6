import { Injectable } from '@nestjs/common';
import { finishMp3, joinMp3Streams, resampledFrames } from '@whoosh/audio-codec';
import { costOf, describeScene, ENGINE_VERSION, gesturesOf, interpret, refineScene, takeSeed } from '@whoosh/sound-engine';
import '@whoosh/sound-engine/languages';
import type { Gestures, Scene } from '@whoosh/sound-scene';
import { RenderPool, type RenderedSound } from './render-pool';
import { SoundGenerator, type InterpretOptions, type RenderedStems, type RenderedTake, type RenderWatch, type SceneDescription } from './sound-generator';

/** The sound engine of this house. */
@Injectable()
export class ProceduralGenerator extends SoundGenerator {
  override readonly version = ENGINE_VERSION;

  constructor(private readonly pool: RenderPool) {
    super();
  }

  override interpret(description: string, options: InterpretOptions): Scene {
    return interpret(description, options);
  }

  override refine(scene: Scene, words: string): ReturnType<SoundGenerator['refine']> {
    return refineScene(scene, words);
  }

  override describe(scene: Scene): SceneDescription {
    return describeScene(scene);
  }

  override gestures(scene: Scene): Gestures {
    return gesturesOf(scene);
  }

  override cost(scene: Scene): number {
    return costOf(scene);
  }

  override takeSeed(seed: number, take: number): number {
    return takeSeed(seed, take);
  }

  override async render(scene: Scene, title: string, watch: RenderWatch): Promise<RenderedTake> {
    const sound = await this.pool.render(scene, watch);
    return { wav: sound.wav, details: sound.details, mp3: this.mp3Of(sound, title, watch.signal) };
  }

  /** The thread that rendered encodes the tail, the next free one the head. */
  private async mp3Of({ head, cut, frames, wav, tail }: RenderedSound, title: string, signal: AbortSignal): Promise<Uint8Array> {
    const [stream, rest] = await Promise.all([this.pool.encodeMp3(head, signal), tail]);
    const whole = cut === null || rest === null ? stream : joinMp3Streams(stream, rest, cut);
    return finishMp3(whole ?? (await this.pool.encodeMp3OfWav(await wav, signal)), resampledFrames(frames), { title });
  }

  override renderStems(scene: Scene, signal: AbortSignal): Promise<RenderedStems> {
    return this.pool.renderStems(scene, signal);
  }
}
