import { Global, Module } from '@nestjs/common';
import { MediaTools } from './media-tools';

/** Reading and writing video and sound, for every module. */
@Global()
@Module({ providers: [{ provide: MediaTools, useFactory: () => MediaTools.find() }], exports: [MediaTools] })
export class MediaModule {}
