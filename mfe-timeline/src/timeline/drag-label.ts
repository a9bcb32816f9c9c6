/**
 * Words that change with every frame of a drag, in the font and colour of an element that holds a canvas for them.
 * As text they would have the page laid out and painted each time.
 */
export class DragLabel {
  private readonly canvas: HTMLCanvasElement | null;
  private readonly context: CanvasRenderingContext2D | null;
  private words = '';
  private size = { width: 0, height: 0 };

  /** @param element its font has characters of one width */
  constructor(private readonly element: HTMLElement) {
    this.canvas = element.querySelector('canvas');
    this.context = this.canvas?.getContext('2d') ?? null;
  }

  write(words: string): void {
    const { context } = this;
    if (context === null || words === this.words) return;
    if (words.length !== this.words.length) this.fit(context, words.length);
    context.clearRect(0, 0, this.size.width, this.size.height);
    context.fillText(words, 0, this.size.height / 2);
    this.words = words;
  }

  /** The next words may be of another theme. */
  clear(): void {
    this.words = '';
  }

  private fit(context: CanvasRenderingContext2D, characters: number): void {
    const { canvas, element } = this;
    if (canvas === null) return;
    element.style.width = `${characters}ch`;
    const { clientWidth: width, clientHeight: height } = canvas;
    const ratio = window.devicePixelRatio || 1;
    [canvas.width, canvas.height] = [Math.ceil(width * ratio), Math.ceil(height * ratio)];
    this.size = { width, height };
    const { fontWeight, fontSize, fontFamily, color } = getComputedStyle(element);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    context.fillStyle = color;
    context.textBaseline = 'middle';
  }
}
