import { type DynamicModule, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { ConfigModule, type Env } from './config';
import { DatabaseModule } from './database/database.module';
import { HttpModule } from './http';
import { FilesModule } from './infra/files';
import { HealthModule } from './infra/health';
import { MailModule } from './infra/mail';
import { MediaWorkModule } from './infra/media-work';
import { MetricsModule } from './infra/metrics';
import { QueueModule } from './infra/queue';
import { RateLimitsModule } from './infra/rate-limits';
import { SecurityLogModule } from './infra/security-log';
import { StorageModule } from './infra/storage';
import { WorkBudgetModule } from './infra/work-budget';
import { AuthModule } from './modules/auth';
import { BillingModule } from './modules/billing';
import { PlansModule } from './modules/plans';
import { ProjectsModule } from './modules/projects';
import { SoundEffectsModule, SoundPaymentsModule } from './modules/sound-effects';
import { SupportModule } from './modules/support';
import { TimelineModule } from './modules/timeline';
import { WebhooksModule } from './modules/webhooks';
import { SCHEMA } from './schema';
import { WebModule } from './web';

/** What is sold, and for how much: absent in a private installation. */
const SALES = [PlansModule, BillingModule];

/** The modules and what they stand on. */
@Module({})
export class AppModule {
  static forRoot(env: Env): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(env),
        DatabaseModule.forRoot(env, SCHEMA),
        ScheduleModule.forRoot(),
        HttpModule,
        StorageModule,
        FilesModule,
        MediaWorkModule,
        QueueModule,
        MailModule.forRoot(env),
        RateLimitsModule,
        SecurityLogModule,
        WorkBudgetModule,
        MetricsModule,
        HealthModule,
        WebModule,
        AuthModule.forRoot(env),
        WebhooksModule,
        ProjectsModule,
        ...(env.PLANS === 'on' ? SALES : []),
        SoundPaymentsModule.forRoot(env),
        SoundEffectsModule,
        TimelineModule,
        SupportModule,
      ],
    };
  }
}
