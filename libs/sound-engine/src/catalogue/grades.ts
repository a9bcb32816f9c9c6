/** How near a source comes to the real thing: computed by the grading script, never set by hand; the evidence stands in docs/grades.json. */
export type SourceGrade = 'strong' | 'fair' | 'sketch';

const SOURCES_BY_GRADE: Readonly<Record<SourceGrade, string>> = {
  strong: 'air_horn air_raid alarm_clock baby_cry baby_laugh ball_bounce bee_fly beep blizzard boiling bone_crack brass_wind bubbles burp campfire cannon car_alarm car_engine car_horn car_rev cat_meow cat_purr chainsaw chew chicken church_bell cicada clock_tick coin cricket crow cry dog_bark dog_growl door_creak door_open_close drill duck_goose ecg explosion farm fart footsteps glass_break guitar gun_suppressed gunshot hail hand_bell heartbeat helicopter hum_voice ice impact_glass impact_metal impact_plastic impact_stone jackhammer keyboard knock laugh mosquito motorcycle music_generic noise_env ocean_waves paper piano pig pigeon pink_noise plastic_bag pour punch race_car rain rain_surface rocket saw_power scrape scream sewing_machine sheep_goat shower siren_police sizzle smoke_alarm snake snore songbird speech_child speech_female speech_male spray squeak steam stream swish tap thud thunderstorm tire_squeal train_horn waterfall welding whistle_human white_noise whoosh wind wind_leaves wolf_howl wood_break',
  fair: 'bicycle cafe car_door cards_dice cat_hiss clap cough crowd_walla dog_whine door_slam drip drum fire_large frog gasp_sigh gore hair_dryer hit_generic jingle_bell keys laser lion_roar microwave monkey motorboat mouse_rat owl paper_tear parrot_squawk propeller_plane sanding seagull ship sine_tone sing siren_fire_truck sneeze splash subway switch tape thunder traffic train train_brake truck turkey underwater vacuum war whisper wind_howl writing',
  sketch: 'air_brake applause arrow axe blender breathing bus cabin car_pass car_start cave chain chair_move cheer children_playing city clatter cloth compressor construction crossing_bell crunch cutlery debris doorbell drain drawer drone_quad eagle earthquake finger_snap fizz flap forest fridge gate gong grunt_groan hammer hiccup hooves ignite impact_ceramic impact_wood jet kiss lawnmower lock_key machine_gun monster night office patter public_place ratchet rattle reverse_beep rolling room_tone run saw_hand scissors shout shovel shuffle siren_ambulance skateboard sliding_door sniff snow_avalanche space stadium steam_train swallow toilet_flush tractor vomit_gargle washing_machine water_lap whip wind_chime window wings woodpecker zipper',
};

const GRADES: ReadonlyMap<string, SourceGrade> = new Map(
  (['strong', 'fair', 'sketch'] as const).flatMap((grade) => SOURCES_BY_GRADE[grade].split(' ').map((id) => [id, grade] as const)),
);

/** The grade of a source, or null where the script has not judged it. */
export function gradeOf(id: string): SourceGrade | null {
  return GRADES.get(id) ?? null;
}
