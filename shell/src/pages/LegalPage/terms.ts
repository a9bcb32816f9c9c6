import { LIMITS } from '@whoosh/contracts';
import type { LegalDocument } from './legal-document';

export const TERMS: LegalDocument = {
  title: 'Terms of use',
  changedOn: '24 November 2026',
  isDraft: true,
  sections: [
    {
      heading: 'What Whoosh is',
      paragraphs: [
        'Whoosh turns a description in words into a sound effect. You need an account; it is yours alone, and you ' +
          'sign in with a code that we mail to your address.',
      ],
    },
    {
      heading: 'Plans and credits',
      where: 'priced',
      paragraphs: [
        `A Free account makes ${LIMITS.freeMaxEffects} sound effects of at most ${LIMITS.freeMaxDurationSeconds} seconds. ` +
          'Premium is a monthly subscription with credits every month. Credit packs are bought once.',
        'One credit pays for one second of one finished sound. A sound that could not be made costs nothing. ' +
          'Downloading a sound again costs nothing. Credits never expire.',
      ],
    },
    {
      heading: 'Payment, cancelling and refunds',
      where: 'priced',
      paragraphs: [
        'Payments are handled by our payment provider; we never see your card number. Premium renews every month ' +
          'until you cancel it in the customer portal. After you cancel you keep Premium until the end of the month ' +
          'that you paid for; your credits stay.',
        'If a payment is refunded or disputed, the credits that it bought are taken back. Credits that were spent ' +
          'by then are made up for by later credits. Sounds that they paid for keep their licence.',
        'If a renewal cannot be paid, Premium goes on for 7 days while the payment is tried again.',
      ],
    },
    {
      heading: 'What you may not do',
      paragraphs: [
        'Do not use Whoosh to deceive people about real events, to disturb or frighten them, or against the law. Do ' +
          'not sell access to it, and do not load it so that others cannot work. We may block an account that does.',
      ],
    },
    {
      heading: 'Your sounds',
      paragraphs: [
        'What you may do with a sound stands in the licence of sounds. We keep your sounds until you delete them; ' +
          'what you delete is gone after 30 days.',
      ],
    },
    {
      heading: 'What we answer for',
      paragraphs: [
        'We work with care, but no service runs without a break. Keep a copy of the sounds that you cannot do without.',
        'If we change these terms, we tell you by mail at least 30 days before.',
      ],
    },
  ],
};
