import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { clip } from '../testing/clip';
import { CurveLane } from './CurveLane';
import { curveOf, withCurve, type CurvePoint } from './curves';
import { sceneOf } from './testing/scenes';

/** A lane over a clip of 4 s that begins at 2 s; at 100 % a second is 10 px wide. */
function Lane({
  onDrawn,
  points,
}: {
  onDrawn: (points: readonly CurvePoint[]) => void;
  points: readonly CurvePoint[];
}) {
  const [scene, setScene] = useState(withCurve(sceneOf(4), 'rain-1', 'intensity', points));
  const preview = {
    clip: clip({ startMs: 2000 }),
    scene,
    layers: [],
    layerId: 'rain-1',
    name: 'intensity' as const,
    isChanged: false,
  };
  const draw = (drawn: readonly CurvePoint[]) => {
    const next = withCurve(scene, 'rain-1', 'intensity', drawn);
    setScene(next);
    const [layer] = next.layers;
    onDrawn(layer === undefined ? [] : curveOf(layer, 'intensity'));
  };
  return <CurveLane preview={preview} zoom={100} onDraw={draw} />;
}

function show(points: readonly CurvePoint[] = []) {
  const onDrawn = jest.fn<void, [readonly CurvePoint[]]>();
  render(<Lane onDrawn={onDrawn} points={points} />);
  return onDrawn;
}

it('adds a point where it is pressed', () => {
  const onDrawn = show();
  // jsdom's pointer events have no place
  const press = new MouseEvent('pointerdown', { bubbles: true, button: 0, clientX: 10, clientY: 33 });
  fireEvent(screen.getByRole('group', { name: 'Intensity of the clip' }), press);
  expect(onDrawn).toHaveBeenCalledWith([[1, 0.5]]);
});

it('names a point by its moment of the timeline, and moves it with the keys', () => {
  const onDrawn = show([
    [1, 0.5],
    [3, 0.2],
  ]);
  const point = screen.getByRole('slider', { name: 'Intensity at 00:03.000' });
  fireEvent.keyDown(point, { key: 'ArrowUp' });
  expect(onDrawn).toHaveBeenLastCalledWith([
    [1, 0.55],
    [3, 0.2],
  ]);
  fireEvent.keyDown(point, { key: 'ArrowRight' });
  expect(onDrawn).toHaveBeenLastCalledWith([
    [1.1, 0.55],
    [3, 0.2],
  ]);
});

it('removes a point with Delete, and keeps that key from the clips', () => {
  const onDrawn = show([
    [1, 0.5],
    [3, 0.2],
  ]);
  const onWindow = jest.fn();
  window.addEventListener('keydown', onWindow, { once: true });
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Intensity at 00:05.000' }), { key: 'Delete' });
  window.removeEventListener('keydown', onWindow);
  expect(onDrawn).toHaveBeenCalledWith([[1, 0.5]]);
  expect(onWindow).not.toHaveBeenCalled();
});
