const appOrigin = document.documentElement.dataset.appOrigin;
const [id, secret] = location.hash.slice(1).split('.');
const part = (name) => document.getElementById(name);

/** Tells the page around us; never to whoever happens to be there. */
const tell = (event) => parent.postMessage({ event }, appOrigin);

async function post(path, more = {}) {
  const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ id, secret, ...more }) });
  const body = await answer.json();
  if (!answer.ok) throw new Error(body.error?.message ?? 'The payment failed.');
  return body;
}

let authenticated = false;
async function pay() {
  part('problem').textContent = '';
  part('pay').disabled = true;
  try {
    const { status } = await post('/checkout/pay', { card: part('card').value, authenticated });
    if (status === 'requires_action') {
      authenticated = true;
      part('pay').textContent = 'Confirm at your bank';
      return;
    }
    tell('confirmed');
    tell('success');
  } catch (error) {
    part('problem').textContent = error.message;
  } finally {
    part('pay').disabled = false;
  }
}

part('form').addEventListener('submit', (event) => {
  event.preventDefault();
  void pay();
});
part('close').addEventListener('click', () => tell('close'));
document.addEventListener('keydown', (event) => event.key === 'Escape' && tell('close'));

try {
  const { amount, name } = await post('/checkout/session');
  part('what').textContent = name;
  part('amount').textContent = `$${(amount / 100).toFixed(2)}`;
  part('pay').disabled = false;
  part('card').focus();
} catch (error) {
  part('problem').textContent = error.message;
}
tell('loaded');
