export { MediaWorkModule } from './media-work.module';
export { WorkFolders } from './work-folders';
