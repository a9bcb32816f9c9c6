import '../../languages';
import { interpret } from '../interpret';

/** First moment of each source. */
function begins(text: string, options = {}): Record<string, number> {
  return Object.fromEntries(
    interpret(text, options).layers.map(({ source, timing }) => [
      source.model,
      timing.kind === 'shots' ? (timing.at[0] ?? 0) : timing.start,
    ]),
  );
}

describe('what is told in order', () => {
  it('begins behind a single event', () => {
    const { cork_pop = NaN, fizz = NaN } = begins('A cork pops; champagne foams');
    expect(fizz).toBeGreaterThan(cork_pop + 0.3);
    const { gasp_sigh = NaN, paper = NaN } = begins('[A long sigh. Papers being shuffled.]');
    expect(paper).toBeGreaterThan(gasp_sigh + 0.5);
  });

  it('begins behind what a sentence before it tells', () => {
    const { door_creak = NaN, footsteps = NaN, gunshot = NaN } = begins('A HINGE CREAKS. FOOTSTEPS. A GUNSHOT.');
    expect(footsteps).toBeGreaterThan(door_creak + 1);
    expect(gunshot).toBeGreaterThan(footsteps + 0.3);
  });

  it('leaves what was before it over, which would else be repeated beside it', () => {
    const [sigh] = interpret('he sighs and turns on the tv').layers;
    expect(sigh).toMatchObject({ source: { model: 'gasp_sigh' }, timing: { at: [expect.any(Number)] } });
  });

  it('begins behind all events of a number', () => {
    const { timing } = interpret('three knocks, footsteps').layers[1];
    const [knocks] = interpret('three knocks, footsteps').layers;
    const last = knocks?.timing.kind === 'shots' ? (knocks.timing.at[2] ?? NaN) : NaN;
    expect(timing.kind === 'shots' ? timing.at[0] : timing.start).toBeGreaterThan(last);
  });

  it('is not overtaken by a single event that is told last', () => {
    const { seagull = NaN, ship = NaN } = begins('waves crash, a gull cries and a boat horn sounds');
    expect(ship).toBeGreaterThan(seagull);
    const { phone_vibrate = NaN, grunt_groan = NaN } = begins('a phone buzzes twice and someone groans');
    expect(grunt_groan).toBeGreaterThan(phone_vibrate + 1);
  });

  it('begins behind what the same one did before', () => {
    const { sneeze = NaN, sniff = NaN } = begins('a man sneezes twice and blows his nose');
    expect(sniff).toBeGreaterThan(sneeze + 1);
  });

  it('begins a little behind another deed that goes on, and sounds together with it', () => {
    const { layers } = interpret('a man gargles and a dog growls');
    const [first, second] = layers.map(({ timing }) => timing);
    if (first?.kind !== 'continuous' || second?.kind !== 'continuous') throw new Error('not going on');
    expect(second.start).toBeCloseTo(first.start + 1.2, 1);
    expect(second.start).toBeLessThan(first.end);
  });

  it('is no order of things that are only named, nor of what happens meanwhile', () => {
    expect(begins('traffic and birdsong')).toEqual({ traffic: 0, songbird: 0 });
    expect(begins('a man gargles while a dog growls')).toEqual({ vomit_gargle: 0, dog_growl: 0 });
  });

  it('is no order of weather and waters, which are there from the beginning', () => {
    expect(begins('a gunshot, rain')).toMatchObject({ rain: 0 });
    expect(begins('a splash, a stream')).toMatchObject({ stream: 0 });
  });

  it('keeps a loop whole, and leaves all that begins later room in a short scene', () => {
    expect(begins('a cork pops and champagne foams', { loop: true, duration: 6 })).toMatchObject({ fizz: 0 });
    expect(begins('a cork pops and champagne foams', { duration: 1 }).fizz).toBeLessThanOrEqual(0.4);
  });
});
