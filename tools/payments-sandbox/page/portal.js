import { ask, attempt, day, dollars, fill, make, part } from './page.js';

const id = location.hash.slice(1);

const act = (action, more = {}) =>
  attempt(async () => {
    part('saved').textContent = '';
    show(await ask('/portal/do', { id, action, ...more }));
    if (action === 'card') part('saved').textContent = 'Saved';
  });

function show({ subscription, now, invoices, returnUrl }) {
  const isRunning = subscription !== null && subscription.status !== 'canceled';
  part('state').textContent = describe(subscription);
  part('cancel').hidden = !isRunning || subscription.isCancelled;
  part('resume').hidden = !isRunning || !subscription.isCancelled;
  part('now').textContent = `It is ${day(now)}.`;
  part('back').href = returnUrl;
  const row = ({ number, status, amount, at }) =>
    make(
      'li',
      { className: 'entry' },
      make('span', { className: 'line' }, make('span', {}, day(at)), make('span', {}, `${dollars(amount)}, ${status}`)),
      make('span', { className: 'mono' }, number),
    );
  fill('invoices', invoices.map(row), 'No invoices yet');
}

function describe(subscription) {
  if (subscription === null) return 'No subscription';
  if (subscription.status === 'canceled') return 'Ended';
  if (subscription.isCancelled) return `Premium until ${day(subscription.periodEnd)}`;
  return subscription.status === 'past_due'
    ? 'Payment failed; it will be tried again'
    : `Premium, renews on ${day(subscription.periodEnd)}`;
}

for (const action of ['cancel', 'resume', 'week', 'month'])
  part(action).addEventListener('click', () => void act(action));
part('card-form').addEventListener('submit', (event) => {
  event.preventDefault();
  void act('card', { card: part('card').value });
});
void act('show');
