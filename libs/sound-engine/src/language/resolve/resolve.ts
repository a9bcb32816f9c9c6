import { featuresOf } from '../../catalogue';
import type { FoundIn } from '../../catalogue/features';
import type { Collocation } from '../evidence/collocations';
import type { EventFrame, Participant } from '../frames/event-frame';
import type { Span } from '../normalise/normalised-text';
import { calibrated } from './calibration';
import { type Candidate, Candidates } from './candidate';
import { candidatesOf, candidatesOfModifier, candidatesOfParticipant } from './candidates';
import { type Choice, isByPair, measure, type Measures, standingOf } from './measures';
import { overlaps, ReadLayers } from './read-layers';
import type { ReadLayer } from './read-layer';
import type { Knowledge, ResolveFrames } from './resolve-frames';
import type { ResolvedEvent, SourceChoice } from './resolved-event';
import { probabilities, scoreOf, type Weights } from './score';
import LEARNT from './weights.json';

const WEIGHTS: Weights = LEARNT.weights;
/** Thousandths from which another source is handed on as an alternative. */
const LEAST_ALTERNATIVE = 20;
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
  const context = contextOf(frames, knowledge, WEIGHTS);
  const found: ResolvedEvent[] = [];
  walk(
    choicesOfText(frames, context, knowledge, (weighed) => {
      const chosen = best(weighed, WEIGHTS);
      if (chosen) found.push(eventOf(weighed, ranked(weighed, WEIGHTS).ranking, chosen));
      return chosen?.candidate.source;
    }),
  );
  return found.length > 0 ? found : likeliest(frames, context, knowledge);
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
  walk(
    choicesOfText(frames, alone, knowledge, (weighed) => {
      const source = best(weighed, weights)?.candidate.source;
      if (source !== undefined) taken.push({ choice: weighed.choice, source });
      return source;
    }),
  );
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
  read: [],
  collocations: [],
  isReadHere: false,
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

type Choose = (weighed: Weighed) => string | undefined;

/** The choices of all frames in their order, then of the proposed layers that belong to none of them. */
function* choicesOfText(
  frames: readonly EventFrame[],
  context: Context,
  knowledge: Knowledge,
  choose: Choose,
): Generator<Weighed> {
  const events = frames.filter(({ isNegated }) => !isNegated);
  const layers = new ReadLayers(knowledge.read ?? [], heardCollocations(frames, knowledge), events);
  for (const frame of events) yield* choicesOf(frame, context, knowledge, layers, choose);
  for (const layer of layers.left()) {
    const choice: Choice = {
      ...NOTHING_ELSE,
      slot: 'rest',
      frame: { ...NO_FRAME, id: -1 - layers.indexOf(layer) },
      agent: undefined,
    };
    const weighed = weigh(choice, withRead(new Candidates(), [layer]).list(), context, knowledge);
    yield weighed;
    choose(weighed);
  }
  for (const collocation of layers.collocationsLeft()) {
    const choice: Choice = { ...NOTHING_ELSE, slot: 'rest', frame: NO_FRAME, agent: undefined };
    const weighed = weigh(choice, withCollocations(new Candidates(), [collocation]).list(), context, knowledge);
    if (weighed.candidates.length === 0) continue;
    yield weighed;
    choose(weighed);
  }
}

/** Those of which no word is negated. */
function heardCollocations(frames: readonly EventFrame[], { collocations = [] }: Knowledge): Collocation[] {
  const silent = frames
    .flatMap((frame) => participantsOf(frame).filter((one) => one.isNegated || frame.isNegated))
    .map(({ headSpan }) => headSpan);
  return collocations.filter(({ spans }) => !overlaps(spans, silent));
}

/** The event of a layer that no frame tells of. */
const NO_FRAME: EventFrame = {
  id: -1,
  agents: [],
  patients: [],
  instruments: [],
  places: [],
  modifiers: [],
  step: 0,
  isBackground: false,
  isChoice: false,
  isInherited: false,
  isApart: false,
  isNegated: false,
  weight: 1000,
  readings: [],
};

function withRead(found: Candidates, layers: readonly ReadLayer[]): Candidates {
  for (const layer of layers) found.add('read', { source: layer.source, by: layer.by, read: layer });
  return found;
}

function withCollocations(found: Candidates, collocations: readonly Collocation[]): Candidates {
  for (const { source, spans } of collocations) found.add('collocation', { source, by: 'pair', spans }, spans.length);
  return found;
}

/** The choices of a frame: what the event is, for each of its agents, then what else of it sounds. */
function* choicesOf(
  frame: EventFrame,
  context: Context,
  knowledge: Knowledge,
  layers: ReadLayers,
  choose: Choose,
): Generator<Weighed> {
  const { lexicon } = knowledge;
  const base = { ...NOTHING_ELSE, frame };
  const agents = (frame.isChoice ? frame.agents.slice(0, 1) : frame.agents).filter(({ isNegated }) => !isNegated);
  if (agents.length === 0 && frame.agents.length > 0) return;
  const heard = new Set<string>();
  for (const agent of agents.length > 0 ? agents : [undefined]) {
    const named = withCollocations(
      withRead(candidatesOf(frame, agent, lexicon), layers.ofEvent(frame, agent)),
      layers.collocationsOf(frame, agent),
    );
    const weighed = weigh({ ...base, slot: 'event', agent }, named.list(), context, knowledge);
    yield weighed;
    const event = choose(weighed);
    if (event !== undefined) heard.add(event);
    yield* furtherChoices(weighed, event, heard, context, knowledge, choose);
    const teller = weighed.candidates.find(({ source }) => source === event)?.owner;
    for (const [slot, participant, candidates, spans] of besides(frame, agent, lexicon)) {
      withRead(candidates, layers.at(spans));
      const choice: Choice = {
        ...base,
        slot,
        agent,
        ...(participant && { participant }),
        ...(event !== undefined && { event }),
        ...(participant !== undefined && participant === teller && { isToldByEvent: true }),
      };
      const also = weigh(choice, candidates.list(), context, knowledge, heard);
      if (also.candidates.length === 0) continue;
      yield also;
      const source = choose(also);
      if (source !== undefined) heard.add(source);
    }
  }
}

