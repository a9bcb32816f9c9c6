import type { MixedList } from 'typeorm';
import { filesSchema } from '../infra/files/schema';
import { queueSchema } from '../infra/queue/schema';
import { rateLimitsSchema } from '../infra/rate-limits/schema';
import { authSchema } from '../modules/auth/schema';
import { billingSchema } from '../modules/billing/schema';
import { plansSchema } from '../modules/plans/schema';
import { projectsSchema } from '../modules/projects/schema';
import { soundEffectsSchema } from '../modules/sound-effects/schema';
import { sharesSchema } from '../modules/sound-effects/shares/schema';
import { supportSchema } from '../modules/support/schema';
import { timelineSchema } from '../modules/timeline/schema';
import { webhooksSchema } from '../modules/webhooks/schema';
import type { SchemaPart } from './schema-part';

/** Every owner of tables, named one by one: a file nobody lists is a table nobody has. */
const PARTS: readonly SchemaPart[] = [
  rateLimitsSchema,
  queueSchema,
  plansSchema,
  authSchema,
  webhooksSchema,
  projectsSchema,
  filesSchema,
  billingSchema,
  soundEffectsSchema,
  sharesSchema,
  timelineSchema,
  supportSchema,
];

export const ENTITIES: MixedList<() => void> = PARTS.flatMap((part) => part.entities) as (() => void)[];
export const MIGRATIONS = PARTS.flatMap((part) => part.migrations);
