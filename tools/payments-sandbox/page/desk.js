const part = (name) => document.getElementById(name);
const dollars = (amount) => `$${(amount / 100).toFixed(2)}`;

async function act(order) {
  part('problem').textContent = '';
  const answer = await fetch('/desk/do', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(order) });
  const body = await answer.json();
  if (answer.ok) show(body);
  else part('problem').textContent = body.error.message;
}

function show({ payments, chaos }) {
  part('payments').replaceChildren(...payments.map(row));
  for (const field of part('chaos').elements) {
    if (field.type === 'checkbox') field.checked = chaos[field.name];
    else if (field.name) field.value = chaos[field.name];
  }
}

function row({ id, what, amount, refunds, disputes }) {
  const item = document.createElement('li');
  item.append(`${what}, ${dollars(amount)} `, button('Refund', { action: 'refund', id }), button('Refund half', { action: 'refund', id, amount: Math.floor(amount / 2) }));
  if (disputes.length === 0) item.append(button('Dispute', { action: 'dispute', id }));
  for (const refund of refunds) {
    item.append(document.createElement('br'), `Refund of ${dollars(refund.amount)}: ${refund.status} `);
    if (refund.status === 'succeeded') item.append(button('Let it fail', { action: 'failRefund', id: refund.id }));
  }
  for (const dispute of disputes) {
    item.append(document.createElement('br'), `Dispute: ${dispute.status} `);
    if (dispute.status === 'needs_response') item.append(button('Won', { action: 'win', id: dispute.id }), button('Lost', { action: 'lose', id: dispute.id }));
  }
  return item;
}

function button(text, order) {
  const element = Object.assign(document.createElement('button'), { type: 'button', className: 'quiet', textContent: text });
  element.addEventListener('click', () => void act(order));
  return element;
}

part('chaos').addEventListener('submit', (event) => {
  event.preventDefault();
  const fields = [...event.target.elements].filter(({ name }) => name);
  void act({ action: 'chaos', chaos: Object.fromEntries(fields.map((field) => [field.name, field.type === 'checkbox' ? field.checked : Number(field.value)])) });
});
void act({ action: 'show' });
