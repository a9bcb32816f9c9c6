import { Injectable } from '@nestjs/common';
import type { Request, RequestHandler } from 'express';
import { Strategy } from 'passport-custom';
import { COMPATIBLE_ADDRESSES } from '../../http';
import { ApiKeysService } from './api-keys.service';
import { Authenticator } from './authenticator';

const API_KEY_STRATEGY = 'api-key';

/** Passport's strategy for programs: the key stands in a header, and neither a cookie nor a session is looked at. */
@Injectable()
export class ApiKeyStrategy {
  constructor(
    private readonly authenticator: Authenticator,
    keys: ApiKeysService,
  ) {
    const strategy = new Strategy((request, done) => {
      keys.ownerOf(presentedKey(request) ?? '').then(
        (user) => done(null, user),
        (error: unknown) => done(error),
      );
    });
    authenticator.passport.use(API_KEY_STRATEGY, strategy);
  }

  /** Puts the owner of the request's key on it. */
  middleware(): RequestHandler {
    return this.authenticator.passport.authenticate(API_KEY_STRATEGY, { session: false }) as RequestHandler;
  }
}

/** The key that a request brings, whatever it is worth; undefined when it brings none. */
export function presentedKey({ headers, path }: Pick<Request, 'headers' | 'path'>): string | undefined {
  // Programs written for ElevenLabs send their key in a header of its own.
  const compatible = headers['xi-api-key'];
  if (path.startsWith(COMPATIBLE_ADDRESSES) && typeof compatible === 'string') return compatible;
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
}
