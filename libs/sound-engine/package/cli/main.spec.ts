import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { decodeWav } from '@whoosh/audio-codec';
import { interpret } from '@whoosh/sound-engine';
import type { Scene } from '@whoosh/sound-scene';
import { COMMAND_NAMES, COMMANDS } from './commands';
import { completionScript } from './completion';
import { main } from './main';
import { playWav } from './system-player';
import type { Terminal } from './terminal';

const folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const inFolder = (name: string): string => path.join(folder, name);

interface Ran {
  status: number;
  out: string;
  bytes: Uint8Array;
  said: string[];
  progress: string[];
  played: number;
}

/** Runs a command at a terminal of the test's own; `changes` are written one after another into the watched file. */
async function whoosh(args: readonly string[], { input = '', changes = [] as string[] } = {}): Promise<Ran> {
  const chunks: Uint8Array[] = [];
  const ran: Ran = { status: -1, out: '', bytes: new Uint8Array(), said: [], progress: [], played: 0 };
  const terminal: Terminal = {
    readInput: () => Promise.resolve(input),
    out: (content) => chunks.push(typeof content === 'string' ? new TextEncoder().encode(content) : content),
    say: (line) => ran.said.push(line),
    progress: (line) => ran.progress.push(line),
    play: () => Promise.resolve(void ran.played++),
    watch: (file, changed) => {
      for (const change of changes) {
        writeFileSync(file, change);
        changed();
      }
      return Promise.resolve();
    },
  };
  ran.status = await main(args, terminal);
  ran.bytes = Buffer.concat(chunks);
  ran.out = Buffer.from(ran.bytes).toString('utf8');
  return ran;
}

describe('whoosh render', () => {
  it('makes the WAV file of a description, and says so', async () => {
    const out = inFolder('deep/beep.wav');
    const { status, out: printed } = await whoosh([
      'render',
      'a',
      'short',
      'beep',
      '--duration',
      '0.5',
      '--seed',
      '7',
      '--out',
      out,
    ]);
    expect(status).toBe(0);
    expect(printed).toMatch(/beep\.wav: 0\.5 s, rendered in \d+ ms\. Heard: /);
    expect(decodeWav(readFileSync(out)).channels[0]).toHaveLength(24_000);
  });

  it('reads every language that the engine knows', async () => {
    const { out } = await whoosh([
      'render',
      'un perro ladra tres veces',
      '--out',
      inFolder('perro.wav'),
      '--duration',
      '2',
    ]);
    expect(out).toMatch(/Heard: dog_bark-1/);
  });

  it('reads words in the language that it is told, and else in the one that they seem to be in', async () => {
    const modelOf = async (...flags: string[]) =>
      (JSON.parse((await whoosh(['explain', 'mare', '--json', ...flags])).out) as Scene).layers[0]?.source.model;
    expect(await modelOf()).toBe('horse_neigh');
    expect(await modelOf('--lang', 'it')).toBe('ocean_waves');
    const refused = await whoosh(['explain', 'mare', '--lang', 'xx']);
    expect(refused.status).toBe(2);
    expect(refused.said.join('\n')).toContain('lang must be one of de, en, es, fr, it, ja, pt.');
  });

  it('reads words or a scene from standard input, and writes the sound to standard output with its words beside it', async () => {
    const scene = JSON.stringify(
      interpret('a short beep', { duration: 0.5, seed: 1, intensity: 'moderate', loop: false }),
    );
    const spoken = await whoosh(['render', '-', '--duration', '0.5', '--out', '-', '--json'], {
      input: 'a short beep\n',
    });
    const written = await whoosh(['render', '--scene', '-', '--out', '-'], { input: scene });
    expect(decodeWav(spoken.bytes).channels[0]).toHaveLength(24_000);
    expect(Buffer.from(spoken.bytes).equals(Buffer.from(written.bytes))).toBe(true);
    expect(JSON.parse(spoken.said[0])).toMatchObject({ file: null, text: 'a short beep', seconds: 0.5 });
    expect(written.said[0]).toContain('Heard');
  });

  it.each([
    [['render'], /which sound/],
    [['render', 'rain', '--duration', '30'], /0\.5 to 22/],
    [['render', 'rain', '--duration', ''], /0\.5 to 22/],
    [['render', 'rain', '--seed', '1.5'], /whole number/],
    [['render', 'rain', '--intensity', 'loud'], /subtle, moderate or intense/],
    [['render', '--batch', 'x.jsonl'], /--out-dir/],
    [['render', 'rain', '--batch', 'x.jsonl', '--out-dir', 'x'], /from the file/],
    [['render', 'rain', '--scene', 'x.json'], /not both/],
    [['render', 'rain', '--colour', 'blue'], /colour/],
    [['render', '--scene', '-'], /holds no scene/],
    [['sing'], /no command 'sing'/],
    [[], /what to do/],
    [['completion', 'tcsh'], /bash, zsh and fish/],
    [['watch'], /the file to watch/],
  ])('says in a sentence what is wrong with %j, with status 2', async (args, message) => {
    const { status, said, out } = await whoosh(args);
    expect(status).toBe(2);
    expect(said[0]).toMatch(message);
    expect(out).toBe('');
  });

  it('fails with status 1 where a file is missing', async () => {
    const { status, said } = await whoosh(['render', '--scene', inFolder('none.json')]);
    expect([status, said[0]]).toEqual([1, `There is no file ${inFolder('none.json')}.`]);
  });
});

