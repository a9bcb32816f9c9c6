import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer';

/** A mail as the library that composes it wants it. @param from the product's own address */
export function toMessage({ to, replyTo, subject, text }: Mail, from: string): SendMailOptions {
  return { from, to, subject, text, ...(replyTo === undefined ? {} : { replyTo }) };
}
