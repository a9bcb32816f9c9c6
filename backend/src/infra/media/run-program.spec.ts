import { readFileSync } from 'node:fs';
import { RunFailure, runProgram } from './index';
import { mediaPrograms } from './testing/videos';

// Real programs, on machines that may be busy.
jest.setTimeout(120_000);

const programs = mediaPrograms();
const { signal } = new AbortController();

/** Processor time of all children that have ended (cutime and cstime of proc(5)), ms. */
function childrenMs(): number {
  const fields = readFileSync('/proc/self/stat', 'latin1').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) * 10;
}

describe('a program', () => {
  const endless = ['-v', 'error', '-nostdin', '-f', 'lavfi', '-i', 'testsrc2=size=640x360', '-f', 'rawvideo', 'pipe:1'];
  const ends = (limits: { timeLimitMs: number; outputLimitBytes?: number; signal?: AbortSignal }) =>
    runProgram(programs, 'ffmpeg', endless, { signal, ...limits });

  it('that never ends is ended by its time', async () => {
    await expect(ends({ timeLimitMs: 300 })).rejects.toMatchObject({ reason: 'time' });
  });

  it('that writes too much is ended', async () => {
    await expect(ends({ timeLimitMs: 20_000, outputLimitBytes: 3_000_000 })).rejects.toMatchObject({
      reason: 'output',
    });
  });

  it('is killed when the job is stopped', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(new Error('stopped')), 200);
    await expect(ends({ timeLimitMs: 20_000, signal: stop.signal })).rejects.toThrow('stopped');
  });

  it('tells the processor time that it uses, while it runs', async () => {
    let [told, times] = [0, 0];
    const onWork = (ms: number) => void ([told, times] = [told + ms, times + 1]);
    const before = childrenMs();
    await expect(
      runProgram({ ...programs, onWork }, 'ffmpeg', endless, { signal, timeLimitMs: 2_000 }),
    ).rejects.toMatchObject({ reason: 'time' });
    expect(times).toBeGreaterThan(3);
    // By the kernel's own count of children that have ended; what was used after the last look is counted by the clock.
    expect(told).toBeGreaterThan(0.7 * (childrenMs() - before));
    expect(told).toBeLessThan(childrenMs() - before + 1_000);
  });

  it('gets no more memory, files and time than its limits [security 46]', async () => {
    const shown: string[] = [];
    const shell = ['-c', 'ulimit -v; ulimit -n; ulimit -t; ulimit -c'];
    await runProgram(
      { ...programs, ffprobe: '/bin/sh' },
      'ffprobe',
      shell,
      { signal, timeLimitMs: 5_000 },
      { onOutput: (chunk) => void shown.push(String(chunk)) },
    );
    expect(shown.join('').split('\n').slice(0, 4)).toEqual(
      programs.prlimit === null ? expect.anything() : ['2097152', '128', '10', '0'],
    );
  });

  it('sees nothing of our environment [security 46]', async () => {
    const shown: string[] = [];
    await runProgram(
      { ...programs, ffprobe: '/usr/bin/env' },
      'ffprobe',
      [],
      { signal, timeLimitMs: 5_000 },
      { onOutput: (chunk) => void shown.push(String(chunk)) },
    );
    expect(shown.join('')).toBe('');
  });

  it('that complains without end is heard to its last lines only', async () => {
    const complain = [...endless.slice(2), '-v', 'trace', '-t', '0.5'];
    const failure: unknown = await runProgram(programs, 'ffmpeg', [...complain, '-f', 'nonsense', 'x'], {
      signal,
      timeLimitMs: 20_000,
    }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RunFailure);
    expect((failure as RunFailure).lastWords.length).toBeLessThanOrEqual(8_192);
  });
});
