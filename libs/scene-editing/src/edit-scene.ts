import type { InterpretedLayer, InterpretResponse } from '@whoosh/contracts';
import {
  beginAt,
  repeatShots,
  type Layer,
  type Modifiers,
  type Place,
  type Scene,
  type SourceRef,
  type Space,
  type Timing,
} from '@whoosh/sound-scene';
import type { LayerEdit, LeftOut, SceneEdits, Settings } from './scene-edits';

/** How much of a space is heard where the words name none. */
const SPACE_WET = 0.3;

/** The text without the words that were left out; every other character stays at its place. */
export function textWithout({ scene }: Pick<InterpretResponse, 'scene'>, leftOut: readonly LeftOut[]): string {
  const spans = scene.report.chips
    .filter((chip) => leftOut.some(({ layer, label }) => chip.layer === layer && chip.label === label))
    .map(({ span }) => span);
  return spans.reduce((text, [from, to]) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to), scene.text);
}

/** The reading with what was changed by hand: the scene that is rendered, and how the score shows it. */
export function editInterpretation(answer: InterpretResponse, edits: SceneEdits): InterpretResponse {
  const kept = answer.layers.filter(({ id }) => edits.layers[id]?.removed !== true);
  // a scene without layers is none: the last one stays
  const shown = kept.length === 0 ? answer.layers.slice(0, 1) : kept;
  const ids = new Set(shown.map(({ id }) => id));
  const { scene } = answer;
  const layers = scene.layers
    .filter(({ id }) => ids.has(id))
    .map((layer) => editLayer(layer, edits.layers[layer.id], scene.duration));
  return {
    ...answer,
    scene: { ...scene, layers },
    layers: shown.map((layer) => {
      const edited = layers.find(({ id }) => id === layer.id);
      return edited === undefined ? layer : described(layer, edited, edits.layers[layer.id], scene.duration);
    }),
  };
}

function editLayer(layer: Layer, edit: LayerEdit | undefined, duration: number): Layer {
  if (edit?.source === undefined && edit?.settings === undefined) return layer;
  const { source, settings = {} } = edit;
  return {
    ...layer,
    source: editSource(layer.source, source?.model, settings),
    mods: editModifiers(layer.mods, settings),
    timing: editTiming(layer.timing, settings, duration),
    place: editPlace(layer.place, settings),
    gainDb: settings.gainDb ?? layer.gainDb,
    ...(settings.muted === undefined ? {} : { muted: settings.muted }),
    origin: { by: 'user', confidence: 1 },
  };
}

function editSource({ variant, ...source }: SourceRef, model: string | undefined, { material }: Settings): SourceRef {
  const chosen =
    model === undefined ? { ...(variant === undefined ? {} : { variant }), ...source } : { ...source, model };
  if (material === undefined) return chosen;
  return source.surface === undefined ? { ...chosen, material } : { ...chosen, surface: material };
}

function editModifiers(mods: Modifiers, { intensity, size, speed, count }: Settings): Modifiers {
  return {
    ...mods,
    ...(intensity === undefined ? {} : { intensity }),
    ...(size === undefined ? {} : { size }),
    ...(speed === undefined ? {} : { speed }),
    ...(count === undefined ? {} : { count }),
  };
}

function editPlace(place: Place, { distance, azimuth, space }: Settings): Place {
  return {
    ...place,
    ...(distance === undefined ? {} : { distance }),
    ...(azimuth === undefined ? {} : { azimuth }),
    ...(space === undefined ? {} : { space: editSpace(place.space, space) }),
  };
}

function editSpace(before: Partial<Space> | undefined, kind: Space['kind']): Partial<Space> {
  return { ...before, kind, wet: kind === 'dry' ? 0 : (before?.wet ?? SPACE_WET) };
}

function editTiming(timing: Timing, { count, start }: Settings, duration: number): Timing {
  const counted =
    count === undefined || timing.kind !== 'shots'
      ? timing
      : { ...timing, at: repeatShots(timing.at, count, duration) };
  return start === undefined ? counted : beginAt(counted, start, duration);
}

/** A layer as the score shows it, after an edit. */
function described(
  layer: InterpretedLayer,
  { timing }: Layer,
  edit: LayerEdit | undefined,
  duration: number,
): InterpretedLayer {
  const events = timing.kind === 'shots' ? timing.at : layer.events;
  const ringing = layer.end - (layer.events.at(-1) ?? layer.end);
  return {
    ...layer,
    ...(edit?.source === undefined ? {} : { ...edit.source, guessed: false }),
    events,
    start: timing.kind === 'shots' ? (timing.at[0] ?? layer.start) : timing.start,
    end: timing.kind === 'shots' ? Math.min(duration, (timing.at.at(-1) ?? 0) + ringing) : timing.end,
  };
}

/** The edited scene as it is asked for. @param seed 0..4294967295 */
export function sceneToRender({ scene }: Pick<InterpretResponse, 'scene'>, text: string, seed: number): Scene {
  return { ...scene, text, seed };
}
