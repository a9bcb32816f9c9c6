import { parse } from 'csv-parse/sync';
import { readSoundOptions, type SoundOptions } from './sound-options';
import { UsageError } from './usage-error';

/** One sound of a batch. */
export interface BatchJob {
  /** Name of its file, without the ending. */
  id: string;
  prompt: string;
  options: SoundOptions;
}

export type BatchFormat = 'csv' | 'jsonl';

/** By the file's name; of a stream by its first character, as a line of JSONL begins with a brace. */
export function batchFormat(file: string, text: string): BatchFormat {
  if (/\.csv$/i.test(file)) return 'csv';
  if (/\.(jsonl|ndjson)$/i.test(file)) return 'jsonl';
  return text.trimStart().startsWith('{') ? 'jsonl' : 'csv';
}

/**
 * Jobs of a batch: JSONL has an object in each line, CSV (RFC 4180) names its columns in the first. Both know id,
 * prompt, duration, intensity, seed and loop; others are left alone. Without an id a sound is named after its line.
 * @throws UsageError naming the line
 */
export function parseBatch(text: string, format: BatchFormat, defaults: SoundOptions): BatchJob[] {
  const entries = format === 'csv' ? csvEntries(text) : jsonEntries(text);
  const jobs = entries.map(({ line, entry }) => jobOf(entry, `Line ${line}`, line, defaults));
  const twice = jobs.find((job, index) => jobs.findIndex((other) => other.id === job.id) < index);
  if (twice) throw new UsageError(`The id '${twice.id}' stands twice in the batch.`);
  return jobs;
}

interface Entry {
  line: number;
  entry: Readonly<Record<string, unknown>>;
}

function jobOf(entry: Entry['entry'], where: string, line: number, defaults: SoundOptions): BatchJob {
  const id = entry['id'] ?? `sound-${line}`;
  const { prompt } = entry as { prompt?: unknown };
  if (typeof id !== 'string' || !/^[\w][\w.-]*$/.test(id))
    throw new UsageError(`${where} needs an "id" of letters, digits, dots, dashes and underscores.`);
  if (typeof prompt !== 'string' || prompt.trim() === '') throw new UsageError(`${where} needs a "prompt".`);
  return { id, prompt, options: readSoundOptions(entry, defaults, where) };
}

function jsonEntries(text: string): Entry[] {
  return text
    .split(/\r?\n/)
    .flatMap((content, index) =>
      content.trim() === '' ? [] : [{ line: index + 1, entry: jsonObject(content, index + 1) }],
    );
}

function jsonObject(content: string, line: number): Entry['entry'] {
  try {
    const entry: unknown = JSON.parse(content);
    if (entry !== null && typeof entry === 'object' && !Array.isArray(entry)) return entry as Entry['entry'];
  } catch {
    // Falls through to the one message below.
  }
  throw new UsageError(`Line ${line} is not a JSON object.`);
}

function csvEntries(text: string): Entry[] {
  const rows = csvRows(text);
  if (rows.length > 0 && !('prompt' in rows[0].record))
    throw new UsageError('The first line of a CSV batch names its columns; one of them must be "prompt".');
  return rows.map(({ record, info }) => ({
    line: info.lines,
    entry: Object.fromEntries(Object.entries(record).filter(([, value]) => value !== '')),
  }));
}

function csvRows(text: string): { record: Record<string, string>; info: { lines: number } }[] {
  try {
    const columns = (names: string[]): string[] => names.map((name) => name.trim().toLowerCase());
    return parse(text, { columns, bom: true, trim: true, skip_empty_lines: true, info: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? `${error.message}.` : String(error));
  }
}
