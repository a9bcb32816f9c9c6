import type { SetAsideRow } from '../normalise/normalise';

/** What English texts hold beside talk about sounds. */
export const ENGLISH_SET_ASIDE: readonly SetAsideRow[] = [
  { kind: 'label', pattern: /^\s*(?:sfx|fx|sound(?: effects?)?)\s*:/gi, examples: ['SFX:'] },
  { kind: 'take', pattern: /\b(?:take|tk|mic|version|ver|track)\s*#?\d{1,3}\b/gi, examples: ['take 3'] },
  { kind: 'age', pattern: /\b\d{1,3}[- ](?:year|month|week|day)s?[- ]olds?\b/gi, examples: ['43 week old'] },
  { kind: 'calibre', pattern: /(?<![\d\w])\.?\d{1,3}\s?(?:mm|cal(?:iber|ibre)?)\b/gi, examples: ['9mm', '.50 cal'] },
  { kind: 'calibre', pattern: /(?<![\d\w])\.?\d{2,3}(?=\s+(?:magnum|special|revolver)\b)/gi, examples: ['357'] },
  { kind: 'year', pattern: /(?<!\bfor )\b[5-9]0'?s\b/g, examples: ['90s'] },
  {
    kind: 'quality',
    pattern: /\b(?:high[- ]fidelity|hi-?fi|royalty[- ]free|(?:in )?(?:4k|8k|ultra ?hd))\b/gi,
    examples: ['high fidelity', '4k'],
  },
];
