import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server';
import type { PasskeyJson } from '@whoosh/contracts';
import { DataSource } from 'typeorm';
import { Env } from '../../../config';
import { AppError } from '../../../http';
import { derivedKey } from '../session';
import type { User } from '../user.entity';
import { PasskeyChallenge, type PasskeyPurpose } from './passkey-challenge.entity';
import type { PasskeyRow } from './passkey.entity';

/** How long a person may look for their authenticator. */
const TIMEOUT_MS = 5 * 60_000;
/** 32 bytes, base64url. What a browser sends may be any text. */
const CHALLENGE = /^[\w-]{43}$/;
const NAME_OF_US = 'Whoosh';
/**
 * EdDSA, ES256 and RS256 (RFC 9053, RFC 8812), which all authenticators have one of; those after quantum computers are
 * experimental in Node.
 */
const ALGORITHMS = [-8, -7, -257];

/** Loaded by the first passkey: a server that sees none spares 4 MiB. */
const webAuthn = () => import('@simplewebauthn/server');

/**
 * The two ceremonies of WebAuthn Level 3 (https://www.w3.org/TR/webauthn-3/): adding a passkey, section 7.1, and
 * signing in with one, section 7.2. A passkey alone signs in, so the authenticator verifies who holds it (PIN, finger,
 * face), and keeps the account with it.
 */
@Injectable()
export class PasskeyCeremonies {
  private readonly origin: string;
  private readonly host: string;
  private readonly userKey: Buffer;

  constructor(
    env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    ({ origin: this.origin, hostname: this.host } = new URL(env.PUBLIC_URL));
    this.userKey = derivedKey(env.SESSION_SECRET, 'passkey-user/v1');
  }

  /** @param known passkeys that the account has: their authenticators make no second one */
  async optionsToAdd(user: User, known: readonly PasskeyRow[], browserKey: Buffer): Promise<PasskeyJson> {
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName: NAME_OF_US,
      rpID: this.host,
      userName: user.email,
      userDisplayName: user.name,
      // Section 14.6.1: an authenticator shows this to whoever holds it, so it says nothing of the person.
      userID: new Uint8Array(derivedKey(this.userKey.toString('hex'), String(user.id))),
      timeout: TIMEOUT_MS,
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.remember(options.challenge, 'add', browserKey);
    return { ...options };
  }

  /** @throws AppError PASSKEY_REFUSED for what no authenticator made for this challenge, browser and site */
  async verifyAdded(answer: PasskeyJson, browserKey: Buffer): Promise<WebAuthnCredential> {
    const { verifyRegistrationResponse } = await webAuthn();
    const { verified, registrationInfo } = await refusing(() =>
      verifyRegistrationResponse({
        response: answer as unknown as RegistrationResponseJSON,
        expectedChallenge: (challenge) => this.use(challenge, 'add', browserKey),
        expectedOrigin: this.origin,
        expectedRPID: this.host,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (!verified || registrationInfo === undefined) throw new AppError('PASSKEY_REFUSED');
    return registrationInfo.credential;
  }

  /** Names no account: the authenticator knows which it has. */
  async optionsToSignIn(browserKey: Buffer): Promise<PasskeyJson> {
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({
      rpID: this.host,
      userVerification: 'required',
      timeout: TIMEOUT_MS,
    });
    await this.remember(options.challenge, 'sign-in', browserKey);
    return { ...options };
  }

  /**
   * @returns the signatures so far @throws AppError PASSKEY_REFUSED as `verifyAdded`, and for a counter that does not
   * grow: there are two of it
   */
  async verifySignIn(answer: PasskeyJson, passkey: PasskeyRow, browserKey: Buffer): Promise<number> {
    const { credentialId, publicKey, counter, transports } = passkey;
    const { verifyAuthenticationResponse } = await webAuthn();
    const { verified, authenticationInfo } = await refusing(() =>
      verifyAuthenticationResponse({
        response: answer as unknown as AuthenticationResponseJSON,
        expectedChallenge: (challenge) => this.use(challenge, 'sign-in', browserKey),
        expectedOrigin: this.origin,
        expectedRPID: this.host,
        credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: Number(counter), transports },
        requireUserVerification: true,
      }),
    );
    if (!verified) throw new AppError('PASSKEY_REFUSED');
    return authenticationInfo.newCounter;
  }

  /** Forgets challenges that nobody answered in time. */
  async sweep(): Promise<void> {
    await this.dataSource.query(`DELETE FROM passkey_challenges WHERE created_at < now() - make_interval(secs => $1)`, [
      TIMEOUT_MS / 1000,
    ]);
  }

  private async remember(challenge: string, purpose: PasskeyPurpose, browserKey: Buffer): Promise<void> {
    await this.dataSource.manager.insert(PasskeyChallenge, { challenge, purpose, browserKey });
  }

  /** Each challenge is answered once, rightly or not. */
  private async use(challenge: string, purpose: PasskeyPurpose, browserKey: Buffer): Promise<boolean> {
    if (!CHALLENGE.test(challenge)) return false;
    const [used]: [unknown[], number] = await this.dataSource.query(
      `DELETE FROM passkey_challenges WHERE challenge = $1 AND purpose = $2 AND browser_key = $3
         AND created_at > now() - make_interval(secs => $4) RETURNING challenge`,
      [challenge, purpose, browserKey, TIMEOUT_MS / 1000],
    );
    return used.length === 1;
  }
}

/** The library throws for everything that is not as it must be; why is nobody's business. */
async function refusing<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof Error && 'query' in error) throw error;
    throw new AppError('PASSKEY_REFUSED');
  }
}
