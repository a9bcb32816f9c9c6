import { render } from '@testing-library/react';
import { NameLine, nameParts } from './NameLine';

describe('a name in one line', () => {
  it.each([
    ['Heavy rain on a roof of tin 01', 'Heavy rain on a roof of tin', ' 01'],
    ['Footsteps_07', 'Footsteps', '_07'],
    ['Knock (2)', 'Knock', ' (2)'],
    ['Door2', 'Door', '2'],
  ])('keeps the number at the end of %s', (name, head, tail) => {
    expect(nameParts(name)).toEqual([head, tail]);
  });

  it.each(['Heavy rain', '2026', 'Take 1 of a bell', ''])('keeps nothing apart of %p', (name) => {
    expect(nameParts(name)).toEqual([name, '']);
  });

  it('is read and copied as it is written', () => {
    const { container } = render(<NameLine name="Heavy rain 01" />);
    expect(container.textContent).toBe('Heavy rain 01');
    expect(container.querySelector('.one-line')?.textContent).toBe('Heavy rain');
  });
});
