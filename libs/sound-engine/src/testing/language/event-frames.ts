import '../../languages';
import { isAssetName, readAssetName } from '../../language/asset-names';
import type { Frame, NounPhrase, SaidEffect } from '../../language/frames';
import type { EventFrame, Participant, SaidModifier } from '../../language/frames/event-frame';
import { findMentions } from '../../language/mentions';
import { invertSubjects, order, pairFragments, readClauses, shareSubjects } from '../../language/reading';
import { languageOf } from '../../language/registry';
import type { Knowledge } from '../../language/resolve/resolve-frames';
import { registerVectors } from '../../language/evidence/vectors';
import VECTORS from '../../language/evidence/vectors.json';
import { tokenize } from '../../language/tokens';
export { allChoices, resolve } from '../../language/resolve/resolve';
export { CATALOGUE, MODELS, interpret, askedSource } from '../../index';

registerVectors(VECTORS);

const said = (e: SaidEffect): SaidModifier => ({
  lemma: e.mention.text,
  span: [e.mention.start, e.mention.end],
  effect: e.effect,
  degree: e.factor,
});
/** A noun phrase of the clauses as a participant. */
function participant(p: NounPhrase): Participant {
  return {
    lemma: p.head.word,
    text: p.mention.text,
    spans: p.spans,
    headSpan: [p.mention.start, p.mention.end],
    senses: p.mention.kind === 'unknown' ? [] : [{ meaning: p.head, weight: 1000 }],
    ...(p.mention.entry.verb && { deed: p.mention.entry.verb }),
    compound: p.modifiers.map((m) => ({
      lemma: m.word,
      text: m.word,
      spans: [],
      headSpan: [0, 0],
      senses: [{ meaning: m, weight: 1000 }],
      compound: [],
      modifiers: [],
      isPlural: false,
      isSingle: false,
      places: [],
      isNegated: false,
    })),
    modifiers: p.effects.map(said),
    ...(p.number !== undefined && { number: p.number }),
    ...(p.quantity && { quantity: p.quantity }),
    isPlural: p.isPlural,
    isSingle: p.isSingle,
    ...(p.of && { genitive: participant(p.of) }),
    places: p.places.map(participant),
    ...(p.preposition !== undefined && { relation: p.preposition }),
    isNegated: p.isNegated,
    ...(p.isRecalled && { isRecalled: true }),
    ...(p.corrected !== undefined && { corrected: p.corrected }),
  };
}
/** The event frames of a text, as far as the reader of clauses has them: for learning, until the pipeline's own parser gives them. */
export function framesOf(text: string): { frames: EventFrame[]; knowledge: Knowledge; unknown: string[] } {
  const { language } = languageOf(text);
  const tokens = tokenize(text);
  const named = isAssetName(text) ? readAssetName(text, tokens, language.lexicon) : tokens;
  const cut = language.split ? named.flatMap(language.split) : named;
  const mentions = findMentions(cut, language.lexicon, language.repair, language.arrange);
  const clauses = readClauses(mentions, language);
  if (language.isVerbSecond) invertSubjects(clauses);
  shareSubjects(clauses);
  pairFragments(clauses);
  order(clauses);
  const frames: EventFrame[] = [];
  const push = (f: Frame, group: number, negated: boolean) =>
    frames.push({
      id: frames.length,
      ...(f.verb && {
        predicate: {
          lemma: f.verb.verb.lemma,
          text: f.verb.mention.text,
          form: f.verb.form,
          span: [f.verb.mention.start, f.verb.mention.end],
          particles: [],
          senses: [{ meaning: f.verb.verb, weight: 1000 }],
          ...(f.verb.mention.corrected !== undefined && { corrected: f.verb.mention.corrected }),
        },
      }),
      agents: f.subjects.map(participant),
      patients: f.objects.map(participant),
      instruments: [],
      places: f.places.map(participant),
      modifiers: f.effects.map(said),
      ...(f.count !== undefined && { count: f.count }),
      step: group,
      isBackground: false,
      isChoice: f.isChoice ?? false,
      isInherited: f.isInherited ?? false,
      isApart: f.isApart ?? false,
      isNegated: negated,
      weight: 1000,
      readings: [],
    } as EventFrame);
  for (const c of clauses) {
    for (const f of c.frames) push(f, c.group, c.isNegated && f.subjects.every((p) => p.isNegated));
    for (const p of c.loosePlaces)
      push({ subjects: [], objects: [], places: [p], effects: [] } as unknown as Frame, c.group, c.isNegated);
  }
  return {
    frames,
    knowledge: { lexicon: language.lexicon, hasModel: () => true },
    unknown: mentions.filter((m) => m.kind === 'unknown').map((m) => m.text),
  };
}
