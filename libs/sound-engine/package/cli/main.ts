import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  describeScene,
  ENGINE_VERSION,
  interpret,
  refineScene,
  render,
  traceReading,
  traceRefinement,
} from '@whoosh/sound-engine';
import '@whoosh/sound-engine/figures';
import '@whoosh/sound-engine/languages';
import { encodeWav } from '@whoosh/audio-codec';
import { validateScene, type Scene } from '@whoosh/sound-scene';
import { batchFormat, parseBatch, type BatchFormat, type BatchJob } from './batch-jobs';
import { parseCommandLine, usage, type CommandLine, type CommandName } from './commands';
import { completionScript } from './completion';
import { DEFAULT_OPTIONS, readSoundOptions, type SoundOptions } from './sound-options';
import type { Terminal } from './terminal';
import { UsageError } from './usage-error';

const STREAM = '-';

/** Exit statuses. */
export const DONE = 0;
export const FAILED = 1;
export const WRONG_USE = 2;

/** One call of a command: what was asked, and where it reads and writes. */
interface Call extends CommandLine {
  options: SoundOptions;
  terminal: Terminal;
}

const RUN: Readonly<Record<CommandName, (call: Call) => number | Promise<number>>> = {
  render: renderCommand,
  explain,
  batch: (call) => batch(call, only(call, 'a file of descriptions')),
  watch,
  play,
  completion,
};

/**
 * The command line `whoosh`.
 * @param args after the program's name
 * @returns the exit status: 0 done, 1 failed, 2 wrong command line or file
 */
export async function main(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const line = parseCommandLine(args);
    if (line === 'help' || line === 'version')
      return print(terminal, line === 'help' ? usage() : `whoosh, engine ${ENGINE_VERSION}`);
    if (line.values.help) return print(terminal, usage(line.command));
    return await RUN[line.command]({
      ...line,
      options: readSoundOptions(line.values, DEFAULT_OPTIONS, 'The command line'),
      terminal,
    });
  } catch (error) {
    terminal.say(sentence(error));
    if (error instanceof UsageError) terminal.say('`whoosh --help` says more.');
    return error instanceof UsageError ? WRONG_USE : FAILED;
  }
}

function print(terminal: Terminal, text: string): number {
  terminal.out(`${text}\n`);
  return DONE;
}

async function renderCommand(call: Call): Promise<number> {
  const { values, words, terminal } = call;
  if (typeof values.batch === 'string') {
    if (words.length > 0 || values.scene !== undefined)
      throw new UsageError('--batch reads its descriptions from the file; give none on the command line.');
    return batch(call, values.batch);
  }
  const scene = await sceneOf(call);
  if (values.explain) return print(terminal, JSON.stringify(scene, null, 2));
  renderTo(call, scene, text(values.out) ?? 'sound.wav');
  return DONE;
}

async function explain(call: Call): Promise<number> {
  if (call.values.trace) return trace(call);
  const scene = await sceneOf(call);
  if (call.values.json) return print(call.terminal, JSON.stringify(scene));
  const { layers, notUnderstood, warnings } = describeScene(scene);
  const lines = layers.map((layer) => {
    const said = layer.attributes.map(({ label }) => label).join(', ');
    const when =
      layer.events.length > 0 ? layer.events.map((time) => `${time} s`).join(', ') : `${layer.start} to ${layer.end} s`;
    const sure = `${Math.round(layer.confidence * 100)} %`;
    return `${layer.guessed ? '?' : ' '} ${layer.label}${said ? ` (${said})` : ''}: ${when}, ${sure} sure of the words`;
  });
  const unknown = notUnderstood.map(
    ({ text: word, suggestions }) =>
      `Not understood: ${word}${
        suggestions.length > 0
          ? ` (perhaps ${suggestions
              .slice(0, 3)
              .map(({ label }) => label)
              .join(', ')})`
          : ''
      }`,
  );
  return print(
    call.terminal,
    [
      `${scene.duration} s, ${scene.intensity}, ${scene.space.kind}, seed ${scene.seed}`,
      ...lines,
      // what was not understood stands below with what it may mean
      ...warnings.filter((warning) => !warning.startsWith('Not understood')),
      ...unknown,
    ].join('\n'),
  );
}

