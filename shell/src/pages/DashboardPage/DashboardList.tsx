import { FREE_PLAN_ID, type ProjectType, type User } from '@whoosh/contracts';
import { PageHeader } from '@whoosh/ui';
import { useState } from 'react';
import { t } from '../../messages';
import { LaunchCards } from './LaunchCards';
import { NewProjectDialog } from './NewProjectDialog';
import { ProjectsSection } from './ProjectsSection';
import { RecentSoundEffects } from './RecentSoundEffects';
import { RenewalNote } from './RenewalNote';

/** The dashboard without a selected project. */
export function DashboardList({ user }: { user: User }) {
  const [creating, setCreating] = useState<ProjectType | null>(null);
  const firstName = user.name.trim().split(/\s+/)[0] ?? '';
  return (
    <>
      <PageHeader
        title={firstName === '' ? t('dashboardList.welcomeBack') : t('dashboardList.welcomeBack2', { firstName })}
        pageTitle={t('shared.dashboard')}
      >
        {user.planId > FREE_PLAN_ID && <RenewalNote />}
      </PageHeader>
      <LaunchCards onNewProject={() => setCreating('timeline')} />
      <ProjectsSection onNewProject={() => setCreating('sfx')} />
      <RecentSoundEffects />
      {creating !== null && <NewProjectDialog initialType={creating} onClose={() => setCreating(null)} />}
    </>
  );
}
