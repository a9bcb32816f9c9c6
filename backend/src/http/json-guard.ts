import { AppError } from './app-error';

const MAX_DEPTH = 16;
const MAX_NODES = 2000;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Refuses JSON that would hurt what comes after it: nesting beyond 16 levels or 2,000 values (the validation would
 * overflow its stack), U+0000 and lone surrogates (PostgreSQL stores neither), and keys that reach into prototypes.
 * @param maxNodes values at most @throws AppError BAD_JSON
 */
export function assertHarmlessJson(value: unknown, maxNodes = MAX_NODES): void {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 1 }];
  let nodes = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    nodes += 1;
    if (nodes > maxNodes || next.depth > MAX_DEPTH) throw new AppError('BAD_JSON');
    if (typeof next.value === 'string') assertStorableText(next.value);
    if (typeof next.value !== 'object' || next.value === null) continue;
    for (const [key, child] of Object.entries(next.value)) {
      if (FORBIDDEN_KEYS.has(key)) throw new AppError('BAD_JSON');
      assertStorableText(key);
      open.push({ value: child, depth: next.depth + 1 });
    }
  }
}

function assertStorableText(text: string): void {
  if (text.includes('\0') || hasLoneSurrogate(text)) throw new AppError('BAD_JSON');
}

function hasLoneSurrogate(text: string): boolean {
  return /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);
}
