import { serverMessage, useDeleteProject, useRestoreProject } from '@whoosh/api-client';
import { LIMITS, type Project } from '@whoosh/contracts';
import { Button, useToast } from '@whoosh/ui';
import { useCallback } from 'react';

/** Deletes a project, with the way back in the message that says so. */
export function useProjectDeletion() {
  const { mutateAsync: deleteProject, isPending } = useDeleteProject();
  const { mutateAsync: restoreProject } = useRestoreProject();
  const toast = useToast();

  const restore = useCallback(
    async (project: Project) => {
      try {
        await restoreProject(project);
        toast({ tone: 'success', title: 'Project restored' });
      } catch (error) {
        const description = serverMessage(error, 'Failed to restore project');
        toast({ tone: 'destructive', title: 'Error', description });
      }
    },
    [restoreProject, toast],
  );
  const remove = useCallback(
    async (project: Project) => {
      try {
        await deleteProject(project);
        toast({
          title: 'Project deleted',
          description: `It can be brought back for ${LIMITS.trashDays} days.`,
          action: (
            <Button size="small" onClick={() => void restore(project)}>
              Undo
            </Button>
          ),
        });
      } catch (error) {
        toast({ tone: 'destructive', title: 'Error', description: serverMessage(error, 'Failed to delete project') });
      }
    },
    [deleteProject, restore, toast],
  );
  return { remove, isPending };
}
