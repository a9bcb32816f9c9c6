import type { LegalKey } from '../../messages/legal';

interface LegalSection {
  heading: LegalKey;
  paragraphs: readonly LegalKey[];
  /** Holds only where sounds have a price, or only where they have none. */
  where?: 'priced' | 'unpriced';
  /** Names the operator, whom only the server knows. */
  namesOperator?: boolean;
}

/** A text that somebody may be held to. */
export interface LegalDocument {
  title: LegalKey;
  /** Day since which it is in force. */
  since: string;
  sections: readonly LegalSection[];
}

const TERMS: LegalDocument = {
  title: 'terms.title',
  since: '2026-11-29',
  sections: [
    { heading: 'terms.what', paragraphs: ['terms.what.1', 'terms.what.2'] },
    { heading: 'terms.plans', where: 'priced', paragraphs: ['terms.plans.1', 'terms.plans.2'] },
    {
      heading: 'terms.payment',
      where: 'priced',
      paragraphs: ['terms.payment.1', 'terms.payment.2', 'terms.payment.3'],
    },
    { heading: 'terms.forbidden', paragraphs: ['terms.forbidden.1', 'terms.forbidden.2'] },
    { heading: 'terms.sounds', paragraphs: ['terms.sounds.1', 'terms.sounds.2'] },
    { heading: 'terms.liability', paragraphs: ['terms.liability.1'] },
    { heading: 'terms.changes', paragraphs: ['terms.changes.1'] },
    { heading: 'terms.contact', namesOperator: true, paragraphs: ['terms.contact.1'] },
  ],
};

const PRIVACY: LegalDocument = {
  title: 'privacy.title',
  since: '2026-11-29',
  sections: [
    { heading: 'privacy.contact', namesOperator: true, paragraphs: ['privacy.contact.1'] },
    { heading: 'privacy.kept', paragraphs: ['privacy.kept.1', 'privacy.kept.2'] },
    { heading: 'privacy.security', paragraphs: ['privacy.security.1'] },
    { heading: 'privacy.payments', where: 'priced', paragraphs: ['privacy.payments.1'] },
    { heading: 'privacy.browser', paragraphs: ['privacy.browser.1', 'privacy.browser.2'] },
    { heading: 'privacy.others', paragraphs: ['privacy.others.1'] },
    { heading: 'privacy.logs', paragraphs: ['privacy.logs.1'] },
    { heading: 'privacy.deleted', paragraphs: ['privacy.deleted.1', 'privacy.deleted.2'] },
    { heading: 'privacy.rights', paragraphs: ['privacy.rights.1', 'privacy.rights.2'] },
  ],
};

const LICENCE: LegalDocument = {
  title: 'licence.title',
  since: '2026-11-29',
  sections: [
    { heading: 'licence.origin', paragraphs: ['licence.origin.1', 'licence.origin.2'] },
    { heading: 'licence.which', where: 'priced', paragraphs: ['licence.which.1', 'licence.which.2'] },
    { heading: 'licence.commercial', where: 'priced', paragraphs: ['licence.anyWork', 'licence.notExclusive'] },
    { heading: 'licence.personal', where: 'priced', paragraphs: ['licence.personal.1', 'licence.personal.2'] },
    { heading: 'licence.allowed', where: 'unpriced', paragraphs: ['licence.anyWork', 'licence.notExclusive'] },
    { heading: 'licence.forbidden', paragraphs: ['licence.forbidden.1'] },
  ],
};

export const DOCUMENTS: Readonly<Record<string, LegalDocument>> = {
  terms: TERMS,
  privacy: PRIVACY,
  licence: LICENCE,
};
