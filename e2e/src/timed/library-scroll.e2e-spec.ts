import { encodeBars, type LibraryIndex, type SoundEffect } from '@whoosh/contracts';
import type { CDPSession, Page } from 'playwright-core';
import { assertInTime, referenceSeconds, slowness } from '../../../tools/bench/machine-speed.mjs';
import { traced, workPerFrame } from '../support/main-thread';
import { Visit } from '../support/visit';

const COUNT = 5_000;

/** No two look alike: what is drawn once cannot be used again. */
function effectOf(id: number): SoundEffect {
  const bars = Array.from({ length: 100 }, (_, at) => ({
    level: Math.abs(Math.sin(id * 0.7 + at / 9)) * (1 - at / 120),
    brightness: (Math.sin(id + at / 15) + 1) / 2,
  }));
  const name = `Rain on a roof of tin ${id}`;
  return {
    id,
    name,
    title: name,
    prompt: name,
    description: name,
    projectId: null,
    audioUrl: `/api/files/${id}.mp3`,
    audioUrl48k: `/api/files/${id}.wav`,
    duration: 1 + (id % 20),
    intensity: 'moderate',
    createdAt: new Date(Date.UTC(2026, 0, 1) - id * 3_600_000).toISOString(),
    bars: encodeBars(bars),
    seed: id,
    sources: [{ model: 'rain', label: 'Rain', family: 'weather' }],
    favourite: id % 10 === 0,
    tags: id % 3 === 0 ? ['roof'] : [],
    loop: false,
    generationId: null,
    take: 0,
    engineVersion: '1.5.0',
    madeBy: null,
    licence: 'commercial',
    parentId: null,
    deletedAt: null,
  };
}

/** A library as its server would answer, without the many sounds that it would take. */
async function fill(page: Page): Promise<void> {
  const ids = Array.from({ length: COUNT }, (_, i) => i + 1);
  await page.route('**/api/sound-effects/index*', (route) =>
    route.fulfill({ json: { ids, effects: ids.slice(0, 60).map(effectOf) } satisfies LibraryIndex }),
  );
  await page.route('**/api/sound-effects/all?ids=*', (route) => {
    const wanted = new URL(route.request().url()).searchParams.get('ids') ?? '';
    return route.fulfill({ json: wanted.split(',').map((id) => effectOf(Number(id))) });
  });
}

describe(`a library of ${COUNT} sounds [long]`, () => {
  let visit: Visit;
  let page: Visit['page'];
  let session: CDPSession;

  beforeAll(async () => {
    visit = await Visit.begin({ person: { email: 'scroll@example.com', name: 'Scroll' } });
    ({ page } = visit);
    await fill(page);
    await page.goto('/sfx-library');
    await page.locator('[data-effect]').first().waitFor();
    await page.waitForLoadState('networkidle');
    session = await page.context().newCDPSession(page);
  });
  afterAll(() => visit?.end());

  const scroll = async (distance: number, speed: number) => {
    await session.send('Input.synthesizeScrollGesture', {
      x: 700,
      y: 500,
      yDistance: -distance,
      speed,
      gestureSourceType: 'mouse',
    });
  };

  it('draws its rows in few layers, of few elements each', async () => {
    await scroll(1_200, 4_000);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-effect]')].every((row) => row.querySelectorAll('button').length === 4),
    );
    const rows = await page.locator('[data-effect]').count();
    expect(rows).toBeGreaterThan(20);
    expect(rows).toBeLessThan(40);
    const elements = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('[data-effect]')].map((row) => row.querySelectorAll(':not(path)').length),
      ),
    );
    expect(elements).toBeLessThanOrEqual(30);
    const told = new Promise<number>((resolve) =>
      session.on('LayerTree.layerTreeDidChange', ({ layers }) => layers && resolve(layers.length)),
    );
    await session.send('DOM.enable');
    await session.send('LayerTree.enable');
    await scroll(60, 600);
    expect(await told).toBeLessThan(24);
    await session.send('LayerTree.disable');
  });

  it('rounds the first row of the list, and not the one that is drawn first', async () => {
    const corner = () =>
      page.evaluate(() => {
        const row = document.querySelector('[data-effect]');
        return row === null ? null : [row.getAttribute('aria-posinset'), getComputedStyle(row).borderTopLeftRadius];
      });
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.locator('[aria-posinset="1"]').waitFor();
    expect(await corner()).toEqual(['1', '12px']);
    await scroll(2_400, 4_000);
    const [at, radius] = (await corner()) ?? [];
    expect(Number(at)).toBeGreaterThan(1);
    expect(radius).toBe('0px');
  });

  it.each([
    { speed: 2_000, distance: 12_000, p95: 16, longest: 50 },
    { speed: 6_000, distance: 30_000, p95: 16, longest: 50 },
    { speed: 20_000, distance: 80_000, p95: 25, longest: 50 },
  ])(
    'scrolls $speed px in a second: p95 of the work on a frame at most $p95 ms, none over $longest ms [long]',
    async ({ speed, distance, p95, longest }) => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.waitForLoadState('networkidle');
      const factor = slowness(await page.evaluate(referenceSeconds));
      const work = workPerFrame(await traced(session, () => scroll(distance, speed)));
      const at = (share: number) => work[Math.min(work.length - 1, Math.floor(work.length * share))];
      const [middle, most, all] = [0.5, 0.95, 1].map((share) => at(share).toFixed(1));
      console.log(
        `${speed} px/s: work per frame p50 ${middle} ms, p95 ${most} ms, longest ${all} ms, ${work.length} frames`,
      );
      expect(work.length).toBeGreaterThan(5);
      assertInTime('p95 of the work on a frame, ms', at(0.95), { atMost: p95 }, factor);
      assertInTime('longest work on a frame, ms', at(1), { atMost: longest }, factor);
      await page.waitForFunction(() =>
        [...document.querySelectorAll('[data-effect]')].some((row) => row.getBoundingClientRect().top > 0),
      );
      expect(page.problems).toEqual([]);
    },
  );
});
