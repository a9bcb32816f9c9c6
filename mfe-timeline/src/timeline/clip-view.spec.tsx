import { render, screen } from '@testing-library/react';
import type { ClipSound } from '../editor/clip-sounds';
import { clip } from '../testing/clip';
import { ClipView } from './ClipView';

const sound: ClipSound = {
  name: 'Heavy rain 01',
  family: 'weather',
  bars: null,
  lengthMs: 4000,
  file: null,
  isMissing: false,
  isDraft: false,
};
const palette = { ramp: [], rest: '#000' };

/** @param durationMs at 100 %, where a second is so many pixels as the limits say */
function selectedClip(durationMs: number, startMs = 10_000) {
  const { container } = render(
    <ClipView
      clip={clip({ durationMs, startMs })}
      sound={sound}
      zoom={100}
      top={3}
      palette={palette}
      fromPx={0}
      toPx={0}
      isSelected
      sticksOut={false}
    />,
  );
  const parts = [...container.querySelectorAll<HTMLElement>('[data-part]')].map(({ dataset }) => dataset['part']);
  return { container, parts, width: container.querySelector<HTMLElement>('[data-clip]')?.style.width };
}

describe('a selected clip', () => {
  it('has its edges, its fades and what removes it', () => {
    expect(selectedClip(8000).parts).toEqual(['body', 'trim-start', 'trim-end', 'fade-in', 'fade-out', 'remove']);
    expect(screen.getByText('Heavy rain')).toBeTruthy();
    expect(screen.getByText(/01$/, { normalizer: (text) => text })).toBeTruthy();
  });

  it('draws its block as wide as it sounds, however much wider it is to take hold of', () => {
    const { container } = selectedClip(100);
    expect(container.querySelector('[data-block]')).toBeTruthy();
    // 0.1 s at 10 px a second
    expect(container.querySelector<HTMLElement>('[data-clip]')?.style.getPropertyValue('--rest')).toBe('39px');
  });

  it('keeps its handles and what removes it where it is as short as can be, without its name', () => {
    const { parts, width, container } = selectedClip(100);
    expect(width).toBe('40px');
    const own = ['body', 'trim-start', 'trim-end', 'fade-in', 'fade-out', 'remove'];
    expect(parts).toEqual([...own, 'beside-start', 'beside-end']);
    expect(screen.queryByText('Heavy rain')).toBeNull();
    // beside it: a second click on its name would else remove what the first selected
    const isBeside = (within: HTMLElement) =>
      within.querySelector<HTMLElement>('[data-part="remove"]')?.dataset['beside'] ?? '';
    expect(isBeside(container)).toBe('true');
    expect(isBeside(selectedClip(8000).container)).toBe('false');
  });

  it('keeps the handle before a narrow clip on the timeline, where that begins', () => {
    const startHandle = (startMs: number) =>
      selectedClip(100, startMs).container.querySelector<HTMLElement>('[data-part="beside-start"]')?.style.right;
    expect(startHandle(10_000)).toBe('calc(100% - 0px)');
    // 10 px a second: 10 of its 24 px lie before the clip
    expect(startHandle(1_000)).toBe('calc(100% - 14px)');
    // of 40 px 24 stay free for a finger that moves the clip
    expect(startHandle(0)).toBe('calc(100% - 16px)');
  });
});
