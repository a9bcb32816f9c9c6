/** A sound that only says of what kind another one beside it is: "impact, glass bottle break", "train brake squeal". */
export interface SaidBeside {
  source?: string;
  /** How it was found. */
  by?: 'verb';
  /** Named by no noun, or by one with this tag. */
  tag?: string;
  isUnnamed?: true;
  /** Whether a number of it is said. */
  isCounted?: boolean;
  /** The other one may come before or after it. */
  isOfAnyStep?: true;
  /** The other one, or its group. */
  sources?: readonly string[];
  groups?: readonly string[];
  /** Its words name nothing by themselves beside the other one, however they are read. */
  isOutranked?: true;
  example: string;
}

export const SAID_BESIDE: readonly SaidBeside[] = [
  {
    source: 'keyboard',
    by: 'verb',
    isOfAnyStep: true,
    sources: ['typewriter'],
    example: 'somebody types on a typewriter',
  },
  { source: 'church_bell', isOutranked: true, sources: ['typewriter'], example: 'typewriter, bell' },
  {
    source: 'squeak',
    isUnnamed: true,
    isCounted: false,
    sources: ['train_brake', 'tire_squeal'],
    example: 'train brake squeal',
  },
  {
    source: 'hit_generic',
    tag: 'some blow',
    isUnnamed: true,
    isCounted: false,
    groups: ['impacts', 'breaking'],
    example: 'impact, glass bottle break',
  },
  { tag: 'some signal', isOutranked: true, groups: ['electronics'], example: 'UI sound for an error' },
  {
    tag: 'some rise',
    isOutranked: true,
    sources: ['ui_notification', 'ui_success_error', 'beep', 'ringtone', 'powerup_game', 'power_up_down'],
    example: 'notification, two rising tones',
  },
  {
    tag: 'some shot',
    isCounted: true,
    isOutranked: true,
    sources: ['machine_gun', 'gun_suppressed', 'laser', 'cannon'],
    example: 'laser pistol, three quick shots',
  },
  { tag: 'some tone', groups: ['bells_music'], example: 'a piano note' },
];
