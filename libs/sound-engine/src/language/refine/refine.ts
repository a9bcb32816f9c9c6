import type { Scene } from '@whoosh/sound-scene';
import { rounded } from '../interpret';
import { ENGLISH_REFINING } from '../english/refinement/vocabulary';
import type { Language } from '../lexicon/language';
import { languageOf, refiningLanguages } from '../lexicon/registry';
import { type ChangeClause, parseChanges } from '../parse/changes';
import type { Read } from '../parse/reading';
import { tag } from '../tag/tag';
import type { TaggedToken } from '../tag/tagged-token';
import { isDecimal } from '../tokenise/decimal';
import { tokensOf } from '../tokenise/tokenise';
import type { ReadText } from '../understand';
import { changesBetween, type SceneChange } from './changes';
import { applyPiece } from './piece';
import { type Context, whole } from './piece-result';

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
  return readRefinement(scene, words).refinement;
}

/** Refines a scene, and keeps what each stage of reading made of the words. */
export function readRefinement(scene: Scene, words: string): ReadRefinement {
  const text = words.slice(0, MAX_REFINEMENT_LENGTH);
  const english = refined(scene, { text, ...tokensOf(text, ENGLISH_REFINING) }, ENGLISH_REFINING);
  const { code, confidence } = languageOf(text).detected;
  if (code === 'en' && scene.lang === 'en' && isUnderstood(english.refinement)) return english;
  // one line is too short to tell its language for sure: that language holds in which all of it means something
  const likely = confidence < SURE ? [scene.lang, code] : [code, scene.lang];
  for (const language of refiningLanguages(likely)) {
    const written = { text, ...tokensOf(text, language) };
    if (isOfAnother(written, language)) continue;
    const foreign = refined(scene, written, language, true);
    if (isUnderstood(foreign.refinement)) return foreign;
  }
  return english;
}

function isUnderstood({ notUnderstood, changes, withoutEffect }: Refinement): boolean {
  return notUnderstood.length === 0 && changes.length + withoutEffect.length > 0;
}

/** A refinement and its words. */
interface Written extends Pick<ReadText, 'normalised' | 'tokens'> {
  text: string;
}

/** A refinement as it was read. */
export interface ReadRefinement extends Written {
  mentions: readonly TaggedToken[];
  clauses: readonly Read[];
  refinement: Refinement;
}

/** @param isWhole whether only that is wanted in which all of the text means something: the rest is left unread */
function refined(scene: Scene, written: Written, language: Language, isWhole = false): ReadRefinement {
  const { text, tokens } = written;
  const result: Refinement = { scene, changes: [], notUnderstood: [], withoutEffect: [] };
  const context: Context = { language, text, ...NOTHING_NAMED, parsed: new Map() };
  const idle: IdlePiece[] = [];
  const tagged = tag(tokens, language);
  for (const clause of parseChanges(tagged).slice(0, MAX_PIECES)) {
    if (isWhole && result.notUnderstood.length > 0) break;
    context.goesOn = clause.goesOn;
    const place = result.changes.length;
    const idled = result.withoutEffect.length;
    takePiece(clause, context, result);
    if (result.withoutEffect.length > idled) idle.push({ clause, place });
  }
  for (const piece of idle.reverse()) removeAtLast(piece, { ...context, ...NOTHING_NAMED }, result);
  // names that nothing was said of
  if (context.waiting !== null && result.changes.length === 0 && result.notUnderstood.length === 0)
    result.notUnderstood.push({ text, span: [0, text.length] });
  return { ...written, mentions: tagged, clauses: [...context.parsed.values()].flat(), refinement: result };
}

/** Before the first piece. */
const NOTHING_NAMED = { last: null, waiting: null, repeat: null, isAdding: false, goesOn: false } as const;

/** A piece that changed nothing. */
interface IdlePiece {
  clause: ChangeClause;
  /** Changes that were made before it. */
  place: number;
}

/** "Remove the creak, add a slam": the only layer can go once there is another. */
function removeAtLast({ clause, place }: IdlePiece, context: Context, result: Refinement): void {
  const after = rounded(applyPiece(result.scene, clause, context).scene);
  if (after.layers.length >= result.scene.layers.length) return;
  const { text, span } = whole(clause.mentions, context.text);
  result.changes.splice(place, 0, ...changesBetween(result.scene, after, text));
  result.withoutEffect = result.withoutEffect.filter((said) => said.span[0] !== span[0]);
  result.scene = after;
}

function takePiece(clause: ChangeClause, context: Context, result: Refinement): void {
  const { text } = context;
  const said = whole(clause.mentions, text);
  const before = result.scene;
  const { scene: next, unresolved, isRead, isAside } = applyPiece(before, clause, context);
  const after = rounded(next);
  const changes = changesBetween(before, after, said.text);
  result.notUnderstood.push(...unresolved.map((word) => whole([word], text)));
  if (changes.length > 0) {
    // an unchanged scene stays the very same
    result.scene = after;
    result.changes.push(...changes);
  } else if (!isAside && unresolved.length === 0 && context.waiting === null)
    (isRead ? result.withoutEffect : result.notUnderstood).push(said);
}

/** Whether a language has hardly a word of a text, so that not all of it can mean something there. */
function isOfAnother({ tokens }: Written, { lexicon }: Language): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const known = words.filter(
    ({ text }) => isDecimal(text) || lexicon.lemmas(text).some((one) => lexicon.has(one.text)),
  );
  return 2 * known.length < words.length;
}
