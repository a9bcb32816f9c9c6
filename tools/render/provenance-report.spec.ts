import { pairOf, sentenceOf } from './provenance-report.mjs';

describe('the verify command', () => {
  it('finds the sound beside a provenance, and the provenance beside a sound', () => {
    expect(pairOf('a/Rain_48kHz.wav')).toEqual({
      provenance: 'a/Rain_48kHz.provenance.json',
      sound: 'a/Rain_48kHz.wav',
    });
    expect(pairOf('Rain.provenance.json', (file) => file === 'Rain.mp3')).toEqual({
      provenance: 'Rain.provenance.json',
      sound: 'Rain.mp3',
    });
    expect(pairOf('Rain.provenance.json', () => false).sound).toBeNull();
  });

  it('says in a sentence what was found', () => {
    const report = {
      scene: 'same',
      file: 'same',
      difference: null,
      engineVersion: '1',
      ownVersion: '1',
      madeBy: null,
    } as const;
    expect(sentenceOf(report)).toEqual({
      good: true,
      text: 'the engine makes the same samples; the file holds exactly these.',
    });
    expect(sentenceOf({ ...report, file: 'different', difference: { frames: 2, first: 7 } })).toEqual({
      good: false,
      text: 'the engine makes the same samples; the file holds others (2 frames, the first at 7).',
    });
    expect(sentenceOf({ ...report, scene: 'different', engineVersion: '0' }).text).toMatch(
      /Made by engine 0; this one is 1\.$/,
    );
    const foreign = {
      ...report,
      scene: 'none',
      file: 'unchanged',
      engineVersion: 'eleven_text_to_sound_v2',
      madeBy: { name: 'ElevenLabs', model: 'v2' },
    } as const;
    expect(sentenceOf(foreign)).toEqual({
      good: true,
      text: 'made by ElevenLabs (v2), it cannot be rendered again, only its hash compared; the file is unchanged since it was downloaded.',
    });
    expect([sentenceOf({ ...foreign, file: 'different' }).good, sentenceOf({ ...foreign, file: 'none' }).good]).toEqual(
      [false, false],
    );
  });
});
