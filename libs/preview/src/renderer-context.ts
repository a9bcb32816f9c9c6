import { createContext, useContext } from 'react';
import { startPreviewWorker } from './preview-worker';
import { PreviewRenderer } from './preview-renderer';

/** One for each micro-frontend, so that what was rendered once is known on every page. */
const PreviewRendererContext = createContext(new PreviewRenderer(startPreviewWorker));

/** Gives tests a renderer of their own. */
export const PreviewRendererProvider = PreviewRendererContext.Provider;

/** Where previews are rendered. */
export const usePreviewRenderer = (): PreviewRenderer => useContext(PreviewRendererContext);
