import type { SchemaPart } from '../../database/schema-part';
import { Projects1763700300000 } from './migrations/1763700300000-Projects';
import { ProjectTrash1763762000000 } from './migrations/1763762000000-ProjectTrash';
import { Project } from './project.entity';

export const projectsSchema: SchemaPart = { entities: [Project], migrations: [Projects1763700300000, ProjectTrash1763762000000] };
