import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import { Authenticator } from './authenticator';
import { BrowserBinding } from './browser-binding';
import { VerifyCodeDto } from './dto/sign-in.dto';
import { SignInService } from './sign-in.service';

export const CODE_STRATEGY = 'code';

/** Passport's strategy for one-time codes: the body brings address and code, the browser its challenge cookie. */
@Injectable()
export class CodeStrategy {
  constructor(
    authenticator: Authenticator,
    private readonly signIn: SignInService,
    private readonly browsers: BrowserBinding,
  ) {
    const strategy = new Strategy((request, done) => {
      this.verify(request).then(
        (user) => done(null, user),
        (error: unknown) => done(error),
      );
    });
    authenticator.passport.use(CODE_STRATEGY, strategy);
  }

  private async verify(request: Request) {
    const body: unknown = request.body;
    if (!(body instanceof VerifyCodeDto)) throw new TypeError('the body has not been validated');
    return this.signIn.verifyCode(body.email, body.code, body.name, this.browsers.callerThatAnswers(request));
  }
}
