import { spawnSync } from 'node:child_process';
import { MediaTools, type MediaPrograms } from '../media-tools';

/**
 * The programs that the tests of video need. @throws Error where they are missing: such a test is not passed over in
 * silence
 */
export function mediaPrograms(): MediaPrograms {
  const { programs } = MediaTools.find();
  if (programs === null)
    throw new Error('The video tests need ffmpeg and ffprobe: install them (Debian: sudo apt-get install ffmpeg).');
  return programs;
}

/** Makes a file by ffmpeg. @throws Error with what it said */
export function makeMedia(file: string, ...args: string[]): string {
  const { status, stderr } = spawnSync(mediaPrograms().ffmpeg, ['-v', 'error', '-nostdin', '-y', ...args, file], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return file;
}

const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];

/** A small moving picture, 30 frames a second, with a tone of 440 Hz unless another sound is asked for. */
export function makeVideo(
  file: string,
  {
    seconds = 2,
    size = '320x180',
    codec = H264,
    sound = ['-c:a', 'aac'] as string[] | null,
    extra = [] as string[],
  } = {},
): string {
  const tone = ['-f', 'lavfi', '-i', `sine=frequency=440:sample_rate=48000:duration=${seconds}`];
  return makeMedia(
    file,
    '-f',
    'lavfi',
    '-i',
    `testsrc2=size=${size}:rate=30:duration=${seconds}`,
    ...(sound === null ? [] : tone),
    ...codec,
    ...(sound ?? []),
    ...extra,
  );
}

/** Of the video of `makeEditedVideo`, seconds. */
export interface KnownChanges {
  cuts: number[];
  dissolves: number[];
  flashes: number[];
}

const RATE = 25;
const SCENE_SECONDS = 1.2;
const DISSOLVE_SECONDS = 0.6;
const SCENES = 41;
const FLASH_FRAME = 15;

/**
 * A video of 41 moving scenes: 40 changes, of which every fourth is a dissolve, and in every third scene a white flash
 * of two frames. The scenes differ in what moves and in colours; some pan, so that a detector of mere difference would
 * find changes in them.
 */
export function makeEditedVideo(file: string): KnownChanges {
  const known: KnownChanges = { cuts: [], dissolves: [], flashes: [] };
  const chains: string[] = [];
  let reel: string[] = [];
  let reels = 0;
  let end = 0;
  /** Joins the scenes since the last dissolve, and dissolves from what is before them. */
  const closeReel = () => {
    const into = reels === 0 ? `[j0]` : `[r${reels}]`;
    chains.push(`${reel.join('')}concat=n=${reel.length}:v=1:a=0,settb=1/${RATE}${into}`);
    const offset = (known.dissolves.at(-1) ?? 0) - DISSOLVE_SECONDS / 2;
    if (reels > 0)
      chains.push(
        `[j${reels - 1}][r${reels}]xfade=duration=${DISSOLVE_SECONDS}:offset=${offset.toFixed(3)}[j${reels}]`,
      );
    reels += 1;
    reel = [];
  };
  for (let scene = 0; scene < SCENES; scene++) {
    const dissolves = scene > 0 && scene % 4 === 0;
    if (dissolves) closeReel();
    if (dissolves) end -= DISSOLVE_SECONDS;
    if (dissolves) known.dissolves.push(end + DISSOLVE_SECONDS / 2);
    else if (scene > 0) known.cuts.push(end);
    const isFlashing = scene % 3 === 1;
    if (isFlashing) known.flashes.push(end + FLASH_FRAME / RATE);
    chains.push(`${sceneSource(scene)},${sceneFilter(scene, isFlashing)}[s${scene}]`);
    reel.push(`[s${scene}]`);
    end += SCENE_SECONDS;
  }
  closeReel();
  makeMedia(file, '-filter_complex', chains.join(';'), '-map', `[j${reels - 1}]`, ...H264);
  return known;
}

/** Each scene in a colour and from a moving source of its own. */
function sceneSource(scene: number): string {
  const size = `size=128x72:rate=${RATE}`;
  const length = `${size}:duration=${SCENE_SECONDS}`;
  // of sources that have no length of their own
  const trim = `trim=duration=${SCENE_SECONDS}`;
  const lifeColours = 'life_color=#f0d040:death_color=#402060';
  const kinds = [
    `testsrc2=${length}`,
    `mandelbrot=${size}:start_scale=${0.05 + (scene % 7) / 10}:start_x=${-0.9 + (scene % 11) / 10},${trim}`,
    `gradients=${length}:seed=${scene + 1}:n=4:${gradientColours(scene)}:speed=0.02`,
    `life=size=64x36:rate=${RATE}:ratio=0.25:seed=${scene + 1}:mold=20:${lifeColours},scale=128:72,${trim}`,
    `rgbtestsrc=${length}`,
    `cellauto=${size}:rule=${30 + scene}:seed=${scene + 1},${trim}`,
    `smptehdbars=${length}`,
  ];
  return kinds[scene % kinds.length] ?? '';
}

/**
 * ffmpeg draws a gradient's colours anew in each run, whatever the seed: named, they make the video the same to the
 * byte.
 */
function gradientColours(scene: number): string {
  const channel = (at: number) => (((scene + 1) * 97 + at * 151) % 256).toString(16).padStart(2, '0');
  return [0, 1, 2, 3].map((at) => `c${at}=0x${channel(3 * at)}${channel(3 * at + 1)}${channel(3 * at + 2)}`).join(':');
}

/** Turns of the colour, mirrors, a pan in every fifth scene, and a flash. */
function sceneFilter(scene: number, isFlashing: boolean): string {
  const pan = scene % 5 === 2 ? `crop=106:60:'22*n/30':'12*n/30',scale=128:72,` : '';
  const mirror = scene % 2 === 1 ? 'hflip,' : '';
  const flash = isFlashing
    ? `,drawbox=color=white@0.85:t=fill:enable='between(n,${FLASH_FRAME},${FLASH_FRAME + 1})'`
    : '';
  const hue = `hue=h=${(scene * 67) % 360}:b=${((scene * 5) % 7) / 3 - 1}`;
  const time = `trim=duration=${SCENE_SECONDS},setpts=PTS-STARTPTS,fps=${RATE},settb=1/${RATE}`;
  return `${pan}${mirror}${hue},${time}${flash},setsar=1,format=yuv420p`;
}
