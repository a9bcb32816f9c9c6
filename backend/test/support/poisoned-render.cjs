// Loaded into a render thread before its program: scenes whose text says "poisoned" render one sample that is not a
// number.
const path = require('node:path');
const engine = require(path.join(__dirname, '../../../libs/sound-engine/dist/render.js'));

const { render } = engine;
engine.render = (scene, options) => {
  const rendered = render(scene, options);
  if (scene.text.includes('poisoned')) rendered.mix.channels[0][100] = Number.NaN;
  return rendered;
};
