import type { GenerationStatusResponse } from '@whoosh/contracts';
import { unkeptTakes } from './unkept';

const generation = (id: string, createdAt: string, kept: (number | null)[], projectId: number | null = null) =>
  ({
    id,
    createdAt,
    projectId,
    result: { takes: kept.map((soundEffectId, i) => ({ take: i + 1, soundEffectId })) },
  }) as unknown as GenerationStatusResponse;

describe('takes that were not kept', () => {
  it('are listed newest first, without those that were kept', () => {
    const entries = unkeptTakes(
      [generation('old', '2026-01-01', [null]), generation('new', '2026-01-02', [7, null, null])],
      null,
      null,
    );
    expect(entries.map(({ generation: { id }, take }) => [id, take.take])).toEqual([
      ['new', 2],
      ['new', 3],
      ['old', 1],
    ]);
  });

  it('leave out the generation that stands on the page and those of other projects', () => {
    const all = [generation('a', '1', [null]), generation('b', '2', [null], 5)];
    expect(unkeptTakes(all, 'a', null)).toHaveLength(1);
    expect(unkeptTakes(all, null, 5).map((entry) => entry.generation.id)).toEqual(['b']);
  });

  it('wait for sounds that are still being made', () => {
    expect(unkeptTakes([{ ...generation('a', '1', []), result: null }], null, null)).toEqual([]);
  });
});
