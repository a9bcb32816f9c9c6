import { IsEmail, IsIn, IsInt, Matches, Min, ValidateIf } from 'class-validator';
import { asNumber } from './rules';

/** How mails leave, and whom people write to. */
export class MailSettings {
  @IsIn(['outbox', 'smtp'], {
    message: 'MAIL must be outbox or smtp (production takes the outbox only when it is named)',
  })
  MAIL: 'outbox' | 'smtp';

  @ValidateIf((settings: MailSettings) => settings.MAIL === 'smtp')
  @Matches(/^smtps?:\/\//, { message: 'SMTP_URL must be an smtp:// or smtps:// address when MAIL is smtp' })
  SMTP_URL?: string;

  @IsEmail({ require_tld: false }, { message: 'MAIL_FROM must be an e-mail address' })
  MAIL_FROM: string;

  /** Codes that the whole site may mail in an hour. */
  @asNumber
  @IsInt({ message: 'MAIL_CODES_PER_HOUR must be a whole number of at least 1' })
  @Min(1, { message: 'MAIL_CODES_PER_HOUR must be a whole number of at least 1' })
  MAIL_CODES_PER_HOUR: number;

  @IsEmail({ require_tld: false }, { message: 'SUPPORT_EMAIL must be an e-mail address' })
  SUPPORT_EMAIL: string;
}
