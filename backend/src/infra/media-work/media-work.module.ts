import { Global, Module } from '@nestjs/common';
import { MediaTools } from '../media';
import { WorkFolders } from './work-folders';

/** Reading and writing video and sound, for every module. */
@Global()
@Module({
  providers: [{ provide: MediaTools, useFactory: () => MediaTools.find() }, WorkFolders],
  exports: [MediaTools, WorkFolders],
})
export class MediaWorkModule {}
