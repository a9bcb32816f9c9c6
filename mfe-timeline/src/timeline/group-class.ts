import type { TrackGroup } from '@whoosh/contracts';
import { familyClass } from '@whoosh/ui/more';
import styles from './GroupHead.module.css';

/** The class that gives a group's colour to what belongs to it. */
export function groupClass({ color = null }: Pick<TrackGroup, 'color'>): string {
  return color === null ? (styles.plain ?? '') : familyClass(color);
}
