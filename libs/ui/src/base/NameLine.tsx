import styles from './NameLine.module.css';

interface NameLineProps {
  name: string;
}

/**
 * A name in a box of one line. Where it is too long it is cut before the number at its end: by that alone the sounds of
 * a set are told from one another.
 */
export function NameLine({ name }: NameLineProps) {
  const [head, tail] = nameParts(name);
  if (tail === '') return name;
  return (
    <span className={styles.line}>
      <span className="one-line">{head}</span>
      <span className={styles.tail}>{tail}</span>
    </span>
  );
}

/** @returns what may be cut, and the number at the end with what stands before it: Heavy rain, and 01 with its space */
export function nameParts(name: string): [head: string, tail: string] {
  const tail = /[\s_-]*[#(]?\d{1,4}[)]?$/u.exec(name)?.[0] ?? '';
  return tail.length === name.length ? [name, ''] : [name.slice(0, name.length - tail.length), tail];
}
