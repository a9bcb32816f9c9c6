import type { Construction } from '../construction';
import type { ChangeWord } from '../lexicon/change-word';
import { isTagged } from '../tag/neighbours';
import type { TaggedToken } from '../tag/tagged-token';

/**
 * What words are in a change: done to all that is not `kept`, or to which `otherwise` something else is done; what is
 * `gone` for what comes.
 */
type Role = 'changed' | 'done' | 'kept' | 'otherwise' | 'gone' | 'comes';

/** The words of each role. */
export type ChangeRoles = Readonly<Partial<Record<Role, readonly TaggedToken[]>>>;

/** The words of a construction within a line, and their roles. */
export interface FoundChange {
  range: readonly [start: number, end: number];
  roles: ChangeRoles;
}

type ChangeConstruction = Construction<readonly TaggedToken[], FoundChange>;

/** Parts of the patterns below: any words up to the next change, those that can name something, a list of names. */
const ANY = '(?:(?!but )\\w+ )';
const NAME = '(?:(?:name|one|article|number) )';
const LIST = `${NAME}+(?:(?:, ${NAME}+)*& ${NAME}+)?`;
/** What is done to everything, perhaps several things. */
const ALL = `${ANY}*everything (?:${ANY}|& )*?`;

/**
 * How what changes stands to what does not, and what goes to what comes. The examples are of a scene of a dog, rain and
 * thunder, with what changes of each.
 */
