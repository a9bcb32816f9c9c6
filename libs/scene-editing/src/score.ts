import type { InterpretedLayer, InterpretResponse, SourceChoice, SourceFamily } from '@whoosh/contracts';
import { formatDecimals } from '@whoosh/ui';
import { t } from './messages';
import { gradeWords, type GradeWords } from './grade';
import { menusOf, presentLabel, propertyOf, settingLabel, type PropertyMenu } from './properties';
import { rulerPercent } from './ruler';
import { NO_EDITS, type LayerEdit, type Property, type SceneEdits, type Settings } from './scene-edits';
import { scoreWord } from './score-words';

/** One chip of a lane: what the words said of the layer, or what was set by hand. */
export interface LaneChip {
  label: string;
  /** The label that the words gave it: leaving it out names it so. */
  said: string;
  /** What its menu changes. */
  property: Property;
  byHand: boolean;
  /** It names what an unknown word was taken for. */
  guess: boolean;
}

/** One layer as the score draws it. Places in percent of the ruler. */
export interface Lane {
  id: string;
  label: string;
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
  /** The words name nothing that is known. */
  guessed: boolean;
}

/** The narrowest block that can be seen, percent of the ruler. */
const MIN_WIDTH = 0.8;
/** Shown where the engine names no source that it took instead. */
const GUESS = 'nearest sound';

/** More marks than this would be a grey area. */
const MAX_ONSETS = 64;

/** The lanes of a score, in the order told. */
export function lanesOf(
  interpretation: Pick<InterpretResponse, 'layers' | 'scene'>,
  edits: SceneEdits = NO_EDITS,
): Lane[] {
  return interpretation.layers.map((layer) => laneOf(layer, interpretation, edits.layers[layer.id] ?? {}));
}

function laneOf(layer: InterpretedLayer, answer: Pick<InterpretResponse, 'scene'>, edit: LayerEdit): Lane {
  const { id, label, family, grade, start, end, events, guessed, alternatives } = layer;
  const length = Math.max(end - start, 1e-3);
  const left = rulerPercent(start);
  const menus = menusOf(layer, answer.scene.duration);
  return {
    id,
    label,
    family,
    grade: gradeWords(grade),
    guessed,
    alternatives,
    menus,
    chosen: edit.source !== undefined,
    left,
    chips: [...saidChips(layer, answer, edit), ...setChips(edit, menus)],
    width: Math.max(MIN_WIDTH, rulerPercent(end) - left),
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
): LaneChip[] {
  const sceneLayer = answer.scene.layers.find(({ id }) => id === layer.id);
  const chips = new Map<string, LaneChip>();
  for (const attribute of layer.attributes) {
    const { label: said } = attribute;
    const label = presentLabel(attribute, sceneLayer);
    const guess = label.startsWith('closest to');
    // another source was chosen since
    if (guess && !layer.guessed) continue;
    const property = propertyOf(attribute, sceneLayer, answer);
    if (settings[property] === undefined || guess) chips.set(label, { label, said, property, byHand: false, guess });
  }
  const told = [...chips.values()];
  if (!layer.guessed || told.some(({ guess }) => guess)) return told;
  return [{ label: GUESS, said: GUESS, property: 'intensity', byHand: false, guess: true }, ...told];
}

/** What was set on the layers of a take has no menu here. */
function mixLabel(property: Property, { gainDb = 0 }: Settings): string | null {
  if (property === 'muted') return 'muted';
  return property === 'gainDb' ? `${formatDecimals(gainDb, 1)} dB` : null;
}

function setChips({ settings = {} }: LayerEdit, menus: readonly PropertyMenu[]): LaneChip[] {
  return (Object.keys(settings) as Property[]).flatMap((property) => {
    const label = settingLabel(menus, property, settings) ?? mixLabel(property, settings);
    return label === null ? [] : [{ label, said: label, property, byHand: true, guess: false }];
  });
}

/** What the words said of a layer, each once, as the scene has it now: words may have changed it since. */
export function saidLabels(
  layer: Pick<InterpretedLayer, 'id' | 'attributes'>,
  scene: Pick<InterpretResponse['scene'], 'layers'>,
): string[] {
  const sceneLayer = scene.layers.find(({ id }) => id === layer.id);
  return [...new Set(layer.attributes.map((attribute) => scoreWord(presentLabel(attribute, sceneLayer))))];
}

/** The lane in words, for people who do not see it: 'Rain, heavy, tin roof, from 0 to 8 seconds'. */
export function laneSentence(layer: InterpretedLayer, scene: Pick<InterpretResponse['scene'], 'layers'>): string {
  const seconds = (value: number) => String(Math.round(value * 10) / 10);
  return [
    scoreWord(layer.label),
    ...(layer.grade === null ? [] : [t(`likeness.${layer.grade}`)]),
    ...saidLabels(layer, scene),
    t('score.fromTo', { start: seconds(layer.start), end: seconds(layer.end) }),
  ].join(', ');
}
