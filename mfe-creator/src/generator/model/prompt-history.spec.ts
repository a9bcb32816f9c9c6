import { EMPTY_FORM, type PromptForm } from '../../request/prompt-form';
import { neighbourPrompt, readHistory, rememberPrompt, storeHistory } from './prompt-history';

const form = (text: string): PromptForm => ({ ...EMPTY_FORM, text });
const texts = (history: readonly PromptForm[]) => history.map(({ text }) => text);

describe('the history of prompts', () => {
  const history = ['rain', 'wind', 'fire'].map(form);

  it('holds each text once, the newest first, and thirty at most', () => {
    expect(texts(rememberPrompt(history, form('wind')))).toEqual(['wind', 'rain', 'fire']);
    const many = Array.from({ length: 40 }, (_, i) => form(String(i))).reduce<PromptForm[]>(rememberPrompt, []);
    expect(many).toHaveLength(30);
    expect(many[0]?.text).toBe('39');
  });

  it('goes from the empty box to the newest, on to older ones and back', () => {
    expect(neighbourPrompt(history, '', 'older')?.text).toBe('rain');
    expect(neighbourPrompt(history, 'rain', 'older')?.text).toBe('wind');
    expect(neighbourPrompt(history, 'wind', 'newer')?.text).toBe('rain');
    expect(neighbourPrompt(history, 'fire', 'older')).toBeNull();
    expect(neighbourPrompt(history, 'rain', 'newer')).toBeNull();
  });

  it('is kept for its owner, and survives nonsense in the storage', () => {
    storeHistory(1, history);
    expect(texts(readHistory(1))).toEqual(['rain', 'wind', 'fire']);
    expect(readHistory(2)).toEqual([]);
    localStorage.setItem('whoosh.prompt-history.1', '{');
    expect(readHistory(1)).toEqual([]);
  });
});
