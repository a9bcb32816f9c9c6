import { page, remote } from '@whoosh/webpack';

const directory = import.meta.dirname;

export default [
  remote({ directory, name: 'mfe_billing', exposes: { './routes': './src/exposes/routes' } }),
  page({
    directory,
    remote: 'mfe_billing',
    entry: './src/checkout-page/main.ts',
    template: 'src/checkout-page/checkout.html',
  }),
];
