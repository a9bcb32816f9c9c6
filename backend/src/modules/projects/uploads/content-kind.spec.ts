import { isTakenAs, sniff } from './content-kind';

const ascii = (text: string) => Buffer.from(text, 'latin1');
const box = (type: string, brand = '') => Buffer.concat([Buffer.from([0, 0, 0, 24]), ascii(type + brand)]);

describe('what a file is by its first bytes', () => {
  it.each([
    ['an MP4', box('ftyp', 'isom'), 'mp4'],
    ['a QuickTime file', box('ftyp', 'qt  '), 'mov'],
    ['a QuickTime file from before the ftyp box', box('wide'), 'mov'],
    ['an M4A', box('ftyp', 'M4A '), 'm4a'],
    ['an AVI', ascii('RIFF\x10\0\0\0AVI LIST'), 'avi'],
    ['a WAV', ascii('RIFF\x10\0\0\0WAVEfmt '), 'wav'],
    ['a WAV beyond 4 GB', ascii('RF64\xff\xff\xff\xffWAVEds64'), 'wav'],
    ['an MP3 with a tag', ascii('ID3\x03\0\0\0\0\0\0'), 'mp3'],
    ['an MP3 without a tag', Buffer.from([0xff, 0xfb, 0x90, 0x64]), 'mp3'],
    ['a page', ascii('<!doctype html><p>'), null],
    ['a playlist', ascii('#EXTM3U\n#EXT-X-'), null],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), null],
    ['an AAC stream', Buffer.from([0xff, 0xf1, 0x50, 0x80]), null],
    ['Matroska', Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), null],
    ['nothing', Buffer.alloc(0), null],
    ['zeros', Buffer.alloc(16), null],
  ])('knows %s', (_, head, expected) => {
    expect(sniff(head)).toBe(expected);
  });

  it('takes videos as videos and sounds as sounds', () => {
    expect(
      (['mp4', 'mov', 'avi', 'wav', 'mp3', 'm4a', null] as const).map((content) => [
        isTakenAs('video', content),
        isTakenAs('audio', content),
      ]),
    ).toEqual([
      [true, true],
      [true, false],
      [true, false],
      [false, true],
      [false, true],
      [false, true],
      [false, false],
    ]);
  });
});
