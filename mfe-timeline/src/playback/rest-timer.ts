/** Time enough for what still fades. */
const REST_AFTER_MS = 1_000;

/** A while after a pause the audio thread rests, too. */
export class RestTimer {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly rest: () => void) {}

  soon(): void {
    this.cancel();
    this.timer = setTimeout(this.rest, REST_AFTER_MS);
  }

  cancel(): void {
    clearTimeout(this.timer);
  }
}
