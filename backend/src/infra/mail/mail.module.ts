import { type DynamicModule, Module, type OnApplicationShutdown } from '@nestjs/common';
import { join } from 'node:path';
import { Env } from '../../config';
import { Metrics } from '../metrics';
import { Mailer } from './mailer';
import { OutboxController } from './outbox.controller';
import { OutboxMailer } from './outbox-mailer';
import { PatientMailer } from './patient-mailer';
import { SmtpMailer } from './smtp-mailer';

/** Where the outbox lies. */
function outboxDirectory(env: Env): string {
  return join(env.DATA_DIR, 'outbox');
}

/** Mails, into the outbox or through SMTP as the settings say. */
@Module({})
export class MailModule implements OnApplicationShutdown {
  constructor(private readonly mailer: Mailer) {}

  static forRoot(env: Env): DynamicModule {
    const showsOutbox = env.MAIL === 'outbox' && env.APP_ENV === 'development';
    return {
      module: MailModule,
      global: true,
      controllers: showsOutbox ? [OutboxController] : [],
      providers: [
        { provide: Mailer, inject: [Metrics], useFactory: (metrics: Metrics) => createPatientMailer(env, metrics) },
      ],
      exports: [Mailer],
    };
  }

  onApplicationShutdown(): void {
    this.mailer.close();
  }
}

function createPatientMailer(env: Env, metrics: Metrics): Mailer {
  const mails = metrics.counter('mails_total', 'Mails that the next server took, or refused three times', ['outcome']);
  return new PatientMailer(createMailer(env), undefined, (outcome) => mails.inc({ outcome }));
}

function createMailer(env: Env): Mailer {
  if (env.SMTP_URL !== undefined && env.MAIL === 'smtp') return new SmtpMailer(env.SMTP_URL, env.MAIL_FROM);
  return new OutboxMailer({
    directory: outboxDirectory(env),
    from: env.MAIL_FROM,
    codesOnLog: env.APP_ENV === 'development',
  });
}
