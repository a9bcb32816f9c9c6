import type { RefinementResult, SceneChange } from '@whoosh/contracts';
import type { Intensity, PromptForm } from '../../request/prompt-form';

/** How the values of a field are told. */
export type ChangeUnit =
  | 'share'
  | 'metres'
  | 'seconds'
  | 'decibels'
  | 'semitones'
  | 'times'
  | 'degrees'
  | 'count'
  | 'word'
  | 'list'
  | 'switch';

/** Names of fields, as in the messages `refine.field.<name>`. */
type FieldName =
  | 'duration'
  | 'loop'
  | 'intensity'
  | 'space'
  | 'reverb'
  | 'device'
  | 'level'
  | 'muted'
  | 'ground'
  | 'material'
  | 'kind'
  | 'distance'
  | 'position'
  | 'width'
  | 'motion'
  | 'times'
  | 'start'
  | 'end'
  | 'fadeIn'
  | 'fadeOut'
  | 'course'
  | 'brightness'
  | 'size'
  | 'strength'
  | 'density'
  | 'wetness'
  | 'roughness'
  | 'hollowness'
  | 'age'
  | 'regularity'
  | 'tonality'
  | 'pitch'
  | 'speed'
  | 'count'
  | 'sources'
  | 'mood';

interface Field {
  name: FieldName;
  unit: ChangeUnit;
  /** What it is where nobody said anything. */
  usual?: number;
}

const share = (name: FieldName): Field => ({ name, unit: 'share', usual: 0.5 });

const FIELDS: Readonly<Record<string, Field>> = {
  duration: { name: 'duration', unit: 'seconds' },
  loop: { name: 'loop', unit: 'switch' },
  intensity: { name: 'intensity', unit: 'word' },
  'space.kind': { name: 'space', unit: 'word' },
  'space.wet': { name: 'reverb', unit: 'share' },
  'space.device': { name: 'device', unit: 'word' },
  gainDb: { name: 'level', unit: 'decibels' },
  muted: { name: 'muted', unit: 'switch' },
  'source.surface': { name: 'ground', unit: 'word' },
  'source.material': { name: 'material', unit: 'word' },
  'source.variant': { name: 'kind', unit: 'word' },
  'place.distance': { name: 'distance', unit: 'metres' },
  'place.azimuth': { name: 'position', unit: 'degrees' },
  'place.spread': { name: 'width', unit: 'share' },
  'place.space.kind': { name: 'space', unit: 'word' },
  'place.space.wet': { name: 'reverb', unit: 'share' },
  'place.space.device': { name: 'device', unit: 'word' },
  'place.space': { name: 'space', unit: 'list' },
  'place.motion': { name: 'motion', unit: 'list' },
  'timing.at': { name: 'times', unit: 'list' },
  'timing.start': { name: 'start', unit: 'seconds' },
  'timing.end': { name: 'end', unit: 'seconds' },
  'timing.fadeIn': { name: 'fadeIn', unit: 'seconds' },
  'timing.fadeOut': { name: 'fadeOut', unit: 'seconds' },
  'timing.curve': { name: 'course', unit: 'list' },
  'mods.brightness': share('brightness'),
  'mods.size': share('size'),
  'mods.intensity': share('strength'),
  'mods.density': share('density'),
  'mods.wetness': share('wetness'),
  'mods.roughness': share('roughness'),
  'mods.hollowness': share('hollowness'),
  'mods.age': share('age'),
  'mods.regularity': share('regularity'),
  'mods.tonality': share('tonality'),
  'mods.pitch': { name: 'pitch', unit: 'semitones', usual: 0 },
  'mods.speed': { name: 'speed', unit: 'times', usual: 1 },
  'mods.count': { name: 'count', unit: 'count' },
  'mods.sources': { name: 'sources', unit: 'count', usual: 1 },
  'mods.duration': { name: 'duration', unit: 'seconds' },
  'mods.levelDb': { name: 'level', unit: 'decibels', usual: 0 },
  'mods.emotion': { name: 'mood', unit: 'word' },
};

