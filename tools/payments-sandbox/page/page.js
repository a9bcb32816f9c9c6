/** What the sandbox's pages share. */
const light = matchMedia('(prefers-color-scheme: light)');
const follow = () => document.documentElement.classList.toggle('light', light.matches);
light.addEventListener('change', follow);
follow();

export const part = (name) => document.getElementById(name);
export const dollars = (cents) => `$${(cents / 100).toFixed(2)}`;
export const day = (seconds) => new Date(seconds * 1000).toISOString().slice(0, 10);

/** Asks the sandbox; what it refuses, and that it does not answer, is thrown as a sentence. */
export async function ask(path, order) {
  const init =
    order === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(order) };
  const answer = await fetch(path, init).catch(() => {
    throw new Error('The sandbox does not answer. Is Whoosh still running?');
  });
  const body = await answer.json();
  if (!answer.ok) throw new Error(body.error?.message ?? 'The sandbox refused this.');
  return body;
}

/** Does something with the page's buttons held, and says in words what went wrong. */
export async function attempt(work) {
  const buttons = [...document.querySelectorAll('button:enabled')];
  const focused = document.activeElement;
  part('problem').textContent = '';
  for (const button of buttons) button.disabled = true;
  try {
    await work();
  } catch (error) {
    part('problem').textContent = error.message;
  } finally {
    for (const button of buttons) button.disabled = false;
    if (focused?.isConnected) focused.focus();
  }
}

/** An element with attributes and children. */
export function make(tag, attributes, ...children) {
  const element = Object.assign(document.createElement(tag), attributes);
  element.append(...children);
  return element;
}

/** Fills a list, or says that there is nothing in it. */
export function fill(list, rows, nothing) {
  part(list).replaceChildren(...(rows.length > 0 ? rows : [make('li', { className: 'empty' }, nothing)]));
}
