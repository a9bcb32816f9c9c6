import { PREMIUM_USER } from '@whoosh/api-client/testing';
import { fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../testing/ground';
import { HeightHandle } from './HeightHandle';
import { clampedHeight, keepHeight, keyedHeight, LEAST_HEIGHT, readHeight } from './timeline-height';

const RANGE = { now: 352, most: 600 };

it('grows and shrinks by the arrows, and goes to both ends', () => {
  expect(['ArrowUp', 'ArrowDown', 'Home', 'End', 'a'].map((key) => keyedHeight(key, RANGE))).toEqual([
    368,
    336,
    LEAST_HEIGHT,
    600,
    null,
  ]);
});

it('leaves room for one track and for the video', () => {
  expect([0, 300.4, 5000].map((height) => clampedHeight(height, RANGE.most))).toEqual([LEAST_HEIGHT, 300, 600]);
});

it('is kept for the next visit until it is forgotten', () => {
  keepHeight(300);
  expect(readHeight()).toBe(300);
  keepHeight(null);
  expect(readHeight()).toBeNull();
  localStorage.setItem('whoosh.timeline.height', 'tall');
  expect(readHeight()).toBeNull();
});

it('answers the keys it has, leaves others alone, and gives the own height back on a double click', () => {
  const change = jest.fn();
  renderPart(PREMIUM_USER, <HeightHandle height={null} onChange={change} />);
  const handle = screen.getByRole('separator', { name: 'Height of the timeline' });
  expect(fireEvent.keyDown(handle, { key: 'Home' })).toBe(false);
  expect(change).toHaveBeenLastCalledWith(LEAST_HEIGHT);
  expect(fireEvent.keyDown(handle, { key: 'Tab' })).toBe(true);
  fireEvent.doubleClick(handle);
  expect(change).toHaveBeenLastCalledWith(null);
  expect(change).toHaveBeenCalledTimes(2);
});
