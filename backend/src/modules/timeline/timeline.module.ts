import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth';
import { ProjectsModule } from '../projects';
import { SoundEffectsModule } from '../sound-effects';
import { WebhooksModule } from '../webhooks';
import { Export } from './exports/export.entity';
import { ExportsController } from './exports/exports.controller';
import { EXPORTS } from './exports/exports.providers';
import { MediaController } from './media/media.controller';
import { MediaService } from './media/media.service';
import { ProjectMedia } from './media/project-media.entity';
import { PREPARATION } from './preparation/preparation.providers';
import { OpenReviewController } from './review/open-review.controller';
import { ReviewComment } from './review/review-comment.entity';
import { ReviewComments } from './review/review-comments.service';
import { ReviewLink } from './review/review-link.entity';
import { ReviewLinks } from './review/review-links.service';
import { ReviewController } from './review/review.controller';
import { TimelineAccount } from './timeline-account';
import { TimelineCare } from './timeline-care';
import { TimelineEdit } from './timeline-edit.entity';
import { TimelineEventsController } from './timeline-events.controller';
import { TimelineNewsFeed } from './timeline-news';
import { TimelineEdits } from './timeline-edits.service';
import { TimelineItem } from './timeline-item.entity';
import { TimelineController } from './timeline.controller';
import { Timeline } from './timeline.entity';
import { TimelineService } from './timeline.service';
import { TimelineVersion } from './versions/timeline-version.entity';
import { VersionsController } from './versions/versions.controller';
import { VersionsService } from './versions/versions.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      Export,
      ProjectMedia,
      ReviewComment,
      ReviewLink,
      Timeline,
      TimelineEdit,
      TimelineItem,
      TimelineVersion,
    ]),
    AuthModule,
    ProjectsModule,
    SoundEffectsModule,
    WebhooksModule,
  ],
  controllers: [
    TimelineController,
    TimelineEventsController,
    MediaController,
    ExportsController,
    ReviewController,
    OpenReviewController,
    VersionsController,
  ],
  providers: [
    MediaService,
    ReviewComments,
    ReviewLinks,
    TimelineAccount,
    TimelineCare,
    TimelineEdits,
    TimelineNewsFeed,
    TimelineService,
    VersionsService,
    ...PREPARATION,
    ...EXPORTS,
  ],
})
export class TimelineModule {}
