import { createQueryClient } from '@whoosh/api-client';
import { startLanguage } from '@whoosh/ui';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { remoteLoader, reportCaught } from './app/remotes';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root');
const client = createQueryClient();
await startLanguage();
createRoot(root, { onCaughtError: reportCaught }).render(<App client={client} loadRemote={remoteLoader(client)} />);
