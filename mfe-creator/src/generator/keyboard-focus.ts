/** What the keyboard has brought the focus to. */
let reached: EventTarget | null = null;

// asked when the focus comes: once a key is pressed, browsers call what was clicked `:focus-visible`, too
document.addEventListener('focusin', ({ target }) => {
  reached = target instanceof Element && target.matches(':focus-visible') ? target : null;
});
document.addEventListener(
  'pointerdown',
  () => {
    reached = null;
  },
  true,
);

/** Whether the keyboard, not a click, has brought the focus to this element. */
export const isReachedByKeyboard = (element: Element): boolean => element === reached;
