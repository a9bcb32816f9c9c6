import type { InterpretedLayer, LayerAttribute } from '@whoosh/contracts';
import { timesLabel, type Chip, type Layer, type Scene, type Timing } from '@whoosh/sound-scene';
import { MENUS, option, variantMenu, USUAL_VARIANT, type PropertyMenu } from './property-menus';
import type { Property, Settings } from './scene-edits';

/**
 * The menus of a layer, those that change nothing of it left out.
 * @param duration of the scene, seconds
 * @param told what words said of it or a person set, and so changes it: 'a train passes three times' goes on, and has a
 * number all the same
 */
export function menusOf(
  { start, events, variants = [] }: Pick<InterpretedLayer, 'start' | 'events' | 'variants'>,
  duration: number,
  told: readonly (Property | null)[] = [],
): PropertyMenu[] {
  const kind = events.length > 0 ? 'events' : 'continuous';
  const ofSource = variants.length === 0 ? [] : [variantMenu(variants)];
  return [...ofSource, ...MENUS, ...timeMenus(start, duration)].filter(
    ({ only = kind, property }) => only === kind || (only === 'events' && told.includes(property)),
  );
}

/** Ends nearer to that of the scene than this are one with it, seconds. */
const AT_THE_END_SECONDS = 0.05;

function timeMenus(start: number, duration: number): PropertyMenu[] {
  const seconds = Array.from({ length: Math.max(1, Math.ceil(duration)) }, (_, second) => second);
  return [
    {
      property: 'start',
      label: 'Begins',
      field: 'timing.start',
      usual: true,
      options: seconds.map((at) => option('start', at === 0 ? 'at the start' : `at ${at} s`, at)),
    },
    {
      property: 'end',
      label: 'Ends',
      field: 'timing.end',
      only: 'continuous',
      // the words told how long it lasts; where it began before is part of that
      options: [
        ...seconds
          .map((length) => length + 1)
          .filter((length) => start + length < duration - AT_THE_END_SECONDS)
          .map((length) => option('end', `for ${length} s`, start + length)),
        option('end', 'to the end', duration),
      ],
    },
  ];
}

/** What a value that was set by hand is called. */
export function settingLabel(menus: readonly PropertyMenu[], property: Property, settings: Settings): string | null {
  const options = menus.find((menu) => menu.property === property)?.options ?? [];
  return options.find((entry) => entry.settings[property] === settings[property])?.label ?? null;
}

/**
 * The entry of a property's menu that holds now: the one of that name, else the one whose value is nearest to that of
 * the scene.
 */
export function presentOption(
  menus: readonly PropertyMenu[],
  property: Property | null,
  label: string,
  layer: Layer | undefined,
  { space, loop }: Pick<Scene, 'space' | 'loop'>,
): string | null {
  const menu = menus.find((entry) => entry.property === property);
  if (menu === undefined) return null;
  if (menu.options.some((entry) => entry.label === label)) return label;
  const heard = layer && {
    ...layer,
    loop,
    mods: { ...layer.mods, ...repeats(layer.timing) },
    place: { ...layer.place, space: { ...space, ...layer.place.space } },
  };
  const value = valueAt(heard, menu.field.split('.'));
  const values = menu.options.map((entry) => ({ label: entry.label, value: entry.settings[menu.property] }));
  if (typeof value !== 'number')
    return values.find((entry) => entry.value === value)?.label ?? (property === 'variant' ? USUAL_VARIANT : null);
  const away = (other: unknown) => (typeof other === 'number' ? Math.abs(other - value) : Infinity);
  return values.reduce((nearest, entry) => (away(entry.value) < away(nearest.value) ? entry : nearest)).label;
}

/** How many times or how often per second something comes; nothing where the timing does not say. */
function repeats(timing: Timing): { count?: number; rate?: number } {
  if (timing.kind === 'shots') return { count: timing.at.length };
  if (timing.kind === 'train') return { rate: timing.rate };
  return timing.kind === 'sporadic' ? { rate: timing.perMinute / 60 } : {};
}

/** What stands at a path of a layer; of what has a kind, the kind. */
function valueAt(part: unknown, path: readonly string[]): unknown {
  if (typeof part !== 'object' || part === null) return path.length === 0 ? part : undefined;
  const [name = 'kind', ...rest] = path;
  const next: unknown = (part as Readonly<Record<string, unknown>>)[name];
  return path.length === 0 ? next : valueAt(next, rest);
}

/** Paths that name a property otherwise than its menu does. */
const OTHER_PATHS: Readonly<Record<string, Property>> = {
  muted: 'muted',
  role: 'gainDb',
  'source.variant': 'variant',
  'space.kind': 'space',
  space: 'space',
  'place.distanceFactor': 'distance',
};

const PROPERTIES: ReadonlyMap<string, Property> = new Map([
  ...[...MENUS, ...timeMenus(0, 1)].map(({ field, property }) => [field, property] as const),
  ...Object.entries(OTHER_PATHS),
]);

/** The field of a layer that a property sets. */
export function fieldOf(property: Property): string {
  return [...PROPERTIES].find(([, named]) => named === property)?.[0] ?? property;
}

const TIMES = /^(?:once|\d+ times)$/;

/**
 * What a chip of the words says now: the scene may have been refined since ('one more knock'), and the words still say
 * how often it was before.
 */
export function presentLabel({ label }: LayerAttribute, layer: Layer | undefined): string {
  const count = layer?.mods.count;
  return count !== undefined && TIMES.test(label) ? timesLabel(count) : label;
}

/** What words that said how a layer is repeated or goes on ('repeatedly', 'in a row', 'steady') are changed by. */
const OF_TIMING: Readonly<Record<Timing['kind'], Property>> = {
  continuous: 'course',
  shots: 'count',
  train: 'rate',
  sporadic: 'rate',
};

/**
 * The property that words set; null where none that a menu changes is known.
 * @param timing of their layer
 */
export function propertyOf({ field, kind, label }: LayerAttribute | Chip, timing: Timing | undefined): Property | null {
  if (field === 'timing.kind' && timing !== undefined) return OF_TIMING[timing.kind];
  // a device is told as a place, and stands within the space
  if (field === 'place.space' && kind === 'place') return 'device';
  if (field !== undefined) return PROPERTIES.get(field) ?? null;
  return TIMES.test(label) ? 'count' : null;
}
