import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';

const ROOT = path.join(__dirname, '../..');
const DEPLOY = path.join(ROOT, 'deploy');
const read = (...parts: string[]): string => readFileSync(path.join(DEPLOY, ...parts), 'utf8');
const load = createRequire(__filename);

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
}

const manifests = readdirSync(path.join(DEPLOY, 'kubernetes')).flatMap((file) =>
  documents(read('kubernetes', file)).map((manifest) => ({ file, manifest: manifest as Manifest })),
);

function documents(text: string): unknown[] {
  return parseAllDocuments(text, { merge: true }).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as unknown;
  });
}

/** The published schema of a kind. */
function modelOf({ apiVersion, kind }: Manifest): new (data: unknown) => { validate(): void } {
  const [group, version] = apiVersion.includes('/') ? apiVersion.split('/') : ['', apiVersion];
  const folder = [group, version].filter((part) => part !== '').join('/');
  return (load(`kubernetes-models/${folder}/${kind}`) as Record<string, new (data: unknown) => { validate(): void }>)[
    kind
  ] as never;
}

/** Fields of an object that a validation never asked for: the schema does not know them. */
function watched(value: unknown, place: string, unknownFields: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const target: Record<string, unknown> = Array.isArray(value) ? ([] as never) : {};
  for (const [key, each] of Object.entries(value)) {
    target[key] = watched(each, `${place}.${key}`, unknownFields);
    if (!Array.isArray(value)) unknownFields.add(`${place}.${key}`);
  }
  return new Proxy(target, {
    get(object, key) {
      if (typeof key === 'string') unknownFields.delete(`${place}.${key}`);
      return Reflect.get(object, key) as unknown;
    },
    ownKeys(object) {
      // a map of any keys: the schema looks at all of them
      Object.keys(object).forEach((key) => unknownFields.delete(`${place}.${key}`));
      return Reflect.ownKeys(object);
    },
  });
}

function problemsOf(manifest: Manifest): string[] {
  const Model = modelOf(manifest);
  const unknownFields = new Set<string>();
  const model = Object.setPrototypeOf(watched(manifest, manifest.kind, unknownFields), Model.prototype as object) as {
    validate(): void;
  };
  try {
    model.validate();
  } catch (error) {
    return [String(error)];
  }
  return [...unknownFields];
}

