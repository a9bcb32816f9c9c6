import type { LegalDocument } from './legal-document';

const ANY_WORK =
  'You may use, edit and publish the sound in any work of your own or for your clients, paid or unpaid: films, games, ' +
  'podcasts, advertisements, apps, products. In any medium, worldwide, with no time limit. You don’t have to name us, ' +
  'and you may pass the sound on to clients and publishers as part of that work.';
const NOT_EXCLUSIVE =
  'These rights are yours for good, but not exclusive: the engine may make a similar sound for others.';

export const LICENCE: LegalDocument = {
  title: 'Licence of sounds',
  changedOn: '29 November 2026',
  sections: [
    {
      heading: 'Where the sounds come from',
      paragraphs: [
        'The Whoosh engine contains no recordings and plays none back. It computes each sound from published physics ' +
          'and from measurements of openly licensed recordings. Voices speak no words.',
        'If you chose another engine, its terms apply as well; they are shown with the sound.',
      ],
    },
    {
      heading: 'Which licence applies',
      where: 'priced',
      paragraphs: [
        'It depends on how the sound was paid for, which is recorded with the sound and in its provenance file. A ' +
          'sound paid for with credits carries commercial rights, whether the credits came with Premium, from a ' +
          'credit pack or as a gift from us. A free sound is for personal use.',
        'You never lose rights you have: they stay when Premium ends, when your credits run out and when you delete ' +
          'your account.',
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
        'You may use, edit and publish the sound, worldwide and with no time limit, in your own works that earn no ' +
          'money: a private video, a school project, a free game, a hobby podcast without advertisements. You ' +
          'don’t have to name us.',
        'You can buy commercial rights for a free sound at any time, with one press: one credit per second, rounded ' +
          'up, paid once. They also cover what you have already made with it, and the parts you cut out of it.',
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
        'Selling or giving away the sounds on their own: as a library, a sample pack or downloads. Registering a sound ' +
          'as a trademark, or claiming it in a content identification system, which would stop others from using ' +
          'theirs. Anything not forbidden here or in the terms of use is allowed.',
      ],
    },
  ],
};
