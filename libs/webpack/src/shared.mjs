/**
 * The one table of modules that the shell and the remotes share at run time, each as a single copy.
 *
 * Only facades of our own and React stand here: a library that is shared under its own name is loaded whole
 * (antd 610 KB of gzipped JavaScript instead of 260), while behind a facade unused parts fall away.
 * The shell provides every entry (its graph must import each, `@whoosh/ui/more` lazily); the remotes carry no copy.
 */
const SHARED_SINGLETONS = ['react', 'react-dom', '@whoosh/ui', '@whoosh/ui/more', '@whoosh/api-client'];

/**
 * The `shared` option of one federation member.
 * @param {'shell' | 'remote'} role the shell brings the copies, a remote takes them
 */
export function sharedModules(role) {
  const options = { singleton: true, requiredVersion: false, ...(role === 'remote' ? { import: false } : {}) };
  return Object.fromEntries(SHARED_SINGLETONS.map((name) => [name, options]));
}
