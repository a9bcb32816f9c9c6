import { findSource } from '../../catalogue';
import { newDraft, type LayerDraft } from './draft';
import type { Understanding } from './understanding';

/** Sources that say the same more vaguely than another one beside them. */
const VAGUER: Readonly<Record<string, readonly string[]>> = {
  car_engine: [
    'truck',
    'bus',
    'motorcycle',
    'race_car',
    'tractor',
    'motorboat',
    'car_rev',
    'car_start',
    'car_pass',
    'helicopter',
    'propeller_plane',
    'jet',
    'train',
    'chainsaw',
    'lawnmower',
  ],
  rain: ['rain_surface', 'thunderstorm', 'hail'],
  thunder: ['thunderstorm'],
  wind: ['wind_howl', 'blizzard', 'wind_leaves', 'thunderstorm'],
  car_rev: ['race_car'],
  car_pass: ['race_car'],
  tap: [
    'shower',
    'boiling',
    'toilet_flush',
    'drip',
    'pour',
    'splash',
    'spray',
    'bubbles',
    'stream',
    'drain',
    'waterfall',
    'water_lap',
    'ocean_waves',
    'swallow',
  ],
  impact_glass: ['glass_break'],
  hit_generic: ['punch', 'hammer'],
  music_generic: ['piano', 'guitar', 'drum', 'brass_wind', 'music_box', 'retro'],
  speech_child: ['children_playing'],
  bee_fly: ['mosquito'],
  phone_bell: ['dial_tone'],
  window: ['glass_break'],
  room_tone: [],
  noise_env: [],
  night: ['cricket', 'cicada'],
  monster: [
    'cow',
    'dog_bark',
    'lion_roar',
    'cat_meow',
    'pig',
    'horse_neigh',
    'songbird',
    'sheep_goat',
    'patter',
    'splash',
    'footsteps',
  ],
  train: ['subway', 'steam_train'],
  beep: ['reverse_beep', 'ecg', 'alarm_clock', 'smoke_alarm', 'data_computer', 'microwave'],
  siren_police: ['siren_ambulance', 'siren_fire_truck', 'air_raid'],
  washing_machine: ['sewing_machine', 'drill', 'blender', 'steam', 'printer', 'saw_power', 'car_engine'],
  fridge: ['car_engine', 'truck', 'hum_mains'],
};
/** These vaguer words are kept when both are named apart with "and". */
const PAIRED_ONLY_IN_ONE_PLACE = new Set([
  'car_engine',
  'wind',
  'tap',
  'train',
  'hit_generic',
  'impact_glass',
  'beep',
  'washing_machine',
  'fridge',
  'car_rev',
  'thunder',
  'rain',
  'night',
]);

/** Merges what was named twice, drops what a more exact word says too, and lets styles and moods take effect. */
export function simplify(result: Understanding): void {
  dropFaint(result);
  turnStyles(result);
  rainOnThings(result.drafts);
  result.drafts = rainOnce(result.drafts);
  result.drafts = mergeSame(result.drafts);
  result.drafts = dropVaguer(result.drafts);
  addMoods(result);
  passingCars(result.drafts);
  settleAmbience(result.drafts);
  result.drafts = result.drafts.slice(0, MAX_DRAFTS);
}

const MAX_DRAFTS = 12;

function dropFaint(result: Understanding): void {
  result.drafts = result.drafts.filter(
    (draft) => draft.isBystander !== true || result.drafts.every((other) => other.isBystander === true),
  );
  result.drafts = result.drafts.filter(
    (draft) =>
      !draft.isFaint || !result.drafts.some((other) => other !== draft && !other.isFaint && sharesSpan(other, draft)),
  );
}

function turnStyles(result: Understanding): void {
  const turns = Object.assign({}, ...result.drafts.map((draft) => draft.turns)) as Record<string, string>;
  result.drafts = result.drafts.flatMap((draft) => {
    const turned = turns[draft.source]?.split('+');
    if (!turned) return [draft];
    return turned.map((source) => ({ ...draft, source, mods: { ...draft.mods } }));
  });
}

export function mergeSame(drafts: readonly LayerDraft[]): LayerDraft[] {
  const kept: LayerDraft[] = [];
  for (const draft of drafts) {
    const same = kept.find(
      (other) => other.source === draft.source && other.group === draft.group && isSameState(other, draft),
    );
    if (!same) {
      kept.push(draft);
      continue;
    }
    const isOtherNoun = same.noun !== undefined && draft.noun !== undefined && !sharesSpan(same, draft);
    const emitters = (same.mods.sources ?? 1) + (draft.mods.sources ?? 1);
    Object.assign(same.mods, { ...draft.mods, ...same.mods });
    if (isOtherNoun && !same.isEvent) same.mods.sources = Math.min(200, emitters);
    same.spans.push(...draft.spans);
    same.chips.push(...draft.chips);
    same.material ??= draft.material;
    same.surface ??= draft.surface;
    if (isThereAndBack(same, draft)) delete same.variant;
    else same.variant ??= draft.variant;
    same.motion ??= draft.motion;
    same.level ??= draft.level;
    same.time ??= draft.time;
    same.space ??= draft.space;
    same.device ??= draft.device;
    if (draft.role === undefined) delete same.role;
  }
  return kept;
}

