import { remote } from '@whoosh/webpack';

export default remote({
  directory: import.meta.dirname,
  name: 'mfe_billing',
  exposes: { './routes': './src/exposes/routes' },
});
