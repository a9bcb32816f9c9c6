import { useConfig } from '@whoosh/api-client';
import { Loading, PageHeader } from '@whoosh/ui';
import { useState } from 'react';
import NotFoundPage from '../../app/NotFoundPage';
import { t } from '../../messages';
import { EmptyTimeline } from './EmptyTimeline';
import { NewProjectDialog } from './NewProjectDialog';
import { ProjectsSection } from './ProjectsSection';

/** The timeline projects. While the setting says soon, there is no such page. */
export default function TimelineEditorPage() {
  const { data: config, isPending } = useConfig();
  const [isCreating, setCreating] = useState(false);
  if (isPending) return <Loading />;
  if (config?.timelineEditor !== 'live') return <NotFoundPage />;
  return (
    <>
      <PageHeader title={t('shared.timelineEditor')} />
      <ProjectsSection
        type="timeline"
        asCards
        empty={<EmptyTimeline onNewProject={() => setCreating(true)} />}
        onNewProject={() => setCreating(true)}
      />
      {isCreating && <NewProjectDialog initialType="timeline" onClose={() => setCreating(false)} />}
    </>
  );
}
