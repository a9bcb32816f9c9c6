import { createValidationPipe } from '../../../http/validation';
import { SaveSoundEffectDto } from './save-sound-effect.dto';
import { UpdateSoundEffectDto } from './update-sound-effect.dto';

describe('the title of a sound', () => {
  const pipe = createValidationPipe();
  const detailsOf = (metatype: typeof SaveSoundEffectDto | typeof UpdateSoundEffectDto, value: object) =>
    pipe.transform(value, { type: 'body', metatype }).then(
      () => [],
      (error: { details?: { field: string; message: string }[] }) => error.details ?? [],
    );

  it.each(['line\nbreak', 'tab\there', 'nothing\u0000', 'escape\u001b[31m', 'next\u0085line'])(
    'has no control characters: %j',
    async (text) => {
      for (const dto of [SaveSoundEffectDto, UpdateSoundEffectDto])
        expect((await detailsOf(dto, { name: text })).map(({ message }) => message)).toContain(
          'A name has no control characters.',
        );
      expect((await detailsOf(SaveSoundEffectDto, { title: text })).map(({ message }) => message)).toContain(
        'A title has no control characters.',
      );
    },
  );

  it('may have letters of every language, and emoji', async () => {
    for (const name of ['Gewitter über dem Wald', '遠くの雷', 'Dog 🐶 barks'])
      expect((await detailsOf(UpdateSoundEffectDto, { name })).filter(({ field }) => field === 'name')).toEqual([]);
  });
});
