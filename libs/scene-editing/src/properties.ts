import type { InterpretedLayer, InterpretResponse } from '@whoosh/contracts';
import { MATERIALS, type Layer } from '@whoosh/sound-scene';
import type { Property, Settings } from './scene-edits';

/** A property as its menu shows it. */
export interface PropertyMenu {
  property: Property;
  label: string;
  options: readonly PropertyOption[];
}

export interface PropertyOption {
  label: string;
  settings: Settings;
}

const option = <P extends Property>(property: P, label: string, value: NonNullable<Settings[P]>): PropertyOption => ({
  label,
  settings: { [property]: value },
});

/** Times that can be chosen from a menu. */
const COUNTS = [1, 2, 3, 4, 5, 6, 8, 10, 12];

const MENUS: readonly PropertyMenu[] = [
  {
    property: 'intensity',
    label: 'Strength',
    options: [
      option('intensity', 'very soft', 0.15),
      option('intensity', 'soft', 0.3),
      option('intensity', 'medium', 0.5),
      option('intensity', 'strong', 0.7),
      option('intensity', 'very strong', 0.9),
    ],
  },
  {
    property: 'size',
    label: 'Size',
    options: [
      option('size', 'tiny', 0.1),
      option('size', 'small', 0.3),
      option('size', 'medium size', 0.5),
      option('size', 'big', 0.7),
      option('size', 'huge', 0.9),
    ],
  },
  {
    property: 'speed',
    label: 'Speed',
    options: [
      option('speed', 'very slow', 0.4),
      option('speed', 'slow', 0.7),
      option('speed', 'normal speed', 1),
      option('speed', 'fast', 1.5),
      option('speed', 'very fast', 2.5),
    ],
  },
  { property: 'material', label: 'Material', options: MATERIALS.map((value) => option('material', value, value)) },
  {
    property: 'distance',
    label: 'Distance',
    options: [
      option('distance', 'very close', 0.5),
      option('distance', 'near', 3),
      option('distance', 'some way off', 15),
      option('distance', 'far away', 60),
      option('distance', 'very far away', 300),
    ],
  },
  {
    property: 'azimuth',
    label: 'Position',
    options: [option('azimuth', 'left', -60), option('azimuth', 'centre', 0), option('azimuth', 'right', 60)],
  },
  {
    property: 'space',
    label: 'Space',
    options: [
      option('space', 'no space', 'dry'),
      option('space', 'outdoors', 'outdoors'),
      option('space', 'in a room', 'room'),
      option('space', 'in a hall', 'hall'),
      option('space', 'in a church', 'church'),
      option('space', 'in a tunnel', 'tunnel'),
      option('space', 'in a cave', 'cave'),
      option('space', 'underwater', 'underwater'),
    ],
  },
  {
    property: 'count',
    label: 'Times',
    options: COUNTS.map((times) => option('count', times === 1 ? 'once' : `${times} times`, times)),
  },
];

/** The menus of a layer; how often it sounds only where it is made of single events. @param duration of the scene, seconds */
export function menusOf({ events }: Pick<InterpretedLayer, 'events'>, duration: number): PropertyMenu[] {
  const starts = Array.from({ length: Math.max(1, Math.ceil(duration)) }, (_, second) =>
    option('start', second === 0 ? 'at the start' : `at ${second} s`, second),
  );
  const fitting = MENUS.filter(({ property }) => property !== 'count' || events.length > 0);
  return [...fitting, { property: 'start', label: 'Begins', options: starts }];
}

/** What a value that was set by hand is called. */
export function settingLabel(menus: readonly PropertyMenu[], property: Property, settings: Settings): string | null {
  const options = menus.find((menu) => menu.property === property)?.options ?? [];
  return options.find((entry) => entry.settings[property] === settings[property])?.label ?? null;
}

const FIELDS: Readonly<Partial<Record<Property, string>>> = {
  material: 'source.material',
  distance: 'place.distance',
  azimuth: 'place.azimuth',
  space: 'place.space',
  start: 'timing.start',
  gainDb: 'gainDb',
  muted: 'muted',
};

/** The field of a layer that a property sets. */
export function fieldOf(property: Property): string {
  return FIELDS[property] ?? `mods.${property}`;
}

/** Those that a menu sets. */
const PROPERTIES: readonly Property[] = [...MENUS.map(({ property }) => property), 'start'];

type Attribute = InterpretedLayer['attributes'][number];

const TIMES = /^\d+ times$/;

/** What a chip of the words says now: the scene may have been refined since ('one more knock'), and the words still say how often it was before. */
export function presentLabel({ label }: Attribute, layer: Layer | undefined): string {
  const count = layer?.mods.count;
  return count !== undefined && TIMES.test(label) ? `${count} times` : label;
}

/** The property that a chip of the words speaks of. */
export function propertyOf(
  attribute: Attribute,
  layer: Layer | undefined,
  { scene }: Pick<InterpretResponse, 'scene'>,
): Property {
  const chip = scene.report.chips.find(
    ({ span, label }) => span[0] === attribute.span[0] && span[1] === attribute.span[1] && label === attribute.label,
  );
  const told = PROPERTIES.find((property) => chip?.field === fieldOf(property));
  if (told !== undefined) return told;
  if (TIMES.test(attribute.label)) return 'count';
  if (attribute.kind === 'time') return 'start';
  if (attribute.kind === 'space') return 'space';
  if (attribute.kind === 'place') return layer?.place.distance === USUAL_DISTANCE ? 'azimuth' : 'distance';
  return modifierProperty(layer);
}

/** Where a layer stands of which nothing was said, metres. Sideways, layers are spread by themselves. */
const USUAL_DISTANCE = 3;

/** A modifier says which words it was, not which fields it moved: the field that was moved tells. */
function modifierProperty(layer: Layer | undefined): Property {
  const mods = layer?.mods ?? {};
  if (mods.intensity !== undefined) return 'intensity';
  if (mods.speed !== undefined || mods.rate !== undefined) return 'speed';
  if (mods.size !== undefined) return 'size';
  return layer?.source.surface !== undefined || layer?.source.material !== undefined ? 'material' : 'intensity';
}
