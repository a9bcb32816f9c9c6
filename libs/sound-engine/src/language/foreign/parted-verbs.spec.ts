import '../../languages';
import { interpret } from '../../index';

const heard = (text: string): string[] => interpret(text, { lang: 'de' }).layers.map((layer) => layer.source.model);

describe('German verbs in two parts', () => {
  it.each([
    ['er schließt die Tür ab', ['lock_key']],
    ['er steigt die alte Treppe hoch', ['footsteps']],
    ['der Schiedsrichter pfeift das Spiel ab', ['whistle_pea']],
  ])('are one verb when the particle ends their clause: %s', (text, sources) => {
    expect(heard(text)).toEqual(sources);
  });

  it('end where the next clause begins', () => {
    expect(heard('er schließt die Tür ab und niest')).toEqual(['lock_key', 'sneeze']);
  });

  it('leave an adposition before a noun what it is', () => {
    expect(heard('ein Ball springt auf Gras')).toEqual(['ball_bounce']);
  });
});
