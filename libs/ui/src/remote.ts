import type { Project } from '@whoosh/contracts';
import type { ComponentType } from 'react';

/** What a remote's `./routes` gives the shell: its pages by path. */
export type RemoteRoutes = Readonly<Record<string, ComponentType>>;

/** The creator's `./GeneratorPanel`. */
export interface GeneratorPanelProps {
  /** Sounds are made for this project. */
  projectId: number;
}

/** The timeline's `./ProjectView`. */
export interface ProjectViewProps {
  project: Project;
}
