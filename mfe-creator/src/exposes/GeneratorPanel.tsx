import type { GeneratorPanelProps } from '@whoosh/ui';
import { Loading } from '@whoosh/ui';

/** The generator for one project, mounted by the dashboard. */
export default function GeneratorPanel({ projectId }: GeneratorPanelProps) {
  return <Loading text={`Project ${projectId}`} />;
}
