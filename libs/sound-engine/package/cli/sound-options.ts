import type { InterpretOptions } from '@whoosh/sound-engine';
import { LANGUAGE_CODES } from '@whoosh/sound-engine/languages';
import { SCENE_LIMITS } from '@whoosh/sound-scene';
import { UsageError } from './usage-error';

const INTENSITIES = ['subtle', 'moderate', 'intense'] as const;
const HIGHEST_SEED = 0xffff_ffff;

/**
 * What a person chose for words belongs to an account: the command line has none. Without a duration or a language,
 * the words decide.
 */
export type SoundOptions = Required<Pick<InterpretOptions, 'intensity' | 'seed' | 'loop'>> &
  Pick<InterpretOptions, 'duration' | 'lang'>;

/** What a sound has of which nothing was said. */
export const DEFAULT_OPTIONS: SoundOptions = { intensity: 'moderate', seed: 1, loop: false };

/**
 * Reads duration (s), intensity, seed, loop and language from a command line, a row or an object; empty and absent ones
 * keep their default.
 * @param where begins the sentence of an error
 * @throws UsageError
 */
export function readSoundOptions(
  values: Readonly<Record<string, unknown>>,
  defaults: SoundOptions,
  where: string,
): SoundOptions {
  const { minDurationSeconds, maxDurationSeconds } = SCENE_LIMITS;
  const said = (name: string): boolean => values[name] !== undefined && values[name] !== null;
  const options = { ...defaults };
  if (said('duration'))
    options.duration = numberIn(
      values['duration'],
      minDurationSeconds,
      maxDurationSeconds,
      `${where}: duration must be ${minDurationSeconds} to ${maxDurationSeconds} seconds.`,
    );
  if (said('seed')) {
    const message = `${where}: seed must be a whole number from 0 to ${HIGHEST_SEED}.`;
    options.seed = numberIn(values['seed'], 0, HIGHEST_SEED, message);
    if (!Number.isInteger(options.seed)) throw new UsageError(message);
  }
  if (said('intensity')) {
    const intensity = INTENSITIES.find((each) => each === values['intensity']);
    if (!intensity) throw new UsageError(`${where}: intensity must be subtle, moderate or intense.`);
    options.intensity = intensity;
  }
  if (said('loop')) {
    if (![true, false, 'true', 'false', '1', '0'].includes(values['loop'] as string))
      throw new UsageError(`${where}: loop must be true or false.`);
    options.loop = values['loop'] === true || values['loop'] === 'true' || values['loop'] === '1';
  }
  if (said('lang')) {
    const lang = LANGUAGE_CODES.find((code) => code === values['lang']);
    if (!lang) throw new UsageError(`${where}: lang must be one of ${LANGUAGE_CODES.join(', ')}.`);
    options.lang = lang;
  }
  return options;
}

function numberIn(value: unknown, min: number, max: number, message: string): number {
  const number = typeof value === 'string' && value.trim() === '' ? NaN : Number(value);
  if (!(number >= min && number <= max)) throw new UsageError(message);
  return number;
}
