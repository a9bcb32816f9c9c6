import { archiveQuery, DEFAULT_WISH, isPacked, keepFileRequest, keptFileRequest } from './file-request';

describe('the form in which files are requested', () => {
  it('is kept for the next time, and as specified before there was one', () => {
    expect(keptFileRequest()).toEqual(DEFAULT_WISH);
    keepFileRequest({ ...DEFAULT_WISH, names: 'ucs', bits: 16 });
    expect(keptFileRequest()).toMatchObject({ names: 'ucs', bits: 16, rate: 48 });
    localStorage.setItem('whoosh.files', '{');
    expect(keptFileRequest()).toEqual(DEFAULT_WISH);
  });

  it('needs a ZIP for several sounds, for a provenance and for a game engine', () => {
    expect([isPacked(DEFAULT_WISH, 1), isPacked(DEFAULT_WISH, 2)]).toEqual([false, true]);
    expect([
      isPacked({ ...DEFAULT_WISH, provenance: true }, 1),
      isPacked({ ...DEFAULT_WISH, engine: 'godot' }, 1),
    ]).toEqual([true, true]);
  });

  it('asks for bits and rate of a WAV only, and for a WAV where an engine imports it', () => {
    expect(archiveQuery([1], { ...DEFAULT_WISH, format: 'mp3' })).toEqual({
      ids: [1],
      names: 'plain',
      provenance: false,
      format: 'mp3',
    });
    expect(archiveQuery([1, 2], { ...DEFAULT_WISH, channels: 1, matched: true })).toMatchObject({
      channels: 1,
      matched: true,
    });
    expect(archiveQuery([1], { ...DEFAULT_WISH, matched: true })).not.toHaveProperty('matched');
    const loud = archiveQuery([1, 2], { ...DEFAULT_WISH, matched: true, loudness: -16, peak: -2 });
    expect(loud).toMatchObject({ loudness: -16, peak: -2 });
    expect(loud).not.toHaveProperty('matched');
    expect(archiveQuery([1], { ...DEFAULT_WISH, format: 'mp3', engine: 'unity' })).toMatchObject({
      bits: 24,
      rate: 48,
      engine: 'unity',
    });
  });
});