export const CHANGE_CONSTRUCTIONS: readonly ChangeConstruction[] = [
  {
    name: 'correction',
    pattern: '"a" + what comes + "not" + what goes',
    examples: {
      'a cat, not a dog': ['-dog_bark', '+cat_meow'],
      'eine Katze, nicht den Hund': ['-dog_bark', '+cat_meow'],
      'un gatto, non un cane': ['-dog_bark', '+cat_meow'],
    },
    read: fitting(`(?<changed>(?<comes>one (?:name )+))(?:, )?(?<kept>not (?<gone>${LIST}))`),
  },
  {
    name: 'exception and its change',
    pattern: '"everything" + "except" + what is kept + change',
    examples: {
      'everything but the rain 3 dB louder': ['dog_bark gainDb', 'thunder gainDb'],
      'alles außer dem Regen näher': ['dog_bark distance', 'thunder distance'],
      'tout sauf la pluie plus près': ['dog_bark distance', 'thunder distance'],
      'todo menos la lluvia más cerca': ['dog_bark distance', 'thunder distance'],
      'tutto tranne la pioggia più vicino': ['dog_bark distance', 'thunder distance'],
      'tudo exceto a chuva mais perto': ['dog_bark distance', 'thunder distance'],
    },
    read: fitting(`(?<changed>${NAME}*everything )(?:except|less|but) (?<kept>${LIST})(?<done>change ${ANY}*)`),
  },
  {
    name: 'exception',
    pattern: 'change + "except" or "not" + what is kept',
    examples: {
      'everything darker and closer, but not the rain and the thunder': ['dog_bark brightness', 'dog_bark distance'],
      'closer except the rain': ['dog_bark distance', 'thunder distance'],
      'the dog closer, but not the rain': ['dog_bark distance'],
      'alles näher außer dem Regen': ['dog_bark distance', 'thunder distance'],
      'tout plus près sauf la pluie': ['dog_bark distance', 'thunder distance'],
      'todo más cerca excepto la lluvia': ['dog_bark distance', 'thunder distance'],
      'tutto più vicino tranne la pioggia': ['dog_bark distance', 'thunder distance'],
      'tudo mais perto exceto a chuva': ['dog_bark distance', 'thunder distance'],
    },
    read: fitting(`(?<changed>${ALL}|${ANY}+)(?:, ${NAME}?)?(?:except |(?:but )?(?=not ))(?<kept>(?:not )?${LIST})`),
  },
  {
    name: 'exception from everything',
    pattern: 'change of everything + "but" or "less" + what is kept',
    examples: {
      'everything closer but the rain, then higher': [
        'dog_bark distance',
        'thunder distance',
        'dog_bark pitch',
        'rain pitch',
        'thunder pitch',
      ],
      'todo más cerca menos la lluvia': ['dog_bark distance', 'thunder distance'],
      'tutto più vicino meno la pioggia': ['dog_bark distance', 'thunder distance'],
      'tudo mais perto menos a chuva': ['dog_bark distance', 'thunder distance'],
    },
    read: fitting(`(?<changed>${ALL})(?:less|(?:, )?but) (?<kept>${LIST})`),
  },
  {
    name: 'exception first',
    pattern: '"except" + what is kept + change of everything',
    examples: {
      'except for the rain, everything closer': ['dog_bark distance', 'thunder distance'],
      'bis auf den Regen alles näher': ['dog_bark distance', 'thunder distance'],
      'sauf la pluie, tout plus près': ['dog_bark distance', 'thunder distance'],
    },
    read: fitting(`except (?<kept>${LIST})(?:, )?(?<changed>${ALL})`),
  },
  {
    name: 'exception behind its noun',
    pattern: 'what is kept + postposition + change',
    examples: { 雨以外を近くに: ['dog_bark distance', 'thunder distance'] },
    read: fitting(`(?<kept>${ANY}+)exceptBehind (?<changed>${ANY}+)`),
  },
  {
    // As in "everyone got tea but John coffee", what is said of some stands in the place of what is said of all.
    name: 'contrast',
    pattern: 'change of everything + "but" or "only" + another change of some',
    examples: {
      'everything closer but the rain louder': ['dog_bark distance', 'thunder distance', 'rain gainDb'],
      'alles näher, nur den Regen lauter': ['dog_bark distance', 'thunder distance', 'rain gainDb'],
      'tout plus près mais la pluie plus forte': ['dog_bark distance', 'thunder distance', 'rain gainDb'],
      'todo más cerca pero la lluvia más fuerte': ['dog_bark distance', 'thunder distance', 'rain gainDb'],
      'tutto più vicino ma la pioggia più forte': ['dog_bark distance', 'thunder distance', 'rain gainDb'],
      'tudo mais perto mas a chuva mais alta': ['dog_bark distance', 'thunder distance', 'rain gainDb'],
      '全部近くに、でも雨は大きく': ['dog_bark distance', 'thunder distance', 'rain gainDb'],
    },
    read: fitting(
      `(?<changed>${ALL})(?:(?:, )?but |, only (?=${NAME}+change ))(?<otherwise>${ANY}*name (?:${ANY}|& )*)`,
    ),
  },
  {
    name: 'replacing',
    pattern: 'verb of replacing + what goes + "with" + what comes',
    examples: {
      'please replace the dog with a cat': ['-dog_bark', '+cat_meow'],
      'replace the dog and the rain with a cat': ['-dog_bark', '-rain', '+cat_meow'],
      'ersetze den Hund durch eine Katze': ['-dog_bark', '+cat_meow'],
      'remplacer le chien par un chat': ['-dog_bark', '+cat_meow'],
      'reemplaza el perro por un gato': ['-dog_bark', '+cat_meow'],
      'sostituisci il cane con un gatto': ['-dog_bark', '+cat_meow'],
      'substitui o cachorro por um gato': ['-dog_bark', '+cat_meow'],
    },
    read: fitting(`${NAME}*replace (?<gone>${LIST})by (?<comes>${ANY}+)`),
  },
  {
    name: 'replacing, its verb last',
    pattern: 'what goes + "with" + what comes + verb of replacing',
    examples: {
      'den Hund durch eine Katze ersetzen': ['-dog_bark', '+cat_meow'],
      犬を猫に変えて: ['-dog_bark', '+cat_meow'],
      犬を猫に置き換えて: ['-dog_bark', '+cat_meow'],
    },
    read: fitting(`(?<gone>${LIST})by (?<comes>${NAME}+)replace ${NAME}*`),
  },
  {
    name: 'instead of',
    pattern: 'what comes + "instead of" + what goes',
    examples: {
      'a cat instead of the dog': ['-dog_bark', '+cat_meow'],
      'eine Katze statt des Hundes': ['-dog_bark', '+cat_meow'],
      'un chat au lieu du chien': ['-dog_bark', '+cat_meow'],
      'un gato en vez del perro': ['-dog_bark', '+cat_meow'],
      'un gatto invece del cane': ['-dog_bark', '+cat_meow'],
      'um gato em vez do cachorro': ['-dog_bark', '+cat_meow'],
    },
    // "Two dogs instead of one" says how many, not what.
    read: fitting(`(?<comes>${ANY}+)insteadOf (?<gone>(?!(?:(?:number|not) )+$)${ANY}+)`),
  },
  {
    name: 'instead of, first',
    pattern: '"instead of" + what goes + comma or article + what comes',
    examples: {
      'instead of the dog, a cat': ['-dog_bark', '+cat_meow'],
      'statt des Hundes eine Katze': ['-dog_bark', '+cat_meow'],
      'au lieu du chien, un chat': ['-dog_bark', '+cat_meow'],
      'en vez del perro, un gato': ['-dog_bark', '+cat_meow'],
      'invece del cane un gatto': ['-dog_bark', '+cat_meow'],
      'em vez do cachorro, um gato': ['-dog_bark', '+cat_meow'],
    },
    read: fitting(
      `insteadOf (?<gone>(?:(?:article|one) )*(?:(?:name|number) )+)(?:, |(?=article |one ))(?<comes>${ANY}+)`,
    ),
  },
  {
    name: 'instead of, behind its noun',
    pattern: 'what goes + postposition + what comes',
    examples: { 犬の代わりに猫: ['-dog_bark', '+cat_meow'] },
    read: fitting(`(?<gone>${ANY}+)insteadBehind (?<comes>${ANY}+)`),
  },
];

