import { serverMessage, useCreateMedia, useDeleteMedia } from '@whoosh/api-client';
import type { ProjectMedia } from '@whoosh/contracts';
import { useToast } from '@whoosh/ui';
import { useState } from 'react';
import { t } from '../messages';
import type { Clip } from '../model';

/** The clips of the open timeline, as far as deleting a sound under them goes. */
export interface MediaClips {
  /** Those that stand on a voice or music. */
  of: (mediaId: number) => readonly Clip[];
  /** Removes them as one step of undo, and resolves when the server knows. */
  remove: (keys: readonly string[]) => Promise<void>;
}

/** Adds and removes voices and music; one on which clips stand goes with them after a question. */
export function useMediaChanges(projectId: number, clips: MediaClips) {
  const { mutateAsync: createMedia } = useCreateMedia(projectId);
  const { mutateAsync: deleteMedia } = useDeleteMedia(projectId);
  const [asked, setAsked] = useState<{ media: ProjectMedia; clips: readonly Clip[] } | null>(null);
  const toast = useToast();
  const told = async (work: () => Promise<unknown>, fallback: string) => {
    try {
      await work();
    } catch (error) {
      toast({ title: t('shared.error'), description: serverMessage(error, fallback), tone: 'destructive' });
    }
  };
  const remove = (media: ProjectMedia, standing: readonly Clip[]) =>
    told(async () => {
      if (standing.length > 0) await clips.remove(standing.map(({ key }) => key));
      await deleteMedia(media.id);
    }, t('mediaChanges.failedToDeleteTheFile'));
  return {
    create: (path: string, role: ProjectMedia['role'], name: string) =>
      told(() => createMedia({ path, role, name }), t('mediaChanges.failedToAddTheFile')),
    remove: (media: ProjectMedia) => {
      const standing = clips.of(media.id);
      if (standing.length === 0) void remove(media, []);
      else setAsked({ media, clips: standing });
    },
    question: {
      asked,
      onCancel: () => setAsked(null),
      onConfirm: () => {
        setAsked(null);
        if (asked !== null) void remove(asked.media, clips.of(asked.media.id));
      },
    },
  };
}
