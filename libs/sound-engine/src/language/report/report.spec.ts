import { validateScene } from '@whoosh/sound-scene';
import '../../languages';
import { interpret } from '../interpret';
import { describeScene } from './describe';

const reportOf = (text: string) => interpret(text).report;

describe('the report of a reading', () => {
  it('lets choose another kind only where the model has that kind', () => {
    const fieldsOf = (text: string) =>
      describeScene(interpret(text)).layers.flatMap(({ attributes }) => attributes.map(({ field }) => field));
    expect(fieldsOf('the door shuts')).toContain('source.variant');
    expect(fieldsOf('a door opens and closes')).not.toContain('source.variant');
  });

  it.each([
    ['very fast footsteps', 'fast', 'mods.speed'],
    ['footsteps on gravel', 'gravel', 'source.surface'],
    ['a rising drone', 'rising', 'timing.curve'],
    ['a distant dog', 'distant', 'place.distance'],
    ['a bell at 3 s', 'at 3 s', 'timing.start'],
    ['knock 3 times', '3 times', 'mods.count'],
    ['a dog barks suddenly', 'suddenly', 'timing.start'],
    ['rain stops', 'stops', 'timing.end'],
    ['a phone rings repeatedly', 'repeatedly', 'timing.kind'],
    ['the gate shuts', 'shuts', 'source.variant'],
    ['steps in high heels', 'high heel', 'source.variant'],
  ])('says which field a chip set: %s', (text, label, field) => {
    expect(reportOf(text).chips).toContainEqual(expect.objectContaining({ label, field }));
  });

  it.each([['asdf qwer'], ['qwer'], ['...'], ['hjkl wxcv qqqq']])(
    'says of a text without any known word that it means nothing: %s',
    (text) => {
      expect(reportOf(text).isMeaningless).toBe(true);
    },
  );

  it.each([['rain'], ['serendipity'], ['brrrzzt'], ['pscht'], ['a strange idea']])(
    'does not say so of words: %s',
    (text) => {
      expect(reportOf(text)).not.toHaveProperty('isMeaningless');
    },
  );

  it('names the words for sounds that were not used', () => {
    expect(reportOf('a phone falls with a thud').unused?.map(({ label }) => label)).toContain('phone');
    expect(reportOf('a phone rings')).not.toHaveProperty('unused');
    expect(validateScene(interpret('a phone falls with a thud')).ok).toBe(true);
  });

  it.each([
    ['footsteps on old loud gravel', ['old', 'loud']],
    ['purple rain of coins', ['purple']],
    ['birds at dawn', ['at dawn']],
    ['pájaros al amanecer', ['amanecer']],
    ['紫色の雨', ['紫色']],
    ['a zombie horde smashes a door', ['horde']],
  ])('marks words of which nothing is heard: %s', (text, words) => {
    expect(reportOf(text).unused?.map(({ label }) => label)).toEqual(words);
  });

  it.each([['a loud old dog barks'], ['rain, seamless loop'], ['a car drives past'], ['a red alert']])(
    'marks no word that changes what is heard, or says where or how the file is used: %s',
    (text) => {
      expect(reportOf(text)).not.toHaveProperty('unused');
    },
  );

  it('marks a word without meaning in a sure description, which stays as sure', () => {
    const { layers, report } = interpret('dog barks asdf hjkl');
    expect(report.unused).toMatchObject([
      { label: 'asdf', span: [10, 14], isUnknown: true },
      { label: 'hjkl', isUnknown: true },
    ]);
    expect(report.chips.map(({ kind }) => kind)).not.toContain('not-understood');
    expect(layers).toEqual(interpret('dog barks').layers);
    expect(validateScene(interpret('dog barks asdf hjkl')).ok).toBe(true);
  });

  it.each([
    ['a bicycle on gravel', 'gravel'],
    ['a skateboard on grass', 'grass'],
    ['a ball bounces on grass', 'grass'],
    ['un vélo sur du gravier', 'gravier'],
  ])('marks a ground that changes nothing of what is heard: %s', (text, ground) => {
    const { chips, unused } = reportOf(text);
    expect(unused?.map(({ label }) => label)).toEqual([ground]);
    expect(chips.map(({ label }) => label)).not.toContain(ground);
    expect(validateScene(interpret(text)).ok).toBe(true);
  });

  it('marks a word without meaning that is asked for by itself, and no letter of a take', () => {
    const { unused } = interpret('rain on a roof, a dog barks three times, zorble, thunder after three seconds').report;
    expect(unused).toMatchObject([{ label: 'zorble', isUnknown: true }]);
    expect(interpret('Waterfall, Small, B.wav').report.unused).toBeUndefined();
  });

  it('marks all words of such a ground', () => {
    expect(reportOf('a bicycle on a gravel path').unused).toMatchObject([{ span: [15, 26] }]);
  });

  it.each([['footsteps on concrete'], ['a horse gallops on grass'], ['rain on leaves'], ['a coin falls on metal']])(
    'tells a ground that is heard, or the usual one: %s',
    (text) => {
      expect(reportOf(text)).not.toHaveProperty('unused');
    },
  );

  it.each([
    ['where it sounds', 'a dog barks in the kitchen'],
    ['what it stands on', 'footsteps on a table'],
    ['who or where by a name', 'rain in Marovia'],
    ['where a being is', 'a dog barks on the grass'],
    ['a floor', 'glass breaks on the floor'],
    ['a table', 'a phone vibrates on a wooden table'],
    ['a code', 'rain 7rk2x'],
    ['how many and when', 'two dogs bark, then one of them growls'],
  ])('marks no word that says %s: %s', (_, text) => {
    expect(reportOf(text)).not.toHaveProperty('unused');
  });
});
