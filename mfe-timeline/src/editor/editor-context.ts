import type { Clip } from '../model';
import type { ClipSounds } from './clip-sounds';
import type { Editor } from './editor';
import type { Transport } from './transport';
import type { ViewControl } from './view-control';

/** What the actions of the key map and of the menus work on. */
export interface EditorContext {
  editor: Editor;
  transport: Transport;
  viewport: ViewControl;
  sounds: ClipSounds;
  totalMs: number;
  /** Reads a sentence to those who do not see the change. */
  announce: (sentence: string) => void;
  /** Says for all to see why a key did nothing. */
  explain: (sentence: string) => void;
  openClip: (clip: Clip) => void;
  /** Another take of clips as drafts, some places further or back. */
  anotherTake: (clips: readonly Clip[], by: number) => void;
  /** Asks whether these drafts are to be kept. */
  askKeep: (clips: readonly Clip[]) => void;
  /** The focus does not stay there: what has it is about to go, and a slider that took it would take the arrows. */
  leaveInspector: () => void;
  showKeys: () => void;
  toggleMixer: () => void;
  /** Opens the recorder; once it is open, begins a take or ends it. */
  record: () => void;
  /** Told after clips were removed. */
  onRemoved: () => void;
}
