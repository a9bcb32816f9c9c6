import { Logger } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Mail, Mailer } from './mailer';
import { toMessage } from './message';

export interface OutboxOptions {
  directory: string;
  from: string;
  /** Development only. */
  codesOnLog: boolean;
}

/** Writes each mail as one .eml file instead of sending it. */
export class OutboxMailer extends Mailer {
  private readonly logger = new Logger('mail');
  private readonly compose = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  private written = 0;

  constructor(private readonly options: OutboxOptions) {
    super();
  }

  async send(mail: Mail): Promise<void> {
    const { message } = await this.compose.sendMail(toMessage(mail, this.options.from));
    const file = join(this.options.directory, this.nextName());
    await mkdir(this.options.directory, { recursive: true, mode: 0o700 });
    // Whoever lists the folder sees whole mails only.
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
    if (this.options.codesOnLog && mail.code !== undefined) this.logger.log(`the code is ${mail.code}`);
  }

  /** Sorts by time: the milliseconds first, then the order within this process; the rest keeps processes apart. */
  private nextName(): string {
    this.written += 1;
    const time = new Date().toISOString().replace(/[-:.]/g, '');
    return `${time}-${String(this.written).padStart(6, '0')}-${randomBytes(3).toString('hex')}.eml`;
  }
}
