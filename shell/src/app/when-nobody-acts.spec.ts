import { whenNobodyActs } from './when-nobody-acts';

const told = (type: string, pointerId: number) =>
  document.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerId }));
const passed = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Whether it came, asked at any time. */
function asked(): { hasCome: boolean } {
  const answer = { hasCome: false };
  void whenNobodyActs().then(() => (answer.hasCome = true));
  return answer;
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { requestIdleCallback: (tell: () => void) => setTimeout(tell, 10) });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.useRealTimers();
});

it('comes with the next idle moment', async () => {
  const moment = asked();
  expect(moment.hasCome).toBe(false);
  await passed(10);
  expect(moment.hasCome).toBe(true);
});

it('waits while something is held, and then for another idle moment', async () => {
  told('pointerdown', 1);
  const moment = asked();
  await passed(10_000);
  expect(moment.hasCome).toBe(false);
  told('pointerup', 1);
  await passed(9);
  expect(moment.hasCome).toBe(false);
  await passed(1);
  expect(moment.hasCome).toBe(true);
});

it('waits until the last finger is up, however the first was', async () => {
  told('pointerdown', 1);
  told('pointerdown', 2);
  const moment = asked();
  await passed(10);
  told('pointercancel', 1);
  await passed(10_000);
  expect(moment.hasCome).toBe(false);
  told('pointerup', 2);
  await passed(10);
  expect(moment.hasCome).toBe(true);
});

it('waits while the page or a part of it scrolls, until it stands still', async () => {
  const part = document.body.appendChild(document.createElement('div'));
  part.dispatchEvent(new Event('scroll'));
  const moment = asked();
  for (let i = 0; i < 5; i++) {
    await passed(200);
    part.dispatchEvent(new Event('scroll'));
  }
  expect(moment.hasCome).toBe(false);
  await passed(600);
  expect(moment.hasCome).toBe(true);
  part.remove();
});

it('comes after a while where the browser tells no idle moments', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const moment = asked();
  await passed(1_999);
  expect(moment.hasCome).toBe(false);
  await passed(1);
  expect(moment.hasCome).toBe(true);
});
