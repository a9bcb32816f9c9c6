import type { SchemaPart } from './database';
import { filesSchema } from './infra/files/schema';
import { queueSchema } from './infra/queue/schema';
import { rateLimitsSchema } from './infra/rate-limits/schema';
import { securityLogSchema } from './infra/security-log/schema';
import { authSchema } from './modules/auth/schema';
import { billingSchema } from './modules/billing/schema';
import { plansSchema } from './modules/plans/schema';
import { projectsSchema } from './modules/projects/schema';
import { individualsSchema } from './modules/sound-effects/individuals/schema';
import { soundEffectsSchema } from './modules/sound-effects/schema';
import { readersSchema } from './modules/sound-effects/readers/schema';
import { sensesSchema } from './modules/sound-effects/senses/schema';
import { sharesSchema } from './modules/sound-effects/shares/schema';
import { supportSchema } from './modules/support/schema';
import { timelineSchema } from './modules/timeline/schema';
import { webhooksSchema } from './modules/webhooks/schema';

/** Every owner of tables, named one by one: a file nobody lists is a table nobody has. */
const PARTS: readonly SchemaPart[] = [
  rateLimitsSchema,
  queueSchema,
  plansSchema,
  authSchema,
  securityLogSchema,
  webhooksSchema,
  projectsSchema,
  filesSchema,
  billingSchema,
  soundEffectsSchema,
  sharesSchema,
  sensesSchema,
  individualsSchema,
  readersSchema,
  timelineSchema,
  supportSchema,
];

/** The tables of the whole product: what the database is opened with, by the server, the worker, the console and the tests. */
export const SCHEMA: SchemaPart = {
  entities: PARTS.flatMap((part) => part.entities),
  migrations: PARTS.flatMap((part) => part.migrations),
};
