import { detach, keyWords, listWords } from '../lexicon/compile';
import type { Lemma } from '../lexicon/lexicon';
import type { Span } from '../normalise/normalised-text';

/** Words of a text that together mean a source. */
export interface Collocation {
  source: string;
  /** The words, in the order of the entry. */
  spans: readonly Span[];
}

interface Entry {
  source: string;
  words: readonly string[];
}

/** A word of a text with its range of characters; a mark parts clauses. */
export interface CollocationToken {
  text: string;
  start: number;
  end: number;
  kind: 'word' | 'mark' | 'emoji';
}

/**
 * Words between the first and the last of a collocation: the usual span of collocates (Sinclair, 1991, counts four to
 * either side).
 */
const WIDEST = 6;

/** Finds collocations by their base forms, in any order, within one clause. */
export class CollocationTable {
  private readonly byFirst = new Map<string, Entry[]>();
  private readonly known = new Set<string>();

  /**
   * @param rows per source, entries parted by commas, words in base form
   * @param irregular forms that endings do not tell
   */
  constructor(
    rows: Readonly<Record<string, string>>,
    private readonly irregular: ReadonlyMap<string, Lemma>,
  ) {
    for (const [source, entries] of Object.entries(rows))
      for (const entry of listWords(entries)) this.add(source, entry);
  }

  private add(source: string, entry: string): void {
    const words = keyWords(entry);
    const [first] = words;
    if (first === undefined) return;
    for (const word of words) this.known.add(word);
    const entries = this.byFirst.get(first);
    if (entries) entries.push({ source, words });
    else this.byFirst.set(first, [{ source, words }]);
  }

  /** Collocations of a text in the order of their first words; one that is part of a longer one is left out. */
  find(tokens: readonly CollocationToken[]): Collocation[] {
    const found: Collocation[] = [];
    let clause: CollocationToken[] = [];
    for (const token of tokens) {
      if (token.kind === 'word') clause.push(token);
      else {
        found.push(...this.inClause(clause));
        clause = [];
      }
    }
    found.push(...this.inClause(clause));
    return found.filter((one) => !found.some((other) => isPartOf(one, other)));
  }

  private inClause(clause: readonly CollocationToken[]): Collocation[] {
    const forms = clause.map(({ text }) => this.formsOf(text));
    return forms.flatMap((own, at) =>
      [...own].flatMap((form) =>
        (this.byFirst.get(form) ?? []).flatMap(({ source, words }) => {
          const places = placesOf(words, forms, at);
          return places ? [{ source, spans: places.map((place) => spanOf(clause, place)) }] : [];
        }),
      ),
    );
  }

  private formsOf(text: string): ReadonlySet<string> {
    const isKnown = (word: string): boolean => this.known.has(word);
    return new Set([
      ...(isKnown(text) ? [text] : []),
      ...detach(text, isKnown, this.irregular).map((lemma) => lemma.text),
    ]);
  }
}

function spanOf(clause: readonly CollocationToken[], at: number): Span {
  const token = clause[at];
  return token ? [token.start, token.end] : [0, 0];
}

/** Where the words of an entry stand whose first one stands here: each the nearest one, all within the widest span. */
function placesOf(
  words: readonly string[],
  forms: readonly ReadonlySet<string>[],
  first: number,
): number[] | undefined {
  const places = [first];
  for (const word of words.slice(1)) {
    const near = forms
      .map((_, at) => at)
      .filter((at) => !places.includes(at) && forms[at]?.has(word) === true)
      .sort((a, b) => Math.abs(a - first) - Math.abs(b - first));
    const [nearest] = near;
    if (nearest === undefined) return undefined;
    places.push(nearest);
  }
  return Math.max(...places) - Math.min(...places) <= WIDEST ? places : undefined;
}

function isPartOf({ spans }: Collocation, other: Collocation): boolean {
  return (
    other.spans.length > spans.length &&
    spans.every(([start]) => other.spans.some(([otherStart]) => start === otherStart))
  );
}
