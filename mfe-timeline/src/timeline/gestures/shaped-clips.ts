import { reduce, selectedClips, type Clip, type Operation } from '../../model';
import { clipShape } from '../clip-shape';
import { elementsOf, type GestureScene } from './gesture';

/**
 * The selected clips as an operation would make them, for as long as a drag lasts. Their elements are styled by hand, so that nothing is
 * rendered; only the release changes the document.
 */
export class ShapedClips {
  readonly clips: readonly Clip[];
  private readonly selection: ReadonlySet<string>;
  private elements: ReadonlyMap<string, HTMLElement> = new Map();
  /** The styles that the elements have, to write only what is new. */
  private readonly written = new Map<string, string>();

  constructor(private readonly scene: Pick<GestureScene, 'editor' | 'content'>) {
    this.clips = scene.editor.selected;
    this.selection = scene.editor.snapshot().selection;
  }

  /** The clips as an operation would make them. */
  after(operation: Operation): readonly Clip[] {
    return reduce({ ...this.scene.editor.present, clips: this.clips }, operation).clips;
  }

  /** Draws them so. After the label: its canvas asks for the styles of the page, which cost a third of the frame once any has changed. */
  show(clips: readonly Clip[]): void {
    if (this.elements.size === 0) this.lift();
    clips.forEach((clip) => this.draw(clip));
  }

  /** They are drawn as the document has them. */
  letGo(): void {
    selectedClips(this.scene.editor.present, this.selection).forEach((clip) => this.draw(clip));
    this.elements.forEach((element) => element.removeAttribute('data-shaping'));
    this.elements = new Map();
  }

  private lift(): void {
    this.elements = new Map(elementsOf(this.scene.content, this.selection).map((element) => [element.dataset.clip ?? '', element]));
    this.elements.forEach((element) => element.toggleAttribute('data-shaping', true));
  }

  private draw(clip: Clip): void {
    const element = this.elements.get(clip.key);
    if (element === undefined) return;
    for (const [name, value] of Object.entries(clipShape(clip, this.scene.editor.snapshot().zoom))) {
      const place = `${clip.key} ${name}`;
      if (this.written.get(place) === value) continue;
      this.written.set(place, String(value));
      element.style.setProperty(name, String(value));
    }
  }
}
