import { useEffect, useState } from 'react';
import { useDebounced } from '@whoosh/api-client';
import { LIMITS, type InterpretResponse } from '@whoosh/contracts';
import { batchLines } from './model/batch';
import { DEFAULT_SECONDS, EMPTY_FORM, type PromptForm } from '../request/prompt-form';
import { useUnderstand } from '../request/useUnderstanding';

/** Lines are read once they have stood this long. */
const REST_MS = 500;

/** A line with words that mean nothing to the engine. */
export interface UnreadLine {
  text: string;
  words: string;
  /** No word of the line means anything. */
  meaningless: boolean;
}

/** What is known of the lines of a batch before they are paid for. */
export interface BatchReading {
  /** Lines of which not all was understood; one that could not be asked about is not told. */
  unread: readonly UnreadLine[];
  /** How long each line's sound gets, seconds; null while they are read. */
  seconds: readonly number[] | null;
}

interface ReadLines {
  text: string;
  form: BatchForm;
  answers: ReadonlyMap<string, InterpretResponse | null>;
}

type BatchForm = Pick<PromptForm, 'duration' | 'intensity' | 'loop'>;

/** Reads each line of a batch with the settings of the prompt box. */
export function useBatchReading(text: string, form: BatchForm): BatchReading {
  const understand = useUnderstand();
  const rested = useDebounced(text, REST_MS);
  const [read, setRead] = useState<ReadLines | null>(null);
  const { duration, intensity, loop } = form;
  useEffect(() => {
    let isOver = false;
    const readLines = async () => {
      const answers = new Map<string, InterpretResponse | null>();
      for (const line of new Set(linesOf(rested))) {
        const asked = { ...EMPTY_FORM, text: line, duration, intensity, loop };
        answers.set(line, await understand(asked).catch(() => null));
        if (isOver) return;
      }
      setRead({ text: rested, form: { duration, intensity, loop }, answers });
    };
    void readLines();
    return () => {
      isOver = true;
    };
  }, [understand, rested, duration, intensity, loop]);
  return {
    unread: read === null ? [] : [...read.answers].flatMap(([line, answer]) => unreadOf(line, answer)),
    seconds: secondsOf(text, form, read),
  };
}

function linesOf(text: string): string[] {
  return batchLines(text).slice(0, LIMITS.maxBatchLines);
}

function unreadOf(text: string, answer: InterpretResponse | null): UnreadLine[] {
  if (answer === null) return [];
  const { meaningless, notUnderstood, unused } = answer;
  const words = meaningless ? text : [...notUnderstood, ...unused].map((unheard) => unheard.text).join(', ');
  return words === '' ? [] : [{ text, words, meaningless }];
}

function secondsOf(text: string, { duration, intensity, loop }: BatchForm, read: ReadLines | null) {
  const lines = linesOf(text);
  if (duration !== null) return lines.map(() => duration);
  if (read?.text !== text || read.form.duration !== null) return null;
  if (read.form.intensity !== intensity || read.form.loop !== loop) return null;
  return lines.map((line) => read.answers.get(line)?.scene.duration ?? DEFAULT_SECONDS);
}
