import { encodeWav } from '@whoosh/audio-codec';
import { type ExportResponse, MEDIA_NOTES, TIMELINE_LIMITS, type TimelineChange } from '@whoosh/contracts';
import { Storage } from '../src/infra/storage';
import type { TestApp } from './support/create-test-app';
import { type SignedIn, signIn } from './support/factories';
import { shareTestApp } from './support/share-test-app';
import { edit, makeTimeline, storeEffect } from './support/timelines';
import { startWorker } from './support/worker-process';

// A real process works for as long as the limit lets it, on machines that may be busy.
jest.setTimeout(180_000);

const PATIENCE_MS = 120_000;

describe('exports of several people [long]', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await shareTestApp();
  });
  afterAll(() => test.close());

  /**
   * A timeline of clips that all sound at once, looped, each from elsewhere in its sound.
   * @returns id of the project
   */
  async function timelineOf(who: SignedIn, clips: number, seconds: number): Promise<number> {
    const { id } = await makeTimeline(who);
    const effect = await storeEffect(test, who, { seconds });
    const [{ file } = { file: '' }]: { file: string }[] = await test.dataSource.query(
      'SELECT wav_file AS file FROM sound_effects WHERE id = $1',
      [effect],
    );
    const left = Float32Array.from({ length: 48_000 * seconds }, (_, i) => 0.3 * Math.sin(i / 15));
    const wav = encodeWav({ sampleRate: 48_000, channels: [left, left] }, { bitDepth: 24 });
    await test.app.get(Storage).put(file, wav, { contentType: 'audio/wav' });
    const changes = Array.from({ length: clips }, (_, i): TimelineChange => {
      const offset = Math.floor((i * seconds * 1_000) / clips) / 1_000;
      const item = { soundEffectId: effect, startTime: 0, trackIndex: i % 3, duration: seconds, offset, loop: true };
      return { op: 'put', key: `c${i}`, item };
    });
    for (let from = 0, revision = 0; from < clips; from += TIMELINE_LIMITS.maxChanges, revision += 1)
      await edit(who, id, revision, ...changes.slice(from, from + TIMELINE_LIMITS.maxChanges));
    return id;
  }
  const ask = async ({ agent }: SignedIn, project: number): Promise<ExportResponse> =>
    (await agent.post(`/api/projects/${project}/exports`).send({ format: 'wav' }).expect(201)).body as ExportResponse;
  const now = async ({ agent }: SignedIn, { projectId, id }: ExportResponse): Promise<ExportResponse> =>
    (await agent.get(`/api/projects/${projectId}/exports/${id}`).expect(200)).body as ExportResponse;
  const untilIt = async (is: ExportResponse['status'], who: SignedIn, asked: ExportResponse): Promise<void> => {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      const { status } = await now(who, asked);
      if (status === is) return;
      if (performance.now() > deadline) throw new Error(`${status} instead of ${is} after ${PATIENCE_MS} ms`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const counted = async (rule: string): Promise<number> => {
    const rows: { points: number }[] = await test.dataSource.query('SELECT points FROM rate_limits WHERE key LIKE $1', [
      `${rule}:%`,
    ]);
    return rows.reduce((sum, { points }) => sum + points, 0);
  };

  it('let others go by one that is made to be slow, which counts while it runs and ends in words [security 63]', async () => {
    const [eve, ada] = [await signIn(test), await signIn(test)];
    const hostile = await timelineOf(eve, TIMELINE_LIMITS.maxItems, 20);
    const small = { eve: await timelineOf(eve, 1, 1), ada: await timelineOf(ada, 1, 1) };
    const [slow, next] = [await ask(eve, hostile), await ask(eve, small.eve)];
    const worker = await startWorker(test);
    try {
      await untilIt('running', eve, slow);
      const others = await ask(ada, small.ada);
      await untilIt('done', ada, others);
      expect((await now(eve, slow)).status).toBe('running');
      expect((await now(eve, next)).status).toBe('queued');
      // Of small exports a tenth of that is counted.
      while ((await counted('work-paid-ms')) < 1_000) await new Promise((resolve) => setTimeout(resolve, 50));
      expect((await now(eve, slow)).status).toBe('running');

      await untilIt('failed', eve, slow);
      expect(await now(eve, slow)).toMatchObject({
        message: MEDIA_NOTES.EXPORT_TOO_HEAVY,
        messageCode: 'EXPORT_TOO_HEAVY',
        downloadUrl: null,
      });
      await untilIt('done', eve, next);
    } finally {
      await worker.stop();
    }
  });
});
