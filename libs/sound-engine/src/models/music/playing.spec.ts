import type { SoundModel } from '../../model';
import { StringGrain } from '../../dsp/string-grain';
import { conformance, conformanceBrief } from '../../testing/conformance';
import { bandDb, centroid, levelDb, mono, onsets, peakFrequency, take, layerModifiers } from '../../testing/spectra';
import { PLAYER_MODELS } from './playing';
import { METAL_MODELS } from './ringing-metal';

const ALL = [...PLAYER_MODELS, ...METAL_MODELS];
const model = (id: string): SoundModel => {
  const found = ALL.find((each) => each.id === id);
  if (!found) throw new Error(`no source '${id}'`);
  return found;
};

conformance(model('guitar'), { seconds: 3 });
describe('the other instruments and bells', () => {
  for (const each of ALL) if (each.id !== 'guitar') conformanceBrief(each, { seconds: 3 });
});

describe('a plucked string', () => {
  it('sounds at its pitch, within half a per cent', () => {
    for (const pitch of [110, 246.9, 440]) {
      const x = new Float32Array(48_000);
      const string = new StringGrain({ pitch, t60: 3, brightness: 5000, pick: 0.15 }, 3, 1);
      for (let from = 0; from < x.length; from += 32) string.add([x.subarray(from, from + 32)], 0, 32);
      expect(Math.abs(peakFrequency(x, 0.8 * pitch, 1.25 * pitch) / pitch - 1)).toBeLessThan(0.005);
    }
  });
});

describe('players', () => {
  it('play notes one after another', () => {
    expect(onsets(mono(take(model('drum'), { seconds: 3 })), 6, 0.1).length).toBeGreaterThanOrEqual(8);
  });

  it('roll on the snare alone when told to: no kick, an even row of strokes', () => {
    const drum = model('drum');
    const [beats, roll] = [undefined, 'roll'].map((variant) =>
      mono(take(drum, { seconds: 2, params: drum.mapModifiers(layerModifiers({ variant })) })),
    );
    expect(bandDb(roll, 30, 90)).toBeLessThan(bandDb(beats, 30, 90) - 6);
    expect(drum.mapModifiers(layerModifiers({ variant: 'roll' })).rate).toBeGreaterThan(
      3 * drum.mapModifiers(layerModifiers()).rate,
    );
  });

  it('play an electric guitar through an amplifier that clips: four times the force, less gain in level than without one', () => {
    const gained = (id: string): number => {
      const [soft, hard] = [0.5, 2].map((force) =>
        levelDb(mono(take(model(id), { seconds: 3, params: { ...model(id).mapModifiers(layerModifiers()), force } }))),
      );
      return hard - soft;
    };
    expect(gained('electric_guitar')).toBeLessThan(0.7 * gained('guitar'));
  });

  it('play an electric guitar through a speaker that ends at 5 kHz, which no acoustic guitar does', () => {
    const treble = (id: string): number => {
      const x = mono(take(model(id), { seconds: 3 }));
      return bandDb(x, 9_000, 16_000) - bandDb(x, 1_000, 4_000);
    };
    expect(treble('electric_guitar')).toBeLessThan(-45);
    expect(treble('electric_guitar')).toBeLessThan(treble('guitar') - 12);
  });

  it('clip the peaks of an electric guitar: they stand less than 10 dB above its level, those of a guitar more', () => {
    const crestDb = (id: string): number => {
      const x = mono(take(model(id), { seconds: 3 }));
      return 20 * Math.log10(x.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)) - levelDb(x);
    };
    expect(crestDb('electric_guitar')).toBeLessThan(10);
    expect(crestDb('guitar')).toBeGreaterThan(10);
  });

  it('roll with two hands that are less even than a beat', () => {
    const regularity = (id: string): number => model(id).params.regularity.default;
    expect(regularity('drum_roll')).toBeLessThan(regularity('drum'));
  });

  it('are brilliant when forceful, minor when sad', () => {
    const play = (intensity: number): Float32Array =>
      mono(
        take(model('brass_wind'), {
          seconds: 2,
          params: model('brass_wind').mapModifiers(layerModifiers({ intensity })),
        }),
      );
    expect(centroid(play(0.9))).toBeGreaterThan(1.2 * centroid(play(0.2)));
    expect(model('piano').mapModifiers(layerModifiers({ mods: { emotion: 'sad' } })).minor).toBe(1);
    expect(model('piano').mapModifiers(layerModifiers({ mods: { emotion: 'sad' } })).rate).toBeLessThan(
      0.8 * model('piano').mapModifiers(layerModifiers()).rate,
    );
  });
});

describe('ringing metal', () => {
  it('is high for sleigh bells, low for a gong that rings on', () => {
    expect(peakFrequency(mono(take(model('jingle_bell'), { seconds: 2 })), 200, 18_000)).toBeGreaterThan(3500);
    const gong = mono(take(model('gong'), { seconds: 3 }));
    expect(peakFrequency(gong, 40, 8000)).toBeLessThan(900);
    expect(levelDb(gong.subarray(96_000))).toBeGreaterThan(levelDb(gong.subarray(0, 48_000)) - 25);
  });

  it('blooms: the heights of a gong come after the blow', () => {
    const gong = mono(take(model('gong'), { seconds: 1.5 }));
    expect(centroid(gong.subarray(14_400, 24_000))).toBeGreaterThan(1.2 * centroid(gong.subarray(0, 9600)));
  });
});
