import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlayButton } from './PlayButton';
import { player } from './usePlayback';
import { WaveformPlayer } from './WaveformPlayer';

const rain = { url: '/api/files/rain.mp3', duration: 8, bars: [{ level: 1, brightness: 0.5 }] };
const bell = { ...rain, url: '/api/files/bell.mp3', duration: 3 };

/** jsdom plays nothing: the media element says at once that it does. */
function pretendMedia() {
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
}

beforeEach(pretendMedia);
afterEach(() => act(() => [rain, bell].forEach(({ url }) => player.release(url))));

const slider = (name: string) => screen.getByRole('slider', { name: `Position in ${name}` });

describe('a waveform', () => {
  it('is a slider that tells the position in words', () => {
    render(<WaveformPlayer track={rain} name="Rain" />);
    expect(slider('Rain').getAttribute('aria-valuetext')).toBe('0:00 of 0:08');
  });

  it('has a tick at each moment of the sound, unless they are so many that they are a texture', () => {
    const ticks = (count: number) => {
      const { container } = render(
        <WaveformPlayer track={rain} name="Rain" cues={Array.from({ length: count }, (_, at) => at / 50)} />,
      );
      // the waveform itself is one, too
      return container.querySelectorAll('svg[preserveAspectRatio="none"]').length;
    };
    expect([ticks(3), ticks(40), ticks(41)]).toEqual([1, 1, 0]);
  });

  it('moves by a second with the arrows, and to its ends', async () => {
    const user = userEvent.setup();
    render(<WaveformPlayer track={rain} name="Rain" />);
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowUp}');
    expect(slider('Rain').getAttribute('aria-valuetext')).toBe('0:02 of 0:08');
    await user.keyboard('{End}');
    expect(slider('Rain').getAttribute('aria-valuenow')).toBe('8');
    await user.keyboard('{Home}');
    expect(slider('Rain').getAttribute('aria-valuenow')).toBe('0');
  });

  it('seeks where it is clicked', () => {
    render(<WaveformPlayer track={rain} name="Rain" />);
    const bed = slider('Rain');
    bed.getBoundingClientRect = () => ({ left: 100, width: 400 }) as DOMRect;
    bed.setPointerCapture = () => undefined;
    fireEvent(bed, new MouseEvent('pointerdown', { bubbles: true, clientX: 200, button: 0 }));
    expect(bed.getAttribute('aria-valuenow')).toBe('2');
  });

  it('plays and pauses by Space', async () => {
    const user = userEvent.setup();
    render(<WaveformPlayer track={rain} name="Rain" />);
    await user.tab();
    await user.keyboard(' ');
    expect(player.snapshot()).toMatchObject({ url: rain.url, status: 'playing' });
    await user.keyboard(' ');
    expect(player.snapshot().status).toBe('paused');
  });

  it('counts from its own beginning where only a part of it plays', async () => {
    const user = userEvent.setup();
    render(<WaveformPlayer track={rain} part={{ track: bell, start: 2 }} name="Rain" />);
    expect(slider('Rain').getAttribute('aria-valuenow')).toBe('2');
    await user.tab();
    await user.keyboard('{ArrowRight} ');
    expect(slider('Rain').getAttribute('aria-valuetext')).toBe('0:03 of 0:08');
    expect(player.snapshot()).toMatchObject({ url: bell.url, status: 'playing', position: 1 });
    await user.keyboard('{Home}');
    expect(slider('Rain').getAttribute('aria-valuenow')).toBe('2');
  });

  it('says so when the sound cannot be played', async () => {
    jest
      .spyOn(HTMLMediaElement.prototype, 'play')
      .mockImplementation(() => Promise.reject(new DOMException('no source', 'NotSupportedError')));
    render(<WaveformPlayer track={rain} name="Rain" />);
    await act(async () => {
      player.play(rain);
      await Promise.resolve();
    });
    expect(slider('Rain').getAttribute('aria-valuetext')).toBe('This sound cannot be played');
  });
});

describe('play buttons', () => {
  it('are quiet again after Escape, unless something open or a field has a use for it', async () => {
    const user = userEvent.setup();
    render(
      <>
        <PlayButton track={rain} name="Rain" />
        <input aria-label="Name" />
        <div role="dialog">
          <button type="button">Close</button>
        </div>
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Play Rain' }));
    for (const other of [screen.getByLabelText('Name'), screen.getByRole('button', { name: 'Close' })]) {
      await user.click(other);
      await user.keyboard('{Escape}');
      expect(player.snapshot().status).toBe('playing');
    }
    await user.click(document.body);
    await user.keyboard('{Escape}');
    expect(player.snapshot().status).toBe('paused');
  });

  it('pause the others: one sound at a time [spec 4.10]', async () => {
    const user = userEvent.setup();
    render(
      <>
        <PlayButton track={rain} name="Rain" />
        <PlayButton track={bell} name="Bell" />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Play Rain' }));
    expect(screen.getByRole('button', { name: 'Pause Rain' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Play Bell' }));
    expect(screen.getByRole('button', { name: 'Play Rain' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pause Bell' })).toBeTruthy();
  });
});
