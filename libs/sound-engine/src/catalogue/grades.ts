/**
 * How near a source comes to the real thing: computed by the grading script, never set by hand; the evidence stands in
 * docs/grades.json.
 */
export type SourceGrade = 'strong' | 'fair' | 'sketch';

const SOURCES_BY_GRADE: Readonly<Record<SourceGrade, string>> = {
  strong:
    'air_horn air_raid alarm_clock applause arrow baby_cry baby_laugh ball_bounce bee_fly beep blender blizzard boiling boing braam brass_wind breathing bubbles burp buzzer campfire cannon car_alarm car_engine car_horn car_rev cat_meow cat_purr chainsaw cheer chew chicken church_bell cicada clap clock_tick coin coin_pickup construction cough cricket crossing_bell crow crunch cry dial_tone dog_bark dog_growl dog_whine door_creak door_open_close doorbell drill drone duck_goose ecg elephant explosion farm fart finger_snap fire_alarm fire_large fireworks footsteps fridge frog gears ghost glass_break gong guitar gun_suppressed gunshot hail hair_dryer hammer hand_bell heartbeat heartbeat_tension helicopter horse_neigh hum_voice ice impact_glass impact_metal impact_plastic impact_stone jackhammer jet jingle_bell keyboard klaxon knock laugh machine_gun magic_shimmer modem monkey monster mosquito motorcycle mouse_rat music_box music_generic noise_env ocean_waves owl paper paper_tear phone_bell pig pigeon pink_noise plastic_bag poof pour printer propeller_plane race_car rain rain_surface ratchet retro reverse_beep ringtone riser rocket run sanding saw_hand saw_power scissors scrape scream seagull sewing_machine shaver sheep_goat shower siren_ambulance siren_police sizzle smoke_alarm snake snore songbird speech_child speech_female speech_male spell splash spray squeak steam steam_train stream sub_drop swish sword_clash sword_swing tap thud thunder thunderstorm tire_squeal tractor train train_brake train_horn truck typewriter ui_click ui_notification underwater vacuum waterfall welding whale whip whisper whistle_human whistle_pea white_noise whoosh wind wind_howl wind_leaves wolf_howl wood_break zipper',
  fair: 'bicycle cafe camera car_door cards_dice cat_hiss chain chair_move chopping cow crowd_walla cuckoo_clock data_computer door_slam drain drip drone_quad drum eagle fizz gasp_sigh gate gore grunt_groan hiccup hum_mains impact_wood jump_game keys kiss laser lawnmower lion_roar microwave motorboat parrot_squawk piano punch radio_static rattle robot_voice rooster ship shout shovel shuffle sine_tone sing siren_fire_truck slide_whistle sneeze sonar spark stadium subway switch tape toothbrush traffic turkey ui_success_error vinyl war wind_chime',
  sketch:
    'air_brake axe bone_crack boom bus cabin can_open car_pass car_start cash_register cave children_playing city clatter cloth compressor cork_pop cutlery dark_magic debris drawer earthquake elevator fan flap force_field forest game_over glitch gun_handling hit_generic hooves ignite impact_ceramic lock_key mouse_click night office patter power_up_down powerup_game public_place reverse ricochet robot rolling room_tone skateboard sliding_door sniff snow_avalanche space spaceship splat stinger swallow tape_rewind teleport toilet_flush toon_run tv vomit_gargle washing_machine water_lap window wings woodpecker writing',
};

const GRADES: ReadonlyMap<string, SourceGrade> = new Map(
  (['strong', 'fair', 'sketch'] as const).flatMap((grade) =>
    SOURCES_BY_GRADE[grade].split(' ').map((id) => [id, grade] as const),
  ),
);

/** The grade of a source, or null where the script has not judged it. */
export function gradeOf(id: string): SourceGrade | null {
  return GRADES.get(id) ?? null;
}
