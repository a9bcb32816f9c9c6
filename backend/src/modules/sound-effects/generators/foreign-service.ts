import type { ForeignMaker } from '@whoosh/contracts';
import type { ForeignAudio } from './foreign-audio';
import type { SoundRequest } from './sound-generator';

/**
 * A service of others that makes sounds from words, as one call of it goes: waiting, trying again and checking are
 * ForeignGenerator's.
 */
export interface ForeignService {
  readonly id: ForeignMaker['generator'];
  readonly name: string;
  readonly terms: string;
  /**
   * @param limitMs the call must be over by then
   * @throws GeneratorFailure, or Error when the signal is aborted
   */
  ask(request: SoundRequest, limitMs: number, signal: AbortSignal): Promise<ForeignAnswer>;
}

export interface ForeignAnswer {
  audio: ForeignAudio;
  /** As the service names it. */
  model: string;
}
