import { serverMessage, useDeleteProject, useRestoreProject } from '@whoosh/api-client';
import { LIMITS, type Project } from '@whoosh/contracts';
import { Button, useToast } from '@whoosh/ui';
import { useCallback } from 'react';
import { t } from '../../messages';

/** Deletes a project, with the way back in the message that says so. */
export function useProjectDeletion() {
  const { mutateAsync: deleteProject, isPending } = useDeleteProject();
  const { mutateAsync: restoreProject } = useRestoreProject();
  const toast = useToast();

  const restore = useCallback(
    async (project: Project) => {
      try {
        await restoreProject(project);
        toast({ tone: 'success', title: t('projectDeletion.projectRestored') });
      } catch (error) {
        const description = serverMessage(error, t('projectDeletion.failedToRestoreProject'));
        toast({ tone: 'destructive', title: t('shared.error'), description });
      }
    },
    [restoreProject, toast],
  );
  const remove = useCallback(
    async (project: Project) => {
      try {
        await deleteProject(project);
        toast({
          title: t('projectDeletion.projectDeleted'),
          description: t('projectDeletion.itCanBeBroughtBack', { trashDays: LIMITS.trashDays }),
          action: (
            <Button size="small" onClick={() => void restore(project)}>
              {t('projectDeletion.undo')}
            </Button>
          ),
        });
      } catch (error) {
        toast({
          tone: 'destructive',
          title: t('shared.error'),
          description: serverMessage(error, t('projectDeletion.failedToDeleteProject')),
        });
      }
    },
    [deleteProject, restore, toast],
  );
  return { remove, isPending };
}
