import type { RemoteRoutes } from '@whoosh/ui';
import { ReviewPage } from '../review/ReviewPage';

/** The pages of this remote by path; the timeline itself is mounted by the dashboard. */
const routes: RemoteRoutes = { '/r/:token': ReviewPage };
export default routes;
