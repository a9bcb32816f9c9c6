/** @jest-environment node */
import { ERRORS } from '@whoosh/contracts';
import { IntlMessageFormat } from 'intl-messageformat';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '../../../..');
/** Where the texts of a part stand, and the part itself. */
const CATALOGUES: readonly (readonly [folder: string, part: string])[] = [
  ...['shell', 'mfe-account', 'mfe-billing', 'mfe-creator', 'mfe-timeline', 'libs/ui', 'libs/scene-editing'].map(
    (part) => ['', part] as const,
  ),
  ['later', 'mfe-timeline'],
  ['legal', 'shell'],
];
const OTHERS = ['es', 'fr', 'de', 'pt', 'it', 'ja'];

type Messages = Record<string, string>;
const read = (part: string, file: string): Messages =>
  JSON.parse(readFileSync(join(ROOT, part, 'src/messages', file), 'utf8')) as Messages;

/**
 * Texts that need no catalogue: names, units, examples; and the words of the score, which scenes keep in English and
 * score-words.ts translates where they show.
 */
const ALLOWED_FILES = [/\/testing\//, /brand\/Logo\.tsx$/, /scene-editing\/src\/properties\.ts$/, /checkout-page\//];
const ALLOWED_TEXTS = [/^(Whoosh|WAV|MP3|Space|Ctrl Enter|you@example\.com|dB|LUFS|kHz|Hz|ms)$/];

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** Placeholders, tags and what is chosen by: everything of a message that is not its own text. */
function parametersOf(elements: readonly Element[], found = new Set<string>()): Set<string> {
  for (const element of elements) {
    if ('children' in element) {
      found.add(`<${element.value}>`);
      parametersOf(element.children, found);
    } else if ('options' in element) {
      found.add(element.value);
      for (const option of Object.values(element.options)) parametersOf(option.value, found);
    } else if ('value' in element && element.type !== LITERAL) found.add(element.value);
  }
  return found;
}

/** Type of the elements that are text. */
const LITERAL = new IntlMessageFormat('text').getAst()[0]?.type;

const parameters = (message: string): string[] => [...parametersOf(new IntlMessageFormat(message).getAst())].sort();

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(path) && !/\.(spec|d)\.tsx?$/.test(path)) yield path;
  }
}

/** What the code of a part says of its catalogue, and what it says without it. */
interface Reading {
  /** Every string of the code, and the beginnings of the composed ones. */
  strings: Set<string>;
  beginnings: Set<string>;
  /** Words in the markup, and in what toasts and menus are told, that stand in no catalogue: file, line, text. */
  literal: string[];
  /** Texts that are read while a module loads, before the language is known. */
  early: string[];
}

const SPOKEN = [
  'title',
  'label',
  'placeholder',
  'aria-label',
  'alt',
  'description',
  'action',
  'hint',
  'what',
  'pageTitle',
];
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);
const isAllowed = (text: string): boolean => ALLOWED_TEXTS.some((pattern) => pattern.test(text.trim()));

function readCode(part: string): Reading {
  const reading: Reading = { strings: new Set(), beginnings: new Set(), literal: [], early: [] };
  for (const path of sources(join(ROOT, part, 'src'))) {
    const file = ts.createSourceFile(
      path,
      readFileSync(path, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
      path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    );
    const place = (node: ts.Node, text: string) =>
      `${path.slice(ROOT.length + 1)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${text.trim().replace(/\s+/g, ' ')}`;
    const isExempt = ALLOWED_FILES.some((pattern) => pattern.test(path));
    const visit = (node: ts.Node, isInFunction: boolean): void => {
      if (ts.isStringLiteralLike(node)) reading.strings.add(node.text);
      if (ts.isTemplateExpression(node)) reading.beginnings.add(node.head.text);
      if (!isExempt && ts.isJsxText(node) && hasWords(node.text) && !isAllowed(node.text))
        reading.literal.push(place(node, node.text));
      if (
        !isExempt &&
        ts.isJsxAttribute(node) &&
        node.initializer !== undefined &&
        ts.isStringLiteral(node.initializer)
      ) {
        const { text } = node.initializer;
        if (SPOKEN.includes(node.name.getText()) && hasWords(text) && !isAllowed(text))
          reading.literal.push(place(node, text));
      }
      if (
        !isExempt &&
        ts.isPropertyAssignment(node) &&
        ts.isStringLiteral(node.initializer) &&
        SPOKEN.includes(node.name.getText())
      ) {
        const { text } = node.initializer;
        if (/^\p{Lu}.*\p{L}/u.test(text) && !isAllowed(text)) reading.literal.push(place(node, text));
      }
      if (!isInFunction && ts.isCallExpression(node) && ['t', 'rich'].includes(node.expression.getText()))
        reading.early.push(place(node, node.getText()));
      ts.forEachChild(node, (child) => visit(child, isInFunction || ts.isFunctionLike(node)));
    };
    visit(file, false);
  }
  return reading;
}

describe.each(CATALOGUES)('the catalogues %s of %s', (folder, part) => {
  const english = read(part, join(folder, 'en.json'));
  const code = readCode(part);

  it.each(OTHERS)('say everything in %s that English says, with the same placeholders', (language) => {
    const texts = read(part, join(folder, `${language}.json`));
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
    const differing = Object.keys(english).filter(
      (key) => parameters(texts[key] ?? '').join() !== parameters(english[key] ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  it('hold no text that nothing shows', () => {
    const isUsed = (key: string) =>
      code.strings.has(key) || [...code.beginnings].some((start) => /^[\w-]+\./.test(start) && key.startsWith(start));
    expect(Object.keys(english).filter((key) => !isUsed(key))).toEqual([]);
  });

  it('hold every word of the markup', () => {
    expect(code.literal).toEqual([]);
  });

  it('are read when the language is known, never while a module loads', () => {
    expect(code.early).toEqual([]);
  });
});

it.each(OTHERS)('every source of the engine has its name in %s, and no two the same', (language) => {
  const folder = join(ROOT, 'libs/sound-engine/src/catalogue');
  const tables = readdirSync(folder)
    .filter((file) => !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const labels = tables.flatMap((table) => [...table.matchAll(/\blabel: '([^']+)'/g)].map(([, label]) => label));
  const names = read('libs/scene-editing', `sources/${language}.json`);
  expect(labels.length).toBeGreaterThan(300);
  expect(Object.keys(names).sort()).toEqual(labels.sort());
  expect(new Set(Object.values(names)).size).toBe(labels.length);
});

it.each(OTHERS)('every error has its sentence in %s', (language) => {
  const codes = Object.keys(ERRORS);
  const sentences = JSON.parse(
    readFileSync(join(ROOT, `libs/ui/src/messages/errors/${language}.json`), 'utf8'),
  ) as Messages;
  expect(Object.keys(sentences).sort()).toEqual(codes.sort());
});
