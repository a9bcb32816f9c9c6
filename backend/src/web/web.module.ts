import { Module } from '@nestjs/common';
import { ConfigController } from './config.controller';
import { McpController } from './mcp.controller';

@Module({ controllers: [ConfigController, McpController] })
export class WebModule {}
