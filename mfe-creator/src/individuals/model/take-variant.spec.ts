import { editInterpretation, sceneToRender } from '@whoosh/scene-editing';
import { interpretation } from '@whoosh/scene-editing/testing';
import { keepIndividuals } from '@whoosh/sound-engine';
import { EMPTY_FORM } from '../../request/prompt-form';
import { anotherTake, formOfVariant, individualOf, sceneOfVariant, withIndividual } from './take-variant';

const TEXT = 'rain, thunder';
const answer = interpretation(TEXT);
const { scene } = answer;
const MADE = { seed: 4817, individuals: {} };

describe('a take with other individuals', () => {
  it('has another individual in one layer; its seed and the other layers stay', () => {
    const heard = sceneOfVariant(scene, withIndividual(MADE, 'thunder-1', { seed: 7 }));
    const [rain, thunder] = heard.layers;
    expect(heard.seed).toBe(4817);
    expect(rain).toBe(scene.layers[0]);
    expect(thunder).toEqual({ ...scene.layers[1], individual: { seed: 7 } });
  });

  it('is drawn anew with the same individuals, as the engine names them', () => {
    const again = sceneOfVariant(scene, anotherTake(scene, MADE, 5));
    expect(again).toEqual({ ...keepIndividuals({ ...scene, seed: 4817 }), seed: 5 });
    // and once more: still those of the first
    expect(sceneOfVariant(scene, anotherTake(scene, anotherTake(scene, MADE, 5), 6)).layers).toEqual(again.layers);
  });

  it('names the one that a layer has: drawn, or picked before', () => {
    const picked = sceneOfVariant(scene, withIndividual(MADE, 'thunder-1', { seed: 7, size: 1 }));
    expect(individualOf(picked, 'thunder-1')).toEqual({ seed: 7, size: 1 });
    expect(individualOf(picked, 'rain-1')).toEqual(keepIndividuals(picked).layers[0]?.individual);
    expect(individualOf(picked, 'wind-1')).toBeNull();
  });

  it('is made as it was heard', () => {
    const variant = withIndividual(anotherTake(scene, MADE, 5), 'rain-1', { seed: 9 });
    const form = formOfVariant({ ...EMPTY_FORM, text: TEXT, takes: 4 }, variant);
    expect(form).toMatchObject({ takes: 1, seed: 5 });
    const asked = sceneToRender(editInterpretation(answer, form.edits), TEXT, form.seed ?? 0);
    expect(asked).toEqual(sceneOfVariant(scene, variant));
  });
});
