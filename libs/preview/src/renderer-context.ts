import { createContext, useContext } from 'react';
import { startPreviewWorker } from './preview-worker';
import { PreviewRenderer } from './preview-renderer';

/** One for each micro-frontend, so that what was rendered once is known on every page. */
const own = new PreviewRenderer(startPreviewWorker);
const PreviewRendererContext = createContext(own);

/** Has the engine loaded for words that will soon be asked of the usual renderer. */
export const wakeForWords = () => own.wake(true);

/** Gives tests a renderer of their own. */
export const PreviewRendererProvider = PreviewRendererContext.Provider;

/** Where previews are rendered. */
export const usePreviewRenderer = (): PreviewRenderer => useContext(PreviewRendererContext);
