import { remote } from '@whoosh/webpack';

export default remote({
  directory: import.meta.dirname,
  name: 'mfe_creator',
  exposes: {
    './routes': './src/exposes/routes',
    './GeneratorPanel': './src/exposes/GeneratorPanel',
    './TryPanel': './src/exposes/TryPanel',
    './TryEngine': './src/exposes/TryEngine',
  },
});
