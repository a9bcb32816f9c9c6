import { parseArgs } from 'node:util';
import { LANGUAGE_CODES } from '@whoosh/sound-engine/languages';
import { UsageError } from './usage-error';

interface Flag {
  type: 'string' | 'boolean';
  /** What stands for the value in the usage; files are completed as such. */
  value?: string;
  choices?: readonly string[];
  meaning: string;
}

interface CommandSpec {
  /** What follows the name, in the usage. */
  takes: string;
  meaning: string;
  flags: readonly FlagName[];
}

/** Every option of every command: parsing, usage and completion are made of this table. */
export const FLAGS = {
  duration: { type: 'string', value: 'SECONDS', meaning: 'length, 0.5 to 22 (as the words need)' },
  intensity: {
    type: 'string',
    value: 'WORD',
    choices: ['subtle', 'moderate', 'intense'],
    meaning: 'how forceful and loud (moderate)',
  },
  seed: { type: 'string', value: 'NUMBER', meaning: 'another take of the same words (1)' },
  loop: { type: 'boolean', meaning: 'end runs into beginning' },
  lang: {
    type: 'string',
    value: 'CODE',
    choices: LANGUAGE_CODES,
    meaning: 'language of the words (as they seem to be)',
  },
  refine: { type: 'string', value: 'WORDS', meaning: 'change what was understood: "further away, one more knock"' },
  scene: { type: 'string', value: 'FILE', meaning: 'a scene as JSON instead of words; - for standard input' },
  out: { type: 'string', value: 'FILE', meaning: 'where the WAV goes (sound.wav); - for standard output' },
  explain: { type: 'boolean', meaning: 'print the scene as JSON instead of rendering it' },
  batch: { type: 'string', value: 'FILE', meaning: 'as `whoosh batch FILE`' },
  'out-dir': { type: 'string', value: 'DIR', meaning: 'folder for the WAV files' },
  format: { type: 'string', value: 'WORD', choices: ['csv', 'jsonl'], meaning: 'of the batch (by its name)' },
  play: { type: 'boolean', meaning: 'play each time too' },
  trace: { type: 'boolean', meaning: 'print what each stage of reading made of the words' },
  json: { type: 'boolean', meaning: 'print results as JSON, a line each' },
  help: { type: 'boolean', meaning: 'say what it does' },
} as const satisfies Record<string, Flag>;

export type FlagName = keyof typeof FLAGS;

const SOUND: readonly FlagName[] = ['duration', 'intensity', 'seed', 'loop', 'lang'];

export const COMMANDS = {
  render: {
    takes: '"a description" | - | --scene FILE',
    meaning: 'makes a WAV file (24 bit, 48 kHz, stereo)',
    flags: [...SOUND, 'refine', 'scene', 'out', 'explain', 'batch', 'out-dir', 'format', 'json', 'help'],
  },
  explain: {
    takes: '"a description" | -',
    meaning: 'says what was understood; with --json the scene',
    flags: [...SOUND, 'refine', 'scene', 'trace', 'json', 'help'],
  },
  batch: {
    takes: 'FILE.csv | FILE.jsonl | -',
    meaning: 'makes a WAV file of each row or line',
    flags: ['out-dir', 'format', ...SOUND, 'json', 'help'],
  },
  watch: {
    takes: 'FILE',
    meaning: 'makes the WAV file anew whenever FILE (words, or a scene as JSON) changes',
    flags: ['out', ...SOUND, 'play', 'json', 'help'],
  },
  play: {
    takes: '"a description" | - | --scene FILE',
    meaning: "plays it through the system's player",
    flags: [...SOUND, 'refine', 'scene', 'json', 'help'],
  },
  completion: {
    takes: 'bash | zsh | fish',
    meaning: 'prints a script that completes this command line',
    flags: ['help'],
  },
} as const satisfies Record<string, CommandSpec>;

export type CommandName = keyof typeof COMMANDS;

export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

export interface CommandLine {
  command: CommandName;
  /** What stands after the command and is no option. */
  words: string[];
  values: Partial<Record<FlagName, string | boolean>>;
}

/**
 * @param args after the program's name
 * @returns 'help' or 'version' where no command is asked for
 * @throws UsageError
 */
export function parseCommandLine(args: readonly string[]): CommandLine | 'help' | 'version' {
  const [first, ...rest] = args;
  if (first === undefined) throw new UsageError('Say what to do.');
  if (first === '--help' || first === '-h' || first === 'help') return 'help';
  if (first === '--version') return 'version';
  const command = COMMAND_NAMES.find((name) => name === first);
  if (!command) throw new UsageError(`There is no command '${first}'; there are ${COMMAND_NAMES.join(', ')}.`);
  return { command, ...parseFlags(command, rest) };
}

function parseFlags(command: CommandName, args: readonly string[]): Pick<CommandLine, 'words' | 'values'> {
  try {
    const options = Object.fromEntries(COMMANDS[command].flags.map((name) => [name, { type: FLAGS[name].type }]));
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    return { words: positionals, values: values as CommandLine['values'] };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** What is printed for --help: of one command, or of all. */
export function usage(command?: CommandName): string {
  const rows = command
    ? COMMANDS[command].flags.map((name) => {
        const flag: Flag = FLAGS[name];
        return [`--${name}${flag.value ? ` ${flag.choices ? flag.choices.join('|') : flag.value}` : ''}`, flag.meaning];
      })
    : COMMAND_NAMES.map((name) => [`${name} ${COMMANDS[name].takes}`, COMMANDS[name].meaning]);
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  const head = command
    ? [`whoosh ${command} ${COMMANDS[command].takes}`, `  ${COMMANDS[command].meaning}`]
    : ['whoosh: words to sound effects.'];
  const foot = command
    ? []
    : ['', '`whoosh COMMAND --help` lists its options. Exit status: 0 done, 1 failed, 2 wrong command line or file.'];
  return [...head, '', ...rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`), ...foot].join('\n');
}