/** One change as its chip shows it. */
export interface ShownChange {
  key: string;
  /** What sounds there; null: the whole sound. */
  label: string | null;
  /** The field, or that the sound came or went. */
  name: FieldName | 'added' | 'removed';
  unit: ChangeUnit;
  before: SceneChange['before'];
  after: SceneChange['after'];
}

/** The changes of a line, those that only follow from another one left out. */
export function shownChanges({ changes }: Pick<RefinementResult, 'changes'>): ShownChange[] {
  const shown = changes.flatMap((change): ShownChange[] => {
    const { layer, label, field, before, after } = change;
    const key = `${layer ?? ''} ${field}`;
    if (field === 'layer')
      return [{ key, label, name: before === null ? 'added' : 'removed', unit: 'word', before: null, after: null }];
    const known = FIELDS[field] ?? FIELDS[field.split('.').slice(0, 2).join('.')];
    if (known === undefined || follows(change, changes)) return [];
    const { name, unit, usual = null } = known;
    return [
      {
        key,
        label,
        name,
        unit,
        before: before ?? (name === 'count' ? onsetsBefore(change, changes) : usual),
        after: after ?? usual,
      },
    ];
  });
  // several pieces of one line may move the same field: it is told once, from first to last
  return [
    ...new Map(
      shown.map((change) => [
        change.key,
        { ...change, before: shown.find(({ key }) => key === change.key)?.before ?? null },
      ]),
    ).values(),
  ];
}

/** A number that nobody had said: as many as there were. */
function onsetsBefore({ layer }: SceneChange, changes: readonly SceneChange[]): number | null {
  const at = changes.find((other) => other.layer === layer && other.field === 'timing.at')?.before;
  const onsets: unknown = typeof at === 'string' ? JSON.parse(at) : null;
  return Array.isArray(onsets) ? onsets.length : null;
}

/** Onsets follow a number or a pace, the end of a layer that of the scene, the amount of a reverberation its place. */
function follows({ layer, field, words }: SceneChange, changes: readonly SceneChange[]): boolean {
  const has = (...others: string[]) =>
    changes.some(
      (other) =>
        other.words === words && others.includes(other.field) && (other.layer === layer || other.layer === null),
    );
  if (field === 'timing.at') return has('mods.count', 'mods.speed', 'duration');
  if (field === 'timing.end' || field.startsWith('timing.curve') || field === 'mods.duration' || field === 'mods.speed')
    return has('duration');
  if (field.endsWith('space.wet')) return has(field.replace('wet', 'kind'));
  return field.startsWith('place.motion.') || (field.startsWith('place.space') && layer !== null && has('space.kind'));
}

/** What of a line belongs to the controls of the prompt box, and what is left for the scene. */
export interface SplitRefinement {
  settings: Partial<Pick<PromptForm, 'duration' | 'loop' | 'intensity'>>;
  /** The words that the scene is changed by; empty: none. */
  words: string;
}

const CONTROLS = new Set(['duration', 'loop', 'intensity']);

/**
 * Length, loop and intensity are set where they are shown, so that the ruler, the price and the scene never differ.
 * @param words the whole line
 */
export function splitRefinement(words: string, { changes }: Pick<RefinementResult, 'changes'>): SplitRefinement {
  const ofControls = changes.filter(({ layer, field }) => layer === null && CONTROLS.has(field));
  if (ofControls.length === 0) return { settings: {}, words };
  const pieces = new Set(ofControls.map((change) => change.words));
  const rest = [...new Set(changes.map((change) => change.words))].filter((piece) => !pieces.has(piece));
  const settings = ofControls.reduce<SplitRefinement['settings']>(
    (set, { field, after }) => ({ ...set, ...settingOf(field, after) }),
    {},
  );
  return { settings, words: rest.join(', ') };
}

function settingOf(field: string, after: SceneChange['after']): SplitRefinement['settings'] {
  if (field === 'duration' && typeof after === 'number') return { duration: Math.max(1, Math.round(after)) };
  if (field === 'loop' && typeof after === 'boolean') return { loop: after };
  return field === 'intensity' && isIntensity(after) ? { intensity: after } : {};
}

function isIntensity(value: unknown): value is Intensity {
  return value === 'subtle' || value === 'moderate' || value === 'intense';
}
