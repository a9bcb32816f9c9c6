import { Logger } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../../http';
import { type Mail, Mailer } from './mailer';

/** Pauses before the second and the third try. */
const PAUSES_MS = [300, 1_500];
const RETRY_AFTER_SECONDS = 30;

/**
 * Tries three times. A mail is not put into the job queue, because that would store the one-time code in it as plain
 * text beside its hash; whoever asked waits the moment instead, and is told when it failed.
 */
export class PatientMailer extends Mailer {
  private readonly logger = new Logger('mail');

  constructor(
    private readonly inner: Mailer,
    private readonly pausesMs: readonly number[] = PAUSES_MS,
    private readonly onEnd: (outcome: 'sent' | 'refused') => void = () => undefined,
  ) {
    super();
  }

  /** @throws AppError UNAVAILABLE after the last try */
  async send(mail: Mail): Promise<void> {
    for (const pauseMs of [...this.pausesMs, undefined]) {
      try {
        await this.inner.send(mail);
        this.onEnd('sent');
        return;
      } catch (error) {
        this.logger.warn(`a mail was refused: ${error instanceof Error ? withoutAddresses(error.message) : 'unknown'}`);
        if (pauseMs === undefined) break;
        await wait(pauseMs);
      }
    }
    this.onEnd('refused');
    throw new AppError('UNAVAILABLE', {
      message: 'We could not send the email. Please try again in a moment.',
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }

  override close(): void {
    this.inner.close();
  }
}

/** Mail servers like to repeat the address that they refuse; the log does not. */
function withoutAddresses(text: string): string {
  return text.replace(/\S+@\S+/g, '<address>');
}
