import { featuresOf } from '../../catalogue';
import type { FoundIn } from '../../catalogue/features';
import type { EventFrame, Participant } from '../frames/event-frame';
import { calibrated } from './calibration';
import type { Candidate, Candidates } from './candidate';
import { candidatesOf, candidatesOfModifier, candidatesOfParticipant } from './candidates';
import { type Choice, isByPair, measure, type Measures } from './measures';
import type { Knowledge, ResolveFrames } from './resolve-frames';
import type { ResolvedEvent, SourceChoice } from './resolved-event';
import { probabilities, scoreOf, type Weights } from './score';
import LEARNT from './weights.json';

const WEIGHTS: Weights = LEARNT.weights;
/** Alternatives that are handed on. */
const MOST_ALTERNATIVES = 6;

/** A choice with its candidates and their measures. */
export interface Weighed {
  choice: Choice;
  candidates: readonly Candidate[];
  measures: readonly Measures[];
}

/** Chooses what sounds for every frame: each by itself first, then again beside what the others were taken for. */
export const resolve: ResolveFrames = (frames, knowledge) => {
  const events = frames.filter(({ isNegated }) => !isNegated);
  const context = contextOf(events, knowledge, WEIGHTS);
  const found = events.flatMap((frame) => resolveFrame(frame, context, knowledge, WEIGHTS));
  return found.length > 0 ? found : likeliest(events, context, knowledge);
};

/** What was taken for what when each choice was looked at by itself. */
interface Context {
  taken: readonly Taken[];
}

interface Taken {
  choice: Choice;
  source: string;
}

function contextOf(frames: readonly EventFrame[], knowledge: Knowledge, weights: Weights): Context {
  const alone: Context = { taken: namedIn(frames) };
  const taken: Taken[] = [];
  for (const frame of frames) {
    const choose = (weighed: Weighed): string | undefined => {
      const source = best(weighed, weights)?.candidate.source;
      if (source !== undefined) taken.push({ choice: weighed.choice, source });
      return source;
    };
    walk(choicesOf(frame, alone, knowledge, choose));
  }
  return { taken };
}

/** Runs through choices for what choosing does. */
function walk(choices: Iterable<Weighed>): void {
  const iterator = choices[Symbol.iterator]();
  while (iterator.next().done !== true);
}

/** The first sense of every noun: what the others are before anything is weighed. */
function namedIn(frames: readonly EventFrame[]): Taken[] {
  return frames.flatMap((frame) =>
    participantsOf(frame).flatMap((participant): Taken[] => {
      const source = participant.senses[0]?.meaning.source;
      const choice: Choice = { ...NOTHING_ELSE, slot: 'beside', frame, agent: undefined, participant };
      return source === undefined ? [] : [{ choice, source }];
    }),
  );
}

const NOTHING_ELSE = {
  others: new Set<string>(),
  places: new Set<FoundIn>(),

  rivals: 0,
  isPairKnown: false,
};

function participantsOf(frame: EventFrame): Participant[] {
  return [...frame.agents, ...frame.patients, ...frame.instruments, ...frame.places].flatMap((one) => [
    one,
    ...(one.genitive ? [one.genitive] : []),
    ...one.places,
  ]);
}

/** What is known of the rest of the text. */
function around(choice: Choice, { taken }: Context): Choice {
  const rest = taken.filter(
    (other) =>
      other.choice.frame.id !== choice.frame.id ||
      (other.choice.slot === choice.slot
        ? (other.choice.participant ?? other.choice.agent) !== (choice.participant ?? choice.agent)
        : other.choice.participant !== (choice.participant ?? choice.agent)),
  );
  const others = new Set(rest.map(({ source }) => source));
  const places = new Set<FoundIn>([...others].flatMap((source) => [...(featuresOf(source)?.places ?? [])]));
  return { ...choice, others, places };
}

/** The choices of a frame: what the event is, for each of its agents, then what else of it sounds. */
export function* choicesOf(
  frame: EventFrame,
  context: Context,
  { lexicon }: Knowledge,
  choose: (weighed: Weighed) => string | undefined,
): Generator<Weighed> {
  const base = { ...NOTHING_ELSE, frame };
  const agents = (frame.isChoice ? frame.agents.slice(0, 1) : frame.agents).filter(({ isNegated }) => !isNegated);
  if (agents.length === 0 && frame.agents.length > 0) return;
  const heard = new Set<string>();
  for (const agent of agents.length > 0 ? agents : [undefined]) {
    const weighed = weigh({ ...base, slot: 'event', agent }, candidatesOf(frame, agent, lexicon), context);
    yield weighed;
    const event = choose(weighed);
    if (event !== undefined) heard.add(event);
    const teller = weighed.candidates.find(({ source }) => source === event)?.owner;
    for (const [slot, participant, candidates] of besides(frame, agent, lexicon)) {
      const choice: Choice = {
        ...base,
        slot,
        agent,
        ...(participant && { participant }),
        ...(event !== undefined && { event }),
        ...(participant !== undefined && participant === teller && { isToldByEvent: true }),
      };
      const also = weigh(choice, candidates, context, heard);
      if (also.candidates.length === 0) continue;
      yield also;
      const source = choose(also);
      if (source !== undefined) heard.add(source);
    }
  }
}

