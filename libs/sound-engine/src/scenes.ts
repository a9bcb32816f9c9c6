/** What a scene is, costs and can become, without the vocabularies that read descriptions. */
export { ENGINE_VERSION, takeSeed } from './version';
export { costOf, shareLayers } from './cost';
export { keepIndividuals, varyScene } from './variation';
export { gesturesOf } from './gestures';
export {
  describeCatalogue,
  describeScene,
  type LayerDescription,
  type SceneDescription,
} from './language/report/describe';
export { CATALOGUE, findSource, getSource, type Source, type SourceFamily } from './catalogue';
