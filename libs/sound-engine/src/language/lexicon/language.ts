import type { Lang } from '@whoosh/sound-scene';
import type { Lexicon } from './lexicon';
import type { Relation } from '../relation';
import type { Arrange, Repair } from '../tag/match';
import type { SetAsideRow } from '../normalise/normalised-text';
import type { AssetNameWords } from '../tokenise/asset-name-words';
import type { Token } from '../tokenise/tokens';

/** A language: its words, how to mend them, and what its places sound like. */
export interface Language {
  code: Lang;
  /** Cuts tokens further: elisions, compounds, a script without blanks. */
  split?: (token: Token) => Token[];
  arrange?: Arrange;
  lexicon: Lexicon;
  /** Signs that are words in it. */
  signs?: ReadonlySet<string>;
  /** What its texts hold beside talk about sounds. */
  setAside?: readonly SetAsideRow[];
  repair: Repair;
  /** Whether a word is right as it stands, though it may name no sound. */
  isWord: (word: string) => boolean;
  /** It knows the language's words whether or not they tell of a sound, so that any other word is none. */
  hasDictionary?: boolean;
  /** Known words that may have been misspelt so, the nearest first. */
  similar: (word: string) => readonly string[];
  /** Place words and the source that is heard there beneath others. */
  ambienceOf: Readonly<Record<string, string>>;
  /** Relations, besides the usual ones, that say where something is heard: "auf dem Spielplatz". */
  inside?: readonly Relation[];
  /** A noun that is counted has a form of its own. */
  marksPlural?: boolean;
  /** Every noun begins with a capital, so that a capital makes no name. */
  capitalisesNouns?: boolean;
  /** Written without blanks: what stands between the words that the lexicon has is no word. */
  isUnspaced?: boolean;
  /** Whose verb may stand before who does it: "dann gähnt ein Mann", "luego pasa un tren". */
  verbFirst?: 'of all' | 'of movers' | undefined;
  /** Words that ask for a pause. */
  pauses: ReadonlySet<string>;
  assetNames: AssetNameWords;
  /** Emoji and the description that each stands for. */
  emoji: Readonly<Record<string, string>>;
}
