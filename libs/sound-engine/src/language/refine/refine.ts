import type { Scene } from '@whoosh/sound-scene';
import { rounded } from '../interpret';
import { ENGLISH_REFINING } from '../english/refinement/words';
import { momentLengthAt } from '../tag/measures';
import { languageOf, refiningLanguages } from '../lexicon/registry';
import { tokenize, type Token } from '../tokenise/tokens';
import { changesBetween, type SceneChange } from './changes';
import { applyPiece } from './piece';
import type { Context } from './piece-result';
import type { RefinementGrammar, RefiningLanguage } from './vocabulary';

/** What became of a scene by words. */
export interface Refinement {
  scene: Scene;
  /** In the order of the words. */
  changes: SceneChange[];
  /** Words that change nothing here because they mean nothing, or name nothing that is in the scene. */
  notUnderstood: { text: string; span: [number, number] }[];
  /** Words that were understood and change nothing: it is so already, or at its limit. */
  withoutEffect: { text: string; span: [number, number] }[];
}

/** Longer ones are cut. */
const MAX_REFINEMENT_LENGTH = 300;
/** More than this in one line is no refinement any more. */
const MAX_PIECES = 12;
/** Of the language of a line: below it, the language of the scene comes first. */
const SURE = 0.75;

/**
 * Changes a scene by words: "further away, darker, one more knock, no rain, twice as long, in a cathedral". What the
 * words do not speak of stays as it is, to the byte. Same scene and words give the same scene; nothing is drawn by lot.
 */
export function refineScene(scene: Scene, words: string): Refinement {
  const text = words.slice(0, MAX_REFINEMENT_LENGTH);
  const english = refined(scene, text, ENGLISH_REFINING);
  const { code, confidence } = languageOf(text).detected;
  if (code === 'en' && scene.lang === 'en' && isUnderstood(english)) return english;
  // one line is too short to tell its language for sure: that language holds in which all of it means something
  const likely = confidence < SURE ? [scene.lang, code] : [code, scene.lang];
  for (const language of refiningLanguages(likely)) {
    const foreign = refined(scene, text, language, true);
    if (isUnderstood(foreign)) return foreign;
  }
  return english;
}

function isUnderstood({ notUnderstood, changes, withoutEffect }: Refinement): boolean {
  return notUnderstood.length === 0 && changes.length + withoutEffect.length > 0;
}

/** @param isWhole whether only that is wanted in which all of the text means something: the rest is left unread */
function refined(scene: Scene, text: string, refining: RefiningLanguage, isWhole = false): Refinement {
  const result: Refinement = { scene, changes: [], notUnderstood: [], withoutEffect: [] };
  const context: Context = { ...refining, text, ...NOTHING_NAMED, hasChanged: false };
  const idle: IdlePiece[] = [];
  for (const { tokens, goesOn } of piecesOf(text, refining)) {
    if (isWhole && result.notUnderstood.length > 0) break;
    context.goesOn = goesOn;
    const place = result.changes.length;
    const idled = result.withoutEffect.length;
    takePiece(tokens, context, result);
    if (result.withoutEffect.length > idled) idle.push({ tokens, place });
  }
  for (const piece of idle.reverse()) removeAtLast(piece, { ...context, ...NOTHING_NAMED }, result);
  // names that nothing was said of
  if (context.waiting !== null && result.changes.length === 0 && result.notUnderstood.length === 0)
    result.notUnderstood.push({ text, span: [0, text.length] });
  return result;
}

/** Before the first piece. */
const NOTHING_NAMED = { last: null, waiting: null, repeat: null, isAdding: false, goesOn: false } as const;

/** A piece that changed nothing. */
interface IdlePiece {
  tokens: readonly Token[];
  /** Changes that were made before it. */
  place: number;
}

/** "Remove the creak, add a slam": the only layer can go once there is another. */
function removeAtLast({ tokens, place }: IdlePiece, context: Context, result: Refinement): void {
  const after = rounded(applyPiece(result.scene, tokens, context).scene);
  if (after.layers.length >= result.scene.layers.length) return;
  const { text, span } = whole(tokens, context.text);
  result.changes.splice(place, 0, ...changesBetween(result.scene, after, text));
  result.withoutEffect = result.withoutEffect.filter((said) => said.span[0] !== span[0]);
  result.scene = after;
}

function takePiece(tokens: readonly Token[], context: Context, result: Refinement): void {
  const { text } = context;
  const said = whole(tokens, text);
  const before = result.scene;
  const { scene: next, unresolved, isRead, isAside } = applyPiece(before, tokens, context);
  const after = rounded(next);
  const changes = changesBetween(before, after, said.text);
  result.notUnderstood.push(...unresolved.map((word) => whole([word], text)));
  if (changes.length > 0) {
    // an unchanged scene stays the very same
    result.scene = after;
    result.changes.push(...changes);
    context.hasChanged = true;
  } else if (!isAside && unresolved.length === 0 && context.waiting === null)
    (isRead ? result.withoutEffect : result.notUnderstood).push(said);
}

function whole(
  tokens: readonly Pick<Token, 'start' | 'end'>[],
  text: string,
): { text: string; span: [number, number] } {
  const [{ start }] = tokens;
  const { end } = tokens[tokens.length - 1];
  return { text: text.slice(start, end), span: [start, end] };
}

interface Piece {
  tokens: Token[];
  /** "And" stands before it, no comma. */
  goesOn: boolean;
}

/** The words between commas and "and". */
function piecesOf(text: string, { language, joining, grammar }: RefiningLanguage): Piece[] {
  const { split = (token: Token) => [token] } = language;
  let piece: Piece = { tokens: [], goesOn: false };
  const pieces = [piece];
  const tokens = withPercent(tokenize(text), text).flatMap(split);
  let kept = 0;
  for (const [index, token] of tokens.entries()) {
    // "Después de tres segundos" is one moment, though "después" may go on to what comes next.
    kept = Math.max(kept, index + momentLengthAt(tokens, index, language.lexicon));
    const isMark = token.kind === 'mark';
    const isJoining = index >= kept && joining.has(token.text);
    if (isMark || (isJoining && !isException(token, piece.tokens.at(-1), grammar))) {
      piece = { tokens: [], goesOn: !isMark && piece.tokens.length > 0 };
      pieces.push(piece);
    } else piece.tokens.push(token);
  }
  return pieces.filter(({ tokens }) => tokens.length > 0).slice(0, MAX_PIECES);
}

/** "Everything but the dog". */
function isException(token: Token, before: Token | undefined, { but, all }: RefinementGrammar): boolean {
  return token.text === but && before !== undefined && all.has(before.text);
}

/** The sign as a word. */
function withPercent(tokens: readonly Token[], text: string): Token[] {
  return tokens.flatMap((token): Token[] =>
    text.charAt(token.end) === '%'
      ? [token, { text: '%', start: token.end, end: token.end + 1, kind: 'word' }]
      : [token],
  );
}
