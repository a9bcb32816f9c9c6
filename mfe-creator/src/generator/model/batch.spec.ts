import { LIMITS } from '@whoosh/contracts';
import { batchLines, waitingLines, withoutKept, type BatchLine } from './batch';

describe('a batch', () => {
  it('has a description a line, without empty lines and the marks of lists', () => {
    expect(batchLines('- rain\r\n\n 2) thunder \n• 3 knocks\n')).toEqual(['rain', 'thunder', '3 knocks']);
    expect(batchLines('  \n')).toEqual([]);
  });

  it('keeps the lines of which no sound was made, the second of two alike, too', () => {
    const [rain, thunder] = waitingLines('rain\nthunder');
    const lines = [rain, thunder].map((line, at) => ({ ...line, state: at === 0 ? 'kept' : 'failed' }) as BatchLine);
    expect(withoutKept('- rain\nthunder\nrain', lines)).toBe('thunder\nrain');
    expect(withoutKept(' 1. rain\n', [])).toBe(' 1. rain\n');
  });

  it('takes no more lines than it may', () => {
    expect(waitingLines(Array.from({ length: 60 }, (_, i) => `sound ${i}`).join('\n'))).toHaveLength(
      LIMITS.maxBatchLines,
    );
  });
});
