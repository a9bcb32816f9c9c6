import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A clip as OpenShot has it after its import; seconds. */
export interface OpenShotClip {
  /** The file that it looks for. */
  title: string;
  position: number;
  start: number;
  end: number;
  /** 1 is 0 dB, 0 is -99 dB. */
  volume: { Points: { co: { Y: number } }[] } | null;
  /** What is there is switched off. */
  has_audio: object | null;
  has_video: object | null;
}

/**
 * The C library of OpenTimelineIO is younger than the stable Debian, so it runs with the C and C++ libraries of its own
 * time.
 */
const OTIO = ['libopentimelineio0', 'libopentimelineio-dev', 'libimath-dev', 'libc6', 'libstdc++6', 'libgcc-s1'];

/**
 * Reads a file with the reference implementation of OpenTimelineIO, 3 MB from Debian's unstable, which is unpacked and
 * not installed.
 * @param folder an empty one @returns the timeline, its clips and its markers as testing/otio-reader.cpp tells them
 * @throws Error where the file is refused, or Debian's packages or g++ are not there
 */
export function readWithOtio(folder: string, text: string): unknown[][] {
  const root = unpacked(folder, OTIO, 'sid');
  const libraries = join(root, 'usr/lib/x86_64-linux-gnu');
  const [reader, file] = [join(folder, 'otio-reader'), join(folder, 'timeline.otio')];
  writeFileSync(file, text);
  const include = ['usr/include', 'usr/include/Imath'].map((path) => `-I${join(root, path)}`);
  const linked = ['libopentimelineio', 'libopentime'].map((name) => join(libraries, `${name}.so`));
  execFileSync('g++', [
    '-std=c++17',
    ...include,
    join(__dirname, 'otio-reader.cpp'),
    '-o',
    reader,
    ...linked,
    '-Wl,--allow-shlib-undefined',
  ]);
  const told = execFileSync(join(libraries, 'ld-linux-x86-64.so.2'), ['--library-path', libraries, reader, file], {
    encoding: 'utf8',
  });
  return told
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown[]);
}

/**
 * Reads decision lists with the importer of OpenShot, an editor (57 MB from Debian, unpacked and not installed).
 * @param folder an empty one @param framesPerSecond whole ones @throws Error where Debian's packages or python3 are not
 * there
 */
export function readWithOpenShot(folder: string, texts: readonly string[], framesPerSecond: number): OpenShotClip[][] {
  const root = unpacked(folder, ['openshot-qt']);
  const files = texts.map((text, i) => {
    const file = join(folder, `${i}.edl`);
    writeFileSync(file, text);
    return file;
  });
  const args = [
    join(__dirname, 'openshot-edl.py'),
    join(root, 'usr/lib/python3/dist-packages/openshot_qt'),
    String(framesPerSecond),
    ...files,
  ];
  return JSON.parse(
    execFileSync('python3', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  ) as OpenShotClip[][];
}

/**
 * Fetches packages from the Debian that this machine uses, of its own release or of another, and unpacks them. @returns
 * the root of their files
 */
function unpacked(folder: string, packages: readonly string[], suite?: string): string {
  const [downloads, root] = [join(folder, 'downloads'), join(folder, 'root')];
  for (const each of [downloads, root]) mkdirSync(each);
  const options = suite === undefined ? [] : optionsOf(mkdtempSync(join(folder, 'apt-')), suite);
  if (suite !== undefined) execFileSync('apt-get', [...options, '-qq', 'update'], { stdio: 'ignore' });
  execFileSync('apt-get', [...options, '-qq', 'download', ...packages], { cwd: downloads, stdio: 'ignore' });
  for (const name of readdirSync(downloads)) execFileSync('dpkg-deb', ['-x', join(downloads, name), root]);
  return root;
}

/** apt beside the machine's own: another release, lists and caches in a folder of their own. */
function optionsOf(folder: string, suite: string): string[] {
  const mirror =
    execFileSync('apt-get', ['indextargets', '--format', '$(REPO_URI)', 'Origin: Debian', 'Created-By: Packages'], {
      encoding: 'utf8',
    }).split('\n')[0] ?? '';
  for (const path of ['lists/partial', 'cache/archives/partial']) mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'status'), '');
  writeFileSync(
    join(folder, 'sources.list'),
    `deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] ${mirror} ${suite} main\n`,
  );
  const settings = {
    'Dir::Etc::sourcelist': 'sources.list',
    'Dir::State::lists': 'lists',
    'Dir::Cache': 'cache',
    'Dir::State::status': 'status',
  };
  const own = Object.entries(settings).flatMap(([name, path]) => ['-o', `${name}=${join(folder, path)}`]);
  return [...own, '-o', 'Dir::Etc::sourceparts=-', '-o', 'Acquire::Languages=none'];
}
