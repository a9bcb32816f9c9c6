/** Words of an asset's name that say more than they do in a description. */
export interface AssetNameWords {
  /** They say where it is kept, not what is heard. */
  readonly folders: ReadonlySet<string>;
  /** What a folder's short name stands for where the name itself says no more. */
  readonly shortNames: Readonly<Record<string, string>>;
  /** Of the names that these begin, the words of controls say what is touched on a screen. */
  readonly controlFolders: ReadonlySet<string>;
  readonly controls: ReadonlySet<string>;
  /** Words for a blow: what is struck is said beside it. */
  readonly blows: ReadonlySet<string>;
  /** How a control without a sound of its own is heard. */
  readonly controlSound: readonly string[];
  /** Said of the whole, wherever it stands. */
  readonly loop: string;
  /** Before the ground and the place that a name ends with. */
  readonly on: string;
  readonly in: string;
}
