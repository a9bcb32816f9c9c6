import { conformance, conformanceBrief } from '../../testing/conformance';
import { eventTimes, mono, peakFrequency, take, layerModifiers } from '../../testing/spectra';
import { HOUSEHOLD } from './household';

const REPRESENTATIVE = 'typewriter';
for (const model of HOUSEHOLD) {
  if (model.id === REPRESENTATIVE) conformance(model, { seconds: 5 });
  else conformanceBrief(model, { seconds: 4 });
}

function find(id: string): (typeof HOUSEHOLD)[number] {
  const model = HOUSEHOLD.find((each) => each.id === id);
  if (!model) throw new Error(`no model ${id}`);
  return model;
}

describe('household', () => {
  it('types as fast as the words say', () => {
    const model = find('typewriter');
    const typed = (rate: number): number =>
      eventTimes(model, { seconds: 5, params: model.mapModifiers(layerModifiers({ mods: { rate } })) }).length;
    expect(typed(9)).toBeGreaterThan(2 * typed(3));
  });

  it('lets the cuckoo fall by about a third', () => {
    const model = find('cuckoo_clock');
    const params = { ...model.mapModifiers(layerModifiers()), tick: 0, case: 0, breath: 0, gong: 0 };
    const x = mono(take(model, { seconds: 1, params, cue: { kind: 'shots', at: [0] } }));
    const note = (from: number): number => peakFrequency(x.subarray(from, from + 4096), 400, 1000);
    expect(note(9000) / note(28_000)).toBeCloseTo(1.25, 1);
  });
});
