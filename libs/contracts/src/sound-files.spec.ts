import { effectName, shownName } from './sound-effects';
import { DEFAULT_FORM, downloadFileName, ucsFileName } from './sound-files';

/** CatID, FXName, CreatorID, SourceID and UserData as a parser of UCS 8.2 takes them apart. */
const UCS = /^([A-Z]+[a-zA-Z]*)_([^_]+)_([^_]+)_([^_]+)_([^_]+)$/;

describe('the name of an effect', () => {
  it('is its title, else the first 50 characters of its prompt [spec 3.5]', () => {
    expect(effectName(' Door ', 'a door slams')).toBe('Door');
    for (const none of [null, undefined, '  ']) expect(effectName(none, ' a door slams ')).toBe('a door slams');
    expect(effectName(null, 'x'.repeat(51))).toBe('x'.repeat(50));
    // Characters that a person counts as one each.
    expect(effectName(null, '🚪'.repeat(51))).toBe('🚪'.repeat(50));
  });

  it('ends at a clause or a word, with an ellipsis, where it was cut out of a prompt that nobody sees', () => {
    const shown = (prompt: string) => shownName(effectName(null, prompt).trim(), prompt);
    expect(shown('a creaking wooden door opens slowly in a hall, then a dog barks')).toBe(
      'a creaking wooden door opens slowly in a hall…',
    );
    expect(shown('heavy rain on the corrugated tin roof of an old barn')).toBe(
      'heavy rain on the corrugated tin roof of an old…',
    );
    expect(shown('雨'.repeat(60))).toBe(`${'雨'.repeat(50)}…`);
    expect(shown('a door slams')).toBe('a door slams');
    expect(shownName('heavy rain', 'heavy rain on a tin roof, then a dog barks in the distance')).toBe('heavy rain');
  });
});

describe('names of files', () => {
  it('are those of the effect, with what is unusual about the form', () => {
    expect(downloadFileName('Rain, 2', 'wav')).toBe('Rain__2_48kHz.wav');
    expect(downloadFileName('Rain', 'wav', { ...DEFAULT_FORM, bits: 16, rate: 96 })).toBe('Rain_96kHz_16bit.wav');
    expect(downloadFileName('Rain', 'mp3', { ...DEFAULT_FORM, bits: 16, rate: 96 })).toBe('Rain_44.1kHz.mp3');
    expect(downloadFileName('Rain', 'wav', { ...DEFAULT_FORM, loudness: -16, peak: -2 })).toBe(
      'Rain_-16LUFS_-2dBTP_48kHz.wav',
    );
    expect(downloadFileName('', 'stems')).toBe('sound_stems.zip');
  });

  it.each([
    [
      {
        catId: 'RAINMetl',
        name: 'heavy rain on a tin roof, distant thunder',
        project: 'My-Project_2',
        seed: 42,
        take: 1,
      },
      'RAINMetl_Heavy Rain On A Tin Roof_WHOOSH_My Project 2_s42 t1',
    ],
    [{ catId: '', name: 'Türschlag', seed: 0, take: 2 }, 'DSGNMisc_Turschlag_WHOOSH_Whoosh_s0 t2'],
    [{ catId: 'DOORWood', name: '雨', project: ' ', seed: 7, take: 1 }, 'DOORWood_Sound_WHOOSH_Whoosh_s7 t1'],
    [
      { catId: 'DOORWood', name: 'Donaudampfschifffahrtsgesellschaftskapitän', seed: 7, take: 1 },
      'DOORWood_Donaudampfschifffahrtsges_WHOOSH_Whoosh_s7 t1',
    ],
  ])('are those of the Universal Category System where that is wanted: %j', (parts, name) => {
    expect(ucsFileName(parts)).toBe(name);
    expect(UCS.exec(name)?.[2]?.length).toBeLessThanOrEqual(25);
  });
});
