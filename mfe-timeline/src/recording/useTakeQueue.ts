import { serverMessage, useCreateMedia, useSession } from '@whoosh/api-client';
import type { Project, ProjectMedia } from '@whoosh/contracts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Editor } from '../editor/editor';
import { t } from '../messages/later';
import { laidDown } from './lay-down';
import { takesAmong } from './take-names';
import { TakeQueue, type QueueOptions } from './take-queue';
import { uploadTake } from './upload-take';
import { openTakeStore, takesInMemory } from './take-store';

interface QueueGround {
  project: Project;
  editor: Editor;
  /** Sounds of one's own that the project has. */
  media: readonly Pick<ProjectMedia, 'id' | 'name'>[];
  totalMs: number;
}

/** One for each open timeline: takes are sent on while the recorder is closed. */
const queues = new WeakMap<Editor, Promise<TakeQueue>>();

const openQueue = async (options: Omit<QueueOptions, 'store' | 'locks'>): Promise<TakeQueue> => {
  const store = await openTakeStore().catch(() => takesInMemory());
  // not in every browser, whatever its type says
  const locks = navigator.locks as LockManager | undefined;
  return new TakeQueue({ ...options, store, locks });
};

/** The takes that the server does not have yet, and what brings them there; null until the browser's store is open. */
export function useTakeQueue(ground: QueueGround): TakeQueue | null {
  const { project, editor } = ground;
  const { user } = useSession();
  const { mutateAsync: createMedia } = useCreateMedia(project.id);
  const [queue, setQueue] = useState<TakeQueue | null>(null);
  const latest = useRef(ground);
  useEffect(() => {
    latest.current = ground;
  });
  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const opening =
      queues.get(editor) ??
      openQueue({
        upload: uploadTake,
        createMedia,
        wordsOf: (error) => serverMessage(error, t('recorder.notStored')),
        onStored: (take, media, { leadMs, durationMs }) => {
          const { media: all, totalMs } = latest.current;
          const key = editor.newKey();
          const { startMs, track } = take;
          const trackName = t(`recorder.${take.kind}`);
          const laid = { key, mediaId: media.id, track, trackName, startMs, leadMs, durationMs, limitMs: totalMs };
          editor.edit(laidDown(editor.present, { ...laid, isTake: takesAmong(all), newKey: editor.newKey }));
          editor.selectKeys([key]);
        },
      });
    queues.set(editor, opening);
    void opening.then(async (opened) => {
      setQueue(opened);
      await opened.restore(userId, project.id);
    });
  }, [editor, project.id, userId, createMedia]);
  return queue;
}

const NOBODY = () => () => undefined;
const NOTHING: ReturnType<TakeQueue['snapshot']> = [];

/** What waits in a queue. */
export function useWaitingTakes(queue: TakeQueue | null): ReturnType<TakeQueue['snapshot']> {
  return useSyncExternalStore(queue?.subscribe ?? NOBODY, queue?.snapshot ?? (() => NOTHING));
}
