import type { SchemaPart } from '../../database/schema-part';
import { Plans1763700100000 } from './migrations/1763700100000-Plans';
import { Plan } from './plan.entity';

export const plansSchema: SchemaPart = { entities: [Plan], migrations: [Plans1763700100000] };
