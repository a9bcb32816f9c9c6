import type { Chip, Report } from '@whoosh/sound-scene';
import type { Language } from '../lexicon/language';

/** Labels that only repeat words, spelt as the text spells them where nouns have capitals: "nach drei Sekunden". */
export function asWritten(report: Report, text: string, { capitalisesNouns }: Language): Report {
  return capitalisesNouns === true ? { ...report, chips: report.chips.map((chip) => spelt(chip, text)) } : report;
}

function spelt(chip: Chip, text: string): Chip {
  const written = text.slice(...chip.span);
  return written.toLowerCase() === chip.label ? { ...chip, label: written } : chip;
}
