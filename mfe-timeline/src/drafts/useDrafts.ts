import { interpretDescription, readEffectScene, serverMessage, useQueryClient } from '@whoosh/api-client';
import { TIMELINE_LIMITS } from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';
import { useToast } from '@whoosh/ui';
import { useCallback, useEffect } from 'react';
import type { Editor } from '../editor/editor';
import type { Transport } from '../editor/transport';
import { t } from '../messages';
import { endMs, onSample, placedFree, toMs, UNTOUCHED, type Clip, type ClipSync } from '../model';
import { hitOf, pinnedEvents, syncIn } from '../scenes/events';
import { withIndividualsOf } from '../scenes/same-individuals';
import type { GenerationForm } from '../sounds/generation-form';
import { isDraft } from './draft-number';
import type { DraftSounds } from './draft-sounds';
import { anyTake, draftedClip, takeAt } from './takes';

/** What is heard of the picture before and after a draft that is looped, milliseconds. */
const AROUND_MS = 500;

interface DraftsOptions {
  editor: Editor;
  transport: Transport;
  store: DraftSounds;
  /** The latest start of a clip, milliseconds. */
  limitMs: number;
}

/** Trying sounds in their places, without a credit. */
export interface Drafts {
  /**
   * Lays a draft of a description where it is to begin, or with its hit at the playhead, and plays it in a loop; what
   * failed has been told.
   */
  tryOut: (form: GenerationForm) => Promise<void>;
  /** Makes a draft of other words in the place of one. */
  reword: (clip: Clip, text: string) => Promise<void>;
  /** Another take of each of these clips, some places further or back; clips of a kept sound become drafts of it. */
  another: (clips: readonly Clip[], by: number) => Promise<void>;
  /** What a clip's takes are made of; null for a sound of one's own, and where it cannot be had. */
  sceneOf: (clip: Clip) => Promise<Scene | null>;
  /** Plays a clip in a loop, with a little of the picture around it. */
  hear: (clip: Pick<Clip, 'startMs' | 'durationMs'>) => void;
}

export function useDrafts({ editor, transport, store, limitMs }: DraftsOptions): Drafts {
  const client = useQueryClient();
  const toast = useToast();
  const fail = useCallback(
    (description: string) => toast({ title: t('draft.failed'), description, tone: 'destructive' }),
    [toast],
  );
  const hear = useCallback<Drafts['hear']>(
    ({ startMs, durationMs }) =>
      transport.playLoop({ fromMs: startMs - AROUND_MS, toMs: startMs + durationMs + AROUND_MS }),
    [transport],
  );
  // what was tried and is undone or deleted is decided on
  useEffect(() => {
    let had = editor.present.clips.some(isDraft);
    return editor.subscribe(() => {
      const has = editor.present.clips.some(isDraft);
      if (had && !has) transport.endTrial();
      had = has;
    });
  }, [editor, transport]);
  const hasRoom = useCallback(
    (added: number): boolean => {
      const most = TIMELINE_LIMITS.maxDrafts;
      const has = editor.present.clips.filter(isDraft).length + added <= most;
      if (!has) fail(t('draft.tooMany', { most }));
      return has;
    },
    [editor, fail],
  );
  const sceneOf = useCallback<Drafts['sceneOf']>(
    async (clip) => {
      if (isDraft(clip)) return clip.scene;
      if (clip.soundEffectId === null || !hasRoom(1)) return null;
      try {
        const { scene } = await readEffectScene(client, clip.soundEffectId);
        return withIndividualsOf(scene, scene);
      } catch {
        return null;
      }
    },
    [client, hasRoom],
  );
  /** The draft as it is heard, with the event of a sync point found anew in it. */
  const drafted = useCallback(
    async (clip: Clip, scene: Scene) => {
      const { events } = await store.render(scene);
      const found = syncIn(clip.sync, pinnedEvents(scene, events));
      return draftedClip(clip, scene, events.length === 0 ? clip.sync : found);
    },
    [store],
  );
  const understood = useCallback(
    async ({ text, duration, intensity }: GenerationForm): Promise<Scene | null> => {
      try {
        const answer = await interpretDescription(client, { description: text.trim(), duration, intensity });
        return answer.scene;
      } catch (error) {
        fail(serverMessage(error, t('draft.cannot')));
        return null;
      }
    },
    [client, fail],
  );

  const tryOut = useCallback<Drafts['tryOut']>(
    async (form) => {
      if (!hasRoom(1)) return;
      const atMs = form.startMs ?? transport.positionMs();
      const read = await understood(form);
      if (read === null) return;
      const scene = anyTake(read, Math.random());
      const { state, events } = await store.render(scene);
      if (state !== 'ready') return void fail(t('draft.cannot'));
      // what has to begin at a moment has its other takes begin there, too
      const hit = form.startMs === undefined ? hitOf(scene, pinnedEvents(scene, events)) : null;
      const clip = newDraft(scene, hit, atMs, editor.newKey());
      editor.edit(placedFree(clip, editor.present, limitMs));
      editor.selectKeys([clip.key]);
      hear(clip);
    },
    [editor, transport, store, limitMs, hasRoom, understood, fail, hear],
  );
  const reword = useCallback<Drafts['reword']>(
    async (clip, text) => {
      if (!isDraft(clip) || text.trim() === '' || text.trim() === clip.scene.text.trim()) return;
      const { duration, intensity, seed } = clip.scene;
      const read = await understood({ text, duration, intensity });
      if (read === null) return;
      const now = editor.present.clips.find(({ key }) => key === clip.key);
      if (now === undefined) return;
      editor.edit(await drafted(now, { ...read, seed }));
      hear(now);
    },
    [editor, understood, drafted, hear],
  );
  const another = useCallback<Drafts['another']>(
    async (clips, by) => {
      const own = clips.filter(({ mediaId }) => mediaId === null);
      if (own.length === 0 || !hasRoom(own.filter((clip) => !isDraft(clip)).length)) return;
      const operations = await Promise.all(
        own.map(async (clip) => {
          const scene = await sceneOf(clip);
          return scene === null ? [] : [await drafted(clip, takeAt(scene, by))];
        }),
      );
      editor.edit({ type: 'all', operations: operations.flat() }, `take ${own.map(({ key }) => key).join()}`);
      const startMs = Math.min(...own.map((clip) => clip.startMs));
      if (!transport.snapshot().isPlaying) hear({ startMs, durationMs: Math.max(...own.map(endMs)) - startMs });
    },
    [editor, transport, hasRoom, sceneOf, drafted, hear],
  );
  return { tryOut, reword, another, sceneOf, hear };
}

function newDraft(scene: Scene, sync: ClipSync | null, atMs: number, key: string): Clip {
  return {
    ...UNTOUCHED,
    key,
    track: 0,
    startMs: onSample(Math.max(0, atMs - (sync?.atMs ?? 0))),
    durationMs: toMs(scene.duration),
    scene,
    sync,
  };
}
