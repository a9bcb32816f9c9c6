/** A scene as a small score that can be changed by hand. */
export { editInterpretation, sceneToRender, textWithout } from './edit-scene';
export { LaneHead, type LaneProps } from './LaneHead';
export { promptSegments, type Segment, type Understanding } from './prompt-segments';
export { clampDuration, durationAt, durationForKey, RULER_TICKS, rulerPercent } from './ruler';
export {
  bringBackLayer,
  isEdited,
  NO_EDITS,
  removeLayer,
  setLeftOut,
  setProperty,
  setSource,
  type SceneEdits,
} from './scene-edits';
export { toldScene } from './told-scene';
export { lanesOf, laneSentence, saidLabels, type Lane } from './score';
export { scoreWord } from './score-words';
