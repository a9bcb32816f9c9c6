import type { Source } from './source';

/** Small things in number and what is handled. */
export const SMALL_THING_SOURCES: readonly Source[] = [
  {
    id: 'marbles',
    label: 'Marbles',
    family: 'impact',
    group: 'impacts',
    kind: 'sequence',
    nouns: ['marble game', 'marbles', 'glass marble', 'glass marbles'],
    verbs: [],
    audioSet: ['Glass'],
    features:
      'glass thing | struck solid many | repeats 0.8 s every 0.9 s | floor | playground home school | click roll ' +
      'clatter',
    says: 'Glass marbles click, hop and roll.',
    ucs: ['OBJMisc'],
  },
  {
    id: 'nuts_bolts',
    label: 'Nuts and bolts',
    family: 'impact',
    group: 'impacts',
    kind: 'sequence',
    nouns: ['nuts and bolts', 'bolts', 'handful of screws', 'screws', 'loose screws', 'washers'],
    verbs: [],
    audioSet: ['Clatter'],
    features:
      'metal fastener thing | shaken struck solid many | repeats 0.5 s every 0.7 s | hand | workshop garage ' +
      'factory | rattle jingle clatter',
    says: 'Nuts and bolts in a tin.',
    ucs: ['METLMisc'],
  },
  {
    id: 'suitcase',
    label: 'Suitcase',
    family: 'impact',
    group: 'impacts',
    kind: 'sequence',
    nouns: ['suitcase', 'suitcase latch', 'briefcase latch', 'luggage latch', 'suitcase latches'],
    verbs: [],
    audioSet: ['Clicking'],
    features:
      'container thing fastener | struck solid | repeats 0.9 s every 2 s | table | home hotel airport station | ' +
      'snap click open close',
    says: 'The latches of a suitcase spring, the lid falls back.',
    ucs: ['OBJLug'],
  },
  {
    id: 'book_pages',
    label: 'Book pages',
    family: 'impact',
    group: 'impacts',
    kind: 'sequence',
    nouns: ['book page', 'page turn', 'page turning', 'book pages', 'flipping pages', 'pages'],
    verbs: [],
    audioSet: ['Rustle', 'Crumpling, crinkling'],
    features: 'paper thing | rubbed solid | repeats 0.4 s every 1.1 s | hand | school office home | turn flip rustle',
    says: 'The pages of a book are turned.',
    ucs: ['PAPRHndl'],
  },
  {
    id: 'balloon_pop',
    label: 'Balloon pop',
    family: 'impact',
    group: 'impacts',
    kind: 'one-shot',
    nouns: ['balloon pop', 'popping balloon', 'balloon burst', 'bursting balloon'],
    verbs: [],
    audioSet: ['Burst, pop'],
    features: 'rubber break thing | exploding broken | once 0.2 s | hand | party playground home | pop burst',
    says: 'A balloon bursts.',
    ucs: ['RUBRMisc'],
  },
];
