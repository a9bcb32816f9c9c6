import type { WordForm } from '../lexicon/lexicon';
import type { ForeignLang } from './vocabulary';

/** How words are made of others: an ending, what may stand in its place in the word that it is made of. */
interface Derivation {
  readonly ending: RegExp;
  readonly from: readonly string[];
  /** What it makes of a verb: "cigolio" is cigolare going on. */
  readonly form?: WordForm;
  readonly example: string;
}

const CLITIC_ES = '(?:(?:me|te|se|nos)?l[aeo]s?|[mts]e|nos)';
const CLITIC_IT = '(?:se(?:l[aeio]|ne)|[scmtv]i|l[aeio]|ne|gli)';

/** The likelier ones first. What a rule gives counts only if the lexicon has it. */
export const DERIVATIONS: Readonly<Partial<Record<ForeignLang, readonly Derivation[]>>> = {
  es: [
    { ending: new RegExp(`(?<=[áéíaei]ndo|[aeiáéí]r)${CLITIC_ES}$`), from: [''], form: 'ing', example: 'vaciándose' },
    { ending: /[ei]?c?it[oa]s?$/, from: ['o', 'a', 'e', ''], example: 'perrito' },
    { ending: /(?:ill|uel|et)[oa]s?$/, from: ['o', 'a', 'e', ''], example: 'ventanilla' },
    { ending: /quit[oa]s?$/, from: ['co', 'ca', 'que'], example: 'barquito' },
    { ending: /azos?$/, from: ['o', 'a', 'e', ''], example: 'martillazo' },
    { ending: /(?:adas?|ones?|ón|otes?)$/, from: ['a', 'o', 'e', ''], example: 'campanada' },
    { ending: /eos?$/, from: ['ear'], form: 'ing', example: 'traqueteo' },
    { ending: /idos?$/, from: ['ar', 'ir', 'er', 'iar'], form: 'ing', example: 'chirrido' },
  ],
  it: [
    { ending: new RegExp(`(?<=ndo)${CLITIC_IT}$`), from: [''], form: 'ing', example: 'chiudendosi' },
    { ending: new RegExp(`(?<=[aei]r)${CLITIC_IT}$`), from: ['e'], example: 'spegnerla' },
    { ending: /(?:ic|ol)?in[oaie]$/, from: ['o', 'a', 'e'], example: 'trombettina' },
    { ending: /(?:erell|icell|arell|ell|ett|ucci|acci|ott)[oaie]?$/, from: ['o', 'a', 'e'], example: 'casetta' },
    { ending: /(?:on[ei]|oncin[oi])$/, from: ['o', 'a', 'e'], example: 'portone' },
    { ending: /at[ae]$/, from: ['o', 'a', 'e', 'are'], example: 'martellata' },
    { ending: /[iìí]i?o?$/, from: ['are'], form: 'ing', example: 'gocciolio' },
    { ending: /i$/, from: ['o', 'e', 'a', 'io'], example: 'cucchiai' },
    { ending: /e$/, from: ['a'], example: 'porte' },
    { ending: /(?<=[cg])h[ei]$/, from: ['o', 'a'], example: 'barche' },
  ],
  pt: [
    { ending: /á$/, from: ['ar'], example: 'apagá-lo' },
    { ending: /ê$/, from: ['er'], example: 'acendê-la' },
    { ending: /[íi]$/, from: ['ir'], example: 'abri-lo' },
    { ending: /z?inh[oa]s?$/, from: ['o', 'a', 'e', '', 'ão'], example: 'cachorrinho' },
    { ending: /quinh[oa]s?$/, from: ['co', 'ca', 'que'], example: 'barquinho' },
    { ending: /(?:zão|ão|zona|ona|ões)$/, from: ['o', 'a', 'e', ''], example: 'portão' },
    { ending: /adas?$/, from: ['a', 'o', 'e', 'ar', ''], example: 'martelada' },
    { ending: /idas?$/, from: ['ir', 'er'], form: 'ing', example: 'tossida' },
    { ending: /idos?$/, from: ['ir', 'er', 'ar'], form: 'ing', example: 'rangido' },
  ],
};

/** Letters that a word keeps at least when its ending goes. */
const SHORTEST_STEM = 3;

/** Words that a word may be made of, the likelier first, each with the form that the word is of it. */
export function* derivedFrom(word: string, code: ForeignLang): Generator<{ text: string; form: WordForm }> {
  for (const { ending, from, form = 'base' } of DERIVATIONS[code] ?? []) {
    const at = word.search(ending);
    if (at < SHORTEST_STEM) continue;
    for (const instead of from) yield { text: word.slice(0, at) + instead, form };
  }
}
