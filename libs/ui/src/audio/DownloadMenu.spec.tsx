import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DownloadMenu } from './DownloadMenu';

describe('the download menu', () => {
  it('offers both formats with their quality and rate [spec 9.8]', async () => {
    const user = userEvent.setup();
    render(<DownloadMenu url="/a.mp3" name="Rain" onDownload={() => Promise.resolve()} />);
    await user.click(screen.getByRole('button', { name: 'Download Rain' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'WAVProfessional quality48 kHz',
      'MP3Standard quality44.1 kHz',
    ]);
  });

  it('offers the layers of a sound that has several', async () => {
    const user = userEvent.setup();
    const asked: string[] = [];
    const onDownload = (format: string) => Promise.resolve(void asked.push(format));
    render(<DownloadMenu url="/a.mp3" name="Storm" layers={3} onDownload={onDownload} />);
    await user.click(screen.getByRole('button', { name: 'Download Storm' }));
    await user.click(await screen.findByRole('menuitem', { name: /Stems, one WAV per layer/ }));
    expect(asked).toEqual(['stems']);
  });

  it('marks the format that is coming and switches everything off until it is there [spec 4.9]', async () => {
    const user = userEvent.setup();
    let finish = () => undefined as void;
    const asked: string[] = [];
    const onDownload = (format: string) => {
      asked.push(format);
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    };
    render(<DownloadMenu url="/a.mp3" name="Rain" onDownload={onDownload} />);
    await user.click(screen.getByRole('button', { name: 'Download Rain' }));
    await user.click(await screen.findByRole('menuitem', { name: /MP3/ }));
    expect(asked).toEqual(['mp3']);
    expect(screen.getAllByRole('menuitem').map((item) => item.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
    expect(screen.getByText('MP3').closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('WAV').closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('false');
    await act(async () => {
      finish();
      await Promise.resolve();
    });
    expect(screen.getByRole('button', { name: 'Download Rain' }).getAttribute('aria-expanded')).toBe('false');
  });
});
