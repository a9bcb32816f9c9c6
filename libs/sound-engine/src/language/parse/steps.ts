import { groupOf, kindOf } from '../../catalogue';
import { isOfClass } from '../../catalogue/classes';
import type { Construction } from '../construction';
import type { Link } from '../lexicon/lexicon';
import { LISTING } from './links';
import { type Frame, isMachine, verbMatches, type VerbPhrase } from './phrases';
import type { ReadClause } from './reading';
import { toldAgain } from './told-again';

/** Where a clause begins a step of its own: after the current one, in its place, or before all. */
export type Step = 'next' | 'here' | 'first';

/** A clause, the one before it, all that were told, and what opened the text, as long as that has not ended. */
export interface SaidNext {
  clause: ReadClause;
  before: ReadClause;
  told: readonly ReadClause[];
  opening: Link | undefined;
}

/** What tells that a clause begins a step of its own. */
export const STEP_CONSTRUCTIONS: readonly Construction<SaidNext, Step>[] = [
  {
    name: 'what comes after the opening',
    pattern: '"after" + event, clause',
    examples: { 'after the gunshot, a dog barks': ['gunshot', '>', 'dog_bark'] },
    read: ({ clause: { link }, opening }) => (opening === 'after' && endsOpening(opening, link) ? 'next' : undefined),
  },
  {
    name: 'what comes before the opening',
    pattern: '"before" + event, clause',
    examples: { 'before the gunshot, a dog barks': ['dog_bark', '>', 'gunshot'] },
    read: ({ clause: { link }, opening }) => (endsOpening(opening, link) ? 'first' : undefined),
  },
  {
    name: 'what came before what was told',
    pattern: 'clause + "after" + clause',
    examples: { 'a dog barks after a gunshot': ['gunshot', '>', 'dog_bark'] },
    read: ({ clause: { link } }) => (link === 'after' ? 'here' : undefined),
  },
  {
    name: 'what comes next',
    pattern: 'clause + "then", "before", "finally", "into" + clause',
    examples: { 'thunder, then a dog barks': ['thunder', '>', 'dog_bark'] },
    read: ({ clause: { link } }) => (NEXT.has(link) ? 'next' : undefined),
  },
  {
    name: 'pause',
    pattern: 'clause + silence + clause',
    examples: { 'a gunshot, silence, a dog barks': ['gunshot', '>', 'dog_bark'] },
    read: ({ clause, before }) => (clause.isPause || before.isPause ? 'next' : undefined),
  },
  {
    name: 'next state of a machine',
    pattern: 'engine + verb of its state + verb of another',
    examples: {
      'an engine idles and revs': ['car_engine', '>', 'car_rev'],
      'a car starts and drives away': ['car_start', '>', 'car_engine'],
      'the engine starts, the car drives off': ['car_start', '>', 'car_engine'],
    },
    read: ({ clause, before }) => (isNextState(clause, before) ? 'next' : undefined),
  },
  {
    name: 'deed after a movement',
    pattern: 'somebody + verb of walking + "and", "," + deed on a thing',
    examples: {
      'a man walks in and slams the door': ['footsteps', '>', 'door_slam'],
      'a woman runs down the hall and knocks on the door': ['run', '>', 'knock'],
    },
    read: ({ clause, before }) => (isDeedAfterMovement(clause, before) ? 'next' : undefined),
  },
  {
    name: 'movement through a door',
    pattern: 'clause with a door + "and", "," + verb of walking',
    examples: {
      'the door creaks open and footsteps enter the hall': ['door_creak', '>', 'footsteps'],
      'someone knocks on the door and enters': ['knock', '>', 'footsteps'],
    },
    read: ({ clause, before }) => (isThroughDoor(clause, before) ? 'next' : undefined),
  },
  {
    name: 'what a course ends in',
    pattern: 'thing + verb of what goes on + "and" + verb of an end',
    examples: {
      'a bottle rolls off the table and shatters': ['rolling', '>', 'glass_break'],
      'a glass bottle rolls off a table, falls and shatters': ['rolling', '>', 'glass_break'],
      'a car drives off and crashes': ['car_engine', '>', 'debris'],
      'the door creaks open and slams shut': ['door_creak', '>', 'door_slam'],
    },
    read: ({ clause, before }) => (isEndOfCourse(clause, before) ? 'next' : undefined),
  },
  {
    name: 'deed after a told length',
    pattern: 'clause + seconds + "and" + another verb of the same',
    examples: { 'a dog growls for three seconds and barks': ['dog_growl', '>', 'dog_bark'] },
    read: ({ clause, before }) => (isAfterLength(clause, before) ? 'next' : undefined),
  },
  {
    name: 'what has ended is over',
    pattern: 'clause + "stops" + listed clause',
    examples: {
      'the alarm stops. footsteps approach': ['fire_alarm', '>', 'footsteps'],
      'a horse galloping on dirt, stops, snorts': ['hooves', '>', 'horse_neigh'],
    },
    read: ({ clause, before }) => (isListed(clause) && isEnded(before, clause) ? 'next' : undefined),
  },
  {
    name: 'what happens again',
    pattern: 'clause + clause of the same with "again"',
    examples: {
      'a dog barks once, pauses, barks again': ['dog_bark', '>', 'dog_bark'],
      'the phone rings, and rings again': ['phone_bell', '>', 'phone_bell'],
    },
    read: ({ clause, told }) => (isListed(clause) && toldAgain(clause, told) ? 'next' : undefined),
  },
];

/** Links whose clause comes after the one before it. */
const NEXT = new Set<Link | undefined>(['then', 'before', 'finally', 'into']);

