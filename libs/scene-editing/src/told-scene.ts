import type { InterpretResponse } from '@whoosh/contracts';
import type { Chip, Layer, Scene } from '@whoosh/sound-scene';
import { fieldOf, menusOf, propertyOf, settingLabel } from './properties';
import type { Property, SceneEdits, Settings } from './scene-edits';

/** Set by hand: it stands nowhere in the text. */
const NOWHERE: [number, number] = [0, 0];

const KINDS: Readonly<Partial<Record<Property, Chip['kind']>>> = {
  distance: 'place',
  azimuth: 'place',
  space: 'space',
  start: 'time',
};

/**
 * An edited scene whose report tells what was set by hand instead of what the words said there, so that it is known
 * wherever the scene is opened again and the edits are forgotten.
 * @param answer as `editInterpretation` gives it
 */
export function toldScene(answer: InterpretResponse, { layers: edits }: SceneEdits): Scene {
  const { scene } = answer;
  const settingsOf = (layer: string | undefined): Settings =>
    layer === undefined ? {} : (edits[layer]?.settings ?? {});
  const said = scene.report.chips.filter((chip) => {
    const kind = attributeKind(chip);
    if (kind === null) return true;
    const timing = scene.layers.find(({ id }) => id === chip.layer)?.timing;
    const property = propertyOf({ ...chip, kind }, timing);
    return property === null || settingsOf(chip.layer)[property] === undefined;
  });
  const set = scene.layers.flatMap((layer) => handChips(layer, settingsOf(layer.id), scene.duration));
  return set.length === 0 ? scene : { ...scene, report: { ...scene.report, chips: [...said, ...set] } };
}

type AttributeKind = InterpretResponse['layers'][number]['attributes'][number]['kind'];

function attributeKind({ kind }: Chip): AttributeKind | null {
  return kind === 'modifier' || kind === 'time' || kind === 'place' || kind === 'space' ? kind : null;
}

function handChips({ id, timing }: Layer, settings: Settings, duration: number): Chip[] {
  const properties = Object.keys(settings) as Property[];
  const menus = menusOf(
    timing.kind === 'shots' ? { start: 0, events: timing.at } : { start: timing.start, events: [] },
    duration,
    properties,
  );
  return properties.flatMap((property) => {
    const label = settingLabel(menus, property, settings);
    return label === null
      ? []
      : [{ span: NOWHERE, label, layer: id, field: fieldOf(property), kind: KINDS[property] ?? 'modifier' }];
  });
}
