/** The script of the service worker, built at OFFLINE_SCRIPT of contracts. */
export const offlineScript = new URL('./offline.service.ts', import.meta.url).href;
