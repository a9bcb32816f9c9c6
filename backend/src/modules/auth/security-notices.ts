import { Injectable, Logger } from '@nestjs/common';
import { Env } from '../../config';
import { Mailer, writeMail } from '../../infra/mail';
import { mailLanguage } from './mail-language';
import { NOTICE_CLOSINGS, SECURITY_NOTICE_TEXTS, type NoticeKind } from './security-notice-texts';
import { UsersService } from './users.service';

/** Tells the owner of an account by mail what was done in it that a thief would do. */
@Injectable()
export class SecurityNotices {
  private readonly logger = new Logger('security');

  constructor(
    private readonly env: Env,
    private readonly users: UsersService,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Never rejects: what it tells of stands, and a notice that cannot be sent must not make it look failed. @param what
   * what it is called
   */
  async tell(userId: number, kind: NoticeKind, what = ''): Promise<void> {
    try {
      const user = await this.users.findById(userId);
      if (user === null || user.deletedAt !== null) return;
      const texts = SECURITY_NOTICE_TEXTS[mailLanguage(user)];
      const { subject, text } = texts[kind];
      const closing = NOTICE_CLOSINGS[kind];
      const words = { subject, text: [...text, ...(closing === null ? [] : texts[closing])] };
      await this.mailer.send(writeMail(user.email, words, { what, url: `${this.env.PUBLIC_URL}/account` }));
    } catch (error) {
      this.logger.error({ event: 'notice-lost', userId, kind, cause: String(error) });
    }
  }
}
