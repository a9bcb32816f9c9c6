const id = location.hash.slice(1);
const part = (name) => document.getElementById(name);
const day = (seconds) => new Date(seconds * 1000).toISOString().slice(0, 10);

async function act(action, more = {}) {
  part('problem').textContent = '';
  const answer = await fetch('/portal/do', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ id, action, ...more }) });
  const body = await answer.json();
  if (answer.ok) show(body);
  else part('problem').textContent = body.error.message;
}

function show({ subscription, now, invoices, returnUrl }) {
  const isRunning = subscription !== null && subscription.status !== 'canceled';
  part('state').textContent = describe(subscription);
  part('cancel').hidden = !isRunning || subscription.isCancelled;
  part('resume').hidden = !isRunning || !subscription.isCancelled;
  part('now').textContent = `It is ${day(now)}.`;
  part('back').href = returnUrl;
  part('invoices').replaceChildren(...invoices.map(({ number, status, amount, at }) => {
    const row = document.createElement('li');
    row.textContent = `${day(at)}  $${(amount / 100).toFixed(2)}  ${status}  ${number}`;
    return row;
  }));
}

function describe(subscription) {
  if (subscription === null) return 'No subscription';
  if (subscription.status === 'canceled') return 'Ended';
  if (subscription.isCancelled) return `Premium until ${day(subscription.periodEnd)}`;
  return subscription.status === 'past_due' ? 'Payment failed; it will be tried again' : `Premium, renews on ${day(subscription.periodEnd)}`;
}

for (const action of ['cancel', 'resume', 'week', 'month']) part(action).addEventListener('click', () => void act(action));
part('card-form').addEventListener('submit', (event) => {
  event.preventDefault();
  void act('card', { card: part('card').value });
});
void act('show');