/** An engine that idles and one that drives away are two stretches of sound. */
function isSameState(a: LayerDraft, b: LayerDraft): boolean {
  return a.variant === b.variant || a.variant === undefined || b.variant === undefined || isThereAndBack(a, b);
}

/** "A door opens and closes": the whole course of one thing. */
function isThereAndBack(a: LayerDraft, b: LayerDraft): boolean {
  return a.variant === 'open' && b.variant === 'close' && sharesSpan(a, b);
}

function sharesSpan(a: LayerDraft, b: LayerDraft): boolean {
  return a.spans.some(([start]) => b.spans.some(([other]) => other === start));
}

/**
 * Of what kind it is, is said beside it: "impact, glass bottle break", "train brake squeal", "tippt auf einer
 * Schreibmaschine".
 */
function isSaidBeside(draft: LayerDraft, other: LayerDraft): boolean {
  if (draft.source === 'keyboard' && draft.origin.by === 'verb') return other.source === 'typewriter';
  if (other.group !== draft.group || other.source === draft.source) return false;
  if (draft.source === 'squeak' && draft.noun === undefined && draft.mods.count === undefined)
    return other.source === 'train_brake' || other.source === 'tire_squeal';
  return groupsOfKinds(draft).includes(findSource(other.source)?.group ?? '');
}

/** Groups of the sources that a mere blow or a mere note may be. */
function groupsOfKinds({ source, noun, mods }: LayerDraft): readonly string[] {
  if (
    source === 'hit_generic' &&
    mods.count === undefined &&
    (noun === undefined || noun === 'hit' || noun === 'impact')
  )
    return ['impacts', 'breaking'];
  return noun === 'note' ? ['bells_music'] : [];
}

export function dropVaguer(drafts: readonly LayerDraft[]): LayerDraft[] {
  return drafts.filter((draft) => {
    if (drafts.some((other) => isSaidBeside(draft, other))) return false;
    const isRoom = draft.source === 'noise_env' || draft.source === 'room_tone';
    if (isRoom) return drafts.every((other) => other === draft || other.source === draft.source);
    const exact = VAGUER[draft.source];
    if (!exact) return true;
    return !drafts.some(
      (other) =>
        other !== draft &&
        other.group === draft.group &&
        exact.includes(other.source) &&
        (sharesSpan(other, draft) ||
          !PAIRED_ONLY_IN_ONE_PLACE.has(draft.source) ||
          draft.noun === 'engine' ||
          draft.noun === 'motor' ||
          draft.noun === 'vehicle'),
    );
  });
}

function addMoods(result: Understanding): void {
  for (const source of new Set(result.drafts.flatMap((draft) => draft.also))) {
    if (result.drafts.some((draft) => draft.source === source)) continue;
    const maker = result.drafts.find((draft) => draft.also.includes(source));
    const bed = newDraft(source, { by: 'pair', confidence: 0.9 }, 0);
    bed.role = 'bed';
    const chip = maker?.chips.find((one) => one.kind === 'modifier');
    if (chip) bed.spans.push(chip.span);
    result.drafts.push(bed);
  }
}

/** Rain that falls on something is the source of that name. */
function rainOnThings(drafts: readonly LayerDraft[]): void {
  for (const draft of drafts) {
    const falls = draft.source === 'rain' && draft.surface !== undefined && draft.surface !== 'water';
    if (falls) draft.source = 'rain_surface';
    if (draft.source === 'rain_surface' && draft.surface === 'metal') draft.surface = 'tin'; // rain falls on sheets of metal, not on blocks
    if (draft.source === 'rain_surface' && draft.material !== undefined) {
      draft.surface ??= draft.material;
      delete draft.material;
    }
  }
}

/** A roof that is itself a source of rain says what the rain falls on: one rain, not two. */
function rainOnce(drafts: readonly LayerDraft[]): LayerDraft[] {
  return drafts.filter((draft) => {
    const roof =
      draft.source === 'rain'
        ? drafts.find((other) => other.source === 'rain_surface' && other.group === draft.group)
        : undefined;
    if (roof) {
      Object.assign(roof.mods, { ...draft.mods, ...roof.mods });
      roof.spans.push(...draft.spans);
      roof.chips.push(...draft.chips);
    }
    return roof === undefined;
  });
}

/** A car that passes, or starts and no more is said, is the source of that name. */
function passingCars(drafts: readonly LayerDraft[]): void {
  for (const draft of drafts) {
    if (draft.source === 'car_engine' && draft.motion === 'pass') draft.source = 'car_pass';
    if (draft.source === 'car_pass') draft.motion ??= 'pass';
    if (draft.source === 'car_engine' && draft.time === 'start' && draft.origin.by === 'direct')
      draft.source = 'car_start';
  }
}

/** Ambiences lie beneath whatever else is named. */
export function settleAmbience(drafts: readonly LayerDraft[]): void {
  const isAmbience = (draft: LayerDraft) => findSource(draft.source)?.group === 'ambience';
  if (drafts.every(isAmbience)) return;
  for (const draft of drafts) if (isAmbience(draft)) draft.role = 'bed';
}
