/** The part of s3rver's interface that the tests use; the package brings no types. */
declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  interface Options {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string }[];
  }
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ address: string; port: number }>;
    callback(): RequestListener;
    close(): Promise<void>;
  }
}
