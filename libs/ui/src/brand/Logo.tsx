import styles from './Logo.module.css';

/** The mark: a dot lifts off along an arc and becomes a waveform. */
export function LogoMark({ size = 20 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" fill="currentColor" aria-hidden="true" className={styles.mark}>
      <rect x="1" y="12" width="2" height="2" rx="1" />
      <rect x="4" y="10" width="2" height="4" rx="1" />
      <rect x="7" y="6" width="2" height="7" rx="1" />
      <rect x="10" y="1" width="2" height="14" rx="1" />
      <rect x="13" y="5" width="2" height="6" rx="1" />
    </svg>
  );
}

/** Mark and wordmark. */
export function Logo({ large = false }: { large?: boolean }) {
  return (
    <span className={`${styles.logo} ${large ? styles.large : ''}`}>
      <LogoMark size={large ? 26 : 20} />
      <span className={styles.word}>Whoosh</span>
    </span>
  );
}
