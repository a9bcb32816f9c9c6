import type { Licence } from '@whoosh/contracts';
import { t } from '../messages';

/** What may be done with a sound, in two words; null where sounds have no price and there is nothing to tell apart. */
export const rightsLabel = (licence: Licence): string | null =>
  licence === 'any-work' ? null : t(`rights.${licence}`);
