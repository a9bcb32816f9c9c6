import { remote } from '@whoosh/webpack';

export default remote({
  directory: import.meta.dirname,
  name: 'mfe_account',
  exposes: { './routes': './src/exposes/routes' },
});
