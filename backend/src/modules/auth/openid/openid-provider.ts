import { Injectable, Logger } from '@nestjs/common';
import { LIMITS } from '@whoosh/contracts';
import type { Configuration, IDToken, UserInfoResponse } from 'openid-client';
import { Env } from '../../../config';
import { AppError } from '../../../http';
import { isEmailAddress, normalizeAddress } from '../email-address';
import type { OpenIdAttempt } from './openid-attempt.entity';

/** Of the provider to any of our questions. */
const TIMEOUT_SECONDS = 10;
/** The path under which the provider sends people back; it is registered there (docs/private-installation.md). */
const CALLBACK_PATH = '/api/auth/openid/callback';

/** What must come back unchanged, and the half of it that only we know. */
export type OpenIdSecrets = Pick<OpenIdAttempt, 'state' | 'nonce' | 'codeVerifier'>;

/** Whom the provider says somebody is. */
export interface OpenIdIdentity {
  issuer: string;
  subject: string;
  /** null where the provider names none, or has not verified it itself. */
  address: string | null;
  name: string | null;
}

/**
 * The provider that OIDC_ISSUER names: OpenID Connect Core 1.0 by authorization code (section 3.1), with PKCE (RFC
 * 7636), state and nonce. What it is able to do is asked at the first sign-in (Discovery 1.0), so that a provider that
 * is away stops nobody's start.
 */
@Injectable()
export class OpenIdProvider {
  private readonly logger = new Logger('security');
  private readonly redirectUri: string;
  private found: Promise<Configuration> | undefined;

  constructor(private readonly env: Env) {
    this.redirectUri = `${env.PUBLIC_URL}${CALLBACK_PATH}`;
  }

  /**
   * Where the browser goes to sign in, and what its answer is held to. @throws AppError UNAVAILABLE when the provider
   * does not answer
   */
  async begin(): Promise<{ address: URL; secrets: OpenIdSecrets }> {
    const openid = await import('openid-client');
    const configuration = await this.configuration();
    const secrets = {
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      codeVerifier: openid.randomPKCECodeVerifier(),
    };
    const address = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: this.redirectUri,
      scope: this.env.OIDC_SCOPES,
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(secrets.codeVerifier),
      code_challenge_method: 'S256',
    });
    return { address, secrets };
  }

  /**
   * Exchanges the provider's answer for who somebody is.
   * @param query of the address that the browser came back to
   * @throws AppError OPENID_REFUSED for an answer that is not as it must be, UNAVAILABLE
   */
  async finish(query: URLSearchParams, { state, nonce, codeVerifier }: OpenIdSecrets): Promise<OpenIdIdentity> {
    const openid = await import('openid-client');
    const configuration = await this.configuration();
    try {
      const tokens = await openid.authorizationCodeGrant(configuration, new URL(`${this.redirectUri}?${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new AppError('OPENID_REFUSED');
      const asked =
        claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
          ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : claims;
      return identityOf(claims, asked);
    } catch (error) {
      // Why is for the operator; who asks learns nothing of it.
      this.logger.warn({ event: 'openid-answer-refused', cause: causeOf(error) });
      throw new AppError('OPENID_REFUSED');
    }
  }

  private async configuration(): Promise<Configuration> {
    this.found ??= this.discover();
    try {
      return await this.found;
    } catch (error) {
      this.found = undefined;
      this.logger.error({ event: 'openid-provider-unreachable', cause: causeOf(error) });
      throw new AppError('UNAVAILABLE');
    }
  }

  private async discover(): Promise<Configuration> {
    const openid = await import('openid-client');
    const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: secret } = this.env;
    if (issuer === undefined || clientId === undefined) throw new Error('no provider is set');
    const server = new URL(issuer);
    return openid.discovery(server, clientId, secret, secret === undefined ? openid.None() : undefined, {
      timeout: TIMEOUT_SECONDS,
      // The settings let http pass on the machine's own address only.
      execute: server.protocol === 'http:' ? [openid.allowInsecureRequests] : [],
    });
  }
}

function identityOf({ iss, sub }: IDToken, claims: IDToken | UserInfoResponse): OpenIdIdentity {
  const { email, email_verified: isVerified, name } = claims;
  const isProven = isVerified === true && typeof email === 'string' && isEmailAddress(email);
  return {
    issuer: iss,
    subject: sub,
    address: isProven ? normalizeAddress(email) : null,
    name: typeof name === 'string' ? tidyName(name) : null,
  };
}

/** A name as our own forms would take it. */
function tidyName(name: string): string | null {
  const tidy = name
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, LIMITS.profileNameMaxLength);
  return tidy === '' ? null : tidy;
}

/** The library's errors have a code; their texts and causes may hold what the provider answered. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
