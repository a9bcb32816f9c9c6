export { MailModule, outboxDirectory } from './mail.module';
export { type Mail, Mailer } from './mailer';
