import { Logger } from '@nestjs/common';
import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  decorrelatedJitterGenerator,
  ExponentialBackoff,
  handleWhen,
  type IBackoffFactory,
  type IRetryBackoffContext,
  retry,
  wrap,
} from 'cockatiel';
import type { ForeignMaker } from '@whoosh/contracts';
import { PermanentFailure } from '../../../infra/queue';
import type { RenderPool } from '../render-pool';
import type { ForeignAnswer, ForeignService } from './foreign-service';
import { mp3Of } from './mp3-of';
import {
  type FailureKind,
  GeneratorFailure,
  type MadeTake,
  type RenderWatch,
  type SoundGenerator,
  type SoundRequest,
} from './sound-generator';

/** How long and how often a generator of others is asked. */
export interface Patience {
  /** One call, ms. */
  callMs: number;
  /** All calls for one take with the pauses between them, ms. */
  wholeMs: number;
  /** Calls after the first. */
  retries: number;
  /** Before the second call, ms; grows, and is different each time, so that not all come back at once. */
  firstPauseMs: number;
  longestPauseMs: number;
  /** After so many failures in a row nobody asks any more. */
  failuresUntilRest: number;
  /** For so long, ms; then one call tries whether it is well again. */
  restMs: number;
}

/** A sound of theirs takes from 1 to 12 s. */
export const PATIENCE: Patience = {
  callMs: 30_000,
  wholeMs: 50_000,
  retries: 2,
  firstPauseMs: 500,
  longestPauseMs: 8_000,
  failuresUntilRest: 5,
  restMs: 30_000,
};

const TRIED_AGAIN: readonly FailureKind[] = ['unavailable', 'busy'];
const COUNTED: readonly FailureKind[] = ['unavailable', 'closed', 'unusable'];

const isOneOf =
  (kinds: readonly FailureKind[]) =>
  (error: unknown): boolean =>
    error instanceof GeneratorFailure && kinds.includes(error.kind);

/**
 * Makes sounds by a service of others: asked patiently and not forever, left alone while it is down, and its answers
 * checked before anybody hears them.
 */
export class ForeignGenerator implements SoundGenerator {
  readonly id: ForeignMaker['generator'];
  private readonly logger = new Logger('generators');
  private readonly breaker;

  constructor(
    private readonly service: ForeignService,
    private readonly pool: Pick<RenderPool, 'readForeign' | 'encodeMp3' | 'encodeMp3OfWav'>,
    private readonly patience: Patience = PATIENCE,
  ) {
    this.id = service.id;
    this.breaker = circuitBreaker(handleWhen(isOneOf(COUNTED)), {
      halfOpenAfter: patience.restMs,
      breaker: new ConsecutiveBreaker(patience.failuresUntilRest),
    });
    this.breaker.onBreak(() => this.logger.warn(`${service.name} is left alone for ${patience.restMs} ms`));
    this.breaker.onReset(() => this.logger.log(`${service.name} answers again`));
  }

  async make(request: SoundRequest, watch: RenderWatch): Promise<MadeTake> {
    try {
      const { audio, model } = await this.ask(request, watch.signal);
      const { duration, loop } = request.scene;
      const sound = await this.pool.readForeign({ audio, seconds: duration, loop, model }, watch).catch(asUnusable);
      const { id: generator, name, terms } = this.service;
      return {
        wav: sound.wav,
        details: sound.details,
        mp3: mp3Of(sound, request.title, watch, this.pool),
        madeBy: { generator, name, model, terms },
      };
    } catch (error) {
      if (error instanceof GeneratorFailure) this.logger.warn(`${this.service.name}: ${error.kind}: ${error.message}`);
      throw error;
    }
  }

  /** @throws GeneratorFailure, or Error when the signal is aborted */
  private async ask(request: SoundRequest, signal: AbortSignal): Promise<ForeignAnswer> {
    const { callMs, wholeMs, retries, firstPauseMs, longestPauseMs } = this.patience;
    const deadline = performance.now() + wholeMs;
    const isWorthIt = (error: unknown) => isOneOf(TRIED_AGAIN)(error) && performance.now() + pauseOf(error) < deadline;
    const jitter = new ExponentialBackoff({
      initialDelay: firstPauseMs,
      maxDelay: longestPauseMs,
      generator: decorrelatedJitterGenerator,
    });
    const again = retry(handleWhen(isWorthIt), { maxAttempts: retries, backoff: notBefore(jitter) });
    const asked = wrap(again, this.breaker).execute(
      () => this.service.ask(request, Math.min(callMs, Math.max(1, deadline - performance.now())), signal),
      signal,
    );
    const done = new AbortController();
    try {
      // A pause between two calls would not end by itself when nobody wants the sound any more.
      return await Promise.race([asked, untilAborted(signal, done.signal)]);
    } catch (error) {
      throw error instanceof BrokenCircuitError
        ? new GeneratorFailure('unavailable', 'is left alone for a while')
        : error;
    } finally {
      done.abort();
    }
  }
}

const pauseOf = (error: unknown): number => (error instanceof GeneratorFailure ? error.retryAfterMs : 0);

/** Pauses that are at least as long as the generator asked for. */
function notBefore(
  inner: IBackoffFactory<IRetryBackoffContext<unknown>>,
): IBackoffFactory<IRetryBackoffContext<unknown>> {
  return {
    next: (context) => {
      const step = inner.next(context);
      const asked = 'error' in context.result ? pauseOf(context.result.error) : 0;
      return { duration: Math.max(step.duration, asked), next: (later) => notBefore(step).next(later) };
    },
  };
}

/** @param done nobody listens any more */
function untilAborted(signal: AbortSignal, done: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(new Error('the call was stopped'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true, signal: done });
  });
}

/** What our own thread cannot make a sound of is no sound. */
function asUnusable(error: unknown): never {
  if (error instanceof PermanentFailure) throw new GeneratorFailure('unusable', error.message.split('\n', 1)[0] ?? '');
  throw error;
}