describe('whoosh explain', () => {
  it('says what was understood and what not, and gives the scene as JSON', async () => {
    const { out } = await whoosh(['explain', 'two knocks and a flurgel', '--duration', '2']);
    expect(out).toMatch(/2 s, moderate/);
    expect(out).toMatch(/nock/);
    expect(out).toMatch(/Not used, as no dictionary has it: "flurgel"/);
    const { out: sure } = await whoosh(['explain', 'dog barks asdf hjkl']);
    expect(sure).toMatch(/Not used, as no dictionary has it: "asdf", "hjkl"/);
    const { out: json } = await whoosh(['explain', 'rain', '--json']);
    expect(JSON.parse(json)).toEqual(interpret('rain', { seed: 1, intensity: 'moderate', loop: false }));
  });

  it('takes the length from the words where none is given', async () => {
    const secondsOf = async (...words: string[]): Promise<number> =>
      (JSON.parse((await whoosh(['explain', ...words, '--json'])).out) as Scene).duration;
    expect(await secondsOf('rain for ten seconds')).toBe(10);
    expect(await secondsOf('rain for ten seconds', '--duration', '3')).toBe(3);
    expect(await secondsOf('a mouse click')).toBeLessThan(2);
  });

  it('refines what was understood, and traces what each of the words changed', async () => {
    const words = ['explain', 'a knock', '--refine', 'further away, purple'];
    const { out, said, status } = await whoosh([...words, '--json']);
    expect(status).toBe(0);
    expect(said).toEqual(['Not understood: purple']);
    const plain = JSON.parse((await whoosh(['explain', 'a knock', '--json'])).out) as Scene;
    const refined = JSON.parse(out) as Scene;
    expect(refined.layers[0]?.place.distance).toBeGreaterThan(plain.layers[0]?.place.distance ?? Infinity);
    const traced = await whoosh([...words, '--trace']);
    expect(traced.out).toMatch(/^refine:\n {2}further away: knock-1 place\.distance, [\d.]+ to [\d.]+$/m);
    expect(traced.out).toContain('  not understood: purple');
  });

  it('says what each stage of reading made of a refinement', async () => {
    const words = 'further away, the rain on gravel quieter';
    const { out } = await whoosh(['explain', 'rain, wind', '--refine', words, '--trace']);
    const stages = out.slice(out.indexOf('arrange:')).split('\n');
    expect(stages.filter((line) => /^\w+:$/.test(line)).slice(1)).toEqual([
      'normalise:',
      'tokenise:',
      'tag:',
      'parse:',
      'frames:',
      'refine:',
    ]);
    expect(stages).toContain('  further | away | , | the | rain | on | gravel | quieter');
    expect(stages).toContain(
      '  further away/change ,/link the/determiner rain/noun on/preposition gravel/noun quieter/change',
    );
    expect(stages).toContain('  step 0, rain');
    expect(stages).toContain('  0, no verb, agent rain superessive gravel');
  });

  it('says what each stage of reading made of the words', async () => {
    const { out, status } = await whoosh(['explain', 'DOORWood_three knocks on a wooden door.wav', '--trace']);
    expect(status).toBe(0);
    expect(out.split('\n').filter((line) => /^\w+:$/.test(line))).toEqual([
      'normalise:',
      'tokenise:',
      'tag:',
      'parse:',
      'frames:',
      'propose:',
      'resolve:',
      'arrange:',
    ]);
    expect(out).toContain('set aside, extension: .wav');
    expect(out).toMatch(/^ {2}three \| knocks \| on \| a \| wooden \| door$/m);
    expect(out).toMatch(/three\/count|three\/number/);
    expect(out).toMatch(/knock \d+ % by /);
    expect(out).toMatch(/knock-1: at [\d., ]+ s/);
  });
});

describe('a doubtful description', () => {
  it('is rendered with a warning and how sure it was of each layer', async () => {
    const { status, out } = await whoosh([
      'render',
      'asdf',
      '--duration',
      '0.5',
      '--json',
      '--out',
      inFolder('asdf.wav'),
    ]);
    expect(status).toBe(0);
    const told = JSON.parse(out) as { confidence: Record<string, number>; warnings: string[] };
    expect(told.warnings).toEqual([expect.stringContaining('No word of the description means anything')]);
    expect(Object.values(told.confidence).every((share) => share < 0.5)).toBe(true);
    const { out: explained } = await whoosh(['explain', 'asdf', '--duration', '0.5']);
    expect(explained).toMatch(/^\? .*% sure of the words$/m);
    const { said } = await whoosh(['render', 'asdf', '--duration', '0.5', '--out', inFolder('asdf.wav')]);
    expect(said).toEqual(told.warnings);
  });
});

