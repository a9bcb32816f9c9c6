/** A scene as a small score that can be changed by hand. */
export { editInterpretation, sceneOfSource, sceneToRender, textWithout } from './edit-scene';
export { type ChipItem } from './ChipMenu';
export { IndividualChip, isSameIndividual } from './IndividualChip';
export { LaneHead, type LaneProps } from './LaneHead';
export { MarkedWords } from './MarkedWords';
export { readingWords, type ReadingWords } from './reading-words';
export { notUnderstoodSentence, unreadSentences, unusedSentence } from './unread-sentences';
export { OFFERED_SOURCES, ReplaceableWord, SourceSuggestion, WordChoice, WordNote } from './WordNote';
export { promptSegments, type Segment, type Understanding } from './prompt-segments';
export {
  durationAt,
  durationForKey,
  longer,
  rulerPercent,
  rulerReach,
  rulerTicks,
  shorter,
  WHOLE_RULER,
} from './ruler';
export {
  addLayer,
  bringBackLayer,
  isEdited,
  loopOf,
  NO_EDITS,
  removeLayer,
  setIndividual,
  setLeftOut,
  setProperty,
  setSource,
  takeBack,
  withoutLoop,
  type SceneEdits,
} from './scene-edits';
export { toldScene } from './told-scene';
export { lanesOf, laneSentence, saidLabels, type Lane } from './score';
export { scoreWord } from './score-words';
