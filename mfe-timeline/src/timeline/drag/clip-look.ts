/**
 * How a clip looks, read from its element once. Plain data, from which whoever draws makes pictures: that takes longer
 * than reading.
 */
export interface ClipLook {
  background: string;
  head: string;
  /** 0..1. */
  opacity: number;
  /** `font` as CSS. */
  name: { words: string; font: string; color: string };
  /** Null while the sound is not known. Pixels; `fromPx` of the sound is its left edge. */
  wave: {
    fromPx: number;
    width: number;
    height: number;
    lineWidth: number;
    lines: readonly { color: string; path: string }[];
  } | null;
}

export function lookOf(element: HTMLElement): ClipLook {
  const { opacity } = getComputedStyle(element);
  const { backgroundColor } = getComputedStyle(element.querySelector('[data-block]') ?? element);
  const head = element.querySelector('[data-part="body"] > span') ?? element;
  const wave = element.querySelector<SVGElement>('[data-wave]');
  const { backgroundColor: headColor, color, fontWeight, fontSize, fontFamily } = getComputedStyle(head);
  return {
    background: backgroundColor,
    head: headColor,
    opacity: Number(opacity),
    name: { words: head.textContent ?? '', font: `${fontWeight} ${fontSize} ${fontFamily}`, color },
    wave: wave === null ? null : waveOf(wave),
  };
}

function waveOf(svg: SVGElement): ClipLook['wave'] {
  return {
    fromPx: Number(svg.dataset.wave),
    width: Number(svg.getAttribute('width')),
    height: Number(svg.getAttribute('height')),
    lineWidth: Number(svg.getAttribute('stroke-width')),
    lines: [...svg.querySelectorAll('path')].map((path) => ({
      color: path.getAttribute('stroke') ?? '',
      path: path.getAttribute('d') ?? '',
    })),
  };
}
