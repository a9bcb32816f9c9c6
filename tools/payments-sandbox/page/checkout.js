import { ask, dollars, part } from './page.js';

const appOrigin = document.documentElement.dataset.appOrigin;
const [id, secret] = location.hash.slice(1).split('.');
/** Why a session that is not open cannot be paid. */
const ENDED = {
  complete: 'This checkout is paid already.',
  expired: 'This checkout has expired. Close it and open a new one.',
};

/** Tells the page around us; never to whoever happens to be there. */
const tell = (event) => parent.postMessage({ event }, appOrigin);

let authenticated = false;
async function pay() {
  part('problem').textContent = '';
  part('pay').disabled = true;
  try {
    const { status } = await ask('/checkout/pay', { id, secret, card: part('card').value, authenticated });
    if (status === 'requires_action') {
      authenticated = true;
      part('pay').textContent = 'Confirm at your bank';
      return;
    }
    tell('confirmed');
    tell('success');
  } catch (error) {
    part('problem').textContent = error.message;
    part('card').focus();
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
  const { amount, name, status } = await ask('/checkout/session', { id, secret });
  part('what').textContent = name;
  part('amount').textContent = dollars(amount);
  part('problem').textContent = ENDED[status] ?? '';
  part('pay').disabled = status in ENDED;
  part(status in ENDED ? 'close' : 'card').focus();
} catch (error) {
  part('problem').textContent = error.message;
}
tell('loaded');
