import { builtinRules } from 'eslint/use-at-your-own-risk';

/** A plugin of oxlint: the rules of ESLint's own that the plan uses and oxlint has not (oxlint.plan.mjs). */
export default {
  meta: { name: 'eslint-rules' },
  rules: { 'no-restricted-syntax': builtinRules.get('no-restricted-syntax') },
};
