import type { Intensity, Lang, Scene } from '@whoosh/sound-scene';
import { LIMITS } from './limits';
import type { Licence } from './plans';

/** A sound in somebody's library. */
export interface SoundEffect {
  id: number;
  /** null for standalone. */
  projectId: number | null;
  title: string;
  /** The title, or the first 50 characters of the prompt. */
  name: string;
  description: string | null;
  /** MP3, 44.1 kHz. */
  audioUrl: string;
  /** WAV, 48 kHz. */
  audioUrl48k: string;
  /** Seconds. */
  duration: number;
  prompt: string;
  intensity: Intensity;
  createdAt: string;
  /** 100 bars, see decodeBars. */
  bars: string;
  seed: number;
  /** Sources of the scene, in the order told: id, name for people and colour family. */
  sources: EffectSource[];
  favourite: boolean;
  tags: string[];
  /** It goes round without a seam. */
  loop: boolean;
  generationId: string | null;
  take: number;
  engineVersion: string;
  /** null: our own engine. */
  madeBy: ForeignMaker | null;
  licence: Licence;
  /** The effect that it was cut out of or is a variation of; null: of none, or of one that is gone for good. */
  parentId: number | null;
  /** In the trash since; null: in the library. */
  deletedAt: string | null;
}

/**
 * Who can make a sound: our own engine, ElevenLabs, or a generator that the operator runs (docs/generator-protocol.md).
 */
export const GENERATORS = ['whoosh', 'elevenlabs', 'http'] as const;
export type GeneratorId = (typeof GENERATORS)[number];

/** What made a sound that our own engine did not make: there is no scene behind it, and it cannot be rendered again. */
export interface ForeignMaker {
  generator: Exclude<GeneratorId, 'whoosh'>;
  /** As people know it. */
  name: string;
  /** The model, as it names itself. */
  model: string;
  /** What holds beside the licence of the plan, in words. */
  terms: string;
}

/** A generator beside our own engine that this installation has. */
export interface GeneratorChoice {
  id: Exclude<GeneratorId, 'whoosh'>;
  name: string;
  terms: string;
  /** Makes what names no generator. */
  isDefault: boolean;
}

/** Orders in which a list of effects can be asked for. */
export const EFFECT_ORDERS = ['newest', 'oldest', 'name', 'longest'] as const;
export type EffectOrder = (typeof EFFECT_ORDERS)[number];

/** Query of GET /api/sound-effects/all and of a project's effects; what is not given does not narrow the list. */
export interface EffectsQuery {
  /** Words, each of which the name, the prompt, the description, a tag or a source contains. */
  q?: string;
  favourite?: boolean;
  /** Those that go round without a seam, or those that do not. */
  loop?: boolean;
  /** Effects with a source of this family. */
  family?: SourceFamily;
  intensity?: Intensity;
  /** Seconds; this long or longer. */
  minDuration?: number;
  /** Seconds; shorter than this. */
  maxDuration?: number;
  /** 0..1, see meanBrightness; both ends included. */
  minBrightness?: number;
  maxBrightness?: number;
  /** Those in the trash instead of those in the library. */
  deleted?: boolean;
  /** newest when not given. */
  order?: EffectOrder;
}

/**
 * Answer of GET /api/sound-effects/index: a library as a query narrows and orders it, so that any part of it can be
 * shown at once.
 */
export interface LibraryIndex {
  /** Of all that match, in order; at most LIMITS.libraryIndexMax. */
  ids: number[];
  /** The first of them, whole. */
  effects: SoundEffect[];
}

/** Answer of GET /api/sound-effects/summary: what there is to choose from. */
export interface LibrarySummary {
  count: number;
  favourites: number;
  /** In the trash. */
  deleted: number;
  /** How many effects have a source of a family, the most frequent first; families without any are left out. */
  families: FamilyCount[];
}

export interface FamilyCount {
  family: SourceFamily;
  count: number;
}

export interface EffectSource {
  model: string;
  label: string;
  family: SourceFamily;
}

/** The colour families of the design tokens. */
export const SOURCE_FAMILIES = [
  'weather',
  'water',
  'fire',
  'body',
  'voice',
  'impact',
  'house',
  'machine',
  'electronic',
  'animal',
  'music',
  'scifi',
  'room',
] as const;
export type SourceFamily = (typeof SOURCE_FAMILIES)[number];

export interface GenerateRequest {
  /** At most 2,000 characters. Not needed with a scene. */
  description?: string;
  /** 0.5..22 s, to the millisecond. */
  duration: number;
  intensity?: Intensity;
  /** 0..4294967295; without it one is drawn. */
  seed?: number;
  loop?: boolean;
  /** Of the description; without it, the one that it seems to be in. */
  lang?: Lang;
  /** 1..4. */
  takes?: number;
  /** An edited scene instead of the description. */
  scene?: Scene;
  projectId?: number | null;
  /** The effect that it goes on from: its parent in the tree of versions. */
  parentEffectId?: number;
  /** Who makes it; without it, as the installation is set. A scene is always rendered by our own engine. */
  generator?: GeneratorId;
  /** Our own engine makes it where the generator does not; without it, the sound fails then and costs nothing. */
  fallback?: boolean;
}

/** Body of POST /api/sound-effects/{id}/variations: the same happening, a little different each time. */
export interface VariationsRequest {
  /** How far parameters and events move, 0 (the seed alone) .. 1 (wild). */
  amount: number;
  /** 1..LIMITS.maxVariations. */
  count: number;
  /** Of the first; without it one is drawn. */
  seed?: number;
}

