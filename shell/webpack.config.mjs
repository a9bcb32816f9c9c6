import { shell } from '@whoosh/webpack';

export default shell({ directory: import.meta.dirname });
