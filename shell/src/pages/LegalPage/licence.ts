import type { LegalDocument } from './legal-document';

export const LICENCE: LegalDocument = {
  title: 'Licence of sounds',
  changedOn: '21 November 2026',
  sections: [
    {
      heading: 'Where the sounds come from',
      paragraphs: [
        'The engine of Whoosh contains and replays no recording. It computes each sound; its parameters come from ' +
          'published physics and from measurements of openly licensed recordings. Voices are wordless.',
      ],
    },
    {
      heading: 'Which licence holds',
      where: 'priced',
      paragraphs: [
        'The plan under which a sound was made decides, and is recorded with the sound. What was made under Premium ' +
          'keeps its licence after Premium ends; what was made under Free does not change by an upgrade.',
      ],
    },
    {
      heading: 'Made under Free: personal use',
      where: 'priced',
      paragraphs: [
        'You may use, change and publish the sound in your own works that earn no money: a private video, a school ' +
          'project, a hobby podcast without advertisements.',
      ],
    },
    {
      heading: 'Made under Premium: commercial rights',
      where: 'priced',
      paragraphs: [
        'You may use, change and publish the sound in any work of yours or of your clients, paid or not, ' +
          'in every medium, worldwide and without a time limit, and need not name us.',
      ],
    },
    {
      heading: 'What you may do',
      where: 'unpriced',
      paragraphs: [
        'You may use, change and publish the sound in any work of yours or of your clients, paid or not, ' +
          'in every medium, worldwide and without a time limit, and need not name us.',
      ],
    },
    {
      heading: 'What is not allowed',
      paragraphs: [
        'Selling or giving away the sounds as sounds: as a library, a sample pack or files to download. Registering ' +
          'a sound as a trademark, or claiming it in a system that then stops others from using theirs.',
      ],
    },
  ],
};
