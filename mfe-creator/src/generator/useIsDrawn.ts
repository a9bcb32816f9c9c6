import { useDeferredValue } from 'react';

/**
 * Whether what stands first is drawn already. What lies below it and is heavy waits for that: who comes to the page
 * sees and uses the first part a good moment earlier.
 */
export const useIsDrawn = (): boolean => useDeferredValue(true, false);
