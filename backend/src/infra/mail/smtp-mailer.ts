import { createTransport, type Transporter } from 'nodemailer';
import { type Mail, Mailer } from './mailer';
import { toMessage } from './message';

const TIMEOUT_MS = 5_000;
const CONNECTIONS = 3;

/** Hands mails to a mail server. */
export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  /** @param url smtp:// or smtps://, with user and password if the server wants them */
  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    this.transport = createTransport({
      ...connectionOf(url),
      pool: true,
      maxConnections: CONNECTIONS,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(mail: Mail): Promise<void> {
    await this.transport.sendMail(toMessage(mail, this.from));
  }

  override close(): void {
    this.transport.close();
  }
}

function connectionOf(address: string) {
  const url = new URL(address);
  const secure = url.protocol === 'smtps:';
  const auth =
    url.username === ''
      ? undefined
      : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  return { host: url.hostname, port: Number(url.port || (secure ? 465 : 587)), secure, auth };
}
