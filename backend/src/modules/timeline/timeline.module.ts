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

@Module({
  imports: [
    TypeOrmModule.forFeature([
      Export,
      ProjectMedia,
      Timeline,
      TimelineEdit,
      TimelineItem,
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
  ],
  providers: [
    MediaService,
    TimelineAccount,
    TimelineCare,
    TimelineEdits,
    TimelineNewsFeed,
    TimelineService,
    ...PREPARATION,
    ...EXPORTS,
  ],
})
export class TimelineModule {}
