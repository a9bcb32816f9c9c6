// What antd 6 and our canvases need and jsdom lacks.
const { TextEncoder, TextDecoder } = require('node:util');
const { MessageChannel } = require('node:worker_threads');
Object.assign(globalThis, { TextEncoder, TextDecoder });
globalThis.MessageChannel ??= class extends MessageChannel {
  constructor() {
    super();
    this.port1.unref();
    this.port2.unref();
  }
};
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.matchMedia ??= (query) => ({
  matches: false, media: query, onchange: null,
  addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {}, dispatchEvent: () => false,
});
