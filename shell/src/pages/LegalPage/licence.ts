import type { LegalDocument } from './legal-document';

const ANY_WORK =
  'You may use, change and publish the sound in any work of yours or of your clients, paid or not: films, games, ' +
  'podcasts, advertisements, apps, products. In every medium, worldwide and without a time limit. You need not name us, ' +
  'and you may hand the sound to clients and publishers as a part of such a work.';
const NOT_EXCLUSIVE =
  'These rights are not exclusive: they are yours for good, and the engine may make a sound like it for others.';

export const LICENCE: LegalDocument = {
  title: 'Licence of sounds',
  changedOn: '24 November 2026',
  sections: [
    {
      heading: 'Where the sounds come from',
      paragraphs: [
        'The engine of Whoosh contains and replays no recording. It computes each sound; its parameters come from ' +
          'published physics and from measurements of openly licensed recordings. Voices are wordless.',
        'Where you chose another generator, its terms hold as well; they stand with the sound.',
      ],
    },
    {
      heading: 'Which licence holds',
      where: 'priced',
      paragraphs: [
        'What paid for a sound decides, and is recorded with the sound and in its provenance file. A sound that ' +
          'credits paid for carries commercial rights, whether the credits came with Premium, with a credit pack or ' +
          'as a gift from us. A sound that was free is for personal use.',
        'A licence never gets smaller: it stays when Premium ends, when credits run out and when the account is ' +
          'deleted.',
      ],
    },
    {
      heading: 'Commercial rights: sounds paid for with credits',
      where: 'priced',
      paragraphs: [ANY_WORK, NOT_EXCLUSIVE],
    },
    {
      heading: 'Personal use: the free sounds',
      where: 'priced',
      paragraphs: [
        'You may use, change and publish the sound, worldwide and without a time limit, in your own works that earn ' +
          'no money: a private video, a school project, a game without a price, a hobby podcast without ' +
          'advertisements. You need not name us.',
        'One press turns a free sound into one with commercial rights, for one credit for each second that it lasts, ' +
          'rounded up, once. The rights then hold for what you made of it before, too, and for the parts that you ' +
          'cut out of it.',
      ],
    },
    {
      heading: 'What you may do',
      where: 'unpriced',
      paragraphs: [ANY_WORK, NOT_EXCLUSIVE],
    },
    {
      heading: 'What is not allowed',
      paragraphs: [
        'Selling or giving away the sounds as sounds: as a library, a sample pack or files to download. Registering ' +
          'a sound as a trademark, or claiming it in a system that then stops others from using theirs. Whatever else ' +
          'is not forbidden here or by the terms of use is allowed.',
      ],
    },
  ],
};
