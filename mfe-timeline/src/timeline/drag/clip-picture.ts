/** How a clip looks, read from its element once: drawn again with every frame of a drag, which asks the page for no style, layout or paint. */
export interface ClipPicture {
  background: string;
  head: string;
  /** 0..1. */
  opacity: number;
  name: Picture;
  /** Null while the sound is not known. `fromPx` of the sound is its left edge. */
  wave: (Picture & { fromPx: number }) | null;
}

/** A drawn picture and its size on the page, pixels. */
export interface Picture {
  image: HTMLCanvasElement | OffscreenCanvas | ImageBitmap;
  width: number;
  height: number;
}

/** Height of a clip's head, pixels. */
export const HEAD_PX = 18;

/** @param ratio device pixels of a pixel */
export function pictureOf(element: HTMLElement, ratio: number): ClipPicture {
  const { backgroundColor, opacity } = getComputedStyle(element);
  const head = element.querySelector('[data-part="body"] > span') ?? element;
  const wave = element.querySelector<SVGElement>('[data-wave]');
  return {
    background: backgroundColor,
    head: getComputedStyle(head).backgroundColor,
    opacity: Number(opacity),
    name: nameOf(head, ratio),
    wave: wave === null ? null : { ...waveOf(wave, ratio), fromPx: Number(wave.dataset.wave) },
  };
}

/** @param paint in pixels of the page */
export function paintedPicture(width: number, height: number, ratio: number, paint: (context: CanvasRenderingContext2D) => void): Picture {
  const image = emptyCanvas(Math.ceil(width * ratio), Math.ceil(height * ratio));
  const context = image.getContext('2d') as CanvasRenderingContext2D | null;
  context?.scale(ratio, ratio);
  if (context !== null) paint(context);
  return { image, width: image.width / ratio, height: image.height / ratio };
}

/** One that a worker can make and be sent, where the browser has it. Device pixels. */
function emptyCanvas(width: number, height: number): HTMLCanvasElement | OffscreenCanvas {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  return canvas;
}

/** A clip that is drawn wider may show more of its name than it does now. Pixels. */
const LONGEST_NAME_PX = 400;

function nameOf(head: Element, ratio: number): Picture {
  const { color, fontWeight, fontSize, fontFamily } = getComputedStyle(head);
  return paintedPicture(LONGEST_NAME_PX, HEAD_PX, ratio, (context) => {
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    context.fillStyle = color;
    context.textBaseline = 'middle';
    context.fillText(head.textContent ?? '', 0, HEAD_PX / 2);
  });
}

function waveOf(svg: SVGElement, ratio: number): Picture {
  return paintedPicture(Number(svg.getAttribute('width')), Number(svg.getAttribute('height')), ratio, (context) => {
    context.lineCap = 'round';
    context.lineWidth = Number(svg.getAttribute('stroke-width'));
    for (const path of svg.querySelectorAll('path')) {
      context.strokeStyle = path.getAttribute('stroke') ?? '';
      context.stroke(new Path2D(path.getAttribute('d') ?? ''));
    }
  });
}
