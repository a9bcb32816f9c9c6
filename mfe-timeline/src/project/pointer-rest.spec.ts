import { oncePointerRests } from './pointer-rest';

const REST_MS = 4_000;
const fire = (type: string) => window.dispatchEvent(new Event(type));

describe('waiting for the pointer to rest', () => {
  const act = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    act.mockClear();
  });
  afterEach(() => jest.useRealTimers());

  it('acts once after the time when nothing is pressed', () => {
    oncePointerRests(act, REST_MS);
    jest.advanceTimersByTime(REST_MS);
    fire('pointerup');
    jest.advanceTimersByTime(10 * REST_MS);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerup', 'pointercancel'])('waits while a button is pressed, and as long again after %s', (end) => {
    oncePointerRests(act, REST_MS);
    fire('pointerdown');
    jest.advanceTimersByTime(10 * REST_MS);
    fire(end);
    jest.advanceTimersByTime(REST_MS - 1);
    expect(act).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('does nothing once it is called off', () => {
    const callOff = oncePointerRests(act, REST_MS);
    callOff();
    fire('pointerup');
    jest.advanceTimersByTime(10 * REST_MS);
    expect(act).not.toHaveBeenCalled();
  });
});
