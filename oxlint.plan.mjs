import plan from './eslint.config.mjs';

/** Rules that oxlint has of its own; the others are those of ESLint and Nx, which it runs. */
const OWN = ['no-restricted-globals', 'no-restricted-imports', 'no-restricted-properties'];

/**
 * The plan of the house (eslint.config.mjs) for oxlint, which reads the whole workspace in a tenth of ESLint's
 * processor time.
 */
export default {
  plugins: [],
  categories: { correctness: 'off' },
  jsPlugins: ['@nx/eslint-plugin', './tools/workspace/eslint-rules.mjs'],
  ignorePatterns: plan.flatMap(({ files, ignores = [] }) => (files === undefined ? ignores : [])),
  overrides: plan.flatMap(({ files, ignores = [], rules = {} }) => {
    const named = Object.entries(rules).map(([name, setting]) => [nameOf(name), setting]);
    return files === undefined || named.length === 0
      ? []
      : [{ files, excludeFiles: ignores, rules: Object.fromEntries(named) }];
  }),
};

function nameOf(rule) {
  return rule.includes('/') || OWN.includes(rule) ? rule : `eslint-rules/${rule}`;
}
