import { readCheckoutEvent } from './checkout-event';

const ORIGIN = 'http://127.0.0.1:4001';

describe('a message of the checkout page', () => {
  const frame = window;
  const message = (data: unknown, origin = ORIGIN, source: Window | null = frame) => ({ data, origin, source });

  it.each(['loaded', 'close', 'confirmed', 'success'])(
    'is believed when the frame itself says %s [spec 4.15]',
    (event) => {
      expect(readCheckoutEvent(message({ event }), ORIGIN, frame)).toBe(event);
    },
  );

  it.each([
    ['another origin', message({ event: 'success' }, 'http://127.0.0.1:4002')],
    ['an origin that only begins like ours', message({ event: 'success' }, `${ORIGIN}.example`)],
    ['another window', message({ event: 'success' }, ORIGIN, null)],
    ['an unknown event', message({ event: 'paid' })],
    ['more than an event', message({ event: 'success', credits: 5 })],
    ['text', message('success')],
    ['nothing', message(null)],
  ])('is ignored with %s [spec 4.16] [security 33]', (_, forged) => {
    expect(readCheckoutEvent(forged, ORIGIN, frame)).toBeNull();
  });

  it('is ignored while there is no frame', () => {
    expect(readCheckoutEvent(message({ event: 'success' }, ORIGIN, null), ORIGIN, null)).toBeNull();
  });
});
