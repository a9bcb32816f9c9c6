import '../../languages';
import { ENGLISH_LANGUAGE } from '../english';
import { interpret } from '../interpret';
import { understand } from '../understand';
import { doubtMeasures, settleDoubt } from './doubt';
import LEARNT from './doubt.json';

const toldOf = (text: string) =>
  interpret(text)
    .report.chips.filter(({ kind }) => kind === 'not-understood' || kind === 'guessed')
    .map(({ kind }) => kind);

/** What of this is heard is unsure, though every word is known. */
const IN_DOUBT = 'hissing and popping in the pan';

describe('the doubt of a whole description', () => {
  it.each([
    ['of a name', 'rain in Marovia'],
    ['of the code of a library', 'SFX_Vault Door_Close_QXR.wav'],
    ['of a word that tells of no sound', 'an artless clarinet thing'],
    ['of a word that describes what is heard', 'a glorpy wet splash'],
  ])('does not rise because %s: "%s"', (_, text) => {
    expect(toldOf(text)).toEqual([]);
  });

  it('rises with a word that tells of a sound and that no dictionary has', () => {
    expect(toldOf('a dog barks and a glorping')).toEqual(['not-understood']);
  });

  it.each(['a dog barks', IN_DOUBT, 'a dog barks and a glorping'])('rises with each of its measures: "%s"', (text) => {
    const weights = new Map(Object.entries(LEARNT.weights));
    const measures = [...(doubtMeasures(understand(text, ENGLISH_LANGUAGE), ENGLISH_LANGUAGE) ?? [])];
    expect(measures.map(([name]) => name)).toEqual([...weights.keys()]);
    const speaking = measures.filter(([name]) => name !== 'always');
    expect(speaking.filter(([name, value]) => value < 0 || (weights.get(name) ?? -1) < 0)).toEqual([]);
  });

  it('rises where no word tells of what is heard', () => {
    const understanding = understand('a dog barks', ENGLISH_LANGUAGE);
    const untold = understanding.drafts.map((draft) => ({ ...draft, source: 'piano' }));
    const measure = (drafts: typeof understanding.drafts) =>
      doubtMeasures({ ...understanding, drafts }, ENGLISH_LANGUAGE)?.get('no word tells of a layer');
    expect(measure(understanding.drafts)).toBeLessThan(20);
    expect(measure(untold)).toBeGreaterThan(300);
  });

  it('is that of all words where some of them are read once more, whose layers stay as sure', () => {
    const some = understand('a dog barks', ENGLISH_LANGUAGE);
    const confidences = (judged?: number) =>
      settleDoubt(some, ENGLISH_LANGUAGE, judged).drafts.map(({ origin }) => origin.confidence);
    expect(confidences(LEARNT.doubtfulFrom - 1)).toEqual(confidences());
    expect(Math.min(...confidences())).toBeGreaterThan(0.5);
    expect(Math.min(...confidences(LEARNT.doubtfulFrom))).toBeLessThan(0.5);
  });

  it('makes the least sure layer a guess where every word is known', () => {
    const { layers } = interpret(IN_DOUBT);
    const confidences = layers.map(({ origin }) => origin.confidence);
    expect(confidences.filter((one) => one < 0.5)).toEqual([Math.min(...confidences)]);
    expect(new Set(toldOf(IN_DOUBT))).toEqual(new Set(['guessed']));
  });

  it('keeps what stands in for any words at all a guess', () => {
    expect(toldOf('asdf qwer')).toContain('guessed');
  });
});
