/** What a command reads and writes besides files; tests give their own. */
export interface Terminal {
  /** All of standard input. */
  readInput(): Promise<string>;
  /** Results. */
  out(content: string | Uint8Array): void;
  /** What is said about the work: messages and progress. */
  say(line: string): void;
  /** Rewrites the last line; shown only where a person watches. */
  progress?(line: string): void;
  /** Plays a WAV file to its end. @throws Error with a sentence where no player is installed */
  play(wav: Uint8Array): Promise<void>;
  /** Calls `changed` whenever the file has changed, until the program is ended; the promise is kept then. */
  watch(file: string, changed: () => void): Promise<void>;
}
