import '../../languages';
import { interpret } from '../interpret';

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
  ])('does not rise because %s: "%s"', (_, text) => {
    expect(toldOf(text)).toEqual([]);
  });

  it('rises with a word that tells of a sound and that no dictionary has', () => {
    expect(toldOf('a dog barks and a glorping')).toEqual(['not-understood']);
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
