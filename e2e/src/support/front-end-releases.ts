import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.join(__dirname, '../../..');
const FRONT_ENDS = ['shell', 'mfe-creator', 'mfe-timeline', 'mfe-billing', 'mfe-account'];
const run = promisify(execFile);

/** A WEB_ROOT of its own, to which each front end was released by itself. */
export class FrontEndReleases {
  readonly webRoot = mkdtempSync(path.join(os.tmpdir(), 'whoosh-web-'));
  /** Inside the workspace, where the packages are found. */
  private readonly workshop = path.join(ROOT, '.cache', path.basename(this.webRoot));

  async releaseAll(): Promise<void> {
    await Promise.all(FRONT_ENDS.map((name) => this.release(name)));
  }

  /** @param from a folder with package.json and dist; the workspace's own without it */
  async release(name: string, from = path.join(ROOT, name)): Promise<void> {
    await this.command(name, ['--from', from]);
  }

  /** Makes an earlier or later release the current one. */
  async goTo(name: string, version: string): Promise<void> {
    await this.command(name, ['--version', version]);
  }

  /** Builds a front end alone, as another team would, after a change of its files. @returns its folder */
  async rebuild(name: string, version: string, change: (home: string) => void): Promise<string> {
    const home = path.join(this.workshop, version, name);
    mkdirSync(home, { recursive: true });
    for (const part of ['src', 'package.json', 'webpack.config.mjs', 'tsconfig.json'])
      cpSync(path.join(ROOT, name, part), path.join(home, part), { recursive: true });
    edit(path.join(home, 'package.json'), (text) => text.replace(/"version": "[^"]*"/, `"version": "${version}"`));
    change(home);
    await run(process.execPath, [path.join(ROOT, 'node_modules/webpack/bin/webpack.js'), '--mode', 'production'], {
      cwd: home,
    });
    return home;
  }

  /** Releases a copy of a release with another manifest. */
  async releaseWithManifest(
    name: string,
    of: string,
    version: string,
    change: (text: string) => string,
  ): Promise<void> {
    const target = path.join(this.webRoot, name, 'releases', version);
    cpSync(path.join(this.webRoot, name, 'releases', of), target, { recursive: true });
    edit(path.join(target, 'mf-manifest.json'), change);
    await this.goTo(name, version);
  }

  dispose(): void {
    for (const folder of [this.webRoot, this.workshop]) rmSync(folder, { recursive: true, force: true });
  }

  private async command(name: string, args: string[]): Promise<void> {
    await run(process.execPath, [path.join(ROOT, 'tools/deploy/release.mjs'), name, '--to', this.webRoot, ...args]);
  }
}

/** Changes a text file. @throws Error when nothing changes */
export function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} did not change`);
  writeFileSync(file, after);
}
