import { DEVICES, MATERIALS, timesLabel } from '@whoosh/sound-scene';
import type { Property, Settings } from './scene-edits';

/** A property as its menu shows it. */
export interface PropertyMenu {
  property: Property;
  label: string;
  /** Path in the layer: what chips of the words name. */
  field: string;
  /** Offered for every layer, whatever the words said of it. */
  usual?: boolean;
  /** Layers that it makes a difference to; without it, all. */
  only?: 'events' | 'continuous';
  options: readonly PropertyOption[];
}

export interface PropertyOption {
  label: string;
  settings: Settings;
}

export const option = <P extends Property>(
  property: P,
  label: string,
  value: NonNullable<Settings[P]>,
): PropertyOption => ({
  label,
  settings: { [property]: value },
});

type Labelled<P extends Property> = readonly (readonly [label: string, value: NonNullable<Settings[P]>])[];
type Rest = Partial<Pick<PropertyMenu, 'field' | 'usual' | 'only'>>;

function menu<P extends Property>(property: P, label: string, values: Labelled<P>, rest: Rest = {}): PropertyMenu {
  return {
    property,
    label,
    field: `mods.${property}`,
    ...rest,
    options: values.map(([name, value]) => option(property, name, value)),
  };
}

/** Chosen to have none of the variants of a source. */
export const USUAL_VARIANT = 'usual';

/** What the variants of sources are called. */
const VARIANT_WORDS: Readonly<Record<string, string>> = {
  open: 'opens',
  close: 'closes',
  idle: 'idles',
  rev: 'revs up',
  start: 'starts up',
  pass: 'drives',
  yelp: 'yelps',
  hilo: 'two tones',
  heel: 'high heels',
  boot: 'boots',
  sneaker: 'sneakers',
  roll: 'drum roll',
  fork: 'tuning fork',
  sweep: 'rises and falls',
  water_lap: 'laps gently',
  sword_swing: 'blade',
  vibrate: 'vibrates',
  busy: 'busy tone',
  keys: 'dialling',
  scratch: 'scratches',
  whistle: 'whistles',
};

/** What a source can be or do. */
export function variantMenu(variants: readonly string[]): PropertyMenu {
  return menu(
    'variant',
    'Kind',
    [USUAL_VARIANT, ...variants].map((value) => [VARIANT_WORDS[value] ?? value, value] as const),
    { field: 'source.variant', ...USUAL },
  );
}

const materials = MATERIALS.map((value) => [value, value] as const);
const times = [1, 2, 3, 4, 5, 6, 8, 10, 12].map((n) => [timesLabel(n), n] as const);
const perSecond = [0.5, 1, 2, 4, 8, 16].map((n) => [`${n} per second`, n] as const);
const USUAL = { usual: true };

/**
 * What can be set by hand, values in the units of the scene. The first ones are offered for every layer, in this order.
 */
