import { LIMITS } from '@whoosh/contracts';
import { batchLines, waitingLines } from './batch';

describe('a batch', () => {
  it('has a description a line, without empty lines and the marks of lists', () => {
    expect(batchLines('- rain\r\n\n 2) thunder \n• 3 knocks\n')).toEqual(['rain', 'thunder', '3 knocks']);
    expect(batchLines('  \n')).toEqual([]);
  });

  it('takes no more lines than it may', () => {
    expect(waitingLines(Array.from({ length: 60 }, (_, i) => `sound ${i}`).join('\n'))).toHaveLength(
      LIMITS.maxBatchLines,
    );
  });
});
