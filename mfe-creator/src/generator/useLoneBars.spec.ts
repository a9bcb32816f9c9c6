import { renderHook } from '@testing-library/react';
import type { Measurement } from '../takes';
import { useLoneBars } from './useLoneBars';

const measurement = { fineBars: Array.from({ length: 322 }, () => ({ level: 0.5, brightness: 0.5 })) } as Measurement;

/** On a screen of so many CSS pixels. */
function barsAt(screen: number) {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(new EventTarget(), { matches: screen <= Number(/\d+/.exec(query)?.[0]) } as MediaQueryList),
    );
  return renderHook(() => useLoneBars(measurement)).result.current?.length;
}

describe('the bars of a lone take', () => {
  // the section's width at a screen's, and the share of it that a waveform of a sheet has; 26 px are a card's own
  it.each([
    { screen: 390, section: 358, sheet: 0.88 * 358 - 26 },
    { screen: 1000, section: 776, sheet: 0.47 * 772 - 26 },
    { screen: 1440, section: 1136, sheet: (1136 - 24) / 3 - 26 },
  ])('are as far apart as those of a sheet of takes at $screen px', ({ screen, section, sheet }) => {
    const bars = barsAt(screen) ?? 0;
    expect((section - 26) / bars / (sheet / 100)).toBeCloseTo(1, 1);
  });

  it('are those that are stored as long as it is not measured', () => {
    expect(renderHook(() => useLoneBars(null)).result.current).toBeNull();
  });
});
