import {
  keepTimelineState,
  refreshReviewComments,
  useProject,
  useQueryClient,
  useTimelineState,
} from '@whoosh/api-client';
import type { Project, User } from '@whoosh/contracts';
import { Loading, useToast } from '@whoosh/ui';
import { useEffect, useState } from 'react';
import { t } from '../messages';
import { LoadFailure } from './LoadFailure';
import { openTimeline, type OpenTimeline } from './open-timeline';
import { ProjectPage } from './ProjectPage';

interface TimelineProjectProps {
  user: User;
  project: Project;
}

/** A timeline project: loaded, then open. */
export function TimelineProject({ user, project: known }: TimelineProjectProps) {
  const { data: project = known } = useProject(known);
  const { data: stored, isError, refetch } = useTimelineState(known.id);
  const [open, setOpen] = useState<OpenTimeline | null>(null);
  const toast = useToast();
  const client = useQueryClient();
  const isStored = stored !== undefined;
  useEffect(() => {
    if (stored === undefined) return undefined;
    const onProblem = (error: unknown) => {
      // a pause, or a newer request to play, is no failure
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({
        title: t('timelineProject.playbackFailed'),
        description: t('timelineProject.thisBrowserCannotPlayThe'),
        tone: 'destructive',
      });
    };
    const onRestored = () =>
      toast({ title: t('timelineProject.editsRestored'), description: t('timelineProject.whatCouldNotBeSent') });
    const onMerged = () =>
      toast({ title: t('timelineProject.changedElsewhere'), description: t('timelineProject.bothAreKept') });
    const opened = openTimeline({
      userId: user.id,
      projectId: known.id,
      stored,
      onProblem,
      onRestored,
      onMerged,
      onRead: (response) => keepTimelineState(client, known.id, response),
      onComments: () => void refreshReviewComments(client, known.id),
    });
    setOpen(opened);
    return () => opened.dispose();
    // what is stored later is merged by the saving, not opened anew
    // oxlint-disable-next-line react/exhaustive-deps -- only the first answer opens the timeline
  }, [isStored, user.id, known.id]);

  if (isError && open === null) return <LoadFailure name={project.name} onRetry={() => void refetch()} />;
  if (open === null || stored === undefined) return <Loading text={t('timelineProject.loadingTimeline')} />;
  return <ProjectPage project={project} stored={stored} open={open} />;
}
