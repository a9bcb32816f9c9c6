import type { InterpretedLayer, InterpretResponse, SourceChoice, UnknownWords } from '@whoosh/contracts';
import { beginAt, SCENE_LIMITS, type Layer, type Scene } from '@whoosh/sound-scene';
import { editLayer, newLayer } from './edit-layer';
import { loopOf, type AddedLayer, type LayerEdit, type LeftOut, type SceneEdits } from './scene-edits';

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
  const added = (edits.added ?? []).slice(0, SCENE_LIMITS.maxLayers - shown.length);
  const layers = [
    ...scene.layers.filter(({ id }) => ids.has(id)),
    ...added.map(({ id, source }) => newLayer(id, source, scene.duration)),
  ].map((layer) => editLayer(layer, edits.layers[layer.id], scene.duration));
  const told = [...shown, ...added.map(describedAddition)].map((layer) => {
    const edited = layers.find(({ id }) => id === layer.id);
    return edited === undefined ? layer : described(layer, edited, edits.layers[layer.id], scene.duration);
  });
  const heard = new Set(told.map(({ model }) => model));
  return {
    ...answer,
    scene: { ...scene, layers, loop: loopOf(edits) ?? scene.loop },
    layers: told,
    unused: answer.unused.filter((word) => !isHeard(word, heard) && !added.some(({ word: of }) => of === word.text)),
    // what somebody chose is meant
    meaningless: answer.meaningless && !layers.some(({ origin }) => origin.by === 'user'),
  };
}

function isHeard({ suggestions }: UnknownWords, heard: ReadonlySet<string>): boolean {
  return suggestions.some(({ model }) => heard.has(model));
}

function describedAddition({ id, source }: AddedLayer): InterpretedLayer {
  const { model, label, family, grade, variants = [] } = source;
  const nothing = { start: 0, end: 0, events: [], spans: [], attributes: [], alternatives: [] };
  return { id, model, label, family, grade, variants, ...nothing, confidence: 1, guessed: false };
}

/** How long after its last onset a layer is shown whose length nobody has told yet, seconds. */
const SHOWN_AFTER_ONSET_SECONDS = 1;

/** A layer as the score shows it, after an edit. */
function described(
  layer: InterpretedLayer,
  { timing }: Layer,
  edit: LayerEdit | undefined,
  duration: number,
): InterpretedLayer {
  const events = timing.kind === 'shots' ? timing.at : [];
  const last = layer.events.at(-1);
  const ringing = last === undefined ? SHOWN_AFTER_ONSET_SECONDS : layer.end - last;
  return {
    ...layer,
    ...(edit?.source === undefined ? {} : chosen(edit.source)),
    events,
    start: timing.kind === 'shots' ? (timing.at[0] ?? layer.start) : timing.start,
    end: timing.kind === 'shots' ? Math.min(duration, (timing.at.at(-1) ?? 0) + ringing) : timing.end,
  };
}

function chosen({
  model,
  label,
  family,
  grade,
  variants = [],
}: NonNullable<LayerEdit['source']>): Partial<InterpretedLayer> {
  return { model, label, family, grade, variants, confidence: 1, guessed: false };
}

/** The edited scene as it is asked for. @param seed 0..4294967295 */
export function sceneToRender({ scene }: Pick<InterpretResponse, 'scene'>, text: string, seed: number): Scene {
  return { ...scene, text, seed };
}

/**
 * A source heard alone, as it would sound in a scene.
 * @param layer in whose place; null: beside the others
 */
export function sceneOfSource(scene: Scene, layer: string | null, source: SourceChoice): Scene {
  const replaced = scene.layers.find(({ id }) => id === layer);
  const heard = replaced
    ? editLayer(replaced, { source }, scene.duration)
    : newLayer(`${source.model}-heard`, source, scene.duration);
  // heard from the beginning on, and without what else was set to sound later
  const timing = heard.timing.kind === 'shots' ? beginAt(heard.timing, 0, scene.duration) : heard.timing;
  return { ...scene, layers: [{ ...heard, timing, muted: false }] };
}
