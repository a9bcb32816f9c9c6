import { fireEvent, render, screen } from '@testing-library/react';
import type { CurvePoint } from '../scenes/curves';
import { BandLane } from './BandLane';
import { bandScale, type BandView } from './bands';

/** A band over 10 s, 10 px each. */
function show(name: BandView['name'], points: readonly CurvePoint[]) {
  const onDraw = jest.fn<void, [readonly CurvePoint[]]>();
  const geometry = {
    clip: { startMs: 0, durationMs: 10_000, offsetMs: 0 },
    pxPerMs: 0.01,
    scale: bandScale(name),
    duration: 10,
  };
  const lane = { label: 'Band', pointLabel: (seconds: number) => `Point at ${seconds}`, geometry, top: 0 };
  const { container } = render(<BandLane {...lane} points={points} onDraw={onDraw} />);
  return { onDraw, grip: container.querySelector('polyline:last-child') };
}

describe('a rubber band', () => {
  it('gets a point where its line is, however far beside the line the press was [timeline 5]', () => {
    const { onDraw, grip } = show('level', [
      [1, 0],
      [3, -20],
    ]);
    // jsdom's pointer events have no place
    const press = new MouseEvent('pointerdown', { bubbles: true, button: 0, clientX: 20, clientY: 3 });
    fireEvent(grip ?? document.body, press);
    expect(onDraw).toHaveBeenCalledWith([
      [1, 0],
      [2, -10],
      [3, -20],
    ]);
  });

  it('is moved by the keys in whole decibels, and in tenths with Shift', () => {
    const { onDraw } = show('level', [[1, -3]]);
    const press = (key: string, shiftKey = false) => {
      fireEvent.keyDown(screen.getByRole('slider', { name: 'Point at 1' }), { key, shiftKey });
      return onDraw.mock.lastCall?.[0][0];
    };
    expect(press('ArrowUp')).toEqual([1, -2]);
    expect(press('ArrowDown', true)).toEqual([1, -3.1]);
    expect(press('ArrowRight')).toEqual([1.1, -3]);
    expect(press('ArrowRight', true)).toEqual([1.01, -3]);
  });

  it('says where a point of its pan lies', () => {
    show('pan', [[1, -0.35]]);
    expect(screen.getByRole('slider', { name: 'Point at 1' }).getAttribute('aria-valuetext')).toBe('35% left');
  });
});
