import nx from '@nx/eslint-plugin';
import tseslint from 'typescript-eslint';

// 1. The house plan: which kind of project may import which kind of lib.
const SERVER_ONLY = ['@nestjs/*', 'typeorm', 'pg', 'pg-boss', 'stripe', '@aws-sdk/*'];
const BROWSER_ONLY = ['react', 'react-*', 'antd', 'wavesurfer.js'];
const depConstraints = [
  {
    sourceTag: 'type:backend',
    onlyDependOnLibsWithTags: ['type:contract', 'type:scene', 'type:engine', 'type:codec', 'type:mix', 'type:mcp'],
    bannedExternalImports: BROWSER_ONLY,
  },
  {
    sourceTag: 'type:shell',
    onlyDependOnLibsWithTags: ['type:ui', 'type:data', 'type:contract'],
    bannedExternalImports: SERVER_ONLY,
  },
  {
    sourceTag: 'type:remote',
    onlyDependOnLibsWithTags: [
      'type:ui',
      'type:preview',
      'type:editing',
      'type:data',
      'type:contract',
      'type:scene',
      'type:engine',
      'type:codec',
      'type:mix',
    ],
    bannedExternalImports: SERVER_ONLY,
  },
  {
    sourceTag: 'type:ui',
    onlyDependOnLibsWithTags: ['type:contract', 'type:scene'],
    bannedExternalImports: SERVER_ONLY,
  },
  {
    sourceTag: 'type:preview',
    onlyDependOnLibsWithTags: ['type:contract', 'type:scene', 'type:engine', 'type:codec'],
    bannedExternalImports: [...SERVER_ONLY, 'antd'],
  },
  {
    sourceTag: 'type:editing',
    onlyDependOnLibsWithTags: ['type:ui', 'type:contract', 'type:scene'],
    bannedExternalImports: [...SERVER_ONLY, 'antd'],
  },
  {
    sourceTag: 'type:data',
    onlyDependOnLibsWithTags: ['type:contract'],
    bannedExternalImports: [...SERVER_ONLY, 'antd'],
  },
  {
    sourceTag: 'type:engine',
    onlyDependOnLibsWithTags: ['type:scene', 'type:codec'],
    bannedExternalImports: [...SERVER_ONLY, ...BROWSER_ONLY],
  },
  {
    sourceTag: 'type:mix',
    onlyDependOnLibsWithTags: ['type:contract', 'type:codec', 'type:engine'],
    bannedExternalImports: [...SERVER_ONLY, ...BROWSER_ONLY],
  },
  { sourceTag: 'type:codec', onlyDependOnLibsWithTags: [], bannedExternalImports: [...SERVER_ONLY, ...BROWSER_ONLY] },
  { sourceTag: 'type:scene', onlyDependOnLibsWithTags: [], bannedExternalImports: ['*'] },
  { sourceTag: 'type:contract', onlyDependOnLibsWithTags: ['type:scene'], bannedExternalImports: ['*'] },
  { sourceTag: 'type:client', onlyDependOnLibsWithTags: [], bannedExternalImports: [...SERVER_ONLY, ...BROWSER_ONLY] },
  {
    sourceTag: 'type:mcp',
    onlyDependOnLibsWithTags: ['type:client'],
    bannedExternalImports: [...SERVER_ONLY, ...BROWSER_ONLY],
  },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:tool'], bannedExternalImports: [] },
  {
    sourceTag: 'type:e2e',
    onlyDependOnLibsWithTags: ['type:contract', 'type:scene', 'type:engine', 'type:codec', 'type:mix'],
    bannedExternalImports: ['@nestjs/*', 'typeorm'],
  },
];

// 2. The backend plan: which module may walk through which module's door (index.ts).
export const MODULE_MAY_USE = {
  plans: [],
  auth: ['plans'],
  projects: ['auth'],
  billing: ['auth', 'plans'],
  webhooks: ['auth'],
  'sound-effects': ['auth', 'plans', 'projects', 'billing', 'webhooks'],
  timeline: ['auth', 'projects', 'sound-effects', 'webhooks'],
  support: ['auth'],
};
const MODULES = Object.keys(MODULE_MAY_USE);
const DOOR = {
  regex: `^(\\.\\./)+(${MODULES.join('|')})/.`,
  message: 'Climb to a folder, never into it: import a neighbour through its index.ts.',
};
const HTTP_ERRORS = {
  name: '@nestjs/common',
  importNames: [
    'HttpException',
    'BadRequestException',
    'NotFoundException',
    'UnauthorizedException',
    'ForbiddenException',
    'ConflictException',
  ],
  message: 'Throw AppError(code): only http/http-error.filter.ts knows about HTTP bodies.',
};
const moduleRules = MODULES.map((name) => {
  const closed = MODULES.filter((module) => module !== name && !MODULE_MAY_USE[name].includes(module));
  const direction = {
    regex: `^(\\.\\./)+(${closed.join('|')})$`,
    message: `"${name}" may use: ${MODULE_MAY_USE[name].join(', ') || 'no other module'} (ARCHITECTURE.md).`,
  };
  return {
    files: [`backend/src/modules/${name}/**/*.ts`],
    rules: { 'no-restricted-imports': ['error', { paths: [HTTP_ERRORS], patterns: [DOOR, direction] }] },
  };
});

