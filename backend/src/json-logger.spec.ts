import { once } from 'node:events';
import { Writable } from 'node:stream';
import { JsonLogger } from './json-logger';

/** A stream that keeps how often it was asked to write, and what. */
class Written extends Writable {
  readonly chunks: string[] = [];

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.take(chunk.toString(), done);
  }

  override _writev(chunks: readonly { chunk: Buffer }[], done: () => void): void {
    this.take(chunks.map(({ chunk }) => chunk.toString()).join(''), done);
  }

  private take(text: string, done: () => void): void {
    this.chunks.push(text);
    this.emit('taken');
    done();
  }
}

describe('JsonLogger', () => {
  let [out, errors]: [Written, Written] = [new Written(), new Written()];
  const replaced = { stdout: process.stdout, stderr: process.stderr };

  beforeEach(() => {
    [out, errors] = [new Written(), new Written()];
    Object.defineProperty(process, 'stdout', { value: out, configurable: true });
    Object.defineProperty(process, 'stderr', { value: errors, configurable: true });
  });

  afterEach(() => {
    for (const [name, value] of Object.entries(replaced))
      Object.defineProperty(process, name, { value, configurable: true });
  });

  it('hands lines of one moment out together, in their order', async () => {
    const logger = new JsonLogger();
    logger.log('one', 'here');
    logger.log('two', 'here');
    expect(out.chunks).toHaveLength(0);
    await once(out, 'taken');
    expect(messages(out)).toEqual(['one', 'two']);
    expect(out.chunks).toHaveLength(1);
  });

  it('goes on after it handed lines out', async () => {
    const logger = new JsonLogger();
    logger.log('one', 'here');
    await once(out, 'taken');
    logger.log('two', 'here');
    await once(out, 'taken');
    expect(messages(out)).toEqual(['one', 'two']);
  });

  it('hands out what waits when the process ends', () => {
    const before = new Set(process.listeners('exit'));
    new JsonLogger().log('last words', 'here');
    for (const listener of process.listeners('exit')) if (!before.has(listener)) listener(0);
    expect(messages(out)).toEqual(['last words']);
  });

  it('tells errors at once', () => {
    new JsonLogger().error('broken', undefined, 'here');
    expect(messages(errors)).toEqual(['broken']);
  });
});

function messages({ chunks }: Written): unknown[] {
  return chunks
    .join('')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { message: unknown }).message);
}
