/**
 * node tools/bench/export-memory.mjs [MINUTES]: memory of this process while a long video is exported with 300 clips,
 * at the quarters of the way.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../workspace/root.mjs';

const load = createRequire(path.join(ROOT, 'backend/package.json'));
const RATE = 48_000;
const CLIPS = 300;
const SOUNDS = 50;
const SAMPLE_MS = 250;
const MIB = 1024 * 1024;

/**
 * @param minutes of the video @returns bytes at the start, at each quarter and at most, and the seconds that it took;
 * null without ffmpeg
 */
export async function exportMemory(minutes) {
  const { MediaTools } = load(path.join(ROOT, 'backend/dist/infra/media'));
  const { programs } = MediaTools.find();
  if (programs === null) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'whoosh-export-memory-'));
  try {
    return await measure(programs, folder, minutes);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(programs, folder, minutes) {
  const { renderInThread } = load(path.join(ROOT, 'backend/dist/modules/timeline/exports/export-thread'));
  const task = makeTask(programs, folder, minutes * 60);
  globalThis.gc?.();
  const memory = { start: process.memoryUsage.rss(), quarters: [], most: 0 };
  let part = 0;
  const timer = setInterval(() => {
    const now = process.memoryUsage.rss();
    memory.most = Math.max(memory.most, now);
    if (part >= (memory.quarters.length + 1) / 4) memory.quarters.push(now);
  }, SAMPLE_MS);
  const started = performance.now();
  try {
    await renderInThread(task, { signal: new AbortController().signal, onProgress: (value) => (part = value) });
  } finally {
    clearInterval(timer);
  }
  return { ...memory, seconds: (performance.now() - started) / 1000 };
}

function makeTask(programs, folder, seconds) {
  const { planMix } = load('@whoosh/timeline-mix');
  const { DEFAULT_TIMELINE_SETTINGS } = load('@whoosh/contracts');
  const sounds = makeSounds(folder);
  const items = Array.from({ length: CLIPS }, (_, i) => ({
    key: `c${i}`,
    soundEffectId: (i % SOUNDS) + 1,
    mediaId: null,
    startTime: Math.floor((i * seconds) / CLIPS),
    trackIndex: i % 3,
    duration: 5,
    volume: 0.8,
    gainDb: 0,
    offset: 0,
    fadeIn: 0,
    fadeOut: 0,
    muted: false,
    loop: false,
  }));
  const video = {
    name: 'video.mp4',
    file: makeVideo(programs.ffmpeg, folder, seconds),
    hasAudio: true,
    width: 320,
    height: 180,
    frameRate: 10,
  };
  mkdirSync(path.join(folder, 'run'));
  return {
    format: 'mp4',
    loudness: null,
    projectName: 'Memory',
    markers: [],
    plan: planMix({ ...DEFAULT_TIMELINE_SETTINGS, items, media: [] }, seconds),
    sounds,
    video,
    programs,
    folder: path.join(folder, 'run'),
    target: path.join(folder, 'export.mp4'),
  };
}

/** One minute that is repeated: its bit rate is low, since only the copying of the picture counts. */
function makeVideo(ffmpeg, folder, seconds) {
  const [minute, video] = [path.join(folder, 'minute.mp4'), path.join(folder, 'video.mp4')];
  run(ffmpeg, [
    '-f',
    'lavfi',
    '-i',
    'testsrc2=size=320x180:rate=10:duration=60',
    '-f',
    'lavfi',
    '-i',
    `sine=frequency=330:sample_rate=${RATE}:duration=60`,
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-b:v',
    '60k',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-b:a',
    '64k',
    minute,
  ]);
  run(ffmpeg, [
    '-stream_loop',
    String(Math.ceil(seconds / 60) - 1),
    '-i',
    minute,
    '-c',
    'copy',
    '-t',
    String(seconds),
    video,
  ]);
  return video;
}

function makeSounds(folder) {
  const { encodeWav } = load('@whoosh/audio-codec');
  return Array.from({ length: SOUNDS }, (_, i) => {
    const left = Float32Array.from({ length: 5 * RATE }, (_sample, at) => 0.3 * Math.sin((at * (i + 3)) / 40));
    const file = path.join(folder, `effect-${i + 1}.wav`);
    writeFileSync(file, encodeWav({ sampleRate: RATE, channels: [left, left] }, { bitDepth: 24 }));
    return { id: `effect-${i + 1}`, name: `Effect ${i + 1}`, file };
  });
}

function run(ffmpeg, args) {
  const { status, stderr } = spawnSync(ffmpeg, ['-v', 'error', '-nostdin', '-y', ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const measured = await exportMemory(Number(process.argv[2] ?? 60));
  if (measured === null) console.log('no ffmpeg on the PATH');
  else {
    const { start, quarters, most, seconds } = measured;
    const mib = (bytes) => `${(bytes / MIB).toFixed(0)} MiB`;
    console.log(
      `start ${mib(start)}, quarters ${quarters.map(mib).join(', ')}, most ${mib(most)}; ${seconds.toFixed(0)} s`,
    );
  }
}