/** Every setting that the backend reads. */
const settings = new Set(
  readFileSync(path.join(ROOT, '.env.example'), 'utf8')
    .match(/^# ([A-Z][A-Z0-9_]*)=/gm)
    ?.map((line) => line.slice(2, -1)),
);

describe('the manifests for Kubernetes', () => {
  it.each(manifests)(
    '$file: $manifest.kind $manifest.metadata.name keeps the published schema, and has no field beside it',
    ({ manifest }) => {
      expect(problemsOf(manifest)).toEqual([]);
    },
  );

  it('would be refused with a wrong type, and with a field that does not exist', () => {
    const deployment = manifests.find(({ manifest }) => manifest.kind === 'Deployment')?.manifest;
    expect(
      problemsOf({
        ...deployment,
        spec: { ...(deployment as unknown as { spec: object }).spec, replicas: 'three' },
      } as never)[0],
    ).toContain('replicas');
    expect(
      problemsOf({ ...deployment, spec: { ...(deployment as unknown as { spec: object }).spec, replica: 3 } } as never),
    ).toEqual(['Deployment.spec.replica']);
  });

  it('set only settings that there are', () => {
    const named = manifests.flatMap(({ manifest }) =>
      manifest.kind === 'ConfigMap' ? Object.keys(manifest.data ?? {}) : [],
    );
    expect(named.filter((name) => !settings.has(name))).toEqual([]);
    const [compose] = documents(read('compose/compose.yaml')) as [
      { services: Record<string, { environment?: Record<string, string>; image?: string }> },
    ];
    const ours = Object.entries(compose.services).filter(([name]) => /^(?:server|worker)/.test(name));
    expect(ours.length).toBe(4);
    expect(
      ours.flatMap(([, { environment = {} }]) => Object.keys(environment)).filter((name) => !settings.has(name)),
    ).toEqual([]);
  });
});

describe('what watches over the product', () => {
  // a call, and the three lines below it where its arguments stand there
  const sources = execFileSync(
    'git',
    ['grep', '-hE', '-A3', "(gauge|gaugeBy|counter|histogram)\\(|name: 'http_request_seconds'", '--', 'backend/src'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  const measured = new Set(sources.match(/'([a-z]+_[a-z_]+)'/g)?.map((name) => name.slice(1, -1)));

  it.each(['monitoring/alerts.yaml', 'monitoring/dashboard.json', 'monitoring/prometheus-adapter.yaml'])(
    '%s speaks of what is measured',
    (file) => {
      const [parsed] = documents(read(file));
      const expressions = JSON.stringify(parsed).match(/"(?:expr|seriesQuery)":"(?:[^"\\]|\\.)*"/g) ?? [];
      const names = expressions.flatMap((text) => text.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g) ?? []);
      const own = names
        .map((name) => name.replace(/_(?:bucket|count|sum)$/, ''))
        .filter((name) => !/^(?:histogram_quantile|clamp_min|process_|nodejs_)/.test(name));
      expect(own.length).toBeGreaterThan(0);
      expect(own.filter((name) => !measured.has(name))).toEqual([]);
    },
  );
});

describe('steps', () => {
  const scripts = readdirSync(path.join(DEPLOY, 'steps'));

  it('of images and pipelines are scripts that are there', () => {
    const texts = [
      ...readdirSync(DEPLOY)
        .filter((name) => name.endsWith('.Dockerfile'))
        .map((name) => read(name)),
      ...readdirSync(path.join(DEPLOY, 'pipelines')).map((name) => read('pipelines', name)),
    ];
    const named = texts
      .flatMap((text) => text.match(/deploy\/steps\/[\w-]+\.sh/g) ?? [])
      .map((name) => path.basename(name));
    expect(new Set(named)).toEqual(new Set(scripts));
  });

  it.each(readdirSync(path.join(DEPLOY, 'pipelines')))(
    '%s asks for known holes in what it ships before it deploys [security 58]',
    (name) => {
      const [{ jobs }] = documents(read('pipelines', name)) as [
        { jobs: Record<string, { needs?: string; steps: { run?: string }[] }> },
      ];
      expect(jobs['deploy']?.needs).toBe('affected');
      expect(jobs['affected']?.steps.map(({ run }) => run)).toContain('deploy/steps/audit.sh');
      expect(read('steps', 'audit.sh')).toMatch(/^npm sbom .*\n^npm audit .*--audit-level=high$/m);
    },
  );

  it.each(scripts)('%s is a script that the shell reads', (name) => {
    expect(() => execFileSync('/bin/sh', ['-n', path.join(DEPLOY, 'steps', name)])).not.toThrow();
  });

  const step = (name: string, args: readonly string[] = [], { cwd = ROOT, ...env }: Record<string, string> = {}) =>
    execFileSync(path.join(DEPLOY, 'steps', name), args, {
      cwd,
      env: { ...process.env, ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  /** npm says what it would do, and does nothing: these tests stand in what it would replace. */
  const DRY = { npm_config_dry_run: 'true', npm_config_offline: 'true' };

  it('make each build of a front end a release of its own', () => {
    const cwd = mkdtempSync(path.join(tmpdir(), 'whoosh-version-'));
    const versionAfter = (build: string): unknown => {
      mkdirSync(path.join(cwd, 'front'), { recursive: true });
      writeFileSync(path.join(cwd, 'front/package.json'), '{"name":"front","version":"1.2.3"}');
      step('version.sh', ['front', build], { cwd });
      return (JSON.parse(readFileSync(path.join(cwd, 'front/package.json'), 'utf8')) as { version: string }).version;
    };
    expect([versionAfter(''), versionAfter('0123456789abcdef')]).toEqual(['1.2.3', '1.2.3-0123456789ab']);
    rmSync(cwd, { recursive: true });
  });

  it('install what the lockfile names, and take out what only builds need [long]', () => {
    // what the short form has been installed by is the same command
    if (process.env['TEST_FORM'] !== 'short')
      expect(step('install.sh', [], DRY)).toMatch(/^(?:added|changed|up to date|removed)/m);
    expect(read('steps', 'install.sh')).toMatch(/^npm ci\b/m);
    expect(step('prune.sh', [], DRY)).toMatch(/removed \d{3,} packages/);
  });

  it('build all parts for everything in one', () => {
    const parts = /^for part in (.*); do$/m.exec(read('steps', 'build-all.sh'))?.[1]?.split(' ') ?? [];
    const images = readdirSync(DEPLOY).flatMap((name) => /^(backend|shell|mfe-\w+)\.Dockerfile$/.exec(name)?.[1] ?? []);
    expect([...parts].sort()).toEqual([...images].sort());
    // the script itself, in a folder where another build.sh tells what it is asked for
    const folder = mkdtempSync(path.join(tmpdir(), 'whoosh-build-all-'));
    cpSync(path.join(DEPLOY, 'steps/build-all.sh'), path.join(folder, 'build-all.sh'));
    writeFileSync(path.join(folder, 'build.sh'), '#!/bin/sh\necho "$1"\n', { mode: 0o755 });
    const asked = execFileSync(path.join(folder, 'build-all.sh'), { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(asked.trim().split('\n')).toEqual(parts.map((part) => `@whoosh/${part}`));
  });

  it('find every package for both processors in the lockfile', () => {
    const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { cpu?: string[]; os?: string[]; libc?: string[] }>;
    };
    const ofDebian = (processor: string) =>
      Object.entries(packages)
        .filter(([, { cpu, os, libc }]) => cpu?.includes(processor) && os?.includes('linux') && !libc?.includes('musl'))
        .map(([name]) => name.replace(processor, '*'));
    expect(ofDebian('x64').length).toBeGreaterThan(3);
    expect(ofDebian('arm64')).toEqual(expect.arrayContaining(ofDebian('x64')));
  });

  it('run, in everything in one, as those of the server do', () => {
    const last = (name: string) => read(name).split('\n').filter(Boolean).at(-1);
    expect(last('all-in-one.Dockerfile')).toBe(last('backend.Dockerfile'));
    const set = /^ENV NODE_ENV.*$/m.exec(read('all-in-one.Dockerfile'))?.[0].match(/[A-Z_]+(?==)/g) ?? [];
    expect(set.filter((name) => !/^(NODE_ENV|MALLOC_)/.test(name)).filter((name) => !settings.has(name))).toEqual([]);
  });

  it('build one part and what it stands on [long]', () => {
    expect(step('build.sh', ['@whoosh/contracts'])).toMatch(
      /Successfully ran target build for project @whoosh\/contracts/,
    );
  });

  it('say what a commit has changed: nothing since itself', () => {
    expect(step('is-affected.sh', ['@whoosh/backend', 'HEAD'])).toMatch(/^is-affected=(?:true|false)$/m);
  });

  it('write down what is shipped [long]', () => {
    const [list] = /^npm sbom .*(?= >)/m.exec(read('steps', 'audit.sh')) ?? [''];
    const { components } = JSON.parse(
      execFileSync('/bin/sh', ['-c', list], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 }),
    ) as { components: { name: string }[] };
    const names = components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['pg', 'typeorm']));
    expect(names).not.toContain('typescript');
  });

  it('name the release of each front end by its version', () => {
    const job = execFileSync(path.join(DEPLOY, 'steps/release-job.sh'), ['mfe-account', '0123456789abcdef'], {
      encoding: 'utf8',
    });
    const [manifest] = documents(job) as [Manifest];
    expect(manifest.metadata.name).toBe('release-mfe-account-0123456789ab');
    expect(job).toContain('image: registry.example.com/whoosh/mfe-account:0123456789abcdef');
    expect(problemsOf(manifest)).toEqual([]);
  });
});