function trace(call: Call): number {
  const description = only(call, 'a description');
  const words = text(call.values.refine);
  const stages = [
    ...traceReading(description, call.options),
    ...(words === undefined ? [] : traceRefinement(interpret(description, call.options), words)),
  ];
  if (call.values.json) return print(call.terminal, JSON.stringify(stages));
  const lines = stages.flatMap((stage) => [`${stage.stage}:`, ...stage.lines.map((line) => `  ${line}`)]);
  return print(call.terminal, lines.join('\n'));
}

async function batch(call: Call, file: string): Promise<number> {
  const { values, terminal, options } = call;
  const folder = text(values['out-dir']);
  if (folder === undefined) throw new UsageError('A batch needs --out-dir, the folder for the WAV files.');
  const content = file === STREAM ? await terminal.readInput() : readText(file);
  const format = values.format === undefined ? batchFormat(file, content) : formatOf(values.format);
  const jobs = parseBatch(content, format, options);
  if (jobs.length === 0) throw new UsageError(`There is nothing to render in ${file === STREAM ? 'the batch' : file}.`);
  const failed = jobs.filter((job, index) => {
    terminal.progress?.(`${index} of ${jobs.length}: ${job.id}`);
    return !isRendered(call, job, path.join(folder, `${job.id}.wav`));
  });
  terminal.progress?.('');
  if (failed.length > 0) terminal.say(`${failed.length} of ${jobs.length} sounds could not be rendered.`);
  return failed.length > 0 ? FAILED : DONE;
}

function isRendered(call: Call, job: BatchJob, out: string): boolean {
  try {
    renderTo(call, interpret(job.prompt, job.options), out, job.id);
    return true;
  } catch (error) {
    if (call.values.json) call.terminal.out(`${JSON.stringify({ id: job.id, error: sentence(error) })}\n`);
    else call.terminal.say(`${job.id}: ${sentence(error)}`);
    return false;
  }
}

async function watch(call: Call): Promise<number> {
  const { terminal, values } = call;
  const file = only(call, 'the file to watch');
  const out = text(values.out) ?? 'sound.wav';
  let before = '';
  const again = (): void => {
    try {
      const content = readText(file);
      if (content === before || content.trim() === '') return;
      before = content;
      const wav = renderTo(call, sceneIn(content, file, call.options), out);
      if (values.play) terminal.play(wav).catch((error: unknown) => terminal.say(sentence(error)));
    } catch (error) {
      // A file that is being written may be wrong for a moment; the next change tries again.
      terminal.say(sentence(error));
    }
  };
  readText(file);
  again();
  await terminal.watch(file, again);
  return DONE;
}

async function play(call: Call): Promise<number> {
  const scene = await sceneOf(call);
  const wav = wavOf(scene);
  tell(call, { file: null, scene, milliseconds: null });
  await call.terminal.play(wav);
  return DONE;
}

function completion({ words, terminal }: Call): number {
  terminal.out(completionScript(words[0]));
  return DONE;
}

/** The scene of the words, of standard input or of --scene. */
/** What is asked for, refined where that is asked for, too. */
async function sceneOf(call: Call): Promise<Scene> {
  const scene = await sceneSaid(call);
  const refinement = text(call.values.refine);
  if (refinement === undefined) return scene;
  const { scene: refined, notUnderstood } = refineScene(scene, refinement);
  for (const said of notUnderstood) call.terminal.say(`Not understood: ${said.text}`);
  return refined;
}

