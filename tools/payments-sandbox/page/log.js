import { ask, attempt, fill, make, part } from './page.js';

const show = async () => fill('deliveries', (await ask('/deliveries')).reverse().map(row), 'No messages yet');

function row({ id, type, at, statuses, delivered, isLost }) {
  const tries = statuses.map((status) => (status === 0 ? 'no answer' : status)).join(', ');
  const [state, tone] = isLost
    ? ['Lost on request', 'bad']
    : delivered
      ? ['Delivered', 'good']
      : [statuses.length === 0 ? 'On its way' : 'Tried again later', statuses.length === 0 ? '' : 'bad'];
  return make(
    'li',
    { className: 'entry' },
    make('span', { className: 'line' }, make('span', {}, type), make('span', { className: tone }, state)),
    make(
      'span',
      { className: 'mono' },
      `${new Date(at * 1000).toISOString().slice(0, 19).replace('T', ' ')}, ${id}${tries === '' ? '' : `, answered ${tries}`}`,
    ),
  );
}

part('show').addEventListener('click', () => void attempt(show));
part('repeat').addEventListener(
  'click',
  () =>
    void attempt(async () => {
      await ask('/deliveries/repeat', {});
      await show();
    }),
);
void attempt(show);
