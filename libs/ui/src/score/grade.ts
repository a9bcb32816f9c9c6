import type { SourceGrade } from '@whoosh/contracts';

/** A grade as people read it: a word, and what it promises. */
export interface GradeWords {
  word: string;
  meaning: string;
  /** 1 to 3: how far it has come. */
  rank: number;
}

const GRADES: Readonly<Record<SourceGrade, GradeWords>> = {
  strong: { word: 'Strong', meaning: 'Strong: measured, it passes for the real sound.', rank: 3 },
  fair: { word: 'Fair', meaning: 'Fair: measured, it comes near the real sound.', rank: 2 },
  sketch: { word: 'Sketch', meaning: 'Sketch: an outline of the sound, not yet proven against the real one.', rank: 1 },
};

/** How good a source is, in words; null where it has not been judged. */
export function gradeWords(grade: SourceGrade | null): GradeWords | null {
  return grade === null ? null : GRADES[grade];
}
