import { Navigate, useToast } from '@whoosh/ui';
import { useEffect } from 'react';
import { t } from '../../messages';

/** The address names a project that is not there, or somebody else's: back to the dashboard, and why. */
export function MissingProject() {
  const toast = useToast();
  useEffect(() => {
    toast({
      tone: 'destructive',
      title: t('missingProject.projectNotFound'),
      description: t('missingProject.deletedOrNotYours'),
    });
  }, [toast]);
  return <Navigate to="/" replace />;
}
