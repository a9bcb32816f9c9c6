/**
 * The heaviest things behind the small door, each to be evaluated by itself: whoever asks for them one after the other,
 * and lets the browser answer in between, then finds the door light. Not shared: it names modules and holds none.
 */
export const PARTS_OF_UI: readonly (() => Promise<unknown>)[] = [
  () => import('antd/es/theme/internal'),
  () => import('antd/es/config-provider'),
  () => import('antd/es/button'),
  () => import('antd/es/input'),
];
