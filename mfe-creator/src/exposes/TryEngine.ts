/** The engine of `TryPanel`, which needs nothing else: it loads beside the panel. */
export { wakeForWords as default } from '@whoosh/preview';
