import { useLayoutEffect, useRef, useState } from 'react';
import type { Bar } from '@whoosh/contracts';
import { barLines } from './bar-lines';
import { observeSize, type Size } from './observe-size';
import { useAudioPalette } from './palette';
import { rampColor, rgba } from './ramp';
import styles from './WaveformCanvas.module.css';

/**
 * The size that pictures of a row had last: the next row's is the same, and need not be measured before it is drawn.
 */
let usual: Size = { width: 0, height: 0 };

interface WaveformPictureProps {
  bars: readonly Bar[];
  /** Bars that are not the sound: drawn in border colour. */
  placeholder: boolean;
}

/**
 * The same picture as the canvas draws, of a sound that does not play, as lines: the browser makes a layer of its own
 * of each canvas, and a list that scrolls with forty layers stumbles.
 */
export function WaveformPicture({ bars, placeholder }: WaveformPictureProps) {
  const { ramp, rest } = useAudioPalette();
  const picture = useRef<SVGSVGElement>(null);
  const [{ width, height }, setSize] = useState(usual);
  useLayoutEffect(() => {
    const { current } = picture;
    if (current === null) return undefined;
    return observeSize(current, (size) => {
      usual = size;
      setSize((before) => (before.width === size.width && before.height === size.height ? before : size));
    });
  }, []);
  return (
    <svg ref={picture} className={styles.canvas} fill="none" strokeLinecap="round" aria-hidden="true">
      {width > 0 &&
        barLines(bars, width, height).map(({ place, thickness, path }) => (
          <path
            key={place}
            d={path}
            strokeWidth={thickness}
            stroke={place === null || placeholder ? rest : rgba(rampColor(ramp, place))}
          />
        ))}
    </svg>
  );
}
