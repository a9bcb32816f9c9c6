import type { SourceGrade } from '@whoosh/contracts';
import { t } from './messages';

/** A grade as people read it: a word, and what it promises. */
export interface GradeWords {
  word: string;
  meaning: string;
  /** 1 to 3: how far it has come. */
  rank: number;
}

const RANKS: Readonly<Record<SourceGrade, number>> = {
  strong: 3,
  fair: 2,
  sketch: 1,
};

/** How good a source is, in words; null where it has not been judged. */
export function gradeWords(grade: SourceGrade | null): GradeWords | null {
  return grade === null
    ? null
    : { word: t(`grade.${grade}`), meaning: t(`grade.${grade}.meaning`), rank: RANKS[grade] };
}
