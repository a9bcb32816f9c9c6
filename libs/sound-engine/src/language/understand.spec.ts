import '../languages';
import { ENGLISH_LANGUAGE } from './english';
import { understand } from './understand';

const read = (text: string) =>
  understand(text, ENGLISH_LANGUAGE).drafts.map(({ source, origin }) => [source, origin.confidence]);
const sources = (text: string) => read(text).map(([source]) => source);

describe('one thing that sounds', () => {
  it.each([
    ['hum', 'distant hum', 'hum_mains'],
    ['bell', 'electric bell', 'hand_bell'],
    ['click', 'reception click', 'switch'],
  ])('is weighed anew by the network where a word stands beside it: "%s" in "%s"', (bare, described, heard) => {
    expect(sources(described)).toEqual([heard]);
    expect(sources(bare)).not.toEqual([heard]);
  });

  it.each([
    ['a horn', 'a horn at 3 s'],
    ['a fall', 'a ten metre fall'],
    ['doors slam', 'three doors slam'],
  ])('is what the lexicon says where only a number stands beside it: "%s" in "%s"', (bare, measured) => {
    expect(read(measured)).toEqual(read(bare));
  });
});

describe('words that the network reads without a construction', () => {
  it.each([
    ['glass crack', ['glass_break']],
    ['thunder shock', ['thunder']],
    ["grandma's kitchen, a clock ticks", ['clock_tick']],
    ['a loud bark', ['dog_bark']],
    ['a police car chases a motorcycle', ['siren_police', 'motorcycle']],
  ])('"%s" is heard as %j', (text, heard) => {
    expect(sources(text)).toEqual(heard);
  });
});

describe('what stands before a colon', () => {
  it.each([
    ['Warning: smoke alarm', ['smoke_alarm']],
    ['Garage: impact wrench', ['drill']],
    ['Nurse: (coughs)', ['cough']],
  ])('is not heard where it tells what the rest is: "%s"', (text, heard) => {
    expect(sources(text)).toEqual(heard);
  });

  it('is heard where it sounds itself', () => {
    expect(sources('Storm: rain and thunder')).toEqual(expect.arrayContaining(['rain', 'thunder']));
  });
});

describe('words of which the rules make nothing', () => {
  it('tell of what the network reads in them', () => {
    expect(sources('an eerie ambient loop')).toEqual(['drone']);
    const [drone] = understand('a distant eerie ambient loop', ENGLISH_LANGUAGE).drafts;
    expect(drone?.distance).toBe(60);
  });

  it('tell of nothing where nobody knows them', () => {
    expect(sources('skreeeonk flurgel')).toEqual([]);
  });

  it('are no bare room beside a sound', () => {
    expect(sources('silence, then a loud scream')).toEqual(['scream']);
  });
});

describe('a step of its own', () => {
  it('is silent where what the rules read in it is hardly possible', () => {
    expect(sources('a church bell tolls noon before the duel')).toEqual(['church_bell']);
  });

  it('has a guess where what they read is possible', () => {
    expect(sources('burping after a milkshake')).toEqual(['burp', 'swallow']);
  });
});
