import { ENGLISH_LANGUAGE } from '../english';
import type { EventFrame, Participant, Predicate } from '../frames/event-frame';
import type { Entry } from '../lexicon/lexicon';
import { resolve } from './resolve';

const { lexicon } = ENGLISH_LANGUAGE;
const KNOWLEDGE = { lexicon, hasModel: () => true };

function entryOf(phrase: string): Entry {
  let node: typeof lexicon.root | undefined = lexicon.root;
  for (const word of phrase.split(' ')) node = node?.next.get(word);
  return node?.entry ?? {};
}

function thing(lemma: string, more: Partial<Participant> = {}): Participant {
  const { noun, verb } = entryOf(lemma);
  return {
    lemma,
    text: lemma,
    spans: [[0, lemma.length]],
    headSpan: [0, lemma.length],
    senses: noun ? [{ meaning: noun, weight: 1000 }] : [],
    ...(verb && { deed: verb }),
    compound: [],
    modifiers: [],
    isPlural: false,
    isSingle: false,
    places: [],
    isNegated: false,
    ...more,
  };
}

function deed(lemma: string): Predicate {
  const { verb } = entryOf(lemma);
  const senses = verb ? [{ meaning: verb, weight: 1000 }] : [];
  return { lemma, text: lemma, form: 's', span: [20, 25], particles: [], senses };
}

function frame(more: Partial<EventFrame>): EventFrame {
  return {
    id: 0,
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
    ...more,
  };
}

const sources = (...frames: EventFrame[]) => resolve(frames, KNOWLEDGE).map(({ source }) => source);

describe('resolve', () => {
  it('takes a thing that is named alone for its own sound', () => {
    expect(sources(frame({ agents: [thing('owl')] }))).toEqual(['owl']);
  });

  it('leaves a sounding thing its own sound under a verb of manner', () => {
    expect(sources(frame({ agents: [thing('footstep')], predicate: deed('squelch') }))).toEqual(['footsteps']);
    expect(sources(frame({ agents: [thing('helicopter')], predicate: deed('hum') }))).toEqual(['helicopter']);
  });

  it('hears what a person does, not the person', () => {
    expect(sources(frame({ agents: [thing('man')], predicate: deed('sneeze') }))).toEqual(['sneeze']);
  });

  it('hears nothing of what is negated', () => {
    expect(sources(frame({ agents: [thing('owl')], isNegated: true }))).toEqual([]);
  });

  it('gives whole thousandths, with other sources that it may be', () => {
    const [event] = resolve([frame({ agents: [thing('chime')] })], KNOWLEDGE);
    expect(Number.isInteger(event?.probability)).toBe(true);
    expect(event?.probability).toBeLessThanOrEqual(1000);
    expect(event?.alternatives.map(({ source }) => source)).toContain('ui_notification');
  });
});
