import { TIMELINE_LIMITS } from '@whoosh/contracts';
import type { BandView } from '../bands/bands';
import {
  adopt,
  edit,
  NOTHING,
  pruned,
  redo,
  reduce,
  select,
  selectAll,
  selectedClips,
  startHistory,
  undo,
  type Clip,
  type EditOptions,
  type History,
  type Operation,
  type Selection,
  type Steps,
  type TimelineDocument,
} from '../model';

export interface EditorState {
  history: History;
  /** The present of the history, or what it would be after what is only tried. */
  document: TimelineDocument;
  selection: Selection;
  /** Percent; 100 % is 10 px/s. */
  zoom: number;
  /** Edges, the grid, the playhead and markers attract what is dragged. */
  isSnapping: boolean;
  /** Which rubber bands are shown; null: none. */
  bands: BandView | null;
  /** Something is dragged with the pointer: what can wait is not rendered. */
  isDragging: boolean;
}

type StateListener = () => void;

interface EditorOptions {
  document: TimelineDocument;
  /** Of an earlier visit, that led to this document. */
  steps?: Steps | undefined;
  /** Milliseconds of any clock. */
  now: () => number;
  newKey: () => string;
}

/** One open timeline: the document with its history, what is selected, and how it is looked at. */
export class Editor {
  private state: EditorState;
  private copied: readonly Clip[] = [];
  private readonly listeners = new Set<StateListener>();
  readonly newKey: () => string;
  private readonly now: () => number;

  constructor({ document, steps, now, newKey }: EditorOptions) {
    this.now = now;
    this.newKey = newKey;
    const history = startHistory(document, steps);
    this.state = {
      history,
      document,
      selection: NOTHING,
      zoom: TIMELINE_LIMITS.zoomDefault,
      isSnapping: true,
      bands: null,
      isDragging: false,
    };
  }

  readonly subscribe = (listener: StateListener): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): EditorState => this.state;

  get present(): TimelineDocument {
    return this.state.history.present;
  }

  get selected(): Clip[] {
    return selectedClips(this.state.document, this.state.selection);
  }

  get clipboard(): readonly Clip[] {
    return this.copied;
  }

  /** @param merge edits with the same name soon after one another are one step of undo */
  edit(operation: Operation, merge?: string): void {
    this.setHistory(edit(this.state.history, operation, this.options(merge)));
  }

  /** Shows what an operation would make of the present, until the next edit; null: the present itself. */
  preview(operation: Operation | null): void {
    this.change({ document: operation === null ? this.present : reduce(this.present, operation) });
  }

  undo(): void {
    this.setHistory(undo(this.state.history));
  }

  redo(): void {
    this.setHistory(redo(this.state.history));
  }

  /** Goes on from a state that was merged with another window's edits. */
  adopt(document: TimelineDocument): void {
    this.setHistory(adopt(this.state.history, document));
  }

  select(key: string, isAdding = false): void {
    this.change({ selection: select(this.state.selection, key, isAdding) });
  }

  selectKeys(keys: Iterable<string>): void {
    const selection = new Set(keys);
    const before = this.state.selection;
    if (selection.size !== before.size || [...selection].some((key) => !before.has(key))) this.change({ selection });
  }

  selectAll(): void {
    this.change({ selection: selectAll(this.state.document) });
  }

  selectNothing(): void {
    if (this.state.selection.size > 0) this.change({ selection: NOTHING });
  }

  /** Lays new clips down and selects them. */
  place(clips: readonly Clip[], limitMs: number): void {
    this.edit({ type: 'place', clips, limitMs });
    this.selectKeys(clips.map(({ key }) => key));
  }

  copy(): void {
    if (this.selected.length > 0) this.copied = this.selected;
  }

  setZoom(zoom: number): void {
    this.change({ zoom });
  }

  showBands(bands: BandView | null): void {
    this.change({ bands });
  }

  toggleSnapping(): void {
    this.change({ isSnapping: !this.state.isSnapping });
  }

  setDragging(isDragging: boolean): void {
    if (isDragging !== this.state.isDragging) this.change({ isDragging });
  }

  private options(merge?: string): EditOptions {
    return { nowMs: this.now(), ...(merge === undefined ? {} : { merge }) };
  }

  private setHistory(history: History): void {
    if (history === this.state.history && this.state.document === history.present) return;
    const document = history.present;
    this.change({ history, document, selection: pruned(this.state.selection, document) });
  }

  private change(part: Partial<EditorState>): void {
    this.state = { ...this.state, ...part };
    this.listeners.forEach((tell) => tell());
  }
}
