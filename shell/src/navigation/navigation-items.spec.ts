import { FREE_USER, PREMIUM_USER, UNPRICED_USER } from '@whoosh/api-client/testing';
import { House } from 'lucide-react';
import { creditsText, isActive, navigationGroups } from './navigation-items';

const SOON = { timelineEditor: 'soon', sendFilesUrl: null } as const;

const labels = (...groups: Parameters<typeof navigationGroups>) =>
  navigationGroups(...groups).map(({ label, items }) => [label, ...items.map((item) => item.label)]);

it('has three groups [spec 2.17]', () => {
  expect(labels(FREE_USER, SOON)).toEqual([
    [null, 'Dashboard', 'SFX Creator', 'SFX Library', 'Timeline Editor'],
    ['Account', 'Billing', 'Settings'],
    ['Support', 'Support'],
  ]);
});

it('offers Top Up Credits only for a planId above 1 [spec 2.11]', () => {
  expect(labels(PREMIUM_USER, SOON)[1]).toEqual(['Account', 'Billing', 'Top Up Credits', 'Settings']);
  expect(labels(FREE_USER, SOON)[1]).toEqual(['Account', 'Billing', 'Settings']);
});

it('has no billing where sounds have no price', () => {
  expect(labels(UNPRICED_USER, SOON)[1]).toEqual(['Account', 'Settings']);
});

it('offers Send files, outside of the product, when there is an address [spec 2.15]', () => {
  const items = navigationGroups(FREE_USER, { ...SOON, sendFilesUrl: 'https://files.example' })[2]?.items;
  expect(items?.at(-1)).toMatchObject({ label: 'Send files', to: 'https://files.example', isExternal: true });
  expect(navigationGroups(FREE_USER, SOON)[2]?.items.map(({ label }) => label)).toEqual(['Support']);
});

it.each([
  ['soon', null],
  ['live', '/timeline-editor'],
] as const)('leads to the Timeline Editor as %s [spec 2.14]', (timelineEditor, to) => {
  const items = navigationGroups(FREE_USER, { ...SOON, timelineEditor })[0]?.items;
  expect(items?.at(-1)).toMatchObject({ label: 'Timeline Editor', to });
});

describe('the active item', () => {
  const item = (to: string | null) => ({ key: 'x', label: 'X', icon: House, to });

  it('is the dashboard only on exactly / [spec 2.4]', () => {
    expect(isActive(item('/'), '/')).toBe(true);
    expect(isActive(item('/'), '/account')).toBe(false);
  });

  it('is marked by path prefix [spec 2.18]', () => {
    expect(isActive(item('/account'), '/account')).toBe(true);
    expect(isActive(item('/account'), '/account/more')).toBe(true);
    expect(isActive(item('/account'), '/accounting')).toBe(false);
  });

  it('is never one that leads nowhere or elsewhere', () => {
    expect(isActive(item(null), '/')).toBe(false);
    expect(isActive({ ...item('/account'), isExternal: true }, '/account')).toBe(false);
  });
});

it('tells the credits, or the plan when there is no number [spec 2.20]', () => {
  expect(creditsText({ ...PREMIUM_USER, credits: 412 })).toBe('412 credits remaining');
  expect(creditsText({ ...PREMIUM_USER, credits: 0 })).toBe('0 credits remaining');
  expect(creditsText({ ...PREMIUM_USER, credits: 1 })).toBe('1 credit remaining');
  expect(creditsText({ ...PREMIUM_USER, credits: 1500 })).toBe('1,500 credits remaining');
  expect(creditsText({ ...FREE_USER, credits: null })).toBe('Free plan');
});

it('tells an account without credits how many free sounds it has', () => {
  expect(creditsText({ ...FREE_USER, credits: 0, existingEffects: 0 })).toBe('2 of 2 free sounds left');
  expect(creditsText({ ...FREE_USER, credits: 40, existingEffects: 0 })).toBe('40 credits remaining');
});
