import { createQueryClient, offerOffline, sayErrorsWith } from '@whoosh/api-client';
import { errorSentence, startLanguage } from '@whoosh/ui';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { remoteLoader, reportCaught } from './app/remotes';
import { offlineScript } from './offline/script';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root');
const client = createQueryClient();
sayErrorsWith(errorSentence);
offerOffline(offlineScript);
await startLanguage();
const page = createRoot(root, { onCaughtError: reportCaught });
// Drawn in small steps, between which the browser answers.
startTransition(() => page.render(<App client={client} loadRemote={remoteLoader(client)} />));
