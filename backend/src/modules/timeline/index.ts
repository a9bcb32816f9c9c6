export { TimelineModule } from './timeline.module';
