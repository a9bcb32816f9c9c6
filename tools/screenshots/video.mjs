/** A film for the timeline's pictures: a harbour at four hours of an evening, drawn by ffmpeg. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const FILM_SECONDS = 96;
const SIZE = { width: 640, height: 360 };
/** Enough for still pictures, and quickly made. */
const RATE = 5;
const WATERLINE = 262;
/** Sky from above to the waterline, then the sea: one shot each. */
const SHOTS = [
  ['0x16213f', '0x3c4a70', '0xb5835a', '0x0a1018'],
  ['0x0f1a3a', '0x27406f', '0x6b88a8', '0x0a121c'],
  ['0x241a3c', '0x5a3560', '0xc07a6a', '0x120e1c'],
  ['0x0a2030', '0x1f4f5c', '0x8fa07a', '0x08141a'],
];
const DARK = '0x070b13';
const LIGHT = '0xf0b96a';

/** x, y, width, height: quay, ship, cranes. */
const SILHOUETTES = [
  [0, 238, 150, 24],
  [500, 224, 140, 38],
  [232, 212, 180, 50],
  [252, 176, 52, 36],
  [52, 84, 16, 156],
  [52, 84, 150, 9],
  [196, 93, 3, 46],
  [34, 228, 52, 12],
  [384, 112, 16, 102],
  [384, 112, 128, 8],
  [506, 120, 3, 40],
];
const WINDOWS = [
  [264, 188, 7, 7],
  [282, 188, 7, 7],
  [528, 240, 7, 7],
  [582, 240, 7, 7],
];
/** x, y, width of a light on the water, and how far it drifts. */
const GLINTS = [
  [240, 290, 108, 14],
  [200, 308, 72, -10],
  [292, 326, 118, 18],
  [520, 298, 54, -8],
  [110, 342, 86, 12],
];

const box = (x, y, width, height, color) => `drawbox=x=${x}:y=${y}:w=${width}:h=${height}:color=${color}:t=fill`;

/** Writes the film, H.264 with the noise of the sea as its own sound. */
export async function makeFilm(file) {
  const seconds = FILM_SECONDS / SHOTS.length;
  const { width, height } = SIZE;
  const inputs = SHOTS.flatMap(([high, middle, low]) => [
    '-f',
    'lavfi',
    '-i',
    `gradients=s=${width}x${height}:r=${RATE}:d=1:n=3:c0=${high}:c1=${middle}:c2=${low}:x0=0:y0=0:x1=0:y1=${WATERLINE}:speed=0.00001`,
  ]);
  const drawn = SHOTS.map(([, , , sea], index) => {
    const still = [
      box(0, WATERLINE, width, height - WATERLINE, sea),
      ...SILHOUETTES.map((shape) => box(...shape, DARK)),
      ...WINDOWS.map((shape) => box(...shape, LIGHT)),
    ];
    const glints = GLINTS.map(([x, y, length, drift]) =>
      box(`'${x}+${drift}*sin(t/3+${index})'`, y, length, 3, `${LIGHT}@0.35`),
    );
    const held = [
      'trim=end_frame=1',
      ...still,
      'loop=loop=-1:size=1',
      `setpts=N/${RATE}/TB`,
      `trim=duration=${seconds}`,
    ];
    return `[${index}:v]${[...held, ...glints].join(',')}[v${index}]`;
  });
  const joined = `${SHOTS.map((_shot, index) => `[v${index}]`).join('')}concat=n=${SHOTS.length}:v=1[v]`;
  const sea = ['-f', 'lavfi', '-i', `anoisesrc=c=brown:a=0.2:d=${FILM_SECONDS}:r=48000:seed=3,tremolo=f=0.15:d=0.7`];
  const coding = [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-shortest',
    '-movflags',
    '+faststart',
  ];
  const maps = ['-map', '[v]', '-map', `${SHOTS.length}:a`];
  await run('ffmpeg', [
    '-loglevel',
    'error',
    '-y',
    ...inputs,
    ...sea,
    '-filter_complex',
    [...drawn, joined].join(';'),
    ...maps,
    ...coding,
    file,
  ]);
}
