export { SAMPLE_RATE, CONTROL_FRAMES, type Voice, type VoiceEvent } from './voice';
export type { Cue, ModelKind, Params, ParamSpec, Performance, SoundModel, LayerModifiers } from './model';
export {
  learnFigures,
  recordDry,
  render,
  type DryEvent,
  type DryLayer,
  type DryRecording,
  type LayerEvent,
  type Rendered,
  type RenderOptions,
  type Stem,
} from './render';
export { ENGINE_VERSION, takeSeed } from './version';
export { MODELS } from './models/registry';
export { costOf, shareLayers } from './cost';
export { keepIndividuals, varyScene } from './variation';
export { gesturesOf } from './gestures';
export {
  interpret,
  describeCatalogue,
  describeScene,
  languagesOpenFor,
  refineScene,
  traceReading,
  traceRefinement,
  type ChangeValue,
  type StageTrace,
  type Refinement,
  type SceneChange,
  type InterpretOptions,
  type LayerDescription,
  type SceneDescription,
} from './language';
export { CATALOGUE, findSource, getSource, type Source, type SourceFamily } from './catalogue';
