import { downloadProblem, runDownload } from './downloads';

describe('downloads', () => {
  it('run one at a time [spec 4.9]', async () => {
    let finish = () => undefined as void;
    const first = runDownload(
      { url: 'a', format: 'wav' },
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    const second = jest.fn(() => Promise.resolve());
    await expect(runDownload({ url: 'b', format: 'mp3' }, second)).resolves.toBe(false);
    expect(second).not.toHaveBeenCalled();
    finish();
    await expect(first).resolves.toBe(true);
    await expect(runDownload({ url: 'b', format: 'mp3' }, second)).resolves.toBe(true);
  });

  it('are free again after one has failed', async () => {
    await expect(runDownload({ url: 'a', format: 'wav' }, () => Promise.reject(new Error('lost')))).rejects.toThrow(
      'lost',
    );
    await expect(runDownload({ url: 'a', format: 'wav' }, () => Promise.resolve())).resolves.toBe(true);
  });

  it('tell an unfinished sound from a failed download [spec 8.21]', () => {
    const waiting = {
      title: 'Still Processing',
      text: 'Sound effect is still processing. Please try again in 10 seconds.',
      transient: true,
    };
    expect(downloadProblem(425, '', 'wav')).toEqual(waiting);
    expect(downloadProblem(500, 'The file is still processing', 'wav')).toEqual(waiting);
    expect(downloadProblem(500, 'Broken', 'mp3')).toEqual({
      title: 'Download Failed',
      text: 'Failed to download MP3 file.',
      transient: false,
    });
  });

  it('say that another engine cannot take a sound apart, and what making it again means', () => {
    const { title, text } = downloadProblem(409, 'any', 'stems', 'ENGINE_CHANGED');
    expect(title).toBe('Made by an Earlier Engine');
    expect(text).toMatch(
      /be split into stems any more\. Generated again, it may sound different; this one stays as it is\./,
    );
  });
});
