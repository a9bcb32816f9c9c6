/** Individuals without the rest of the engine, for a page that shows them: needs no figures and renders nothing. */
export { drawnPlace, FURTHEST } from './individual/draws';
export { layerSeed } from './performance';
