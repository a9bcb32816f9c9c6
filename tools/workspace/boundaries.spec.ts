import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
const OXLINT = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');

/** Rules that the plan reports for each `code`, as if it stood beside `file`. */
function lint(cases: { file: string; code: string }[]): string[][] {
  const house = mkdtempSync(path.join(os.tmpdir(), 'whoosh-plan-'));
  try {
    const files = cases.map(({ file }, index) => path.join(path.dirname(file), `case-${index}${path.extname(file)}`));
    copyLibraries(house);
    furnish(house, new Set([...files.map((file) => path.dirname(file)), 'node_modules/@whoosh']));
    cases.forEach(({ code }, index) => writeFileSync(path.join(house, files[index] ?? ''), code));
    const env = { ...process.env, NX_DAEMON: 'false' };
    // The boundary rule reads the cached project graph; computing it here makes the rule bite on a fresh clone too.
    const nx = path.join(ROOT, 'node_modules/nx/dist/bin/nx.js');
    spawnSync(process.execPath, [nx, 'show', 'projects'], { cwd: ROOT, env });
    const args = [OXLINT, '-c', 'oxlint.plan.mjs', '--format', 'json', ...files];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8', env });
    if (!stdout.startsWith('{')) throw new Error(`${stdout}\n${stderr}`);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
    return files.map((file) => diagnostics.filter(({ filename }) => filename.endsWith(file)).map(({ code }) => code));
  } finally {
    rmSync(house, { recursive: true });
  }
}

/**
 * The libraries as they are: a link would lead what is imported out of this house. Doors that a build makes are empty,
 * so that it does not matter whether there was one.
 */
