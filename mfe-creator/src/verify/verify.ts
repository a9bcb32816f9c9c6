import { createContext, useContext } from 'react';
import type { VerifyAnswer, VerifyRequest } from './protocol';

/** The longest sound renders in under a second; what takes this long is broken or meant to harm. */
const LIMIT_MS = 30_000;

export type Verify = (request: VerifyRequest) => Promise<VerifyAnswer>;

/** Renders a provenance again in a worker of its own, which is ended with the answer or after its time. Never fails. */
const verifyInWorker: Verify = (request) =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./verify.worker.ts', import.meta.url), { type: 'module', name: 'verify' });
    const end = (answer: VerifyAnswer) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    const timer = setTimeout(() => end({ kind: 'failed' }), LIMIT_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<VerifyAnswer>) => end(data));
    worker.addEventListener('messageerror', () => end({ kind: 'failed' }));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end({ kind: 'failed' });
    });
    worker.postMessage(request);
  });

const VerifyContext = createContext(verifyInWorker);

/** Gives tests an engine of their own. */
export const VerifyProvider = VerifyContext.Provider;

export const useVerify = (): Verify => useContext(VerifyContext);
