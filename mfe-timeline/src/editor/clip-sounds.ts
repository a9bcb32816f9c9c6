import { effectName, type Bar, type ProjectMedia, type SoundEffect, type SourceFamily } from '@whoosh/contracts';
import type { SourceId } from '@whoosh/timeline-mix';
import type { Scene } from '@whoosh/sound-scene';
import { effectTrack, readBars } from '@whoosh/ui/more';
import { draftNumber } from '../drafts/draft-number';
import type { DraftSound } from '../drafts/draft-sounds';
import { t } from '../messages';
import { toMs, type Clip } from '../model';
import type { SoundFile } from '../playback';

/** What a clip sounds like, as far as the screen shows it. */
export interface ClipSound {
  name: string;
  /** null for a sound of one's own. */
  family: SourceFamily | null;
  /** null while they are not known. */
  bars: readonly Bar[] | null;
  lengthMs: number;
  /** WAV, 48 kHz; null while there is none. */
  file: SoundFile | null;
  isMissing: boolean;
  /** Only tried so far: rendered in this page, and in no export. */
  isDraft: boolean;
}

/** The sounds of a project by what clips name. */
export interface ClipSounds {
  of: (clip: Pick<Clip, 'soundEffectId' | 'mediaId' | 'scene'>) => ClipSound;
  effect: (id: number) => SoundEffect | undefined;
  /** What is rendered of a draft; undefined while nothing is wanted of it. */
  draft: (scene: Scene) => DraftSound | undefined;
  /** What the mixer plays of a source; null while there is none. */
  fileOf: (source: SourceId) => SoundFile | null;
}

const MISSING: ClipSound = {
  get name() {
    return t('clipSounds.audioMissing');
  },
  family: null,
  bars: null,
  lengthMs: 0,
  file: null,
  isMissing: true,
  isDraft: false,
};

/** Looks sounds up; the same sound is always the same object. @param drafts by the numbers of their scenes */
export function clipSounds(
  effects: readonly SoundEffect[],
  media: readonly ProjectMedia[],
  drafts: ReadonlyMap<number, DraftSound> = new Map(),
): ClipSounds {
  const effectsById = new Map(effects.map((effect) => [effect.id, effect]));
  const mediaById = new Map(media.map((item) => [item.id, item]));
  const draftSounds = new Map<number, ClipSound>();
  const draftSound = (scene: Scene): ClipSound => {
    const number = draftNumber(scene);
    const sound = draftSounds.get(number) ?? soundOfDraft(scene, drafts.get(number));
    draftSounds.set(number, sound);
    return sound;
  };
  return {
    effect: (id) => effectsById.get(id),
    draft: (scene) => drafts.get(draftNumber(scene)),
    of: ({ soundEffectId, mediaId, scene }) => {
      if (soundEffectId === null && mediaId === null && scene !== null) return draftSound(scene);
      const effect = soundEffectId === null ? undefined : effectsById.get(soundEffectId);
      if (effect !== undefined) return remembered(effect, soundOfEffect);
      const own = mediaId === null ? undefined : mediaById.get(mediaId);
      return own === undefined ? MISSING : remembered(own, soundOfMedia);
    },
    fileOf: (source) => {
      const [kind, id] = source.split('-');
      if (kind === 'draft') return drafts.get(Number(id))?.audio ?? null;
      const effect = kind === 'effect' ? effectsById.get(Number(id)) : undefined;
      return effect?.audioUrl48k ?? (kind === 'media' ? (mediaById.get(Number(id))?.audioUrl48k ?? null) : null);
    },
  };
}

const known = new WeakMap<object, ClipSound>();

function remembered<Source extends object>(source: Source, make: (source: Source) => ClipSound): ClipSound {
  const before = known.get(source);
  if (before !== undefined) return before;
  const sound = make(source);
  known.set(source, sound);
  return sound;
}

function soundOfEffect(effect: SoundEffect): ClipSound {
  const { bars, duration } = effectTrack(effect);
  return {
    name: effect.name,
    family: effect.sources[0]?.family ?? null,
    bars,
    lengthMs: toMs(duration),
    file: effect.audioUrl48k,
    isMissing: false,
    isDraft: false,
  };
}

function soundOfMedia(media: ProjectMedia): ClipSound {
  return {
    name: media.name,
    family: null,
    bars: media.bars === null ? null : readBars(media.bars, media.name).bars,
    lengthMs: toMs(media.duration),
    file: media.audioUrl48k,
    isMissing: media.state === 'failed',
    isDraft: false,
  };
}

function soundOfDraft(scene: Scene, draft: DraftSound | undefined): ClipSound {
  return {
    name: effectName(null, scene.text),
    family: draft?.family ?? null,
    bars: draft?.bars ?? null,
    lengthMs: toMs(scene.duration),
    file: draft?.audio ?? null,
    isMissing: draft?.state === 'failed',
    isDraft: true,
  };
}
