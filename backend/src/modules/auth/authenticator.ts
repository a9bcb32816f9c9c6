import { Injectable } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { Passport } from 'passport';
import { Env } from '../../config';
import { AppError, type SessionUser } from '../../http';
import { planInForce } from '../plans';
import { ABSOLUTE_LIFETIME_MS, isHttps, sessionCookieName } from './session';
import { accountReadWith } from './session-lookup';
import { User } from './user.entity';
import { toSessionUser } from './user.mapper';
import { UsersService } from './users.service';

/** What a session remembers of its sign-in. */
interface SignIn {
  id: number;
  /** The person's session_epoch then; when theirs has moved on, this session is over. */
  epoch: number;
  /** ms since 1970. */
  at: number;
}

/**
 * Passport as this application uses it: one instance of our own (its global one would be shared by all applications of
 * a process), with the session as the memory of who signed in.
 */
@Injectable()
export class Authenticator {
  readonly passport = new Passport();
  private readonly accounts = new WeakMap<SessionUser, User>();

  constructor(
    private readonly env: Env,
    private readonly users: UsersService,
  ) {
    this.passport.serializeUser((user, done) => {
      done(null, toSignIn(user));
    });
    this.passport.deserializeUser((signIn: unknown, done) => {
      this.recall(signIn).then(
        (user) => done(null, user ?? false),
        (error: unknown) => done(error),
      );
    });
  }

  /** Puts the signed-in person on the request, if its session has one. */
  middleware(): RequestHandler {
    return this.passport.session() as RequestHandler;
  }

  /** The account as it was read for this very request: who only shows it need not read it again. */
  accountOf(current: SessionUser): User {
    const account = this.accounts.get(current);
    if (account === undefined) throw new AppError('NOT_AUTHENTICATED');
    return account;
  }

  /** Starts a new session for this person; one that the browser already had is gone afterwards. */
  async signIn(request: Request, user: User): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      request.logIn(user, (error: unknown) => (error ? reject(error as Error) : resolve()));
    });
  }

  /** Ends the session in the store, so that its cookie is worth nothing, and takes the cookie away. */
  async signOut(request: Request, response: Response): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      request.session.destroy((error: unknown) => (error ? reject(error as Error) : resolve()));
    });
    response.clearCookie(sessionCookieName(this.env), {
      path: '/',
      httpOnly: true,
      secure: isHttps(this.env),
      sameSite: 'lax',
    });
  }

  /**
   * Asks a strategy who this is. @throws whatever the strategy refuses with; AppError NOT_AUTHENTICATED when it only
   * says no
   */
  async authenticate(strategy: string, request: Request, response: Response): Promise<User> {
    return new Promise<User>((resolve, reject) => {
      const decide = (error: unknown, user: unknown) => {
        if (error) reject(error as Error);
        else if (user instanceof User) resolve(user);
        else reject(new AppError('NOT_AUTHENTICATED'));
      };
      const handler = this.passport.authenticate(strategy, decide) as RequestHandler;
      void handler(request, response, reject);
    });
  }

  private async recall(remembered: unknown): Promise<SessionUser | undefined> {
    if (!isSignIn(remembered) || Date.now() - remembered.at > ABSOLUTE_LIFETIME_MS) return undefined;
    const user = accountReadWith(remembered) ?? (await this.users.findById(remembered.id));
    if (user === null || user.sessionEpoch !== remembered.epoch || user.blockedAt !== null) return undefined;
    const current = toSessionUser(user, planInForce(this.env, user.planId), new Date(remembered.at));
    this.accounts.set(current, user);
    return current;
  }
}

function toSignIn(user: unknown): SignIn {
  if (!(user instanceof User)) throw new TypeError('only an account can sign in');
  return { id: user.id, epoch: user.sessionEpoch, at: Date.now() };
}

function isSignIn(value: unknown): value is SignIn {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'epoch' in value &&
    'at' in value &&
    typeof value.at === 'number'
  );
}