describe('whoosh batch', () => {
  it('makes a file of each row of a CSV, quotes and line breaks in them included, and shows how far it is', async () => {
    const input =
      '\uFEFFid,prompt,duration,seed,loop\r\na,"a beep, short",0.5,3,\r\nb,"a beep\nand another",0.5,,true\r\n';
    const { status, out, progress } = await whoosh(['batch', '-', '--out-dir', inFolder('csv'), '--json'], { input });
    expect(status).toBe(0);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as object),
    ).toMatchObject([
      { id: 'a', seed: 3, loop: false, text: 'a beep, short' },
      { id: 'b', seed: 1, loop: true },
    ]);
    expect(progress).toEqual(['0 of 2: a', '1 of 2: b', '']);
  });

  it('reads JSONL, by the older way of asking too, with the command line as defaults', async () => {
    const file = inFolder('beeps.jsonl');
    writeFileSync(file, '{"id":"a","prompt":"a beep","duration":0.5,"expect":["Beep"]}\n\n{"prompt":"a beep"}\n');
    const { status, out } = await whoosh([
      'render',
      '--batch',
      file,
      '--out-dir',
      inFolder('jsonl'),
      '--duration',
      '0.6',
    ]);
    expect(status).toBe(0);
    expect(out).toMatch(/a\.wav: 0\.5 s/);
    expect(out).toMatch(/sound-3\.wav: 0\.6 s/);
  });

  it.each([
    ['{', /Line 1 is not a JSON object/],
    ['{"id":"../x","prompt":"rain"}', /Line 1 needs an "id"/],
    ['{"id":"a","prompt":""}', /Line 1 needs a "prompt"/],
    ['{"id":"a","prompt":"rain"}\n{"id":"a","prompt":"wind"}', /twice/],
    ['{"id":"a","prompt":"rain","duration":99}', /Line 1: duration/],
    ['name,text\na,rain', /must be "prompt"/],
    ['prompt,loop\nrain,perhaps', /Line 2: loop/],
    ['id,prompt\n"a,rain', /[Qq]uote/],
    ['', /nothing to render/],
  ])('names the line that is wrong in %j', async (input, message) => {
    const { status, said } = await whoosh(['batch', '-', '--out-dir', inFolder('wrong')], { input });
    expect(status).toBe(2);
    expect(said[0]).toMatch(message);
  });

  it('goes on after a sound that cannot be written, and fails in the end', async () => {
    writeFileSync(inFolder('a-file'), '');
    const { status, said } = await whoosh(['batch', '-', '--out-dir', inFolder('a-file')], {
      input: 'prompt\na beep\n',
    });
    expect(status).toBe(1);
    expect(said[said.length - 1]).toBe('1 of 1 sounds could not be rendered.');
  });
});

describe('whoosh watch, play and completion', () => {
  it('makes the sound anew when the file says something else, and survives a file that is wrong for a moment', async () => {
    const file = inFolder('words.txt');
    writeFileSync(file, 'a beep');
    const { status, out, said, played } = await whoosh(
      ['watch', file, '--out', inFolder('watched.wav'), '--duration', '0.5', '--play'],
      { changes: ['a beep', '{ "v": ', 'two beeps'] },
    );
    expect(status).toBe(0);
    expect(out.match(/watched\.wav/g)).toHaveLength(2);
    expect(said[0]).toMatch(/holds no scene/);
    expect(played).toBe(2);
  });

  it('hands the sound to a player', async () => {
    expect(await whoosh(['play', 'a beep', '--duration', '0.5'])).toMatchObject({ status: 0, played: 1 });
  });

  it('plays through the program that the system has, and says in a sentence that there is none', async () => {
    writeFileSync(inFolder('aplay'), `#!/bin/sh\n/bin/cp "$2" ${inFolder('heard.wav')}\n`, { mode: 0o755 });
    await playWav(Uint8Array.of(1, 2, 3), folder);
    expect([...readFileSync(inFolder('heard.wav'))]).toEqual([1, 2, 3]);
    await expect(playWav(Uint8Array.of(1), inFolder('nowhere'))).rejects.toThrow(
      /no program here that plays sound; install one of/,
    );
  });

  it.each(['bash', 'zsh', 'fish'])('completes every command and option in %s', (shell) => {
    const script = completionScript(shell);
    for (const command of COMMAND_NAMES) {
      expect(script).toContain(command);
      for (const flag of COMMANDS[command].flags) expect(script).toContain(flag);
    }
  });

  it('explains itself, whole and by command', async () => {
    expect((await whoosh(['--help'])).out).toMatch(/completion bash \| zsh \| fish/);
    expect((await whoosh(['render', '--help'])).out).toMatch(/--intensity subtle\|moderate\|intense/);
    expect((await whoosh(['--version'])).out).toMatch(/engine \d+\.\d+\.\d+/);
  });
});
