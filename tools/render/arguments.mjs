import { parseArgs } from 'node:util';

export const USAGE = `Usage:
  npm run render -- "heavy rain on a tin roof" [--duration 8] [--intensity subtle|moderate|intense] [--seed 1] [--loop] [--out rain.wav]
  npm run render -- "heavy rain on a tin roof" --explain
  npm run render -- --scene scene.json --out rain.wav
  npm run render -- --batch prompts.jsonl --out-dir DIR
A line of the batch: { "id", "prompt", "duration"?, "intensity"?, "seed"? }. --explain prints the scene as JSON instead of rendering it.`;

/** A wrong command line: its message is a sentence for the person. */
export class UsageError extends Error {}

const INTENSITIES = ['subtle', 'moderate', 'intense'];
const DEFAULTS = { duration: 5, intensity: 'moderate', seed: 1, loop: false };

/**
 * @param {readonly string[]} args after the program's name
 * @returns what to do: { mode: 'help' } | { mode: 'one', prompt?, scene?, options, out, isExplained } | { mode: 'batch', file, folder, options }
 * @throws UsageError
 */
export function parseCommand(args) {
  const { values, positionals } = parse(args);
  if (values.help) return { mode: 'help' };
  const options = readOptions(values, DEFAULTS, 'The command line');
  if (values.batch !== undefined) {
    if (positionals.length > 0 || values.scene !== undefined) throw new UsageError('--batch reads its descriptions from the file; give none on the command line.');
    if (values['out-dir'] === undefined) throw new UsageError('--batch needs --out-dir, the folder for the WAV files.');
    return { mode: 'batch', file: values.batch, folder: values['out-dir'], options };
  }
  const prompt = positionals.join(' ').trim();
  if (!prompt && values.scene === undefined) throw new UsageError('Say which sound to render.');
  if (prompt && values.scene !== undefined) throw new UsageError('Give a description or --scene, not both.');
  return { mode: 'one', prompt, scene: values.scene, options, out: values.out ?? 'sound.wav', isExplained: values.explain === true };
}

function parse(args) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        duration: { type: 'string' }, intensity: { type: 'string' }, seed: { type: 'string' }, loop: { type: 'boolean' }, out: { type: 'string' },
        explain: { type: 'boolean' }, scene: { type: 'string' }, batch: { type: 'string' }, 'out-dir': { type: 'string' }, help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(error.message);
  }
}

/**
 * @param {string} text content of a JSONL file
 * @throws UsageError naming the line
 */
export function parseBatch(text, options) {
  const jobs = [];
  text.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === '') return;
    const where = `Line ${index + 1}`;
    const entry = parseLine(line, where);
    if (typeof entry.id !== 'string' || !/^[\w][\w.-]*$/.test(entry.id)) throw new UsageError(`${where} needs an "id" of letters, digits, dots, dashes and underscores.`);
    if (typeof entry.prompt !== 'string' || entry.prompt.trim() === '') throw new UsageError(`${where} needs a "prompt".`);
    jobs.push({ id: entry.id, prompt: entry.prompt, options: readOptions(entry, options, where) });
  });
  const twice = jobs.find((job, index) => jobs.findIndex((other) => other.id === job.id) < index);
  if (twice) throw new UsageError(`The id '${twice.id}' stands twice in the batch.`);
  return jobs;
}

function parseLine(line, where) {
  try {
    const entry = JSON.parse(line);
    if (entry !== null && typeof entry === 'object') return entry;
  } catch {
    // Falls through to the one message below.
  }
  throw new UsageError(`${where} is not a JSON object.`);
}

function readOptions(values, defaults, where) {
  const options = { ...defaults };
  if (values.duration !== undefined) options.duration = numberIn(values.duration, 0.5, 22, `${where}: duration must be 0.5 to 22 seconds.`);
  if (values.seed !== undefined) {
    options.seed = numberIn(values.seed, 0, 0xffff_ffff, `${where}: seed must be a whole number from 0 to 4294967295.`);
    if (!Number.isInteger(options.seed)) throw new UsageError(`${where}: seed must be a whole number from 0 to 4294967295.`);
  }
  if (values.intensity !== undefined) {
    if (!INTENSITIES.includes(values.intensity)) throw new UsageError(`${where}: intensity must be subtle, moderate or intense.`);
    options.intensity = values.intensity;
  }
  if (values.loop !== undefined) options.loop = values.loop === true;
  return options;
}

function numberIn(value, min, max, message) {
  const number = typeof value === 'string' && value.trim() === '' ? NaN : Number(value);
  if (!(number >= min && number <= max)) throw new UsageError(message);
  return number;
}
