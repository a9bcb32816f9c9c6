import type { GenerationResponse } from '@whoosh/contracts';
import { generationReducer, NOTHING_MADE, type GenerationAction, type GenerationState } from './generation-state';
import { EMPTY_FORM, formOfEffect, withinPlan, withoutSeed } from '../../request/prompt-form';

const form = { ...EMPTY_FORM, text: 'rain', takes: 2 };
const take = (number: number, seed: number) => ({
  take: number,
  seed,
  audioUrl: `/api/files/${number}.mp3`,
  audioUrl48k: `/api/files/${number}.wav`,
  duration: 5,
  bars: '',
  madeBy: null,
  soundEffectId: null,
});
const response = { generationId: 'g-1', takes: [take(1, 77), take(2, 78)] } as unknown as GenerationResponse;
const after = (...actions: GenerationAction[]): GenerationState => actions.reduce(generationReducer, NOTHING_MADE);

describe('states of a generation', () => {
  it('go from asked to made and keep how long it took', () => {
    const state = after(
      { type: 'asked', form, now: 1000 },
      { type: 'made', response, layers: [], name: '', now: 1900 },
    );
    expect(state.pending).toBeNull();
    expect(state.made).toMatchObject({ generationId: 'g-1', chosen: 1, madeIn: 0.9 });
  });

  it('remember the seed that was drawn, so that Use again gives the same sound', () => {
    expect(
      after({ type: 'asked', form, now: 0 }, { type: 'made', response, layers: [], name: '', now: 1 }).made?.form,
    ).toMatchObject({
      text: 'rain',
      seed: 77,
    });
  });

  it('show the dialog only when it is slow, and not again once it was put aside', () => {
    const asked = after({ type: 'asked', form, now: 0 });
    expect(asked.pending).toMatchObject({ slow: false, aside: false });
    const slow = generationReducer(asked, { type: 'slow' });
    expect(slow.pending?.slow).toBe(true);
    expect(generationReducer(slow, { type: 'put-aside' }).pending).toMatchObject({ slow: true, aside: true });
  });

  it('ignore a slow timer that fires after the end', () => {
    const made = after({ type: 'asked', form, now: 0 }, { type: 'made', response, layers: [], name: '', now: 1 });
    expect(generationReducer(made, { type: 'slow' })).toBe(made);
  });

  it('keep the takes of before while a new request is made and when it fails', () => {
    const again = after(
      { type: 'asked', form, now: 0 },
      { type: 'made', response, layers: [], name: '', now: 1 },
      { type: 'asked', form, now: 2 },
    );
    expect(again.made?.generationId).toBe('g-1');
    expect(generationReducer(again, { type: 'failed', why: null })).toMatchObject({
      pending: null,
      made: { generationId: 'g-1' },
    });
  });

  it('choose only takes that exist', () => {
    const made = after({ type: 'asked', form, now: 0 }, { type: 'made', response, layers: [], name: '', now: 1 });
    expect(generationReducer(made, { type: 'chosen', take: 2 }).made?.chosen).toBe(2);
    expect(generationReducer(made, { type: 'chosen', take: 4 }).made?.chosen).toBe(1);
  });

  it('mark a take as kept, and as not kept again when its effect is deleted', () => {
    const kept = after(
      { type: 'asked', form, now: 0 },
      { type: 'made', response, layers: [], name: '', now: 1 },
      { type: 'keeping', take: 2 },
      { type: 'kept', take: 2, soundEffectId: 9 },
    );
    expect(kept.made?.takes.map((one) => one.soundEffectId)).toEqual([null, 9]);
    expect(kept.made?.keeping).toBeNull();
    expect(
      generationReducer(kept, { type: 'effect-deleted', soundEffectId: 9 }).made?.takes[1]?.soundEffectId,
    ).toBeNull();
  });
});

describe('form of the prompt box', () => {
  it('is filled again from a saved effect, with its very length', () => {
    const effect = { id: 5, prompt: 'bell', intensity: 'intense', loop: true, seed: 5, engineVersion: '1.2' } as const;
    const asked = { text: 'bell', duration: 2.6, intensity: 'intense', loop: true };
    expect(formOfEffect({ ...effect, duration: 2.6 })).toEqual({
      ...EMPTY_FORM,
      ...asked,
      parentId: 5,
      putBack: { id: 5, ...asked },
      seed: 5,
      engineVersion: '1.2',
    });
    expect(formOfEffect({ ...effect, duration: 0.5 }).duration).toBe(0.5);
  });

  it('leaves it to other words than those that were put back how long they sound and whether they loop', () => {
    const effect = {
      id: 5,
      prompt: 'bell',
      intensity: 'intense',
      seed: 5,
      engineVersion: '1.2',
      duration: 2.6,
    } as const;
    expect(withoutSeed(formOfEffect({ ...effect, loop: false }))).toMatchObject({ duration: null, loop: null });
    expect(withoutSeed(formOfEffect({ ...effect, loop: true })).loop).toBe(true);
    expect(withoutSeed({ ...form, seed: null, duration: 3, loop: false })).toMatchObject({ duration: 3, loop: false });
  });

  it('is kept within the plan, and is the same object when it already is', () => {
    expect(withinPlan({ ...form, duration: 15, takes: 4 }, 10, 2)).toMatchObject({ duration: 10, takes: 2 });
    expect(withinPlan(form, 22, 4)).toBe(form);
  });
});