/** What may sound besides the event: its agent, its patients, what is near it, what a modifier says is heard too. */
function* besides(
  frame: EventFrame,
  agent: Participant | undefined,
  lexicon: Knowledge['lexicon'],
): Generator<[Choice['slot'], Participant | undefined, Candidates]> {
  const { patients, instruments, places, modifiers } = frame;
  const near = [
    ...instruments,
    ...places,
    ...(agent?.places ?? []),
    ...(agent?.genitive?.places ?? []),
    ...patients.flatMap((one) => one.places),
  ];
  const slots: [Choice['slot'], readonly Participant[]][] = [
    ['agent', agent && frame.predicate ? [agent] : []],
    ['patient', patients],
    ['beside', near],
  ];
  for (const [slot, participants] of slots)
    for (const participant of participants)
      if (!participant.isNegated && !participant.isRecalled)
        yield [slot, participant, candidatesOfParticipant(participant, lexicon)];
  for (const modifier of [
    ...modifiers,
    ...[...(agent ? [agent] : []), ...patients, ...near].flatMap((one) => one.modifiers),
  ])
    yield ['beside', undefined, candidatesOfModifier(modifier)];
}

function weigh(choice: Choice, found: Candidates, context: Context, heard: ReadonlySet<string> = NONE): Weighed {
  const candidates = found.list().filter(({ source }) => !heard.has(source));
  const counted = { ...around(choice, context), rivals: candidates.length, isPairKnown: candidates.some(isByPair) };
  return { choice: counted, candidates, measures: candidates.map((candidate) => measure(candidate, counted)) };
}

const NONE: ReadonlySet<string> = new Set();

/** All choices of all frames, for learning. */
export function allChoices(frames: readonly EventFrame[], knowledge: Knowledge, weights: Weights = WEIGHTS): Weighed[] {
  const events = frames.filter(({ isNegated }) => !isNegated);
  const context = contextOf(events, knowledge, weights);
  return events.flatMap((frame) => [
    ...choicesOf(frame, context, knowledge, (weighed) => best(weighed, weights)?.candidate.source),
  ]);
}

interface Ranked {
  candidate: Candidate;
  probability: number;
}

function ranked({ candidates, measures }: Weighed, weights: Weights): { ranking: Ranked[]; silence: number } {
  const chances = probabilities(measures.map((one) => scoreOf(one, weights)));
  const ranking = candidates
    .map((candidate, index) => ({ candidate, probability: chances[index] ?? 0 }))
    .sort((a, b) => b.probability - a.probability);
  return { ranking, silence: chances[candidates.length] ?? 0 };
}

function best(weighed: Weighed, weights: Weights): Ranked | undefined {
  const { ranking, silence } = ranked(weighed, weights);
  return ranking[0] !== undefined && ranking[0].probability >= silence ? ranking[0] : undefined;
}

function resolveFrame(frame: EventFrame, context: Context, knowledge: Knowledge, weights: Weights): ResolvedEvent[] {
  const events: ResolvedEvent[] = [];
  const choose = (weighed: Weighed): string | undefined => {
    const chosen = best(weighed, weights);
    if (chosen) events.push(eventOf(weighed, ranked(weighed, weights).ranking, chosen));
    return chosen?.candidate.source;
  };
  walk(choicesOf(frame, context, knowledge, choose));
  return events;
}

function eventOf({ choice }: Weighed, ranking: readonly Ranked[], { candidate, probability }: Ranked): ResolvedEvent {
  const { source, by, owner, variant, mods, time, trend } = candidate;
  return {
    frame: choice.frame.id,
    source,
    probability: calibrated(probability, choice.slot),
    alternatives: alternativesOf(ranking, source),
    by,
    ...(owner && { owner: owner.headSpan }),
    role:
      choice.slot === 'event' || choice.slot === 'patient' ? 'event' : choice.slot === 'agent' ? 'beneath' : 'beside',
    ...(variant && { variant }),
    ...(mods && { mods }),
    ...(time && { time }),
    ...(trend && { trend }),
  };
}

function alternativesOf(ranking: readonly Ranked[], chosen: string): SourceChoice[] {
  return ranking
    .filter(({ candidate }) => candidate.source !== chosen)
    .slice(0, MOST_ALTERNATIVES)
    .map(({ candidate, probability }) => ({ source: candidate.source, probability }));
}

/** Where silence is likelier for every word: the one candidate that comes nearest, as the doubtful thing it is. */
function likeliest(frames: readonly EventFrame[], context: Context, knowledge: Knowledge): ResolvedEvent[] {
  const all = frames.flatMap((frame) =>
    [...choicesOf(frame, context, knowledge, () => undefined)].flatMap((weighed) => {
      const { ranking } = ranked(weighed, WEIGHTS);
      return ranking[0] ? [{ weighed, ranking, top: ranking[0] }] : [];
    }),
  );
  const [first] = all.sort((a, b) => b.top.probability - a.top.probability);
  return first ? [eventOf(first.weighed, first.ranking, first.top)] : [];
}
