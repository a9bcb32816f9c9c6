import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@whoosh/contracts';
import { failureLine, generationFailure, successText } from './failure';

const MESSAGES = join(__dirname, '../messages');

describe('toasts of a generation', () => {
  it('name the rule that refused it [spec 8.17]', () => {
    expect(generationFailure('INSUFFICIENT_CREDITS', 'You need 8 credits.')).toEqual({
      title: 'Insufficient Credits',
      description: 'You need 8 credits.',
      support: false,
      plans: true,
    });
    expect(generationFailure('LIMIT_REACHED', 'x').title).toBe('Limit Reached');
    expect(generationFailure('DURATION_LIMIT', 'x').title).toBe('Duration Limit');
  });

  it('say that the session expired where nobody is signed in any more, without the way to support', () => {
    expect(generationFailure('NOT_AUTHENTICATED', 'Not authenticated')).toEqual({
      title: 'Session Expired',
      description: 'Your session has expired. Please refresh the page and log in again.',
      support: false,
    });
  });

  it('are none where the sound was stopped, or the server is away', () => {
    expect(generationFailure('GENERATION_CANCELLED', 'It cost nothing.')).toEqual({
      title: 'Stopped',
      description: 'It cost nothing.',
      support: false,
      tone: 'info',
    });
    expect(generationFailure('NO_ANSWER', '')).toMatchObject({ title: 'Connection Lost', support: false });
  });

  it('offer the way to support for everything else, with the server message or our own [spec 8.15]', () => {
    expect(generationFailure('INTERNAL', 'Something broke')).toEqual({
      title: 'Generation Failed',
      description: 'Something broke',
      support: true,
    });
    expect(generationFailure(null, '')).toEqual({
      title: 'Generation Failed',
      description: 'Failed to generate sound effect. Please try again.',
      support: true,
    });
  });

  it('tell credits used and remaining after a success [spec 8.31]', () => {
    expect(successText(24, 388, null)).toBe('24 credits used, 388 remaining');
    expect(successText(5, 14888, null)).toBe('5 credits used, 14,888 remaining');
    expect(successText(1, 0, null)).toBe('1 credit used, 0 remaining');
    expect(successText(0, 0, 1)).toBe('0 credits used, 0 remaining. 1 of 2 free sounds left.');
  });

  it.each(LANGUAGES)('count the free sounds by the rule, not by a number in the text (%s)', (language) => {
    const texts = JSON.parse(readFileSync(join(MESSAGES, `${language}.json`), 'utf8')) as Record<string, string>;
    const text = texts['failure.usedOfFree'] ?? '';
    expect(text).toContain('{freeSounds}');
    expect(text).not.toMatch(/\d/);
  });

  it('are one line of whole sentences beside the words', () => {
    const failed = { title: 'Generation Failed', support: true };
    const why = (description: string) => failureLine({ ...failed, description }, 'Nothing was charged.');
    expect(why('Internal Server Error')).toBe('Generation Failed: Internal Server Error. Nothing was charged.');
    expect(why('Please try again.')).toBe('Generation Failed: Please try again. Nothing was charged.');
    expect(failureLine({ ...failed, description: 'Too many requests' })).toBe('Generation Failed: Too many requests');
  });
});
