/** How near a source comes to the real thing: computed by the grading script, never set by hand; the evidence stands in docs/grades.json. */
export type SourceGrade = 'strong' | 'fair' | 'sketch';

const SOURCES_BY_GRADE: Readonly<Record<SourceGrade, string>> = {
  strong: 'air_raid beep blizzard bubbles campfire cannon car_alarm church_bell clock_tick cricket dog_bark door_creak door_open_close ecg explosion fart footsteps glass_break gun_suppressed gunshot hand_bell heartbeat impact_glass impact_metal impact_plastic keyboard knock ocean_waves pour punch rain rain_surface siren_police sizzle smoke_alarm snore songbird spray steam stream tap thud thunderstorm waterfall whoosh wind',
  fair: 'alarm_clock car_engine clap cough gasp_sigh hail hit_generic impact_stone laser siren_fire_truck sneeze splash swish thunder underwater whisper wind_howl wind_leaves',
  sketch: 'applause boiling breathing burp car_rev chainsaw chew door_slam drain drip earthquake finger_snap fire_large fizz hammer hiccup hooves ignite impact_ceramic impact_wood kiss machine_gun motorcycle patter reverse_beep run shower shuffle siren_ambulance sniff snow_avalanche swallow toilet_flush vomit_gargle water_lap',
};

const GRADES: ReadonlyMap<string, SourceGrade> = new Map(
  (['strong', 'fair', 'sketch'] as const).flatMap((grade) => SOURCES_BY_GRADE[grade].split(' ').map((id) => [id, grade] as const)),
);

/** The grade of a source, or null where the script has not judged it. */
export function gradeOf(id: string): SourceGrade | null {
  return GRADES.get(id) ?? null;
}
