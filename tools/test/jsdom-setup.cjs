// What antd 6 and our canvases need and jsdom lacks.
const { TextEncoder, TextDecoder } = require('node:util');
Object.assign(globalThis, { TextEncoder, TextDecoder });
// Not Node's own: its ports keep the process alive, so that the tests would never end. What React puts off by it comes
// whatever a test does to the clock: what waited on a stopped one would keep it from all work in the suites after that.
const later = setTimeout;
globalThis.MessageChannel ??= class {
  constructor() {
    const [port1, port2] = [{ onmessage: null }, { onmessage: null }];
    port1.postMessage = (data) => later(() => port2.onmessage?.({ data }));
    port2.postMessage = (data) => later(() => port1.onmessage?.({ data }));
    Object.assign(this, { port1, port2 });
  }
};
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

/**
 * jsdom compares an element with every rule of every style sheet each time somebody asks whether it is visible, which
 * was most of the time of the tests of pages. Only the rules that can decide what is asked (visible, clickable) are
 * kept of what antd writes into the page.
 */
const DECIDES = /[{;]\s*(display|visibility|pointer-events)\s*:/;
if (globalThis.HTMLStyleElement !== undefined) {
  const innerHTML = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
  Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
    ...innerHTML,
    set(css) {
      const plain = css.replace(/@[\w-]+[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
      innerHTML.set.call(this, (plain.match(/[^{}]+\{[^{}]*\}/g) ?? []).filter((rule) => DECIDES.test(rule)).join(''));
    },
  });
  // nothing has a place there that could be brought into sight
  Element.prototype.scrollIntoView ??= () => undefined;
}
