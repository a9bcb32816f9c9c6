import type { Bar, SoundEvent, SourceFamily } from '@whoosh/contracts';
import type { PreviewRenderer, PreviewSpec } from '@whoosh/preview';
import type { Scene } from '@whoosh/sound-scene';
import { draftNumber } from './draft-number';

/** What a draft sounds like, as far as this page has rendered it. */
export interface DraftSound {
  state: 'making' | 'ready' | 'failed';
  bars: readonly Bar[] | null;
  /** WAV, 48 kHz, 16 bit. */
  audio: Blob | null;
  family: SourceFamily | null;
  /** What happens in it, frames at 48 kHz. */
  events: readonly SoundEvent[];
}

/**
 * So often is a draft asked for: while a page loads on a busy machine the renderer may give one up, which it then
 * forgets.
 */
const TRIES = 3;

const MAKING: DraftSound = { state: 'making', bars: null, audio: null, family: null, events: [] };
const FAILED: DraftSound = { ...MAKING, state: 'failed' };

/**
 * The sounds of the drafts of a timeline, rendered here by the engine that renders them when they are kept: nothing is
 * sent and nothing costs. Only those that are wanted are held, so that memory is bounded by how many drafts there may
 * be.
 */
export class DraftSounds {
  private sounds: ReadonlyMap<number, DraftSound> = new Map();
  private readonly left = new Map<number, AbortController>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly renderer: Pick<PreviewRenderer, 'ask'>) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** By the number of their scenes. */
  readonly snapshot = (): ReadonlyMap<number, DraftSound> => this.sounds;

  /** Has these rendered and lets go of all others. */
  want(scenes: readonly Scene[]): void {
    const wanted = new Map(scenes.map((scene) => [draftNumber(scene), scene]));
    const gone = [...this.sounds.keys()].filter((number) => !wanted.has(number));
    for (const number of gone) this.left.get(number)?.abort();
    const added = [...wanted].filter(([number]) => !this.sounds.has(number));
    if (gone.length === 0 && added.length === 0) return;
    const kept = [...this.sounds].filter(([number]) => wanted.has(number));
    this.change([...kept, ...added.map(([number]) => [number, MAKING] as const)]);
    for (const [number, scene] of added) void this.make(number, scene);
  }

  /** Renders one before all others, wanted or not; what cannot be rendered is `failed`. */
  async render(scene: Scene): Promise<DraftSound> {
    const known = this.sounds.get(draftNumber(scene));
    if (known !== undefined && known.state !== 'making') return known;
    return soundOf(await this.renderer.ask(specOf(scene), { urgent: true }));
  }

  private async make(number: number, scene: Scene): Promise<void> {
    const controller = new AbortController();
    this.left.set(number, controller);
    const ask = () => this.renderer.ask(specOf(scene), { signal: controller.signal });
    let preview = await ask();
    for (let tries = 1; preview === null && tries < TRIES && !controller.signal.aborted; tries += 1)
      preview = await ask();
    if (this.left.get(number) === controller) this.left.delete(number);
    if (controller.signal.aborted || !this.sounds.has(number)) return;
    this.change([...this.sounds, [number, soundOf(preview)]]);
  }

  private change(sounds: readonly (readonly [number, DraftSound])[]): void {
    this.sounds = new Map(sounds);
    this.listeners.forEach((tell) => tell());
  }
}

const specOf = (scene: Scene): PreviewSpec => ({ scene, layerBars: 0, audio: true, reading: true, events: true });

function soundOf(preview: Awaited<ReturnType<PreviewRenderer['ask']>>): DraftSound {
  if (preview === null || preview.audio === null) return FAILED;
  const { bars, audio, events, reading } = preview;
  return { state: 'ready', bars, audio, events, family: reading?.layers[0]?.family ?? null };
}
