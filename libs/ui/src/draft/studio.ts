import { createContext, useContext } from 'react';
import { startDraftWorker } from './draft-worker';
import { DraftStudio } from './draft-studio';

/** One for each micro-frontend, so that what was rendered once is known on every page. */
const DraftStudioContext = createContext(new DraftStudio(startDraftWorker));

/** Gives tests a studio of their own. */
export const DraftStudioProvider = DraftStudioContext.Provider;

/** Where drafts are rendered. */
export const useDraftStudio = (): DraftStudio => useContext(DraftStudioContext);
