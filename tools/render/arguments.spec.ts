import { parseBatch, parseCommand, UsageError } from './arguments.mjs';

describe('the render command line', () => {
  it('takes a description with its options', () => {
    expect(parseCommand(['heavy rain', '--duration', '8', '--intensity', 'intense', '--seed', '7', '--loop', '--out', 'x.wav'])).toEqual({
      mode: 'one', prompt: 'heavy rain', scene: undefined, isExplained: false, out: 'x.wav', options: { duration: 8, intensity: 'intense', seed: 7, loop: true },
    });
    expect(parseCommand(['rain', '--explain'])).toMatchObject({ mode: 'one', isExplained: true, out: 'sound.wav' });
    expect(parseCommand(['--help'])).toEqual({ mode: 'help' });
  });

  it.each([
    [[], /which sound/],
    [['rain', '--duration', '30'], /0\.5 to 22/],
    [['rain', '--duration', ''], /0\.5 to 22/],
    [['rain', '--seed', '1.5'], /whole number/],
    [['rain', '--intensity', 'loud'], /subtle, moderate or intense/],
    [['--batch', 'x.jsonl'], /--out-dir/],
    [['rain', '--batch', 'x.jsonl', '--out-dir', 'x'], /from the file/],
    [['rain', '--colour', 'blue'], /colour/],
  ])('says in a sentence what is wrong with %j', (args, message) => {
    expect(() => parseCommand(args)).toThrow(UsageError);
    expect(() => parseCommand(args)).toThrow(message);
  });

  it('reads a batch, line by line, with the command line as defaults', () => {
    const defaults = { duration: 5, intensity: 'moderate', seed: 1, loop: false };
    const jobs = parseBatch('{"id":"a","prompt":"rain","duration":6,"expect":["Rain"]}\n\n{"id":"b","prompt":"wind","seed":9}\n', defaults);
    expect(jobs).toEqual([
      { id: 'a', prompt: 'rain', options: { ...defaults, duration: 6 } },
      { id: 'b', prompt: 'wind', options: { ...defaults, seed: 9 } },
    ]);
  });

  it.each([
    ['{', /Line 1 is not a JSON object/],
    ['{"id":"../x","prompt":"rain"}', /Line 1 needs an "id"/],
    ['{"id":"a","prompt":""}', /Line 1 needs a "prompt"/],
    ['{"id":"a","prompt":"rain"}\n{"id":"a","prompt":"wind"}', /twice/],
    ['{"id":"a","prompt":"rain","duration":99}', /Line 1: duration/],
  ])('names the line that is wrong in %j', (text, message) => {
    expect(() => parseBatch(text, { duration: 5 })).toThrow(message);
  });
});
