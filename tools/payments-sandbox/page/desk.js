import { ask, attempt, dollars, fill, make, part } from './page.js';

const act = (order) =>
  attempt(async () => {
    part('set').textContent = '';
    show(await ask('/desk/do', order));
    if (order.action === 'chaos') part('set').textContent = 'Set';
  });

function show({ payments, chaos }) {
  fill('payments', payments.map(row), 'Nobody has paid yet');
  for (const field of part('chaos').elements) {
    if (field.type === 'checkbox') field.checked = chaos[field.name];
    else if (field.name) field.value = chaos[field.name];
  }
}

function row({ id, what, amount, refunds, disputes }) {
  const actions = [
    button('Refund', { action: 'refund', id }),
    button('Refund half', { action: 'refund', id, amount: Math.floor(amount / 2) }),
  ];
  if (disputes.length === 0) actions.push(button('Dispute', { action: 'dispute', id }));
  return make(
    'li',
    { className: 'entry' },
    make('span', { className: 'line' }, make('span', {}, what), make('span', {}, dollars(amount))),
    make('span', { className: 'mono' }, id),
    line(actions),
    ...refunds.map((refund) =>
      line([
        `Refund of ${dollars(refund.amount)}: ${refund.status}`,
        ...(refund.status === 'succeeded' ? [button('Let it fail', { action: 'failRefund', id: refund.id })] : []),
      ]),
    ),
    ...disputes.map((dispute) =>
      line([
        `Dispute: ${dispute.status}`,
        ...(dispute.status === 'needs_response'
          ? [button('Won', { action: 'win', id: dispute.id }), button('Lost', { action: 'lose', id: dispute.id })]
          : []),
      ]),
    ),
  );
}

const line = (children) => make('div', { className: 'row' }, ...children);

function button(text, order) {
  const element = make('button', { type: 'button', className: 'quiet small' }, text);
  element.addEventListener('click', () => void act(order));
  return element;
}

part('chaos').addEventListener('submit', (event) => {
  event.preventDefault();
  const fields = [...event.target.elements].filter(({ name }) => name);
  void act({
    action: 'chaos',
    chaos: Object.fromEntries(
      fields.map((field) => [field.name, field.type === 'checkbox' ? field.checked : Number(field.value)]),
    ),
  });
});
void act({ action: 'show' });
