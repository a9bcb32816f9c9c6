import type { SchemaPart } from '../../database/schema-part';
import { Export } from './exports/export.entity';
import { Exports1763780300000 } from './exports/migrations/1763780300000-Exports';
import { BusStems1795674000000 } from './exports/migrations/1795674000000-BusStems';
import { ProjectMedia } from './media/project-media.entity';
import { CenteredClips1795675000000 } from './migrations/1795675000000-CenteredClips';
import { ClipDrafts1795671000000 } from './migrations/1795671000000-ClipDrafts';
import { ClipEnvelopes1795662000000 } from './migrations/1795662000000-ClipEnvelopes';
import { ClipSamples1795651200000 } from './migrations/1795651200000-ClipSamples';
import { EffectMedia1795680000000 } from './migrations/1795680000000-EffectMedia';
import { Timelines1763780200000 } from './migrations/1763780200000-Timelines';
import { reviewSchema } from './review/review.schema';
import { TimelineEdit } from './timeline-edit.entity';
import { TimelineItem } from './timeline-item.entity';
import { Timeline } from './timeline.entity';
import { versionsSchema } from './versions/versions.schema';

export const timelineSchema: SchemaPart = {
  entities: [
    ProjectMedia,
    TimelineItem,
    Timeline,
    TimelineEdit,
    Export,
    ...reviewSchema.entities,
    ...versionsSchema.entities,
  ],
  migrations: [
    Timelines1763780200000,
    Exports1763780300000,
    ClipSamples1795651200000,
    ClipEnvelopes1795662000000,
    ClipDrafts1795671000000,
    BusStems1795674000000,
    CenteredClips1795675000000,
    EffectMedia1795680000000,
    ...reviewSchema.migrations,
    ...versionsSchema.migrations,
  ],
};
