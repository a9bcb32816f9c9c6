import type { ProjectType as ContractType } from '@whoosh/contracts';

export type ProjectType = ContractType;
export const PROJECT_TYPES = ['sfx', 'timeline'] as const satisfies readonly ProjectType[];
