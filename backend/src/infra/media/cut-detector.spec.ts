import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { probeMedia } from './probe';
import { makeProxy } from './proxy';
import { makeEditedVideo, mediaPrograms } from './testing/videos';

// Real programs, on machines that may be busy.
jest.setTimeout(120_000);

const TOLERANCE_SECONDS = 0.08;
const DISSOLVE_TOLERANCE_SECONDS = 0.25;

describe('the cuts of a video', () => {
  const folder = mkdtempSync(join(tmpdir(), 'whoosh-cuts-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are found among moving scenes with dissolves and flashes: recall of .95, precision of .9 [long]', async () => {
    const file = join(folder, 'edited.mp4');
    const known = makeEditedVideo(file);
    const programs = mediaPrograms();
    const signal = new AbortController().signal;
    const info = await probeMedia(programs, file, 'video', signal);

    const { cuts: found } = await makeProxy(programs, {
      ...{ file, info, starts: null, keepsStart: true, signal },
      target: join(folder, 'proxy.mp4'),
      onProgress: () => undefined,
    });

    const hits = (times: number[], tolerance: number) =>
      times.filter((time) => found.some((at) => Math.abs(at - time) <= tolerance)).length;
    const hitCount = hits(known.cuts, TOLERANCE_SECONDS) + hits(known.dissolves, DISSOLVE_TOLERANCE_SECONDS);
    expect(known.cuts.length + known.dissolves.length).toBe(40);
    expect(hitCount / 40).toBeGreaterThanOrEqual(0.95);
    expect(hitCount / found.length).toBeGreaterThanOrEqual(0.9);
  });
});