function isListed({ link, frames }: ReadClause): boolean {
  return LISTING.has(link) && frames.length > 0;
}

/** "The music stops": something is told to have ended; "stops" alone is said of what goes on with another deed. */
function isEnded({ frames, loose }: ReadClause, next: ReadClause): boolean {
  const [last] = frames.slice(-1);
  const isDeed = next.frames[0]?.verb !== undefined;
  const said = last ? [...last.effects, ...last.subjects.flatMap(({ effects }) => effects)] : isDeed ? loose : [];
  return said.some(({ effect }) => effect.time === 'stop');
}

/** "Hums for five seconds and dings": what is done for so long is over when the same does something else. */
function isAfterLength({ link, frames: [frame] }: ReadClause, { frames: before }: ReadClause): boolean {
  if (link !== 'and' || frame?.verb === undefined || frame.verb.form === 'ing' || !isOfSame(frame)) return false;
  return before.at(-1)?.effects.some(({ effect }) => effect.seconds !== undefined) === true;
}

/** "After the bell, a dog barks": what "after" or "before" opened the text with ends at the comma. */
export function endsOpening(opening: Link | undefined, link: Link | undefined): boolean {
  return (opening === 'after' || opening === 'before') && (link === 'comma' || link === 'stop');
}

/** A machine is in one state at a time: "idles, revs and drives away" is a course. */
function isNextState({ frames: [frame] }: ReadClause, { frames: before }: ReadClause): boolean {
  const last = before.at(-1);
  if (frame === undefined || last === undefined || !isState(frame) || !isState(last)) return false;
  const isOfSame = frame.isInherited === true || isHeardAs(frame, last);
  return isOfSame && frame.verb?.form !== 'ing' && frame.subjects.some(isMachine);
}

/** "Walks in and slams the door": who handles a thing has arrived there; "walks and laughs" is both at once. */
function isDeedAfterMovement({ link, frames: [frame] }: ReadClause, { frames: before }: ReadClause): boolean {
  const isOfSame = frame?.isInherited === true && LISTING.has(link);
  return isOfSame && isHandling(frame) && isMovingOnFoot(before.at(-1)?.verb);
}

type DoneNext = Pick<ReadClause, 'link' | 'frames'>;

/** "The door opens and footsteps enter": who comes in does so after the door. */
export function isThroughDoor({ link, frames: [frame] }: DoneNext, { frames: before }: DoneNext): boolean {
  const last = before.at(-1);
  if (!last || !LISTING.has(link) || !isMovingOnFoot(frame?.verb)) return false;
  const isDeedOnDoor = groupOf(last.verb?.verb.source) === 'doors';
  return (
    isDeedOnDoor || [...last.subjects, ...last.objects, ...last.places].some(({ head }) => head.tags.includes('door'))
  );
}

/** "Rolls off and shatters": what breaks has done with what it did; "waves roll in and crash" is both at once. */
function isEndOfCourse({ link, frames: [frame] }: ReadClause, { frames: before }: ReadClause): boolean {
  const last = before.at(-1);
  if (!last || !frame?.verb) return false;
  if (LISTING.has(link) && isFall(frame)) return isGoingOn(last);
  return link === 'and' && isEnd(frame.verb) && isOfSame(frame) && isGoingOn(last) && !isWhatTheyDo(frame.verb, last);
}

function isOfSame({ isInherited, subjects }: Frame): boolean {
  return isInherited === true || subjects.length === 0;
}

/** "Waves roll in and crash": they do so of their own accord. */
function isWhatTheyDo({ verb }: VerbPhrase, { subjects }: Frame): boolean {
  return subjects.some((subject) => verbMatches(verb, subject));
}

function isEnd({ verb: { kind, source }, form }: VerbPhrase): boolean {
  return form !== 'ing' && (kind === 'break' || isOfClass(source, 'end of a course'));
}

/** "A bottle rolls off, falls": a thing that lies still by itself. */
function isFall({ verb, subjects, isInherited }: Frame): boolean {
  const isOfThing = isInherited === true && subjects.every(({ head }) => head.isInert === true);
  return isOfThing && verb?.verb.kind === 'drop' && verb.form !== 'ing';
}

/** What is done goes on by itself, as what does it sounds. */
function isGoingOn({ verb, subjects }: Frame): boolean {
  if (verb === undefined || verb.form === 'ing' || isMovingOnFoot(verb)) return false;
  const heard = verb.verb.source === undefined ? subjects.map(({ head }) => head.source) : [verb.verb.source];
  return heard.some((source) => source !== undefined && kindOf(source) !== 'one-shot');
}

function isHandling({ verb, objects }: Frame): boolean {
  const isDeed = objects.length > 0 || verb?.verb.kind === 'strike';
  return isDeed && verb?.form !== 'ing' && !isMovingOnFoot(verb);
}

function isMovingOnFoot(said: VerbPhrase | undefined): boolean {
  if (said === undefined || said.form === 'ing') return false;
  const { source, isRunning } = said.verb;
  return isRunning === true || isOfClass(source, 'walk') || isOfClass(source, 'running');
}

/** "The engine starts, the car drives off": another name for what sounds. */
function isHeardAs({ subjects: [one] }: Frame, { subjects: [other] }: Frame): boolean {
  return one?.head.source !== undefined && one.head.source === other?.head.source;
}

function isState(frame: Frame | undefined): boolean {
  if (frame === undefined) return false;
  const said = [...frame.effects, ...frame.subjects.flatMap(({ effects }) => effects)];
  return frame.verb?.verb.isState === true || said.some(({ effect }) => effect.time === 'start');
}
