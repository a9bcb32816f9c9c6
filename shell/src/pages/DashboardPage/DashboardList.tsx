import type { User } from '@whoosh/contracts';
import { PageHeader } from '@whoosh/ui';
import { useState } from 'react';
import { LaunchCards } from './LaunchCards';
import { NewProjectDialog } from './NewProjectDialog';
import { ProjectsSection } from './ProjectsSection';
import { RecentSoundEffects } from './RecentSoundEffects';

/** The dashboard without a selected project. */
export function DashboardList({ user }: { user: User }) {
  const [isCreating, setCreating] = useState(false);
  const firstName = user.name.trim().split(/\s+/)[0] ?? '';
  return (
    <>
      <PageHeader title={firstName === '' ? 'Welcome back' : `Welcome back, ${firstName}`} pageTitle="Dashboard" />
      <LaunchCards onNewProject={() => setCreating(true)} />
      <ProjectsSection onNewProject={() => setCreating(true)} />
      <RecentSoundEffects />
      {isCreating && <NewProjectDialog onClose={() => setCreating(false)} />}
    </>
  );
}
