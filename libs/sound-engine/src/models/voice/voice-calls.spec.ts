import { conformanceBrief } from '../../testing/conformance';
import { mono, onsets, take, layerModifiers } from '../../testing/spectra';
import { BODY_CALL_MODELS } from '../body/body-calls';
import { VOICE_CALL_MODELS } from './voice-calls';

describe('people and bodies that call', () => {
  for (const model of [...VOICE_CALL_MODELS, ...BODY_CALL_MODELS]) conformanceBrief(model, { seconds: 3 });

  it('laugh in many syllables', () => {
    const laugh = VOICE_CALL_MODELS.find(({ id }) => id === 'laugh');
    if (!laugh) throw new Error('no laugh');
    expect(
      onsets(mono(take(laugh, { seconds: 2, cue: { kind: 'shots', at: [0] } })), 5, 0.1).length,
    ).toBeGreaterThanOrEqual(6);
  });

  it('speak with the voice of a man, a woman or a child', () => {
    for (const model of VOICE_CALL_MODELS) {
      const [man, woman, child] = [{ sex: 'm' }, { sex: 'f' }, { ageClass: 'child' }].map((mods) =>
        model.mapModifiers(layerModifiers({ mods: mods as { sex?: 'm' | 'f'; ageClass?: 'child' } })),
      );
      expect(woman.pitch).toBeGreaterThan(1.4 * man.pitch);
      expect(child.throat).toBeLessThan(man.throat);
    }
  });
});
