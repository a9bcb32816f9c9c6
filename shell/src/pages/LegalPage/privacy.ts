import type { LegalDocument } from './legal-document';

export const PRIVACY: LegalDocument = {
  title: 'Privacy notice',
  changedOn: '24 November 2026',
  isDraft: true,
  sections: [
    {
      heading: 'What we keep',
      paragraphs: [
        'Your e-mail address and the name you gave us. The descriptions you entered, the sounds made from them, and ' +
          'your projects.',
        'Of a sign-in code only a fingerprint, for 24 hours. For each session the time of its sign-in. To keep ' +
          'strangers out: how often a code was asked for and from which network address.',
      ],
    },
    {
      heading: 'What we keep for your security',
      paragraphs: [
        'For 90 days: when somebody signed in to your account or tried to, and when keys, webhooks, addresses and ' +
          'exports were changed or made, with a fingerprint of the network under a secret key, not its address. You ' +
          'see it in your settings under recent activity.',
      ],
    },
    {
      heading: 'What we keep of payments',
      where: 'priced',
      paragraphs: [
        'Every movement of your credits. Our payment provider gets your address and handles your card; we get back ' +
          'what you bought. The records of payments stay without your name after your account is deleted, because the ' +
          'law asks for them.',
      ],
    },
    {
      heading: 'What stays in your browser',
      paragraphs: [
        'Cookies that the sign-in needs, nothing else. In the browser’s storage: the address you used last, your ' +
          'choice of dark or light, and a description that you did not send yet. Drafts of sounds are computed in ' +
          'your browser.',
        'What you type goes to our server to be understood. It is kept only when you generate the sound.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'Nobody reads or hears your sounds but you. Our mail provider carries the mails to you. There are no ' +
          'advertisements and no trackers, and we sell nothing about you.',
      ],
    },
    {
      heading: 'Our logs',
      paragraphs: ['They name accounts by number. They hold no addresses, no codes and no descriptions.'],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can see and change your name and address in the settings, download a copy of everything we keep, ' +
          'delete each sound, and delete your account: it goes after 7 days, in which signing in keeps it, ' +
          'and backups within 30 more.',
        'You may complain to the authority for data protection where you live.',
      ],
    },
  ],
};
