import { useSession } from '@whoosh/api-client';
import type { GeneratorPanelProps } from '@whoosh/ui';
import { Generator } from '../generator/Generator';

/** The generator for one project, mounted by the dashboard. */
export default function GeneratorPanel({ projectId }: GeneratorPanelProps) {
  const { user } = useSession();
  return user && <Generator key={projectId} user={user} projectId={projectId} />;
}
