/**
 * The clips whose sounds are being made, and how far each is: 0..1. A store of its own, so that progress renders
 * nothing else.
 */
export class MakingClips {
  private state: ReadonlyMap<string, number> = new Map();
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): ReadonlyMap<string, number> => this.state;

  has(key: string): boolean {
    return this.state.has(key);
  }

  /** @param share 0..1; null: nothing is made any more */
  set(key: string, share: number | null): void {
    const next = new Map(this.state);
    if (share === null) next.delete(key);
    else next.set(key, share);
    this.state = next;
    this.listeners.forEach((tell) => tell());
  }
}
