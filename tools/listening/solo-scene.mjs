/** Events of a source that happens once are repeated, with a breath between them: taggers judge short sounds badly. */
const BREATH_SECONDS = 0.35;
const SHORTEST_SPACING_SECONDS = 0.7;

/**
 * The scene of one source alone, as its own plainest description gives it.
 * @param {object} engine door of the sound engine
 * @param {string} id of the source
 * @returns {{ prompt: string, scene: object }}
 * @throws Error when the engine has no model of that name, or no description leads to it
 */
export function soloScene(engine, id, { seconds = 8, seed = 1, intensity = 'moderate' } = {}) {
  if (!Object.hasOwn(engine.MODELS, id)) throw new Error(`The engine has no model '${id}'.`);
  const source = engine.getSource(id);
  for (const prompt of [source.label.toLowerCase(), ...source.nouns, ...source.verbs]) {
    const scene = engine.interpret(prompt, { duration: seconds, seed, intensity });
    if (scene.layers.length === 1 && scene.layers[0].source.model === id)
      return { prompt, scene: { ...scene, layers: [repeated(engine, scene.layers[0], seconds)] } };
  }
  const [template] = engine.interpret('rain', { duration: seconds, seed, intensity }).layers;
  const scene = engine.interpret('rain', { duration: seconds, seed, intensity });
  const layer = {
    ...template,
    id: `${id}-1`,
    source: { model: id, alternatives: [] },
    mods: {},
    place: { distance: 3, azimuth: 0, spread: 0.2 },
  };
  return {
    prompt: '',
    scene: { ...scene, text: '', space: { kind: 'dry', wet: 0 }, layers: [repeated(engine, layer, seconds)] },
  };
}

function repeated(engine, layer, seconds) {
  const model = engine.MODELS[layer.source.model];
  if (model.kind !== 'one-shot' || layer.timing.kind === 'train') return layer;
  const params = Object.fromEntries(Object.entries(model.params).map(([name, spec]) => [name, spec.default]));
  const sounds = model.naturalSeconds(params);
  const spacing = Math.max(SHORTEST_SPACING_SECONDS, sounds + BREATH_SECONDS);
  const at = [0.05];
  for (let next = 0.05 + spacing; next + sounds < seconds; next += spacing) at.push(next);
  return { ...layer, timing: { kind: 'shots', at, jitter: 0.1 } };
}
