export { MediaService, type MediaReport } from './media/media.service';
export { TimelineModule } from './timeline.module';
