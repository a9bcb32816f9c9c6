import type { MotionKind } from '../lexicon/lexicon';

/** Verbs of moving past the listener: how, at what speed (m/s; absent: by the source), the verbs. */
export const MOTION_VERBS: readonly (readonly [MotionKind, number | undefined, string])[] = [
  [
    'approach',
    undefined,
    'approach, come closer, draw near, near, come towards, get nearer, arrive, come near, move closer, come by, ' +
      'roll in, pull up, get closer',
  ],
  [
    'pass',
    undefined,
    'pass by, drive by, fly by, pass, go by, drive past, fly over, fly past, pass overhead, pass through, ' +
      'move past, move by, ride by, walk by, run by, rumble past, roar past, roar by, roll by, roll past, ' +
      'fly overhead, cross, travel by, drive through, go past, drive down, drive along, fly around, pass over',
  ],
  [
    'pass',
    30,
    'zoom by, zoom past, whiz by, whizz past, speed by, speed past, rush by, rush past, race by, race past, ' +
      'speed through, zip past, blow past, blast past',
  ],
  [
    'recede',
    undefined,
    'drive away, drive off, leave, fade into the distance, move away, fly away, fly off, run away, walk away, ' +
      'ride away, ride off, depart, pull off, sail away, walk off, run off, go away, recede, retreat, move off, ' +
      'gallop away, get away, drive into the distance, disappear into the distance, fade into distance, ' +
      'move into the distance, fade in the distance, leave the room, leave the house, leave the building, ' +
      'leave the office, leave the kitchen, leave the table, leave the station, leave the platform, leave the harbour',
  ],
  ['recede', 20, 'speed away, speed off, race off, race away, zoom off, take off down, tear off'],
  ['circle', undefined, 'circle, circle overhead, circle around, go around and around, fly in circle'],
];

/** Deeds that are heard as such whichever way they go. */
export const MOVING_DEEDS: Readonly<Record<string, string>> = {
  'gallop away': 'gallop',
  'walk away': 'walk',
  'walk off': 'walk',
  'leave the room': 'walk',
  'leave the house': 'walk',
  'leave the building': 'walk',
  'leave the office': 'walk',
  'leave the kitchen': 'walk',
  'leave the table': 'walk',
  'walk by': 'walk',
  'run away': 'run',
  'run off': 'run',
  'run by': 'run',
  'fly away': 'flap away',
  'fly off': 'flap away',
};
