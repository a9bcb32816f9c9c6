import { NEUTRAL_TURN } from '@whoosh/sound-scene';
import { liveControls, placeOfSpeed, speedAt, turnOf, withTurn } from './turns';

describe('turned layers', () => {
  it('hold what was turned, and forget a layer that is as described again', () => {
    const turned = withTurn(withTurn({}, 'rain-1', { pitch: 3 }), 'rain-1', { speed: 2 });
    expect(turnOf(turned, 'rain-1')).toEqual({ speed: 2, pitch: 3, intensity: 0.5 });
    expect(turnOf(turned, 'wind-1')).toEqual(NEUTRAL_TURN);
    expect(withTurn(turned, 'rain-1', NEUTRAL_TURN)).toEqual({});
  });

  it('are told to what plays together with their levels', () => {
    expect(liveControls({ 'rain-1': -6, 'wind-1': null }, { 'rain-1': { ...NEUTRAL_TURN, pitch: 3 } })).toEqual({
      'rain-1': { speed: 1, pitch: 3, intensity: 0.5, gainDb: -6 },
      'wind-1': { speed: 1, pitch: 0, intensity: 0.5, gainDb: -Infinity },
    });
  });

  it.each([
    [0.25, -100],
    [0.5, -50],
    [1, 0],
    [2, 50],
    [4, 100],
  ])('have the speed %d at %d of its slider', (speed, place) => {
    expect(placeOfSpeed(speed)).toBe(place);
    expect(speedAt(place)).toBe(speed);
  });
});
