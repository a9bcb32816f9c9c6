import sourcesByGrade from './grades.json';

/**
 * How near a source comes to the real thing: computed by the grading script, never set by hand; the evidence stands in
 * docs/grades.json.
 */
export type SourceGrade = 'strong' | 'fair' | 'sketch';

const GRADES: ReadonlyMap<string, SourceGrade> = new Map(
  (['strong', 'fair', 'sketch'] as const).flatMap((grade) => sourcesByGrade[grade].map((id) => [id, grade] as const)),
);

/** The grade of a source, or null where the script has not judged it. */
export function gradeOf(id: string): SourceGrade | null {
  return GRADES.get(id) ?? null;
}
