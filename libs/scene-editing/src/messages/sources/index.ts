import { names } from '@whoosh/ui';

/**
 * The name of one of the engine's sources in the language of the page. @param label its English one, which scenes and
 * answers carry
 */
export const sourceName: (label: string) => string = names((language) => import(`./${language}.json`));
