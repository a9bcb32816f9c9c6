import type { InterpretedLayer, InterpretResponse, SourceChoice, SourceFamily } from '@whoosh/contracts';
import type { Individual } from '@whoosh/sound-scene';
import { formatDecimals, formatNumber } from '@whoosh/ui';
import { t } from './messages';
import { gradeWords, type GradeWords } from './grade';
import { readingWords, type ReadingWords } from './reading-words';
import { menusOf, presentLabel, presentOption, propertyOf, settingLabel } from './properties';
import type { PropertyMenu } from './property-menus';
import { rulerPercent, WHOLE_RULER } from './ruler';
import { NO_EDITS, type LayerEdit, type Property, type SceneEdits, type Settings } from './scene-edits';
import { scoreWord } from './score-words';

/** One chip of a lane: what the words said of the layer, or what was set by hand. */
export interface LaneChip {
  label: string;
  /** The label that the words gave it: leaving it out names it so. */
  said: string;
  /** What its menu changes; null: it can only be left out. */
  property: Property | null;
  byHand: boolean;
  /** Label of the entry of its menu that holds now; null: none does. */
  present: string | null;
}

/** One layer as the score draws it. Places in percent of the ruler. */
export interface Lane {
  id: string;
  /** Id of the source. */
  model: string;
  label: string;
  /** Which one of its kind sounds; null: whichever the seed draws. */
  individual: Individual | null;
  family: SourceFamily;
  /** How good the source is; null where it has not been judged. */
  grade: GradeWords | null;
  /** Attributes in the order told, then what was set by hand. */
  chips: LaneChip[];
  /** What can be set by hand. */
  menus: PropertyMenu[];
  /** Sources that can take this one's place. */
  alternatives: readonly SourceChoice[];
  /** Its source was chosen by hand. */
  chosen: boolean;
  left: number;
  width: number;
  /** Onsets of single events, percent of the block; empty for continuous layers. */
  onsets: number[];
  /** How sure it is that this is what the words mean. */
  reading: ReadingWords;
  /** No word names it. */
  added: boolean;
}

/** The narrowest block that can be seen, percent of the ruler. */
const MIN_WIDTH = 0.8;
/** More marks than this would be a grey area. */
const MAX_ONSETS = 64;

/**
 * The lanes of a score, in the order told.
 * @param reach of the ruler above them, seconds
 */
export function lanesOf(
  interpretation: Pick<InterpretResponse, 'layers' | 'scene'>,
  edits: SceneEdits = NO_EDITS,
  reach: number = WHOLE_RULER,
): Lane[] {
  return interpretation.layers.map((layer) => laneOf(layer, interpretation, edits, reach));
}

function laneOf(
  layer: InterpretedLayer,
  answer: Pick<InterpretResponse, 'scene'>,
  edits: SceneEdits,
  reach: number,
): Lane {
  const edit = edits.layers[layer.id] ?? {};
  const { id, model, label, family, grade, start, end, events, alternatives } = layer;
  const length = Math.max(end - start, 1e-3);
  const left = rulerPercent(start, reach);
  const { timing } = answer.scene.layers.find((one) => one.id === id) ?? {};
  const told = layer.attributes.map((attribute) => propertyOf(attribute, timing));
  const menus = menusOf(layer, answer.scene.duration, [...told, ...propertiesOf(edit)]);
  return {
    id,
    model,
    label,
    individual: answer.scene.layers.find((one) => one.id === id)?.individual ?? null,
    family,
    grade: gradeWords(grade),
    reading: readingWords(layer),
    added: (edits.added ?? []).some((one) => one.id === id),
    alternatives,
    menus,
    chosen: edit.source !== undefined,
    left,
    chips: [...saidChips(layer, answer, edit, menus), ...setChips(edit, menus)],
    width: Math.max(MIN_WIDTH, rulerPercent(end, reach) - left),
    onsets: events
      .filter((at) => at >= start && at <= end)
      .slice(0, MAX_ONSETS)
      .map((at) => ((at - start) / length) * 100),
  };
}

/** What the words said and nobody changed, each once. */
function saidChips(
  layer: InterpretedLayer,
  answer: Pick<InterpretResponse, 'scene'>,
  { settings = {} }: LayerEdit,
  menus: readonly PropertyMenu[],
): LaneChip[] {
  const sceneLayer = answer.scene.layers.find(({ id }) => id === layer.id);
  const chips = new Map<string, LaneChip>();
  for (const attribute of layer.attributes) {
    const { label: said } = attribute;
    const label = presentLabel(attribute, sceneLayer);
    const property = propertyOf(attribute, sceneLayer?.timing);
    const isSet = property !== null && settings[property] !== undefined;
    if (!isSet && isTold(attribute, answer.scene)) {
      const present = presentOption(menus, property, label, sceneLayer, answer.scene);
      chips.set(label, { label, said, property, byHand: false, present });
    }
  }
  return [...chips.values()];
}

/** What was set on the layers of a take has no menu here. */
function mixLabel(property: Property, { gainDb = 0 }: Settings): string | null {
  if (property === 'muted') return 'muted';
  return property === 'gainDb' ? `${formatDecimals(gainDb, 1)} dB` : null;
}

/** What was set by hand. */
function propertiesOf({ settings = {} }: LayerEdit): Property[] {
  return Object.keys(settings) as Property[];
}

function setChips({ settings = {} }: LayerEdit, menus: readonly PropertyMenu[]): LaneChip[] {
  return propertiesOf({ settings }).flatMap((property) => {
    const label = settingLabel(menus, property, settings) ?? mixLabel(property, settings);
    return label === null ? [] : [{ label, said: label, property, byHand: true, present: label }];
  });
}

/** What the words said of a layer, each once, as the scene has it now: words may have changed it since. */
export function saidLabels(
  layer: Pick<InterpretedLayer, 'id' | 'attributes'>,
  scene: Pick<InterpretResponse['scene'], 'layers' | 'loop'>,
): string[] {
  const sceneLayer = scene.layers.find(({ id }) => id === layer.id);
  const said = layer.attributes.filter((attribute) => isTold(attribute, scene));
  return [...new Set(said.map((attribute) => scoreWord(presentLabel(attribute, sceneLayer))))];
}

/** That a layer is a guess, and of what, its name and its reading say: "Door, closest to: Door" would be twice. */
const isGuessed = ({ label }: InterpretedLayer['attributes'][number]): boolean => label.startsWith('closest to');

/**
 * Whether the scene loops is set for all layers at once, on one of them or by a switch: "looped" may be true no more.
 */
const isTold = (
  attribute: InterpretedLayer['attributes'][number],
  { loop }: Pick<InterpretResponse['scene'], 'loop'>,
) => !isGuessed(attribute) && (attribute.field !== 'loop' || loop);

function readingSentence(layer: InterpretedLayer): string[] {
  const { word } = readingWords(layer);
  return word === null ? [] : [word];
}

/** The lane in words, for people who do not see it: 'Rain, heavy, tin roof, from 0 to 8 seconds'. */
export function laneSentence(
  layer: InterpretedLayer,
  scene: Pick<InterpretResponse['scene'], 'layers' | 'loop'>,
): string {
  const seconds = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });
  return [
    scoreWord(layer.label),
    ...readingSentence(layer),
    ...(layer.grade === null ? [] : [t(`likeness.${layer.grade}`)]),
    ...saidLabels(layer, scene),
    t('score.fromTo', { start: seconds(layer.start), end: seconds(layer.end) }),
  ].join(', ');
}
