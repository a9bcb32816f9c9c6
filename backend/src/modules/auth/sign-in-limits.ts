import { Injectable, Logger } from '@nestjs/common';
import { LIMITS } from '@whoosh/contracts';
import type { Counter } from 'prom-client';
import { Env } from '../../config';
import { Metrics } from '../../infra/metrics';
import { RateLimits, type RateRule } from '../../infra/rate-limits';
import { AppError } from '../../http';
import type { Caller } from './browser-binding';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/**
 * How often codes may be sent and guessed: few for a thief, enough for a person who mistypes or waits for a late mail.
 */
const SEND_PER_ADDRESS: readonly RateRule[] = [
  { name: 'send-address-pause', points: 1, seconds: 30 },
  { name: 'send-address-hour', points: 5, seconds: HOUR },
  { name: 'send-address-day', points: 15, seconds: DAY },
];
const SEND_PER_IP: readonly RateRule[] = [
  { name: 'send-ip', points: 30, seconds: 10 * MINUTE, perIp: true },
  { name: 'send-ip-day', points: 200, seconds: DAY, perIp: true },
];
const SEND_SUSPECT_ADDRESS: RateRule = { name: 'send-suspect-address', points: 1, seconds: HOUR };
const FAILED_PER_ADDRESS: RateRule = { name: 'failed-address', points: 25, seconds: DAY };
const FAILED_PER_IP: RateRule = { name: 'failed-ip', points: 30, seconds: HOUR, perIp: true };
const SIGN_UPS_PER_IP: RateRule = { name: 'sign-ups-ip', points: 60, seconds: DAY, perIp: true };
/** Distinct addresses that one caller may learn about, whether they have an account (sign-up) or have none (login). */
const PROBES_PER_IP: RateRule = { name: 'probes-ip', points: 5, seconds: HOUR, perIp: true };
const PROBES_SEEN: RateRule = { name: 'probes-seen', points: 1_000_000, seconds: HOUR };
/** A /48 has 256 homes; it may do as much as so many of them. */
const HOMES_OF_A_SITE = 4;
/** The /48 around a caller is counted by rules of its own. */
const ofSite = (rule: RateRule): RateRule => ({
  ...rule,
  name: `${rule.name}-site`,
  points: rule.points * HOMES_OF_A_SITE,
});
const SITE_RULES = new Map(
  [...SEND_PER_IP, FAILED_PER_IP, SIGN_UPS_PER_IP, PROBES_PER_IP].map((rule) => [rule, ofSite(rule)] as const),
);

/** Whom a code is mailed to: strangers who sign up cannot use up what those who have an account need. */
type Audience = 'sign-up' | 'known' | 'stranger';
const AUDIENCES: readonly Audience[] = ['sign-up', 'known', 'stranger'];

/** The breaker looks at the whole site: very many guesses, most of them wrong, are an attack on everybody at once. */
const GUESSES_WRONG: RateRule = { name: 'guesses-wrong', points: 1_000_000_000, seconds: 10 * MINUTE };
const GUESSES_RIGHT: RateRule = { name: 'guesses-right', points: 1_000_000_000, seconds: 10 * MINUTE };
const BREAKER_FAILURES = 500;
const BREAKER_SHARE = 0.3;
const TRIES_UNDER_ATTACK = 2;
const SITE = 'site';

/** How often codes may be asked for and guessed, over all processes. */
@Injectable()
export class SignInLimits {
  private readonly logger = new Logger('security');
  private readonly sendPerSite: Readonly<Record<Audience, RateRule>>;
  private readonly sent: Counter;
  private readonly failed: Counter;

  constructor(
    env: Env,
    private readonly limits: RateLimits,
    metrics: Metrics,
  ) {
    this.sent = metrics.counter('otp_sent_total', 'One-time codes that were to be mailed');
    this.failed = metrics.counter('otp_failed_total', 'Wrong guesses of one-time codes');
    const rules = AUDIENCES.map((audience) => [
      audience,
      { name: `send-site-${audience}`, points: env.MAIL_CODES_PER_HOUR, seconds: HOUR },
    ]);
    this.sendPerSite = Object.fromEntries(rules) as Record<Audience, RateRule>;
  }