export const MENUS: readonly PropertyMenu[] = [
  menu(
    'intensity',
    'Strength',
    [
      ['very soft', 0.15],
      ['soft', 0.3],
      ['medium', 0.5],
      ['strong', 0.7],
      ['very strong', 0.9],
    ],
    USUAL,
  ),
  menu(
    'size',
    'Size',
    [
      ['tiny', 0.1],
      ['small', 0.3],
      ['medium size', 0.5],
      ['big', 0.7],
      ['huge', 0.9],
    ],
    USUAL,
  ),
  menu(
    'speed',
    'Speed',
    [
      ['very slow', 0.4],
      ['slow', 0.7],
      ['normal speed', 1],
      ['fast', 1.5],
      ['very fast', 2.5],
    ],
    USUAL,
  ),
  menu('material', 'Material', materials, { field: 'source.material', ...USUAL }),
  menu('surface', 'Surface', materials, { field: 'source.surface', ...USUAL }),
  menu(
    'distance',
    'Distance',
    [
      ['very close', 0.5],
      ['near', 3],
      ['some way off', 15],
      ['far away', 60],
      ['very far away', 300],
    ],
    { field: 'place.distance', ...USUAL },
  ),
  menu(
    'azimuth',
    'Position',
    [
      ['left', -60],
      ['centre', 0],
      ['right', 60],
    ],
    { field: 'place.azimuth', ...USUAL },
  ),
  menu(
    'space',
    'Space',
    [
      ['no space', 'dry'],
      ['outdoors', 'outdoors'],
      ['in a room', 'room'],
      ['in a hall', 'hall'],
      ['in a church', 'church'],
      ['in a tunnel', 'tunnel'],
      ['in a cave', 'cave'],
      ['underwater', 'underwater'],
    ],
    { field: 'place.space', ...USUAL },
  ),
  menu('count', 'Times', times, { only: 'events', ...USUAL }),
  menu('rate', 'Rate', perSecond),
  menu('pitch', 'Pitch', [
    ['much lower', -12],
    ['lower', -5],
    ['usual pitch', 0],
    ['higher', 5],
    ['much higher', 12],
  ]),
  menu('brightness', 'Tone', [
    ['dark', 0.15],
    ['warm', 0.35],
    ['neutral', 0.5],
    ['bright', 0.65],
    ['very bright', 0.85],
  ]),
  menu('levelDb', 'Loudness', [
    ['much quieter', -12],
    ['quieter', -6],
    ['usual level', 0],
    ['louder', 6],
  ]),
  menu(
    'gainDb',
    'Level',
    [
      ['much quieter', -12],
      ['quieter', -6],
      ['usual level', 0],
      ['louder', 6],
    ],
    { field: 'gainDb' },
  ),
  menu('sources', 'How many', [
    ['one', 1],
    ['a few', 3],
    ['many', 12],
    ['a crowd', 60],
  ]),
  menu('density', 'Density', [
    ['sparse', 0.2],
    ['medium', 0.5],
    ['dense', 0.8],
  ]),
  menu('regularity', 'Rhythm', [
    ['irregular', 0.1],
    ['natural', 0.5],
    ['regular', 0.95],
  ]),
  menu('duration', 'Each sound', [
    ['very short', 0.1],
    ['short', 0.4],
    ['long', 2],
    ['very long', 6],
  ]),
  menu('age', 'Age', [
    ['new', 0.1],
    ['worn', 0.6],
    ['old and rusty', 0.95],
  ]),
  menu('wetness', 'Wetness', [
    ['dry', 0.1],
    ['damp', 0.6],
    ['wet', 0.9],
  ]),
  menu('roughness', 'Texture', [
    ['smooth', 0.15],
    ['medium', 0.5],
    ['rough', 0.85],
  ]),
  menu('hollowness', 'Body', [
    ['solid', 0.1],
    ['medium', 0.5],
    ['hollow', 0.9],
  ]),
  menu('tonality', 'Tonality', [
    ['noisy', 0.1],
    ['medium', 0.5],
    ['tonal', 0.9],
  ]),
  menu('emotion', 'Mood', [
    ['neutral', 'neutral'],
    ['calm', 'calm'],
    ['happy', 'happy'],
    ['angry', 'angry'],
    ['sad', 'sad'],
    ['scared', 'scared'],
  ]),
  menu('sex', 'Voice', [
    ['man', 'm'],
    ['woman', 'f'],
  ]),
  menu('ageClass', 'Years', [
    ['baby', 'baby'],
    ['child', 'child'],
    ['adult', 'adult'],
    ['old', 'old'],
  ]),
  menu('device', 'Heard through', [['nothing', 'none'], ...DEVICES.map((value) => [value, value] as const)], {
    field: 'place.space.device',
  }),
  menu(
    'movement',
    'Movement',
    [
      ['stands still', 'still'],
      ['comes nearer', 'approach'],
      ['passes by', 'pass'],
      ['moves away', 'recede'],
    ],
    { field: 'place.motion' },
  ),
  menu(
    'course',
    'Course',
    [
      ['steady', 'steady'],
      ['gets louder', 'louder'],
      ['gets quieter', 'quieter'],
      ['swells', 'swell'],
    ],
    { field: 'timing.curve', only: 'continuous' },
  ),
  menu(
    'loop',
    'Loop',
    [
      ['looped', true],
      ['plays once', false],
    ],
    { field: 'loop' },
  ),
];
