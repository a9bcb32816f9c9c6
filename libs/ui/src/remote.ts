import type { Project } from '@whoosh/contracts';
import type { ComponentType } from 'react';

/** What a remote's `./routes` gives the shell: its pages by path. */
export type RemoteRoutes = Readonly<Record<string, ComponentType>>;

/** The creator's `./GeneratorPanel`. */
export interface GeneratorPanelProps {
  /** Sounds are made for this project. */
  projectId: number;
}

/** The creator's `./TryPanel`: what becomes of the words that a visitor writes above it. */
export interface TryPanelProps {
  text: string;
  /** Raised by one each time that the words are to be heard as soon as they are a sound. */
  asked: number;
  /** Words that will probably be asked for next: they are made while nothing is written, and not shown. */
  likely?: string;
}

/** The timeline's `./ProjectView`. */
export interface ProjectViewProps {
  project: Project;
}
