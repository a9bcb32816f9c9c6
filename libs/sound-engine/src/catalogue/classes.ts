/**
 * Classes of sources by which descriptions are read, beside what their features say: logic asks for the class and names
 * no source.
 */
const CLASSES = {
  /** A blow on a thing of a material, which the material decides. */
  'blow on a material': ['wood', 'metal', 'glass', 'ceramic', 'plastic', 'stone'].map((one) => `impact_${one}`),
  /** A blow of which nothing but that is said. */
  'bare blow': ['hit_generic'],
  /** What is struck is what sounds. */
  'blow on a thing': ['knock', 'hit_generic'],
  /** Of what falls, only a hard thing rings. */
  'hard thing that rings': ['impact_metal', 'impact_ceramic', 'impact_glass', 'ice'],
  /** Steps, hooves and falls, which sound as what is under them. */
  'meets the ground': ['thud', 'footsteps', 'run', 'hooves', 'shuffle', 'patter'],
  /** What falls from the sky and sounds as what it meets. */
  'fall from the sky': ['rain', 'rain_surface', 'hail'],
  'rain alone': ['rain'],
  /** Who is out in it hears it whatever else sounds: "steps in the rain". */
  'weather to be out in': ['rain', 'hail', 'thunderstorm', 'blizzard'],
  /** Sounds otherwise on another ground, though its group does not. */
  'takes a surface': ['rain', 'rain_surface', 'hail', 'drip', 'ocean_waves', 'knock'],
  /** Poured into a vessel it sounds as the vessel. */
  'takes a vessel': ['pour'],
  /** What is let go into such water splashes. */
  'open water': ['ocean_waves', 'stream', 'splash', 'water_lap'],
  'meets water': ['splash'],
  /** A throw, before anything is met. */
  'thing thrown': ['swish'],
  'moving air': ['wind', 'wind_howl'],
  /** Heard in the wind itself. */
  'moved by the wind': ['wind_leaves'],
  /** A texture whose blows stand out of every other one beside it. */
  'thunder within': ['thunderstorm'],
  /** What a recording shall often be free of: no noun of kind before what is named next. */
  'unwanted beside a sound': ['noise_env', 'music_generic', 'wind'],
  /** A room in which nothing happens: silent beside whatever does. */
  'bare room': ['noise_env', 'room_tone'],
  'room without a sound of its own': ['room_tone'],
  'moved door': ['door_open_close'],
  /** Where throat and vocal folds are heard: a whistle, a kiss, a clap tell nobody's sex. */
  voiced: [
    ...['laugh', 'scream', 'shout', 'cry', 'sing', 'hum_voice', 'whisper', 'grunt_groan', 'gasp_sigh'],
    ...['burp', 'cough', 'sneeze', 'snore', 'hiccup', 'breathing', 'cheer'],
  ],
  person: ['speech_male', 'speech_female', 'speech_child', 'crowd_walla'],
  /** A person, a song or a broadcast has a topic: what it is about is not there to be heard. */
  'tells of something': ['speech_male', 'speech_female', 'speech_child', 'crowd_walla', 'sing', 'tv', 'radio_voice'],
  /** Their nouns name who does it; elsewhere among the voices a noun names what is heard. */
  'person or persons': ['speech_male', 'speech_female', 'speech_child', 'crowd_walla', 'children_playing'],
  'several people': ['crowd_walla', 'children_playing'],
  /** Events that nobody means one of. */
  'goes on in events': [...['heartbeat', 'breathing', 'snore', 'clock_tick', 'phone_bell', 'siren_police', 'doorbell']],
  /** Deeds that nobody means once: "a tap drips", "someone writes". */
  'goes on once it is done': ['footsteps', 'run', 'drip', 'writing', 'flap'],
  /** One by itself, and as many as fit where a length is told: "a beep for two seconds". */
  'fills a told length': ['beep'],
  /** Impacts that are more than a thing to strike. */
  'moving thing': ['coin', 'keys', 'chain', 'rolling', 'whip', 'flap', 'thud', 'hit_generic', 'punch'],
  /** Waters and fires that were there before anything happens, where no verb says what they do. */
  'there unless done': [
    ...['stream', 'waterfall', 'ocean_waves', 'water_lap', 'bubbles', 'shower', 'underwater', 'steam', 'boiling'],
    ...['campfire', 'fire_large'],
  ],
  /** "Tires screech": those of one car do so at once. */
  'one sound of several things': ['tire_squeal', 'train_brake'],
  /** After which what did it does nothing more. */
  'end of a course': ['glass_break', 'debris', 'explosion', 'wood_break', 'door_slam', 'splash'],
  walk: ['footsteps'],
  /** What is on the feet is heard. */
  'on feet': ['footsteps', 'run', 'shuffle', 'patter'],
  running: ['run'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type SourceClass = keyof typeof CLASSES;

const SETS = new Map<string, ReadonlySet<string>>(
  Object.entries(CLASSES).map(([name, sources]) => [name, new Set<string>(sources)]),
);

/** Whether the source with that id is of the class; false for none. */
export function isOfClass(source: string | undefined, name: SourceClass): boolean {
  return source !== undefined && SETS.get(name)?.has(source) === true;
}

export function sourcesOf(name: SourceClass): readonly string[] {
  return CLASSES[name];
}

/** The first source of a class: what is heard where words ask for no other of it. */
export function usualOf(name: SourceClass): string {
  return CLASSES[name][0];
}
