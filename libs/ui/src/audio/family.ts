import type { SourceFamily } from '@whoosh/contracts';
import { t } from '../messages';

/** What a family is called: Air and weather. */
export function familyLabel(family: SourceFamily): string {
  return t(`family.${family}`);
}

/** The class that sets `--family` to the family's colour. */
export function familyClass(family: SourceFamily): string {
  return `family-${family}`;
}
