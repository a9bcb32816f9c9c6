import type { ChangeWord, ScaleName } from '../lexicon/change-word';
import type { ChangeWords, Entry, Lexicon } from '../lexicon/lexicon';
import { phraseAt } from '../lexicon/set-phrases';
import type { Token } from '../tokenise/tokens';
import { longest, type Match } from './longest';
import { momentLengthAt, numberOfUnits } from './measures';
import { isTagged } from './neighbours';
import type { TaggedToken } from './tagged-token';

/**
 * What begins at a token of a refinement and says how a scene changes.
 * @param before what was found before it
 */
export function changeAt(
  tokens: readonly Token[],
  index: number,
  lexicon: Lexicon,
  before: readonly TaggedToken[],
): Match | undefined {
  const { changes } = lexicon;
  if (!changes) return undefined;
  const found = phraseAt(tokens, index, changes.phrases);
  const amount = amountAt(tokens, index, lexicon, changes);
  if (!found && !amount) return undefined;
  // "Put the door at the start": what is named is brought there; "at the end" may name a sound that is not there yet
  const isMoment = momentLengthAt(tokens, index, lexicon) > 0;
  if (isMoment && !isStart(found)) return undefined;
  if (!found || (amount && amount.length >= found.length)) return amount;
  const after = entryAt(tokens, index + found.length, changes);
  if (isWithinEffect(tokens, index, lexicon, found.length)) return undefined;
  return settled(found, isMoment, kindOf(lastOf(before)), kindOf(after));
}

function entryAt(tokens: readonly Token[], index: number, { phrases }: ChangeWords): Entry | undefined {
  return phraseAt(tokens, index, phrases)?.value;
}

/** "From left to right" is a motion, "no reverb" a way to sound: the longer phrase holds. */
function isWithinEffect(tokens: readonly Token[], index: number, lexicon: Lexicon, length: number): boolean {
  const phrase = longest(tokens, index, lexicon);
  return phrase?.entry.effect !== undefined && phrase.length > length;
}

function isStart(found: { value: Entry } | undefined): boolean {
  const change = found?.value.change;
  return change?.kind === 'begin' && change.moment === 0;
}

/** A number and the unit of a change. */
function amountAt(
  tokens: readonly Token[],
  index: number,
  lexicon: Lexicon,
  { units }: ChangeWords,
): Match | undefined {
  const number = numberOfUnits(tokens, index, lexicon);
  const unit = number && phraseAt(tokens, index + number.length, units);
  if (!unit) return undefined;
  const [kind, each] = unit.value;
  const change: ChangeWord = { kind: 'amount', unit: kind, value: number.value * each };
  return { entry: { change }, form: 'base', length: number.length + unit.length };
}

type Kind = ChangeWord['kind'] | 'as much' | undefined;

function kindOf({ change }: Entry = {}): Kind {
  return change?.kind === 'ratio' && change.isAs ? 'as much' : change?.kind;
}

/** After, and before, these a plain word is compared: "less loud", "slow enough", "lungo il doppio". */
const COMPARING = new Set<Kind>(['more', 'less', 'too', 'lacking', 'as', 'degree', 'as much']);
const COMPARING_AFTER = new Set<Kind>(['enough', 'as much']);
/** After these the name of a scale is what is changed: more reverb, half the speed; else it is a word: in a room. */
const MEASURING = new Set<Kind>(['more', 'less', 'too', 'ratio', 'as much', 'act', 'degree', 'amount']);

/** What is said of a change beside other words; the first that fits holds, and without one it is a name. */
const DECISIONS: readonly {
  example: string;
  fits: (entry: Entry, last: Kind, after: Kind) => boolean;
  is: (entry: Entry) => Entry;
}[] = [
  {
    example: 'dois segundos depois: no order',
    fits: ({ isJoining, change }, last) => isJoining === true && change !== undefined && last === 'amount',
    is: ({ change }) => ({ change }),
  },
  {
    example: 'darker; but "light rain" and "in a room" are names',
    fits: ({ change }, last, after) =>
      change?.kind === 'scale'
        ? change.isCompared || COMPARING.has(last) || COMPARING_AFTER.has(after)
        : change?.kind !== 'measure',
    is: (entry) => entry,
  },
  {
    example: 'ten seconds long, twelve seconds duration: how long, and not how much longer',
    fits: (entry, last) => last === 'amount' && scaleOf(entry) === 'duration',
    is: () => ({ isFrame: true }),
  },
  {
    example: 'more reverb',
    fits: ({ change }, last) => change?.kind === 'measure' && MEASURING.has(last),
    is: (entry) => entry,
  },
];

function settled(
  { value, length }: { value: Entry; length: number },
  isMoment: boolean,
  ...around: [last: Kind, after: Kind]
): Match | undefined {
  const entry = isMoment ? { ...value, effect: { moment: 0 } } : value;
  const rule = DECISIONS.find(({ fits }) => fits(entry, ...around));
  return rule && { entry: rule.is(entry), form: 'base', length };
}

function scaleOf({ change }: Entry): ScaleName | undefined {
  return change?.kind === 'scale' || change?.kind === 'measure' ? change.scale : undefined;
}

/** What was said before in the same change, without how it is asked for. */
function lastOf(before: readonly TaggedToken[]): Entry | undefined {
  const last = [...before].reverse().find((mention) => !isTagged(mention, 'frame', 'determiner'));
  return isTagged(last, 'link') ? undefined : last?.entry;
}

/** The longest phrase that begins at a token, and of a name no longer than up to what changes it: "the wind up". */
export function longestName(tokens: readonly Token[], index: number, lexicon: Lexicon): Match | undefined {
  const match = withFamily(longest(tokens, index, lexicon), tokens, index, lexicon);
  if (!lexicon.changes || match === undefined || match.length === 1 || match.entry.effect) return match;
  for (let end = index + 1; end < index + match.length; end++)
    if (changeAt(tokens, end, lexicon, NAME)) return longest(tokens.slice(0, end), index, lexicon);
  return match;
}

/** "The animals", "das Wetter": a name of all that is of a family, whatever else it is. */
function withFamily(
  match: Match | undefined,
  tokens: readonly Token[],
  index: number,
  { changes }: Lexicon,
): Match | undefined {
  const found = changes && phraseAt(tokens, index, changes.families);
  if (!found || (match && match.length > found.length)) return match;
  const { entry, form = 'base' } = match ?? {};
  const noun = { word: tokens[index].text, tags: [], ...entry?.noun, family: found.value };
  return { entry: { ...entry, noun }, form, length: found.length };
}

const NAME: readonly TaggedToken[] = [{ kind: 'noun', entry: {}, form: 'base', text: '', start: 0, end: 0 }];

/** "Turn the wind down": what a verb and its particle say together, though what is named stands between them. */
export function partedChanges({ phrases }: ChangeWords): (mentions: readonly TaggedToken[]) => TaggedToken[] {
  return (mentions) => {
    const joined = [...mentions];
    for (const [index, particle] of joined.entries()) {
      if (particle.entry.change?.kind !== 'scale') continue;
      const links = joined.slice(0, index).map(({ kind }) => kind === 'link');
      const verb = joined.findIndex(
        (mention, at) =>
          at > links.lastIndexOf(true) && at < index && phraseAt([mention, particle], 0, phrases)?.length === 2,
      );
      if (verb < 0) continue;
      joined[index] = { ...particle, entry: phraseAt([joined[verb], particle], 0, phrases)?.value ?? particle.entry };
      joined[verb] = { ...joined[verb], kind: 'frame', entry: { isFrame: true } };
    }
    return joined;
  };
}