/** A phrase may name several sounds: each further layer that the rules propose for it is a choice of its own. */
function* furtherChoices(
  { choice, candidates }: Weighed,
  event: string | undefined,
  heard: Set<string>,
  context: Context,
  knowledge: Knowledge,
  choose: Choose,
): Generator<Weighed> {
  if (event === undefined) return;
  const { frame, agent } = choice;
  for (const candidate of candidates) {
    const isOwn = candidate.read !== undefined || candidate.evidence.collocation !== undefined;
    if (!isOwn || candidate.source === event) continue;
    const further: Choice = { ...NOTHING_ELSE, slot: 'further', frame, agent, event };
    const weighed = weigh(further, [candidate], context, knowledge, heard);
    if (weighed.candidates.length === 0) continue;
    yield weighed;
    const source = choose(weighed);
    if (source !== undefined) heard.add(source);
  }
}

/** What may sound besides the event: its agent, its patients, what is near it, what a modifier says is heard too. */
function* besides(
  frame: EventFrame,
  agent: Participant | undefined,
  lexicon: Knowledge['lexicon'],
): Generator<[Choice['slot'], Participant | undefined, Candidates, readonly Span[]]> {
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
        yield [slot, participant, candidatesOfParticipant(participant, lexicon), participant.spans];
  for (const modifier of [
    ...modifiers,
    ...[...(agent ? [agent] : []), ...patients, ...near].flatMap((one) => one.modifiers),
  ])
    yield ['beside', undefined, candidatesOfModifier(modifier), [modifier.span]];
}

function weigh(
  choice: Choice,
  found: readonly Candidate[],
  context: Context,
  knowledge: Knowledge,
  heard: ReadonlySet<string> = NONE,
): Weighed {
  const proposed = new Set(knowledge.read?.map(({ source }) => source));
  // What is proposed for other words is not to be found a second time.
  const candidates = found.filter(
    ({ source, read }) => !heard.has(source) && (read !== undefined || !proposed.has(source)),
  );
  const counted: Choice = {
    ...around(choice, context),
    rivals: candidates.length,
    isPairKnown: candidates.some(isByPair),
    read: knowledge.read ?? [],
    collocations: knowledge.collocations ?? [],
    isReadHere: candidates.some(({ read }) => read !== undefined),
    ...(knowledge.category !== undefined && { category: knowledge.category }),
    ...(knowledge.style !== undefined && { style: knowledge.style }),
  };
  return { choice: counted, candidates, measures: candidates.map((candidate) => measure(candidate, counted)) };
}

const NONE: ReadonlySet<string> = new Set();

/** All choices of all frames, for learning. */
export function allChoices(frames: readonly EventFrame[], knowledge: Knowledge, weights: Weights = WEIGHTS): Weighed[] {
  const context = contextOf(frames, knowledge, weights);
  return [...choicesOfText(frames, context, knowledge, (weighed) => best(weighed, weights)?.candidate.source)];
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

/**
 * The likeliest candidate where it is so much likelier than silence as the rules' proposal, or its absence, asks for.
 */
function best(weighed: Weighed, weights: Weights): Ranked | undefined {
  const { ranking, silence } = ranked(weighed, weights);
  const [first] = ranking;
  if (first === undefined) return undefined;
  const least = LEARNT.leastOdds[standingOf(first.candidate, weighed.choice)];
  return 100 * first.probability >= least * silence ? first : undefined;
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
    role: FOREGROUND.has(choice.slot) ? 'event' : choice.slot === 'agent' ? 'beneath' : 'beside',
    ...(variant && { variant }),
    ...(mods && { mods }),
    ...(time && { time }),
    ...(trend && { trend }),
    ...(candidate.read && { read: candidate.read }),
    ...(candidate.spans && { spans: candidate.spans }),
  };
}

const FOREGROUND = new Set<Choice['slot']>(['event', 'patient', 'further', 'rest']);

function alternativesOf(ranking: readonly Ranked[], chosen: string): SourceChoice[] {
  return ranking
    .filter(({ candidate, probability }) => candidate.source !== chosen && probability >= LEAST_ALTERNATIVE)
    .slice(0, MOST_ALTERNATIVES)
    .map(({ candidate, probability }) => ({ source: candidate.source, probability }));
}

/** Where silence is likelier for every word: the one candidate that comes nearest, as the doubtful thing it is. */
function likeliest(frames: readonly EventFrame[], context: Context, knowledge: Knowledge): ResolvedEvent[] {
  const all = [...choicesOfText(frames, context, knowledge, () => undefined)].flatMap((weighed) => {
    const { ranking } = ranked(weighed, WEIGHTS);
    return ranking[0] ? [{ weighed, ranking, top: ranking[0] }] : [];
  });
  const [first] = all.sort((a, b) => b.top.probability - a.top.probability);
  return first ? [eventOf(first.weighed, first.ranking, first.top)] : [];
}
