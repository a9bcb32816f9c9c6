import { render } from '@testing-library/react';
import { DurationRuler } from './DurationRuler';

it('marks the numbers that would lie under the tag of its handle on a phone', () => {
  const none = () => undefined;
  const { container } = render(
    <DurationRuler duration={22} reach={22} maxDuration={22} onChange={none} onBeyondPlan={none} />,
  );
  const numbers = [...container.querySelectorAll<HTMLElement>('[data-near]')];
  const near = numbers.filter(({ dataset }) => dataset['near'] === 'true').map(({ textContent }) => textContent);
  expect([numbers.length, near]).toEqual([5, ['20']]);
});
