import type { Bar, ProjectMedia, SoundEffect, SourceFamily } from '@whoosh/contracts';
import type { SourceId } from '@whoosh/timeline-mix';
import { effectTrack, readBars } from '@whoosh/ui/more';
import { t } from '../messages';
import { toMs, type Clip } from '../model';

/** What a clip sounds like, as far as the screen shows it. */
export interface ClipSound {
  name: string;
  /** null for a sound of one's own. */
  family: SourceFamily | null;
  /** null while they are not known. */
  bars: readonly Bar[] | null;
  lengthMs: number;
  /** WAV, 48 kHz; null while there is none. */
  url: string | null;
  isMissing: boolean;
}

/** The sounds of a project by what clips name. */
export interface ClipSounds {
  of: (clip: Pick<Clip, 'soundEffectId' | 'mediaId'>) => ClipSound;
  effect: (id: number) => SoundEffect | undefined;
}

const MISSING: ClipSound = {
  get name() {
    return t('clipSounds.audioMissing');
  },
  family: null,
  bars: null,
  lengthMs: 0,
  url: null,
  isMissing: true,
};

/** Looks sounds up; the same sound is always the same object. */
export function clipSounds(effects: readonly SoundEffect[], media: readonly ProjectMedia[]): ClipSounds {
  const effectsById = new Map(effects.map((effect) => [effect.id, effect]));
  const mediaById = new Map(media.map((item) => [item.id, item]));
  return {
    effect: (id) => effectsById.get(id),
    of: ({ soundEffectId, mediaId }) => {
      const effect = soundEffectId === null ? undefined : effectsById.get(soundEffectId);
      if (effect !== undefined) return remembered(effect, soundOfEffect);
      const own = mediaId === null ? undefined : mediaById.get(mediaId);
      return own === undefined ? MISSING : remembered(own, soundOfMedia);
    },
  };
}

/** Address of what the mixer calls a source; null while there is none. */
export function urlOfSource(sounds: ClipSounds, source: SourceId): string | null {
  const [kind, id] = source.split('-');
  const isEffect = kind === 'effect';
  return sounds.of({ soundEffectId: isEffect ? Number(id) : null, mediaId: isEffect ? null : Number(id) }).url;
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
    url: effect.audioUrl48k,
    isMissing: false,
  };
}

function soundOfMedia(media: ProjectMedia): ClipSound {
  return {
    name: media.name,
    family: null,
    bars: media.bars === null ? null : readBars(media.bars, media.name).bars,
    lengthMs: toMs(media.duration),
    url: media.audioUrl48k,
    isMissing: media.state === 'failed',
  };
}