/**
 * Body of POST /api/sound-effects/{id}/cuts: a part of a sound as an effect of its own. Seconds of the effect, to the
 * millisecond.
 */
export interface CutRequest {
  start: number;
  /** At least LIMITS.minCutSeconds after the start. */
  end: number;
  /** Over which it comes and goes; together no longer than the part. */
  fadeIn?: number;
  fadeOut?: number;
}

/**
 * Takes that were asked for have lower numbers than parts that were cut out of one of them, and parts lower ones than
 * mixes.
 */
export const FIRST_PART = 101;
export const FIRST_MIX = 201;

/** How a sound of a generation was made. */
export function madeAs({ take }: { take: number }): 'take' | 'part' | 'mix' {
  if (take < FIRST_PART) return 'take';
  return take < FIRST_MIX ? 'part' : 'mix';
}

/**
 * Body of POST /api/sound-effects/{id}/mixes: the same sound with other levels of its layers, as an effect of its own.
 */
export interface MixRequest {
  /**
   * dB against the effect by the id of the layer, GAIN_DB_RANGE of sound-scene; null: silent. What is not named stays
   * as it is.
   */
  levels: Record<string, number | null>;
}

export interface GenerationResponse {
  title: string;
  audioUrl: string;
  audioUrl48k: string;
  duration: number;
  creditsDeducted: number;
  remainingCredits: number;
  generationId: string;
  scene: Scene;
  engineVersion: string;
  /** Of the first take; null: our own engine. */
  madeBy: ForeignMaker | null;
  takes: TakeResponse[];
}

/**
 * Something that happens in a sound: a knock, a bark, a drop. Frames are counted at 48 kHz from the start of the sound.
 */
export interface SoundEvent {
  /** Id of the layer in the scene. */
  layer: string;
  /** What the source calls it: knock, strike, step. */
  kind: string;
  /** Frame in which it begins. */
  onset: number;
  /** Frame in which its layer is loudest before the next event. */
  peak: number;
}

/** Answer of GET /api/sound-effects/{id}/peaks. */
export interface PeaksResponse {
  /** Seconds. */
  duration: number;
  count: number;
  /** As bars, one for each 20 ms. */
  peaks: string;
  events: SoundEvent[];
}

export interface TakeResponse {
  /** 1..4. */
  take: number;
  seed: number;
  audioUrl: string;
  audioUrl48k: string;
  duration: number;
  bars: string;
  /** null: our own engine. */
  madeBy: ForeignMaker | null;
  /** In time order, at most 200: the strongest. */
  events: SoundEvent[];
  /** The effect it was kept as, if it was. */
  soundEffectId: number | null;
}

export type GenerationState = 'queued' | 'running' | 'done' | 'failed';

/** True progress of a generation; also the data of its server-sent events. */
export interface GenerationProgress {
  state: GenerationState;
  /** Jobs before this one, 0 when running. */
  queuePosition: number;
  /** Seconds of audio rendered of all takes. */
  renderedSeconds: number;
  askedSeconds: number;
  encodedTakes: number;
  storedTakes: number;
  /**
   * While nothing of it is rendered: seconds until all is, at the pace at which sounds are rendered now. null: nobody
   * knows, or it is being rendered, which shows its own pace.
   */
  remainingSeconds: number | null;
}

/** Answer of GET /api/generations/{id}; also of a generate call that waits longer than 25 s (202). */
export interface GenerationStatusResponse {
  id: string;
  createdAt: string;
  description: string;
  intensity: Intensity;
  projectId: number | null;
  progress: GenerationProgress;
  /** When done. */
  result: GenerationResponse | null;
  /** When failed. */
  error: { error: string; code: string } | null;
  /** Where it can be followed. */
  url: string;
}

export interface SaveSoundEffectRequest {
  projectId?: number | null;
  title?: string;
  name?: string;
  description?: string | null;
  audioUrl: string;
  audioUrl48k: string;
  duration?: number;
  prompt?: string;
  intensity?: Intensity;
}

export interface UpdateSoundEffectRequest {
  name?: string;
  favourite?: boolean;
  tags?: string[];
  /** Into a project of theirs; null takes it out. */
  projectId?: number | null;
}

/** Body of PATCH /api/sound-effects: one change of several effects. */
export interface ChangeSoundEffectsRequest extends Pick<UpdateSoundEffectRequest, 'favourite' | 'projectId'> {
  /** At most LIMITS.effectsAtOnce. */
  ids: number[];
  addTags?: string[];
  removeTags?: string[];
}

/** §3: the name of an effect is its title, else the first 50 characters of its prompt. */
export function effectName(title: string | null | undefined, prompt: string): string {
  const trimmed = (title ?? '').trim();
  return trimmed !== '' ? trimmed : Array.from(prompt.trim()).slice(0, LIMITS.nameFromPromptLength).join('');
}

/**
 * A name for people who do not see the prompt: one that was cut out of it by the number of characters ends, with an
 * ellipsis, where a clause does, or at least a word.
 */
export function shownName(name: string, prompt: string): string {
  const whole = prompt.trim();
  if (whole.length <= name.length || name !== effectName(null, whole).trim()) return name;
  const half = name.length / 2;
  const word = whole.charAt(name.length).trim() === '' ? name.length : name.lastIndexOf(' ');
  const ends = [Math.max(...[',', ';', '.'].map((mark) => name.lastIndexOf(mark))), word];
  return `${name
    .slice(
      0,
      ends.find((end) => end > half),
    )
    .trimEnd()}…`;
}
