import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './root.mjs';
import { lockedPackages, lockedRuntime, refuseOldNode } from './runtime.mjs';

const packages = lockedPackages();
const runtime = lockedRuntime(packages);

describe('the Node of the lockfile', () => {
  it.each([
    ['linux', 'x64', 'bin/node'],
    ['linux', 'arm64', 'bin/node'],
    ['darwin', 'x64', 'bin/node'],
    ['win32', 'x64', 'bin/node.exe'],
  ])('is one of 24 on %s %s, as a package that runs no script', (platform, arch, program) => {
    const locked = lockedRuntime(packages, { platform, arch });
    expect(locked).toMatchObject({ program, version: expect.stringMatching(/^24\.\d+\.\d+$/) as string });
    expect(packages[locked?.place ?? '']).not.toHaveProperty('hasInstallScript');
  });

  it('is what this test runs on', () => {
    expect(process.versions.node).toBe(runtime?.version ?? process.versions.node);
  });

  it('is asked of the machine in a sentence where npm has none', () => {
    const apple = { platform: 'darwin', arch: 'arm64' };
    expect(lockedRuntime(packages, apple)).toBeUndefined();
    expect(() => refuseOldNode(undefined, { ...apple, versions: { node: '22.22.0' } })).toThrow(
      'Whoosh needs Node 24 installed on darwin arm64, for which npm has no package of it; this is Node 22.22.0.',
    );
    expect(() => refuseOldNode(undefined, { ...apple, versions: { node: '24.9.0' } })).not.toThrow();
  });

  it('runs every image', () => {
    const images = readdirSync(path.join(ROOT, 'deploy')).filter((name) => name.endsWith('.Dockerfile'));
    const texts = images.map((name) => readFileSync(path.join(ROOT, 'deploy', name), 'utf8'));
    const runtimes = [
      /^FROM \$\{BACKEND\}/m,
      /^ENV PATH=\/app\/node_modules\/\.bin:/m,
      /node-linux-\*\/bin\/node \/usr\/local\/bin\/node$/m,
    ];
    const without = texts.filter((text) => !runtimes.some((runtime) => runtime.test(text)));
    expect([images.length, without]).toEqual([8, []]);
  });
});

const describeHere = runtime ? describe : () => undefined;
describeHere('a program begun on another Node', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'whoosh-runtime-'));
  const program = path.join(folder, 'tools/workspace/program.mjs');
  beforeAll(() => {
    // A workspace whose lockfile names the Node of this test under another version: this one is then "another Node".
    mkdirSync(path.dirname(program), { recursive: true });
    for (const file of ['root.mjs', 'runtime.mjs'])
      writeFileSync(path.join(path.dirname(program), file), readFileSync(path.join(ROOT, 'tools/workspace', file)));
    writeFileSync(
      program,
      [
        "import { continueOnRuntime } from './runtime.mjs';",
        'await continueOnRuntime();',
        'console.log(process.argv[2], process.env.MARK);',
        'process.exitCode = 7;',
        '',
      ].join('\n'),
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const lockedTo = (version: string, node: string): void => {
    const { place, program: file } = runtime as NonNullable<typeof runtime>;
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: { [place]: { version } } }));
    const target = path.join(folder, place, file);
    rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true });
    mkdirSync(path.dirname(target), { recursive: true });
    if (node.startsWith('#!')) writeFileSync(target, node, { mode: 0o755 });
    else symlinkSync(node, target);
  };
  const run = (): { status: number; text: string } => {
    try {
      execFileSync(process.execPath, [program, 'word'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
      return { status: 0, text: '' };
    } catch (error) {
      const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
      return { status, text: stdout + stderr };
    }
  };

  it('is begun anew on the locked one with the same arguments, and ends with its status', () => {
    const real = process.execPath;
    // It says that it is the locked version, as that Node would.
    const asLocked = `Object.defineProperty(process.versions, "node", { value: "24.99.0" })`;
    lockedTo('24.99.0', `#!/bin/sh\nMARK=anew exec '${real}' --import 'data:text/javascript,${asLocked}' "$@"\n`);
    expect(run()).toEqual({ status: 7, text: 'word anew\n' });
  });

  it('is not begun again and again where the package holds another Node than it says', () => {
    lockedTo('24.99.0', process.execPath);
    expect(run().text).toContain('is not Node 24.99.0.');
  });
});
