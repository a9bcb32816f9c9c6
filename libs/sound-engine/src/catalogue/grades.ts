/** How near a source comes to the real thing: computed by the grading script, never set by hand; the evidence stands in docs/grades.json. */
export type SourceGrade = 'strong' | 'fair' | 'sketch';

const SOURCES_BY_GRADE: Readonly<Record<SourceGrade, string>> = {
  strong: 'air_raid beep campfire cannon car_alarm church_bell clock_tick cricket dog_bark door_creak door_open_close ecg explosion footsteps glass_break gun_suppressed gunshot hand_bell heartbeat impact_glass impact_metal impact_plastic keyboard knock ocean_waves punch rain siren_police smoke_alarm songbird stream thud whoosh wind',
  fair: 'alarm_clock car_engine hit_generic impact_stone laser siren_fire_truck thunder',
  sketch: 'car_rev chainsaw door_slam hammer impact_ceramic impact_wood machine_gun motorcycle reverse_beep siren_ambulance',
};

const GRADES: ReadonlyMap<string, SourceGrade> = new Map(
  (['strong', 'fair', 'sketch'] as const).flatMap((grade) => SOURCES_BY_GRADE[grade].split(' ').map((id) => [id, grade] as const)),
);

/** The grade of a source, or null where the script has not judged it. */
export function gradeOf(id: string): SourceGrade | null {
  return GRADES.get(id) ?? null;
}
