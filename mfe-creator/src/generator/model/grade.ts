import type { SourceGrade } from '@whoosh/contracts';

/** A grade as people read it: a word, and what it promises. */
export interface GradeWords {
  word: string;
  meaning: string;
}

const GRADES: Readonly<Record<SourceGrade, GradeWords>> = {
  strong: { word: 'Strong', meaning: 'Strong: measured, it passes for the real sound.' },
  fair: { word: 'Fair', meaning: 'Fair: measured, it comes near the real sound.' },
  sketch: { word: 'Sketch', meaning: 'Sketch: an outline of the sound, not yet proven against the real one.' },
};

/** How good a source is, in words; null where it has not been judged. */
export function gradeWords(grade: SourceGrade | null): GradeWords | null {
  return grade === null ? null : GRADES[grade];
}
