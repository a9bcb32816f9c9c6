import '../../languages/de';
import { interpret } from '../../index';

const labels = (text: string): string[] => interpret(text).report.chips.map(({ label }) => label);

describe('labels that repeat words of the text', () => {
  it('keep the capitals of German nouns', () => {
    expect(labels('Regen auf Kies, dann Donner nach drei Sekunden')).toEqual(
      expect.arrayContaining(['Kies', 'nach drei Sekunden']),
    );
  });

  it('are small letters elsewhere, wherever a sentence begins', () => {
    expect(labels('Distant thunder')).toContain('distant');
  });
});
