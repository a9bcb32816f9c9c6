import { Module } from '@nestjs/common';
import { ConfigController } from './config.controller';
import { SoundEffectsModule } from '../modules/sound-effects';
import { McpController } from './mcp.controller';

@Module({ imports: [SoundEffectsModule], controllers: [ConfigController, McpController] })
export class WebModule {}