  /**
   * Counts a question about an address, before it is answered whether it has an account. @throws AppError RATE_LIMITED
   */
  async beforeLookup(caller: Caller): Promise<void> {
    for (const rule of SEND_PER_IP) await this.consume(rule, caller);
    await this.assertLeft(PROBES_PER_IP, caller);
  }

  /**
   * Counts an answer that tells whether an address has an account, taken or unknown alike; the same one again does not
   * count.
   */
  async probed(address: string, caller: Caller): Promise<void> {
    const pair = `${caller.network} ${address}`;
    const seen = (await this.limits.count(PROBES_SEEN, pair)) > 0;
    await this.limits.consume(PROBES_SEEN, pair);
    if (!seen) await this.consume(PROBES_PER_IP, caller);
  }

  /**
   * @param isSignUp strangers' sign-ups have a budget of the site apart from those who have an account, known browsers
   * another
   * @throws AppError RATE_LIMITED for the address, UNAVAILABLE when the whole site has mailed too many codes
   */
  async beforeSend(address: string, caller: Caller, isSignUp = false): Promise<void> {
    const budget = caller.budgetOf(address);
    for (const rule of SEND_PER_ADDRESS) await this.limits.consume(rule, budget);
    if ((await this.limits.count(FAILED_PER_ADDRESS, budget)) >= FAILED_PER_ADDRESS.points) {
      await this.limits.consume(SEND_SUSPECT_ADDRESS, budget);
    }
    const audience = isSignUp ? 'sign-up' : caller.knows(address) ? 'known' : 'stranger';
    await this.limits.consume(this.sendPerSite[audience], SITE, 'UNAVAILABLE');
    this.sent.inc();
  }

  async beforeSignUp(caller: Caller): Promise<void> {
    await this.assertLeft(SIGN_UPS_PER_IP, caller);
  }

  async signedUp(caller: Caller): Promise<void> {
    await this.consume(SIGN_UPS_PER_IP, caller);
  }

  /** How many guesses a code bears now. @throws AppError RATE_LIMITED when this caller has guessed wrong too often */
  async beforeGuess(caller: Caller): Promise<number> {
    await this.assertLeft(FAILED_PER_IP, caller);
    return (await this.isUnderAttack()) ? TRIES_UNDER_ATTACK : LIMITS.codeTries;
  }

  /** Counts a wrong guess; what is used up by it is told to the next one. */
  async guessedWrong(address: string, caller: Caller): Promise<void> {
    await quietly(this.consume(FAILED_PER_IP, caller));
    await quietly(this.limits.consume(FAILED_PER_ADDRESS, caller.budgetOf(address)));
    await quietly(this.limits.consume(GUESSES_WRONG, SITE));
    this.failed.inc();
  }

  async guessedRight(): Promise<void> {
    await quietly(this.limits.consume(GUESSES_RIGHT, SITE));
  }

  private async isUnderAttack(): Promise<boolean> {
    const wrong = await this.limits.count(GUESSES_WRONG, SITE);
    if (wrong <= BREAKER_FAILURES) return false;
    const right = await this.limits.count(GUESSES_RIGHT, SITE);
    const attacked = wrong / (wrong + right) > BREAKER_SHARE;
    if (attacked) this.logger.error({ event: 'code-breaker', wrong, right });
    return attacked;
  }

  /** Counts for the caller and for the /48 around them. */
  private async consume(rule: RateRule, { network, site }: Caller): Promise<void> {
    const wide = SITE_RULES.get(rule);
    if (site !== null && wide !== undefined) await this.limits.consume(wide, site);
    await this.limits.consume(rule, network);
  }

  private async assertLeft(rule: RateRule, { network, site }: Caller): Promise<void> {
    const wide = SITE_RULES.get(rule);
    if (site !== null && wide !== undefined) await this.limits.assertLeft(wide, site);
    await this.limits.assertLeft(rule, network);
  }
}

/** What is used up by this is told to the next one. */
async function quietly(counting: Promise<void>): Promise<void> {
  await counting.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
}
