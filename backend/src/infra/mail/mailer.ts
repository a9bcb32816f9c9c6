/** One mail to one address. */
export interface Mail {
  to: string;
  /** Where an answer goes; without it to the sender. */
  replyTo?: string;
  subject: string;
  text: string;
  /** A one-time code in the text: a development server also writes it on its log. */
  code?: string;
}

/** Sends mails; also the token under which the real one is injected. */
export abstract class Mailer {
  /** @throws Error when the mail was not taken over by the next server */
  abstract send(mail: Mail): Promise<void>;

  /** Lets go of connections. */
  close(): void {}
}
