import styles from './Clip.module.css';

/** Of the part under the head, pixels; the curves are stretched to the widths of the fades. */
const HEIGHT = 48;
const WIDTH = 100;
const RISE = `M0 ${HEIGHT}Q45 4 ${WIDTH} 0`;
const FALL = `M0 0Q55 4 ${WIDTH} ${HEIGHT}`;

/** The fades as curves over a veil, as wide as the clip's element says. Decoration. */
export function ClipFades() {
  return (
    <>
      <Fade side={styles.rise} curve={RISE} corner="H0z" />
      <i className={styles.plateau} />
      <Fade side={styles.fall} curve={FALL} corner="V0z" />
    </>
  );
}

/** @param corner closes the curve around what is veiled */
function Fade({ side, curve, corner }: { side: string | undefined; curve: string; corner: string }) {
  return (
    <svg
      className={`${styles.fade} ${side ?? ''}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.veil} d={curve + corner} />
      <path className={styles.curve} d={curve} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
