import { interpret, learnFigures, render, type InterpretOptions } from '@whoosh/sound-engine';
import { liveGain } from '@whoosh/sound-engine/live';
import type { Scene } from '@whoosh/sound-scene';
import type { Question } from './worker-messages';

/** Sound as a worker hands it over. */
export interface RenderedSound {
  /** Hz */
  sampleRate: number;
  /** Left and right. */
  channels: Float32Array[];
}

/** What the engine answers: by the worker, or in the page itself where a page may have no worker. */
export const ANSWERS = {
  interpret: ({ text, options }: { text: string; options: InterpretOptions }): Scene => interpret(text, options),
  render: async ({ scene }: { scene: Scene }): Promise<RenderedSound> => {
    await learnFigures(scene);
    const { sampleRate, channels } = render(scene).mix;
    return { sampleRate, channels: [...channels] };
  },
  liveGain: async ({ scene }: { scene: Scene }): Promise<number> => {
    await learnFigures(scene);
    return liveGain(scene);
  },
};

/** @throws RangeError where the engine refuses the scene */
export async function answer(question: Question): Promise<unknown> {
  if (question.ask === 'interpret') return ANSWERS.interpret(question);
  return question.ask === 'render' ? ANSWERS.render(question) : ANSWERS.liveGain(question);
}
