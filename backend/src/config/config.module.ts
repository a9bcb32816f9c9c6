import { type DynamicModule, Module } from '@nestjs/common';
import { Env } from './env';

/** Hands the one validated Env to whoever asks for it. */
@Module({})
export class ConfigModule {
  static forRoot(env: Env): DynamicModule {
    return { module: ConfigModule, global: true, providers: [{ provide: Env, useValue: env }], exports: [Env] };
  }
}