// 3. Bug classes made unwritable. (What needs no plan of ours is oxlint's: .oxlintrc.json.)
const NODE_MODULES = {
  regex: '^node:|^(fs|path|os|crypto|stream|buffer|worker_threads)$',
  message: 'Neutral libs run in Node and in the browser.',
};
const neutral = {
  files: ['libs/{contracts,sound-scene,audio-codec,sound-engine,timeline-mix}/src/**/*.ts'],
  ignores: ['**/*.spec.ts', '**/testing/**'],
  rules: {
    'no-restricted-imports': ['error', { patterns: [NODE_MODULES] }],
    'no-restricted-properties': [
      'error',
      { object: 'Math', property: 'random', message: 'Use the seeded random.ts: same text + seed = same samples.' },
      { object: 'Date', property: 'now', message: 'Time is an argument.' },
    ],
  },
};
/**
 * ECMAScript leaves the last bits of the other functions open; the engine promises the same samples on every machine.
 */
const EXACT_MATH = [
  'abs',
  'min',
  'max',
  'floor',
  'ceil',
  'round',
  'trunc',
  'sign',
  'sqrt',
  'fround',
  'imul',
  'clz32',
  'PI',
  'SQRT2',
  'SQRT1_2',
  'LN2',
  'LN10',
  'LOG2E',
  'LOG10E',
  'E',
];
const engine = {
  files: ['libs/sound-engine/src/**/*.ts'],
  ignores: ['**/*.spec.ts', '**/testing/**'],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector: `MemberExpression[object.name="Math"]:not([property.name=/^(${EXACT_MATH.join('|')})$/])`,
        message: 'Not bit-exact across machines: use dsp/exact-math.',
      },
      {
        selector: 'BinaryExpression[operator="**"], AssignmentExpression[operator="**="]',
        message: 'Not bit-exact across machines: use dsp/exact-math.',
      },
      { selector: 'NewExpression[callee.name="Date"]', message: 'Time is an argument.' },
    ],
  },
};
/** What `npm pack` sends out is made of the engine's own doors, as anybody else would use them. */
const packageDoors = {
  files: ['libs/sound-engine/package/**/*.ts'],
  rules: {
    '@nx/enforce-module-boundaries': [
      'error',
      { allow: [], depConstraints, checkDynamicDependenciesExceptions: ['.*'], allowCircularSelfDependency: true },
    ],
  },
};
const web = {
  files: [
    '{shell,mfe-creator,mfe-timeline,mfe-billing,mfe-account}/src/**/*.{ts,tsx}',
    'libs/{ui,preview,scene-editing}/src/**/*.{ts,tsx}',
  ],
  ignores: ['**/*.spec.*'],
  rules: {
    'no-restricted-globals': ['error', { name: 'fetch', message: 'Call the server through @whoosh/api-client.' }],
  },
};
const remotesAndShell = {
  files: ['{shell,mfe-creator,mfe-timeline,mfe-billing,mfe-account}/src/**/*.{ts,tsx}'],
  rules: {
    'no-restricted-imports': [
      'error',
      { paths: [{ name: 'antd', message: 'Import antd through @whoosh/ui: one copy, one theme.' }] },
    ],
  },
};
const settings = {
  files: ['backend/src/**/*.ts'],
  ignores: ['backend/src/config/**', 'backend/src/{main,worker,admin,cli-data-source}.ts', '**/*.spec.ts'],
  rules: {
    'no-restricted-properties': [
      'error',
      { object: 'process', property: 'env', message: 'Settings come from config/ (Env), checked once at start.' },
    ],
  },
};

/** Suites of every project choose the ports of what they start, and scale bounds of time, in one place. */
const FOR_SUITES = '^(\\.\\./)+tools/(product/free-port|bench/machine-speed)\\.mjs$';

export default [
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/.nx/**',
      '**/coverage/**',
      '**/*.cjs',
      '.data/**',
      'libs/client/src/schema.ts',
    ],
  },
  ...nx.configs['flat/base'],
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser: tseslint.parser },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { allow: [FOR_SUITES], depConstraints, checkDynamicDependenciesExceptions: ['.*'] },
      ],
    },
  },
  neutral,
  engine,
  packageDoors,
  web,
  remotesAndShell,
  settings,
  ...moduleRules,
];
