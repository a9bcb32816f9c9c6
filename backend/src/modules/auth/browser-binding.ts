import { Injectable } from '@nestjs/common';
import { matchLanguage, type Language } from '@whoosh/contracts';
import type { CookieOptions, Request, Response } from 'express';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Env } from '../../config';
import { callerAddress, callerSite, readCookie } from '../../http';
import { browserKeyOf } from './one-time-code';
import { derivedKey, isHttps } from './session';

const HOUR_MS = 3_600_000;
const DEVICE_LIFETIME_MS = 400 * 24 * HOUR_MS;
const CHALLENGE_VALUE = /^[\w-]{22}$/;

/** Who asks, as far as limits and codes need to know. */
export interface Caller {
  /** The IP address, or the network of an IPv6 one. */
  readonly network: string;
  /** The /48 around an IPv6 caller; null for an IPv4 one. */
  readonly site: string | null;
  readonly browserKey: Buffer;
  /** Of the page that asks, else of its browser: as the request names it. */
  readonly language: Language;
  /**
   * The key under which this address's limits count for this caller: the address's public one, or this known browser's
   * own.
   */
  budgetOf(address: string): string;
  /** Whether this browser has signed in to the address before. */
  knows(address: string): boolean;
}

/**
 * Two cookies beside the session. The challenge cookie binds a code to the browser that asked for it. The device cookie
 * says that this browser has signed in to an address before, so that strangers who use up that address's limits do not
 * lock its owner out.
 */
@Injectable()
export class BrowserBinding {
  private readonly deviceKey: Buffer;
  private readonly names: { challenge: string; device: string };
  private readonly options: CookieOptions;

  constructor(env: Env) {
    this.deviceKey = derivedKey(env.SESSION_SECRET, 'device/v1');
    const prefix = isHttps(env) ? '__Host-' : '';
    this.names = { challenge: `${prefix}challenge`, device: `${prefix}device` };
    this.options = { httpOnly: true, secure: isHttps(env), sameSite: 'lax', path: '/' };
  }

  /** The caller of a request that asks for a code; a browser without a challenge cookie gets one. */
  callerThatAsks(request: Request, response: Response): Caller {
    const existing = this.challengeValue(request);
    const value = existing ?? randomBytes(16).toString('base64url');
    response.cookie(this.names.challenge, value, { ...this.options, maxAge: HOUR_MS });
    return this.caller(request, value);
  }

  /** The caller of a request that brings a code. Without the cookie no challenge can be theirs. */
  callerThatAnswers(request: Request): Caller {
    return this.caller(request, this.challengeValue(request) ?? randomBytes(16).toString('base64url'));
  }

  /** Remembers that this browser signed in to the address. */
  rememberDevice(response: Response, address: string): void {
    const nonce = randomBytes(16).toString('base64url');
    const value = `${nonce}.${this.deviceTag(nonce, address)}`;
    response.cookie(this.names.device, value, { ...this.options, maxAge: DEVICE_LIFETIME_MS });
  }

  private caller(request: Request, challengeValue: string): Caller {
    const device = readCookie(request, this.names.device) ?? '';
    return {
      network: callerAddress(request),
      site: callerSite(request),
      browserKey: browserKeyOf(challengeValue),
      language: matchLanguage(request.acceptsLanguages()),
      budgetOf: (address) => (this.isDeviceOf(device, address) ? `device ${device}` : `address ${address}`),
      knows: (address) => this.isDeviceOf(device, address),
    };
  }

  private challengeValue(request: Request): string | undefined {
    const value = readCookie(request, this.names.challenge);
    return value !== undefined && CHALLENGE_VALUE.test(value) ? value : undefined;
  }

  private isDeviceOf(value: string, address: string): boolean {
    // Exactly these two: what more could stand behind them would make many budgets of one device.
    const [nonce = '', tag = '', ...more] = value.split('.');
    if (more.length > 0) return false;
    const expected = Buffer.from(this.deviceTag(nonce, address));
    const given = Buffer.from(tag);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  private deviceTag(nonce: string, address: string): string {
    return createHmac('sha256', this.deviceKey).update(`${nonce} ${address}`).digest('base64url');
  }
}
