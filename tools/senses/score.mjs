/**
 * Measures understanding on real descriptions: node tools/senses/score.mjs --data FOLDER 01 02 [--list] [--answers
 * FILE]; with --written on the project's own descriptions, with --folder FOLDER on files of their form. An envelope
 * that is named for the first time is thereby opened: its figures belong into docs/measurements.md at once.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { answer, loadEngine } from './answer.mjs';
import { calibration, figures, judge } from './judge.mjs';
import { readEnvelopes, readWritten } from './read-descriptions.mjs';

const percent = ({ good, of }) => (of === 0 ? 'none' : `${((100 * good) / of).toFixed(1)} % (${good} of ${of})`);

function print(title, rows) {
  if (rows.length === 0) return;
  console.log(`\n${title}, ${rows.length} descriptions`);
  for (const [name, value] of Object.entries(figures(rows.map((row) => row.judgement))))
    console.log(`  ${name.padEnd(30)} ${percent(value)}`);
}

function printCalibration(rows) {
  console.log('\nlayers by stated probability: right');
  for (const bin of calibration(rows.flatMap((row) => row.judgement.layers)))
    console.log(
      `  ${bin.from.toFixed(1)} to ${bin.to.toFixed(1)}  stated ${(100 * bin.stated).toFixed(0)} %, right ${percent(bin)}`,
    );
}

function printFailures(rows) {
  for (const { line, answered, judgement } of rows.filter((row) => !row.judgement.right)) {
    const faults = [
      ...(judgement.lacking.length > 0 ? [`lacks ${judgement.lacking.join(', ')}`] : []),
      ...(judgement.extra.length > 0 ? [`extra ${judgement.extra.join(', ')}`] : []),
      ...(judgement.order === false ? ['order'] : []),
      ...(judgement.counts === false ? [`counts ${answered.sources.map(({ count }) => count).join(', ')}`] : []),
    ];
    console.log(
      `  ${line.id} [${line.hard ?? 'none'}]${judgement.silent ? ' silent' : ''} ${line.text}: ${faults.join('; ')}`,
    );
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    list: { type: 'boolean' },
    written: { type: 'boolean' },
    folder: { type: 'string' },
    answers: { type: 'string' },
  },
});
try {
  const envelopes = [
    ...(positionals.length > 0 ? readEnvelopes(values.data, positionals) : []),
    ...(values.written ? readWritten() : []),
    ...(values.folder ? readWritten(values.folder) : []),
  ];
  const engine = await loadEngine();
  const rows = envelopes.flatMap(({ name, lines }) =>
    lines.map((line) => {
      const answered = answer(engine, line.text);
      return { envelope: name, line, answered, judgement: judge(line, answered) };
    }),
  );
  for (const { name } of envelopes)
    print(
      `envelope ${name}`,
      rows.filter((row) => row.envelope === name),
    );
  if (envelopes.length > 1) print('all', rows);
  print(
    'other languages',
    rows.filter(({ line }) => line.lang !== 'en'),
  );
  printCalibration(rows);
  if (values.list) printFailures(rows);
  if (values.answers)
    writeFileSync(
      values.answers,
      rows.map(({ line, answered }) => `${JSON.stringify({ id: line.id, ...answered })}\n`).join(''),
    );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
