/** How long a video export takes beside the bare tool that copies the picture, mixes and encodes the same. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { ROOT } from '../workspace/root.mjs';
import { median } from './statistics.mjs';

const load = createRequire(path.join(ROOT, 'backend/package.json'));
const RATE = 48_000;
/** Encoded once and then repeated: only its copying is measured. */
const LOOP_SECONDS = 10;
const MAX_RATIO = 1.2;
/** What is promised of a long timeline. */
export const LONG_EXPORT = { seconds: 600, clips: 300, runs: 3, maxRatio: 1.15 };

/**
 * @param seconds of the video @param clips effects of 1 to 22 s on three tracks @param runs of each, interleaved
 * @param maxRatio of our time to that of the bare tool
 * @returns rows for the table, none without ffmpeg
 */
export async function exportSpeed({ seconds = 240, clips = 50, runs = 5, maxRatio = MAX_RATIO } = {}) {
  const { MediaTools } = load(path.join(ROOT, 'backend/dist/infra/media'));
  const { programs } = MediaTools.find();
  if (programs === null) return [];
  const folder = mkdtempSync(path.join(tmpdir(), 'whoosh-export-bench-'));
  try {
    const material = await makeMaterial(programs.ffmpeg, folder, seconds, clips);
    const [ours, bare] = [[], []];
    for (let run = 0; run < runs; run++) {
      bare.push(timeOfBare(programs.ffmpeg, material, path.join(folder, 'bare.mp4')));
      ours.push(await timeOfOurs(programs, material, path.join(folder, `run-${run}`)));
    }
    const [our, their] = [median(ours), median(bare)];
    return [
      { what: `export ${seconds / 60} min of 1080p with ${clips} effects`, value: our / 1000, unit: 's', digits: 1 },
      { what: 'the bare tool for the same', value: their / 1000, unit: 's', digits: 1 },
      { what: 'export beside the bare tool', value: our / their, limit: maxRatio, unit: 'x', digits: 2 },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function makeMaterial(ffmpeg, folder, seconds, clips) {
  const { encodeWav } = load('@whoosh/audio-codec');
  const [loop, video] = [path.join(folder, 'loop.mp4'), path.join(folder, 'video.mp4')];
  run(ffmpeg, [
    '-f',
    'lavfi',
    '-i',
    `testsrc2=size=1920x1080:rate=30:duration=${LOOP_SECONDS}`,
    '-f',
    'lavfi',
    '-i',
    `sine=duration=${LOOP_SECONDS}:sample_rate=${RATE}`,
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-b:v',
    '8M',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-b:a',
    '128k',
    '-ac',
    '2',
    loop,
  ]);
  run(ffmpeg, [
    '-stream_loop',
    String(Math.ceil(seconds / LOOP_SECONDS) - 1),
    '-i',
    loop,
    '-c',
    'copy',
    '-t',
    String(seconds),
    video,
  ]);
  const sounds = Array.from({ length: clips }, (_, i) => {
    const duration = 1 + ((i * 7) % 22);
    // Tones under noise, as most effects are: where several meet, the limiter works, and a coder adds to its peaks.
    const left = Float32Array.from(
      { length: duration * RATE },
      (_sample, at) => 0.3 * Math.sin((at * (i + 3)) / 40) + 0.2 * noiseAt(at + i),
    );
    const file = path.join(folder, `effect-${i + 1}.wav`);
    writeFileSync(file, encodeWav({ sampleRate: RATE, channels: [left, left] }, { bitDepth: 24 }));
    return {
      id: `effect-${i + 1}`,
      name: `Effect ${i + 1}`,
      file,
      duration,
      startTime: Math.floor((i * seconds * 0.9) / clips),
      trackIndex: i % 3,
    };
  });
  return { video, seconds, sounds };
}

/** White noise, -1..1, the same in each run. */
function noiseAt(at) {
  return (Math.imul(at + 1, 1664525) ^ Math.imul(at, 22695477)) / 2 ** 31;
}

/**
 * The least that an export does: every sound delayed to its place, summed, limited, encoded beside the copied picture.
 */
function timeOfBare(ffmpeg, { video, seconds, sounds }, target) {
  const inputs = sounds.flatMap(({ file }) => ['-i', file]);
  const stereo = `aresample=${RATE},aformat=sample_fmts=fltp:channel_layouts=stereo`;
  const chains = sounds.map(
    ({ startTime }, i) => `[${i + 1}:a]${stereo},volume=0.8,adelay=${startTime * RATE}S:all=1[e${i}]`,
  );
  const all = `[base]${sounds.map((_, i) => `[e${i}]`).join('')}`;
  const sum = `amix=inputs=${sounds.length + 1}:normalize=0:duration=first:dropout_transition=0`;
  const limiter = 'alimiter=limit=0.891:level=false:attack=5:release=50:latency=1';
  const graph = [`[0:a:0]${stereo}[base]`, ...chains, `${all}${sum},${limiter}[m]`].join(';');
  const started = performance.now();
  run(ffmpeg, [
    '-i',
    video,
    ...inputs,
    '-filter_complex',
    graph,
    '-map',
    '0:v:0',
    '-map',
    '[m]',
    '-c:v',
    'copy',
    '-c:a',
    'aac',
    '-b:a',
    '256k',
    '-movflags',
    '+faststart',
    '-t',
    String(seconds),
    target,
  ]);
  return performance.now() - started;
}

async function timeOfOurs(programs, { video, seconds, sounds }, folder) {
  const { renderInThread } = load(path.join(ROOT, 'backend/dist/modules/timeline/exports/export-thread'));
  const { planMix } = load('@whoosh/timeline-mix');
  const { DEFAULT_TIMELINE_SETTINGS } = load('@whoosh/contracts');
  const items = sounds.map(({ id, duration, startTime, trackIndex }) => ({
    key: id,
    soundEffectId: Number(id.slice('effect-'.length)),
    mediaId: null,
    startTime,
    trackIndex,
    duration,
    volume: 0.8,
    gainDb: 0,
    offset: 0,
    fadeIn: 0,
    fadeOut: 0,
    muted: false,
    loop: false,
  }));
  const plan = planMix({ ...DEFAULT_TIMELINE_SETTINGS, items, media: [] }, seconds);
  mkdirSync(folder);
  const task = {
    format: 'mp4',
    loudness: null,
    projectName: 'Bench',
    markers: [],
    plan,
    sounds: sounds.map(({ id, name, file }) => ({ id, name, file })),
    programs,
    folder,
    target: path.join(folder, 'export'),
    video: { name: 'video.mp4', file: video, hasAudio: true, width: 1920, height: 1080, frameRate: 30 },
  };
  const started = performance.now();
  await renderInThread(task, { signal: new AbortController().signal, onProgress: () => undefined });
  return performance.now() - started;
}

function run(ffmpeg, args) {
  const { status, stderr } = spawnSync(ffmpeg, ['-v', 'error', '-nostdin', '-y', ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}
