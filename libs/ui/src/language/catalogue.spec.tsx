import { render } from '@testing-library/react';
import { catalogue, currentLanguage, messagesReady, switchLanguage } from './catalogue';

const ENGLISH = {
  hello: 'Hello {name}',
  credits: '{count, plural, one {# credit} other {# credits}}',
  sent: 'Sent to <b>{address}</b>, {name}',
  untranslated: "You're here",
};
const GERMAN = {
  hello: 'Hallo {name}',
  credits: '{count, plural, one {# Credit} other {# Credits}}',
  sent: '{name}, gesendet an <b>{address}</b>',
};

afterEach(() => switchLanguage('en'));

it('English texts are there at once', () => {
  const { t } = catalogue(ENGLISH, () => Promise.reject(new Error('never asked for')));
  expect(t('hello', { name: 'Ada' })).toBe('Hello Ada');
  expect([t('credits', { count: 1 }), t('credits', { count: 1200 })]).toEqual(['1 credit', '1,200 credits']);
});

it('another language is fetched once, numbers follow it, and English stands in for what it lacks', async () => {
  const load = jest.fn(() => Promise.resolve({ default: GERMAN }));
  const { t } = catalogue(ENGLISH, load);
  await switchLanguage('de');
  await messagesReady();
  expect(load.mock.calls).toEqual([['de']]);
  expect(t('credits', { count: 1200 })).toBe('1.200 Credits');
  expect(t('untranslated')).toBe("You're here");
  expect([currentLanguage(), document.documentElement.lang]).toEqual(['de', 'de']);
});

it('a catalogue that cannot be loaded leaves English, and is asked for again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('503')).mockResolvedValue({ default: GERMAN });
  const { t } = catalogue(ENGLISH, load);
  await switchLanguage('de');
  expect(t('hello', { name: 'Ada' })).toBe('Hello Ada');
  await messagesReady();
  expect(t('hello', { name: 'Ada' })).toBe('Hallo Ada');
});

it('texts hold elements, and what people typed is never read as one', async () => {
  const { rich } = catalogue(ENGLISH, () => Promise.resolve({ default: GERMAN }));
  await switchLanguage('de');
  const sent = rich('sent', { name: '<b>{x}', address: 'a@b.de', b: (chunks) => <strong>{chunks}</strong> });
  expect(render(<p>{sent}</p>).container.innerHTML).toBe('<p>&lt;b&gt;{x}, gesendet an <strong>a@b.de</strong></p>');
});

it('the pseudo-language makes texts longer and keeps placeholders, choices and tags', async () => {
  const { t, rich } = catalogue(ENGLISH, () => Promise.reject(new Error('never asked for')));
  await switchLanguage('pseudo');
  expect(t('hello', { name: 'Ada' })).toBe('[Hélló Ada one two]');
  expect(t('credits', { count: 2 })).toMatch(/^\[2 çrédítš /);
  const sent = rich('sent', { name: 'Ada', address: 'a@b.de', b: (chunks) => <b>{chunks}</b> });
  expect(render(<p>{sent}</p>).container.querySelector('b')?.textContent).toBe('a@b.de');
});
