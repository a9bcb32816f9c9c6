/** The engine alone: `npm run render -- "a description" --out sound.wav`. Exit 0 done, 1 failed, 2 wrong command line. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseBatch, parseCommand, USAGE, UsageError } from './arguments.mjs';
import { loadEngine } from './build-engine.mjs';

try {
  run(parseCommand(process.argv.slice(2)));
} catch (error) {
  const isUsage = error instanceof UsageError;
  console.error(isUsage ? `${error.message}\n\n${USAGE}` : sentence(error));
  process.exitCode = isUsage ? 2 : 1;
}

function run(command) {
  if (command.mode === 'help') console.log(USAGE);
  else if (command.mode === 'batch') renderBatch(command);
  else renderOne(command);
}

function renderOne({ prompt, scene: sceneFile, options, out, isExplained }) {
  const tools = loadEngine();
  const scene = sceneFile === undefined ? tools.engine.interpret(prompt, options) : readScene(sceneFile);
  if (isExplained) {
    console.log(JSON.stringify(scene, null, 2));
    return;
  }
  const { milliseconds } = write(tools, scene, out);
  console.log(`${out}: ${scene.duration} s, rendered in ${milliseconds} ms. ${heard(scene)}`);
}

function renderBatch({ file, folder, options }) {
  const jobs = parseBatch(readFileSync(file, 'utf8'), options);
  if (jobs.length === 0) throw new UsageError(`There is no line to render in ${file}.`);
  const tools = loadEngine();
  mkdirSync(folder, { recursive: true });
  let failures = 0;
  for (const job of jobs) {
    const out = path.join(folder, `${job.id}.wav`);
    try {
      const scene = tools.engine.interpret(job.prompt, job.options);
      const { milliseconds } = write(tools, scene, out);
      console.log(`${out}: ${scene.duration} s in ${milliseconds} ms. ${heard(scene)}`);
    } catch (error) {
      failures++;
      console.error(`${job.id}: ${sentence(error)}`);
    }
  }
  if (failures > 0) throw new Error(`${failures} of ${jobs.length} sounds could not be rendered.`);
}

function write({ engine, codec }, scene, out) {
  const started = performance.now();
  const { mix } = engine.render(scene);
  const milliseconds = Math.round(performance.now() - started);
  mkdirSync(path.dirname(path.resolve(out)), { recursive: true });
  writeFileSync(out, codec.encodeWav(mix, { bitDepth: 24 }));
  return { milliseconds };
}

function readScene(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(error.code === 'ENOENT' ? `There is no file ${file}.` : `${file} holds no scene: ${error.message}`, { cause: error });
  }
}

function heard(scene) {
  return `Heard: ${scene.layers.map((layer) => layer.id).join(', ') || 'nothing'}.`;
}

function sentence(error) {
  if (error.code === 'ENOENT') return `There is no file ${error.path}.`;
  if (error.code === 'EACCES' || error.code === 'EISDIR') return `${error.path} cannot be written.`;
  return error instanceof Error ? error.message : String(error);
}
