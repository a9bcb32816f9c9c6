import { SUPPORT_CATEGORIES } from '@whoosh/contracts';
import { t } from '../messages';

/** What a message can be about, to choose from. */
export const categoryOptions = () => SUPPORT_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }));
