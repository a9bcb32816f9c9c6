import type { Layer } from '@whoosh/sound-scene';
import type { EventFrame, Participant } from '../frames/event-frame';
import { framesFrom } from '../frames/from-clauses';
import { interpret, type InterpretOptions } from '../interpret';
import type { NormalisedText } from '../normalise/normalised-text';
import { languageOf } from '../lexicon/registry';
import type { Read } from '../parse/reading';
import type { LayerDraft } from '../propose/draft';
import type { ReadRefinement } from '../refine/refine';
import { resolve } from '../resolve/resolve';
import type { ResolvedEvent } from '../resolve/resolved-event';
import { readText } from '../understand';

/** What one stage of reading made of a text, in lines for people. */
export interface StageTrace {
  stage: 'normalise' | 'tokenise' | 'tag' | 'parse' | 'frames' | 'propose' | 'resolve' | 'arrange' | 'refine';
  lines: string[];
}

/** How a description is read, stage by stage: to find the stage that went wrong. */
export function traceReading(text: string, options: InterpretOptions = {}): StageTrace[] {
  const { language } = languageOf(text, options.lang);
  const { normalised, tokens, parsed, understanding, frames, knowledge } = readText(text, language);
  return [
    ...tracedFrames({ normalised, tokens, mentions: understanding.mentions, clauses: parsed.clauses }),
    { stage: 'propose', lines: understanding.drafts.map(draftLine) },
    { stage: 'resolve', lines: knowledge ? resolve(frames, knowledge).events.map(eventLine) : [] },
    { stage: 'arrange', lines: interpret(text, options).layers.map(layerLine) },
  ];
}

/** The stages that descriptions and refinements go through alike. */
export function tracedFrames({
  normalised,
  tokens,
  mentions,
  clauses,
}: Pick<ReadRefinement, 'normalised' | 'tokens' | 'mentions' | 'clauses'>): StageTrace[] {
  return [
    { stage: 'normalise', lines: normalisedLines(normalised) },
    { stage: 'tokenise', lines: [tokens.map((token) => token.text).join(' | ')] },
    { stage: 'tag', lines: [mentions.map((mention) => `${mention.text}/${mention.kind}`).join(' ')] },
    { stage: 'parse', lines: clauses.map(clauseLine) },
    { stage: 'frames', lines: framesFrom(clauses).map(frameLine) },
  ];
}

function normalisedLines({ text, written, setAside }: NormalisedText): string[] {
  return [text, ...setAside.map(({ kind, span: [start, end] }) => `set aside, ${kind}: ${written.slice(start, end)}`)];
}

function clauseLine({ link, group, frames, isNegated }: Read): string {
  const words = frames.flatMap(({ verb, subjects, objects, places }) => [
    ...subjects.map(({ head }) => head.word),
    ...(verb ? [verb.verb.lemma] : []),
    ...[...objects, ...places].map(({ head }) => head.word),
  ]);
  return [`step ${group}`, ...(link ? [link] : []), ...(isNegated ? ['not'] : []), words.join(' ')].join(', ');
}

function draftLine({ source, group, origin }: LayerDraft): string {
  return `${source}, step ${group}, by ${origin.by}`;
}

function frameLine({ id, predicate, agents, patients, places }: EventFrame): string {
  const roles: [name: string, participants: readonly Participant[]][] = [
    ['agent', agents],
    ['patient', patients],
    ['place', places],
  ];
  const said = roles.flatMap(([name, participants]) => participants.map((one) => `${name} ${phraseOf(one)}`));
  return [`${id}`, predicate === undefined ? 'no verb' : `verb ${predicate.verb.lemma}`, ...said].join(', ');
}

function phraseOf({ head, modifiers, effects, number, places }: Participant): string {
  const words = [...effects.map(({ mention }) => mention.text), ...[...modifiers, head].map(({ word }) => word)];
  const counted = number === undefined ? words : [`${number}`, ...words];
  return [counted.join(' '), ...places.map((place) => `${place.relation ?? 'at'} ${phraseOf(place)}`)].join(' ');
}

function eventLine({ frame, source, probability, by, alternatives }: ResolvedEvent): string {
  const percent = (thousandths: number): string => `${Math.round(thousandths / 10)} %`;
  return [`${frame?.id ?? 0}`, `${source} ${percent(probability)} by ${by}`, ...alternatives].join(', ');
}

function layerLine({ id, timing, gainDb, place }: Layer): string {
  const when = timing.kind === 'shots' ? `at ${timing.at.join(', ')} s` : `${timing.start} to ${timing.end} s`;
  return `${id}: ${when}, ${gainDb} dB, ${place.distance} m away`;
}
