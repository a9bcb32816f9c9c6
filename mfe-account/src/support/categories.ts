import { SUPPORT_CATEGORIES, type SupportCategory } from '@whoosh/contracts';

const LABELS: Readonly<Record<SupportCategory, string>> = {
  billing: 'Billing',
  technical: 'Technical problem',
  feature: 'Feature request',
  bug: 'Bug report',
  general: 'General question',
  other: 'Other',
};

/** What a message can be about, to choose from. */
export const CATEGORY_OPTIONS = SUPPORT_CATEGORIES.map((value) => ({ value, label: LABELS[value] }));
