import { TabStorage } from '@whoosh/api-client';

/** The project whose page is loaded anew so that it may record: then the recorder opens. */
export const askedRecorder = new TabStorage<number>('whoosh.timeline.recorder');
