import type { Kin } from './kin';

export function kinInVectors(_word: string): readonly Kin[] {
  return [];
}

/** How near what a source sounds like is to the words of a text, in tenths (0..10); 0 where no vectors are loaded. */
export function likenessTo(_source: string, _words: readonly string[]): number {
  return 0;
}
