import '../../languages';
import { interpret } from '../../index';

const shotsOf = (text: string, source: string): number => {
  const layer = interpret(text).layers.find((one) => one.source.model === source);
  return layer?.timing.kind === 'shots' ? layer.timing.at.length : 0;
};
describe('how often something is heard', () => {
  it.each([
    ['knocking on a door x 5', 5],
    ['door knock 3x.wav', 3],
  ])('is as often as a multiplier says: %s', (text, times) => {
    expect(shotsOf(text, 'knock')).toBe(times);
  });

  it.each([
    ['a rifle fires three shots', 'gunshot', 3],
    ['he fires both barrels of a shotgun', 'gunshot', 2],
    ['a car horn gives two short beeps', 'car_horn', 2],
    ['the dog lets out two barks', 'dog_bark', 2],
    ['she gives the door three knocks', 'knock', 3],
    ['laser pistol, three quick shots', 'laser', 3],
    ['AK-47 burst, 5 shots', 'machine_gun', 5],
    ['three descending tones', 'beep', 3],
  ])('is the number of what a deed gives: %s', (text, source, times) => {
    expect(shotsOf(text, source)).toBe(times);
  });

  it.each([
    ['beep beep beep', 'beep', 3],
    ['beep, beep, beep, beep', 'beep', 4],
    ['knock knock knock on the door', 'knock', 3],
    ['klopf klopf klopf', 'knock', 3],
    ['llaman a la puerta: toc toc toc', 'knock', 3],
    ['trois toc toc', 'knock', 3],
    ['ha ha ha', 'laugh', 1],
    ['punch, punch', 'punch', 2],
    ['gunshot. gunshot. scream', 'gunshot', 2],
    ['a very very very loud beep', 'beep', 1],
  ])('is as often as the word is said: %s', (text, source, times) => {
    expect(shotsOf(text, source)).toBe(times);
  });

  it('is told of words that are said again and again', () => {
    expect(interpret('beep beep beep').report.chips).toContainEqual(
      expect.objectContaining({ label: '3 times', span: [0, 14], field: 'mods.count' }),
    );
  });

  it('is told as "once" where it is one', () => {
    const labels = interpret('a dog barks once').report.chips.map(({ label }) => label);
    expect(labels).toContain('once');
    expect(labels).not.toContain('1 times');
  });

  it.each([
    ['air horns', 'air_horn'],
    ['metal impacts', 'impact_metal'],
  ])('is more than once for several things: %s', (text, source) => {
    expect(shotsOf(text, source)).toBeGreaterThan(1);
  });

  it.each([
    ['three bursts of steam', 3],
    ['two bursts of a chainsaw', 2],
    ['a drill in short bursts', 4],
    ['static, three times', 3],
  ])('is in short bursts for what goes on by itself: %s', (text, bursts) => {
    const { duration, layers } = interpret(text);
    const { timing } = layers[0];
    const level = timing.kind === 'continuous' ? (timing.curve?.level ?? []) : [];
    expect(level.filter(([, db]) => db === -40)).toHaveLength(bursts);
    expect(duration).toBeLessThan(3 * bursts);
  });

  it('is more than once for several things that sound in events', () => {
    expect(interpret('church bells').layers[0].timing.kind).toBe('continuous');
  });
});
