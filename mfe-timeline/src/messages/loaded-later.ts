import { messagesReady } from '@whoosh/ui';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A component that loads after the page, and with it its texts in the language of the page. */
export function loadedLater<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const component = await load();
    await messagesReady();
    return { default: component };
  });
}
