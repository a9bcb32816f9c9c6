import { conformance, conformanceBrief } from '../../testing/conformance';
import { centroid, eventTimes, levelDb, mono, onsets, t60, take, layerModifiers } from '../../testing/spectra';
import { footsteps, patter, run, shuffle } from './footsteps';

conformance(footsteps, { trial: { grit: 100, wet: 1, click: 0.5, scrape: 0.1 } });

describe('footsteps', () => {
  const steps = (said: Parameters<typeof layerModifiers>[0], seconds = 4): Float32Array =>
    mono(take(footsteps, { seconds, params: footsteps.mapModifiers(layerModifiers(said)) }));
  const perSecond = (said: Parameters<typeof layerModifiers>[0]): number =>
    eventTimes(footsteps, { seconds: 8, params: footsteps.mapModifiers(layerModifiers(said)) }).length / 8;

  it('walks at two steps a second, runs faster, creeps slower', () => {
    expect(perSecond({})).toBeGreaterThan(1.8);
    expect(perSecond({})).toBeLessThan(2.4);
    expect(perSecond({ mods: { speed: 1.8 } })).toBeGreaterThan(2.6);
    expect(perSecond({ mods: { speed: 0.5 } })).toBeLessThan(1.4);
  });

  it('keeps an even gait without being a machine', () => {
    const times = eventTimes(footsteps, { seconds: 15 });
    const gaps = times.slice(1).map((time, i) => time - times[i]);
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    const deviation = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length) / mean;
    expect(deviation).toBeGreaterThan(0.015);
    expect(deviation).toBeLessThan(0.07);
  });

  it('steps when it is told', () => {
    const times = onsets(mono(take(footsteps, { seconds: 2, cue: { kind: 'shots', at: [0.2, 1] } })), 9, 0.3);
    expect(times).toHaveLength(2);
    [0.2, 1].forEach((at, i) => expect(Math.abs(times[i] - at)).toBeLessThan(0.012));
  });

  it('knows its grounds: gravel and leaves bright, carpet dull, wood longer than concrete', () => {
    const concrete = centroid(steps({ surface: 'concrete' }));
    expect(centroid(steps({ surface: 'gravel' }))).toBeGreaterThan(1.4 * concrete);
    expect(centroid(steps({ surface: 'leaves' }))).toBeGreaterThan(1.4 * concrete);
    expect(centroid(steps({ surface: 'carpet' }))).toBeLessThan(0.6 * concrete);
    const one = (surface: 'wood' | 'concrete' | 'metal'): Float32Array =>
      mono(
        take(footsteps, {
          seconds: 0.9,
          cue: { kind: 'shots', at: [0] },
          params: { ...footsteps.mapModifiers(layerModifiers({ surface })), toe: 0, scrape: 0 },
        }),
      );
    expect(t60(one('wood'))).toBeGreaterThan(1.5 * t60(one('concrete')));
    expect(t60(one('metal'))).toBeGreaterThan(t60(one('wood')));
  });

  it('knows who walks: a large walker is darker, heels click, force is louder', () => {
    expect(centroid(steps({ mods: { size: 0.1 } }))).toBeGreaterThan(1.15 * centroid(steps({ mods: { size: 0.9 } })));
    expect(centroid(steps({ exciter: 'heel' }))).toBeGreaterThan(1.08 * centroid(steps({})));
    expect(levelDb(steps({ intensity: 0.9 })) - levelDb(steps({ intensity: 0.2 }))).toBeGreaterThan(6);
  });
});

describe('other ways of going', () => {
  for (const model of [run, shuffle, patter]) conformanceBrief(model);

  it('come at their own pace: patter over run over walk', () => {
    const rate = (model: typeof run): number => model.mapModifiers(layerModifiers()).rate;
    expect(rate(run)).toBeGreaterThan(1.2 * rate(footsteps));
    expect(rate(patter)).toBeGreaterThan(1.5 * rate(run));
  });
});
