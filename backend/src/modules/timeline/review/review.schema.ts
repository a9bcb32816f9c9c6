import type { SchemaPart } from '../../../database/schema-part';
import { Reviews1795672000000 } from './migrations/1795672000000-Reviews';
import { ReviewComment } from './review-comment.entity';
import { ReviewLink } from './review-link.entity';

export const reviewSchema: SchemaPart = {
  entities: [ReviewLink, ReviewComment],
  migrations: [Reviews1795672000000],
};
