import { remote } from '@whoosh/webpack';

export default remote({
  directory: import.meta.dirname,
  name: 'mfe_timeline',
  exposes: { './ProjectView': './src/exposes/ProjectView', './routes': './src/exposes/routes' },
});
