import { interpret } from './interpret';
import { courseOfName } from './tokenise/course-of-name';
import { cutCamelCase } from './tokenise/tokens';
import { ENGLISH_LANGUAGE } from './english';
import { languageOf } from './lexicon/registry';
import { readText } from './understand';

/** Source and first moment of each layer. */
function begins(text: string): [string, number][] {
  return interpret(text).layers.map(({ source, timing }) => [
    source.model,
    timing.kind === 'shots' ? (timing.at[0] ?? 0) : timing.start,
  ]);
}

function shots(text: string): [string, number][] {
  return interpret(text).layers.map(({ source, timing }) => [
    source.model,
    timing.kind === 'shots' ? timing.at.length : 0,
  ]);
}

/** Sources in the order in which they begin, each at least a second after the one before it. */
function inSteps(text: string): string[] {
  const found = begins(text).sort(([, one], [, other]) => one - other);
  return found.every(([, at], index) => index === 0 || at - (found[index - 1]?.[1] ?? 0) > 1)
    ? found.map(([source]) => source)
    : [];
}

describe('the course of a description', () => {
  it('goes on where something is told to have stopped', () => {
    expect(inSteps('the alarm stops. footsteps approach')).toEqual(['fire_alarm', 'footsteps']);
    expect(inSteps('the rain ceases and thunder rolls')).toEqual(['rain', 'thunder']);
  });

  it('has happen again what a clause of its own says so of', () => {
    expect(inSteps('a whip cracks. again. again')).toEqual(['whip', 'whip', 'whip']);
    expect(inSteps('game over, try again')).toHaveLength(1);
  });

  it('has what gives way to something before it', () => {
    expect(inSteps('a scream cut short by a gunshot')).toEqual(['scream', 'gunshot']);
    expect(inSteps('wind giving way to rain')).toEqual(['wind', 'rain']);
  });

  it('keeps a step for words that no lexicon knows, and has none where nothing is heard of them', () => {
    const { language } = languageOf('', 'en');
    const { parsed } = readText('glass shatters, followed by sudden florbling', language);
    expect(parsed).toMatchObject({ stepCount: 2, openSteps: [1] });
    const [rain] = interpret('rain, then nothing', { duration: 6 }).layers;
    expect(rain?.timing).toMatchObject({ start: 0, end: 6 });
  });

  it('repeats what is only counted the second time', () => {
    expect(shots('two knocks, then four more')).toEqual([
      ['knock', 2],
      ['knock', 4],
    ]);
    expect(shots('a scream, then another')).toEqual([
      ['scream', 1],
      ['scream', 1],
    ]);
  });

  it('hears an event more than once where a plural names it', () => {
    expect(shots('gunshots')).toEqual([['gunshot', 3]]);
    expect(shots('a gunshot')).toEqual([['gunshot', 1]]);
    expect(shots('a whip cracks')).toEqual([['whip', 1]]);
  });
});

describe('the words of a name that stand together', () => {
  const cut = (name: string) => {
    const token = { text: name.toLowerCase(), start: 0, end: name.length, kind: 'word' as const };
    const { lexicon } = ENGLISH_LANGUAGE;
    const parts = cutCamelCase(name, token, (word) => lexicon.has(word));
    return courseOfName(parts, lexicon).map(({ text }) => text);
  };

  it('tell of deeds one after the other', () => {
    expect(cut('PlateFallShatter')).toEqual(['plate', 'fall', '->', 'shatter']);
    expect(inSteps('PlateFallShatter.wav').at(-1)).toMatch(/break/);
  });

  it('tell of one thing where a word names it and what it does', () => {
    expect(cut('BigHammerHit')).toEqual(['big', 'hammer', 'hit']);
    expect(cut('RainOnTin')).toEqual(['rain', 'on', 'tin']);
  });
});
