const FILE = 'opening.json';
const PROVIDED = /^provide module \([^)]*\) (.+)@[^@]* = /;

/**
 * Writes opening.json: the files of each part of the shell that is loaded on its own, so that the server can have a
 * page's parts loaded from its first bytes on, instead of one after the other.
 */
export class OpeningFiles {
  /**
   * @param {Record<string, (string | RegExp)[]>} parts name of a part: what is imported for it, as the import says it
   * (or all that match), a shared module's name or an entry's
   */
  constructor(parts) {
    this.parts = parts;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('OpeningFiles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'OpeningFiles', stage }, () => {
        const files = filesByImport(compilation);
        const parts = Object.entries(this.parts).map(([part, imports]) => [
          part,
          [...new Set(imports.flatMap((name) => found(files, name)))],
        ]);
        compilation.emitAsset(FILE, new sources.RawSource(JSON.stringify(Object.fromEntries(parts))));
      });
    });
  }
}

function filesByImport(compilation) {
  const files = new Map([...compilation.entrypoints].map(([name, entry]) => [name, entry.getFiles()]));
  for (const group of compilation.chunkGroups)
    for (const { request, module } of group.origins) {
      const name = request ?? PROVIDED.exec(module?.identifier() ?? '')?.[1];
      if (name !== undefined && group.getFiles().length > 0) files.set(name, group.getFiles());
    }
  return files;
}

function found(files, name) {
  const own =
    name instanceof RegExp
      ? [...files].flatMap(([imported, ofImport]) => (name.test(imported) ? ofImport : []))
      : files.get(name);
  if (own === undefined || own.length === 0) throw new Error(`The shell imports no ${name} on its own`);
  return own;
}
