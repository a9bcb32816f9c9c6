import { NO_EDITS } from '@whoosh/scene-editing';
import { interpretation } from '@whoosh/scene-editing/testing';
import { EMPTY_FORM, type PromptForm } from './prompt-form';
import { nameOfChanged } from './sound-name';

const asWords = { ...EMPTY_FORM, text: 'heavy rain, distant thunder' };
const refined = (words: string): PromptForm => ({ ...asWords, refinements: [{ words, after: NO_EDITS }] });
const nameOf = (form: PromptForm, heard: string) =>
  nameOfChanged(form, Promise.resolve(interpretation(heard)), ({ text }) => Promise.resolve(interpretation(text)));

describe('the name of a sound', () => {
  it('is what is heard in it where words took a layer out of it', async () => {
    expect(await nameOf(refined('no rain'), 'distant thunder')).toBe('Thunder');
  });

  it('stays that of its words where its layers are those of the words', async () => {
    expect(await nameOf(refined('further away'), asWords.text)).toBe('');
    expect(await nameOf(asWords, asWords.text)).toBe('');
  });
});
