export { MailModule } from './mail.module';
export { type Mail, Mailer } from './mailer';
export { dayText, fillIn, type MailWords, moneyText, writeMail } from './write-mail';
