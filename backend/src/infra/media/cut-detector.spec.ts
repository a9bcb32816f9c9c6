import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findCuts } from './find-cuts';
import { probeMedia } from './probe';
import { makeEditedVideo, mediaPrograms } from './testing/videos';

const TOLERANCE_SECONDS = 0.08;
const DISSOLVE_TOLERANCE_SECONDS = 0.25;

describe('the cuts of a video', () => {
  const folder = mkdtempSync(join(tmpdir(), 'whoosh-cuts-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are found among moving scenes with dissolves and flashes: recall of .95, precision of .9', async () => {
    const file = join(folder, 'edited.mp4');
    const known = makeEditedVideo(file);
    const programs = mediaPrograms();
    const signal = new AbortController().signal;
    const info = await probeMedia(programs, file, 'video', signal);

    const found = await findCuts(programs, { file, info, starts: null, signal, onProgress: () => undefined });

    const hits = (times: number[], tolerance: number) =>
      times.filter((time) => found.some((at) => Math.abs(at - time) <= tolerance)).length;
    const hitCount = hits(known.cuts, TOLERANCE_SECONDS) + hits(known.dissolves, DISSOLVE_TOLERANCE_SECONDS);
    expect(known.cuts.length + known.dissolves.length).toBe(40);
    expect(hitCount / 40).toBeGreaterThanOrEqual(0.95);
    expect(hitCount / found.length).toBeGreaterThanOrEqual(0.9);
  });
});