/** Finds the first place in a line that a pattern over the classes of its tokens fits, from one change to the next. */
function fitting(pattern: string): ChangeConstruction['read'] {
  const fits = new RegExp(`(?:^|[,&] |but )(?<all>${pattern})(?=[,&]|but|$)`, 'd');
  return (tagged) => {
    const line = classesOf(tagged);
    const { all, ...roles } = fits.exec(line)?.indices?.groups ?? {};
    const range = ([from, to]: readonly [number, number]): [number, number] => [
      tokensIn(line, from),
      tokensIn(line, to),
    ];
    if (all === undefined) return undefined;
    const words = Object.entries(roles).map(([role, at]) => [role, tagged.slice(...range(at))] as const);
    return { range: range(all), roles: Object.fromEntries(words) };
  };
}

/** How many tokens there are before a place in a line of classes. */
function tokensIn(line: string, end: number): number {
  return line.slice(0, end).split(' ').length - 1;
}

/** The class of each token of a line, a blank behind it. */
function classesOf(tagged: readonly TaggedToken[]): string {
  const between = new Set(tagged.flatMap(({ entry }) => entry.exchanges ?? []));
  const classOf = (token: TaggedToken): string => CLASSES.find(([, holds]) => holds(token))?.[0] ?? 'name';
  return tagged.map((token) => `${between.has(token.text) ? 'by' : classOf(token)} `).join('');
}

/** Classes in the order in which they hold; what is of none can name something. */
const CLASSES: readonly (readonly [string, (token: TaggedToken) => unknown])[] = [
  ['but', ({ entry }) => entry.isJoining && entry.between],
  ['&', ({ kind, entry }) => kind === 'link' && entry.isJoining],
  [',', ({ kind, text }) => kind === 'link' && !/\p{L}/u.test(text)],
  ['everything', saysOf('everything')],
  ['name', saysOf('it')],
  ['less', (token) => token.entry.between && saysOf('less')(token)],
  ...(['except', 'exceptBehind', 'insteadOf', 'insteadBehind'] as const).map(
    (word) => [word, ({ entry }: TaggedToken) => entry.between === word] as const,
  ),
  ['replace', ({ entry }) => entry.exchanges],
  ['only', ({ entry: { change } }) => change?.kind === 'act' && change.act === 'only'],
  ['change', ({ kind }) => kind === 'change'],
  ['not', ({ kind }) => kind === 'negation'],
  ['number', (token) => isTagged(token, 'number', 'count', 'ignored')],
  ['one', ({ entry }) => entry.isOne],
  ['article', ({ kind }) => kind === 'determiner'],
];

function saysOf(kind: ChangeWord['kind']): (token: TaggedToken) => boolean {
  return ({ entry }) => entry.change?.kind === kind;
}
