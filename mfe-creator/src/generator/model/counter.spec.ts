import { counterTone, descriptionProblem } from './counter';

describe('length of a description', () => {
  it('changes its tone at 450, beyond 500 and beyond 2,000', () => {
    expect([0, 449, 450, 500, 501, 2000, 2001].map(counterTone)).toEqual([
      'quiet',
      'quiet',
      'near',
      'near',
      'over',
      'over',
      'refused',
    ]);
  });

  it('must not be nothing or only spaces', () => {
    expect(descriptionProblem('  \n ')).toBe('Please enter a description for your sound effect');
    expect(descriptionProblem('rain')).toBeNull();
  });

  it('may pass the counter but not the hard limit [spec 5.9]', () => {
    expect(descriptionProblem('a'.repeat(1500))).toBeNull();
    expect(descriptionProblem('a'.repeat(2001))).toMatch(/2,000/);
  });
});
