import { familyClass } from '@whoosh/ui/more';
import type { Segment } from './prompt-segments';
import styles from './MarkedWords.module.css';

interface MarkedWordsProps {
  segments: readonly Segment[];
  /** The words of this layer are lit. */
  litLayer?: string | null;
}

/** A description with a line under each word that was understood, was not, or is not used. */
export function MarkedWords({ segments, litLayer = null }: MarkedWordsProps) {
  return segments.map((segment, index) => (
    <Words key={index} segment={segment} lit={segment.layer !== undefined && segment.layer === litLayer} />
  ));
}

function Words({ segment, lit }: { segment: Segment; lit: boolean }) {
  if (segment.kind === 'plain') return <span>{segment.text}</span>;
  if (segment.kind === 'unused') return <u className={styles.unused}>{segment.text}</u>;
  if (segment.kind === 'not-understood') return <u className={styles.unknown}>{segment.text}</u>;
  const family = segment.family === undefined ? '' : familyClass(segment.family);
  return (
    <span className={`${styles.understood} ${family} ${lit ? styles.lit : ''}`} data-layer={segment.layer}>
      {segment.text}
    </span>
  );
}