async function sceneSaid({ words, values, terminal, options }: Call): Promise<Scene> {
  const prompt = words.join(' ').trim();
  const file = text(values.scene);
  if (prompt && file !== undefined) throw new UsageError('Give a description or --scene, not both.');
  if (file !== undefined)
    return parseScene(
      file === STREAM ? await terminal.readInput() : readText(file),
      file === STREAM ? 'Standard input' : file,
    );
  if (!prompt) throw new UsageError('Say which sound to render.');
  if (prompt !== STREAM) return interpret(prompt, options);
  return sceneIn(await terminal.readInput(), 'Standard input', options);
}

/** Words, or a scene where the content begins like one. */
function sceneIn(content: string, source: string, options: SoundOptions): Scene {
  if (content.trimStart().startsWith('{')) return parseScene(content, source);
  if (content.trim() === '') throw new UsageError(`${source} holds no description.`);
  return interpret(content.trim(), options);
}

function parseScene(content: string, source: string): Scene {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    throw new UsageError(`${source} holds no scene: ${error instanceof Error ? error.message : String(error)}`);
  }
  const checked = validateScene(value);
  if (!checked.ok)
    throw new UsageError(
      `${source} holds no scene: ${checked.errors
        .slice(0, 3)
        .map(({ path: at, message }) => `${at} ${message}`)
        .join('; ')}`,
    );
  return checked.scene;
}

function renderTo(call: Call, scene: Scene, out: string, id?: string): Uint8Array {
  const started = performance.now();
  const wav = wavOf(scene);
  const milliseconds = Math.round(performance.now() - started);
  if (out === STREAM) call.terminal.out(wav);
  else {
    mkdirSync(path.dirname(path.resolve(out)), { recursive: true });
    writeFileSync(out, wav);
  }
  tell(call, { id, file: out === STREAM ? null : out, scene, milliseconds });
  return wav;
}

function wavOf(scene: Scene): Uint8Array {
  return encodeWav(render(scene).mix, { bitDepth: 24 });
}

/**
 * Says what was made: as a sentence, or as a line of JSON; beside the result where standard output is the sound itself.
 */
function tell(
  { values, terminal }: Call,
  { id, file, scene, milliseconds }: { id?: string; file: string | null; scene: Scene; milliseconds: number | null },
): void {
  const layers = scene.layers.map((layer) => layer.id);
  const { warnings } = describeScene(scene);
  if (values.json) {
    const line = JSON.stringify({
      ...(id === undefined ? {} : { id }),
      file,
      text: scene.text,
      seconds: scene.duration,
      seed: scene.seed,
      loop: scene.loop,
      layers,
      confidence: Object.fromEntries(scene.layers.map(({ id: layer, origin }) => [layer, origin.confidence])),
      warnings,
      engine: ENGINE_VERSION,
      milliseconds,
    });
    if (file === null) terminal.say(line);
    else terminal.out(`${line}\n`);
    return;
  }
  for (const warning of warnings) terminal.say(warning);
  const heard = `Heard: ${layers.join(', ') || 'nothing'}.`;
  if (file === null) terminal.say(`${scene.duration} s. ${heard}`);
  else terminal.out(`${file}: ${scene.duration} s, rendered in ${milliseconds} ms. ${heard}\n`);
}

function only({ words }: Call, what: string): string {
  if (words.length !== 1) throw new UsageError(`Give ${what}, and nothing else.`);
  return words[0];
}

function text(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function formatOf(value: string | boolean): BatchFormat {
  if (value === 'csv' || value === 'jsonl') return value;
  throw new UsageError('--format must be csv or jsonl.');
}

function readText(file: string): string {
  return readFileSync(file, 'utf8');
}

/** What a person reads of an error. */
function sentence(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error);
  const { code, path: file, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' && file !== undefined) return `There is no file ${file}.`;
  if (code === 'EISDIR') return `${file ?? 'That'} is a folder.`;
  if (code === 'EACCES') return `${file ?? 'A file'} may not be used.`;
  return message;
}
