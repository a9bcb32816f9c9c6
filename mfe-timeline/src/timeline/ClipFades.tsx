import styles from './Clip.module.css';

interface ClipFadesProps {
  /** Pixels. */
  width: number;
  fadeIn: number;
  fadeOut: number;
}

/** Of the part under the head, pixels. */
const HEIGHT = 48;

/** The fades as curves over a veil. Decoration. */
export function ClipFades({ width, fadeIn, fadeOut }: ClipFadesProps) {
  if (fadeIn <= 0 && fadeOut <= 0) return null;
  const end = width - fadeOut;
  const rise = `M0 ${HEIGHT}Q${fadeIn * 0.45} 4 ${fadeIn} 0`;
  const fall = `H${end}Q${end + fadeOut * 0.55} 4 ${width} ${HEIGHT}`;
  return (
    <svg className={styles.fades} width={width} height={HEIGHT} aria-hidden="true">
      <path className={styles.veil} d={`${rise}H0z M${end} 0Q${end + fadeOut * 0.55} 4 ${width} ${HEIGHT}V0z`} />
      <path className={styles.curve} d={rise + fall} />
    </svg>
  );
}
