import type { GenerationProgress } from '@whoosh/contracts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { switchLanguage } from '../language/catalogue';
import { GeneratingDialog, progressWords, renderedShare } from './GeneratingDialog';

const progress = (fields: Partial<GenerationProgress>): GenerationProgress => ({
  state: 'running',
  queuePosition: 0,
  renderedSeconds: 0,
  askedSeconds: 8,
  encodedTakes: 0,
  storedTakes: 0,
  remainingSeconds: null,
  ...fields,
});

describe('the progress of a sound that is being made', () => {
  it('is nothing until the server tells of it, then the share that is rendered', () => {
    expect(renderedShare(null)).toBe(0);
    expect(renderedShare(progress({}))).toBe(0);
    expect(renderedShare(progress({ renderedSeconds: 2 }))).toBe(0.25);
    expect(renderedShare(progress({ renderedSeconds: 8.4 }))).toBe(1);
  });

  it('is told in words', () => {
    expect(progressWords(null)).toBe('Generating your sound');
    expect(progressWords(progress({ state: 'queued', queuePosition: 2 }))).toBe('2 ahead in the queue');
    expect(progressWords(progress({ renderedSeconds: 3.2 }))).toBe('3.2 of 8 s rendered');
    expect(progressWords(progress({ renderedSeconds: 8 }))).toBe('Saving the files');
  });

  it("writes both numbers with the decimal sign of the page's language", async () => {
    await switchLanguage('fr');
    expect(progressWords(progress({ renderedSeconds: 3.2, askedSeconds: 6.7 }))).toBe('3,2 sur 6,7 s calculées');
    await switchLanguage('en');
  });
});

describe('the dialog of a sound that takes longer than a moment', () => {
  const sound = { since: 0, slow: false, aside: false, away: false, stopping: false, progress: null };
  const page = (slow: boolean) => (
    <>
      <textarea aria-label="Words" />
      <GeneratingDialog pending={{ ...sound, slow }} onPutAside={jest.fn()} onStop={jest.fn()} />
    </>
  );

  it('takes the focus when it appears, so that the keyboard reaches Cancel', async () => {
    const { rerender } = render(page(false));
    screen.getByRole('textbox', { name: 'Words' }).focus();
    rerender(page(true));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  });

  it('leaves it to whom has typed on since the sound was asked for', async () => {
    const { rerender } = render(page(false));
    const words = screen.getByRole('textbox', { name: 'Words' });
    await userEvent.type(words, 'a dog');
    const focused = jest.fn();
    document.addEventListener('focusin', focused);
    rerender(page(true));
    await screen.findByRole('dialog');
    await waitFor(() => expect(focused).toHaveBeenCalledTimes(2));
    document.removeEventListener('focusin', focused);
    expect(document.activeElement).toBe(words);
  });

  it('says how long is left while the sound still waits in the queue', async () => {
    const waiting = progress({ state: 'queued', queuePosition: 2, remainingSeconds: 12 });
    const pending = { ...sound, since: performance.now(), slow: true, progress: waiting };
    render(<GeneratingDialog pending={pending} onPutAside={jest.fn()} onStop={jest.fn()} />);
    await screen.findByText('2 ahead in the queue');
    screen.getByText(/^12 s left/);
  });
});