function copyLibraries(house: string): void {
  const isSource = (file: string): boolean => !['node_modules', 'dist'].includes(path.basename(file));
  cpSync(path.join(ROOT, 'libs'), path.join(house, 'libs'), { recursive: true, filter: isSource });
  for (const library of readdirSync(path.join(house, 'libs'))) {
    const folder = path.join(house, 'libs', library);
    const doors = readFileSync(path.join(folder, 'package.json'), 'utf8').match(/(?<=")\.\/dist\/[^"*]+(?=")/g) ?? [];
    for (const door of doors) {
      mkdirSync(path.dirname(path.join(folder, door)), { recursive: true });
      writeFileSync(path.join(folder, door), '');
    }
  }
}

/** Makes folders of the workspace in `house`; whatever else lies in or beside them there is a link to it. */
function furnish(house: string, folders: ReadonlySet<string>): void {
  for (const folder of folders) mkdirSync(path.join(house, folder), { recursive: true });
  for (const folder of folders)
    for (let place = folder; ; place = path.dirname(place)) {
      for (const entry of readdirSync(path.join(ROOT, place), { withFileTypes: true })) {
        const [there, here] = [ROOT, house].map((root) => path.join(root, place, entry.name)) as [string, string];
        // What is a link already leads to the same place of this house.
        if (!existsSync(here)) symlinkSync(entry.isSymbolicLink() ? readlinkSync(there) : there, here);
      }
      if (place === '.') break;
    }
}

const FORBIDDEN: { why: string; file: string; code: string; rule: string }[] = [
  {
    why: 'a micro-frontend imports another',
    file: 'mfe-creator/src/exposes/routes.tsx',
    code: "import '../../../mfe-billing/src/exposes/routes';",
    rule: '@nx(enforce-module-boundaries)',
  },
  {
    why: 'the shell imports the engine',
    file: 'shell/src/main.ts',
    code: "import '@whoosh/sound-engine';",
    rule: '@nx(enforce-module-boundaries)',
  },
  {
    why: 'the ui lib imports the data lib',
    file: 'libs/ui/src/index.ts',
    code: "import '@whoosh/api-client';",
    rule: '@nx(enforce-module-boundaries)',
  },
  {
    why: 'the ui lib imports the engine',
    file: 'libs/ui/src/index.ts',
    code: "import '@whoosh/sound-engine';",
    rule: '@nx(enforce-module-boundaries)',
  },
  {
    why: 'previews import the ui lib',
    file: 'libs/preview/src/index.ts',
    code: "import '@whoosh/ui';",
    rule: '@nx(enforce-module-boundaries)',
  },
  {
    why: 'the editing of scenes imports the engine',
    file: 'libs/scene-editing/src/index.ts',
    code: "import '@whoosh/sound-engine';",
    rule: '@nx(enforce-module-boundaries)',
  },
  {
    why: 'the engine imports contracts',
    file: 'libs/sound-engine/src/index.ts',
    code: "import '@whoosh/contracts';",
    rule: '@nx(enforce-module-boundaries)',
  },
  {
    why: 'the codec imports the engine',
    file: 'libs/audio-codec/src/index.ts',
    code: "import '@whoosh/sound-engine';",
    rule: '@nx(enforce-module-boundaries)',
  },
  {
    why: 'the backend imports React',
    file: 'backend/src/main.ts',
    code: "import 'react';",
    rule: '@nx(enforce-module-boundaries)',
  },
  {
    why: 'a backend module enters a neighbour',
    file: 'backend/src/modules/sound-effects/index.ts',
    code: "import '../billing/ledger.service';",
    rule: 'eslint(no-restricted-imports)',
  },
  {
    why: 'a backend module walks against the table',
    file: 'backend/src/modules/auth/index.ts',
    code: "import '../billing';",
    rule: 'eslint(no-restricted-imports)',
  },
  {
    why: 'a module throws an HTTP exception of Nest',
    file: 'backend/src/modules/auth/index.ts',
    code: "import { NotFoundException } from '@nestjs/common';\nthrow new NotFoundException();",
    rule: 'eslint(no-restricted-imports)',
  },
  {
    why: 'a neutral lib reads files',
    file: 'libs/sound-engine/src/index.ts',
    code: "import 'node:fs';",
    rule: 'eslint(no-restricted-imports)',
  },
  {
    why: 'the engine uses a function whose bits differ between machines',
    file: 'libs/sound-engine/src/index.ts',
    code: 'export const x = Math.sin(1);',
    rule: 'eslint-rules(no-restricted-syntax)',
  },
  {
    why: 'the engine uses the power operator',
    file: 'libs/sound-engine/src/index.ts',
    code: 'export const x = 2 ** 0.5;',
    rule: 'eslint-rules(no-restricted-syntax)',
  },
  {
    why: 'a neutral lib draws unseeded numbers',
    file: 'libs/contracts/src/index.ts',
    code: 'export const x = Math.random();',
    rule: 'eslint(no-restricted-properties)',
  },
  {
    why: 'a page calls fetch itself',
    file: 'shell/src/main.ts',
    code: "void fetch('/api/plans');",
    rule: 'eslint(no-restricted-globals)',
  },
  {
    why: 'a micro-frontend imports antd past the facade',
    file: 'mfe-billing/src/exposes/routes.tsx',
    code: "import 'antd';",
    rule: 'eslint(no-restricted-imports)',
  },
  {
    why: 'a module reads the environment itself',
    file: 'backend/src/app.module.ts',
    code: 'export const x = process.env.PORT;',
    rule: 'eslint(no-restricted-properties)',
  },
];

const ALLOWED: { why: string; file: string; code: string }[] = [
  {
    why: 'sound-effects uses the ledger through the door',
    file: 'backend/src/modules/sound-effects/index.ts',
    code: "import '../billing';",
  },
  {
    why: 'the creator uses the shared libs',
    file: 'mfe-creator/src/exposes/routes.tsx',
    code: "import '@whoosh/ui';\nimport '@whoosh/api-client';\nimport '@whoosh/contracts';",
  },
  {
    why: 'the engine uses the scene and the codec',
    file: 'libs/sound-engine/src/index.ts',
    code: "import '@whoosh/sound-scene';\nimport '@whoosh/audio-codec';",
  },
  {
    why: 'the engine uses exact functions',
    file: 'libs/sound-engine/src/index.ts',
    code: 'export const x = Math.sqrt(Math.abs(2));',
  },
];

describe('the doors of the house', () => {
  const results = lint([...FORBIDDEN, ...ALLOWED].map(({ file, code }) => ({ file, code })));

  it.each(FORBIDDEN.map((entry, index) => ({ ...entry, index })))('refuse that $why', ({ rule, index }) => {
    expect(results[index]).toContain(rule);
  });

  it.each(ALLOWED.map((entry, index) => ({ ...entry, index })))('stay open: $why', ({ index }) => {
    expect(results[FORBIDDEN.length + index]).toEqual([]);
  });
});

describe('the rules that know no plan of ours', () => {
  it('refuse a promise that nobody waits for, one where a yes or no is wanted, and what nobody uses', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'whoosh-lint-'));
    try {
      writeFileSync(
        path.join(folder, 'tsconfig.json'),
        '{ "compilerOptions": { "strict": true, "target": "es2022" } }',
      );
      // The last line has the type that the rule must refuse.
      const lost = [
        'export async function late(): Promise<boolean> { return true; }',
        'late();',
        'if (late()) throw new Error();',
        'let unused: any;',
        '',
      ];
      writeFileSync(path.join(folder, 'lost.ts'), lost.join('\n'));
      const args = ['--type-aware', '-c', path.join(ROOT, '.oxlintrc.json'), '--format', 'json', '.'];
      const { stdout } = spawnSync(path.join(ROOT, 'node_modules/.bin/oxlint'), args, {
        cwd: folder,
        encoding: 'utf8',
        env: {
          ...process.env,
          PATH: `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
        },
      });
      const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
      expect(diagnostics.map(({ code }) => code).sort()).toEqual([
        'eslint(no-unused-vars)',
        'typescript(no-explicit-any)',
        'typescript(no-floating-promises)',
        'typescript(no-misused-promises)',
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
