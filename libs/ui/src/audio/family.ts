import type { SourceFamily } from '@whoosh/contracts';
import tokens from '../theme/tokens.json';

/** What a family is called: Air and weather. */
export function familyLabel(family: SourceFamily): string {
  return tokens.familyMap[family].label;
}

/** The class that sets `--family` to the family's colour. */
export function familyClass(family: SourceFamily): string {
  return `family-${family}`;
}
