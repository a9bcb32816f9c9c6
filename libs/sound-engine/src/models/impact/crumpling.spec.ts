import { conformance, conformanceBrief } from '../../testing/conformance';
import { levelDb, mono, take, layerModifiers } from '../../testing/spectra';
import { CRUMPLED } from './crumpling';

const [paper, tear] = CRUMPLED;
conformance(paper, { seconds: 4, trial: { rate: 4, length: 0.2 } });
for (const model of CRUMPLED.slice(1)) conformanceBrief(model);

describe('crumpled things', () => {
  it('snap in bursts, not as a steady noise', () => {
    const x = mono(take(paper, { seconds: 4, params: paper.mapModifiers(layerModifiers()) }));
    let fourth = 0;
    let second = 0;
    for (const v of x) {
      second += v * v;
      fourth += v * v * v * v;
    }
    expect((fourth * x.length) / (second * second)).toBeGreaterThan(12);
  });

  it('end when the sheet is torn', () => {
    const x = mono(
      take(tear, {
        seconds: 2,
        cue: { kind: 'shots', at: [0] },
        params: { ...tear.mapModifiers(layerModifiers()), length: 0.7 },
      }),
    );
    expect(levelDb(x.subarray(9600, 28_800)) - levelDb(x.subarray(48_000, 57_600))).toBeGreaterThan(40);
  });
});
