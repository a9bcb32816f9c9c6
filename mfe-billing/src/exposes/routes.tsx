import { Loading, type RemoteRoutes } from '@whoosh/ui';

const routes: RemoteRoutes = { '/pricing': Loading };
export default routes;
